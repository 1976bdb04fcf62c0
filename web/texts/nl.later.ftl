# Wat alleen de browser zegt, in vellen en naast het bord: opgehaald als het eerste ervan opengaat.

## Het huis

web-motion = Beweging
web-motion-calm = Rustig
web-motion-quick = Vlot
web-motion-off = Geen
web-keys = Kiezen met toetsen
    .does = De toetsen 1–9 en a–z kiezen de mogelijkheid waar ze bij staan.
web-careful = Tweemaal vragen
    .does = Elke keuze wacht op een tweede klik, zodat er niets per ongeluk gebeurt.
web-settings = Instellingen
web-or = of

## Aan tafel

web-rules-now = helpt bij deze vraag
web-help = Toetsen
    .does = Alles gaat ook zonder muis. Wijs iets aan, ga erheen met Tab of houd het ingedrukt, en het legt zichzelf uit.
web-help-choose = kies de mogelijkheid met die toets
web-help-enter = kies de gemarkeerde mogelijkheid
web-help-tab = ga naar het volgende; het legt zichzelf uit
web-help-undo = neem je laatste antwoord terug
web-help-rules = regels bij de hand
web-help-log = naar het logboek
web-help-board = naar het bord
web-help-question = naar de vraag
web-help-replay = stap door het spel
web-help-space = herhaling afspelen en stilzetten
web-help-escape = terug naar nu, of sluiten
web-help-help = dit overzicht
web-pause = Pauze
web-resign = Opgeven
    .does = Een bot speelt in jouw plaats verder en jij eindigt als laatste. Met twee spelers is het spel dan afgelopen. Dit kun je niet terugnemen.
web-resign-yes = Opgeven
web-play-on = Verder spelen
web-take-over = Laat een bot voor { $seat } spelen
web-invite = { $count ->
        [one] Eén plaats is vrij
       *[other] { $count } plaatsen zijn vrij
    }
    .does = Stuur deze link; wie hem opent, kan aanschuiven.
web-invite-here = Wie deze link op deze machine opent, kan gaan zitten. Om anderen binnen te laten: start Sarai met --address 0.0.0.0 en open het met het eigen adres van deze machine.
web-copy-link = Link kopiëren
web-join-link = Link naar een vrije plaats
web-table-link = Link naar deze tafel

## Logboek, verleden, herhaling

web-replay = Herhaling
web-replay-first = Naar het begin
web-replay-back = Eén terug
web-replay-play = Afspelen
web-replay-pause = Stilzetten
web-replay-on = Eén verder
web-replay-last = Naar het eind
web-replay-at = Regel { $n } van { $last }
web-replay-speed = Snelheid
web-replay-at-speed = { $speed ->
        [steps] stap voor stap
        [1] zo snel als gespeeld werd
       *[other] { $speed } keer zo snel
    }
web-eyes = Door wiens ogen
web-spectator = een toeschouwer
web-branch = Speel hiervandaan verder
web-branch-true = Er begint een nieuwe tafel vanaf de stand na regel { $n }. Dit spel blijft zoals het is.
web-branch-imagined = Er begint hier een nieuwe tafel. Verborgen kaarten zijn bedacht: ze passen bij wat je weet, maar het zijn niet de echte.
web-branch-seat = Jij speelt
web-branch-bots = De anderen
web-branch-start = Beginnen
web-share = Delen
web-share-over = Iedereen met de link kan dit spel nog eens bekijken. Het verslag is tekst: bewaar het, plaats het ergens, open het in elke Sarai.
web-share-running = Zolang het spel loopt, staat in het verslag alleen wat jij mag weten.
web-copy-record = Verslag kopiëren
web-save-record = Verslag opslaan

## Het einde

web-place = Plaats
web-rematch = Nog een keer
web-rematch-join = Naar de nieuwe tafel
web-rematch-watch = Kijken bij de nieuwe tafel
web-rematch-laid = De tafel is opnieuw gedekt.
web-fair = Was het schudden eerlijk?
web-seed = Het startgetal van het schudden is nu bekend, dus iedereen kan het nagaan:
web-commitment = Voor het spel begon, is daarvoor dit beloofd:
web-verify = Het schudden nagaan
web-verified-none = Er is geschud met het beloofde startgetal.
web-verified-ours = Er is geschud met het beloofde startgetal, gemengd met wat jouw browser eraan toevoegde.
web-verified-missing = Er is geschud met het beloofde startgetal, maar wat jouw browser toevoegde zit er niet bij.
web-not-verified = Dat er met het beloofde startgetal is geschud, kon niet worden aangetoond. De controle meldt (in het Engels): { $said }

## Regels bij de hand

web-search = Zoek in de regels
web-nothing-found = Niets gevonden. Probeer een ander woord.
web-topic-goal = Doel
web-topic-turn = Een beurt
web-topic-tokens = Meerderheidsfiches
web-topic-end = Einde van het spel
web-topic-points = Punten

## Wat je kunt onthouden

web-memory-none = Je weet nog niets van verborgen kaarten.
web-memory-certain = In { $place }: { $goods }
web-memory-group = Ergens in { $places }: { $goods }
web-place-hand = { $seat ->
        [Jij] jouw hand
       *[other] de hand van { $seat }
    }
web-place-bag = { $number ->
        [0] de stapel
       *[other] de kaarten die onder de stapel zijn gelegd
    }
web-place-drawn = wat { $seat } trok
web-place-removed = wat { $seat } uit het spel legde

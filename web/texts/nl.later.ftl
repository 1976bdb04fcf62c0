# Wat alleen de browser zegt, in vellen en naast het bord: opgehaald als het eerste ervan opengaat.

## Het huis

web-motion = Beweging
web-motion-calm = Rustig
web-motion-quick = Vlot
web-motion-off = Geen
web-keys = Kiezen met toetsen
    .does = De toetsen 1–9 en a–z kiezen de mogelijkheid waar ze bij staan.
web-careful = Twee keer vragen
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
web-help-space = herhaling afspelen en pauzeren
web-help-escape = terug naar nu, of sluiten
web-help-help = dit overzicht
web-pause = Pauze
web-resign = Opgeven
    .does = Een bot speelt in jouw plaats verder en jij eindigt als laatste. Met twee spelers is het spel dan afgelopen. Dit kun je niet terugnemen.
    .yes = Opgeven
web-play-on = Verder spelen
web-rest = Laat een bot voor mij spelen
web-this-table = Deze tafel
web-take-over = Laat een bot voor { $seat } spelen
    .wait = { $unit ->
        [hours] kan over { $count } uur
        [minutes] kan over { $count } minuten
       *[seconds] { $count ->
            [one] kan over 1 seconde
           *[other] kan over { $count } seconden
        }
    }
web-remove = { $seat } van tafel sturen
    .does = { $seat } heeft nog niet gespeeld. De plaats komt vrij voor iemand anders. { $seat } kan nog meekijken, maar aan deze tafel niet meer aanschuiven.
    .yes = Van tafel sturen
web-leave = Mijn plaats verlaten
    .does = Je hebt nog niet gespeeld, dus je plaats komt vrij voor iemand anders. Je kunt meekijken, en weer aanschuiven zolang er een plaats vrij is.
    .yes = Plaats verlaten
web-stay = Blijven zitten
web-end-table = Deze tafel sluiten
    .does = De tafel en het spel zijn dan voorgoed weg, voor iedereen. Dit kan alleen zolang niemand anders heeft gespeeld.
    .yes = Voorgoed sluiten
web-keep-table = Openhouden
web-invite = { $count ->
        [one] Eén plaats is vrij
       *[other] { $count } plaatsen zijn vrij
    }
    .does = Stuur deze link; wie hem opent, kan aanschuiven.
web-invite-here = Wie deze link op deze machine opent, kan aanschuiven. Om anderen binnen te laten: start Sarai met --address 0.0.0.0 en open het met het eigen adres van deze machine.
web-copy-link = Link kopiëren
web-join-link = Link naar een vrije plaats
web-table-link = Link naar deze tafel
web-elsewhere = Op een ander apparaat spelen
    .does = Open deze privélink op het andere apparaat, of scan de code. Daar speel je verder; in deze browser kan dat dan niet meer.
    .secret = Wie deze link heeft, heeft jouw plaats. Houd hem dus voor jezelf.
web-elsewhere-of = Dit is de plaats van { $name }.
web-elsewhere-here = Dit adres werkt alleen op deze machine. Om op een ander apparaat te spelen: start Sarai met --address 0.0.0.0 en open het met het eigen adres van deze machine.
web-seat-link = Privélink naar je plaats
web-seat-code = QR-code van de privélink naar je plaats
web-new-link = Nieuwe link maken
    .does = De oude link werkt dan niet meer.
    .made = Deze link is nieuw. De oude werkt niet meer.
web-bring = Deze plaats hierheen halen?
    .does = Je hebt de privélink naar een plaats aan deze tafel geopend. Haal de plaats hierheen om in deze browser verder te spelen; in de browser die de plaats nu heeft, kan dat dan niet meer.
web-bring-yes = Hierheen halen
web-to-table = Terug naar de tafel
web-shut = Je kunt deze tafel van hieruit niet openen.

## Logboek, verleden, herhaling

web-replay = Herhaling
web-replay-first = Naar het begin
web-replay-back = Eén terug
web-replay-play = Afspelen
web-replay-pause = Pauzeren
web-replay-on = Eén verder
web-replay-last = Naar het einde
web-replay-at = Regel { $n } van { $last }
web-replay-speed = Snelheid
web-replay-at-speed = { $speed ->
        [steps] stap voor stap
        [1] zo snel als er gespeeld werd
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
web-rematch-join = Naar het nieuwe spel
web-rematch-watch = Kijk naar het nieuwe spel
web-rematch-laid = De tafel ligt weer klaar.
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

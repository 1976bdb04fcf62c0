# Wat alleen de browser zegt, in het Nederlands. Alles over een spel staat in de teksten van dat spel.

## Het huis

web-tagline = Een herberg aan de Zijderoute. Schuif aan: de spellen liggen klaar.
web-language = Taal
web-theme = Licht
web-theme-system = Auto
web-theme-light = Dag
web-theme-dark = Nacht
web-close = Sluiten
web-cancel = Annuleren
web-yes = ja
web-no = nee
web-copied = Gekopieerd
web-not-copied = Kopiëren is niet gelukt
web-refused = Dat is geweigerd.
web-no-answer = Het huis antwoordt niet. Probeer het zo nog eens.
web-missing = Een deel van deze pagina is niet geladen. Laad de pagina opnieuw.

## Lobby

web-games = Spellen
web-facts = { $least }–{ $most } spelers · { $short }–{ $long } minuten
web-play = Spelen
web-toys = Om iets uit te proberen:
web-my-tables = Mijn tafels
web-no-tables = Nog niets. Kies hierboven een spel.
web-open-tables = Open tafels
web-no-open-tables = Op dit moment zoekt niemand gezelschap.
web-finished = { $count ->
        [one] 1 gespeeld spel
       *[other] { $count } gespeelde spellen
    }
web-seat-free = vrij
web-over = Het spel is afgelopen
web-lines = { $count ->
        [one] 1 regel
       *[other] { $count } regels
    }
web-study = Een spel bestuderen
    .does = Plak een verslag of open het bestand: je kunt het stap voor stap bekijken, door ieders ogen, en vanaf elk punt verder spelen.
web-record = Verslag van een spel
    .hint = Plak hier een verslag
web-study-open = Openen
web-study-file = Uit een bestand

## Een nieuwe tafel

web-players = Spelers
web-who = Wie zit er op plaats { $n }
web-who-me = Ik
web-who-here = Iemand aan dit scherm
web-who-link = Iemand via een link
web-who-bot = Bot
web-level = Niveau van de bot op plaats { $n }
web-bot-beginner = beginner
web-bot-easy = makkelijk
web-bot-medium = gemiddeld
web-bot-hard = moeilijk
web-bot-expert = meester
web-name = Naam op plaats { $n }
web-your-name = Je naam
web-guest = Gast
web-more-options = Huisregels, klok en meer
web-clock = Klok
    .does = Hoelang iedere speler in totaal mag nadenken. Een bot neemt het over van wie geen tijd meer heeft.
web-clock-none = geen klok
web-clock-quick = 10 minuten, en 10 seconden per zet
web-clock-slow = 30 minuten, en 30 seconden per zet
web-clock-days = 3 dagen per zet
web-aid = Geheugensteun
    .does = Toont iedere speler wat die van verborgen kaarten heeft gezien en zou kunnen onthouden.
web-open = Open tafel
    .does = Staat in de lobby, zodat iedereen een vrije plaats kan nemen.
web-start = Beginnen

## Aan tafel

web-no-such-table = Die tafel is er niet. Misschien is de link niet compleet.
web-try-again = Opnieuw proberen
web-to-lobby = Naar de lobby
web-opening = De tafel gaat open …
web-sit-down = Aanschuiven
web-hand-over = Geef het scherm aan { $name }
    .does = Er is niets te zien tot { $name } klaar is.
web-hand-over-ready = Ik ben { $name }
web-skip = Naar de vraag
web-step = Stap { $at } van { $of }
web-turn-all = { $count } kiezen tegelijk
web-tools = Hulpmiddelen
web-rules = Regels bij de hand
web-rules-here = De regel bij deze vraag
web-menu = Menu
web-board = Bord
web-seats = Plaatsen
web-leads = ligt voor, voor zover iemand dat kan zien
web-is-bot = bot
web-away = weg
web-thinks = denkt na
web-question = Vraag
web-default = Enter
web-again = Nog eens om te bevestigen
web-foreseen = In het logboek komt
web-not-now = Nu niet: { $why }
web-showing = Kijk wat er gebeurt …
web-skip-motion = Overslaan
web-bot-thinks =
    { $count ->
        [one] { $seat ->
            [Jij] Jouw bot denkt na …
           *[other] { $seat } denkt na …
        }
       *[other] { $seat } denken na …
    }
web-waiting = Wachten op { $seat } …
web-sent = Verzonden …
web-undo = Terugnemen
web-glass = { $seconds ->
        [one] nog 1 seconde
       *[other] nog { $seconds } seconden
    }
web-slow = Nog geen antwoord. Jouw antwoord is verstuurd; we wachten op de server …
web-lost = De verbinding is weg. We proberen het opnieuw; niets van wat je deed is verloren.
web-paused = Het spel is gepauzeerd.
web-resume = Verder spelen
web-agree = Akkoord
web-not-agree = Nu niet
web-offered-by-you = Je hebt het gevraagd; de anderen moeten nog instemmen.
web-waits-for-all = Het spel wacht tot iedereen zit.
web-watching = Je kijkt toe: je ziet wat iedereen mag zien.
web-watch = Meekijken
web-offered = { $what ->
        [pause] { $seat } wil graag pauzeren.
        [bot] { $seat } stelt voor dat een bot voor { $other ->
            [Jij] jou
           *[other] { $other }
        } speelt.
       *[other] { $seat } stelt iets voor: { $what }.
    }

## Logboek, verleden, herhaling

web-log = Wat er is gebeurd
web-log-show = Toon het bord op dit moment
web-log-start = Het spel werd klaargelegd.
web-log-undo = Teruggenomen.
web-log-seed = Het startgetal van het schudden werd onthuld.
web-bot-for-you = Een bot speelt voor je.
web-play-again = Zelf verder spelen
web-resigned = Je hebt opgegeven; een bot speelt voor je verder.
web-time-used-up = Je tijd is op; een bot speelt voor je verder.
web-log-bot = Een bot nam het over van { $seat ->
        [Jij] jou
       *[other] { $seat }
    }.
web-log-resign = { $seat } gaf op.
web-log-out-of-time = { $seat } had geen tijd meer.
web-log-person = { $seat } kwam terug.
web-log-name = { $name } schoof aan.
web-log-pause = Het spel werd gepauzeerd.
web-log-resume = Het spel werd hervat.
web-then = Je kijkt naar het bord na regel { $n }.
web-back-to-now = Terug naar nu
web-is-branch = Afgesplitst van een ander spel na regel { $n }.
web-is-imagined = Een bedachte wereld: afgesplitst na regel { $n }, met geraden verborgen kaarten.
web-branch-origin = Naar dat spel

## Het einde

web-other-seed = De tafel is met een ander startgetal gedeeld dan beloofd. Vertrouw deze server niet.

## Wat je kunt onthouden

web-memory = Wat je hebt gezien


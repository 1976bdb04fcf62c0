# Wat alle spellen delen, in het Nederlands.

## Namen aan tafel

# De zinnen voor het logboek zoeken precies dit woord: waar het later in de zin staat, maakt [Jij] er "jou" van.
play-you = Jij
play-person = Speler { $n }
play-bot = Bot { $n }

## Spelen in gewone regels

play-welcome = Welkom bij { $game }. Typ ? voor hulp.
play-choose = Typ een nummer, de woorden tussen haakjes, of een opdracht
play-commands =
    ?            toont deze hulp
    undo         neemt je laatste antwoord terug
    board        toont de tafel
    log          vertelt wat er tot nu toe is gebeurd
    why ACTIE    zegt waarom een actie nu niet kan
    rules NAAM   toont de regels over iets, zoals een personage
    quit         verlaat het spel
play-default = Enter kiest dit
play-hand-over = Geef het scherm aan { $name }, die op Enter drukt.
play-not-understood = "{ $text }" zegt me hier niets. Typ een nummer uit de lijst, of ? voor hulp.
play-possible = Dat kan nu gewoon.
play-undone = Je laatste antwoord is teruggenomen.
play-saved = Het verslag van dit spel staat in { $file }. Nog eens bekijken: sarai replay.
play-not-kept = Het verslag van dit spel kon niet worden opgeslagen in { $file }. Noem met --record een andere plek om het op te slaan.
play-resume = Later verder spelen: { $command }
play-topics = Je kunt de regels opvragen over: { $topics }.
play-quit = Je staat op van tafel. Tot de volgende keer!

## De tafel die het scherm vult

term-welcome = Sarai: een open tafel voor bordspellen van de Zijderoute
term-what = Wat wil je spelen?
term-new = Nieuw spel: { $game }
term-continue = Verder met: { $game }, { $when }
term-kept = { $lines } regels tot nu toe, opgeslagen in { $file }
term-bad-save = Met dit spel kun je niet verder. { $fault }
term-bad-line = Met dit spel kun je niet verder: regel { $line } van { $file } klopt niet. { $why }
term-hand-over = Geef het scherm aan { $name }, die op Enter drukt.
term-hand-over-look-away = De anderen kijken weg.
term-too-small = Dit venster is { $now }. De tafel heeft minstens { $width }×{ $height } nodig: maak het venster groter of de letters kleiner.
term-thinking = { $names } …
term-default = Enter
term-glass = { $seconds ->
        [one] nog 1 seconde
       *[other] nog { $seconds } seconden
    }
term-over = Het spel is afgelopen. Wat nu?
term-do-result = Bekijk hoe het afliep
term-do-rematch = Nog eens, met dezelfde plaatsen
term-do-new = Leg een ander spel klaar
term-do-leave = Opstaan van tafel
term-yes = ja
term-no = nee

## De toetsen: de toets, een spatie, wat die doet

term-key-rules = ? regels
term-key-why = ! waarom niet
term-key-undo = u terug
term-key-log = g verloop
term-key-others = o tafel
term-key-language = l English
term-key-theme = t licht/donker
term-key-new = n nieuw
term-key-leave = q weg
term-key-close = Esc terug naar de tafel
term-key-scroll = ↑↓ bladeren
term-key-here = Enter ik ben er
term-key-choose = ↑↓ Enter kiezen
term-key-move = ↑↓ verplaatsen
term-key-turn = ←→ veranderen
term-key-start = F2 beginnen
term-key-back = Esc terug
term-key-rematch = r nog eens
term-key-table = b de tafel

## Bladzijden om te lezen

term-rules = Regels bij de hand
term-why-not = Wat nu niet kan, en waarom
term-log = Wat er is gebeurd
term-table = De tafel
term-end = Het einde van het spel
term-all-possible = Elk antwoord op deze vraag is mogelijk.
term-likewise = Hetzelfde geldt voor: { $names }.
term-likewise-more = Hetzelfde geldt voor nog { $count ->
        [one] 1 geval
       *[other] { $count } gevallen
    }.
term-verify = Elke regel en het schudden nagaan: { $command }
term-how-to = Kies met de toets naast een mogelijkheid, of met de pijlen en Enter. Onder de mogelijkheden zie je wat er zeker gebeurt. Je spel wordt na elk antwoord opgeslagen.

## Een spel klaarleggen

term-game = Spel
term-lay-out = Een spel klaarleggen
term-seats = Plaatsen
term-name = Een naam voor deze plaats, als je wilt.
term-person = mens
    .does = Iemand aan dit toetsenbord. Met meer mensen gaat het scherm rond, en niemand ziet de kaarten van een ander.
term-bot-beginner = bot: beginner
term-bot-easy = bot: makkelijk
term-bot-medium = bot: gemiddeld
term-bot-hard = bot: moeilijk
term-bot = bot
    .does = Antwoordt met wat zijn plaats mag weten; een moeilijkere denkt langer na.
term-start = Beginnen
term-nobody = Op minstens één plaats moet een mens zitten.

## Hoe het afliep

play-winner = Winnaar: { $names }.
play-shared-win = Gedeelde overwinning: { $names }.
play-place = { $rank }.
play-total = totaal
play-seed = Het startgetal (seed) was { $seed }. Daarmee kan iedereen het schudden nu nagaan.

## Waarom niet

why-illegal = Dat kan nu niet. Kies een van de mogelijkheden die je krijgt.
why-over = Het spel is afgelopen. Begin een nieuw spel om verder te spelen.
why-not-your-turn = Je bent nu niet aan de beurt. De tafel wacht op { $seats }.
why-clock-only = Alleen de klok mag zeggen dat de tijd om is. Kies een andere actie.
why-glass-runs = De tijd is nog niet om. Wacht tot de zandloper leeg is.
why-too-late = Je antwoord kwam toen de zandloper al leeg was. Wacht op de volgende vraag.

## Waarom niet: terugnemen

why-undo-not-yours = Het laatste antwoord was niet van jou, dus je kunt het niet terugnemen. Speel hier verder.
why-undo-nothing = Je hebt nog niets gekozen, dus er is niets terug te nemen.
why-undo-workbench = Dit hoort bij iets wat je nog mag veranderen tot je klaar bent, dus het staat vast. Verander het daar.
why-undo-revealed = Er is iets verborgens bekend geworden, dus dit kun je niet meer terugnemen. Speel hier verder.
why-undo-no-such-line = Er is geen eerdere regel { $line } om naar terug te gaan. Kies een andere regel.
why-time-backwards = Dit heeft als tijd { $at } ms, maar de laatste regel was op { $last } ms. De tijd gaat alleen vooruit: geef een latere tijd.

## Waarom niet: aan een tafel met anderen

why-stale = Dit is een antwoord op vraag { $prompt }, maar de tafel is al bij vraag { $asked }. Kijk naar de tafel en kies opnieuw.
why-paused = Het spel is gepauzeerd. Hervat het om verder te spelen.
why-not-paused = Het spel is niet gepauzeerd. Speel verder.
why-resigned = Je hebt dit spel opgegeven. Een bot speelt voor je verder.
why-out-of-time = Je tijd is op. Een bot speelt voor je verder.
why-bot-sits-there = Een bot speelt voor deze plaats. Wie de plaats verliet, kan terugkomen, behalve na opgeven of als de tijd op is.
why-person-sits-there = Er speelt al een mens op deze plaats. Er is niets om naar terug te komen.
why-not-away = De speler van die plaats is er. Alleen een verlaten plaats kan naar een bot gaan.
why-not-gone = De speler van die plaats is de verbinding nog maar net kwijt. Over { $seconds } seconden kan een bot het overnemen.
why-follower-only = De bot die het overneemt van wie is weggegaan, is altijd { $bot }: niemand kiest hoe goed een tegenstander verder speelt.
why-pause-alone = Jij bent aan zet en de anderen zijn hun verbinding kwijt, dus je kunt de klok niet in je eentje stilzetten. Wacht op een van hen, of speel door.
why-game-lines = Dit spel heeft al { $most } regels, dus er kan niets meer worden teruggenomen, gepauzeerd of overgedragen. Speel door, of geef op.
why-spectator = Je kijkt naar dit spel. Neem een plaats om te spelen.
why-not-asked = Er wordt je nu niets gevraagd. Wacht op je vraag.
why-not-your-seat = Die plaats is van iemand anders. Kijk door de ogen van je eigen plaats, of als toeschouwer.
why-not-your-table = Je hebt geen plaats aan deze tafel. Vraag het iemand die er een heeft.
why-seat-taken = Er is aan deze tafel geen plaats voor je vrij. Kijk mee, of open een andere tafel.
why-no-seat = Deze tafel heeft zo'n plaats niet. Kies een plaats die er wel is.
why-no-table = Er is geen tafel met deze naam. Controleer de link die je kreeg.
why-no-line = Het spel heeft zo'n regel niet om vanaf verder te spelen. Kies een van de regels.
why-branch-timed = Zolang een spel tegen de tijd loopt, mag niemand er iets naast uitproberen. Speel het uit en speel dan vanaf elke regel verder.
why-not-over = Dit kan pas als het spel voorbij is. Speel het eerst uit.
why-bad-token = Deze link opent de tafel niet. Vraag wie je uitnodigde om een nieuwe.
why-bad-cookie = We weten niet wie je bent. Laad de pagina opnieuw.
why-bad-name = Een naam heeft 1 tot 40 zichtbare tekens, en geen van < > @. Kies een andere.
why-bad-clock = Een klok heeft minuten, dagen of niets, afhankelijk van de soort. Stel hem opnieuw in.
why-no-bot = Zo'n bot is er hier niet. Kies een van: { $bots }.
why-no-game = Zo'n spel is er hier niet. Kies er een uit de lijst.
why-no-language = Er zijn geen teksten in deze taal. Kies een van: { $languages }.
why-no-page = Op dit adres is niets. Begin opnieuw op de eerste pagina.
why-no-method = Dit adres kan zo niet worden gebruikt. Kijk in de beschrijving van de interface.
why-bad-request = Dit is niet te begrijpen: { $fault }. Verbeter dat en stuur het opnieuw.
why-bad-record = Dit verslag kan niet worden nagespeeld: { $fault }. Verbeter de regel en probeer het opnieuw.
why-too-big = Dat is te veel in één keer. Stuur hoogstens { $most }.
why-too-fast = Dat was te veel in te korte tijd. Wacht even en ga door.
why-foreign-origin = Dit kwam van een pagina die niet van Sarai is, dus er is niets gedaan. Gebruik de pagina van Sarai.
why-unknown-host = Deze server heet zo niet. Gebruik het adres dat hij bij het starten noemde.
why-not-kept = Dit kon niet worden opgeslagen, dus het is niet gebeurd. Probeer het opnieuw.
why-no-promise = Het beloofde schudden voor deze tafel is er niet meer. Vraag een nieuwe belofte en deel opnieuw.
why-seat-free = Er is nog een plaats vrij, en de klok loopt pas als iedereen zit. Wacht, of nodig iemand uit.
why-closing = Deze tafel wordt gesloten. Open hem opnieuw.
why-quota-guest = Je hebt al { $most } { $what ->
        [tables] lopende tafels
        [open-tables] tafels in de lobby
        [bot-tables] tafels waaraan alleen bots spelen
        [new-tables] nieuwe tafels binnen een dag
        [sockets] tafels in beeld
        [chores] van zulke verzoeken lopen
       *[open-seats] plaatsen aan deze tafel
    }, en meer staat deze server niet toe. Speel er een uit, sluit er een, of kom later terug.
why-quota-address = De gasten op jouw adres hebben al { $most } { $what ->
        [tables] lopende tafels
        [open-tables] tafels in de lobby
        [bot-tables] tafels waaraan alleen bots spelen
        [new-tables] nieuwe tafels binnen een dag
        [sockets] tafels in beeld
        [connections] verbindingen open
        [chores] van zulke verzoeken lopen
       *[open-seats] plaatsen aan deze tafel
    }, en meer staat deze server niet toe. Wacht tot iemand klaar is, of kom later terug.
why-crowded = Er wachten hier te veel mensen op. Probeer het over een minuut opnieuw.
why-chore-ended = Dit duurde langer dan de server toestaat, dus het is afgebroken. Probeer het opnieuw, of met minder.
why-removed = De gastheer heeft je van deze tafel verwijderd. Je kunt meekijken, of zelf een tafel openen.
why-seat-left = Je hebt je plaats verlaten. Je kunt meekijken, of weer gaan zitten zolang de plaats vrij is.
why-seat-moved = Deze plaats wordt nu vanuit een andere browser gespeeld. Open de privélink ervan hier om de plaats terug te halen.
why-old-link = Deze link is al gebruikt of vervangen. Vraag een nieuwe in de browser die de plaats heeft.
why-not-the-host = Dat kan alleen de gastheer van een tafel. Vraag het aan wie hem opende.
why-nobody-there = Op die plaats zit niemand die weg kan gaan. Kies een andere.
why-has-played = Op die plaats is al gespeeld, dus ze blijft van wie er zit. Diegene kan opgeven, of de plaats aan een bot laten.
why-begun = Iemand anders heeft al gespeeld, dus de tafel blijft open. Je kunt opgeven, of je plaats aan een bot laten.
why-table-closed = Deze tafel is voorgoed gesloten. Open een andere vanuit de lobby.
why-table-shut = De beheerder van deze server heeft de tafel voor nu gesloten. Je kunt hem weer openen.
why-blocked = De beheerder van deze server heeft je een tijdje buitengesloten. Vraag waarom.
why-our-fault = Er ging bij ons iets mis, en er is niets veranderd. Probeer het opnieuw.
term-back = terug

## Waar niets te tekenen valt

term-no-terminal = { $stream ->
    [input] De tafel wordt op een terminal getekend, maar de invoer komt hier ergens anders vandaan.
    [output] De tafel wordt op een terminal getekend, maar de uitvoer gaat ergens anders heen.
   *[error] De tafel wordt via de standaardfoutuitvoer getekend, en die is hier geen terminal.
 }
term-dumb = Deze terminal kan de cursor niet verplaatsen (TERM is leeg of "dumb"), dus er kan geen tafel worden getekend.
term-plain-instead = In gewone regels spelen? (Enter: ja, n: nee)
term-plain-command = Gewone regels werken overal: { $command }
term-plain-key = Of druk op p om in gewone regels te spelen.

# Silk Road Adventures in het Nederlands.
#
# Zinnen van het logboek staan in de verleden tijd en passen bij een naam even goed als bij "Jij" (play-you).

## Het spel

adventures-title = Silk Road Adventures
adventures-about = Iedereen bouwt tegelijk, tegen het zand: een route van tegels tussen twee steden, met een ruwe kaart die de goederen toont maar geen raster. Pas daarna laat de sleutel zien welke ervan je route heeft gekocht, ten goede of ten kwade.

## Goederen, steden, tegels, symbolen

adventures-good-wheat = tarwe
adventures-good-spices = specerijen
adventures-good-jewels = juwelen
adventures-good-silk = zijde
adventures-good-porcelain = porselein
adventures-good-lamps = wonderlampen
adventures-city-constantinople = Constantinopel
adventures-city-alexandria = Alexandrië
adventures-city-basra = Basra
adventures-city-calicut = Calicut
adventures-city-changan = Chang'an
adventures-city-samarkand = Samarkand
adventures-tile-straight = rechte tegel
adventures-tile-wide = wijde bocht
adventures-tile-tight = krappe bocht
adventures-tile-bonus-straight = rechte bonustegel
adventures-tile-bonus-wide = wijde bonustegel
adventures-tile-bonus-tight = krappe bonustegel
adventures-icon-swap-second = het duurste en het op een na duurste goed wisselen van plaats
adventures-icon-swap-third = het duurste en het op twee na duurste goed wisselen van plaats
adventures-icon-rotate = elk goed wordt een rang goedkoper, en het goedkoopste wordt het duurste

## Handelskaarten en kaarten

adventures-good-constantinople-alexandria = Constantinopel – Alexandrië
adventures-good-constantinople-basra = Constantinopel – Basra
adventures-good-constantinople-calicut = Constantinopel – Calicut
adventures-good-constantinople-changan = Constantinopel – Chang'an
adventures-good-constantinople-samarkand = Constantinopel – Samarkand
adventures-good-alexandria-basra = Alexandrië – Basra
adventures-good-alexandria-calicut = Alexandrië – Calicut
adventures-good-alexandria-changan = Alexandrië – Chang'an
adventures-good-alexandria-samarkand = Alexandrië – Samarkand
adventures-good-basra-calicut = Basra – Calicut
adventures-good-basra-changan = Basra – Chang'an
adventures-good-basra-samarkand = Basra – Samarkand
adventures-good-calicut-changan = Calicut – Chang'an
adventures-good-calicut-samarkand = Calicut – Samarkand
adventures-good-changan-samarkand = Chang'an – Samarkand
adventures-good-map-1 = kaart 1
adventures-good-map-2 = kaart 2
adventures-good-map-3 = kaart 3
adventures-good-map-4 = kaart 4
adventures-good-map-5 = kaart 5
adventures-good-map-6 = kaart 6
adventures-good-map-7 = kaart 7
adventures-good-map-8 = kaart 8
adventures-good-map-9 = kaart 9
adventures-good-map-10 = kaart 10
adventures-good-map-11 = kaart 11
adventures-good-map-12 = kaart 12
adventures-good-map-13 = kaart 13
adventures-good-map-14 = kaart 14
adventures-good-map-15 = kaart 15
adventures-good-map-16 = kaart 16
adventures-good-map-17 = kaart 17
adventures-good-map-18 = kaart 18
adventures-good-map-19 = kaart 19
adventures-good-map-20 = kaart 20
adventures-good-map-21 = kaart 21
adventures-good-map-22 = kaart 22
adventures-good-map-23 = kaart 23
adventures-good-map-24 = kaart 24

## Opties van de tafel

adventures-option-mode = Manier van spelen
    .does = Eén zandloper voor iedereen, ieder een eigen zandloper, helemaal geen haast, of beurten waarin elke verandering op het bord tijd kost.
adventures-option-mode-live = samen: één zandloper voor iedereen
adventures-option-mode-own-time = eigen tijd: ieder een zandloper, vanaf het openen van de kaart
adventures-option-mode-relaxed = rustig: geen zandloper, geen bonus voor snelheid
adventures-option-mode-turns = beurten: elke verandering kost seconden
adventures-option-glass = Zandloper
    .does = Hoelang het zand loopt; in een rustig spel maakt dat niet uit.
adventures-option-glass-pack = { $seconds } seconden
adventures-option-glass-60 = 60 seconden
adventures-option-glass-180 = 180 seconden
adventures-option-step = Een verandering kost
    .does = Bij spelen in beurten: hoeveel zand het kost om een tegel te leggen, te draaien of op te pakken.
adventures-option-step-pack = { $step } seconden
adventures-option-step-5 = 5 seconden
adventures-option-first-place = Voor wie het eerst aankomt
    .does = Punten voor wie het eerst aankomt; we kennen het gedrukte getal niet.
adventures-option-first-place-2 = 2 punten
adventures-option-first-place-3 = 3 punten
adventures-option-first-place-4 = 4 punten
adventures-option-lone-finisher = Voor wie als enige aankomt
    .does = Wat de enige speler die aankomt krijgt, bovenop de punten voor de eerste.
adventures-option-lone-finisher-0 = niets extra
adventures-option-lone-finisher-1 = 1 punt extra
adventures-option-lone-finisher-2 = 2 punten extra
adventures-option-late = Klaar maar niet geroepen
    .does = Of een route telt die af was toen de tijd om was, al heeft de bouwer niet geroepen.
adventures-option-late-last = telt, na allen die riepen
adventures-option-late-out = telt niet
adventures-option-floor = Onder nul
    .does = Een slechte ronde kan je punten kosten die je al had, tot 0; of geen enkele ronde telt ooit onder 0.
adventures-option-floor-score = de score stopt bij 0
adventures-option-floor-round = elke ronde stopt bij 0
adventures-option-ages = Precies tegelijk
    .does = Wie eerst is als twee spelers op hetzelfde moment aankomen met dezelfde score: de jongste. Zonder leeftijden beslist de volgorde van de plaatsen.
adventures-option-ages-seats = volgorde van de plaatsen

## Fasen: waar het spel staat

adventures-phase-ready = voor de zandloper
adventures-phase-trading = handelen
adventures-phase-pick = een bonustegel kiezen
adventures-phase-over = het einde van het spel

## Vragen

adventures-ask-ready = Ronde { $round }, van { $city } naar { $other_city }: klaar voor de zandloper?
adventures-ask-open = Ronde { $round }, van { $city } naar { $other_city }: je kaart openen? Dan begint je tijd.
adventures-ask-build = Ronde { $round }: verbind { $city } en { $other_city }.
adventures-ask-pick = Je bent laatste na ronde { $round }. Welke bonustegel neem je?

## Antwoorden, zoals op knoppen

adventures-do-place = Leg een tegel op { $hex }: { $way }
    .brief = Leg een tegel
adventures-do-bonus = Leg een bonustegel op { $hex }: { $way }
    .brief = Leg een bonustegel
adventures-do-turn = Draai de tegel op { $hex }: { $way }
    .brief = Draai een tegel
adventures-do-lift = Pak de tegel op van { $hex }
    .brief = Pak een tegel op
adventures-do-declare = Ik ben er!
adventures-do-stop = Laat de tijd verlopen
adventures-do-ready = Klaar
adventures-do-open = Open de kaart
adventures-do-pick = { $tile }

## Het logboek

adventures-tells-keys = Voor elke kaart werd een sleutel getrokken. Niemand zag ze.
adventures-tells-round = Ronde { $count } begon.
adventures-tells-comes = De markt kreeg er { $good } bij voor { $price }.
adventures-tells-card = De handelskaart werd getrokken: { $card }.
adventures-tells-icon = De handelskaart veranderde de markt: { $icon }.
adventures-tells-ready = { $seat } riep: “Klaar!”
adventures-tells-sand = De zandloper werd omgedraaid: { $count } seconden.
adventures-tells-opens = { $seat } opende een kaart.
adventures-tells-places = { $known ->
        [yes] { $seat } legde een tegel op { $hex }: { $tile }, { $way }.
       *[no] { $seat } legde een tegel.
    }
adventures-tells-turns = { $known ->
        [yes] { $seat } draaide de tegel op { $hex }: { $way }.
       *[no] { $seat } draaide een tegel.
    }
adventures-tells-lifts = { $known ->
        [yes] { $seat } pakte de tegel op van { $hex }.
       *[no] { $seat } pakte een tegel op.
    }
adventures-tells-declares = { $seat } riep na { $count ->
        [one] 1 seconde
       *[other] { $count } seconden
    }: “Ik ben er!”
adventures-tells-done = { $seat } riep: “Ik ben er!”
adventures-tells-stops = De tijd was om voor { $seat ->
        [Jij] jou
       *[other] { $seat }
    }.
adventures-tells-time-up = Het zand was op.
adventures-tells-arrives = { $seat } had een complete route van { $count ->
        [one] 1 tegel
       *[other] { $count } tegels
    }.
adventures-tells-out = { $seat } kreeg niets: { $cause }.
adventures-tells-rank = { $seat } kwam { $place ->
        [1] als eerste
        [2] als tweede
        [3] als derde
        [4] als vierde
       *[other] als nummer { $place }
    } aan: { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }.
adventures-tells-length = { $seat } had de langste route, { $count } tegels: 1 punt.
adventures-tells-buys = { $seat } kocht { $good } bij { $edge }: { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }.
adventures-tells-scores = { $seat } scoorde { $count ->
        [one] 1 punt
       *[other] { $count } punten
    } ({ $total } in totaal).
adventures-tells-best = Volgens de sleutel had { $seat ->
        [Jij] jouw beste route
       *[other] de beste route van { $seat }
    } voor { $count ->
        [one] 1 punt
       *[other] { $count } punten
    } aan goederen gekocht.
adventures-tells-spends = { $seat } verbruikte een { $tile }.
adventures-tells-last = { $seat } stond als enige op de laatste plaats en mocht een bonustegel nemen.
adventures-tells-gets-bonus = { $seat } nam een { $tile }.
adventures-tells-ends = De vier rondes waren voorbij.

## Waarom een route niet telt

adventures-cause-no-start = geen tegel leidde de eerste stad uit
adventures-cause-gap = de route had een gat
adventures-cause-mismatch = twee tegels sloten niet aan
adventures-cause-off-board = de route liep van het bord af
adventures-cause-wrong-city = de route eindigde in een andere stad
adventures-cause-late = de tijd was om voordat er geroepen werd

## Waarom niet

adventures-why-step = Dat is geen antwoord op de vraag die je nu krijgt ({ $phase }). Kies een van de mogelijkheden die je hebt.
adventures-why-not-started = De kaarten liggen nog dicht. Zeg dat je klaar bent; de zandloper wordt omgedraaid als iedereen dat is.
adventures-why-map-closed = Je kaart is nog dicht. Open hem eerst; dan begint je tijd.
adventures-why-no-stop = De tijd stoppen kan hier niet. Roep dat je er bent, of wacht tot het zand op is.
adventures-why-no-time = Je hebt je bord { $count } keer veranderd, en voor meer is er geen tijd. Roep dat je er bent, of laat het zo liggen.
adventures-why-empty = Er ligt geen tegel op { $hex }. Kies een zeshoek waar er wel een ligt.
adventures-why-taken = Er ligt al een tegel op { $hex }. Pak hem eerst op, of draai hem.
adventures-why-other-shape = De tegel op { $hex } is een { $tile }, hoe je hem ook draait. Pak hem op om een andere te leggen.
adventures-why-lies-so = De tegel op { $hex } ligt al zo. Draai hem een andere kant op.
adventures-why-no-tile = Al je { $count } tegels van die vorm ({ $tile }) liggen op het bord. Pak er eerst een op.
adventures-why-no-bonus = Je hebt geen bonustegel van die vorm ({ $tile }) in de hand. Kies een andere tegel.
adventures-why-bonus-taken = Die bonustegel ({ $tile }) is al weg. Kies een andere.

## Het einde: waarom, en punten

adventures-end-four-rounds = Er zijn vier rondes gespeeld.
adventures-end-errand-boy = Alleen, tot 10 punten: mama's boodschappenjongen.
adventures-end-flea-market = Alleen, 11 tot 20 punten: verkoper op de vlooienmarkt.
adventures-end-average = Alleen, 21 tot 35 punten: doorsnee koopman.
adventures-end-first-class = Alleen, 36 tot 45 punten: eersteklas koopman.
adventures-end-millionaire = Alleen, 46 punten of meer: miljonair.
adventures-end-resigned = De reis werd opgegeven.
adventures-points-goods = goederen
adventures-points-rank = aankomst
adventures-points-length = lengte
adventures-points-spared = kwijtgescholden

## De regels bij de hand

adventures-topic-goal = doel
adventures-topic-round = ronde
adventures-topic-building = bouwen
adventures-topic-scoring = telling
adventures-topic-modes = manieren van spelen
adventures-topic-bonus = bonustegels
adventures-topic-alone = alleen spelen
adventures-rules-goal = Bouw in elk van de vier rondes een route tussen de twee steden op de handelskaart. Je koopt de goederen waarvan je route de rand kruist, voor de prijs op de markt, die onder nul kan zijn. Wie na de vierde ronde de meeste punten heeft, wint.
adventures-rules-round = Er komt een nieuw goed op de markt, een handelskaart noemt twee steden en verandert de prijzen, de zandloper wordt omgedraaid en daarmee de kaarten. Je kaart toont goederen als cirkels, zonder raster: je moet schatten bij welke rand elk ligt.
adventures-rules-building = Leg, draai en pak tegels op zoals je wilt, één per zeshoek: { $tiles } rechte, { $tiles } wijde bochten, { $tiles } krappe bochten, en de bonustegels die je hebt. Roep je “Ik ben er!”, dan raak je niets meer aan, klaar of niet.
adventures-rules-scoring = Een route die de twee steden niet verbindt, wint niets en verliest niets. Van de anderen krijgt wie het eerst riep de bonus voor de eerste, de laatste niets en wie ertussen zit 1 punt; de langste route krijgt 1 punt. Dan toont de sleutel bij welke randen goederen gekocht worden: elke rand die je kruist telt, verlies ook. Je score komt nooit onder 0.
adventures-rules-modes = Samen: één zandloper van { $seconds } seconden voor iedereen. Eigen tijd: ieder een zandloper, vanaf het openen van de kaart, en borden blijven verborgen tot iedereen klaar is. Rustig: geen zandloper, geen bonus voor wie eerst aankomt. Beurten: elke verandering op het bord kost enkele seconden zand.
adventures-rules-bonus = Na ronde 1 tot en met 3 neemt wie als enige laatste staat een van drie bonustegels. Je legt hem als elke andere tegel, en goederen aan zijn randen tellen dubbel, verlies ook. Ligt hij op het bord als het handelen eindigt, dan is hij verbruikt.
adventures-rules-alone = Speel je alleen, dan tellen alleen goederen: tot 10 punten ben je mama's boodschappenjongen, tot 20 verkoper op de vlooienmarkt, tot 35 doorsnee koopman, tot 45 eersteklas koopman, daarboven miljonair. Par is wat de beste routes volgens de sleutel hadden opgebracht.

## Het bord in de terminal

adventures-board-round = Ronde { $round } van { $rounds }
adventures-board-sand = { $seconds } s
adventures-board-tile = { $tile } ×{ $count }
adventures-board-change = Een tegel draaien of oppakken
    .brief = Draaien of oppakken
adventures-board-whole = compleet
adventures-board-gap = nog niet compleet
adventures-board-sure = Hierna raak je niets meer aan. Weet je het zeker?
adventures-board-where = { $tile }: waar?
adventures-board-which = Welke tegel?
adventures-board-how = { $tile } op { $hex }: hoe leg je hem?
adventures-board-turn = { $tile } op { $hex }: draaien of oppakken?
adventures-board-lift = Oppakken
adventures-board-border = rand
adventures-board-map-closed = De kaarten liggen nog dicht.
adventures-board-secret = Borden en kaarten zijn alleen voor wie ze heeft.
adventures-board-waiting = heeft de kaart nog niet open
adventures-board-set = klaar om te beginnen
adventures-board-building = bouwt
adventures-board-declared = aangekomen
adventures-board-stopped = tijd om
adventures-board-last = Ronde { $round } volgens de sleutel
adventures-board-bought = { $good } bij { $edge } { $points }{ $times ->
        [2] { " " }(dubbel)
       *[other] { "" }
    }
adventures-board-nothing = niets gekocht
adventures-board-points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
adventures-board-laid = { $count ->
        [one] 1 tegel
       *[other] { $count } tegels
    }
adventures-board-par = par
adventures-board-circle = { $good } { $across } naar rechts, { $down } omlaag
adventures-board-legend = Op de kaart zegt ▀ ▬ ▄ of een goed hoog, midden of laag in zijn regel ligt. HOOFDLETTERS leveren op, kleine letters kosten. Dubbele lijnen zijn een bonustegel. Volgens de sleutel is ⊕ met winst gekocht, ⊖ met verlies.

## Plekken van verborgen stukken, voor wat je kunt onthouden

adventures-place-cards = de stapel handelskaarten
adventures-place-maps-1 = de kaarten van ronde 1 die niet zijn gedeeld
adventures-place-maps-2 = de kaarten van ronde 2 die niet zijn gedeeld
adventures-place-maps-3 = de kaarten van ronde 3 die niet zijn gedeeld
adventures-place-maps-4 = de kaarten van ronde 4 die niet zijn gedeeld
adventures-place-map-1 = { $seat ->
        [Jij] jouw kaart van ronde 1
       *[other] de kaart van { $seat } van ronde 1
    }
adventures-place-map-2 = { $seat ->
        [Jij] jouw kaart van ronde 2
       *[other] de kaart van { $seat } van ronde 2
    }
adventures-place-map-3 = { $seat ->
        [Jij] jouw kaart van ronde 3
       *[other] de kaart van { $seat } van ronde 3
    }
adventures-place-map-4 = { $seat ->
        [Jij] jouw kaart van ronde 4
       *[other] de kaart van { $seat } van ronde 4
    }
adventures-place-board = { $seat ->
        [Jij] jouw bord
       *[other] het bord van { $seat }
    }
adventures-place-keys = de sleutels

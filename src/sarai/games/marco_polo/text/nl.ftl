# Marco Polo II in het Nederlands.
#
# Zinnen van het verslag staan in de verleden tijd, zodat ze bij een naam en bij "Jij" (play-you) passen; waar die naam
# niet vooraan staat, schrijft [Jij] hem klein.

## Het spel

marco-polo-title = Marco Polo II: in dienst van de Khan
marco-polo-about = Vanuit Peking terug naar het westen, in dienst van de Khan. Zet dobbelstenen in om goederen te verzamelen, te reizen, handelsposten te stichten en contracten aan te nemen, en heb na vijf rondes de meeste punten.

## Voorraden, zegels, actievakken

marco-polo-stock-coins = munten
marco-polo-stock-camels = kamelen
marco-polo-stock-pepper = peper
marco-polo-stock-silk = zijde
marco-polo-stock-gold = goud
marco-polo-stock-jade = jade
marco-polo-stock-points = punten
marco-polo-seal-farmer = boerenzegel
marco-polo-seal-spicer = specerijenzegel
marco-polo-seal-tailor = kleermakerszegel
marco-polo-seal-jeweler = juwelierszegel
marco-polo-where-book-1 = Eerste boek
marco-polo-where-book-2 = Tweede boek
marco-polo-where-book-3-upper = Derde boek, bovenste vak
marco-polo-where-book-3-lower = Derde boek, onderste vak
marco-polo-where-favor = Gunst van de Khan
marco-polo-where-guild = Gildezegels
marco-polo-where-travel-lower = Reizen, onderste vak
marco-polo-where-travel-middle = Reizen, middelste vak
marco-polo-where-travel-upper = Reizen, bovenste vak
marco-polo-where-contracts = Contracten
marco-polo-where-area-1 = Eerste kaart van het actiegebied
marco-polo-where-area-2 = Tweede kaart van het actiegebied
marco-polo-where-bag = Geldbuidel
marco-polo-where-reroll = Een dobbelsteen opnieuw werpen
marco-polo-where-raise = Een dobbelsteen verhogen
marco-polo-where-lower = Een dobbelsteen verlagen

## Personages

marco-polo-character-mongke-khan = Möngke Khan
    .does = Oases kosten je geen stap, al betaal je de trajecten wel, en je mag er stoppen. Na elke verplaatsing krijg je per verschillende oase die je passeerde of waar je eindigde 3 punten, en naar keuze 2 munten of 1 kameel.
marco-polo-character-de-wu = De Wu
    .does = Je neemt een gildezegel met één dobbelsteen in plaats van twee. Telkens als je een zegel verbetert, krijg je 1 jade. Aan het eind tel je één wapenschild extra.
marco-polo-character-abha-basu = Abha Basu
    .does = 2 munten aan het begin van elke ronde, 1 jade voor elk contract dat je voltooit, en 1 punt voor elke jade die je krijgt, waarvandaan ook.
marco-polo-character-mailin-and-tian-chin = Mailin en Tian Chin
    .does = Je begint met 3 munten meer en hebt een tweede pion in Peking. Een verplaatsing van meer stappen mag je over beide verdelen; alles wordt vooraf betaald. Aan het begin van elke ronde krijg je een van je bonussen tweemaal.
marco-polo-character-filippo-vitello = Filippo Vitello
    .does = Je neemt elke buitenposttegel nadat iemand hem heeft verdiend, ook je eigen. Als bonusactie krijg je de bonus van één ervan, die daarna uit het spel gaat.
marco-polo-character-isabella-donati = Isabella Donati
    .does = Voor elke dobbelsteen die je werpt, ook zwarte: 2 munten bij een 1 of 6, 1 punt bij een 2 of 5, 1 kameel bij een 3 of 4. Bij de worp van de ronde mag een paar van je eigen dobbelstenen in plaats daarvan 1 jade (1'en, 6'en), 1 zijde (2'en, 5'en) of 1 goud (3'en, 4'en) geven.
marco-polo-character-gantulga-od = Gantulga Od
    .does = Je reist alleen op het onderste vak en betaalt daar de 2 munten. Geen traject kost je munten of kamelen, bij welke verplaatsing ook; jade en zegels blijven nodig.

## Kaarten en tegels

marco-polo-good-red-1 = contract 1
marco-polo-good-red-2 = contract 2
marco-polo-good-red-3 = contract 3
marco-polo-good-red-4 = contract 4
marco-polo-good-red-5 = contract 5
marco-polo-good-red-6 = contract 6
marco-polo-good-red-7 = contract 7
marco-polo-good-red-8 = contract 8
marco-polo-good-red-9 = contract 9
marco-polo-good-red-10 = contract 10
marco-polo-good-red-11 = contract 11
marco-polo-good-red-12 = contract 12
marco-polo-good-red-13 = contract 13
marco-polo-good-red-14 = contract 14
marco-polo-good-red-15 = contract 15
marco-polo-good-red-16 = contract 16
marco-polo-good-red-17 = contract 17
marco-polo-good-red-18 = contract 18
marco-polo-good-red-19 = contract 19
marco-polo-good-red-20 = contract 20
marco-polo-good-red-21 = contract 21
marco-polo-good-red-22 = contract 22
marco-polo-good-red-23 = contract 23
marco-polo-good-red-24 = contract 24
marco-polo-good-red-25 = contract 25
marco-polo-good-red-26 = contract 26
marco-polo-good-red-27 = contract 27
marco-polo-good-red-28 = contract 28
marco-polo-good-red-29 = contract 29
marco-polo-good-red-30 = contract 30
marco-polo-good-red-31 = contract 31
marco-polo-good-red-32 = contract 32
marco-polo-good-red-33 = contract 33
marco-polo-good-red-34 = contract 34
marco-polo-good-red-35 = contract 35
marco-polo-good-red-36 = contract 36
marco-polo-good-red-37 = contract 37
marco-polo-good-red-38 = contract 38
marco-polo-good-red-39 = contract 39
marco-polo-good-red-40 = contract 40
marco-polo-good-red-41 = contract 41
marco-polo-good-red-42 = contract 42
marco-polo-good-blue-1 = startcontract 1
marco-polo-good-blue-2 = startcontract 2
marco-polo-good-blue-3 = startcontract 3
marco-polo-good-blue-4 = startcontract 4
marco-polo-good-blue-5 = startcontract 5
marco-polo-good-blue-6 = startcontract 6
marco-polo-good-blue-7 = startcontract 7
marco-polo-good-jade-carver = Jadesnijder
marco-polo-good-notary = Notaris
marco-polo-good-camel-market = Kamelenmarkt
marco-polo-good-mint = Munt
marco-polo-good-guild-hall = Gildehuis
marco-polo-good-surveyor = Landmeter
marco-polo-good-customs-house = Tolhuis
marco-polo-good-money-changer = Geldwisselaar
marco-polo-good-stables = Stallen
marco-polo-good-bazaar = Bazaar
marco-polo-good-pepper-merchant = Peperkoopman
marco-polo-good-silk-weaver = Zijdewever
marco-polo-good-goldsmith = Goudsmid
marco-polo-good-spice-garden = Kruidentuin
marco-polo-good-caravanserai = Karavanserai
marco-polo-good-treasury = Schatkamer
marco-polo-good-silk-exchange = Zijdebeurs
marco-polo-good-monastery = Klooster
marco-polo-good-scriptorium = Schrijfzaal
marco-polo-good-harbour = Haven
marco-polo-good-watchtower = Wachttoren
marco-polo-good-jade-market = Jademarkt
marco-polo-good-barracks = Kazerne
marco-polo-good-banquet = Gastmaal
marco-polo-good-governor = Stadhouder
marco-polo-good-offer-1-a = aanbod Ia
marco-polo-good-offer-1-b = aanbod Ib
marco-polo-good-offer-1-c = aanbod Ic
marco-polo-good-offer-1-d = aanbod Id
marco-polo-good-offer-1-e = aanbod Ie
marco-polo-good-offer-1-f = aanbod If
marco-polo-good-offer-2-a = aanbod IIa
marco-polo-good-offer-2-b = aanbod IIb
marco-polo-good-offer-2-c = aanbod IIc
marco-polo-good-offer-2-d = aanbod IId
marco-polo-good-offer-2-e = aanbod IIe
marco-polo-good-offer-2-f = aanbod IIf
marco-polo-good-offer-3-a = aanbod IIIa
marco-polo-good-offer-3-b = aanbod IIIb
marco-polo-good-offer-3-c = aanbod IIIc
marco-polo-good-offer-3-d = aanbod IIId
marco-polo-good-offer-3-e = aanbod IIIe
marco-polo-good-offer-3-f = aanbod IIIf
marco-polo-good-goal-1 = doelkaart 1
marco-polo-good-goal-2 = doelkaart 2
marco-polo-good-goal-3 = doelkaart 3
marco-polo-good-goal-4 = doelkaart 4
marco-polo-good-goal-5 = doelkaart 5
marco-polo-good-goal-6 = doelkaart 6
marco-polo-good-goal-7 = doelkaart 7
marco-polo-good-goal-8 = doelkaart 8
marco-polo-good-goal-9 = doelkaart 9
marco-polo-good-goal-10 = doelkaart 10
marco-polo-good-goal-11 = doelkaart 11
marco-polo-good-goal-12 = doelkaart 12
marco-polo-good-goal-13 = doelkaart 13
marco-polo-good-goal-14 = doelkaart 14
marco-polo-good-marker-1 = bonusfiche 1
marco-polo-good-marker-2 = bonusfiche 2
marco-polo-good-marker-3 = bonusfiche 3
marco-polo-good-marker-4 = bonusfiche 4
marco-polo-good-marker-5 = bonusfiche 5
marco-polo-good-marker-6 = bonusfiche 6
marco-polo-good-marker-7 = bonusfiche 7
marco-polo-good-outpost-1 = buitenposttegel 1
marco-polo-good-outpost-2 = buitenposttegel 2
marco-polo-good-outpost-3 = buitenposttegel 3
marco-polo-good-outpost-4 = buitenposttegel 4
marco-polo-good-outpost-5 = buitenposttegel 5
marco-polo-good-outpost-6 = buitenposttegel 6
marco-polo-good-outpost-7 = buitenposttegel 7
marco-polo-good-outpost-8 = buitenposttegel 8
marco-polo-good-outpost-9 = buitenposttegel 9
marco-polo-good-outpost-10 = buitenposttegel 10

## Plaatsen op de kaart, en wapenschilden

marco-polo-location-beijing = Peking
marco-polo-location-kashgar = Kashgar
marco-polo-location-baghdad = Bagdad
marco-polo-location-balkh = Balkh
marco-polo-location-hormuz = Hormuz
marco-polo-location-xanadu = Xanadu
marco-polo-location-yangzhou = Yangzhou
marco-polo-location-fuzhou = Fuzhou
marco-polo-location-xian = Xi'an
marco-polo-location-karakorum = Karakorum
marco-polo-location-dunhuang = Dunhuang
marco-polo-location-lhasa = Lhasa
marco-polo-location-pagan = Pagan
marco-polo-location-samarkand = Samarkand
marco-polo-location-kabul = Kaboel
marco-polo-location-jaipur = Jaipur
marco-polo-location-calicut = Calicut
marco-polo-location-eagle-rock = de Arendsrots
marco-polo-location-tea-terrace = het Theeterras
marco-polo-location-white-pagoda = de Witte Pagode
marco-polo-location-palm-shore = het Palmstrand
marco-polo-location-tiger-ford = de Tijgervoorde
marco-polo-location-moon-spring = de Maanbron
marco-polo-location-jade-gate = de Jadepoort
marco-polo-location-three-wells = Drie Putten
marco-polo-location-salt-lake = het Zoutmeer
marco-polo-location-wind-tower = de Windtoren
marco-polo-shield-dragon = draak
marco-polo-shield-tiger = tijger
marco-polo-shield-horse = paard
marco-polo-shield-monkey = aap
marco-polo-shield-elephant = olifant
marco-polo-shield-eagle = arend
marco-polo-shield-crane = kraanvogel
marco-polo-shield-snake = slang
marco-polo-shield-tortoise = schildpad

## Wat kaarten en tegels zeggen, gemaakt van wat ze doen

marco-polo-says-list = { $items }
marco-polo-says-nothing = niets
marco-polo-says-amount = { $stock_is ->
        [coins] { $count ->
            [one] 1 munt
           *[other] { $count } munten
        }
        [camels] { $count ->
            [one] 1 kameel
           *[other] { $count } kamelen
        }
        [points] { $count ->
            [one] 1 punt
           *[other] { $count } punten
        }
       *[other] { $count } { $stock }
    }
marco-polo-says-goods = { $count ->
        [one] 1 goud, zijde of peper
       *[other] { $count } van goud, zijde en peper
    }
marco-polo-says-different-goods = { $count } verschillende van goud, zijde en peper
marco-polo-says-black-dice = { $count ->
        [one] een zwarte dobbelsteen
       *[other] { $count } zwarte dobbelstenen
    }
marco-polo-says-move = { $count ->
        [one] een verplaatsing van 1 stap
       *[other] een verplaatsing van ten hoogste { $count } stappen
    }
marco-polo-says-contracts = { $count ->
        [one] een contract uit een stad met jouw post
       *[other] { $count } contracten uit steden met jouw posten
    }
marco-polo-says-pile-contracts = { $count ->
        [one] een contract van de stapel
       *[other] { $count } contracten van de stapel
    }
marco-polo-says-shields = { $count ->
        [one] één wapenschild extra aan het eind
       *[other] { $count } wapenschilden extra aan het eind
    }
marco-polo-says-copy = de bonus van een ander bonusfiche in het spel
marco-polo-says-for = { $gives } voor { $pay }
marco-polo-says-contract = { $colour ->
        [blue] Startcontract
       *[red] Contract
    }: voor { $asks } krijg je { $gives }
marco-polo-says-offer = Boek { $number }: { $offers }
marco-polo-says-goal = { $icons }
marco-polo-says-goal-seal = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    } als het { $seal } verbeterd is
marco-polo-says-goal-shield = één wapenschild extra met een post bij wapenschild { $shield }
marco-polo-says-seal = dobbelsteen { $die } of hoger, meteen { $count } jade; verbeteren kost { $pay } en brengt { $gives } op, dan en elke ronde
marco-polo-says-needs-seal = alleen met het { $seal }
marco-polo-says-special = { $gives }; met verbeterd { $seal } ook de bonus daarvan{ $twice ->
        [7] , met een { $once } of hoger
       *[other] : eenmaal met een { $once } of hoger, tweemaal met een { $twice } of hoger
    }
marco-polo-says-location = { $kind ->
        [city] { $items }
        [start] Hier begint elke reis. Hier komt geen post
       *[oasis] Een oase: een stap als elke andere, en geen plek voor een post
    }
marco-polo-says-shield = wapenschild: { $shield }
marco-polo-says-has-marker = een bonusfiche
marco-polo-says-has-outpost = een buitenposttegel voor de eerste post
marco-polo-says-has-card = een stadskaart
marco-polo-says-has-contracts = open contracten
marco-polo-says-track = voor 1 tot { $most } verschillende wapenschilden aan het eind: { $points }
marco-polo-says-trade = { $trades }
marco-polo-says-die-times = ten hoogste zo vaak als de dobbelsteen aangeeft
marco-polo-says-times-row = { $range ->
        [one] dobbelsteen { $low }
       *[several] dobbelsteen { $low } tot { $high }
    }: ten hoogste { $count } maal
marco-polo-says-markers-row = { $range ->
        [one] dobbelsteen { $low }
       *[several] dobbelsteen { $low } tot { $high }
    }: { $count ->
        [one] één fiche
       *[other] { $count } fiches
    }
marco-polo-says-steps-row = { $range ->
        [one] dobbelsteen { $low }
       *[several] dobbelsteen { $low } tot { $high }
    }: { $count ->
        [one] 1 stap
       *[other] ten hoogste { $count } stappen
    }
marco-polo-says-row = { $range ->
        [one] dobbelsteen { $low }
       *[several] dobbelsteen { $low } tot { $high }
    }: { $gives }
marco-polo-says-count = { $gives } voor elk { $counts ->
        [contracts] contract dat je hebt voltooid
        [posts] van je posten
        [shields] verschillend wapenschild bij je posten
        [seals] zegel dat je hebt
       *[improved-seals] zegel dat je hebt verbeterd
    }, ten hoogste zoveel als de dobbelsteen aangeeft
marco-polo-says-gain = { $gives } voor elk oog van de dobbelsteen
marco-polo-says-seal-action = neem een gildezegel met deze ene dobbelsteen, voor { $pay }
marco-polo-says-markers = de bonussen van fiches waar je posten hebt, allemaal verschillend
marco-polo-says-movement = verplaats je voor { $pay } en wat de trajecten kosten

## Opties van de tafel

marco-polo-option-rounds = Rondes
    .does = Hoeveel rondes er worden gespeeld. Het regelboek heeft er vijf.
marco-polo-option-rounds-5 = vijf
marco-polo-option-rounds-3 = drie, voor een kort spel
marco-polo-option-black-dice = Zwarte dobbelstenen
    .does = Een zwarte dobbelsteen wordt geworpen als iemand hem neemt; of alle worden aan het begin van de ronde geworpen, en wie er een neemt kiest hem en houdt zijn waarde.
marco-polo-option-black-dice-rolled-when-taken = geworpen bij het nemen
marco-polo-option-black-dice-rolled-at-start = geworpen aan het begin van de ronde
marco-polo-option-first-roll = Eerste worp
    .does = Of de dobbelstenen van de eerste ronde worden geworpen voordat de personages worden gekozen, of daarna.
marco-polo-option-first-roll-before-characters = voor de personages
marco-polo-option-first-roll-after-characters = na de personages
marco-polo-option-split-movement = Twee pionnen
    .does = Of een verplaatsing die over Mailin en Tian Chin is verdeeld een post plaatst waar elk van hen eindigt, of alleen waar de tweede dat doet.
marco-polo-option-split-movement-two-posts = elk mag een post plaatsen
marco-polo-option-split-movement-one-post = alleen de tweede
marco-polo-option-extra-post = Extra post
    .does = Of het bovenste reisvak de extra post ook geeft als er geen wordt geplaatst waar de verplaatsing eindigt.
marco-polo-option-extra-post-always = altijd
marco-polo-option-extra-post-with-end-post = alleen met een post aan het eind
marco-polo-option-moved-posts = Verplaatste posten
    .does = Of een post die wordt verplaatst, als alle elf er staan, de bonussen van zijn nieuwe stad opbrengt.
marco-polo-option-moved-posts-count = brengen bonussen op
marco-polo-option-moved-posts-bring-nothing = brengen niets op
marco-polo-option-no-action = Geen actie mogelijk
    .does = Of een speler die geen gewone actie kan doen eerst één dobbelsteen op de geldbuidel moet leggen voordat de beurt mag eindigen.
marco-polo-option-no-action-one-die = één dobbelsteen op de geldbuidel
marco-polo-option-no-action-may-pass = de beurt mag eindigen
marco-polo-option-second-place = Tweede in contracten
    .does = Of er een tweede plaats voor voltooide contracten is als meer spelers de eerste delen.
marco-polo-option-second-place-after-a-tie = ook na gelijkspel
marco-polo-option-second-place-not-after-a-tie = niet na gelijkspel
marco-polo-option-isabella-rerolls = Isabella's nieuwe worpen
    .does = Of Isabella Donati betaald krijgt voor een dobbelsteen die ze opnieuw werpt.
marco-polo-option-isabella-rerolls-paid = betaald
marco-polo-option-isabella-rerolls-not-paid = niet betaald
marco-polo-option-isabella-rows = Isabella's rijen
    .does = Of elke dobbelsteen Isabella Donati iets opbrengt, of een 1 en een 6, een 2 en een 5, een 3 en een 4 samen één keer.
marco-polo-option-isabella-rows-each-die = elke dobbelsteen telt
marco-polo-option-isabella-rows-once = samen één keer

## Fases: waar het spel staat

marco-polo-phase-character = kies een personage
marco-polo-phase-goal = houd een doelkaart
marco-polo-phase-twice = ontvang een bonus tweemaal
marco-polo-phase-pairs = paren dobbelstenen
marco-polo-phase-compensation = vergoeding
marco-polo-phase-turn = een beurt
marco-polo-phase-die = kies een dobbelsteen
marco-polo-phase-offer = kies een aanbod
marco-polo-phase-seal = kies een gildezegel
marco-polo-phase-figure = kies een pion
marco-polo-phase-walk = reizen
marco-polo-phase-extra-post = plaats een extra post
marco-polo-phase-lift = verplaats een post
marco-polo-phase-bonus = kies de volgende bonus
marco-polo-phase-take = neem een contract
marco-polo-phase-drop = geef een contract op
marco-polo-phase-good = kies een goed
marco-polo-phase-copy = kopieer een fiche
marco-polo-phase-trade = kies een ruil
marco-polo-phase-times = hoe vaak
marco-polo-phase-marker = kies een fiche
marco-polo-phase-money-bag = geldbuidel
marco-polo-phase-pay-coins = betaal munten
marco-polo-phase-pay-camels = betaal kamelen
marco-polo-phase-oases = gepasseerde oases
marco-polo-phase-black = kies een zwarte dobbelsteen
marco-polo-phase-over = het einde van het spel

## Vragen

marco-polo-ask-character = Welk personage kies je?
marco-polo-ask-goal = Welke doelkaart houd je? De andere gaan ongezien terug.
marco-polo-ask-twice = Welke van je bonussen ontvang je tweemaal?
marco-polo-ask-pairs = Je wierp { $count } maal een { $die }. Hoeveel paren daarvan geven elk 1 { $die ->
        [1] jade in plaats van munten?
        [6] jade in plaats van munten?
        [2] zijde in plaats van punten?
        [5] zijde in plaats van punten?
       *[other] goud in plaats van kamelen?
    }
marco-polo-ask-compensation = Je komt { $count } tekort voor 15. Hoeveel daarvan neem je als kamelen? De rest zijn munten.
marco-polo-ask-turn = Ronde { $round }: { $acted ->
        [yes] je actie is gedaan. Een bonusactie, of het einde van je beurt?
       *[no] wat doe je?
    }
marco-polo-ask-die = { $of ->
        [city] { $location }
        [card] { $card }
       *[where] { $where }
    }: { $first ->
        [yes] { $left ->
            [one] welke dobbelsteen?
           *[other] je plaatst { $left } dobbelstenen. Welke is de laagste? Het getal daarvan telt.
        }
       *[no] welke andere dobbelsteen? { $left ->
            [one] Nog één.
           *[other] Nog { $left }.
        }
    }
marco-polo-ask-offer = Boek { $number }: welk aanbod neem je?
marco-polo-ask-seal = Welk gildezegel neem je?
marco-polo-ask-figure = Welke pion gaat eerst? Samen { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }.
marco-polo-ask-walk = Vanaf { $location }: waarheen? { $steps ->
        [0] Geen stap over
        [one] Nog 1 stap
       *[other] Nog { $steps } stappen
    }; tot nu toe te betalen: { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }, { $camels ->
        [one] 1 kameel
       *[other] { $camels } kamelen
    }{ $jade ->
        [0] .
       *[other] , { $jade } jade.
    }
marco-polo-ask-extra-post = In welke stad die je passeerde plaats je een extra post?
marco-polo-ask-lift = Al je posten staan er. Vanuit welke stad gaat er een naar { $location }?
marco-polo-ask-bonus = Welke bonus neem je nu?
marco-polo-ask-take = { $second ->
        [yes] Neem je een tweede contract?
       *[no] Welk contract neem je?
    }
marco-polo-ask-drop = Er is geen plaats voor { $contract }. Welk contract geef je op?
marco-polo-ask-good = Welk goed neem je? { $count ->
        [one] Eén.
       *[other] Nog { $count }.
    }
marco-polo-ask-copy = Welk fiche kopieer je?
marco-polo-ask-trade = { $card }: welke ruil?
marco-polo-ask-times = { $card }: hoe vaak?
marco-polo-ask-marker = Van welk fiche ontvang je de bonus? { $left ->
        [one] Nog één.
       *[other] Ten hoogste { $left }.
    }
marco-polo-ask-money-bag = Wat neem je uit de geldbuidel?
marco-polo-ask-pay-coins = Te betalen: { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }. Hoeveel daarvan betaal je met jade?
marco-polo-ask-pay-camels = Te betalen: { $camels ->
        [one] 1 kameel
       *[other] { $camels } kamelen
    }. Hoeveel daarvan betaal je met jade?
marco-polo-ask-oases = Je passeerde { $count ->
        [one] een oase
       *[other] { $count } oases
    }. Voor hoeveel neem je een kameel? De andere brengen elk 2 munten op.
marco-polo-ask-black = Welke zwarte dobbelsteen neem je?

## Antwoorden, zoals op knoppen

marco-polo-do-act = { $where }{ $fee ->
        [yes] , prijs: wat de dobbelsteen toont
       *[no] { "" }
    }
marco-polo-do-act-city = Actie van { $location }: { $says }
    .brief = Actie van { $location }
marco-polo-do-act-card = { $card } in { $location }: { $says }
    .brief = { $card } in { $location }
marco-polo-do-act-area = { $card }: { $says }
    .brief = { $card }
marco-polo-do-die = { $colour ->
        [black] zwarte { $die }
       *[own] { $die }
    }{ $fee ->
        [0] { "" }
        [one] , prijs: 1 munt
       *[other] , prijs: { $fee } munten
    }
marco-polo-do-reroll = Werp een dobbelsteen opnieuw (1 kameel)
    .brief = Opnieuw werpen
marco-polo-do-raise = Verhoog een dobbelsteen met 1 (2 kamelen)
    .brief = 1 hoger
marco-polo-do-lower = Verlaag een dobbelsteen met 1 (2 kamelen)
    .brief = 1 lager
marco-polo-do-buy-die = Neem een zwarte dobbelsteen (3 kamelen)
    .brief = Zwarte dobbelsteen
marco-polo-do-end = Beëindig de beurt
marco-polo-do-complete = Voltooi { $contract }: { $says }
    .brief = Voltooi { $contract }
marco-polo-do-improve = Verbeter het { $seal }: { $says }
    .brief = Verbeter het { $seal }
marco-polo-do-spend = Gebruik een buitenposttegel: { $says }
marco-polo-do-offer = { $says }
marco-polo-do-seal = { $seal }: { $says }
    .brief = { $seal }
marco-polo-do-figure = De pion in { $location }
marco-polo-do-stop = Stop hier
marco-polo-do-switch = Ga verder met de andere pion
marco-polo-do-post = { $location }
marco-polo-do-lift = Vanuit { $location }
marco-polo-do-bonus-marker = Fiche van { $location }: { $says }
marco-polo-do-bonus-outpost = Buitenposttegel van { $location }: { $says }
marco-polo-do-bonus-contract = Een contract in { $location }
marco-polo-do-bonus = Een bonus
marco-polo-do-take = Neem { $contract }: { $says }
    .brief = Neem { $contract }
marco-polo-do-drop = Geef { $contract } op: { $says }
    .brief = Geef { $contract } op
marco-polo-do-enough = Geen
marco-polo-do-good = 1 { $stock }
marco-polo-do-copy = { $says }
marco-polo-do-trade = { $says }
marco-polo-do-times = { $count ->
        [one] eenmaal
       *[other] { $count } maal
    }
marco-polo-do-marker = { $location }: { $says }
marco-polo-do-get = { $stock_is ->
        [coins] 3 munten
        [camels] 2 kamelen
       *[jade] 1 jade
    }
marco-polo-do-jade-for-coins = { $count ->
        [0] Alleen munten
       *[other] { $count } jade
    }
marco-polo-do-jade-for-camels = { $count ->
        [0] Alleen kamelen
       *[other] { $count } jade
    }
marco-polo-do-camels = { $count ->
        [one] 1 kameel
       *[other] { $count } kamelen
    }, { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }
marco-polo-do-twice = { $location }: { $says }
marco-polo-do-twice-seal = { $seal }: { $says }
marco-polo-do-pairs = { $count ->
        [0] Geen paar
        [one] 1 paar
       *[other] { $count } paren
    }
marco-polo-do-character = { $character }
marco-polo-do-keep = { $goal }: { $says }
    .brief = { $goal }
marco-polo-do-black = Zwarte { $die }
marco-polo-do-go = { $location }: { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }, { $camels ->
        [one] 1 kameel
       *[other] { $camels } kamelen
    }{ $jade ->
        [0] { "" }
       *[other] , { $jade } jade
    }
    .brief = { $location }

## Het verslag: voorbereiding

marco-polo-tells-marker = Fiche van { $location }: { $says }.
marco-polo-tells-outpost = Buitenposttegel van { $location }: { $says }.
marco-polo-tells-city-card = Stadskaart van { $location }: { $card }: { $says }.
marco-polo-tells-area-card = Kaart in het actiegebied: { $card }: { $says }.
marco-polo-tells-next-offer = Volgend aanbod: { $says }.
marco-polo-tells-first = Eerste speler: { $seat }.
marco-polo-tells-starts-with = { $seat } kreeg { $contract }. { $says }.
marco-polo-tells-shows-character = Een personage om te kiezen: { $character }.
marco-polo-tells-chooses-character = { $seat } koos { $character }.
marco-polo-tells-keeps-goal = { $known ->
        [yes] { $seat } hield { $goal }.
       *[no] { $seat } hield een doelkaart.
    }

## Het verslag: rondes

marco-polo-tells-round = Ronde { $count }; eerste speler: { $seat }.
marco-polo-tells-rolls = { $seat } wierp { $dice }.
marco-polo-tells-rolls-pool = De zwarte dobbelstenen tonen { $dice }.
marco-polo-tells-twice = { $seat } ontving een bonus nog eens.
marco-polo-tells-takes-hourglass = { $seat } nam de zandloper.
marco-polo-tells-ends-turn = { $seat } beëindigde de beurt.

## Het verslag: dobbelstenen en acties

marco-polo-tells-turns-to = { $seat } koos: { $where }.
marco-polo-tells-turns-to-city = { $seat } koos de actie van { $location }.
marco-polo-tells-turns-to-card = { $seat } koos de kaart { $card }.
marco-polo-tells-picks = { $seat } pakte een { $die }.
marco-polo-tells-uses = { $seat } plaatste { $dice }: { $where }.
marco-polo-tells-uses-city = { $seat } plaatste { $dice } voor de actie van { $location }.
marco-polo-tells-uses-card = { $seat } plaatste { $dice } op de kaart { $card }.
marco-polo-tells-buys-die = { $seat } kocht een zwarte dobbelsteen.
marco-polo-tells-rolls-black = { $seat } wierp een zwarte { $die }.
marco-polo-tells-takes-black = { $seat } nam een zwarte { $die }.
marco-polo-tells-no-black-die = Er was geen zwarte dobbelsteen meer voor { $seat ->
        [Jij] jou
       *[other] { $seat }
    }.
marco-polo-tells-rerolls = { $seat } wierp een { $die } opnieuw en kreeg een { $now }.
marco-polo-tells-changes = { $seat } maakte van een { $die } een { $now }.
marco-polo-tells-gains = { $seat } kreeg { $stock_is ->
        [coins] { $count ->
            [one] 1 munt
           *[other] { $count } munten
        }
        [camels] { $count ->
            [one] 1 kameel
           *[other] { $count } kamelen
        }
       *[other] { $count } { $stock }
    } en had er { $now }.
marco-polo-tells-pays = { $seat } betaalde { $stock_is ->
        [coins] { $count ->
            [one] 1 munt
           *[other] { $count } munten
        }
        [camels] { $count ->
            [one] 1 kameel
           *[other] { $count } kamelen
        }
       *[other] { $count } { $stock }
    } en had er nog { $now }.
marco-polo-tells-scores = { $seat } kreeg { $count ->
        [one] 1 punt
       *[other] { $count } punten
    } en had er { $now }.
marco-polo-tells-loses-points = { $seat } betaalde { $count ->
        [one] 1 punt
       *[other] { $count } punten
    } en had er { $now }.
marco-polo-tells-gains-shield = { $seat } kreeg { $count ->
        [one] een wapenschild
       *[other] { $count } wapenschilden
    } voor het eind.
marco-polo-tells-settles = { $seat } koos hoe er betaald werd.
marco-polo-tells-chooses-offer = { $seat } koos het aanbod: { $says }.
marco-polo-tells-chooses-trade = { $seat } koos ruil { $number }.
marco-polo-tells-chooses-times = { $seat } deed dat { $count ->
        [one] eenmaal
       *[other] { $count } maal
    }.
marco-polo-tells-enough = { $seat } nam er geen meer.
marco-polo-tells-wants-seal = { $seat } koos het { $seal }.
marco-polo-tells-takes-seal = { $seat } nam het { $seal }.
marco-polo-tells-begins-improving = { $seat } ging het { $seal } verbeteren.
marco-polo-tells-improves = { $seat } verbeterde het { $seal }.
marco-polo-tells-receives-seal = { $seat } ontving de bonus van het { $seal }.
marco-polo-tells-receives-marker = { $seat } ontving de bonus van het fiche in { $location }: { $says }.
marco-polo-tells-chooses-marker = { $seat } koos het fiche in { $location }.
marco-polo-tells-copies = { $seat } kopieerde een fiche: { $says }.
marco-polo-tells-receives-outpost = { $seat } ontving de bonus van een buitenposttegel: { $says }.
marco-polo-tells-keeps-outpost = { $seat } bewaarde de buitenposttegel: { $says }.
marco-polo-tells-spends-outpost = { $seat } gebruikte een buitenposttegel: { $says }.

## Het verslag: reizen, contracten

marco-polo-tells-moves-figure = { $seat } begon met de pion in { $location }.
marco-polo-tells-plans = { $seat } plande de weg naar { $location }.
marco-polo-tells-switches = { $seat } ging verder met de pion in { $location }.
marco-polo-tells-sets-out = { $seat } vertrok; de weg kost { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }, { $camels ->
        [one] 1 kameel
       *[other] { $camels } kamelen
    }{ $jade ->
        [0] .
       *[other] , { $jade } jade.
    }
marco-polo-tells-stays = { $seat } bleef staan.
marco-polo-tells-travels = { $seat } reisde naar { $location }.
marco-polo-tells-places-post = { $seat } plaatste post { $count } in { $location }.
marco-polo-tells-lifts-post = { $seat } haalde een post weg uit { $location }.
marco-polo-tells-takes = { $seat } nam { $contract }. { $says }.
marco-polo-tells-drops = { $seat } gaf { $contract } op.
marco-polo-tells-draws-contract = { $seat } trok { $contract } van de stapel. { $says }.
marco-polo-tells-no-contract = De stapel contracten was leeg.
marco-polo-tells-opens = Nieuw in { $location }: { $contract }. { $says }.
marco-polo-tells-begins-completing = { $seat } ging { $contract } voltooien.
marco-polo-tells-completes = { $seat } voltooide { $contract }, { $count } in totaal.

## Het verslag: het eind

marco-polo-tells-shows-goal = { $seat ->
        [Jij] Jouw doel
       *[other] Doel van { $seat }
    }: { $says }.
marco-polo-tells-ends = Het spel is afgelopen.

## Waarom niet

marco-polo-why-step = Dat is nu geen antwoord op de vraag ({ $phase }). Kies een van de mogelijkheden die je krijgt.
marco-polo-why-acted = Je hebt je actie in deze beurt gedaan. Doe bonusacties, of beëindig de beurt.
marco-polo-why-no-dice = Je hebt geen dobbelsteen meer.
marco-polo-why-full = Daar is geen plaats voor nog een dobbelsteen.
marco-polo-why-no-post = Je hebt geen post in { $location }.
marco-polo-why-fresh = Je hebt je post in { $location } pas in deze beurt geplaatst. Vanaf je volgende beurt heb je er iets aan.
marco-polo-why-gantulga = Gantulga Od reist alleen op het onderste vak.
marco-polo-why-no-contracts = In geen stad met een post van jou ligt een contract open.
marco-polo-why-dice-needed = Daarvoor { $count ->
        [one] is nog 1 dobbelsteen
       *[other] zijn nog { $count } dobbelstenen
    } van een passende waarde nodig, en je hebt er { $have }.
marco-polo-why-colour = Daar ligt al een dobbelsteen van jouw kleur. Alleen zwarte mogen nog volgen.
marco-polo-why-die-too-low = De dobbelsteen moet ten minste { $die } tonen.
marco-polo-why-lowest-first = Kies de laagste dobbelsteen eerst; de volgende zijn even hoog of hoger.
marco-polo-why-no-such-die = Er is daar geen { $colour ->
        [black] zwarte { $die }
       *[own] { $die } van jouw kleur
    }.
marco-polo-why-die-limit = Een { $die } kan niet verder die kant op.
marco-polo-why-fee = Het vak is bezet en kost dus { $count ->
        [one] 1 munt
       *[other] { $count } munten
    }; dat kun je niet betalen.
marco-polo-why-cost = Dat kun je niet betalen: { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }, { $camels ->
        [one] 1 kameel
       *[other] { $camels } kamelen
    }, { $jade } jade. Jade mag voor munten en kamelen tellen, niets telt voor jade.
marco-polo-why-goods = Daarvoor is { $count } { $stock } nodig, en je hebt { $have }.
marco-polo-why-mix = Met { $count } jade in plaats daarvan kun je niet betalen.
marco-polo-why-no-seal = Met een { $die } als laagste dobbelsteen is er geen zegel voor je dat je nog niet hebt.
marco-polo-why-has-seal = Je hebt het { $seal } al.
marco-polo-why-seal-missing = Je hebt het { $seal } niet.
marco-polo-why-improved = Het { $seal } is al verbeterd.
marco-polo-why-not-kept = Zo'n tegel bewaar je niet: { $outpost }.
marco-polo-why-bought = Je hebt in deze beurt al een zwarte dobbelsteen gekocht.
marco-polo-why-no-black = Er is geen zwarte dobbelsteen meer.
marco-polo-why-must-act = Je moet nog een actie doen: er is er een mogelijk.
marco-polo-why-must-bag = Geen actie is mogelijk. Leg eerst één dobbelsteen op de geldbuidel.
marco-polo-why-card-die = Met een { $die } doet { $card } dat niet.
marco-polo-why-count = { $card }: er is niets van jou te tellen.
marco-polo-why-no-marker = { $card }: je hebt geen post in een stad met een fiche.
marco-polo-why-no-such-trade = { $card } heeft niet zo'n ruil.
marco-polo-why-no-leg = Er leidt geen traject van hier naar { $location }.
marco-polo-why-leg-seal = Dat traject is alleen voor wie het { $seal } heeft.
marco-polo-why-no-steps = Daarvoor is er geen stap over.
marco-polo-why-must-move = Je moet eerst een stap zetten.
marco-polo-why-one-figure = Je hebt maar één pion.
marco-polo-why-switched = De verplaatsing is al verdeeld.
marco-polo-why-not-within-reach = Je kunt { $contract } nu niet nemen.
marco-polo-why-must-take = Je moet een contract nemen.
marco-polo-why-not-active = { $contract } ligt niet open op jouw bord.
marco-polo-why-just-taken = Je hebt { $contract } net genomen. Geef een ander op.
marco-polo-why-has-post = Je hebt al een post in { $location }.
marco-polo-why-not-passed = Je bent niet door { $location } gekomen.
marco-polo-why-placed-now = De post in { $location } is in deze verplaatsing geplaatst. Verplaats een andere.
marco-polo-why-no-such-bonus = Zo'n bonus staat er voor jou niet klaar.
marco-polo-why-must-choose = Kies er ten minste één.
marco-polo-why-chosen = Je hebt { $location } al gekozen.
marco-polo-why-character = { $character } kan niet worden gekozen.
marco-polo-why-goal = { $goal } heb je niet gekregen.
marco-polo-why-camels = Ten hoogste { $count }.
marco-polo-why-pairs = Deze dobbelstenen vormen ten hoogste { $count ->
        [one] 1 paar
       *[other] { $count } paren
    }.
marco-polo-why-different = Je hebt al { $stock }; de goederen moeten verschillen.
marco-polo-why-not-in-game = { $marker } is niet in dit spel.
marco-polo-why-copies-itself = Een fiche kopieert zichzelf niet.

## Het eind: waarom, en punten

marco-polo-end-rounds = De laatste ronde is gespeeld.
marco-polo-points-play = tijdens het spel
marco-polo-points-goal = doel
marco-polo-points-shields = wapenschilden
marco-polo-points-goods = goederen
marco-polo-points-coins = munten
marco-polo-points-contracts = meeste contracten

## Regels bij de hand, in een paar woorden

marco-polo-topic-goal = doel
marco-polo-topic-turn = beurt
marco-polo-topic-spaces = actievakken
marco-polo-topic-dice = dobbelstenen
marco-polo-topic-books = boeken en gunst
marco-polo-topic-seals = gildezegels
marco-polo-topic-travel = reizen
marco-polo-topic-contracts = contracten
marco-polo-topic-bonus = bonusacties
marco-polo-topic-round = nieuwe ronde
marco-polo-topic-end = einde
marco-polo-rules-goal = Heb na vijf rondes de meeste punten: tijdens het spel van contracten, kaarten en posten, en aan het eind van je doelkaart, van verschillende wapenschilden bij je posten, van goederen en munten, en voor de meeste contracten.
marco-polo-rules-turn = Doe één actie door dobbelstenen van jou te plaatsen; daarvoor en daarna zoveel bonusacties als je wilt. Wie geen dobbelstenen meer heeft, past voor de rest van de ronde.
marco-polo-rules-spaces = Op een bezet blauw vak betaal je zoveel munten als je laagste dobbelsteen toont. Een bezet bruin vak is gesloten. Dobbelstenen van jouw kleur gaan per ronde één keer naar elk vak; zwarte hebben geen kleur. De kaart of actie van een stad vraagt een post die er al voor deze beurt stond.
marco-polo-rules-dice = De laagste dobbelsteen die je plaatst beslist hoe vaak of hoe ver. Minder mag, minstens eenmaal moet: een actie die niets zou doen kun je niet kiezen. Jade mag je betalen als munt of als kameel; waar jade wordt gevraagd helpt alleen jade.
marco-polo-rules-books = Boeken: één dobbelsteen, { $book_1 } of meer voor het eerste, { $book_2 } of meer voor het tweede, { $book_3 } of meer voor het derde, dat twee vakken heeft. Twee keer is het aanbod gratis, twee keer kost het jade. Gunst van de Khan: 4 munten en 2 kamelen, met een dobbelsteen die niet lager is dan de vorige; er zijn vier plaatsen.
marco-polo-rules-seals = Gildezegels: twee dobbelstenen; de laagste beslist welk zegel je mag nemen, met wat jade erbij. Je hebt elk maar één keer. Een zegel opent sommige trajecten. Verbeterd brengt het zijn bonus meteen en aan het begin van elke ronde op.
marco-polo-rules-travel = Onderste vak: één dobbelsteen, 2 munten, 1 stap. Middelste: twee dobbelstenen, tot { $middle } stappen. Bovenste: drie dobbelstenen, tot { $upper } stappen, en een extra post in een stad die je passeert. Ook de laagste dobbelsteen begrenst. Alle trajecten betaal je vooraf. Eindig je in een stad, dan plaats je een post en krijg je er het fiche, de buitenposttegel of een contract. De negende en tiende post geven 5 punten, de elfde 10.
marco-polo-rules-contracts = Contracten: één dobbelsteen, neem er één of twee uit steden met jouw posten, daarna 3 munten. Je hebt plaats voor twee; is die op, dan gaat er een oud weg. Een contract voltooien is een bonusactie.
marco-polo-rules-bonus = Voltooi een contract. Verbeter een zegel. Geldbuidel: een dobbelsteen voor 3 munten, 2 kamelen of 1 jade. Werp een dobbelsteen opnieuw voor 1 kameel. Verander een dobbelsteen met 1 voor 2 kamelen. Eenmaal per beurt een zwarte dobbelsteen voor 3 kamelen.
marco-polo-rules-round = Dobbelstenen komen terug, er is nieuw aanbod, fiches en verbeterde zegels brengen hun bonussen weer op, er komen twee nieuwe kaarten in het actiegebied, allen werpen. Onder de 15 krijg je het verschil in munten en kamelen. Eerste is wie het laatst het hoogste reisvak van de vorige ronde gebruikte.
marco-polo-rules-end = Punten van je doelkaart voor verbeterde zegels; verschillende wapenschilden, ten hoogste { $most_shields } punten; 1 punt per 2 goederen en per 10 munten; 8 punten voor de meeste contracten, 4 voor de op één na meeste met drie of vier spelers. Bij gelijke stand de meeste kamelen.

## Het bord in een terminal
# De eerste twee zijn tekens van één cel: voor munten, kamelen, peper, zijde, goud, jade; voor boer, specerijen, kleermaker, juwelier.

marco-polo-board-stock-signs = ¢KPZGJ
marco-polo-board-seal-signs = BSKJ
marco-polo-board-round = Ronde { $round }
marco-polo-board-first = eerste speler: { $name }
marco-polo-board-black = zwarte dobbelstenen: { $count }
marco-polo-board-pile = contractstapel: { $count }
marco-polo-board-next = Volgende ronde
marco-polo-board-favor = Gunst
marco-polo-board-guild = Gilde
marco-polo-board-travel = Reizen
marco-polo-board-contracts = Contracten
marco-polo-board-bag = Buidel
marco-polo-board-picked = gekozen
marco-polo-board-no-dice = geen dobbelstenen meer
marco-polo-board-room = plaats voor een contract
marco-polo-board-goal = Doel
marco-polo-board-hourglass = zandloper, en dus eerste in de volgende ronde: { $name }
marco-polo-board-spaces = Actievakken
marco-polo-board-dice-there = dobbelstenen daar: { $dice }
marco-polo-board-offers = aanbod: { $offers }
marco-polo-board-black-die = zwarte { $value }
marco-polo-board-blocking-die = { $value } die blijft liggen
marco-polo-board-map = De kaart
marco-polo-board-marker = bonusfiche: { $says }
marco-polo-board-outpost = voor de eerste post: { $says }
marco-polo-board-posts-of = posten: { $names }
marco-polo-board-figures-of = pionnen: { $names }
marco-polo-board-legs = naar { $legs }
marco-polo-board-leg = { $location } ({ $says })
marco-polo-board-character = { $seat }, { $character }
marco-polo-board-points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
marco-polo-board-dice = dobbelstenen: { $dice }
marco-polo-board-at = in { $location }
marco-polo-board-posts = geplaatste posten: { $count } van { $posts }
marco-polo-board-shields = wapenschilden: { $count }, aan het eind { $points } waard
marco-polo-board-completed = voltooide contracten: { $count }
marco-polo-board-improved = { $seal }, verbeterd
marco-polo-board-seals = zegels: { $seals }
marco-polo-board-tile = buitenposttegel: { $says }
marco-polo-board-missing = nog nodig: { $what }
marco-polo-board-enough = binnen bereik
marco-polo-board-characters = Personages om uit te kiezen: { $characters }
marco-polo-board-legend = §✓ verbeterd, ⌂ post, ♙ pion, ♦ wapenschild, ≡ contract, ≡↓ van de stapel, ! elke ronde, !? ander bonusfiche, + eerste post, ▫ stadskaart, ✶ stadsactie, » stap, ? goed naar keuze, ≠ verschillende, ⚂ dobbelsteen, ○ zwart, × blijft liggen, _ vrij, − betaald of nog nodig, ◷ zandloper
marco-polo-board-further = Verderop, voor de hele weg

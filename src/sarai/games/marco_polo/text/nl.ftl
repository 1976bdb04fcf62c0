# Marco Polo II in het Nederlands.
#
# Zinnen van het logboek staan in de verleden tijd en passen bij een naam even goed als bij "Jij" (play-you); waar die naam
# later in de zin staat, maakt [Jij] er "jou" van.

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
marco-polo-where-reroll = Een dobbelsteen opnieuw gooien
marco-polo-where-raise = Een dobbelsteen verhogen
marco-polo-where-lower = Een dobbelsteen verlagen

## Personages

marco-polo-character-mongke-khan = Möngke Khan
    .does = Oases kosten je geen stap, al betaal je de trajecten wel, en je mag er stoppen. Na elke verplaatsing krijg je voor elke verschillende oase die je passeerde of waar je eindigde 3 punten, en naar keuze 2 munten of 1 kameel.
marco-polo-character-de-wu = De Wu
    .does = Je neemt een gildezegel met één dobbelsteen in plaats van twee. Telkens als je een zegel verbetert, krijg je 1 jade. Aan het einde tel je één wapenschild extra.
marco-polo-character-abha-basu = Abha Basu
    .does = Je krijgt 2 munten aan het begin van elke ronde, 1 jade voor elk contract dat je voltooit, en 1 punt voor elke jade die je krijgt, waarvandaan ook.
marco-polo-character-mailin-and-tian-chin = Mailin en Tian Chin
    .does = Je begint met 3 extra munten en hebt een tweede pion in Peking. Een verplaatsing van meer stappen mag je over beide verdelen; alles betaal je vooraf. Aan het begin van elke ronde krijg je een van je bonussen twee keer.
marco-polo-character-filippo-vitello = Filippo Vitello
    .does = Je bewaart elke buitenposttegel nadat iemand hem heeft verdiend, ook je eigen. Als bonusactie krijg je de bonus van één ervan; die tegel gaat daarna uit het spel.
marco-polo-character-isabella-donati = Isabella Donati
    .does = Voor elke dobbelsteen die je gooit, ook zwarte: 2 munten bij een 1 of 6, 1 punt bij een 2 of 5, 1 kameel bij een 3 of 4. Bij de worp voor de ronde mag een paar van je eigen dobbelstenen in plaats daarvan 1 jade (1'en, 6'en), 1 zijde (2'en, 5'en) of 1 goud (3'en, 4'en) opleveren.
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
       *[other] { $count } goud, zijde of peper naar keuze
    }
marco-polo-says-different-goods = { $count } verschillende goederen uit goud, zijde en peper
marco-polo-says-black-dice = { $count ->
        [one] een zwarte dobbelsteen
       *[other] { $count } zwarte dobbelstenen
    }
marco-polo-says-move = { $count ->
        [one] een verplaatsing van 1 stap
       *[other] een verplaatsing van hoogstens { $count } stappen
    }
marco-polo-says-contracts = { $count ->
        [one] een contract uit een stad met een post van jou
       *[other] { $count } contracten uit steden met posten van jou
    }
marco-polo-says-pile-contracts = { $count ->
        [one] een contract van de stapel
       *[other] { $count } contracten van de stapel
    }
marco-polo-says-shields = { $count ->
        [one] 1 extra wapenschild aan het einde
       *[other] { $count } extra wapenschilden aan het einde
    }
marco-polo-says-copy = de bonus van een ander bonusfiche in het spel
marco-polo-says-for = { $gives } voor { $pay }
marco-polo-says-contract = betaal { $asks }; je krijgt { $gives }
marco-polo-says-offer = Boek { $number }: { $offers }
marco-polo-says-goal = { $icons }
marco-polo-says-goal-seal = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    } als het { $seal } verbeterd is
marco-polo-says-goal-shield = 1 extra wapenschild voor een post bij wapenschild { $shield }
marco-polo-says-seal = dobbelsteen { $die } of hoger; meteen { $count } jade; verbeteren kost { $pay } en levert { $gives } op, meteen en elke ronde
marco-polo-says-needs-seal = alleen met het { $seal }
marco-polo-says-special = { $gives }; als je { $seal } verbeterd is, ook de bonus daarvan{ $twice ->
        [7] , met een { $once } of hoger
       *[other] : één keer met een { $once } of hoger, twee keer met een { $twice } of hoger
    }
marco-polo-says-location = { $kind ->
        [city] { $items }
        [start] Hier begint elke reis. Hier komt nooit een post
       *[oasis] Een oase: een stap als elke andere, en geen plek voor een post
    }
marco-polo-says-shield = wapenschild: { $shield }
marco-polo-says-has-marker = een bonusfiche
marco-polo-says-has-outpost = een buitenposttegel voor de eerste post
marco-polo-says-has-card = een stadskaart
marco-polo-says-has-contracts = open contracten
marco-polo-says-track = voor 1 tot { $most } verschillende wapenschilden aan het einde: { $points }
marco-polo-says-trade = { $trades }
marco-polo-says-die-times = hoogstens zoveel keer als de dobbelsteen aangeeft
marco-polo-says-times-row = { $range ->
        [one] dobbelsteen { $low }
       *[several] dobbelsteen { $low }–{ $high }
    }: { $count ->
        [one] één keer
        [2] hoogstens twee keer
       *[other] hoogstens { $count } keer
    }
marco-polo-says-markers-row = { $range ->
        [one] dobbelsteen { $low }
       *[several] dobbelsteen { $low }–{ $high }
    }: { $count ->
        [one] 1 fiche
       *[other] { $count } fiches
    }
marco-polo-says-steps-row = { $range ->
        [one] dobbelsteen { $low }
       *[several] dobbelsteen { $low }–{ $high }
    }: { $count ->
        [one] 1 stap
       *[other] hoogstens { $count } stappen
    }
marco-polo-says-row = { $range ->
        [one] dobbelsteen { $low }
       *[several] dobbelsteen { $low }–{ $high }
    }: { $gives }
marco-polo-says-count = { $gives } voor elk { $counts ->
        [contracts] contract dat je hebt voltooid
        [posts] van je posten
        [shields] verschillend wapenschild bij je posten
        [seals] zegel dat je hebt
       *[improved-seals] zegel dat je hebt verbeterd
    }, hoogstens zoveel als de dobbelsteen aangeeft
marco-polo-says-gain = { $gives } voor elk oog van de dobbelsteen
marco-polo-says-seal-action = neem een gildezegel met deze ene dobbelsteen, voor { $pay }
marco-polo-says-markers = de bonussen van verschillende fiches waar je posten hebt
marco-polo-says-movement = reis voor { $pay } plus de kosten van de trajecten

## Opties van de tafel

marco-polo-option-rounds = Rondes
    .does = Hoeveel rondes er worden gespeeld. Het regelboek heeft er vijf.
marco-polo-option-rounds-5 = vijf
marco-polo-option-rounds-3 = drie, voor een kort spel
marco-polo-option-black-dice = Zwarte dobbelstenen
    .does = Een zwarte dobbelsteen wordt gegooid als iemand hem neemt; of alle worden aan het begin van de ronde gegooid, en wie er een neemt, kiest welke en houdt zijn waarde.
marco-polo-option-black-dice-rolled-when-taken = gegooid bij het nemen
marco-polo-option-black-dice-rolled-at-start = gegooid aan het begin van de ronde
marco-polo-option-first-roll = Eerste worp
    .does = Of de dobbelstenen van de eerste ronde worden gegooid voordat de personages worden gekozen, of daarna.
marco-polo-option-first-roll-before-characters = voor de personages
marco-polo-option-first-roll-after-characters = na de personages
marco-polo-option-split-movement = Twee pionnen
    .does = Of je bij een verplaatsing die over Mailin en Tian Chin is verdeeld een post plaatst waar elk van hen eindigt, of alleen waar de tweede eindigt.
marco-polo-option-split-movement-two-posts = elk mag een post plaatsen
marco-polo-option-split-movement-one-post = alleen de tweede
marco-polo-option-extra-post = Extra post
    .does = Of het bovenste reisvak de extra post ook geeft als je er geen plaatst waar de verplaatsing eindigt.
marco-polo-option-extra-post-always = altijd
marco-polo-option-extra-post-with-end-post = alleen met een post aan het einde
marco-polo-option-moved-posts = Verplaatste posten
    .does = Of een post die wordt verplaatst, als alle elf er staan, de bonussen van zijn nieuwe stad oplevert.
marco-polo-option-moved-posts-count = leveren bonussen op
marco-polo-option-moved-posts-bring-nothing = leveren niets op
marco-polo-option-no-action = Geen actie mogelijk
    .does = Of een speler die geen gewone actie kan doen, één dobbelsteen op de geldbuidel moet leggen voordat de beurt mag eindigen.
marco-polo-option-no-action-one-die = één dobbelsteen op de geldbuidel
marco-polo-option-no-action-may-pass = de beurt mag eindigen
marco-polo-option-second-place = Tweede in contracten
    .does = Of er een tweede plaats voor voltooide contracten is als meer spelers de eerste delen.
marco-polo-option-second-place-after-a-tie = ook na een gelijke stand
marco-polo-option-second-place-not-after-a-tie = niet na een gelijke stand
marco-polo-option-isabella-rerolls = Isabella's nieuwe worpen
    .does = Of Isabella Donati betaald krijgt voor een dobbelsteen die ze opnieuw gooit.
marco-polo-option-isabella-rerolls-paid = betaald
marco-polo-option-isabella-rerolls-not-paid = niet betaald
marco-polo-option-isabella-rows = Isabella's rijen
    .does = Of elke dobbelsteen Isabella Donati iets opbrengt, of een 1 en een 6, een 2 en een 5, een 3 en een 4 samen één keer.
marco-polo-option-isabella-rows-each-die = elke dobbelsteen telt
marco-polo-option-isabella-rows-once = samen één keer

## Fases: waar het spel staat

marco-polo-phase-character = kies een personage
marco-polo-phase-goal = houd een doelkaart
marco-polo-phase-twice = krijg een bonus twee keer
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
marco-polo-phase-drop = leg een contract af
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
marco-polo-ask-twice = Welke van je bonussen krijg je twee keer?
marco-polo-ask-pairs = Je gooide { $count } keer een { $die }. Hoeveel paren daarvan leveren elk 1 { $die ->
        [1] jade op in plaats van munten?
        [6] jade op in plaats van munten?
        [2] zijde op in plaats van punten?
        [5] zijde op in plaats van punten?
       *[other] goud op in plaats van kamelen?
    }
marco-polo-ask-compensation = Je komt { $count } tekort voor 15. Hoeveel daarvan neem je als kamelen? De rest krijg je in munten.
marco-polo-ask-turn = Ronde { $round }: { $acted ->
        [yes] je actie is gedaan. Doe je een bonusactie of beëindig je je beurt?
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
        [0] Geen stappen meer
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
marco-polo-ask-extra-post = In welke stad waar je langskwam plaats je de extra post?
marco-polo-ask-lift = Al je posten staan op de kaart. Uit welke stad verplaats je er een naar { $location }?
marco-polo-ask-bonus = Welke bonus neem je nu?
marco-polo-ask-take = { $second ->
        [yes] Neem je een tweede contract?
       *[no] Welk contract neem je?
    }
marco-polo-ask-drop = Er is geen plaats voor { $contract }. Welk contract leg je af?
marco-polo-ask-good = Welk goed neem je? { $count ->
        [one] Laatste keuze.
       *[other] Nog { $count } keuzes.
    }
marco-polo-ask-copy = Welk fiche kopieer je?
marco-polo-ask-trade = { $card }: welke ruil?
marco-polo-ask-times = { $card }: hoe vaak?
marco-polo-ask-marker = Van welk fiche krijg je de bonus? { $left ->
        [one] Nog één.
       *[other] Nog hoogstens { $left }.
    }
marco-polo-ask-money-bag = Wat neem je uit de geldbuidel?
marco-polo-ask-pay-coins = Je moet { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    } betalen. Hoeveel daarvan betaal je met jade?
marco-polo-ask-pay-camels = Je moet { $camels ->
        [one] 1 kameel
       *[other] { $camels } kamelen
    } betalen. Hoeveel daarvan betaal je met jade?
marco-polo-ask-oases = Je passeerde { $count ->
        [one] een oase
       *[other] { $count } oases
    }. Voor hoeveel neem je 1 kameel in plaats van 2 munten?
marco-polo-ask-black = Welke zwarte dobbelsteen neem je?

## Antwoorden, zoals op knoppen

marco-polo-do-act = { $where }{ $fee ->
        [yes] , toeslag: laagste dobbelsteen
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
        [one] , toeslag: 1 munt
       *[other] , toeslag: { $fee } munten
    }
marco-polo-do-reroll = Gooi een dobbelsteen opnieuw (1 kameel)
    .brief = Opnieuw gooien
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
marco-polo-do-lift = Uit { $location }
marco-polo-do-bonus-marker = Bonusfiche van { $location }: { $says }
marco-polo-do-bonus-outpost = Buitenposttegel van { $location }: { $says }
marco-polo-do-bonus-contract = Een contract in { $location }
marco-polo-do-bonus = Een bonus
marco-polo-do-take = Neem { $contract }: { $says }
    .brief = Neem { $contract }
marco-polo-do-drop = Leg { $contract } af: { $says }
    .brief = Leg { $contract } af
marco-polo-do-enough = Geen
marco-polo-do-good = 1 { $stock }
marco-polo-do-copy = { $says }
marco-polo-do-trade = { $says }
marco-polo-do-times = { $count ->
        [one] één keer
        [2] twee keer
       *[other] { $count } keer
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

## Het logboek: voorbereiding

marco-polo-tells-marker = Bonusfiche van { $location }: { $says }.
marco-polo-tells-outpost = Buitenposttegel van { $location }: { $says }.
marco-polo-tells-city-card = Stadskaart van { $location }: { $card } ({ $says }).
marco-polo-tells-area-card = Kaart in het actiegebied: { $card } ({ $says }).
marco-polo-tells-next-offer = Volgend aanbod – { $says }.
marco-polo-tells-first = Startspeler: { $seat }.
marco-polo-tells-starts-with = { $seat } kreeg { $contract }: { $says }.
marco-polo-tells-shows-character = Personage om uit te kiezen: { $character }.
marco-polo-tells-chooses-character = { $seat } koos { $character }.
marco-polo-tells-keeps-goal = { $known ->
        [yes] { $seat } hield { $goal }.
       *[no] { $seat } hield een doelkaart.
    }

## Het logboek: rondes

marco-polo-tells-round = Ronde { $count }; startspeler: { $seat }.
marco-polo-tells-rolls = { $seat } gooide { $dice }.
marco-polo-tells-rolls-pool = De zwarte dobbelstenen toonden { $dice }.
marco-polo-tells-twice = { $seat } kreeg een bonus een tweede keer.
marco-polo-tells-takes-hourglass = { $seat } nam de zandloper.
marco-polo-tells-ends-turn = { $seat } beëindigde de beurt.

## Het logboek: dobbelstenen en acties

marco-polo-tells-turns-to = { $seat } koos: { $where }.
marco-polo-tells-turns-to-city = { $seat } koos de actie van { $location }.
marco-polo-tells-turns-to-card = { $seat } koos de kaart { $card }.
marco-polo-tells-picks = { $seat } pakte een { $die }.
marco-polo-tells-uses = { $seat } plaatste { $dice }: { $where }.
marco-polo-tells-uses-city = { $seat } plaatste { $dice } voor de actie van { $location }.
marco-polo-tells-uses-card = { $seat } plaatste { $dice } op de kaart { $card }.
marco-polo-tells-buys-die = { $seat } kocht een zwarte dobbelsteen.
marco-polo-tells-rolls-black = { $seat } gooide een zwarte { $die }.
marco-polo-tells-takes-black = { $seat } nam een zwarte { $die }.
marco-polo-tells-no-black-die = Er was geen zwarte dobbelsteen meer voor { $seat ->
        [Jij] jou
       *[other] { $seat }
    }.
marco-polo-tells-rerolls = { $seat } gooide een { $die } opnieuw en kreeg een { $now }.
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
    } (nu { $now }).
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
    } (nog { $now }).
marco-polo-tells-scores = { $seat } kreeg { $count ->
        [one] 1 punt
       *[other] { $count } punten
    } (nu { $now }).
marco-polo-tells-loses-points = { $seat } betaalde { $count ->
        [one] 1 punt
       *[other] { $count } punten
    } (nog { $now }).
marco-polo-tells-gains-shield = { $seat } kreeg { $count ->
        [one] 1 extra wapenschild
       *[other] { $count } extra wapenschilden
    } voor het einde.
marco-polo-tells-settles = { $seat } koos hoe te betalen.
marco-polo-tells-chooses-offer = { $seat } koos het aanbod: { $says }.
marco-polo-tells-chooses-trade = { $seat } koos ruil { $number }.
marco-polo-tells-chooses-times = { $seat } deed dit { $count ->
        [one] één keer
        [2] twee keer
       *[other] { $count } keer
    }.
marco-polo-tells-enough = { $seat } nam er geen meer.
marco-polo-tells-wants-seal = { $seat } koos het { $seal }.
marco-polo-tells-takes-seal = { $seat } nam het { $seal }.
marco-polo-tells-begins-improving = { $seat } koos ervoor het { $seal } te verbeteren.
marco-polo-tells-improves = { $seat } verbeterde het { $seal }.
marco-polo-tells-receives-seal = { $seat } kreeg de bonus van het { $seal }.
marco-polo-tells-receives-marker = { $seat } kreeg de bonus van het fiche in { $location }: { $says }.
marco-polo-tells-chooses-marker = { $seat } koos het fiche in { $location }.
marco-polo-tells-copies = { $seat } kopieerde een fiche: { $says }.
marco-polo-tells-receives-outpost = { $seat } kreeg de bonus van een buitenposttegel: { $says }.
marco-polo-tells-keeps-outpost = { $seat } bewaarde de buitenposttegel: { $says }.
marco-polo-tells-spends-outpost = { $seat } gebruikte een buitenposttegel: { $says }.

## Het logboek: reizen, contracten

marco-polo-tells-moves-figure = { $seat } begon met de pion in { $location }.
marco-polo-tells-plans = { $seat } plande een stap naar { $location }.
marco-polo-tells-switches = { $seat } ging verder met de pion in { $location }.
marco-polo-tells-sets-out = { $seat } vertrok: de weg kostte { $coins ->
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
marco-polo-tells-takes = { $seat } nam { $contract }: { $says }.
marco-polo-tells-drops = { $seat } legde { $contract } af.
marco-polo-tells-draws-contract = { $seat } trok { $contract } van de stapel: { $says }.
marco-polo-tells-no-contract = De stapel contracten was leeg.
marco-polo-tells-opens = In { $location } kwam { $contract } open te liggen: { $says }.
marco-polo-tells-begins-completing = { $seat } koos ervoor { $contract } te voltooien.
marco-polo-tells-completes = { $seat } voltooide { $contract } ({ $count } in totaal).

## Het logboek: het einde

marco-polo-tells-shows-goal = { $seat ->
        [Jij] Jouw doelkaart
       *[other] Doelkaart van { $seat }
    }: { $says }.
marco-polo-tells-ends = Het spel eindigde.

## Waarom niet

marco-polo-why-step = Dat is geen antwoord op de vraag die je nu krijgt ({ $phase }). Kies een van de mogelijkheden die je hebt.
marco-polo-why-acted = Je hebt je actie deze beurt al gedaan. Doe bonusacties, of beëindig de beurt.
marco-polo-why-no-dice = Je hebt geen dobbelstenen meer. Kies iets waarvoor je er geen nodig hebt, of beëindig de beurt.
marco-polo-why-full = Daar is geen plaats voor nog een dobbelsteen. Kies een ander vak.
marco-polo-why-no-post = Je hebt geen post in { $location }. Reis er eerst heen.
marco-polo-why-fresh = Je hebt je post in { $location } pas deze beurt geplaatst. Vanaf je volgende beurt kun je hem gebruiken.
marco-polo-why-gantulga = Gantulga Od reist alleen op het onderste vak. Kies dat.
marco-polo-why-no-contracts = In geen enkele stad met een post van jou ligt een contract open. Kies een andere actie.
marco-polo-why-dice-needed = Daarvoor heb je nog { $count ->
        [one] 1 dobbelsteen
       *[other] { $count } dobbelstenen
    } van een passende waarde nodig, en je hebt er { $have ->
        [0] geen
       *[other] { $have }
    }. Kies een ander vak, of verander je dobbelstenen.
marco-polo-why-colour = Daar ligt al een dobbelsteen van jouw kleur. Gebruik zwarte dobbelstenen, of een ander vak.
marco-polo-why-die-too-low = De dobbelsteen moet minstens { $die } aangeven. Kies een hogere.
marco-polo-why-lowest-first = Kies eerst je laagste dobbelsteen; de volgende moeten even hoog of hoger zijn. Kies een andere dobbelsteen.
marco-polo-why-no-such-die = Je hebt daarvoor geen { $colour ->
        [black] zwarte { $die }
       *[own] { $die } van jouw kleur
    }. Kies een dobbelsteen die je wel hebt.
marco-polo-why-die-limit = Een { $die } kan niet verder die kant op. Kies een andere dobbelsteen.
marco-polo-why-fee = Het vak is bezet en kost dus { $count ->
        [one] 1 munt
       *[other] { $count } munten
    }; dat kun je niet betalen. Kies een lagere dobbelsteen of een ander vak.
marco-polo-why-cost = Dat kun je niet betalen: { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }, { $camels ->
        [one] 1 kameel
       *[other] { $camels } kamelen
    }, { $jade } jade. Jade mag munten en kamelen vervangen, maar niets vervangt jade.
marco-polo-why-goods = Daarvoor heb je { $count } { $stock } nodig, en je hebt { $have ->
        [0] niets
       *[other] er { $have }
    }. Zorg eerst voor meer.
marco-polo-why-mix = Je kunt geen { $count } jade in plaats daarvan betalen. Kies een ander aantal.
marco-polo-why-no-seal = Met een { $die } als laagste dobbelsteen is er geen zegel dat je nog niet hebt. Gebruik hogere dobbelstenen.
marco-polo-why-has-seal = Je hebt het { $seal } al. Kies een ander.
marco-polo-why-seal-missing = Je hebt het { $seal } niet. Neem het eerst.
marco-polo-why-improved = Het { $seal } is al verbeterd. Kies een ander.
marco-polo-why-not-kept = Je hebt { $outpost } niet bewaard. Kies een tegel die je hebt.
marco-polo-why-bought = Je hebt deze beurt al een zwarte dobbelsteen gekocht. Wacht op je volgende beurt.
marco-polo-why-no-black = Er zijn deze ronde geen zwarte dobbelstenen meer.
marco-polo-why-must-act = Je kunt je beurt nog niet beëindigen: er is nog een actie mogelijk, dus doe er een.
marco-polo-why-must-bag = Er is geen actie mogelijk. Leg eerst één dobbelsteen op de geldbuidel.
marco-polo-why-card-die = Met een { $die } doet { $card } dat niet. Kies een andere dobbelsteen.
marco-polo-why-count = { $card }: je hebt niets wat daarvoor telt. Kies een andere actie.
marco-polo-why-no-marker = { $card }: je hebt geen post in een stad met een bonusfiche. Kies een andere actie.
marco-polo-why-no-such-trade = { $card } heeft zo'n ruil niet. Kies er een die er wel staat.
marco-polo-why-no-leg = Er loopt geen traject van hier naar { $location }. Kies een plaats hiernaast.
marco-polo-why-leg-seal = Dat traject is alleen voor wie het { $seal } heeft. Kies een ander.
marco-polo-why-no-steps = Je hebt geen stappen meer. Stop hier.
marco-polo-why-must-move = Je moet minstens één stap zetten. Kies waarheen.
marco-polo-why-one-figure = Je hebt maar één pion. Ga daarmee verder.
marco-polo-why-switched = De verplaatsing is al verdeeld. Ga verder met deze pion.
marco-polo-why-not-within-reach = Je kunt { $contract } nu niet nemen. Kies er een die je wel kunt nemen.
marco-polo-why-must-take = Je moet minstens één contract nemen. Kies er een.
marco-polo-why-not-active = Op jouw bord ligt geen open { $contract }. Kies er een die je hebt.
marco-polo-why-just-taken = Je hebt { $contract } net genomen. Leg een ander af.
marco-polo-why-has-post = Je hebt al een post in { $location }. Kies een andere stad.
marco-polo-why-not-passed = Je bent niet langs { $location } gekomen. Kies een stad op je weg.
marco-polo-why-placed-now = De post in { $location } is in deze verplaatsing geplaatst. Verplaats een andere.
marco-polo-why-no-such-bonus = Zo'n bonus ligt niet voor je klaar. Kies er een die er wel is.
marco-polo-why-must-choose = Kies er minstens één.
marco-polo-why-chosen = Je hebt { $location } al gekozen. Kies een andere plaats.
marco-polo-why-character = Je kunt { $character } niet kiezen. Kies een van de personages die er liggen.
marco-polo-why-goal = Je hebt { $goal } niet gekregen. Kies een van je eigen kaarten.
marco-polo-why-camels = Je kunt er hier hoogstens { $count } nemen. Kies een kleiner aantal.
marco-polo-why-pairs = Deze dobbelstenen vormen hoogstens { $count ->
        [one] 1 paar
       *[other] { $count } paren
    }. Kies een kleiner aantal.
marco-polo-why-different = Je hebt al { $stock } gekozen, en de goederen moeten verschillen. Kies een ander goed.
marco-polo-why-not-in-game = In dit spel zit geen { $marker }. Kies een ander.
marco-polo-why-copies-itself = Een fiche kopieert zichzelf niet. Kies een ander.

## Het einde: waarom, en punten

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
marco-polo-rules-goal = Heb na vijf rondes de meeste punten: tijdens het spel met contracten, kaarten en posten, en aan het einde met je doelkaart, verschillende wapenschilden bij je posten, goederen en munten, en de meeste voltooide contracten.
marco-polo-rules-turn = Doe één actie door dobbelstenen te plaatsen; daarvoor en daarna zoveel bonusacties als je wilt. Heb je geen dobbelstenen meer, dan pas je voor de rest van de ronde.
marco-polo-rules-spaces = Op een bezet blauw vak betaal je zoveel munten als je laagste dobbelsteen aangeeft. Een bezet bruin vak is gesloten. Dobbelstenen van jouw kleur gaan per ronde één keer naar elk vak; zwarte hebben geen kleur. Voor de kaart of actie van een stad heb je er een post uit een eerdere beurt nodig.
marco-polo-rules-dice = De laagste dobbelsteen die je plaatst, bepaalt hoeveel keer of hoe ver. Minder mag, maar minstens één: een actie die niets zou doen, kun je niet kiezen. Jade mag je betalen als munt of als kameel; waar om jade wordt gevraagd, is alleen jade goed.
marco-polo-rules-books = Boeken: één dobbelsteen, { $book_1 } of hoger voor het eerste, { $book_2 } of hoger voor het tweede, { $book_3 } of hoger voor het derde, dat twee vakken heeft. Twee aanbiedingen zijn gratis, twee kosten jade. Gunst van de Khan: 4 munten en 2 kamelen, met een dobbelsteen die niet lager is dan de vorige; er is plaats voor vier.
marco-polo-rules-seals = Gildezegels: twee dobbelstenen; de laagste bepaalt welk zegel je mag nemen; sommige leveren jade op. Je kunt elk zegel maar één keer hebben. Een zegel opent sommige trajecten. Is het verbeterd, dan levert het zijn bonus meteen op en aan het begin van elke ronde.
marco-polo-rules-travel = Onderste vak: één dobbelsteen, 2 munten, 1 stap. Middelste: twee dobbelstenen, hoogstens { $middle } stappen. Bovenste: drie dobbelstenen, hoogstens { $upper } stappen, en een extra post in een stad waar je langskomt. Je gaat nooit verder dan je laagste dobbelsteen aangeeft. Alle trajecten betaal je vooraf. Eindig je in een stad, dan plaats je een post en krijg je er het fiche, de buitenposttegel of een contract. Je negende en tiende post leveren elk 5 punten op, de elfde 10.
marco-polo-rules-contracts = Contracten: één dobbelsteen; neem er één of twee uit steden met posten van jou, daarna 3 munten. Je hebt plaats voor twee; is het vol, dan leg je er een af. Een contract voltooien is een bonusactie.
marco-polo-rules-bonus = Voltooi een contract. Verbeter een zegel. Geldbuidel: een dobbelsteen voor 3 munten, 2 kamelen of 1 jade. Gooi een dobbelsteen opnieuw voor 1 kameel. Verander een dobbelsteen met 1 voor 2 kamelen. Neem één keer per beurt een zwarte dobbelsteen voor 3 kamelen.
marco-polo-rules-round = Dobbelstenen komen terug, er komt nieuw aanbod, fiches en verbeterde zegels leveren hun bonussen weer op, er komen twee nieuwe kaarten in het actiegebied en iedereen gooit. Gooi je minder dan 15, dan krijg je het verschil in kamelen of munten. Startspeler is wie in de vorige ronde het laatst het hoogste reisvak gebruikte.
marco-polo-rules-end = Punten van je doelkaart voor verbeterde zegels; verschillende wapenschilden, hoogstens { $most_shields } punten; 1 punt voor elke 2 goederen en elke 10 munten; 8 punten voor de meeste voltooide contracten, 4 voor de op één na meeste met drie of vier spelers. Bij een gelijke stand winnen de meeste kamelen.

## Het bord in een terminal
# De eerste twee zijn tekens van één cel: voor munten, kamelen, peper, zijde, goud, jade; voor boer, specerijen, kleermaker, juwelier.

marco-polo-board-stock-signs = ¢KPZGJ
marco-polo-board-seal-signs = BSKJ
marco-polo-board-round = Ronde { $round }
marco-polo-board-first = startspeler: { $name }
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
marco-polo-board-hourglass = zandloper, en dus startspeler in de volgende ronde: { $name }
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

## Plekken van verborgen stukken, voor wat je kunt onthouden

marco-polo-place-red = { $number ->
        [0] de contractstapel
       *[other] de contracten die onder de stapel zijn gelegd
    }
marco-polo-place-blue = de startcontracten die niemand kreeg
marco-polo-place-city = de stadskaarten die niet op de kaart liggen
marco-polo-place-offer-1 = de tegels die over zijn voor het eerste boek
marco-polo-place-offer-2 = de tegels die over zijn voor het tweede boek
marco-polo-place-offer-3 = de tegels die over zijn voor het derde boek
marco-polo-place-goals = de doelkaarten die niemand hield
marco-polo-place-markers = de stadsfiches die in de doos bleven
marco-polo-place-outposts = de buitenposttegels die in de doos bleven
marco-polo-place-goal = { $seat ->
        [Jij] jouw doelkaarten
       *[other] de doelkaarten van { $seat }
    }

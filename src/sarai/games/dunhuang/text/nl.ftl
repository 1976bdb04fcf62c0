# Merchants of Dunhuang in het Nederlands.
#
# Zinnen van het logboek staan in de verleden tijd en passen bij een naam even goed als bij "Jij" (play-you); waar die naam
# later in de zin staat, maakt [Jij] er "jou" van.

## Het spel

dunhuang-title = Merchants of Dunhuang
dunhuang-about = Leid de kameel van personage naar personage, verzamel goederen voor je Winkel en je hand, en heb als eerste genoeg meerderheidsfiches en vier verschillende goederen, of aan het einde de meeste punten.

## Goederen

dunhuang-good-gold = goud
dunhuang-good-silver = zilver
dunhuang-good-lapis = lapis lazuli
dunhuang-good-pottery = aardewerk
dunhuang-good-glass = glas
dunhuang-good-bamboo = bamboe
dunhuang-good-tea = thee
dunhuang-good-paper = papier
dunhuang-good-wool = wol
dunhuang-good-silk = zijde

## Waar een kaart heen gaat of vandaan komt: "in de Winkel", "uit de hand"

dunhuang-where-shop = de Winkel
dunhuang-where-hand = de hand

## Personages, twee aan twee zoals ze een tegel delen

dunhuang-character-painter = Schilder
    .does = Leg een handkaart op de aflegstapel. Dat levert je 3 prestige op, of wat er nog van over is.
dunhuang-character-musician = Muzikant
    .does = Leg een kaart uit je Winkel op de aflegstapel. Dat levert je 3 prestige op, of wat er nog van over is, maar kan je het fiche van die soort kosten.
dunhuang-character-princess = Prinses
    .does = Elk meerderheidsfiche dat je hebt, omgedraaid of niet, levert je 1 prestige op, zolang de voorraad strekt.
dunhuang-character-dancer = Danseres
    .does = Levert je 2 prestige op, of 1 als er niet meer over is.
dunhuang-character-interpreter = Waarzegster
    .does = Bekijk voor elke stap die de kameel deze beurt zette één kaart van de stapel, of alle die er nog zijn, en kies er een voor je hand. De andere gaan onder de stapel, in een volgorde die niemand kent.
dunhuang-character-diplomat = Diplomaat
    .does = Bekijk de bovenste twee kaarten van de stapel en kies er een voor je hand; de andere gaat onder de stapel. Is er nog maar één, dan is die voor jou.
dunhuang-character-soldier = Soldaat
    .does = Ruil een kaart uit je Winkel tegen een kaart van een andere soort van een plek op de Markt naar keuze. De fiches worden meteen nagekeken: de oude kaart kan je er een kosten, de nieuwe kan je er een opleveren.
dunhuang-character-general = Generaal
    .does = Ruil een kaart uit je hand tegen een kaart van een andere soort van een plek op de Markt naar keuze.
dunhuang-character-trader = Handelaar
    .does = Trek blind twee kaarten uit de hand van een tegenspeler, of één als er maar één is. Geef er dan evenveel terug, naar keuze: dezelfde, andere of van allebei.
dunhuang-character-merchant = Koopman
    .does = Een tegenspeler naar keuze zoekt twee handkaarten voor je uit, of de enige, en jij geeft er evenveel terug: dezelfde, andere of van allebei. Daarna krijg je 1 prestige, als het er nog is.
dunhuang-character-maid = Huishoudster
    .does = Ruil een kaart uit je Winkel tegen een kaart van een andere soort uit je hand. De fiches worden meteen nagekeken: de oude kaart kan je er een kosten, de nieuwe kan je er een opleveren.
dunhuang-character-domestic = Huisbediende
    .does = Verplaats één kaart van je Winkel naar je hand of van je hand naar je Winkel. Het fiche van die soort wordt meteen nagekeken.
dunhuang-character-shepherd = Herder
    .does = Neem de Marktkaart vlak voor de kameel of die vlak achter hem in je hand.
dunhuang-character-farmer = Boer
    .does = Reikt zoveel plekken vooruit, met de klok mee, als de kameel deze beurt stappen zette, lege plekken meegeteld. Neem een van de Marktkaarten daar in je hand.
dunhuang-character-manichean = Manichean
    .does = Draai een van je fiches naar de 商-zijde. Komt iemand met evenveel kaarten het halen, dan mag je het terugdraaien en houden; wie er meer heeft, neemt het toch.
dunhuang-character-buddhist = Boeddhist
    .does = Draai een van je fiches naar de 商-zijde. Wie evenveel kaarten heeft, kan het alleen nemen door jou { $buddhist_price ->
        [one] 1 munt
       *[other] { $buddhist_price } munten
    } te betalen; wie er meer heeft, neemt het voor niets.

## Opties van de tafel

dunhuang-option-tiles = Personagetegels
    .does = De kring wordt willekeurig gelegd, of met acht personages die je op volgorde noemt, één van elke tegel.
dunhuang-option-tiles-random = willekeurige volgorde en zijden
dunhuang-option-supply = Voorraad
    .does = Of de voorraad munten en prestige op kan raken.
dunhuang-option-supply-limited = op is op
dunhuang-option-supply-unlimited = raakt nooit op
dunhuang-option-lonely-merchant = Eenzame Koopman
    .does = Wat de Koopman doet als geen tegenspeler een kaart in de hand heeft.
dunhuang-option-lonely-merchant-nothing = niet te gebruiken
dunhuang-option-lonely-merchant-prestige = geeft je 1 prestige
dunhuang-option-bare-token = Fiche zonder kaarten
    .does = Wat er met je meerderheidsfiche gebeurt als je laatste kaart van die soort je Winkel verlaat en er in geen andere Winkel een ligt.
dunhuang-option-bare-token-return = terug naar het midden
dunhuang-option-bare-token-keep = je houdt het

## Fasen: waar het spel staat

dunhuang-phase-keep-one = voorbereiding: één kaart houden
dunhuang-phase-place-camel = voorbereiding: de kameel neerzetten
dunhuang-phase-move-camel = stap 1: de kameel verplaatsen
dunhuang-phase-pick-up = stap 2: een goed nemen
dunhuang-phase-buddhist-price = de prijs van de Boeddhist
dunhuang-phase-manichean-defence = de verdediging van de Manichean
dunhuang-phase-bonus = stap 3: een bonus gebruiken
dunhuang-phase-discard-from-hand = Schilder: afleggen uit je hand
dunhuang-phase-discard-from-shop = Muzikant: afleggen uit je Winkel
dunhuang-phase-keep-drawn = een van de getrokken kaarten houden
dunhuang-phase-lift-from-shop = ruilen: een kaart uit je Winkel
dunhuang-phase-take-for-shop = Soldaat: een kaart van de Markt
dunhuang-phase-take-for-hand = Generaal: een kaart van de Markt
dunhuang-phase-lay-in-shop = Huishoudster: een kaart uit je hand
dunhuang-phase-give-to-market = Generaal: een kaart uit je hand
dunhuang-phase-lift-or-lay = Huisbediende: één kaart verplaatsen
dunhuang-phase-choose-opponent = ruilen: een tegenspeler kiezen
dunhuang-phase-victim-gives = Koopman: de tegenspeler geeft
dunhuang-phase-give-back = ruilen: teruggeven
dunhuang-phase-collect = een kaart van de Markt nemen
dunhuang-phase-flip-token = een fiche omdraaien
dunhuang-phase-over = het einde van het spel

## Vragen

dunhuang-ask-keep-one = Welke van je drie kaarten houd je?
dunhuang-ask-place-camel = Bij welk personage begint de kameel?
dunhuang-ask-move-camel = Hoe ver gaat de kameel? { $coins ->
        [0] Zonder munten zet hij één stap.
        [one] De eerste stap is gratis; je hebt 1 munt voor nog één stap.
       *[other] De eerste stap is gratis; je hebt { $coins } munten voor meer.
    }
dunhuang-ask-pick-up = Je neemt { $good }: in je Winkel of in je hand?
dunhuang-ask-buddhist-price = Betaal je { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    } aan { $other } en neem je het fiche voor { $good }?
dunhuang-ask-manichean-defence = { $seat } heeft evenveel { $good } als jij. Draai je je fiche terug om het te houden?
dunhuang-ask-bonus = { $usable ->
        [no] { $coins ->
            [0] De { $character } kan nu niets voor je doen en er zijn geen munten meer.
            [one] De { $character } kan nu niets voor je doen. Neem je 1 munt?
           *[other] De { $character } kan nu niets voor je doen. Neem je { $coins } munten?
        }
       *[yes] { $coins ->
            [0] Gebruik je de { $character }? Er zijn geen munten meer.
            [one] Gebruik je de { $character } of neem je 1 munt?
           *[other] Gebruik je de { $character } of neem je { $coins } munten?
        }
    }
dunhuang-ask-discard-from-hand = Welke kaart uit je hand leg je af?
dunhuang-ask-discard-from-shop = Welke kaart uit je Winkel leg je af?
dunhuang-ask-keep-drawn = Welke van de getrokken kaarten houd je?
dunhuang-ask-lift-from-shop = Welke kaart uit je Winkel ruil je?
dunhuang-ask-take-for-shop = Welke Marktkaart neem je voor je { $good }?
dunhuang-ask-take-for-hand = Welke Marktkaart neem je in je hand?
dunhuang-ask-lay-in-shop = Welke kaart uit je hand komt in je Winkel in de plaats van { $good }?
dunhuang-ask-give-to-market = Welke kaart uit je hand geef je in ruil voor { $good }?
dunhuang-ask-lift-or-lay = Welke kaart verplaats je tussen je Winkel en je hand?
dunhuang-ask-choose-opponent = Met wie ruil je kaarten?
dunhuang-ask-victim-gives = Welke kaart geef je aan { $other }? { $count ->
        [one] Nog één te gaan.
       *[other] Nog { $count } te gaan.
    }
dunhuang-ask-give-back = Welke kaart geef je terug aan { $other }? { $count ->
        [one] Nog één te gaan.
       *[other] Nog { $count } te gaan.
    }
dunhuang-ask-collect = Welke Marktkaart neem je in je hand?
dunhuang-ask-flip-token = Welk fiche draai je naar de 商-zijde?

## Antwoorden, zoals op knoppen

dunhuang-do-keep = Houd { $good }
dunhuang-do-start = Begin bij de { $space }
dunhuang-do-camel = { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    } naar de { $space } ({ $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }): { $card ->
        [no] er ligt niets
       *[yes] { $good }
    }
    .brief = { $space }: { $card ->
        [no] niets
       *[yes] { $good }
    }, { $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }
dunhuang-do-place = In { $where }
dunhuang-do-pay = Betaal { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    } en neem het fiche
dunhuang-do-leave = Laat het fiche liggen
dunhuang-do-defend = Draai het fiche terug en houd het
dunhuang-do-yield = Laat het fiche gaan
dunhuang-do-use = Gebruik de { $character }
dunhuang-do-coins = Neem { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }
dunhuang-do-pass = Neem geen bonus
dunhuang-do-discard = Leg { $good } af
dunhuang-do-lift = Neem { $good } uit je Winkel
dunhuang-do-lay = Leg { $good } in je Winkel
dunhuang-do-take = Neem { $good } bij de { $space }
dunhuang-do-trade = Ruil met { $seat }
dunhuang-do-give = Geef { $good }
dunhuang-do-flip = Draai het fiche voor { $good } om

## Het logboek: voorbereiding

dunhuang-tells-tile = Plek { $number }: de { $space }.
dunhuang-tells-keeps = { $known ->
        [yes] { $seat } hield { $good }.
       *[no] { $seat } hield een kaart.
    }
dunhuang-tells-first = Startspeler: { $seat }.
dunhuang-tells-camel-starts = { $seat } zette de kameel bij de { $space }.

## Het logboek: kameel en kaart

dunhuang-tells-camel = { $seat } verplaatste de kameel { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    } naar de { $space }{ $coins ->
        [0] {""}.
        [one] {" "}voor 1 munt.
       *[other] {" "}voor { $coins } munten.
    }
dunhuang-tells-no-card = { $seat } vond geen kaart bij de { $space }.
dunhuang-tells-picks-up = { $where_is ->
        [shop] { $seat } legde { $good } in de Winkel.
       *[hand] { $seat } nam { $good } in de hand.
    }

## Het logboek: meerderheidsfiches

dunhuang-tells-token = { $seat } nam het fiche voor { $good }.
dunhuang-tells-steals = { $seat } stal het fiche voor { $good } van { $other ->
        [Jij] jou
       *[other] { $other }
    }.
dunhuang-tells-pays = { $seat } betaalde { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    } aan { $other ->
        [Jij] jou
       *[other] { $other }
    }.
dunhuang-tells-leaves = { $seat } liet het fiche voor { $good } bij { $other ->
        [Jij] jou
       *[other] { $other }
    }.
dunhuang-tells-cannot-pay = { $seat } had te weinig munten voor het fiche voor { $good }: het bleef bij { $other ->
        [Jij] jou
       *[other] { $other }
    }.
dunhuang-tells-defends = { $seat } verdedigde het fiche voor { $good } tegen { $other ->
        [Jij] jou
       *[other] { $other }
    } door het terug te draaien.
dunhuang-tells-yields = { $seat } stond het fiche voor { $good } af aan { $other ->
        [Jij] jou
       *[other] { $other }
    }.
dunhuang-tells-returns = { $seat } verloor het fiche voor { $good }: het ging terug naar het midden.

## Het logboek: bonus

dunhuang-tells-uses = { $seat } gebruikte de { $character }.
dunhuang-tells-coins = { $coins ->
        [0] { $seat } nam geen munten: ze waren op.
        [one] { $seat } nam 1 munt.
       *[other] { $seat } nam { $coins } munten.
    }
dunhuang-tells-passes = { $seat } nam geen bonus.
dunhuang-tells-discards = { $seat } legde { $good } uit { $where } af.
dunhuang-tells-prestige = { $count ->
        [0] { $seat } kreeg geen prestige: dat was op.
       *[other] { $seat } kreeg { $count } prestige.
    }
dunhuang-tells-draws = { $seat } trok { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } van de stapel.
dunhuang-tells-puts-under = { $seat } legde { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } onder de stapel.
dunhuang-tells-offers = { $seat } bood { $good } uit de Winkel te ruil aan.
dunhuang-tells-wants = { $seat } koos { $good } bij de { $space } in ruil voor een kaart uit de hand.
dunhuang-tells-exchanges = { $seat } ruilde { $good } uit { $where } tegen { $got } van de Markt.
dunhuang-tells-lifts = { $seat } nam { $good } uit de Winkel in de hand.
dunhuang-tells-lays = { $seat } legde { $good } uit de hand in de Winkel.
dunhuang-tells-chooses = { $seat } koos { $other ->
        [Jij] jou
       *[other] { $other }
    } om { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } mee te ruilen.
dunhuang-tells-draws-blind = { $seat } trok blind { $known ->
        [yes] { $good }
       *[no] een kaart
    } uit { $other ->
        [Jij] jouw hand
       *[other] de hand van { $other }
    }.
dunhuang-tells-gives = { $seat } gaf { $known ->
        [yes] { $good }
       *[no] een kaart
    } aan { $other ->
        [Jij] jou
       *[other] { $other }
    }.
dunhuang-tells-collects = { $seat } nam { $good } bij de { $space } in de hand.
dunhuang-tells-flips = { $seat } draaide het fiche voor { $good } naar de 商-zijde.

## Het logboek: het einde

dunhuang-tells-refill = Bij de { $space } kwam { $good } op de Markt.
dunhuang-tells-last-round = { $seat } kon de Markt niet meer aanvullen, dus dit was de laatste ronde.
dunhuang-tells-wins = { $seat } won meteen, met genoeg meerderheidsfiches en vier verschillende goederen in de hand.
dunhuang-tells-scores = Alle handkaarten werden getoond en de punten werden geteld.

## Waarom niet

dunhuang-why-step = Dat is geen antwoord op de vraag die je nu krijgt ({ $phase }). Kies een van de mogelijkheden die je hebt.
dunhuang-why-coins = Zo ver gaan kost { $cost ->
        [one] 1 munt
       *[other] { $cost } munten
    } en je hebt er { $coins ->
        [0] geen
       *[other] { $coins }
    }. Kies minder stappen.
dunhuang-why-no-coins = Er zijn geen munten meer in de voorraad. Gebruik het personage of neem geen bonus.
dunhuang-why-no-prestige = Het prestige is op, dus de { $character } kan je niets geven. Neem munten of geen bonus.
dunhuang-why-no-painter = De Schilder heeft een kaart uit je hand nodig, en je hebt er geen. Neem munten of geen bonus.
dunhuang-why-no-musician = De Muzikant heeft een kaart uit je Winkel nodig, en die is leeg. Neem munten of geen bonus.
dunhuang-why-no-princess = De Prinses telt je meerderheidsfiches, en je hebt er geen. Neem munten of geen bonus.
dunhuang-why-no-interpreter = De stapel is op, dus de Waarzegster kan je niets laten zien. Neem munten of geen bonus.
dunhuang-why-no-diplomat = De stapel is op, dus de Diplomaat kan je niets laten zien. Neem munten of geen bonus.
dunhuang-why-no-soldier = De Soldaat heeft een kaart in je Winkel en een Marktkaart van een andere soort nodig. Neem munten of geen bonus.
dunhuang-why-no-general = De Generaal heeft een kaart in je hand en een Marktkaart van een andere soort nodig. Neem munten of geen bonus.
dunhuang-why-no-trader = Geen tegenspeler heeft een kaart in de hand, dus de Handelaar kan met niemand ruilen. Neem munten of geen bonus.
dunhuang-why-no-merchant = Geen tegenspeler heeft een kaart in de hand, dus de Koopman kan met niemand ruilen. Neem munten of geen bonus.
dunhuang-why-no-maid = De Huishoudster heeft een kaart in je Winkel en een van een andere soort in je hand nodig. Neem munten of geen bonus.
dunhuang-why-no-domestic = Je hebt in je Winkel en je hand geen kaart die de Huisbediende kan verplaatsen. Neem munten of geen bonus.
dunhuang-why-no-shepherd = De plekken vlak voor en achter de kameel zijn leeg, dus de Herder vindt niets. Neem munten of geen bonus.
dunhuang-why-no-farmer = De plekken waar de Boer bij kan, zijn leeg. Neem munten of geen bonus.
dunhuang-why-no-manichean = Je hebt geen fiche met de getalzijde boven dat de Manichean kan omdraaien. Neem munten of geen bonus.
dunhuang-why-no-buddhist = Je hebt geen fiche met de getalzijde boven dat de Boeddhist kan omdraaien. Neem munten of geen bonus.
dunhuang-why-not-in-drawn = Je hebt geen { $good } getrokken. Kies een van de kaarten die je trok.
dunhuang-why-not-in-shop = Er ligt geen { $good } in je Winkel. Kies een kaart die er wel ligt.
dunhuang-why-not-in-hand = Je hebt geen { $good } in je hand. Kies een kaart die je wel hebt.
dunhuang-why-same-type = Met { $good } tegen { $good } ruilen schiet je niets op. Kies kaarten van twee verschillende soorten.
dunhuang-why-not-in-ring = De { $space } doet niet mee. Kies een van de acht personages in de kring.
dunhuang-why-empty-space = Er ligt geen kaart bij de { $space }. Kies een plek waar er wel een ligt.
dunhuang-why-reach = De kaart bij de { $space } ligt buiten bereik. Kies een van de kaarten waar je wel bij kunt.
dunhuang-why-not-opponent = Je kunt alleen ruilen met iemand anders aan deze tafel. Kies een tegenspeler.
dunhuang-why-empty-hand = { $seat } heeft geen kaarten in de hand. Kies een andere tegenspeler.
dunhuang-why-not-your-token = Je hebt het fiche voor { $good } niet. Kies er een van jezelf.
dunhuang-why-flipped = Het fiche voor { $good } ligt al op de 商-zijde. Kies een ander fiche van jezelf.

## Het einde: waarom, en de punten

dunhuang-end-four-and-four = Het spel is meteen gewonnen: genoeg meerderheidsfiches in de Winkel en vier verschillende goederen in de hand.
dunhuang-end-market-dry = De Markt kon niet meer worden aangevuld en de laatste ronde is gespeeld.
dunhuang-end-resigned = Alle anderen hebben opgegeven.
dunhuang-points-majorities = meerderheidsfiches
dunhuang-points-prestige = prestige
dunhuang-points-goods = goederen in de hand

## Het bord in gewone tekst

dunhuang-board-turn = Aan de beurt: { $seat }
dunhuang-board-last-round = Laatste ronde
dunhuang-board-market = Markt
dunhuang-board-camel-here = hier staat de kameel
dunhuang-board-empty = leeg
dunhuang-board-pile = Stapel: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
dunhuang-board-discard = Aflegstapel
dunhuang-board-supply = Voorraad: { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }, { $prestige } prestige
dunhuang-board-supply-unlimited = Voorraad: onbeperkt
dunhuang-board-first = startspeler
dunhuang-board-middle = Fiches in het midden
dunhuang-board-shop = Winkel
dunhuang-board-hand = Hand
dunhuang-board-hidden-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
dunhuang-board-coins = { $count ->
        [one] 1 munt
       *[other] { $count } munten
    }
dunhuang-board-prestige = { $count } prestige
dunhuang-board-tokens = Meerderheidsfiches
dunhuang-board-flipped = 商-zijde
dunhuang-board-drawn = Getrokken
dunhuang-board-removed = Uit het spel
dunhuang-board-camel = kameel
dunhuang-board-left = { $coins } munten, { $prestige } prestige
dunhuang-board-free = Vrije fiches
dunhuang-board-in-hand = { $count } in de hand
dunhuang-board-legend = { $token } meerderheidsfiche, { $flipped } omgedraaid fiche
dunhuang-column-coins = munten
dunhuang-column-prestige = prestige
dunhuang-column-hand = hand
dunhuang-column-shop = Winkel ({ $token } = meerderheidsfiche)

## Regels bij de hand, in een paar woorden

dunhuang-about-good = { $good } ({ $number }): { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } in dit spel. Een kaart die je tot het einde in de hand houdt, kan { $number ->
        [one] 1 punt
       *[other] { $number } punten
    } opleveren.
dunhuang-topic-goal = doel
dunhuang-topic-turn = beurt
dunhuang-topic-tokens = fiches
dunhuang-topic-end = einde
dunhuang-topic-points = punten
dunhuang-rules-goal = Je wint meteen in stap 4 van je beurt met { $tokens_to_win } meerderheidsfiches in je Winkel en 4 verschillende goederen in je hand. Lukt dat niemand, dan wint wie de meeste punten heeft zodra de Markt niet meer kan worden aangevuld.
dunhuang-rules-turn = Vijf stappen: verplaats de kameel (de eerste stap is gratis, elke volgende kost een munt), neem de kaart waar hij stopt, in je Winkel of je hand, gebruik het personage daar of neem munten, kijk of je gewonnen hebt, vul de Markt aan.
dunhuang-rules-tokens = Leg je een kaart in je Winkel en heeft geen andere Winkel er meer van die soort, dan neem je het meerderheidsfiche, ook van iemand die er evenveel heeft. Geef je kaarten op en heeft een andere Winkel er dan meer dan jij, dan gaat het fiche terug naar het midden.
dunhuang-rules-end = Kan de stapel niet elke plek op de Markt vullen, dan wordt de ronde uitgespeeld, zodat iedereen even vaak aan de beurt is geweest. Daarna worden de punten geteld.
dunhuang-rules-points = Elk meerderheidsfiche is { $majority_points } waard, elk prestige { $prestige_points }. Uit je hand houd je één kaart van elke soort waarvan niemand er meer heeft; die is zijn getal waard. Je scoort hoogstens zoveel kaarten als je fiches hebt. Bij een gelijke stand winnen de meeste munten.

## Plekken van verborgen stukken, voor wat je kunt onthouden

dunhuang-place-hand = { $seat ->
        [Jij] jouw hand
       *[other] de hand van { $seat }
    }
dunhuang-place-drawn = { $seat ->
        [Jij] wat jij trok
       *[other] wat { $seat } trok
    }
dunhuang-place-removed = { $seat ->
        [Jij] wat jij uit het spel legde
       *[other] wat { $seat } uit het spel legde
    }
dunhuang-place-bag = { $number ->
        [0] de stapel
       *[other] de kaarten die onder de stapel zijn gelegd
    }

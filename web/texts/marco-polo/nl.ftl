# Wat alleen de browser zegt op het bord van Marco Polo, in het Nederlands.

web-marco-polo-tabs = Delen van het bord
web-marco-polo-tab-map = Kaart
web-marco-polo-tab-actions = Acties
web-marco-polo-tab-mine = Ik
web-marco-polo-tab-others = Anderen
web-marco-polo-tab-has = { $tab }{ $count ->
        [0] { "" }
       *[other] : { $count } te kiezen
    }
web-marco-polo-map = Kaart van Peking naar het westen
web-marco-polo-posts-of = Posten: { $seats }
web-marco-polo-here = Nu hier: { $seats }
web-marco-polo-special = Actie van de stad
web-marco-polo-marker = Bonusfiche
    .does = Je krijgt de bonus als je hier een post plaatst, en opnieuw aan het begin van elke ronde.
web-marco-polo-outpost = Buitenposttegel
    .does = Voor wie hier de eerste post plaatst; daarna gaat de tegel van de kaart.
web-marco-polo-book = Boek { $number }
web-marco-polo-next = Volgende ronde
    .does = Volgende ronde komt deze tegel op het boek.
web-marco-polo-travel = Reizen
web-marco-polo-cards = Stadskaarten en stadsacties
web-marco-polo-does-book = Eén dobbelsteen { $die ->
        [1] van elke waarde
       *[other] van { $die } of hoger
    }. Neem één aanbod: twee zijn gratis, twee kosten jade.
web-marco-polo-does-favor = Eén dobbelsteen, niet lager dan de vorige: { $favor_coins } munten en { $favor_camels } kamelen. Er is plaats voor { $favor_places }.
web-marco-polo-does-guild = Twee dobbelstenen. De laagste bepaalt welk zegel je mag nemen; sommige leveren meteen jade op.
web-marco-polo-does-travel-lower = Eén dobbelsteen en { $lower_coins } munten: 1 stap.
web-marco-polo-does-travel-middle = Twee dobbelstenen: hoogstens { $middle } stappen, maar niet meer dan de laagste dobbelsteen aangeeft.
web-marco-polo-does-travel-upper = Drie dobbelstenen: hoogstens { $upper } stappen, maar niet meer dan de laagste aangeeft, en een extra post in een stad waar je langskomt.
web-marco-polo-does-contracts = Eén dobbelsteen. Neem één of twee contracten uit steden met posten van jou, en { $contracts_coins } munten.
web-marco-polo-does-bag = Een bonusactie: één dobbelsteen voor { $bag_coins } munten, { $bag_camels } kamelen of { $bag_jade } jade.
web-marco-polo-dice-there = Dobbelstenen daar: { $dice }
web-marco-polo-die-black = zwarte { $value }
web-marco-polo-die-block = geblokkeerd door een { $value }
web-marco-polo-dice = Dobbelstenen
web-marco-polo-dice-own = { $count ->
        [one] een { $value }
       *[other] { $count } dobbelstenen met een { $value }
    }
web-marco-polo-dice-black = { $count ->
        [one] een zwarte { $value }
       *[other] { $count } zwarte dobbelstenen met een { $value }
    }
web-marco-polo-no-dice = geen dobbelstenen meer
web-marco-polo-picked = gekozen
web-marco-polo-black = Zwarte dobbelstenen over: { $count }
    .does = Eén keer per beurt mag je er een nemen voor { $black_camels } kamelen; sommige tegels leveren er een op. Ze hebben geen kleur en mogen dus bij elke dobbelsteen liggen.
web-marco-polo-black-left = zwarte dobbelstenen over
web-marco-polo-pile = Stapel contracten: { $count }
    .does = Aan het einde van elke beurt worden genomen contracten hiervandaan vervangen; sommige bonussen trekken ervan.
web-marco-polo-active = Jouw contracten
web-marco-polo-room = plaats voor een contract
web-marco-polo-completed = { $count ->
        [one] 1 contract voltooid
       *[other] { $count } contracten voltooid
    }
web-marco-polo-seals = Gildezegels
web-marco-polo-seal-none = niet genomen
web-marco-polo-seal-basic = genomen
web-marco-polo-seal-improved = verbeterd
web-marco-polo-posts = { $count } van { $posts } posten geplaatst
web-marco-polo-posts-left = { $count ->
        [one] nog 1 post
       *[other] nog { $count } posten
    }
web-marco-polo-shields = { $count ->
        [one] 1 wapenschild
       *[other] { $count } verschillende wapenschilden
    }
web-marco-polo-points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
web-marco-polo-tiles = Bewaarde buitenposttegels
web-marco-polo-goal = Doelkaart
    .does = Telt aan het einde. Niemand anders ziet hem.
web-marco-polo-goals = Doelkaarten om uit te kiezen
web-marco-polo-characters = Personages om uit te kiezen
web-marco-polo-mine = Jouw bord
web-marco-polo-first = Startspeler
    .does = Begint deze ronde.
web-marco-polo-hourglass = Zandloper
    .does = Wie het laatst het hoogste reisvak gebruikte, begint de volgende ronde.
web-marco-polo-fee = toeslag: laagste dobbelsteen

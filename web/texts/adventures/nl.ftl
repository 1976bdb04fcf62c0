# Wat alleen de browser zegt op het bord van Silk Road Adventures, in het Nederlands.

web-adventures-board = Jouw bord
web-adventures-hexes = Zeshoeken, rijen a tot en met e
web-adventures-map = Kaart
web-adventures-map-of = Jouw { $map }: goederen zonder raster
web-adventures-map-closed = De kaart ligt nog dicht
web-adventures-map-says = Op je kaart, in honderdsten vanaf de linkerrand van het bord en vanaf de bovenkant: { $goods }.
web-adventures-circle = { $good } op { $across } van links, { $down } van boven
web-adventures-rows = De middens van de { $rows } rijen liggen op 12, 31, 50, 69 en 88 van boven; een zeshoek is 20 breed, en c3 ligt in het midden, op 50 van links.
web-adventures-hex-empty = { $hex }: leeg{ $next ->
        [yes] , het pad leidt hierheen
       *[no] {""}
    }
web-adventures-hex = { $hex }: { $tile }, { $one } naar { $two }{ $linked ->
        [yes] , op de route
       *[no] {""}
    }
web-adventures-side-ne = noordoost
web-adventures-side-e = oost
web-adventures-side-se = zuidoost
web-adventures-side-sw = zuidwest
web-adventures-side-w = west
web-adventures-side-nw = noordwest
web-adventures-tray = Tegels in de hand
web-adventures-left = { $tile }: nog { $count }
web-adventures-lift = Tegels oppakken
web-adventures-peek = Houd vast om op de kaart te kijken
web-adventures-whole = De twee steden zijn verbonden. Roep als je tevreden bent!
web-adventures-keys = Klik op een zeshoek om een tegel te leggen, op een tegel om hem te draaien; sleep of veeg hem eraf om hem op te pakken. Toetsen: Shift+B naar het bord, pijlen of een naam zoals c4, 1 tot 3 leggen, t draait, x pakt op, Shift+Q en Enter om te roepen.
web-adventures-touch = Tik op een zeshoek om een tegel te leggen, op een tegel om hem te draaien; veeg hem weg om hem op te pakken.
web-adventures-round = Ronde { $round }
web-adventures-sign-title = Teken van de handelskaart
web-adventures-sign = Handelskaart: { $does }. Dit zijn de prijzen daarna.
web-adventures-sand = { $count ->
        [one] Nog 1 seconde zand
       *[other] Nog { $count } seconden zand
    }
web-adventures-sand-says = In beurten loopt het zand niet: elke keer dat je een tegel legt, draait of oppakt, kost { $step } seconden.
web-adventures-market = Markt en handelskaart
web-adventures-price = { $good }: { $price }
web-adventures-price-says = { $sign ->
        [minus] Elke aankoop kost je { $price ->
            [one] 1 punt
           *[other] { $price } punten
        }. Blijf ervan weg.
       *[plus] Elke aankoop levert je { $price ->
            [one] 1 punt
           *[other] { $price } punten
        } op.
    }
web-adventures-box = Bonustegels om uit te kiezen
web-adventures-secret = Iedereen bouwt op een eigen bord. Waar de tegels liggen, blijkt bij het tellen van de ronde.
web-adventures-look-back = Ronde { $round }
web-adventures-scored = Ronde { $round }: wat de sleutel zegt
web-adventures-whose = Wiens route
web-adventures-go-on = Verder naar ronde { $round }
web-adventures-route-of = { $seat ->
        [Jij] Jouw route
       *[other] Route van { $seat }
    }: { $route }
web-adventures-no-route = geen
web-adventures-nothing = Er is niets gekocht.
web-adventures-round-total = deze ronde
web-adventures-best = Beste route: goederen voor { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
web-adventures-merchant = koopman
web-adventures-tiles = tegels
web-adventures-time = tijd
web-adventures-points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
web-adventures-par = Par tot nu toe: { $count }.
web-adventures-par-end = Par was { $par }: dat hadden de beste routes volgens de sleutel opgebracht. De score werd { $count }.
web-adventures-has-laid = { $count ->
        [one] 1 tegel gelegd
       *[other] { $count } tegels gelegd
    }
web-adventures-changes = Deze ronde is het bord { $count ->
        [one] één keer
       *[other] { $count } keer
    } veranderd.
web-adventures-declared = Heeft geroepen: “Ik ben er!”
web-adventures-stopped = De tijd was om
web-adventures-set = Is klaar om te beginnen
web-adventures-no-tile = Al je { $count } tegels van die vorm ({ $tile }) liggen op het bord. Pak er eerst een op.
web-adventures-no-bonus = Je hebt geen bonustegel van die vorm ({ $tile }) in de hand. Kies een andere tegel.

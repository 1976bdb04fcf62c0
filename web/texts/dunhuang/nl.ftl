# Wat alleen de browser zegt op het bord van Dunhuang, in het Nederlands.

web-dunhuang-own-ring = onze eigen kring
web-dunhuang-space = Plek { $number }
web-dunhuang-token = meerderheidsfiche
web-dunhuang-tokens-of = { $have } van de { $need } meerderheidsfiches voor een vroege overwinning
web-dunhuang-kinds-of = { $have } van de { $need } verschillende goederen in de hand voor een vroege overwinning
web-dunhuang-shop-empty = Nog geen goederen in de Winkel
web-dunhuang-hand-empty = Geen kaarten in de hand
web-dunhuang-camel = Kameel
web-dunhuang-camel-does = Hij loopt met de klok mee. De eerste stap is gratis, elke volgende kost een munt.
web-dunhuang-camel-here = De kameel staat hier.
web-dunhuang-away = { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    } voor de kameel uit: { $cost ->
        [0] gratis
        [one] 1 munt
       *[other] { $cost } munten
    }.
web-dunhuang-good = Aan het einde kan een handkaart { $number ->
        [one] 1 punt
       *[other] { $number } punten
    } waard zijn; in een Winkel dingt hij mee naar het fiche.
web-dunhuang-shops = Winkels:
web-dunhuang-shop-has = { $token ->
        [yes] { $seat } { $count } met het fiche
        [flipped] { $seat } { $count } met het fiche, 商-zijde boven
       *[no] { $seat } { $count }
    }
web-dunhuang-no-shop = In geen enkele Winkel ligt er al een: de eerste kaart daar neemt het fiche.
web-dunhuang-no-card = Hier ligt nu geen kaart.
web-dunhuang-pile = Aan het einde van elke beurt wordt de Markt hiermee aangevuld.
web-dunhuang-purse = Munten
web-dunhuang-coins = Met munten betaal je verdere stappen. In plaats van een personage te gebruiken mag je hier munten nemen.
web-dunhuang-prestige = Elk prestige telt aan het einde als een punt. Sommige personages geven het.
web-dunhuang-discard = Kaarten die bij de Schilder en de Muzikant zijn afgelegd. Ze komen niet terug.
web-dunhuang-hidden-hand = Alleen de eigenaar ziet ze.

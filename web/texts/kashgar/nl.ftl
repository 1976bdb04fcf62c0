# Wat alleen de browser zegt op het bord van Kashgar, in het Nederlands.

web-kashgar-caravan = Karavaan { $number }
web-kashgar-caravans = Je karavanen
web-kashgar-caravan-of = { $seat ->
        [Jij] Jouw karavaan { $number }
       *[other] Karavaan { $number } van { $seat }
    }
web-kashgar-caravan-has = { $count ->
        [one] 1 persoon
       *[other] { $count } personen
    }, samen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard
web-kashgar-queue = Alleen de voorste kaart doet iets. Gebruikt of overgeslagen gaat die naar achteren; wie erbij komt, sluit achteraan.
web-kashgar-empty-caravan = Er loopt niemand in deze karavaan
web-kashgar-place = Plaats { $place }
web-kashgar-leaves = verlaat het spel
web-kashgar-use = Karavaanactie
    .does = Eerst gaat de kaart naar achteren in de karavaan. Dan betaal je de kosten en gebeurt wat er staat.
web-kashgar-part = Afscheidsactie
    .does = De kaart verlaat het spel voorgoed, en de punten ervan ook. Dan betaal je de kosten en gebeurt wat er staat.
web-kashgar-pass = Overslaan
    .does = De kaart gaat naar achteren in de karavaan en doet niets.
web-kashgar-stocks = Je voorraden
web-kashgar-stock-of = { $stock }: { $have } van { $most }
web-kashgar-stock = { $kind ->
        [mules] Hoogstens { $most_mules }. Voor opdrachten heb je muildieren nodig, en sommige opdrachten kosten ze.
       *[other] Hoogstens { $most }; wat daarboven komt, ben je kwijt.
    }
web-kashgar-wanted = Open opdrachten die het kosten: { $contracts }.
web-kashgar-market = Open opdrachten
web-kashgar-no-contract = Geen opdracht meer
web-kashgar-enough = Je hebt alles wat ervoor nodig is.
web-kashgar-missing = Je hebt nog nodig: { $what }.
web-kashgar-of-any = { $count } van een specerij naar keuze
web-kashgar-decks = Stapels
web-kashgar-deck = { $deck }: { $count }
web-kashgar-deck-standard = De meeste personen komen hiervandaan. Is de stapel leeg en moet er een kaart worden getrokken, dan { $empty ->
        [stays-empty] wordt er niets getrokken
       *[reshuffle] wordt de aflegstapel geschud
    }.
web-kashgar-deck-special = Sterke personen. Deze stapel wordt nooit aangevuld.
web-kashgar-deck-contract = Een open opdracht die wordt vervuld, wordt meteen hiervandaan vervangen.
web-kashgar-discard = Aflegstapel: { $count }
    .does = Iedereen mag hem bekijken. Onder anderen de Matriarch neemt hier een kaart.
web-kashgar-discard-empty = Hier ligt nog niets.
web-kashgar-box = Uit het spel: { $count }
web-kashgar-none-yet = Nog geen.
web-kashgar-drawn = Getrokken: alleen jij ziet deze
web-kashgar-road = Punten op weg naar { $goal }
web-kashgar-round = Ronde { $round }
web-kashgar-last-round = Laatste ronde
web-kashgar-has = { $seat } { $count }
web-kashgar-first = startspeler
web-kashgar-points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
web-kashgar-points-of = { $have } van { $goal } punten
web-kashgar-points-from = Opdrachten { $contracts }, personen { $persons }.
web-kashgar-completed = { $count ->
        [one] 1 opdracht vervuld
       *[other] { $count } opdrachten vervuld
    }
web-kashgar-persons = { $count ->
        [one] 1 persoon in de karavanen
       *[other] { $count } personen in de karavanen
    }

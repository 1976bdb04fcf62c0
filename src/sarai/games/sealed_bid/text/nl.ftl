# Gesloten bod in het Nederlands. Zoals in elk spel staan zinnen van het logboek in de verleden tijd en passen ze bij een
# naam even goed als bij "Jij".

## Het spel

sealed-bid-title = Gesloten bod
sealed-bid-about = Het voorbeeldspelletje uit de documentatie: drie kavels, verborgen biedingen en een kaart die ongezien van hand wisselt.

## Goederen

sealed-bid-good-salt = zout
sealed-bid-good-tea = thee
sealed-bid-good-jade = jade

## Opties van de tafel

sealed-bid-option-glass = Zandloper
    .does = Hoelang je over een bod mag nadenken; wie te laat is, biedt niets.
sealed-bid-option-glass-30 = 30 seconden
sealed-bid-option-glass-60 = 60 seconden
sealed-bid-option-glass-none = geen zandloper

## Fasen: waar het spel staat

sealed-bid-phase-bidding = bieden
sealed-bid-phase-passing = een kaart doorgeven
sealed-bid-phase-over = het einde van het spel

## Vragen

sealed-bid-ask-bidding = Kavel { $round }: wat bied je voor { $good }?
sealed-bid-ask-passing = Welke kaart geef je door aan { $other }?

## Antwoorden, zoals op knoppen

sealed-bid-do-bid = { $coins ->
        [0] Bied niets
        [one] Bied 1 munt
       *[other] Bied { $coins } munten
    }
sealed-bid-do-give = Geef { $good }

## Het logboek

sealed-bid-tells-lot = Kavel { $round }: { $good }.
sealed-bid-tells-bid = { $known ->
        [yes] { $seat } deed een gesloten bod: { $coins ->
            [0] niets
            [one] 1 munt
           *[other] { $coins } munten
        }.
       *[no] { $seat } deed een gesloten bod.
    }
sealed-bid-tells-time-up = De zandloper liep leeg.
sealed-bid-tells-opens = { $coins ->
        [0] { $seat } bood niets.
        [one] { $seat } bood 1 munt.
       *[other] { $seat } bood { $coins } munten.
    }
sealed-bid-tells-unsold = Er was niet één hoogste bod: { $good } ging naar de aflegstapel.
sealed-bid-tells-sold = { $seat } kreeg { $good } voor { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }.
sealed-bid-tells-exchanged = { $seat } en { $other ->
        [Jij] jij
       *[other] { $other }
    } ruilden ongezien een kaart.

## Waarom niet

sealed-bid-why-step = Dat is geen antwoord op de vraag die je nu krijgt ({ $phase }). Kies een van de mogelijkheden die je hebt.
sealed-bid-why-coins = Dat is meer dan je hebt. { $coins ->
        [0] Je munten zijn op, dus bied niets.
        [one] Bied 1 munt of niets.
       *[other] Bied hoogstens { $coins } munten.
    }
sealed-bid-why-no-card = Je hebt geen { $good } in je hand. Kies een kaart die je wel hebt.

## Het einde: waarom, en de punten

sealed-bid-end-three-lots = Alle drie de kavels zijn onder de hamer geweest.
sealed-bid-end-resigned = Alle anderen hebben opgegeven.
sealed-bid-points-goods = goederen
sealed-bid-points-coins = munten

## De velden van de tafel, als er geen bord is

sealed-bid-table-round = Kavel
sealed-bid-table-lot = Onder de hamer
sealed-bid-table-bidders = Bieders
sealed-bid-table-coins = munten
sealed-bid-table-cards = kaarten
sealed-bid-table-hand = hand
sealed-bid-table-has-bid = heeft geboden
sealed-bid-table-bid = bod
sealed-bid-table-discard = Aflegstapel
sealed-bid-table-bags = Zak
sealed-bid-table-size = kaarten over

## Plekken van verborgen stukken, voor wat je kunt onthouden

sealed-bid-place-hand = { $seat ->
        [Jij] jouw hand
       *[other] de hand van { $seat }
    }
sealed-bid-place-bag = de zak

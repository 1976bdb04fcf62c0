# What only the browser says on Kashgar's board, in English.

web-kashgar-caravan = Caravan { $number }
web-kashgar-caravans = Your caravans
web-kashgar-caravan-of = { $seat ->
        [You] Your caravan { $number }
       *[other] { $seat }'s caravan { $number }
    }
web-kashgar-caravan-has = { $count ->
        [one] 1 person
       *[other] { $count } people
    }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-kashgar-queue = Only the front card acts. Used or passed, it goes to the back; newcomers join at the back.
web-kashgar-empty-caravan = Nobody is in this caravan
web-kashgar-place = Place { $place }
web-kashgar-leaves = leaves the game
web-kashgar-use = Caravan action
    .does = First the card goes to the back of its caravan. Then you pay the cost, and it acts.
web-kashgar-part = Parting action
    .does = The card leaves the game for good, and its points with it. Then you pay the cost, and it acts.
web-kashgar-pass = Pass
    .does = The card goes to the back of its caravan and does nothing.
web-kashgar-stocks = Your stocks
web-kashgar-stock-of = { $stock }: { $have } of { $most }
web-kashgar-stock = { $kind ->
        [mules] Up to { $most_mules }. You need mules for contracts, and some contracts cost them.
       *[other] Up to { $most }; anything beyond that is lost.
    }
web-kashgar-wanted = Open contracts that cost it: { $contracts }.
web-kashgar-market = Open contracts
web-kashgar-no-contract = No contract left
web-kashgar-enough = You have everything it takes.
web-kashgar-missing = You still need { $what }.
web-kashgar-of-any = { $count } of any spice
web-kashgar-decks = Decks
web-kashgar-deck = { $deck }: { $count }
web-kashgar-deck-standard = Most people come from here. When it is empty and a card must be drawn, { $empty ->
        [stays-empty] nothing is drawn
       *[reshuffle] the discard pile is shuffled
    }.
web-kashgar-deck-special = Strong people. It is never refilled.
web-kashgar-deck-contract = When an open contract is completed, it is replaced from here at once.
web-kashgar-discard = Discard pile: { $count }
    .does = Everybody may look through it. The Matriarch, among others, takes a card from here.
web-kashgar-discard-empty = Nothing here yet.
web-kashgar-box = Out of the game: { $count }
web-kashgar-none-yet = None yet.
web-kashgar-drawn = Drawn: only you see these
web-kashgar-road = Points on the way to { $goal }
web-kashgar-round = Round { $round }
web-kashgar-last-round = Last round
web-kashgar-has = { $seat } { $count }
web-kashgar-first = first player
web-kashgar-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
web-kashgar-points-of = { $have } of { $goal } points
web-kashgar-points-from = Contracts { $contracts }, people { $persons }.
web-kashgar-completed = { $count ->
        [one] 1 contract completed
       *[other] { $count } contracts completed
    }
web-kashgar-persons = { $count ->
        [one] 1 person in the caravans
       *[other] { $count } people in the caravans
    }

# What only the browser says when something on the board of Marco Polo II is pointed at, in English.

web-marco-polo-legs = Routes lead to
web-marco-polo-leg = Paid before you set out. Jade may replace coins and camels; where jade is asked for, only jade will do.
web-marco-polo-offer = Offer
    .does = Two offers of a book are free. Those on the tile cost jade and change each round.
web-marco-polo-blue = Occupied: the next player here pays as many coins as their lowest die shows.
web-marco-polo-brown = An occupied card takes no more dice; a city's action has room for two.
web-marco-polo-contract = Contract
    .does = Completing one is a bonus action. A board has room for two.
web-marco-polo-most-contracts = The most completed contracts score { $most_completed } points at the end; with three or four players, second most scores { $second_completed }.
web-marco-polo-late-posts = The ninth and tenth posts score { $ninth } points each, the eleventh { $eleventh }.
web-marco-polo-shields-worth = Worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end.
web-marco-polo-stock = { $kind ->
        [coins] At the end, { $coins_a_point } coins are worth 1 point.
        [camels] Routes, contracts and changing dice cost camels. They break ties.
        [jade] Pays as a coin or a camel, and for the better offers.
       *[other] For contracts, seals and cards. At the end, { $goods_a_point } goods are worth 1 point.
    }
web-marco-polo-rounds = Rounds
web-marco-polo-none = None yet.
web-marco-polo-reach = Within reach of this journey. Together with what is planned already: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $camels ->
        [one] 1 camel
       *[other] { $camels } camels
    }{ $jade ->
        [0] .
       *[other] , { $jade } jade.
    }

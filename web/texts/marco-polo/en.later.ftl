# What only the browser says when something on the board of Marco Polo II is pointed at, in English.

web-marco-polo-legs = Legs lead to
web-marco-polo-leg = Paid before you set out. Jade may stand for coins and camels; where jade is asked, only jade will do.
web-marco-polo-offer = Offer
    .does = Two offers of a book are free. Those of the tile cost jade, and change each round.
web-marco-polo-blue = Occupied: whoever comes now pays as many coins as their lowest die shows.
web-marco-polo-brown = An occupied space of a card takes no more dice; a city's action has room for two.
web-marco-polo-contract = Contract
    .does = Completing one is a bonus action. A board has room for two.
web-marco-polo-most-contracts = Most completed contracts score { $most_completed } points at the end; second most { $second_completed } with three or four players.
web-marco-polo-late-posts = The ninth and the tenth post score { $ninth } points each, the eleventh { $eleventh }.
web-marco-polo-shields-worth = Worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end.
web-marco-polo-stock = { $kind ->
        [coins] At the end { $coins_a_point } coins are 1 point.
        [camels] Legs, contracts and changed dice cost camels. They decide ties.
        [jade] May be paid as a coin or as a camel, and for the better offers.
       *[other] For contracts, seals and cards. At the end { $goods_a_point } goods are 1 point.
    }
web-marco-polo-rounds = Rounds
web-marco-polo-none = None yet.
web-marco-polo-reach = Within reach of this journey. With what is already planned: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $camels ->
        [one] 1 camel
       *[other] { $camels } camels
    }{ $jade ->
        [0] .
       *[other] , { $jade } jade.
    }

# What only the browser says on Marco Polo's board, in English.

web-marco-polo-tabs = Parts of the board
web-marco-polo-tab-map = Map
web-marco-polo-tab-actions = Actions
web-marco-polo-tab-mine = Me
web-marco-polo-tab-others = Others
web-marco-polo-tab-has = { $tab }{ $count ->
        [0] { "" }
       *[other] : { $count } to choose
    }
web-marco-polo-map = Map from Beijing to the west
web-marco-polo-posts-of = Posts: { $seats }
web-marco-polo-here = Here now: { $seats }
web-marco-polo-special = Action of the city
web-marco-polo-marker = Bonus marker
    .does = You receive it when you place a post here, and again at the start of each round.
web-marco-polo-outpost = Outpost tile
    .does = For the first player to place a post here; then it leaves the map.
web-marco-polo-book = Book { $number }
web-marco-polo-next = Next round
    .does = This tile goes on the book next round.
web-marco-polo-travel = Travel
web-marco-polo-cards = City cards and actions
web-marco-polo-does-book = One die of { $die ->
        [1] any value
       *[other] { $die } or higher
    }. Take one offer: two are free, two cost jade.
web-marco-polo-does-favor = One die, no lower than the one before: { $favor_coins } coins and { $favor_camels } camels. There is room for { $favor_places }.
web-marco-polo-does-guild = Two dice. The lower one decides which seal you may take; some bring jade at once.
web-marco-polo-does-travel-lower = One die and { $lower_coins } coins: 1 step.
web-marco-polo-does-travel-middle = Two dice: up to { $middle } steps, but no more than the lower die shows.
web-marco-polo-does-travel-upper = Three dice: up to { $upper } steps, but no more than the lowest die shows, and an extra post in a city you pass.
web-marco-polo-does-contracts = One die. Take one or two contracts from cities with your posts, and { $contracts_coins } coins.
web-marco-polo-does-bag = A bonus action: one die for { $bag_coins } coins, { $bag_camels } camels or { $bag_jade } jade.
web-marco-polo-dice-there = Dice there: { $dice }
web-marco-polo-die-black = black { $value }
web-marco-polo-die-block = blocked by a { $value }
web-marco-polo-dice = Dice
web-marco-polo-dice-own = { $count ->
        [one] a { $value }
       *[other] { $count } dice with a { $value }
    }
web-marco-polo-dice-black = { $count ->
        [one] a black { $value }
       *[other] { $count } black dice with a { $value }
    }
web-marco-polo-no-dice = no dice left
web-marco-polo-picked = chosen
web-marco-polo-black = Black dice left: { $count }
    .does = Once in your turn you may take one for { $black_camels } camels; some tiles bring one. They have no colour, so they may join any die.
web-marco-polo-black-left = black dice left
web-marco-polo-pile = Pile of contracts: { $count }
    .does = At the end of each turn, contracts that were taken are replaced from here; some bonuses draw from it.
web-marco-polo-active = Your contracts
web-marco-polo-room = room for a contract
web-marco-polo-completed = { $count ->
        [one] 1 contract completed
       *[other] { $count } contracts completed
    }
web-marco-polo-seals = Guild seals
web-marco-polo-seal-none = not taken
web-marco-polo-seal-basic = taken
web-marco-polo-seal-improved = improved
web-marco-polo-posts = { $count } of { $posts } posts placed
web-marco-polo-posts-left = { $count ->
        [one] 1 post left
       *[other] { $count } posts left
    }
web-marco-polo-shields = { $count ->
        [one] 1 shield
       *[other] { $count } different shields
    }
web-marco-polo-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
web-marco-polo-tiles = Outpost tiles kept
web-marco-polo-goal = Goal card
    .does = Scored at the end. Nobody else sees it.
web-marco-polo-goals = Goal cards to choose from
web-marco-polo-characters = Characters to choose from
web-marco-polo-mine = Your board
web-marco-polo-first = First player
    .does = Begins this round.
web-marco-polo-hourglass = Hourglass
    .does = Whoever was last to use the highest travel space begins the next round.
web-marco-polo-fee = fee: lowest die

# What only the browser says on the board of Silk Road Adventures, in English.

web-adventures-board = Your board
web-adventures-hexes = Hexes, rows a to e
web-adventures-map = Map
web-adventures-map-of = Your { $map }: goods without a grid
web-adventures-map-closed = The map is still face down
web-adventures-map-says = On your map, in hundredths from the left edge of the board and from its top: { $goods }.
web-adventures-circle = { $good } at { $across } across, { $down } down
web-adventures-rows = The middles of the { $rows } rows are at 12, 31, 50, 69 and 88 down; a hex is 20 wide, and c3 is in the middle, at 50 across.
web-adventures-hex-empty = { $hex }: empty{ $next ->
        [yes] , the path leads here
       *[no] {""}
    }
web-adventures-hex = { $hex }: { $tile }, { $one } to { $two }{ $linked ->
        [yes] , on the route
       *[no] {""}
    }
web-adventures-side-ne = north-east
web-adventures-side-e = east
web-adventures-side-se = south-east
web-adventures-side-sw = south-west
web-adventures-side-w = west
web-adventures-side-nw = north-west
web-adventures-tray = Tiles in hand
web-adventures-left = { $tile }: { $count } left
web-adventures-lift = Lift tiles
web-adventures-peek = Hold to look at the map
web-adventures-whole = The two cities are connected. Call out when you are happy with your route!
web-adventures-keys = Click a hex to place a tile, a tile to turn it; drag or flick it away to lift it. Keys: Shift+B to the board, arrows or a name such as c4, 1 to 3 place, t turns, x lifts, Shift+Q and Enter to call out.
web-adventures-touch = Tap a hex to place a tile, a tile to turn it; flick it away to lift it.
web-adventures-round = Round { $round }
web-adventures-sign-title = Sign of the trade card
web-adventures-sign = Trade card: { $does }. These are the prices after it.
web-adventures-sand = { $count ->
        [one] 1 second of sand left
       *[other] { $count } seconds of sand left
    }
web-adventures-sand-says = In turns the sand does not run: each time you place, turn or lift a tile costs { $step } seconds.
web-adventures-market = Market and trade card
web-adventures-price = { $good }: { $price }
web-adventures-price-says = { $sign ->
        [minus] Each one you buy costs { $price ->
            [one] 1 point
           *[other] { $price } points
        }. Keep away from it.
       *[plus] Each one you buy brings { $price ->
            [one] 1 point
           *[other] { $price } points
        }.
    }
web-adventures-box = Bonus tiles to pick from
web-adventures-secret = Everybody builds on a board of their own. Where the tiles lie is shown when the round is scored.
web-adventures-look-back = Round { $round }
web-adventures-scored = Round { $round }: what the key says
web-adventures-whose = Whose route
web-adventures-go-on = On to round { $round }
web-adventures-route-of = { $seat ->
        [You] Your route
       *[other] { $seat }'s route
    }: { $route }
web-adventures-no-route = none
web-adventures-nothing = Nothing was bought.
web-adventures-round-total = this round
web-adventures-best = Best route: goods for { $count ->
        [one] 1 point
       *[other] { $count } points
    }
web-adventures-merchant = merchant
web-adventures-tiles = tiles
web-adventures-time = time
web-adventures-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
web-adventures-par = Par so far: { $count }.
web-adventures-par-end = Par was { $par }: that is what the best routes by the key would have brought. The score was { $count }.
web-adventures-has-laid = { $count ->
        [one] 1 tile placed
       *[other] { $count } tiles placed
    }
web-adventures-changes = This round the board was changed { $count ->
        [one] once
       *[other] { $count } times
    }.
web-adventures-declared = Has called out: “I have arrived!”
web-adventures-stopped = Time was up
web-adventures-set = Is ready
web-adventures-no-tile = All { $count } of your tiles of that shape ({ $tile }) are on the board. Lift one first.
web-adventures-no-bonus = You have no bonus tile of that shape ({ $tile }) in hand. Choose another tile.

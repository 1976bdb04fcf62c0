# Silk Road Adventures in English.
#
# Log sentences are in the past tense, so that they fit a name as well as "You" (play-you).

## The game

adventures-title = Silk Road Adventures
adventures-about = Everybody builds at once, against the sand: a route of tiles between two cities, using a rough map that shows the goods but no grid. Only afterwards does the key show which of them your route has bought, for better or worse.

## Goods, cities, tiles, icons

adventures-good-wheat = wheat
adventures-good-spices = spices
adventures-good-jewels = jewels
adventures-good-silk = silk
adventures-good-porcelain = porcelain
adventures-good-lamps = magic lamps
adventures-city-constantinople = Constantinople
adventures-city-alexandria = Alexandria
adventures-city-basra = Basra
adventures-city-calicut = Calicut
adventures-city-changan = Chang'an
adventures-city-samarkand = Samarkand
adventures-tile-straight = straight tile
adventures-tile-wide = wide curve
adventures-tile-tight = tight curve
adventures-tile-bonus-straight = straight bonus tile
adventures-tile-bonus-wide = wide bonus tile
adventures-tile-bonus-tight = tight bonus tile
adventures-icon-swap-second = the dearest and the second dearest good change places
adventures-icon-swap-third = the dearest and the third dearest good change places
adventures-icon-rotate = every good becomes one rank cheaper, and the cheapest becomes the dearest

## Trade cards and maps

adventures-good-constantinople-alexandria = Constantinople – Alexandria
adventures-good-constantinople-basra = Constantinople – Basra
adventures-good-constantinople-calicut = Constantinople – Calicut
adventures-good-constantinople-changan = Constantinople – Chang'an
adventures-good-constantinople-samarkand = Constantinople – Samarkand
adventures-good-alexandria-basra = Alexandria – Basra
adventures-good-alexandria-calicut = Alexandria – Calicut
adventures-good-alexandria-changan = Alexandria – Chang'an
adventures-good-alexandria-samarkand = Alexandria – Samarkand
adventures-good-basra-calicut = Basra – Calicut
adventures-good-basra-changan = Basra – Chang'an
adventures-good-basra-samarkand = Basra – Samarkand
adventures-good-calicut-changan = Calicut – Chang'an
adventures-good-calicut-samarkand = Calicut – Samarkand
adventures-good-changan-samarkand = Chang'an – Samarkand
adventures-good-map-1 = map 1
adventures-good-map-2 = map 2
adventures-good-map-3 = map 3
adventures-good-map-4 = map 4
adventures-good-map-5 = map 5
adventures-good-map-6 = map 6
adventures-good-map-7 = map 7
adventures-good-map-8 = map 8
adventures-good-map-9 = map 9
adventures-good-map-10 = map 10
adventures-good-map-11 = map 11
adventures-good-map-12 = map 12
adventures-good-map-13 = map 13
adventures-good-map-14 = map 14
adventures-good-map-15 = map 15
adventures-good-map-16 = map 16
adventures-good-map-17 = map 17
adventures-good-map-18 = map 18
adventures-good-map-19 = map 19
adventures-good-map-20 = map 20
adventures-good-map-21 = map 21
adventures-good-map-22 = map 22
adventures-good-map-23 = map 23
adventures-good-map-24 = map 24

## Options of the table

adventures-option-mode = Way to play
    .does = One glass for everybody, a glass each, no hurry at all, or turns in which every change of the board costs time.
adventures-option-mode-live = live: one glass for everybody
adventures-option-mode-own-time = own time: a glass each, from opening the map
adventures-option-mode-relaxed = relaxed: no glass, no bonus for speed
adventures-option-mode-turns = turns: every change costs seconds
adventures-option-glass = Glass
    .does = How long the sand runs; in a relaxed game it makes no difference.
adventures-option-glass-pack = { $seconds } seconds
adventures-option-glass-60 = 60 seconds
adventures-option-glass-180 = 180 seconds
adventures-option-step = A change costs
    .does = When played in turns: how much sand it costs to place, turn or lift a tile.
adventures-option-step-pack = { $step } seconds
adventures-option-step-5 = 5 seconds
adventures-option-first-place = For arriving first
    .does = Points for whoever arrives first; we do not know the printed figure.
adventures-option-first-place-2 = 2 points
adventures-option-first-place-3 = 3 points
adventures-option-first-place-4 = 4 points
adventures-option-lone-finisher = For arriving alone
    .does = What the only player to arrive gets on top of the points for the first.
adventures-option-lone-finisher-0 = nothing more
adventures-option-lone-finisher-1 = 1 point more
adventures-option-lone-finisher-2 = 2 points more
adventures-option-late = Complete but not called
    .does = Whether a route counts that was complete when time ran out, though its builder never called out.
adventures-option-late-last = counts, after all who called
adventures-option-late-out = does not count
adventures-option-floor = Below zero
    .does = A bad round can cost you points you had before, down to 0; or no round ever counts below 0.
adventures-option-floor-score = the score stops at 0
adventures-option-floor-round = each round stops at 0
adventures-option-ages = Dead heats
    .does = Who is first when two arrive at the same moment with the same score: the younger one. Without ages, the order of the seats decides.
adventures-option-ages-seats = by order of seats

## Phases: where the game stands

adventures-phase-ready = before the glass
adventures-phase-trading = trading
adventures-phase-pick = picking a bonus tile
adventures-phase-over = the end of the game

## Questions

adventures-ask-ready = Round { $round }, from { $city } to { $other_city }: ready for the glass?
adventures-ask-open = Round { $round }, from { $city } to { $other_city }: open your map? Your time starts then.
adventures-ask-build = Round { $round }: connect { $city } and { $other_city }.
adventures-ask-pick = You are last after round { $round }. Which bonus tile do you take?

## Answers, as on buttons

adventures-do-place = Place a tile on { $hex }: { $way }
    .brief = Place a tile
adventures-do-bonus = Place a bonus tile on { $hex }: { $way }
    .brief = Place a bonus tile
adventures-do-turn = Turn the tile on { $hex }: { $way }
    .brief = Turn a tile
adventures-do-lift = Lift the tile from { $hex }
    .brief = Lift a tile
adventures-do-declare = I have arrived!
adventures-do-stop = Let time run out
adventures-do-ready = Ready
adventures-do-open = Open the map
adventures-do-pick = { $tile }

## The log

adventures-tells-keys = A key was drawn for each map. Nobody saw them.
adventures-tells-round = Round { $count } began.
adventures-tells-comes = { $good } came to market at { $price }.
adventures-tells-card = The trade card was drawn: { $card }.
adventures-tells-icon = The trade card moved the market: { $icon }.
adventures-tells-ready = { $seat } called: “Ready!”
adventures-tells-sand = The glass was turned: { $count } seconds.
adventures-tells-opens = { $seat } opened a map.
adventures-tells-places = { $known ->
        [yes] { $seat } placed a tile on { $hex }: { $tile }, { $way }.
       *[no] { $seat } placed a tile.
    }
adventures-tells-turns = { $known ->
        [yes] { $seat } turned the tile on { $hex }: { $way }.
       *[no] { $seat } turned a tile.
    }
adventures-tells-lifts = { $known ->
        [yes] { $seat } lifted the tile from { $hex }.
       *[no] { $seat } lifted a tile.
    }
adventures-tells-declares = { $seat } called out after { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }: “I have arrived!”
adventures-tells-done = { $seat } called out: “I have arrived!”
adventures-tells-stops = Time was up for { $seat ->
        [You] you
       *[other] { $seat }
    }.
adventures-tells-time-up = The sand ran out.
adventures-tells-arrives = { $seat } had a complete route of { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }.
adventures-tells-out = { $seat } got nothing: { $cause }.
adventures-tells-rank = { $seat } arrived { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] as number { $place }
    }: { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
adventures-tells-length = { $seat } had the longest route, { $count } tiles: 1 point.
adventures-tells-buys = { $seat } bought { $good } at { $edge }: { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
adventures-tells-scores = { $seat } scored { $count ->
        [one] 1 point
       *[other] { $count } points
    } ({ $total } in all).
adventures-tells-best = By the key, { $seat ->
        [You] your best route
       *[other] { $seat }'s best route
    } would have bought goods for { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
adventures-tells-spends = { $seat } used up a { $tile }.
adventures-tells-last = { $seat } alone came last and could take a bonus tile.
adventures-tells-gets-bonus = { $seat } took a { $tile }.
adventures-tells-ends = The four rounds were over.

## Why a route does not count

adventures-cause-no-start = no tile led out of the first city
adventures-cause-gap = the route had a gap
adventures-cause-mismatch = two tiles did not meet
adventures-cause-off-board = the route ran off the board
adventures-cause-wrong-city = the route ended in another city
adventures-cause-late = time was up before the call

## Why not

adventures-why-step = That does not answer the question you are asked now ({ $phase }). Choose one of the options you are given.
adventures-why-not-started = The maps are still face down. Say that you are ready; the glass is turned once everybody is.
adventures-why-map-closed = Your map is still closed. Open it first; your time starts then.
adventures-why-no-stop = You cannot stop time here. Call that you have arrived, or wait for the sand to run out.
adventures-why-no-time = You have changed your board { $count } times, and there is no time for more. Call that you have arrived, or leave it as it is.
adventures-why-empty = There is no tile on { $hex }. Choose a hex that has one.
adventures-why-taken = There is already a tile on { $hex }. Lift it first, or turn it.
adventures-why-other-shape = The tile on { $hex } is a { $tile }, whichever way you turn it. Lift it to place another.
adventures-why-lies-so = The tile on { $hex } already lies that way. Turn it another way.
adventures-why-no-tile = All { $count } of your tiles of that shape ({ $tile }) are on the board. Lift one first.
adventures-why-no-bonus = You have no bonus tile of that shape ({ $tile }) in hand. Choose another tile.
adventures-why-bonus-taken = That bonus tile ({ $tile }) is already taken. Choose another.

## The end: why, and points

adventures-end-four-rounds = Four rounds have been played.
adventures-end-errand-boy = Alone, up to 10 points: Mama's errand boy.
adventures-end-flea-market = Alone, 11 to 20 points: flea market vendor.
adventures-end-average = Alone, 21 to 35 points: average merchant.
adventures-end-first-class = Alone, 36 to 45 points: first class merchant.
adventures-end-millionaire = Alone, 46 points or more: millionaire.
adventures-end-resigned = The journey was given up.
adventures-points-goods = goods
adventures-points-rank = arrival
adventures-points-length = length
adventures-points-spared = losses spared

## The rules at hand

adventures-topic-goal = goal
adventures-topic-round = round
adventures-topic-building = building
adventures-topic-scoring = scoring
adventures-topic-modes = ways to play
adventures-topic-bonus = bonus tiles
adventures-topic-alone = playing alone
adventures-rules-goal = In each of four rounds, build a route between the two cities on the trade card. You buy the goods whose edges it crosses, at the market's price, which may be below zero. Most points after the fourth round win.
adventures-rules-round = A new good comes to market, a trade card names two cities and moves the prices, the glass is turned and with it the maps. Your map shows goods as circles, without the grid: you must guess at which edge each one lies.
adventures-rules-building = Place, turn and lift tiles as you like, one to a hex: { $tiles } straight ones, { $tiles } wide curves, { $tiles } tight curves, and any bonus tiles you have. Once you call “I have arrived!” you touch nothing more, finished or not.
adventures-rules-scoring = A route that does not connect the two cities wins nothing and loses nothing. Of the others, the first to call gets the bonus for arriving first, the last nothing, those between 1 point; the longest route gets 1 point. Then the key shows at which edges goods are bought: every edge you cross counts, losses too. Your score never drops below 0.
adventures-rules-modes = Live: one glass of { $seconds } seconds for everybody. Own time: a glass each, from opening the map, and boards stay hidden until all are done. Relaxed: no glass, no bonus for arriving first. Turns: each change of the board costs some seconds of the glass.
adventures-rules-bonus = After rounds 1 to 3, a player alone in last place takes one of three bonus tiles. You place it like any other tile, and goods on its edges count double, losses too. If it is on the board when trading ends, it is used up.
adventures-rules-alone = When you play alone, only goods count: up to 10 points make you Mama's errand boy, up to 20 a flea market vendor, up to 35 an average merchant, up to 45 a first class merchant, more a millionaire. Par is what the best routes by the key would have brought.

## The board in the terminal

adventures-board-round = Round { $round } of { $rounds }
adventures-board-sand = { $seconds } s
adventures-board-tile = { $tile } ×{ $count }
adventures-board-change = Turn or lift a tile
    .brief = Turn or lift
adventures-board-whole = whole
adventures-board-gap = not whole
adventures-board-sure = After this you touch nothing more. Are you sure?
adventures-board-where = A { $tile }: where?
adventures-board-which = Which tile?
adventures-board-how = A { $tile } on { $hex }: which way?
adventures-board-turn = The { $tile } on { $hex }: turn or lift it?
adventures-board-lift = Lift it
adventures-board-border = border
adventures-board-map-closed = The maps are still face down.
adventures-board-secret = Boards and maps are seen by their owners alone.
adventures-board-waiting = has not opened the map
adventures-board-set = ready
adventures-board-building = building
adventures-board-declared = arrived
adventures-board-stopped = out of time
adventures-board-last = Round { $round } by the key
adventures-board-bought = { $good } at { $edge } { $points }{ $times ->
        [2] { " " }(twice)
       *[other] { "" }
    }
adventures-board-nothing = bought nothing
adventures-board-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
adventures-board-laid = { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
adventures-board-par = par
adventures-board-circle = { $good } { $across } across, { $down } down
adventures-board-legend = On the map ▀ ▬ ▄ say whether a good is high, in the middle or low in its line. CAPITALS earn, small letters cost. Double lines are a bonus tile. By the key ⊕ was bought at a gain, ⊖ at a loss.

## Places of hidden pieces, for what one may remember

adventures-place-cards = the pile of trade cards
adventures-place-maps-1 = the maps of round 1 that were not dealt
adventures-place-maps-2 = the maps of round 2 that were not dealt
adventures-place-maps-3 = the maps of round 3 that were not dealt
adventures-place-maps-4 = the maps of round 4 that were not dealt
adventures-place-map-1 = { $seat ->
        [You] your map of round 1
       *[other] { $seat }'s map of round 1
    }
adventures-place-map-2 = { $seat ->
        [You] your map of round 2
       *[other] { $seat }'s map of round 2
    }
adventures-place-map-3 = { $seat ->
        [You] your map of round 3
       *[other] { $seat }'s map of round 3
    }
adventures-place-map-4 = { $seat ->
        [You] your map of round 4
       *[other] { $seat }'s map of round 4
    }
adventures-place-board = { $seat ->
        [You] your board
       *[other] { $seat }'s board
    }
adventures-place-keys = the keys

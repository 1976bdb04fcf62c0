# Marco Polo II in English.
#
# Log sentences are in the past tense, so that they fit a name as well as "You" (play-you); where that name does not come
# first, [You] writes it small.

## The game

marco-polo-title = Marco Polo II: In the Service of the Khan
marco-polo-about = From Beijing back to the west, in the service of the Khan. Place dice to gather goods, travel, found trading posts and take contracts, and have the most points after five rounds.

## Stocks, seals, action spaces

marco-polo-stock-coins = coins
marco-polo-stock-camels = camels
marco-polo-stock-pepper = pepper
marco-polo-stock-silk = silk
marco-polo-stock-gold = gold
marco-polo-stock-jade = jade
marco-polo-stock-points = points
marco-polo-seal-farmer = farmer's seal
marco-polo-seal-spicer = spicer's seal
marco-polo-seal-tailor = tailor's seal
marco-polo-seal-jeweler = jeweler's seal
marco-polo-where-book-1 = First book
marco-polo-where-book-2 = Second book
marco-polo-where-book-3-upper = Third book, upper space
marco-polo-where-book-3-lower = Third book, lower space
marco-polo-where-favor = Khan's Favor
marco-polo-where-guild = Guild Seals
marco-polo-where-travel-lower = Travel, lower space
marco-polo-where-travel-middle = Travel, middle space
marco-polo-where-travel-upper = Travel, upper space
marco-polo-where-contracts = Contracts
marco-polo-where-area-1 = First card of the action area
marco-polo-where-area-2 = Second card of the action area
marco-polo-where-bag = Money bag
marco-polo-where-reroll = Reroll a die
marco-polo-where-raise = Raise a die
marco-polo-where-lower = Lower a die

## Characters

marco-polo-character-mongke-khan = Möngke Khan
    .does = Oases cost you no step, though you do pay the routes, and you may stop on one. After each movement you score 3 points for each different oasis you passed or ended on, and take 2 coins or 1 camel for it.
marco-polo-character-de-wu = De Wu
    .does = You take a guild seal with one die instead of two. Each time you improve a seal you receive 1 jade. At the end you count one extra shield.
marco-polo-character-abha-basu = Abha Basu
    .does = You receive 2 coins at the start of each round, 1 jade for each contract you complete, and 1 point for each jade you receive, wherever it comes from.
marco-polo-character-mailin-and-tian-chin = Mailin and Tian Chin
    .does = You start with 3 extra coins and have a second figure in Beijing. You may split a movement of several steps between the two; you pay for all of it first. At the start of each round you receive one of your bonuses twice.
marco-polo-character-filippo-vitello = Filippo Vitello
    .does = You keep every outpost tile after somebody has claimed it, your own too. As a bonus action you receive the bonus of one of them, which then leaves the game.
marco-polo-character-isabella-donati = Isabella Donati
    .does = For each die you roll, black ones too: 2 coins for a 1 or 6, 1 point for a 2 or 5, 1 camel for a 3 or 4. When you roll for the round, a pair of your own dice may bring 1 jade (1s, 6s), 1 silk (2s, 5s) or 1 gold (3s, 4s) instead.
marco-polo-character-gantulga-od = Gantulga Od
    .does = You travel on the lower space only, and still pay its 2 coins. No route costs you coins or camels, in any movement; you still need jade and seals.

## Cards and tiles

marco-polo-good-red-1 = contract 1
marco-polo-good-red-2 = contract 2
marco-polo-good-red-3 = contract 3
marco-polo-good-red-4 = contract 4
marco-polo-good-red-5 = contract 5
marco-polo-good-red-6 = contract 6
marco-polo-good-red-7 = contract 7
marco-polo-good-red-8 = contract 8
marco-polo-good-red-9 = contract 9
marco-polo-good-red-10 = contract 10
marco-polo-good-red-11 = contract 11
marco-polo-good-red-12 = contract 12
marco-polo-good-red-13 = contract 13
marco-polo-good-red-14 = contract 14
marco-polo-good-red-15 = contract 15
marco-polo-good-red-16 = contract 16
marco-polo-good-red-17 = contract 17
marco-polo-good-red-18 = contract 18
marco-polo-good-red-19 = contract 19
marco-polo-good-red-20 = contract 20
marco-polo-good-red-21 = contract 21
marco-polo-good-red-22 = contract 22
marco-polo-good-red-23 = contract 23
marco-polo-good-red-24 = contract 24
marco-polo-good-red-25 = contract 25
marco-polo-good-red-26 = contract 26
marco-polo-good-red-27 = contract 27
marco-polo-good-red-28 = contract 28
marco-polo-good-red-29 = contract 29
marco-polo-good-red-30 = contract 30
marco-polo-good-red-31 = contract 31
marco-polo-good-red-32 = contract 32
marco-polo-good-red-33 = contract 33
marco-polo-good-red-34 = contract 34
marco-polo-good-red-35 = contract 35
marco-polo-good-red-36 = contract 36
marco-polo-good-red-37 = contract 37
marco-polo-good-red-38 = contract 38
marco-polo-good-red-39 = contract 39
marco-polo-good-red-40 = contract 40
marco-polo-good-red-41 = contract 41
marco-polo-good-red-42 = contract 42
marco-polo-good-blue-1 = starting contract 1
marco-polo-good-blue-2 = starting contract 2
marco-polo-good-blue-3 = starting contract 3
marco-polo-good-blue-4 = starting contract 4
marco-polo-good-blue-5 = starting contract 5
marco-polo-good-blue-6 = starting contract 6
marco-polo-good-blue-7 = starting contract 7
marco-polo-good-jade-carver = Jade Carver
marco-polo-good-notary = Notary
marco-polo-good-camel-market = Camel Market
marco-polo-good-mint = Mint
marco-polo-good-guild-hall = Guild Hall
marco-polo-good-surveyor = Surveyor
marco-polo-good-customs-house = Customs House
marco-polo-good-money-changer = Money Changer
marco-polo-good-stables = Stables
marco-polo-good-bazaar = Bazaar
marco-polo-good-pepper-merchant = Pepper Merchant
marco-polo-good-silk-weaver = Silk Weaver
marco-polo-good-goldsmith = Goldsmith
marco-polo-good-spice-garden = Spice Garden
marco-polo-good-caravanserai = Caravanserai
marco-polo-good-treasury = Treasury
marco-polo-good-silk-exchange = Silk Exchange
marco-polo-good-monastery = Monastery
marco-polo-good-scriptorium = Scriptorium
marco-polo-good-harbour = Harbour
marco-polo-good-watchtower = Watchtower
marco-polo-good-jade-market = Jade Market
marco-polo-good-barracks = Barracks
marco-polo-good-banquet = Banquet
marco-polo-good-governor = Governor
marco-polo-good-offer-1-a = offer Ia
marco-polo-good-offer-1-b = offer Ib
marco-polo-good-offer-1-c = offer Ic
marco-polo-good-offer-1-d = offer Id
marco-polo-good-offer-1-e = offer Ie
marco-polo-good-offer-1-f = offer If
marco-polo-good-offer-2-a = offer IIa
marco-polo-good-offer-2-b = offer IIb
marco-polo-good-offer-2-c = offer IIc
marco-polo-good-offer-2-d = offer IId
marco-polo-good-offer-2-e = offer IIe
marco-polo-good-offer-2-f = offer IIf
marco-polo-good-offer-3-a = offer IIIa
marco-polo-good-offer-3-b = offer IIIb
marco-polo-good-offer-3-c = offer IIIc
marco-polo-good-offer-3-d = offer IIId
marco-polo-good-offer-3-e = offer IIIe
marco-polo-good-offer-3-f = offer IIIf
marco-polo-good-goal-1 = goal card 1
marco-polo-good-goal-2 = goal card 2
marco-polo-good-goal-3 = goal card 3
marco-polo-good-goal-4 = goal card 4
marco-polo-good-goal-5 = goal card 5
marco-polo-good-goal-6 = goal card 6
marco-polo-good-goal-7 = goal card 7
marco-polo-good-goal-8 = goal card 8
marco-polo-good-goal-9 = goal card 9
marco-polo-good-goal-10 = goal card 10
marco-polo-good-goal-11 = goal card 11
marco-polo-good-goal-12 = goal card 12
marco-polo-good-goal-13 = goal card 13
marco-polo-good-goal-14 = goal card 14
marco-polo-good-marker-1 = bonus marker 1
marco-polo-good-marker-2 = bonus marker 2
marco-polo-good-marker-3 = bonus marker 3
marco-polo-good-marker-4 = bonus marker 4
marco-polo-good-marker-5 = bonus marker 5
marco-polo-good-marker-6 = bonus marker 6
marco-polo-good-marker-7 = bonus marker 7
marco-polo-good-outpost-1 = outpost tile 1
marco-polo-good-outpost-2 = outpost tile 2
marco-polo-good-outpost-3 = outpost tile 3
marco-polo-good-outpost-4 = outpost tile 4
marco-polo-good-outpost-5 = outpost tile 5
marco-polo-good-outpost-6 = outpost tile 6
marco-polo-good-outpost-7 = outpost tile 7
marco-polo-good-outpost-8 = outpost tile 8
marco-polo-good-outpost-9 = outpost tile 9
marco-polo-good-outpost-10 = outpost tile 10

## Places on the map, and shields

marco-polo-location-beijing = Beijing
marco-polo-location-kashgar = Kashgar
marco-polo-location-baghdad = Baghdad
marco-polo-location-balkh = Balkh
marco-polo-location-hormuz = Hormuz
marco-polo-location-xanadu = Xanadu
marco-polo-location-yangzhou = Yangzhou
marco-polo-location-fuzhou = Fuzhou
marco-polo-location-xian = Xian
marco-polo-location-karakorum = Karakorum
marco-polo-location-dunhuang = Dunhuang
marco-polo-location-lhasa = Lhasa
marco-polo-location-pagan = Pagan
marco-polo-location-samarkand = Samarkand
marco-polo-location-kabul = Kabul
marco-polo-location-jaipur = Jaipur
marco-polo-location-calicut = Calicut
marco-polo-location-eagle-rock = Eagle Rock
marco-polo-location-tea-terrace = the Tea Terrace
marco-polo-location-white-pagoda = the White Pagoda
marco-polo-location-palm-shore = Palm Shore
marco-polo-location-tiger-ford = Tiger Ford
marco-polo-location-moon-spring = the Moon Spring
marco-polo-location-jade-gate = the Jade Gate
marco-polo-location-three-wells = Three Wells
marco-polo-location-salt-lake = the Salt Lake
marco-polo-location-wind-tower = the Wind Tower
marco-polo-shield-dragon = dragon
marco-polo-shield-tiger = tiger
marco-polo-shield-horse = horse
marco-polo-shield-monkey = monkey
marco-polo-shield-elephant = elephant
marco-polo-shield-eagle = eagle
marco-polo-shield-crane = crane
marco-polo-shield-snake = snake
marco-polo-shield-tortoise = tortoise

## What cards and tiles say, made of what they do

marco-polo-says-list = { $items }
marco-polo-says-nothing = nothing
marco-polo-says-amount = { $stock_is ->
        [coins] { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }
        [camels] { $count ->
            [one] 1 camel
           *[other] { $count } camels
        }
        [points] { $count ->
            [one] 1 point
           *[other] { $count } points
        }
       *[other] { $count } { $stock }
    }
marco-polo-says-goods = { $count ->
        [one] 1 gold, silk or pepper
       *[other] { $count } gold, silk or pepper in any mix
    }
marco-polo-says-different-goods = { $count } different goods out of gold, silk and pepper
marco-polo-says-black-dice = { $count ->
        [one] a black die
       *[other] { $count } black dice
    }
marco-polo-says-move = { $count ->
        [one] a movement of 1 step
       *[other] a movement of up to { $count } steps
    }
marco-polo-says-contracts = { $count ->
        [one] a contract from a city with one of your posts
       *[other] { $count } contracts from cities with your posts
    }
marco-polo-says-pile-contracts = { $count ->
        [one] a contract from the pile
       *[other] { $count } contracts from the pile
    }
marco-polo-says-shields = { $count ->
        [one] 1 extra shield at the end
       *[other] { $count } extra shields at the end
    }
marco-polo-says-copy = the bonus of any other marker in the game
marco-polo-says-for = { $gives } for { $pay }
marco-polo-says-contract = pay { $asks }; you receive { $gives }
marco-polo-says-offer = Book { $number }: { $offers }
marco-polo-says-goal = { $icons }
marco-polo-says-goal-seal = { $count ->
        [one] 1 point
       *[other] { $count } points
    } if the { $seal } is improved
marco-polo-says-goal-shield = 1 extra shield for a post at the { $shield }
marco-polo-says-seal = die { $die } or higher; { $count } jade at once; improving costs { $pay } and brings { $gives }, at once and every round
marco-polo-says-needs-seal = only with the { $seal }
marco-polo-says-special = { $gives }; if your { $seal } is improved, also its bonus{ $twice ->
        [7] , with a { $once } or higher
       *[other] : once with a { $once } or higher, twice with a { $twice } or higher
    }
marco-polo-says-location = { $kind ->
        [city] { $items }
        [start] Where every journey begins. No post is ever placed here
       *[oasis] An oasis: a step like any other, and no place for a post
    }
marco-polo-says-shield = the shield of the { $shield }
marco-polo-says-has-marker = a bonus marker
marco-polo-says-has-outpost = an outpost tile for the first post
marco-polo-says-has-card = a city card
marco-polo-says-has-contracts = open contracts
marco-polo-says-track = for 1 to { $most } different shields at the end: { $points }
marco-polo-says-trade = { $trades }
marco-polo-says-die-times = up to as many times as the die shows
marco-polo-says-times-row = { $range ->
        [one] die { $low }
       *[several] die { $low }–{ $high }
    }: { $count ->
        [one] once
        [2] up to twice
       *[other] up to { $count } times
    }
marco-polo-says-markers-row = { $range ->
        [one] die { $low }
       *[several] die { $low }–{ $high }
    }: { $count ->
        [one] 1 marker
       *[other] { $count } markers
    }
marco-polo-says-steps-row = { $range ->
        [one] die { $low }
       *[several] die { $low }–{ $high }
    }: { $count ->
        [one] 1 step
       *[other] up to { $count } steps
    }
marco-polo-says-row = { $range ->
        [one] die { $low }
       *[several] die { $low }–{ $high }
    }: { $gives }
marco-polo-says-count = { $gives } for each { $counts ->
        [contracts] contract you have completed
        [posts] post of yours
        [shields] different shield at your posts
        [seals] seal you have
       *[improved-seals] seal you have improved
    }, at most as many as the die shows
marco-polo-says-gain = { $gives } for each pip of the die
marco-polo-says-seal-action = take a guild seal with this one die, for { $pay }
marco-polo-says-markers = the bonuses of different markers where you have posts
marco-polo-says-movement = travel for { $pay } plus the cost of the routes

## Options of the table

marco-polo-option-rounds = Rounds
    .does = How many rounds are played. The rulebook has five.
marco-polo-option-rounds-5 = five
marco-polo-option-rounds-3 = three, for a short game
marco-polo-option-black-dice = Black dice
    .does = A black die is rolled when it is taken; or all are rolled when the round begins, and whoever takes one chooses it and keeps its value.
marco-polo-option-black-dice-rolled-when-taken = rolled when taken
marco-polo-option-black-dice-rolled-at-start = rolled when the round begins
marco-polo-option-first-roll = First roll
    .does = Whether the dice of the first round are rolled before characters are chosen, or after.
marco-polo-option-first-roll-before-characters = before the characters
marco-polo-option-first-roll-after-characters = after the characters
marco-polo-option-split-movement = Two figures
    .does = Whether a movement split between Mailin and Tian Chin places a post where each of them ends, or only where the second one does.
marco-polo-option-split-movement-two-posts = each may place a post
marco-polo-option-split-movement-one-post = only the second one
marco-polo-option-extra-post = Extra post
    .does = Whether the upper travel space gives its extra post even when none is placed where the movement ends.
marco-polo-option-extra-post-always = always
marco-polo-option-extra-post-with-end-post = only with a post at the end
marco-polo-option-moved-posts = Moved posts
    .does = Whether a post that is moved, once all eleven are placed, brings the bonuses of its new city.
marco-polo-option-moved-posts-count = bring bonuses
marco-polo-option-moved-posts-bring-nothing = bring nothing
marco-polo-option-no-action = No action possible
    .does = Whether a player who cannot take a normal action must put one die on the money bag before the turn may end.
marco-polo-option-no-action-one-die = one die on the money bag
marco-polo-option-no-action-may-pass = the turn may end
marco-polo-option-second-place = Second in contracts
    .does = Whether there is a second place for completed contracts when several players share the first.
marco-polo-option-second-place-after-a-tie = also after a tie
marco-polo-option-second-place-not-after-a-tie = not after a tie
marco-polo-option-isabella-rerolls = Isabella's rerolls
    .does = Whether Isabella Donati gets paid for a die she rerolls.
marco-polo-option-isabella-rerolls-paid = paid
marco-polo-option-isabella-rerolls-not-paid = not paid
marco-polo-option-isabella-rows = Isabella's rows
    .does = Whether each die pays Isabella Donati, or a 1 and a 6, a 2 and a 5, a 3 and a 4 pay once together.
marco-polo-option-isabella-rows-each-die = each die pays
marco-polo-option-isabella-rows-once = once together

## Phases: where the game stands

marco-polo-phase-character = choose a character
marco-polo-phase-goal = keep a goal card
marco-polo-phase-twice = receive a bonus twice
marco-polo-phase-pairs = pairs of dice
marco-polo-phase-compensation = compensation
marco-polo-phase-turn = a turn
marco-polo-phase-die = choose a die
marco-polo-phase-offer = choose an offer
marco-polo-phase-seal = choose a guild seal
marco-polo-phase-figure = choose a figure
marco-polo-phase-walk = travel
marco-polo-phase-extra-post = place an extra post
marco-polo-phase-lift = move a post
marco-polo-phase-bonus = choose the next bonus
marco-polo-phase-take = take a contract
marco-polo-phase-drop = discard a contract
marco-polo-phase-good = choose a good
marco-polo-phase-copy = copy a marker
marco-polo-phase-trade = choose a trade
marco-polo-phase-times = how often
marco-polo-phase-marker = choose a marker
marco-polo-phase-money-bag = money bag
marco-polo-phase-pay-coins = pay coins
marco-polo-phase-pay-camels = pay camels
marco-polo-phase-oases = oases passed
marco-polo-phase-black = choose a black die
marco-polo-phase-over = the end of the game

## Questions

marco-polo-ask-character = Which character do you choose?
marco-polo-ask-goal = Which goal card do you keep? The others go back unseen.
marco-polo-ask-twice = Which of your bonuses do you receive twice?
marco-polo-ask-pairs = You rolled { $count } dice with a { $die }. How many pairs of them bring 1 { $die ->
        [1] jade each instead of coins?
        [6] jade each instead of coins?
        [2] silk each instead of points?
        [5] silk each instead of points?
       *[other] gold each instead of camels?
    }
marco-polo-ask-compensation = You are { $count } short of 15. How many of these do you take as camels? The rest are coins.
marco-polo-ask-turn = Round { $round }: { $acted ->
        [yes] your action is done. Take a bonus action or end your turn?
       *[no] what do you do?
    }
marco-polo-ask-die = { $of ->
        [city] { $location }
        [card] { $card }
       *[where] { $where }
    }: { $first ->
        [yes] { $left ->
            [one] which die?
           *[other] it takes { $left } dice. Which is the lowest? Its number counts.
        }
       *[no] which other die? { $left ->
            [one] One more.
           *[other] { $left } more.
        }
    }
marco-polo-ask-offer = Book { $number }: which offer do you take?
marco-polo-ask-seal = Which guild seal do you take?
marco-polo-ask-figure = Which figure goes first? { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } in all.
marco-polo-ask-walk = From { $location }: where to? { $steps ->
        [0] No steps left
        [one] 1 step left
       *[other] { $steps } steps left
    }; to pay so far: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $camels ->
        [one] 1 camel
       *[other] { $camels } camels
    }{ $jade ->
        [0] .
       *[other] , { $jade } jade.
    }
marco-polo-ask-extra-post = In which city that you passed do you place the extra post?
marco-polo-ask-lift = All your posts are on the map. From which city do you move one to { $location }?
marco-polo-ask-bonus = Which bonus do you take next?
marco-polo-ask-take = { $second ->
        [yes] Do you take a second contract?
       *[no] Which contract do you take?
    }
marco-polo-ask-drop = There is no room for { $contract }. Which contract do you discard?
marco-polo-ask-good = Which good do you take? { $count ->
        [one] Last choice.
       *[other] { $count } choices left.
    }
marco-polo-ask-copy = Which marker do you copy?
marco-polo-ask-trade = { $card }: which trade?
marco-polo-ask-times = { $card }: how many times?
marco-polo-ask-marker = Which marker's bonus do you receive? { $left ->
        [one] One more.
       *[other] Up to { $left } more.
    }
marco-polo-ask-money-bag = What do you take from the money bag?
marco-polo-ask-pay-coins = You owe { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }. How many do you pay with jade?
marco-polo-ask-pay-camels = You owe { $camels ->
        [one] 1 camel
       *[other] { $camels } camels
    }. How many do you pay with jade?
marco-polo-ask-oases = You passed { $count ->
        [one] an oasis
       *[other] { $count } oases
    }. For how many do you take 1 camel instead of 2 coins?
marco-polo-ask-black = Which black die do you take?

## Answers, as on buttons

marco-polo-do-act = { $where }{ $fee ->
        [yes] , fee: lowest die
       *[no] { "" }
    }
marco-polo-do-act-city = Action of { $location }: { $says }
    .brief = Action of { $location }
marco-polo-do-act-card = { $card } in { $location }: { $says }
    .brief = { $card } in { $location }
marco-polo-do-act-area = { $card }: { $says }
    .brief = { $card }
marco-polo-do-die = { $colour ->
        [black] black { $die }
       *[own] { $die }
    }{ $fee ->
        [0] { "" }
        [one] , fee: 1 coin
       *[other] , fee: { $fee } coins
    }
marco-polo-do-reroll = Reroll a die (1 camel)
    .brief = Reroll
marco-polo-do-raise = Raise a die by 1 (2 camels)
    .brief = Raise by 1
marco-polo-do-lower = Lower a die by 1 (2 camels)
    .brief = Lower by 1
marco-polo-do-buy-die = Take a black die (3 camels)
    .brief = Black die
marco-polo-do-end = End the turn
marco-polo-do-complete = Complete { $contract }: { $says }
    .brief = Complete { $contract }
marco-polo-do-improve = Improve the { $seal }: { $says }
    .brief = Improve the { $seal }
marco-polo-do-spend = Use an outpost tile: { $says }
marco-polo-do-offer = { $says }
marco-polo-do-seal = { $seal }: { $says }
    .brief = { $seal }
marco-polo-do-figure = The figure in { $location }
marco-polo-do-stop = Stop here
marco-polo-do-switch = Go on with the other figure
marco-polo-do-post = { $location }
marco-polo-do-lift = From { $location }
marco-polo-do-bonus-marker = Bonus marker of { $location }: { $says }
marco-polo-do-bonus-outpost = Outpost tile of { $location }: { $says }
marco-polo-do-bonus-contract = A contract in { $location }
marco-polo-do-bonus = A bonus
marco-polo-do-take = Take { $contract }: { $says }
    .brief = Take { $contract }
marco-polo-do-drop = Discard { $contract }: { $says }
    .brief = Discard { $contract }
marco-polo-do-enough = None
marco-polo-do-good = 1 { $stock }
marco-polo-do-copy = { $says }
marco-polo-do-trade = { $says }
marco-polo-do-times = { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }
marco-polo-do-marker = { $location }: { $says }
marco-polo-do-get = { $stock_is ->
        [coins] 3 coins
        [camels] 2 camels
       *[jade] 1 jade
    }
marco-polo-do-jade-for-coins = { $count ->
        [0] Only coins
       *[other] { $count } jade
    }
marco-polo-do-jade-for-camels = { $count ->
        [0] Only camels
       *[other] { $count } jade
    }
marco-polo-do-camels = { $count ->
        [one] 1 camel
       *[other] { $count } camels
    }, { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
marco-polo-do-twice = { $location }: { $says }
marco-polo-do-twice-seal = { $seal }: { $says }
marco-polo-do-pairs = { $count ->
        [0] No pair
        [one] 1 pair
       *[other] { $count } pairs
    }
marco-polo-do-character = { $character }
marco-polo-do-keep = { $goal }: { $says }
    .brief = { $goal }
marco-polo-do-black = Black { $die }
marco-polo-do-go = { $location }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $camels ->
        [one] 1 camel
       *[other] { $camels } camels
    }{ $jade ->
        [0] { "" }
       *[other] , { $jade } jade
    }
    .brief = { $location }

## The log: set-up

marco-polo-tells-marker = Bonus marker of { $location }: { $says }.
marco-polo-tells-outpost = Outpost tile of { $location }: { $says }.
marco-polo-tells-city-card = City card of { $location }: { $card } ({ $says }).
marco-polo-tells-area-card = Card in the action area: { $card } ({ $says }).
marco-polo-tells-next-offer = Next offer – { $says }.
marco-polo-tells-first = First player: { $seat }.
marco-polo-tells-starts-with = { $seat } got { $contract }: { $says }.
marco-polo-tells-shows-character = Character to choose from: { $character }.
marco-polo-tells-chooses-character = { $seat } chose { $character }.
marco-polo-tells-keeps-goal = { $known ->
        [yes] { $seat } kept { $goal }.
       *[no] { $seat } kept a goal card.
    }

## The log: rounds

marco-polo-tells-round = Round { $count }; first player: { $seat }.
marco-polo-tells-rolls = { $seat } rolled { $dice }.
marco-polo-tells-rolls-pool = The black dice showed { $dice }.
marco-polo-tells-twice = { $seat } received a bonus a second time.
marco-polo-tells-takes-hourglass = { $seat } took the hourglass.
marco-polo-tells-ends-turn = { $seat } ended the turn.

## The log: dice and actions

marco-polo-tells-turns-to = { $seat } chose: { $where }.
marco-polo-tells-turns-to-city = { $seat } chose the action of { $location }.
marco-polo-tells-turns-to-card = { $seat } chose the card { $card }.
marco-polo-tells-picks = { $seat } picked a { $die }.
marco-polo-tells-uses = { $seat } placed { $dice }: { $where }.
marco-polo-tells-uses-city = { $seat } placed { $dice } for the action of { $location }.
marco-polo-tells-uses-card = { $seat } placed { $dice } on the card { $card }.
marco-polo-tells-buys-die = { $seat } bought a black die.
marco-polo-tells-rolls-black = { $seat } rolled a black { $die }.
marco-polo-tells-takes-black = { $seat } took a black { $die }.
marco-polo-tells-no-black-die = No black die was left for { $seat ->
        [You] you
       *[other] { $seat }
    }.
marco-polo-tells-rerolls = { $seat } rerolled a { $die } and got a { $now }.
marco-polo-tells-changes = { $seat } turned a { $die } into a { $now }.
marco-polo-tells-gains = { $seat } received { $stock_is ->
        [coins] { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }
        [camels] { $count ->
            [one] 1 camel
           *[other] { $count } camels
        }
       *[other] { $count } { $stock }
    } (now { $now }).
marco-polo-tells-pays = { $seat } paid { $stock_is ->
        [coins] { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }
        [camels] { $count ->
            [one] 1 camel
           *[other] { $count } camels
        }
       *[other] { $count } { $stock }
    } ({ $now } left).
marco-polo-tells-scores = { $seat } scored { $count ->
        [one] 1 point
       *[other] { $count } points
    } (now { $now }).
marco-polo-tells-loses-points = { $seat } paid { $count ->
        [one] 1 point
       *[other] { $count } points
    } ({ $now } left).
marco-polo-tells-gains-shield = { $seat } received { $count ->
        [one] 1 extra shield
       *[other] { $count } extra shields
    } for the end.
marco-polo-tells-settles = { $seat } chose how to pay.
marco-polo-tells-chooses-offer = { $seat } chose the offer: { $says }.
marco-polo-tells-chooses-trade = { $seat } chose trade { $number }.
marco-polo-tells-chooses-times = { $seat } did this { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }.
marco-polo-tells-enough = { $seat } took no more.
marco-polo-tells-wants-seal = { $seat } chose the { $seal }.
marco-polo-tells-takes-seal = { $seat } took the { $seal }.
marco-polo-tells-begins-improving = { $seat } chose to improve the { $seal }.
marco-polo-tells-improves = { $seat } improved the { $seal }.
marco-polo-tells-receives-seal = { $seat } received the bonus of the { $seal }.
marco-polo-tells-receives-marker = { $seat } received the bonus of the marker in { $location }: { $says }.
marco-polo-tells-chooses-marker = { $seat } chose the marker in { $location }.
marco-polo-tells-copies = { $seat } copied a marker: { $says }.
marco-polo-tells-receives-outpost = { $seat } received the bonus of an outpost tile: { $says }.
marco-polo-tells-keeps-outpost = { $seat } kept the outpost tile: { $says }.
marco-polo-tells-spends-outpost = { $seat } used an outpost tile: { $says }.

## The log: travel, contracts

marco-polo-tells-moves-figure = { $seat } started with the figure in { $location }.
marco-polo-tells-plans = { $seat } planned a step to { $location }.
marco-polo-tells-switches = { $seat } went on with the figure in { $location }.
marco-polo-tells-sets-out = { $seat } set out: the way cost { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $camels ->
        [one] 1 camel
       *[other] { $camels } camels
    }{ $jade ->
        [0] .
       *[other] , { $jade } jade.
    }
marco-polo-tells-stays = { $seat } stayed put.
marco-polo-tells-travels = { $seat } travelled to { $location }.
marco-polo-tells-places-post = { $seat } placed post { $count } in { $location }.
marco-polo-tells-lifts-post = { $seat } took a post away from { $location }.
marco-polo-tells-takes = { $seat } took { $contract }: { $says }.
marco-polo-tells-drops = { $seat } discarded { $contract }.
marco-polo-tells-draws-contract = { $seat } drew { $contract } from the pile: { $says }.
marco-polo-tells-no-contract = The pile of contracts was empty.
marco-polo-tells-opens = { $contract } came to { $location }: { $says }.
marco-polo-tells-begins-completing = { $seat } chose to complete { $contract }.
marco-polo-tells-completes = { $seat } completed { $contract } ({ $count } in all).

## The log: the end

marco-polo-tells-shows-goal = { $seat ->
        [You] Your goal card
       *[other] { $seat }'s goal card
    }: { $says }.
marco-polo-tells-ends = The game ended.

## Why not

marco-polo-why-step = That does not answer the question you are asked now ({ $phase }). Choose one of the options you are given.
marco-polo-why-acted = You have already taken your action this turn. Take bonus actions, or end the turn.
marco-polo-why-no-dice = You have no dice left. Choose something that takes none, or end the turn.
marco-polo-why-full = There is no room for another die there. Choose another space.
marco-polo-why-no-post = You have no post in { $location }. Travel there first.
marco-polo-why-fresh = You placed your post in { $location } only this turn. You can use it from your next turn on.
marco-polo-why-gantulga = Gantulga Od travels on the lower space only. Choose that one.
marco-polo-why-no-contracts = No contract is open in any city with a post of yours. Choose another action.
marco-polo-why-dice-needed = That takes { $count ->
        [one] 1 more die
       *[other] { $count } more dice
    } of a suitable value, and you have { $have ->
        [0] none
       *[other] { $have }
    }. Choose another space, or change your dice.
marco-polo-why-colour = There is already a die of your colour there. Use black dice, or another space.
marco-polo-why-die-too-low = The die must show at least { $die }. Choose a higher one.
marco-polo-why-lowest-first = Pick your lowest die first; the next ones must be as high or higher. Choose another die.
marco-polo-why-no-such-die = You have no { $colour ->
        [black] black { $die }
       *[own] { $die } of your colour
    } to use there. Choose a die you have.
marco-polo-why-die-limit = A { $die } cannot be turned any further that way. Choose another die.
marco-polo-why-fee = The space is occupied, so it costs { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }, which you cannot pay. Choose a lower die or another space.
marco-polo-why-cost = You cannot pay that: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $camels ->
        [one] 1 camel
       *[other] { $camels } camels
    }, { $jade } jade. Jade may replace coins and camels, but nothing replaces jade.
marco-polo-why-goods = That takes { $count } { $stock }, and you have { $have ->
        [0] none
       *[other] { $have }
    }. Get more first.
marco-polo-why-mix = You cannot pay { $count } jade in place of that. Choose another number.
marco-polo-why-no-seal = With a { $die } as your lowest die there is no seal you do not have already. Use higher dice.
marco-polo-why-has-seal = You already have the { $seal }. Choose another.
marco-polo-why-seal-missing = You do not have the { $seal }. Take it first.
marco-polo-why-improved = The { $seal } is already improved. Choose another.
marco-polo-why-not-kept = You have not kept { $outpost }. Choose a tile you have.
marco-polo-why-bought = You have already bought a black die this turn. Wait for your next turn.
marco-polo-why-no-black = There are no black dice left this round.
marco-polo-why-must-act = You cannot end your turn yet: an action is still possible, so take one.
marco-polo-why-must-bag = No action is possible. Put one die on the money bag first.
marco-polo-why-card-die = With a { $die }, { $card } does not do that. Choose another die.
marco-polo-why-count = { $card }: you have nothing for it to count. Choose another action.
marco-polo-why-no-marker = { $card }: you have no post in a city with a bonus marker. Choose another action.
marco-polo-why-no-such-trade = { $card } has no such trade. Choose one it has.
marco-polo-why-no-leg = No route leads from here to { $location }. Choose a neighbouring place.
marco-polo-why-leg-seal = Only those who have the { $seal } may travel that route. Choose another.
marco-polo-why-no-steps = You have no steps left. Stop here.
marco-polo-why-must-move = You must take at least one step. Choose where to go.
marco-polo-why-one-figure = You have only one figure. Go on with it.
marco-polo-why-switched = The movement has been split already. Go on with this figure.
marco-polo-why-not-within-reach = You cannot take { $contract } now. Choose one you are offered.
marco-polo-why-must-take = You must take at least one contract. Choose one.
marco-polo-why-not-active = You have no open { $contract } on your board. Choose one you have.
marco-polo-why-just-taken = You have only just taken { $contract }. Discard another one.
marco-polo-why-has-post = You already have a post in { $location }. Choose another city.
marco-polo-why-not-passed = You did not pass through { $location }. Choose a city on your way.
marco-polo-why-placed-now = The post in { $location } was placed in this movement. Move another one.
marco-polo-why-no-such-bonus = No such bonus is waiting for you. Choose one that is.
marco-polo-why-must-choose = Choose at least one.
marco-polo-why-chosen = You have already chosen { $location }. Choose another.
marco-polo-why-character = You cannot choose { $character }. Choose one of those shown.
marco-polo-why-goal = You were not dealt { $goal }. Choose one of your own.
marco-polo-why-camels = You can take at most { $count } here. Choose a lower number.
marco-polo-why-pairs = These dice make at most { $count ->
        [one] 1 pair
       *[other] { $count } pairs
    }. Choose a lower number.
marco-polo-why-different = You have already chosen { $stock }, and the goods must differ. Choose another.
marco-polo-why-not-in-game = This game does not have { $marker }. Choose another.
marco-polo-why-copies-itself = A marker does not copy itself. Choose another.

## The end: why, and points

marco-polo-end-rounds = The last round has been played.
marco-polo-points-play = during the game
marco-polo-points-goal = goal
marco-polo-points-shields = shields
marco-polo-points-goods = goods
marco-polo-points-coins = coins
marco-polo-points-contracts = most contracts

## Rules at hand, in a few words

marco-polo-topic-goal = goal
marco-polo-topic-turn = turn
marco-polo-topic-spaces = action spaces
marco-polo-topic-dice = dice
marco-polo-topic-books = books and favor
marco-polo-topic-seals = guild seals
marco-polo-topic-travel = travel
marco-polo-topic-contracts = contracts
marco-polo-topic-bonus = bonus actions
marco-polo-topic-round = new round
marco-polo-topic-end = end
marco-polo-rules-goal = Have the most points after five rounds: from contracts, cards and posts during the game, and at the end from your goal card, different shields at your posts, goods and coins, and the most completed contracts.
marco-polo-rules-turn = Take one action by placing dice of yours; before and after it, as many bonus actions as you like. When you have no dice left, you pass for the rest of the round.
marco-polo-rules-spaces = On an occupied blue space you pay as many coins as your lowest die shows. An occupied brown space is closed. Dice of your colour go to each space once a round; black dice have no colour. To use a city's card or action, you need a post there from an earlier turn.
marco-polo-rules-dice = The lowest die you place decides how many times or how far. You may do less, but at least one: you cannot choose an action that would do nothing. You may pay jade as a coin or as a camel; where jade is asked for, only jade will do.
marco-polo-rules-books = Books: one die, { $book_1 } or higher for the first, { $book_2 } or higher for the second, { $book_3 } or higher for the third, which has two spaces. Two offers are free, two cost jade. Khan's Favor: 4 coins and 2 camels, with a die no lower than the one before; it has room for four.
marco-polo-rules-seals = Guild Seals: two dice; the lower one decides which seal you may take; some bring jade. You can have each seal only once. A seal opens some routes. Once improved, it brings its bonus at once and at the start of each round.
marco-polo-rules-travel = Lower space: one die, 2 coins, 1 step. Middle: two dice, up to { $middle } steps. Upper: three dice, up to { $upper } steps, and an extra post in a city you pass. You never go further than your lowest die shows. You pay for all routes first. If you end in a city, you place a post and receive its marker, outpost tile or a contract. Your ninth and tenth posts score 5 each, the eleventh 10.
marco-polo-rules-contracts = Contracts: one die; take one or two from cities with your posts, then 3 coins. You have room for two; if that is full, you discard one. Completing a contract is a bonus action.
marco-polo-rules-bonus = Complete a contract. Improve a seal. Money bag: a die for 3 coins, 2 camels or 1 jade. Reroll a die for 1 camel. Change a die by 1 for 2 camels. Once a turn, take a black die for 3 camels.
marco-polo-rules-round = Dice come back, new offers are laid out, markers and improved seals bring their bonuses again, two new cards come to the action area, and everybody rolls. If you roll less than 15, you receive the difference in camels or coins. The first player is whoever was last to use the highest travel space in the round before.
marco-polo-rules-end = Points of your goal card for improved seals; different shields, at most { $most_shields } points; 1 point for every 2 goods and every 10 coins; 8 points for the most completed contracts, 4 for second most with three or four players. Most camels wins a tie.

## The board in a terminal
# The first two are signs of one cell each: for coins, camels, pepper, silk, gold, jade; for farmer, spicer, tailor, jeweler.

marco-polo-board-stock-signs = ¢CPSGJ
marco-polo-board-seal-signs = FSTJ
marco-polo-board-round = Round { $round }
marco-polo-board-first = first player: { $name }
marco-polo-board-black = black dice: { $count }
marco-polo-board-pile = contract pile: { $count }
marco-polo-board-next = Next round
marco-polo-board-favor = Favor
marco-polo-board-guild = Guild
marco-polo-board-travel = Travel
marco-polo-board-contracts = Contracts
marco-polo-board-bag = Bag
marco-polo-board-picked = picked
marco-polo-board-no-dice = no dice left
marco-polo-board-room = room for a contract
marco-polo-board-goal = Goal
marco-polo-board-hourglass = hourglass, and so first in the next round: { $name }
marco-polo-board-spaces = Action spaces
marco-polo-board-dice-there = dice there: { $dice }
marco-polo-board-offers = offers: { $offers }
marco-polo-board-black-die = black { $value }
marco-polo-board-blocking-die = { $value } that stays
marco-polo-board-map = The map
marco-polo-board-marker = marker: { $says }
marco-polo-board-outpost = for the first post: { $says }
marco-polo-board-posts-of = posts: { $names }
marco-polo-board-figures-of = figures: { $names }
marco-polo-board-legs = to { $legs }
marco-polo-board-leg = { $location } ({ $says })
marco-polo-board-character = { $seat }, { $character }
marco-polo-board-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
marco-polo-board-dice = dice: { $dice }
marco-polo-board-at = in { $location }
marco-polo-board-posts = posts placed: { $count } of { $posts }
marco-polo-board-shields = shields: { $count }, worth { $points } at the end
marco-polo-board-completed = contracts completed: { $count }
marco-polo-board-improved = { $seal }, improved
marco-polo-board-seals = seals: { $seals }
marco-polo-board-tile = outpost tile: { $says }
marco-polo-board-missing = missing: { $what }
marco-polo-board-enough = within reach
marco-polo-board-characters = Characters to choose from: { $characters }
marco-polo-board-legend = §✓ improved, ⌂ post, ♙ figure, ♦ shield, ≡ contract, ≡↓ from the pile, ! each round, !? another marker, + first post, ▫ city card, ✶ city action, » step, ? a good of your choice, ≠ all different, ⚂ die, ○ black, × stays, _ free, − paid or missing, ◷ hourglass
marco-polo-board-further = Further on, for the whole way

## Places of hidden pieces, for what one may remember

marco-polo-place-red = { $number ->
        [0] the contract pile
       *[other] the contracts put under the pile
    }
marco-polo-place-blue = the starting contracts that nobody got
marco-polo-place-city = the city cards that are not on the map
marco-polo-place-offer-1 = the tiles left for the first book
marco-polo-place-offer-2 = the tiles left for the second book
marco-polo-place-offer-3 = the tiles left for the third book
marco-polo-place-goals = the goal cards that nobody kept
marco-polo-place-markers = the city markers left in the box
marco-polo-place-outposts = the outpost tiles left in the box
marco-polo-place-goal = { $seat ->
        [You] your goal cards
       *[other] { $seat }'s goal cards
    }

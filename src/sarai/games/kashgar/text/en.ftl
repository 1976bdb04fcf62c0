# Kashgar in English.
#
# Log sentences are in the past tense, so that they fit a name as well as "You" (play-you); where that name does not come
# first, [You] writes it small.

## The game

kashgar-title = Kashgar: Merchants of the Silk Road
kashgar-about = Lead three caravans in which everybody waits for their turn. The person in front goes to work or leaves for good: gather spices, gold and mules, complete contracts, and be ahead when somebody has reached { $goal } points.

## Stocks and decks

kashgar-stock-ginger = ginger
kashgar-stock-cloves = cloves
kashgar-stock-pepper = pepper
kashgar-stock-anise = star anise
kashgar-stock-cinnamon = cinnamon
kashgar-stock-gold = gold
kashgar-stock-mules = mules
kashgar-deck-standard = standard cards
kashgar-deck-special = special cards
kashgar-deck-contract = contracts

## Persons

kashgar-good-patriarch = Patriarch
kashgar-good-matriarch = Matriarch
kashgar-good-servant = Servant
kashgar-good-prophet = Prophet
kashgar-good-aristocrat = Aristocrat
kashgar-good-grocer = Grocer
kashgar-good-dyer = Dyer
kashgar-good-groom = Groom
kashgar-good-innkeeper = Innkeeper
kashgar-good-weaver = Weaver
kashgar-good-monk = Monk
kashgar-good-guard = Guard
kashgar-good-poet = Poet
kashgar-good-interpreter = Interpreter
kashgar-good-planter = Planter
kashgar-good-baker = Baker
kashgar-good-spice-dealer = Spice Dealer
kashgar-good-farmer = Farmer
kashgar-good-market-woman = Market Woman
kashgar-good-mule-dealer = Mule Dealer
kashgar-good-quack = Quack
kashgar-good-noblewoman = Noblewoman
kashgar-good-grey-eminence = Grey Eminence
kashgar-good-farrier = Farrier
kashgar-good-pepper-merchant = Pepper Merchant
kashgar-good-star-gatherer = Star Gatherer
kashgar-good-money-changer = Money Changer
kashgar-good-muleteer = Muleteer
kashgar-good-guide = Guide
kashgar-good-elder = Elder
kashgar-good-scribe = Scribe
kashgar-good-cinnamon-prince = Cinnamon Prince
kashgar-good-patroness = Patroness
kashgar-good-vizier = Vizier
kashgar-good-princess = Princess
kashgar-good-treasurer = Treasurer
kashgar-good-spice-lord = Spice Lord
kashgar-good-caravan-master = Caravan Master
kashgar-good-sage = Sage
kashgar-good-beggar = Beggar
kashgar-good-envoy = Envoy
kashgar-good-shepherd = Shepherd
kashgar-good-caravan-leader = Caravan Leader
kashgar-good-handkerchief = Handkerchief
kashgar-good-gate-keeper = Gate Keeper

## Contracts

kashgar-good-tea-house = Tea House
kashgar-good-bath-house = Bath House
kashgar-good-apothecary = Apothecary
kashgar-good-perfumer = Perfumer
kashgar-good-pastry-cook = Pastry Cook
kashgar-good-garrison = Garrison
kashgar-good-fish-market = Fish Market
kashgar-good-brewer = Brewer
kashgar-good-school = School
kashgar-good-pilgrims-rest = Pilgrims' Rest
kashgar-good-wedding = Wedding
kashgar-good-physician = Physician
kashgar-good-yarkand-fair = Fair at Yarkand
kashgar-good-dyers-guild = Dyers' Guild
kashgar-good-temple-feast = Temple Feast
kashgar-good-festival-cook = Festival Cook
kashgar-good-sea-captain = Sea Captain
kashgar-good-court-banquet = Court Banquet
kashgar-good-samarkand = Market of Samarkand
kashgar-good-bukhara = Market of Bukhara
kashgar-good-merv = Market of Merv
kashgar-good-khotan = Market of Khotan
kashgar-good-balkh = Market of Balkh
kashgar-good-dunhuang-garrison = Garrison of Dunhuang
kashgar-good-khan-table = Table of the Khan
kashgar-good-baghdad = Market of Baghdad
kashgar-good-xian = Market of Xi'an
kashgar-good-emperors-gift = Gift for the Emperor
kashgar-good-grain-field = Grain Field
kashgar-good-well = Well
kashgar-good-bridge = Bridge
kashgar-good-stable = Stable
kashgar-good-garden = Garden
kashgar-good-watchtower = Watchtower
kashgar-good-caravanserai = Caravanserai
kashgar-good-bazaar-stall = Bazaar Stall

## What cards say, made from what they do

kashgar-says-person = { $lines }
kashgar-says-points = { $count ->
        [1] 1 point.
       *[other] { $count } points.
    }
kashgar-says-points-per = { $count ->
        [0] 1 point for each { $contract } you have completed.
       *[other] { $count } points, and 1 more for each { $contract } you have completed.
    }
kashgar-says-must = Cannot be passed (!).
kashgar-says-caravan = Caravan action: { $deed }.
kashgar-says-parting = Parting action: { $deed }.
kashgar-says-free = { $does }
kashgar-says-for = for { $cost }: { $does }
kashgar-says-list = { $items }
kashgar-says-nothing = nothing
kashgar-says-amount = { $stock_is ->
        [mules] { $count ->
            [one] 1 mule
           *[other] { $count } mules
        }
        [cloves] { $count ->
            [one] 1 clove
           *[other] { $count } cloves
        }
       *[other] { $count } { $stock }
    }
kashgar-says-amount-spice = { $count } of any spice
kashgar-says-any-spice = { $count } of any spice
kashgar-says-increase = increase { $stocks }
kashgar-says-increases = { $stock } by { $count }
kashgar-says-increases-spice = any spice by { $count }
kashgar-says-set = set { $stocks }
kashgar-says-sets = { $stock } to { $count }
kashgar-says-sets-spice = any spice to { $count }
kashgar-says-per-card = for each card in this caravan increase { $stocks }
kashgar-says-exchange = give up to { $count } { $stock } and increase { $other_stock } by { $rate } for each
kashgar-says-draw = draw { $count } { $deck } and keep { $kept }
kashgar-says-take-discarded = take a card of your choice from the discard pile
kashgar-says-complete-open = complete one open contract: { $kinds }
kashgar-says-complete-drawn = draw { $count } contracts; { $may ->
        [yes] you may complete { $most ->
            [one] one of them
           *[other] up to { $most } of them
        }
       *[no] complete { $most ->
            [one] one of them if you can
           *[other] all of them that you can, at most { $most }
        }
    }: { $kinds }
kashgar-says-any-contract = any
kashgar-says-size = { $size ->
        [small] small
        [large] large
       *[special] special
    }
kashgar-says-named = { $contract }
kashgar-says-asking = one that asks for { $stock }
kashgar-says-cheaper = one that asks for { $stock }, { $count } of it less
kashgar-says-for-nothing = free of its price
kashgar-says-without-mules = whatever mules it needs
kashgar-says-remove = { $whose ->
        [own] { $end ->
            [front] remove the front card of a caravan of yours, of your choice
            [back] remove the last card of a caravan of yours, of your choice
           *[any] remove a card of yours, of your choice
        }
       *[rival] { $end ->
            [front] remove the front card of another player's caravan, both of your choice
            [back] remove the last card of another player's caravan, both of your choice
           *[any] remove a card of another player, both of your choice
        }
    }, but no Patriarch or Matriarch
kashgar-says-move = { $whose ->
        [own] { $end ->
            [front] put the front card of a caravan of yours, of your choice, at its back
           *[back] bring the last card of a caravan of yours, of your choice, to its front
        }
       *[rival] { $end ->
            [front] put the front card of another player's caravan, both of your choice, at its back
           *[back] bring the last card of another player's caravan, both of your choice, to its front
        }
    }
kashgar-says-turn = turn this card over
kashgar-says-others-increase = all other players increase { $stocks }
kashgar-says-others-set = all other players set { $stocks }
kashgar-says-others-lose = all other players lose { $stocks }
kashgar-says-take-from-rival = take { $stocks } from another player of your choice, or what there is of it
kashgar-says-pass-on = put this card at the back of another player's caravan, both of your choice
kashgar-says-ready-patriarch = the Patriarch set aside joins this caravan, once
kashgar-says-contract = { $size ->
        [small] Small contract
        [large] Large contract
       *[special] Special contract
    }, { $count ->
        [one] 1 point
       *[other] { $count } points
    }. { $mules ->
        [0] No mules needed
        [one] Needs 1 mule
       *[other] Needs { $mules } mules
    }; price: { $price }.

## Options of the table

kashgar-option-expansion = Cut & Thrust
    .does = Which of the 12 cards of the expansion join the standard deck: none, all, a number drawn unseen, or cards that you name with commas between.
kashgar-option-expansion-none = none
kashgar-option-expansion-all = all 12
kashgar-option-expansion-4 = four, drawn unseen
kashgar-option-rounds = Rounds
    .does = After so many rounds the game ends, whoever has how many points.
kashgar-option-rounds-60 = 60
kashgar-option-rounds-30 = 30
kashgar-option-free-contracts = Free contracts
    .does = Whether a contract completed free of its price still needs its mules to be there.
kashgar-option-free-contracts-need-mules = need the mules
kashgar-option-free-contracts-no-mules = need no mules
kashgar-option-empty-deck = Empty standard deck
    .does = What happens when a standard card must be drawn and the deck is empty.
kashgar-option-empty-deck-reshuffle = the discard pile is shuffled
kashgar-option-empty-deck-stays-empty = nothing is drawn
kashgar-option-goal-lost-again = Goal lost again
    .does = What happens when somebody reaches the goal and falls below it before the turn is over.
kashgar-option-goal-lost-again-ends = the round is the last
kashgar-option-goal-lost-again-plays-on = the game goes on

## Phases: where the game stands

kashgar-phase-choose = choose a front card
kashgar-phase-pay = pay the cost
kashgar-phase-raise = increase a stock
kashgar-phase-set-stock = set a stock
kashgar-phase-amount = exchange
kashgar-phase-keep-card = keep a card
kashgar-phase-take-card = take a discarded card
kashgar-phase-fulfil-open = complete an open contract
kashgar-phase-fulfil-drawn = complete a drawn contract
kashgar-phase-pay-price = pay a contract's price
kashgar-phase-choose-rival = choose another player
kashgar-phase-choose-caravan = choose a caravan
kashgar-phase-remove-card = remove a card
kashgar-phase-over = the end of the game

## Questions

kashgar-ask-choose = Round { $round }: which front card do you choose, and what does it do?
kashgar-ask-pay = { $person }: which spice do you pay { $count } of? { $left ->
        [one] This is the last.
       *[other] { $left } payments to go.
    }
kashgar-ask-raise = { $person }: which stock do you increase? { $left ->
        [one] One choice.
       *[other] { $left } choices to go.
    }
kashgar-ask-set-stock = { $person }: which stock do you set?
kashgar-ask-amount = { $person }: how many { $stock } do you give? Each brings { $rate } { $other_stock }.
kashgar-ask-keep-card = { $person }: which of the drawn cards do you keep? { $left ->
        [one] One.
       *[other] { $left } to go.
    }
kashgar-ask-take-card = { $person }: which card do you take from the discard pile?
kashgar-ask-fulfil-open = { $person }: which open contract do you complete?
kashgar-ask-fulfil-drawn = { $person }: which of the drawn contracts do you complete?
kashgar-ask-pay-price = { $contract }: which spice do you pay { $count } of?
kashgar-ask-choose-rival = { $person }: which player does it concern?
kashgar-ask-choose-caravan = { $person }: { $whose ->
        [own] which of your caravans?
       *[rival] which caravan of { $other }?
    }
kashgar-ask-remove-card = { $person }: which card of { $whose ->
        [own] your caravan { $caravan }
       *[rival] caravan { $caravan } of { $other }
    } leaves the game?

## Answers, as on buttons

kashgar-do-use = Caravan { $caravan }, { $person }: { $says }
    .brief = { $caravan } { $person }: { $says }
kashgar-do-part = Caravan { $caravan }, part with the { $person }: { $says }
    .brief = { $caravan } part with { $person }: { $says }
kashgar-do-pass = Caravan { $caravan }, { $person }: pass
    .brief = { $caravan } { $person }: pass
kashgar-do-pay = Pay { $stock }
kashgar-do-raise = { $stock } +{ $count }
kashgar-do-set = { $stock } to { $count }
kashgar-do-trade = { $count } { $stock } for { $got } { $other_stock }
kashgar-do-enough = Complete none of them
kashgar-do-caravan = Caravan { $caravan } ({ $person })
kashgar-do-rival = { $seat }
kashgar-do-keep = Keep the { $person }: { $says }
    .brief = Keep the { $person }
kashgar-do-take = Take the { $person }: { $says }
    .brief = Take the { $person }
kashgar-do-remove = Remove the { $person }
kashgar-do-fulfil = { $contract }: { $says }
    .brief = { $contract } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })

## The log: set-up

kashgar-tells-expansion = { $count ->
        [0] The standard deck is played without Cut & Thrust.
        [one] 1 card of Cut & Thrust is in the standard deck.
       *[other] { $count } cards of Cut & Thrust are in the standard deck.
    }
kashgar-tells-opens = Open contract: { $contract }.
kashgar-tells-deals = { $seat } got the { $person } in caravan { $caravan }.
kashgar-tells-first = First player: { $seat }.

## The log: turns

kashgar-tells-uses = { $seat } used the { $person } of caravan { $caravan }: { $says }.
kashgar-tells-parts = { $seat } parted with the { $person } of caravan { $caravan }: { $says }.
kashgar-tells-passes = { $seat } passed the { $person } of caravan { $caravan }.
kashgar-tells-cannot-act = { $seat } had no action at all.
kashgar-tells-pays = { $seat } paid { $stock_is ->
        [mules] { $count ->
            [one] 1 mule
           *[other] { $count } mules
        }
        [cloves] { $count ->
            [one] 1 clove
           *[other] { $count } cloves
        }
       *[other] { $count } { $stock }
    }; that makes { $now }.
kashgar-tells-raises = { $count ->
        [0] { $seat } got no { $stock }: { $now } as before.
       *[other] { $seat } got { $stock_is ->
            [mules] { $count ->
                [one] 1 mule
               *[other] { $count } mules
            }
            [cloves] { $count ->
                [one] 1 clove
               *[other] { $count } cloves
            }
           *[other] { $count } { $stock }
        }; that makes { $now }.
    }
kashgar-tells-sets = { $seat } set { $stock } to { $now }.
kashgar-tells-loses = { $seat } lost { $stock_is ->
        [mules] { $count ->
            [one] 1 mule
           *[other] { $count } mules
        }
        [cloves] { $count ->
            [one] 1 clove
           *[other] { $count } cloves
        }
       *[other] { $count } { $stock }
    }; that makes { $now }.
kashgar-tells-draws = { $seat } drew { $count } of the { $deck }.
kashgar-tells-reshuffles = The discard pile became the standard deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
kashgar-tells-gains = The { $person } joined caravan { $caravan } of { $seat ->
        [You] yours
       *[other] { $seat }
    }.
kashgar-tells-discards = { $seat } discarded the { $person }.
kashgar-tells-puts-under = { $seat } put { $count } of the { $deck } under their deck.
kashgar-tells-puts-contract-under = { $known ->
        [yes] { $seat } put the contract { $contract } under its deck.
       *[no] { $seat } put a contract under its deck.
    }
kashgar-tells-finds-nothing = { $seat } found nothing to do that with.
kashgar-tells-turns = { $seat } turned over the { $person } of caravan { $caravan }.
kashgar-tells-turns-to = { $seat } turned to { $other ->
        [You] you
       *[other] { $other }
    }.
kashgar-tells-turns-to-caravan = { $seat } turned to caravan { $caravan }.
kashgar-tells-moves = { $seat } moved the { $person } in caravan { $caravan } of { $other ->
        [You] yours
       *[other] { $other }
    } to its { $end ->
        [front] front
       *[back] back
    }.
kashgar-tells-removes = { $seat } removed the { $person } from caravan { $caravan } of { $other ->
        [You] yours
       *[other] { $other }
    }.
kashgar-tells-passes-on = { $seat } passed the { $person } on to caravan { $caravan } of { $other ->
        [You] yours
       *[other] { $other }
    }.
kashgar-tells-settles-on = { $seat } settled on the contract { $contract }.
kashgar-tells-completes = { $seat } completed the contract { $contract } for { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
kashgar-tells-completes-no-more = { $seat } completed none of the drawn contracts that were left.
kashgar-tells-no-contract = There is no contract left to open.

## The log: the end

kashgar-tells-reaches-goal = { $seat } had { $count } points: this round is the last.
kashgar-tells-ends = The game ended after round { $count }.

## Why not

kashgar-why-step = That is no answer to the question now ({ $phase }). Choose one of the options you are given.
kashgar-why-empty-caravan = Caravan { $caravan } is empty. Choose another one.
kashgar-why-must = The { $person } carries the ! and cannot be passed. Choose one of its actions, or another caravan.
kashgar-why-no-such-use = The { $person } has no such caravan action.
kashgar-why-no-such-part = The { $person } has no such parting action.
kashgar-why-cost = That takes { $count } { $stock }, and you have { $have ->
        [0] none
       *[other] { $have }
    }.
kashgar-why-spices = You cannot pay { $count } of your spices in the way the cost asks for.
kashgar-why-none-to-complete = After paying for the action you could complete none of the open contracts that it is for.
kashgar-why-no-contracts = The deck of contracts is empty, so there is nothing to draw.
kashgar-why-too-little-left = If you pay with { $stock }, what is left is not enough for the rest. Pay with another spice.
kashgar-why-not-to-raise = This card does not increase { $stock } here.
kashgar-why-not-to-set = This card does not set { $stock } here.
kashgar-why-amount = You can give at most { $count } { $stock } here.
kashgar-why-not-drawn = You did not draw the { $person }. Choose one of the cards you drew.
kashgar-why-not-discarded = The { $person } is not in the discard pile. Choose a card that lies there.
kashgar-why-contract-not-drawn = You did not draw the contract { $contract }.
kashgar-why-not-open = The contract { $contract } does not lie open.
kashgar-why-other-kind = This action is not for the contract { $contract }, but for other kinds.
kashgar-why-does-not-ask = The contract { $contract } does not ask for { $stock }.
kashgar-why-mules = The contract { $contract } needs { $count ->
        [one] 1 mule
       *[other] { $count } mules
    } to be there, and you have { $have ->
        [0] none
       *[other] { $have }
    }.
kashgar-why-price = The contract { $contract } costs { $count } { $stock }, and you have { $have ->
        [0] none
       *[other] { $have }
    }.
kashgar-why-price-spices = The contract { $contract } costs { $count } of any spices besides, and you cannot pay them in the way it asks for.
kashgar-why-not-enough = You can complete a drawn contract, so you must: the card does not say that you may.
kashgar-why-not-rival = You can only choose somebody else at this table.
kashgar-why-no-target = { $seat } has no card with which that could be done.
kashgar-why-too-short = In caravan { $caravan } there are not two cards to change places.
kashgar-why-nobody-to-remove = There is nobody in caravan { $caravan } whom this could remove: Patriarch and Matriarch stay.
kashgar-why-never-removed = The { $person } is never removed.
kashgar-why-not-there = The { $person } does not stand in caravan { $caravan }.

## The end: why, and points

kashgar-end-goal = Somebody reached the points that the game is for, and the round has been finished.
kashgar-end-rounds = The last round that the table agreed on has been played.
kashgar-points-contracts = contracts
kashgar-points-persons = persons

## Rules at hand, in a few words

kashgar-topic-goal = goal
kashgar-topic-turn = turn
kashgar-topic-contracts = contracts
kashgar-topic-stocks = stocks
kashgar-topic-cards = cards
kashgar-topic-end = end
kashgar-rules-goal = Have the most points when the game ends. Contracts you have completed and persons standing in your caravans count at every moment, negative ones too.
kashgar-rules-turn = Choose the front card of one of your three caravans. For its caravan action it goes to the back of its caravan; for its parting action it leaves the game. Then you pay the cost, and it does what it says. Or pass: it goes to the back and does nothing. A card with a ! cannot be passed.
kashgar-rules-contracts = Only a card's action completes a contract. Have at least the mules it needs, then pay its price. If it is free, the price is waived; the mules only if the table has agreed on that or the card says so. An open contract is replaced at once.
kashgar-rules-stocks = Spices and gold go up to { $most }, mules to { $most_mules }; what is beyond that is lost. To increase is by the number shown, to set is to exactly the number shown.
kashgar-rules-cards = Cards you gain go to the back of the caravan whose card gained them. Of drawn standard cards the rest goes to the discard pile, which all may look at; contracts and special cards go back under their decks.
kashgar-rules-end = When somebody has reached { $goal } points, the round is played to its end. Most points win; if equal, the one among them whose points rose last.

## The board in a terminal

kashgar-board-round = Round { $round }
kashgar-board-last-round = the last round
kashgar-board-decks = cards: standard { $standard }, special { $special }, contracts { $contracts }, discarded { $discard }
kashgar-board-market = Open contracts
kashgar-board-no-contract = no contract
kashgar-board-worth = { $count ->
        [1] 1 point
       *[other] { $count } points
    }
kashgar-board-points = { $count ->
        [1] 1 point
       *[other] { $count } points
    }
kashgar-board-needs = { $count ->
        [one] needs 1 mule
       *[other] needs { $count } mules
    }
kashgar-board-missing = missing: { $what }
kashgar-board-enough = within reach
kashgar-board-empty = empty
kashgar-board-first = begins
kashgar-board-drawn = Drawn
kashgar-board-discard = Discard pile
kashgar-board-completed = Completed
kashgar-column-points = points
kashgar-column-ginger = ging
kashgar-column-cloves = clov
kashgar-column-pepper = pepp
kashgar-column-anise = anis
kashgar-column-cinnamon = cinn
kashgar-column-gold = gold
kashgar-column-mules = mules

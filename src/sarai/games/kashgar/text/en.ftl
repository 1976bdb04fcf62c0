# Kashgar in English.
#
# Log sentences are in the past tense, so that they fit a name as well as "You" (play-you); where that name does not come
# first, [You] writes it small.

## The game

kashgar-title = Kashgar: Merchants of the Silk Road
kashgar-about = Lead three caravans in which everybody waits their turn. The person in front goes to work or leaves for good: collect spices, gold and mules, complete contracts, and be ahead when somebody has reached { $goal } points.

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
kashgar-says-for = pay { $cost }, then { $does }
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
kashgar-says-exchange = exchange up to { $count } { $stock }, increasing { $other_stock } by { $rate } for each
kashgar-says-draw = { $deck_is ->
        [standard] { $count ->
            [one] draw 1 standard card
           *[other] draw { $count } standard cards and keep { $kept }
        }
        [special] { $count ->
            [one] draw 1 special card
           *[other] draw { $count } special cards and keep { $kept }
        }
       *[contract] { $count ->
            [one] draw 1 contract
           *[other] draw { $count } contracts and keep { $kept }
        }
    }
kashgar-says-take-discarded = take a card of your choice from the discard pile
kashgar-says-complete-open = complete one open contract ({ $kinds })
kashgar-says-complete-drawn = draw { $count } contracts; { $may ->
        [yes] you may complete { $most ->
            [one] one of them
           *[other] up to { $most } of them
        }
       *[no] complete { $most ->
            [one] one of them if you can
           *[other] as many of them as you can, at most { $most }
        }
    } ({ $kinds })
kashgar-says-any-contract = any kind
kashgar-says-size = { $size ->
        [small] small
        [large] large
       *[special] special
    }
kashgar-says-named = { $contract }
kashgar-says-asking = one that costs { $stock }
kashgar-says-cheaper = one that costs { $stock }, for { $count } less
kashgar-says-for-nothing = without paying its price
kashgar-says-without-mules = even without the mules it needs
kashgar-says-remove = { $whose ->
        [own] { $end ->
            [front] remove the front card of one of your caravans
            [back] remove the last card of one of your caravans
           *[any] remove one of your cards
        }
       *[rival] { $end ->
            [front] choose another player and remove the front card of one of their caravans
            [back] choose another player and remove the last card of one of their caravans
           *[any] choose another player and remove one of their cards
        }
    }, but no Patriarch or Matriarch
kashgar-says-move = { $whose ->
        [own] { $end ->
            [front] move the front card of one of your caravans to the back
           *[back] move the last card of one of your caravans to the front
        }
       *[rival] { $end ->
            [front] choose another player and move the front card of one of their caravans to the back
           *[back] choose another player and move the last card of one of their caravans to the front
        }
    }
kashgar-says-turn = turn this card over
kashgar-says-others-increase = all other players increase { $stocks }
kashgar-says-others-set = all other players set { $stocks }
kashgar-says-others-lose = all other players lose { $stocks }
kashgar-says-take-from-rival = take { $stocks } from another player of your choice, or as much as they have
kashgar-says-pass-on = choose another player and put this card at the back of one of their caravans
kashgar-says-ready-patriarch = add the Patriarch set aside to this caravan (once)
kashgar-says-contract = { $size ->
        [small] Small contract
        [large] Large contract
       *[special] Special contract
    }, { $count ->
        [one] 1 point
       *[other] { $count } points
    }. { $mules ->
        [0] Needs no mules
        [one] Needs 1 mule
       *[other] Needs { $mules } mules
    }; price: { $price }.

## Options of the table

kashgar-option-expansion = Cut & Thrust
    .does = Which of the 12 expansion cards join the standard deck: none, all, a number drawn unseen, or the cards you name, separated by commas.
kashgar-option-expansion-none = none
kashgar-option-expansion-all = all 12
kashgar-option-expansion-4 = four, drawn unseen
kashgar-option-rounds = Rounds
    .does = The game ends after this many rounds, whatever the score.
kashgar-option-rounds-60 = 60
kashgar-option-rounds-30 = 30
kashgar-option-free-contracts = Free contracts
    .does = Whether a contract completed without paying its price still needs its mules.
kashgar-option-free-contracts-need-mules = need the mules
kashgar-option-free-contracts-no-mules = need no mules
kashgar-option-empty-deck = Empty standard deck
    .does = What happens when a standard card must be drawn and the deck is empty.
kashgar-option-empty-deck-reshuffle = the discard pile is shuffled
kashgar-option-empty-deck-stays-empty = nothing is drawn
kashgar-option-goal-lost-again = Goal lost again
    .does = What happens when somebody reaches the goal but drops below it before the turn is over.
kashgar-option-goal-lost-again-ends = this is the last round
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
        [one] Last payment.
       *[other] { $left } payments left.
    }
kashgar-ask-raise = { $person }: which stock do you increase? { $left ->
        [one] Last choice.
       *[other] { $left } choices left.
    }
kashgar-ask-set-stock = { $person }: which stock do you set?
kashgar-ask-amount = { $person }: { $stock_is ->
        [mules] how many mules
        [cloves] how many cloves
       *[other] how much { $stock }
    } do you exchange? Each brings { $rate } { $other_stock }.
kashgar-ask-keep-card = { $person }: which of the drawn cards do you keep? { $left ->
        [one] Last choice.
       *[other] { $left } choices left.
    }
kashgar-ask-take-card = { $person }: which card do you take from the discard pile?
kashgar-ask-fulfil-open = { $person }: which open contract do you complete?
kashgar-ask-fulfil-drawn = { $person }: which of the drawn contracts do you complete?
kashgar-ask-pay-price = { $contract }: which spice do you pay { $count } of?
kashgar-ask-choose-rival = { $person }: which player do you choose?
kashgar-ask-choose-caravan = { $person }: { $whose ->
        [own] which of your caravans?
       *[rival] which of { $other }'s caravans?
    }
kashgar-ask-remove-card = { $person }: which card of { $whose ->
        [own] your caravan { $caravan }
       *[rival] { $other }'s caravan { $caravan }
    } do you remove?

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
        [0] The standard deck had no cards of Cut & Thrust.
        [one] The standard deck had 1 card of Cut & Thrust.
       *[other] The standard deck had { $count } cards of Cut & Thrust.
    }
kashgar-tells-opens = Open contract: { $contract }.
kashgar-tells-deals = { $seat } got the { $person } in caravan { $caravan }.
kashgar-tells-first = First player: { $seat }.

## The log: turns

kashgar-tells-uses = { $seat } used the { $person } of caravan { $caravan }: { $says }.
kashgar-tells-parts = { $seat } parted with the { $person } of caravan { $caravan }: { $says }.
kashgar-tells-passes = { $seat } passed the { $person } of caravan { $caravan }.
kashgar-tells-cannot-act = { $seat } could not take any action.
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
    } ({ $now } left).
kashgar-tells-raises = { $count ->
        [0] { $seat } got no { $stock } (still { $now }).
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
        } (now { $now }).
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
    } ({ $now } left).
kashgar-tells-draws = { $seat } drew { $deck_is ->
        [standard] { $count ->
            [one] 1 standard card
           *[other] { $count } standard cards
        }
        [special] { $count ->
            [one] 1 special card
           *[other] { $count } special cards
        }
       *[contract] { $count ->
            [one] 1 contract
           *[other] { $count } contracts
        }
    }.
kashgar-tells-reshuffles = The discard pile was shuffled into a new standard deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
kashgar-tells-gains = The { $person } joined { $seat ->
        [You] your caravan { $caravan }
       *[other] { $seat }'s caravan { $caravan }
    }.
kashgar-tells-discards = { $seat } discarded the { $person }.
kashgar-tells-puts-under = { $seat } put { $deck_is ->
        [standard] { $count ->
            [one] 1 standard card
           *[other] { $count } standard cards
        }
        [special] { $count ->
            [one] 1 special card
           *[other] { $count } special cards
        }
       *[contract] { $count ->
            [one] 1 contract
           *[other] { $count } contracts
        }
    } under the deck.
kashgar-tells-puts-contract-under = { $known ->
        [yes] { $seat } put the contract { $contract } under the deck.
       *[no] { $seat } put a contract under the deck.
    }
kashgar-tells-finds-nothing = { $seat } could not carry that out.
kashgar-tells-turns = { $seat } turned over the { $person } of caravan { $caravan }.
kashgar-tells-turns-to = { $seat } chose { $other ->
        [You] you
       *[other] { $other }
    }.
kashgar-tells-turns-to-caravan = { $seat } chose caravan { $caravan }.
kashgar-tells-moves = { $seat } moved the { $person } to the { $end ->
        [front] front
       *[back] back
    } of { $other ->
        [You] your caravan { $caravan }
       *[other] { $other }'s caravan { $caravan }
    }.
kashgar-tells-removes = { $seat } removed the { $person } from { $other ->
        [You] your caravan { $caravan }
       *[other] { $other }'s caravan { $caravan }
    }.
kashgar-tells-passes-on = { $seat } passed the { $person } on to { $other ->
        [You] your caravan { $caravan }
       *[other] { $other }'s caravan { $caravan }
    }.
kashgar-tells-settles-on = { $seat } chose the contract { $contract }.
kashgar-tells-completes = { $seat } completed the contract { $contract } for { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
kashgar-tells-completes-no-more = { $seat } completed no more of the drawn contracts.
kashgar-tells-no-contract = No contract was left to open.

## The log: the end

kashgar-tells-reaches-goal = { $seat } reached { $count } points, so this was the last round.
kashgar-tells-ends = The game ended after round { $count }.

## Why not

kashgar-why-step = That does not answer the question you are asked now ({ $phase }). Choose one of the options you are given.
kashgar-why-empty-caravan = Caravan { $caravan } is empty. Choose another.
kashgar-why-must = The { $person } bears a ! and cannot be passed. Choose one of its actions, or another caravan.
kashgar-why-no-such-use = The { $person } has no such caravan action. Choose one it has.
kashgar-why-no-such-part = The { $person } has no such parting action. Choose one it has.
kashgar-why-cost = That costs { $stock_is ->
        [mules] { $count ->
            [one] 1 mule
           *[other] { $count } mules
        }
        [cloves] { $count ->
            [one] 1 clove
           *[other] { $count } cloves
        }
       *[other] { $count } { $stock }
    }, and you have { $have ->
        [0] none
       *[other] { $have }
    }. Choose something you can pay for.
kashgar-why-spices = Your spices do not cover the { $count } that this costs. Choose something you can pay for.
kashgar-why-none-to-complete = Once you had paid for this action, you could not complete any open contract with it. Choose another action.
kashgar-why-no-contracts = The deck of contracts is empty, so there is nothing to draw. Choose another action.
kashgar-why-too-little-left = If you pay with { $stock }, too little is left for the rest. Pay with another spice.
kashgar-why-not-to-raise = This card does not increase { $stock } here. Choose a stock it names.
kashgar-why-not-to-set = This card does not set { $stock } here. Choose a stock it names.
kashgar-why-amount = You can exchange at most { $count } { $stock } here. Choose a smaller number.
kashgar-why-not-drawn = You did not draw the { $person }. Choose one of the cards you drew.
kashgar-why-not-discarded = The { $person } is not in the discard pile. Choose a card that is.
kashgar-why-contract-not-drawn = You did not draw the contract { $contract }. Choose one you drew.
kashgar-why-not-open = The contract { $contract } is not open. Choose an open one.
kashgar-why-other-kind = This action does not complete contracts like { $contract }. Choose one of the kind it names.
kashgar-why-does-not-ask = The contract { $contract } does not cost { $stock }. Choose one that does.
kashgar-why-mules = You need { $count ->
        [one] 1 mule
       *[other] { $count } mules
    } for the contract { $contract }, and you have { $have ->
        [0] none
       *[other] { $have }
    }. Get more mules first.
kashgar-why-price = The contract { $contract } costs { $stock_is ->
        [mules] { $count ->
            [one] 1 mule
           *[other] { $count } mules
        }
        [cloves] { $count ->
            [one] 1 clove
           *[other] { $count } cloves
        }
       *[other] { $count } { $stock }
    }, and you have { $have ->
        [0] none
       *[other] { $have }
    }. Get more first, or choose another.
kashgar-why-price-spices = The contract { $contract } also costs { $count } spices of your choice, and yours do not cover them. Get more first, or choose another.
kashgar-why-not-enough = You can complete a drawn contract, so you must: the card does not say that you may. Choose one.
kashgar-why-not-rival = You can choose only somebody else at this table. Choose another player.
kashgar-why-no-target = { $seat } has no card that this could affect. Choose another player.
kashgar-why-too-short = Caravan { $caravan } has fewer than two cards, so none can move. Choose another caravan.
kashgar-why-nobody-to-remove = There is nobody in caravan { $caravan } to remove: Patriarchs and Matriarchs stay. Choose another caravan.
kashgar-why-never-removed = The { $person } can never be removed. Choose another card.
kashgar-why-not-there = The { $person } is not in caravan { $caravan }. Choose a card that is.

## The end: why, and points

kashgar-end-goal = Somebody reached { $goal } points, and the round was played to its end.
kashgar-end-rounds = The last round the table agreed on has been played.
kashgar-points-contracts = contracts
kashgar-points-persons = people

## Rules at hand, in a few words

kashgar-topic-goal = goal
kashgar-topic-turn = turn
kashgar-topic-contracts = contracts
kashgar-topic-stocks = stocks
kashgar-topic-cards = cards
kashgar-topic-end = end
kashgar-rules-goal = Have the most points when the game ends. Completed contracts count, and so do the people in your caravans, even those with negative points.
kashgar-rules-turn = Choose the front card of one of your three caravans. For a caravan action it goes to the back of its caravan; for a parting action it leaves the game. Then you pay the cost and do what the card says. Or pass: the card goes to the back and does nothing. A card with a ! cannot be passed.
kashgar-rules-contracts = Only a card's action completes a contract. You must have at least as many mules as it needs, then you pay its price. If you complete it for free, you skip the price, but the mules only if the table agreed on that or the card says so. An open contract is replaced at once.
kashgar-rules-stocks = Spices and gold go up to { $most }, mules to { $most_mules }; anything beyond that is lost. Increasing adds the number shown; setting makes it exactly the number shown.
kashgar-rules-cards = Cards you gain go to the back of the caravan of the card that gained them. Of the standard cards you draw, the ones you do not keep go to the discard pile, which everybody may look through; contracts and special cards go back under their decks.
kashgar-rules-end = When somebody has reached { $goal } points, the round is played to its end. Most points win; in a tie, whoever scored last.

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
kashgar-board-first = first player
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

## Places of hidden pieces, for what one may remember

kashgar-place-start = the start cards that were not dealt
kashgar-place-unused = the cards of Cut & Thrust left in the box
kashgar-place-standard = { $number ->
        [0] the pile of standard cards
       *[other] the standard cards put under the pile
    }
kashgar-place-special = { $number ->
        [0] the pile of special cards
       *[other] the special cards put under the pile
    }
kashgar-place-contract = { $number ->
        [0] the pile of contracts
       *[other] the contracts put under the pile
    }
kashgar-place-drawn-standard = { $seat ->
        [You] the standard cards you drew
       *[other] the standard cards { $seat } drew
    }
kashgar-place-drawn-special = { $seat ->
        [You] the special cards you drew
       *[other] the special cards { $seat } drew
    }
kashgar-place-drawn-contract = { $seat ->
        [You] the contracts you drew
       *[other] the contracts { $seat } drew
    }

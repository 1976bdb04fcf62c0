# Sealed Bid in English. As in every game, log sentences are in the past tense, and fit a name as well as "You".

## The game

sealed-bid-title = Sealed Bid
sealed-bid-about = The toy game from the documentation: three lots, hidden bids, and a card that changes hands unseen.

## Goods

sealed-bid-good-salt = salt
sealed-bid-good-tea = tea
sealed-bid-good-jade = jade

## Options of the table

sealed-bid-option-glass = Sandglass
    .does = How long you may think about a bid; whoever is late bids nothing.
sealed-bid-option-glass-30 = 30 seconds
sealed-bid-option-glass-60 = 60 seconds
sealed-bid-option-glass-none = no sandglass

## Phases: where the game stands

sealed-bid-phase-bidding = bidding
sealed-bid-phase-passing = passing on a card
sealed-bid-phase-over = the end of the game

## Questions

sealed-bid-ask-bidding = Lot { $round }: what do you bid for { $good }?
sealed-bid-ask-passing = Which card do you pass to { $other }?

## Answers, as on buttons

sealed-bid-do-bid = { $coins ->
        [0] Bid nothing
        [one] Bid 1 coin
       *[other] Bid { $coins } coins
    }
sealed-bid-do-give = Give { $good }

## The log

sealed-bid-tells-lot = Lot { $round }: { $good }.
sealed-bid-tells-bid = { $known ->
        [yes] { $seat } made a sealed bid: { $coins ->
            [0] nothing
            [one] 1 coin
           *[other] { $coins } coins
        }.
       *[no] { $seat } made a sealed bid.
    }
sealed-bid-tells-time-up = The sandglass ran out.
sealed-bid-tells-opens = { $coins ->
        [0] { $seat } bid nothing.
        [one] { $seat } bid 1 coin.
       *[other] { $seat } bid { $coins } coins.
    }
sealed-bid-tells-unsold = There was no single highest bid: { $good } went to the discard pile.
sealed-bid-tells-sold = { $seat } got { $good } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
sealed-bid-tells-exchanged = { $seat } and { $other ->
        [You] you
       *[other] { $other }
    } exchanged a card unseen.

## Why not

sealed-bid-why-step = That does not answer the question you are asked now ({ $phase }). Choose one of the options you are given.
sealed-bid-why-coins = That is more than you have. { $coins ->
        [0] You have no coins left, so bid nothing.
        [one] Bid 1 coin or nothing.
       *[other] Bid at most { $coins } coins.
    }
sealed-bid-why-no-card = You have no { $good } in hand. Choose a card that you hold.

## The end: why, and points

sealed-bid-end-three-lots = All three lots have come under the hammer.
sealed-bid-end-resigned = All the others have resigned.
sealed-bid-points-goods = goods
sealed-bid-points-coins = coins

## The table's fields, where there is no board

sealed-bid-table-round = Lot
sealed-bid-table-lot = Under the hammer
sealed-bid-table-bidders = Bidders
sealed-bid-table-coins = coins
sealed-bid-table-cards = cards
sealed-bid-table-hand = hand
sealed-bid-table-has-bid = has bid
sealed-bid-table-bid = bid
sealed-bid-table-discard = Discard pile
sealed-bid-table-bags = Bag
sealed-bid-table-size = cards left

## Places of hidden pieces, for what one may remember

sealed-bid-place-hand = { $seat ->
        [You] your hand
       *[other] { $seat }'s hand
    }
sealed-bid-place-bag = the bag

# Merchants of Dunhuang in English.
#
# Log sentences are in the past tense, so that they fit a name as well as "You" (play-you); where that name does not come
# first, [You] writes it small.

## The game

dunhuang-title = Merchants of Dunhuang
dunhuang-about = Lead the camel from one character to the next, collect goods for your Shop and your hand, and be the first with enough majority tokens and four different goods, or finish with the most points.

## Goods

dunhuang-good-gold = gold
dunhuang-good-silver = silver
dunhuang-good-lapis = lapis lazuli
dunhuang-good-pottery = pottery
dunhuang-good-glass = glass
dunhuang-good-bamboo = bamboo
dunhuang-good-tea = tea
dunhuang-good-paper = paper
dunhuang-good-wool = wool
dunhuang-good-silk = silk

## Where a card goes or comes from: "into the Shop", "from hand"

dunhuang-where-shop = the Shop
dunhuang-where-hand = hand

## Characters, two by two as they share a tile

dunhuang-character-painter = Painter
    .does = Put a card from your hand on the discard pile. It brings you 3 prestige, or what is left of it.
dunhuang-character-musician = Musician
    .does = Put a card from your Shop on the discard pile. It brings you 3 prestige, or what is left of it, but may cost you the token of that good.
dunhuang-character-princess = Princess
    .does = Each majority token you hold, flipped or not, brings you 1 prestige, while there is any left.
dunhuang-character-dancer = Dancer
    .does = Brings you 2 prestige, or 1 if that is all there is.
dunhuang-character-interpreter = Interpreter
    .does = Look at one card from the top of the pile for each step the camel took this turn, or at all that are left, and choose one for your hand. The others go under the pile in an order nobody knows.
dunhuang-character-diplomat = Diplomat
    .does = Look at the top two cards of the pile and choose one for your hand; the other goes under the pile. If only one is left, it is yours.
dunhuang-character-soldier = Soldier
    .does = Exchange a card from your Shop for a card of another type from any space of the Market. Tokens are checked at once: the old card may cost you one, the new card may win you one.
dunhuang-character-general = General
    .does = Exchange a card from your hand for a card of another type from any space of the Market.
dunhuang-character-trader = Trader
    .does = Draw two cards blind from an opponent's hand, or one if there is only one. Then give the same number back, of your choice: the same cards, others or a mix.
dunhuang-character-merchant = Merchant
    .does = An opponent of your choice picks two cards from their hand for you, or their only one, and you give the same number back: the same cards, others or a mix. After that you get 1 prestige, if there is any left.
dunhuang-character-maid = Maid
    .does = Exchange a card from your Shop for one of another type from your hand. Tokens are checked at once: the old card may cost you one, the new card may win you one.
dunhuang-character-domestic = Domestic
    .does = Move one card from your Shop to your hand or from your hand to your Shop. Its token is checked at once.
dunhuang-character-shepherd = Shepherd
    .does = Take the Market card just ahead of the camel or the one just behind it into your hand.
dunhuang-character-farmer = Farmer
    .does = Reaches as many spaces ahead, clockwise, as the camel took steps this turn, empty ones included. Take one of the Market cards there into your hand.
dunhuang-character-manichean = Manichean
    .does = Flip one of your tokens to its 商 side. If somebody with as many cards comes for it, you may flip it back and keep it; somebody with more takes it all the same.
dunhuang-character-buddhist = Buddhist
    .does = Flip one of your tokens to its 商 side. Somebody with as many cards can take it only by paying you { $buddhist_price ->
        [one] 1 coin
       *[other] { $buddhist_price } coins
    }; somebody with more takes it for nothing.

## Options of the table

dunhuang-option-tiles = Character tiles
    .does = The ring is laid at random, or from eight characters that you name in order, one from each tile.
dunhuang-option-tiles-random = random order and sides
dunhuang-option-supply = Supply
    .does = Whether the supply of coins and prestige can run out.
dunhuang-option-supply-limited = what is gone is gone
dunhuang-option-supply-unlimited = never runs out
dunhuang-option-lonely-merchant = Lonely Merchant
    .does = What the Merchant does when no opponent has a card in hand.
dunhuang-option-lonely-merchant-nothing = cannot be used
dunhuang-option-lonely-merchant-prestige = gives you 1 prestige
dunhuang-option-bare-token = Token without cards
    .does = What happens to your majority token when your last card of its type leaves your Shop and no other Shop has one.
dunhuang-option-bare-token-return = back to the middle
dunhuang-option-bare-token-keep = you keep it

## Phases: where the game stands

dunhuang-phase-keep-one = set-up: keep one card
dunhuang-phase-place-camel = set-up: place the camel
dunhuang-phase-move-camel = step 1: move the camel
dunhuang-phase-pick-up = step 2: pick up a good
dunhuang-phase-buddhist-price = the Buddhist's price
dunhuang-phase-manichean-defence = the Manichean's defence
dunhuang-phase-bonus = step 3: use a bonus
dunhuang-phase-discard-from-hand = Painter: discard from your hand
dunhuang-phase-discard-from-shop = Musician: discard from your Shop
dunhuang-phase-keep-drawn = keep one of the drawn cards
dunhuang-phase-lift-from-shop = exchange: a card from your Shop
dunhuang-phase-take-for-shop = Soldier: a card from the Market
dunhuang-phase-take-for-hand = General: a card from the Market
dunhuang-phase-lay-in-shop = Maid: a card from your hand
dunhuang-phase-give-to-market = General: a card from your hand
dunhuang-phase-lift-or-lay = Domestic: move one card
dunhuang-phase-choose-opponent = exchange: choose an opponent
dunhuang-phase-victim-gives = Merchant: the opponent gives
dunhuang-phase-give-back = exchange: give back
dunhuang-phase-collect = collect a card from the Market
dunhuang-phase-flip-token = flip a token
dunhuang-phase-over = the end of the game

## Questions

dunhuang-ask-keep-one = Which of your three cards do you keep?
dunhuang-ask-place-camel = Beside which character does the camel start?
dunhuang-ask-move-camel = How far does the camel go? { $coins ->
        [0] Without coins it takes one step.
        [one] The first step is free; you have 1 coin for one more.
       *[other] The first step is free; you have { $coins } coins for more.
    }
dunhuang-ask-pick-up = You pick up { $good }: into your Shop or your hand?
dunhuang-ask-buddhist-price = Do you pay { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } to { $other } and take the { $good } token?
dunhuang-ask-manichean-defence = { $seat } has as much { $good } as you. Do you flip your token back to keep it?
dunhuang-ask-bonus = { $usable ->
        [no] { $coins ->
            [0] The { $character } can do nothing for you now, and there are no coins left.
            [one] The { $character } can do nothing for you now. Do you take 1 coin?
           *[other] The { $character } can do nothing for you now. Do you take { $coins } coins?
        }
       *[yes] { $coins ->
            [0] Do you use the { $character }? There are no coins left to take.
            [one] Do you use the { $character }, or take 1 coin?
           *[other] Do you use the { $character }, or take { $coins } coins?
        }
    }
dunhuang-ask-discard-from-hand = Which card from your hand do you discard?
dunhuang-ask-discard-from-shop = Which card from your Shop do you discard?
dunhuang-ask-keep-drawn = Which of the drawn cards do you keep?
dunhuang-ask-lift-from-shop = Which card from your Shop do you exchange?
dunhuang-ask-take-for-shop = Which Market card do you take for your { $good }?
dunhuang-ask-take-for-hand = Which Market card do you take into your hand?
dunhuang-ask-lay-in-shop = Which card from your hand replaces the { $good } in your Shop?
dunhuang-ask-give-to-market = Which card from your hand do you give for the { $good }?
dunhuang-ask-lift-or-lay = Which card do you move between your Shop and your hand?
dunhuang-ask-choose-opponent = With whom do you exchange cards?
dunhuang-ask-victim-gives = Which card do you give to { $other }? { $count ->
        [one] One to go.
       *[other] { $count } to go.
    }
dunhuang-ask-give-back = Which card do you give back to { $other }? { $count ->
        [one] One to go.
       *[other] { $count } to go.
    }
dunhuang-ask-collect = Which Market card do you take into your hand?
dunhuang-ask-flip-token = Which token do you flip to its 商 side?

## Answers, as on buttons

dunhuang-do-keep = Keep { $good }
dunhuang-do-start = Start at the { $space }
dunhuang-do-camel = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to the { $space } ({ $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }): { $card ->
        [no] nothing there
       *[yes] { $good }
    }
    .brief = { $space }: { $card ->
        [no] nothing
       *[yes] { $good }
    }, { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }
dunhuang-do-place = Into { $where }
dunhuang-do-pay = Pay { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and take the token
dunhuang-do-leave = Leave the token
dunhuang-do-defend = Flip the token back and keep it
dunhuang-do-yield = Let the token go
dunhuang-do-use = Use the { $character }
dunhuang-do-coins = Take { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
dunhuang-do-pass = Take no bonus
dunhuang-do-discard = Discard { $good }
dunhuang-do-lift = Take { $good } from your Shop
dunhuang-do-lay = Lay { $good } in your Shop
dunhuang-do-take = Take { $good } from the { $space }
dunhuang-do-trade = Exchange with { $seat }
dunhuang-do-give = Give { $good }
dunhuang-do-flip = Flip the { $good } token

## The log: set-up

dunhuang-tells-tile = Space { $number }: the { $space }.
dunhuang-tells-keeps = { $known ->
        [yes] { $seat } kept { $good }.
       *[no] { $seat } kept a card.
    }
dunhuang-tells-first = First player: { $seat }.
dunhuang-tells-camel-starts = { $seat } put the camel at the { $space }.

## The log: camel and card

dunhuang-tells-camel = { $seat } moved the camel { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to the { $space }{ $coins ->
        [0] {""}.
        [one] {" "}for 1 coin.
       *[other] {" "}for { $coins } coins.
    }
dunhuang-tells-no-card = { $seat } found no card at the { $space }.
dunhuang-tells-picks-up = { $where_is ->
        [shop] { $seat } placed { $good } in the Shop.
       *[hand] { $seat } took { $good } into hand.
    }

## The log: majority tokens

dunhuang-tells-token = { $seat } took the { $good } token.
dunhuang-tells-steals = { $seat } stole the { $good } token from { $other ->
        [You] you
       *[other] { $other }
    }.
dunhuang-tells-pays = { $seat } paid { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } to { $other ->
        [You] you
       *[other] { $other }
    }.
dunhuang-tells-leaves = { $seat } left the { $good } token with { $other ->
        [You] you
       *[other] { $other }
    }.
dunhuang-tells-cannot-pay = { $seat } had too few coins for the { $good } token: it stayed with { $other ->
        [You] you
       *[other] { $other }
    }.
dunhuang-tells-defends = { $seat } defended the { $good } token against { $other ->
        [You] you
       *[other] { $other }
    } by flipping it back.
dunhuang-tells-yields = { $seat } let the { $good } token go to { $other ->
        [You] you
       *[other] { $other }
    }.
dunhuang-tells-returns = { $seat } lost the { $good } token: it went back to the middle.

## The log: bonus

dunhuang-tells-uses = { $seat } used the { $character }.
dunhuang-tells-coins = { $coins ->
        [0] { $seat } took no coins: none were left.
        [one] { $seat } took 1 coin.
       *[other] { $seat } took { $coins } coins.
    }
dunhuang-tells-passes = { $seat } took no bonus.
dunhuang-tells-discards = { $seat } discarded { $good } from { $where }.
dunhuang-tells-prestige = { $count ->
        [0] { $seat } got no prestige: none was left.
       *[other] { $seat } got { $count } prestige.
    }
dunhuang-tells-draws = { $seat } drew { $count ->
        [one] 1 card
       *[other] { $count } cards
    } from the pile.
dunhuang-tells-puts-under = { $seat } put { $count ->
        [one] 1 card
       *[other] { $count } cards
    } under the pile.
dunhuang-tells-offers = { $seat } offered { $good } from the Shop for an exchange.
dunhuang-tells-wants = { $seat } chose { $good } at the { $space } in exchange for a card from hand.
dunhuang-tells-exchanges = { $seat } exchanged { $good } from { $where } for { $got } from the Market.
dunhuang-tells-lifts = { $seat } took { $good } from the Shop into hand.
dunhuang-tells-lays = { $seat } laid { $good } from hand in the Shop.
dunhuang-tells-chooses = { $seat } chose { $other ->
        [You] you
       *[other] { $other }
    } for an exchange of { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
dunhuang-tells-draws-blind = { $seat } drew { $known ->
        [yes] { $good }
       *[no] a card
    } blind from { $other ->
        [You] your hand
       *[other] { $other }'s hand
    }.
dunhuang-tells-gives = { $seat } gave { $known ->
        [yes] { $good }
       *[no] a card
    } to { $other ->
        [You] you
       *[other] { $other }
    }.
dunhuang-tells-collects = { $seat } took { $good } from the { $space } into hand.
dunhuang-tells-flips = { $seat } flipped the { $good } token to its 商 side.

## The log: the end

dunhuang-tells-refill = { $good } came to the Market at the { $space }.
dunhuang-tells-last-round = { $seat } could not refill the Market, so this was the last round.
dunhuang-tells-wins = { $seat } won at once, with enough majority tokens and four different goods in hand.
dunhuang-tells-scores = All hands were shown and the points were counted.

## Why not

dunhuang-why-step = That does not answer the question you are asked now ({ $phase }). Choose one of the options you are given.
dunhuang-why-coins = That move costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    } and you have { $coins ->
        [0] none
       *[other] { $coins }
    }. Choose fewer steps.
dunhuang-why-no-coins = There are no coins left in the supply. Use the character or take no bonus.
dunhuang-why-no-prestige = There is no prestige left, so the { $character } can give you nothing. Take coins, or no bonus.
dunhuang-why-no-painter = The Painter needs a card from your hand, and you have none. Take coins, or no bonus.
dunhuang-why-no-musician = The Musician needs a card from your Shop, and it is empty. Take coins, or no bonus.
dunhuang-why-no-princess = The Princess counts your majority tokens, and you have none. Take coins, or no bonus.
dunhuang-why-no-interpreter = The pile is empty, so the Interpreter has nothing to show you. Take coins, or no bonus.
dunhuang-why-no-diplomat = The pile is empty, so the Diplomat has nothing to show you. Take coins, or no bonus.
dunhuang-why-no-soldier = The Soldier needs a card in your Shop and a Market card of another type. Take coins, or no bonus.
dunhuang-why-no-general = The General needs a card in your hand and a Market card of another type. Take coins, or no bonus.
dunhuang-why-no-trader = No opponent has a card in hand, so the Trader has nobody to deal with. Take coins, or no bonus.
dunhuang-why-no-merchant = No opponent has a card in hand, so the Merchant has nobody to deal with. Take coins, or no bonus.
dunhuang-why-no-maid = The Maid needs a card in your Shop and one of another type in your hand. Take coins, or no bonus.
dunhuang-why-no-domestic = You have no card in your Shop or hand for the Domestic to move. Take coins, or no bonus.
dunhuang-why-no-shepherd = Both spaces next to the camel are empty, so the Shepherd finds nothing. Take coins, or no bonus.
dunhuang-why-no-farmer = The spaces within the Farmer's reach are empty. Take coins, or no bonus.
dunhuang-why-no-manichean = You have no token with its number side up for the Manichean to flip. Take coins, or no bonus.
dunhuang-why-no-buddhist = You have no token with its number side up for the Buddhist to flip. Take coins, or no bonus.
dunhuang-why-not-in-drawn = You did not draw { $good }. Choose one of the cards you drew.
dunhuang-why-not-in-shop = There is no { $good } in your Shop. Choose a card that is there.
dunhuang-why-not-in-hand = You have no { $good } in hand. Choose a card that you hold.
dunhuang-why-same-type = Exchanging { $good } for { $good } changes nothing. Choose cards of two different types.
dunhuang-why-not-in-ring = The { $space } is not in this game. Choose one of the eight characters in the ring.
dunhuang-why-empty-space = There is no card at the { $space }. Choose a space that has one.
dunhuang-why-reach = The card at the { $space } is out of reach. Choose one of those you are offered.
dunhuang-why-not-opponent = You can only exchange with somebody else at this table. Choose an opponent.
dunhuang-why-empty-hand = { $seat } has no cards in hand. Choose another opponent.
dunhuang-why-not-your-token = You do not have the { $good } token. Choose one of your own.
dunhuang-why-flipped = The { $good } token already shows its 商 side. Choose another of your tokens.

## The end: why, and points

dunhuang-end-four-and-four = The game was won at once: enough majority tokens in the Shop and four different goods in hand.
dunhuang-end-market-dry = The Market could no longer be refilled, and the last round has been played.
dunhuang-end-resigned = All the others have resigned.
dunhuang-points-majorities = majority tokens
dunhuang-points-prestige = prestige
dunhuang-points-goods = goods in hand

## The board in plain text

dunhuang-board-turn = Turn: { $seat }
dunhuang-board-last-round = Last round
dunhuang-board-market = Market
dunhuang-board-camel-here = the camel is here
dunhuang-board-empty = empty
dunhuang-board-pile = Pile: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
dunhuang-board-discard = Discard pile
dunhuang-board-supply = Supply: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $prestige } prestige
dunhuang-board-supply-unlimited = Supply: unlimited
dunhuang-board-first = first player
dunhuang-board-middle = Tokens in the middle
dunhuang-board-shop = Shop
dunhuang-board-hand = Hand
dunhuang-board-hidden-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
dunhuang-board-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
dunhuang-board-prestige = { $count } prestige
dunhuang-board-tokens = Majority tokens
dunhuang-board-flipped = 商 side
dunhuang-board-drawn = Drawn
dunhuang-board-removed = Out of the game
dunhuang-board-camel = camel
dunhuang-board-left = { $coins } coins, { $prestige } prestige
dunhuang-board-free = Free tokens
dunhuang-board-in-hand = { $count } in hand
dunhuang-board-legend = { $token } majority token, { $flipped } flipped token
dunhuang-column-coins = coins
dunhuang-column-prestige = prestige
dunhuang-column-hand = hand
dunhuang-column-shop = Shop ({ $token } = majority token)

## Rules at hand, in a few words

dunhuang-about-good = { $good } ({ $number }): { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in this game. A card you keep in hand to the end can score { $number ->
        [one] 1 point
       *[other] { $number } points
    }.
dunhuang-topic-goal = goal
dunhuang-topic-turn = turn
dunhuang-topic-tokens = tokens
dunhuang-topic-end = end
dunhuang-topic-points = points
dunhuang-rules-goal = Win at once in step 4 of your turn with { $tokens_to_win } majority tokens in your Shop and 4 different goods in hand. If nobody does, the player with the most points wins once the Market can no longer be refilled.
dunhuang-rules-turn = Five steps: move the camel (the first step is free, each further one costs a coin), pick up the card where it stops, into your Shop or your hand, use the character there or take coins, check for victory, refill the Market.
dunhuang-rules-tokens = When you place a card in your Shop and no other Shop has more of that good, you take its majority token, even from somebody who has as many. If you give up cards and another Shop then has more than you, the token goes back to the middle.
dunhuang-rules-end = When the pile cannot fill every Market space, the round is finished, so that everybody has had the same number of turns. Then the points are counted.
dunhuang-rules-points = Each majority token is worth { $majority_points }, each prestige { $prestige_points }. From your hand you keep one card of each good that nobody holds more of; it is worth its number. You score at most as many cards as you have tokens. Most coins wins a tie.

## Places of hidden pieces, for what one may remember

dunhuang-place-hand = { $seat ->
        [You] your hand
       *[other] { $seat }'s hand
    }
dunhuang-place-drawn = { $seat ->
        [You] what you drew
       *[other] what { $seat } drew
    }
dunhuang-place-removed = { $seat ->
        [You] what you removed from the game
       *[other] what { $seat } removed from the game
    }
dunhuang-place-bag = { $number ->
        [0] the pile
       *[other] the cards put under the pile
    }

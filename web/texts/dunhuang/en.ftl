# What only the browser says on Dunhuang's board, in English.

web-dunhuang-own-ring = our own ring
web-dunhuang-space = Space { $number }
web-dunhuang-token = majority token
web-dunhuang-tokens-of = { $have } of { $need } majority tokens for an early win
web-dunhuang-kinds-of = { $have } of { $need } different goods in hand for an early win
web-dunhuang-shop-empty = No goods in the Shop yet
web-dunhuang-hand-empty = No cards in hand
web-dunhuang-camel = Camel
web-dunhuang-camel-does = It goes clockwise. The first step is free, each further step costs a coin.
web-dunhuang-camel-here = The camel is here.
web-dunhuang-away = { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } ahead of the camel: { $cost ->
        [0] free
        [one] 1 coin
       *[other] { $cost } coins
    }.
web-dunhuang-good = In hand at the end it can be worth { $number ->
        [one] 1 point
       *[other] { $number } points
    }; in a Shop it competes for its token.
web-dunhuang-shops = Shops:
web-dunhuang-shop-has = { $token ->
        [yes] { $seat } { $count } with the token
        [flipped] { $seat } { $count } with the token, 商 side up
       *[no] { $seat } { $count }
    }
web-dunhuang-no-shop = No Shop has one yet: the first card there takes the token.
web-dunhuang-no-card = There is no card here now.
web-dunhuang-pile = At the end of each turn the Market is refilled from here.
web-dunhuang-purse = Coins
web-dunhuang-coins = Coins pay for further steps. Instead of using a character you may take coins from here.
web-dunhuang-prestige = Each prestige is a point at the end. Some characters give it.
web-dunhuang-discard = Cards discarded with the Painter and the Musician. They do not come back.
web-dunhuang-hidden-hand = Only the owner sees them.

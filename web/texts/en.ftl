# What only the browser says, in English. Everything about a game stands in that game's own texts.

## The house

web-tagline = An inn on the Silk Road. Take a seat: the games are on the table.
web-language = Language
web-theme = Light
web-theme-system = Auto
web-theme-light = Day
web-theme-dark = Night
web-motion = Movement
web-motion-calm = Calm
web-motion-quick = Quick
web-motion-off = None
web-keys = Choose with keys
    .does = The keys 1–9 and a–z take the option that shows them.
web-careful = Ask twice
    .does = Every choice waits for a second click, so that nothing happens by accident.
web-settings = Settings
web-close = Close
web-cancel = Cancel
web-yes = yes
web-no = no
web-or = or
web-copied = Copied
web-not-copied = Could not copy
web-refused = That was refused.
web-no-answer = The house does not answer. Try again in a moment.

## Lobby

web-games = Games
web-facts = { $least }–{ $most } players · { $short }–{ $long } minutes
web-play = Play
web-coming = Still on the road. It will be at this table soon.
web-about-adventures = Lay your road tile by tile while the sand runs, after a map that you may only glance at.
web-about-marco-polo = Dice carry you through Asia in the Khan's service: travel far, fulfil contracts, and use what each city offers.
web-toys = To try things out:
web-my-tables = My tables
web-no-tables = Nothing yet. Choose a game above.
web-open-tables = Open tables
web-no-open-tables = Nobody is looking for company right now.
web-finished = { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
web-seat-free = free
web-over = The game is over
web-lines = { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
web-study = Study a game
    .does = Paste a record, or open its file: you can step through it, look through anybody's eyes and play on from any point.
web-record = Record of a game
    .hint = Paste a record here
web-study-open = Open
web-study-file = From a file

## A new table

web-players = Players
web-who = Who sits at seat { $n }
web-who-me = I
web-who-here = Somebody at this screen
web-who-link = Somebody by link
web-who-bot = Bot
web-level = Level of the bot at seat { $n }
web-bot-beginner = beginner
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-bot-expert = expert
web-name = Name at seat { $n }
web-your-name = Your name
web-guest = Guest
web-more-options = House rules, clock and more
web-clock = Clock
    .does = How long everybody may think in all. Who runs out of time leaves the seat to a bot.
web-clock-none = no clock
web-clock-quick = 10 minutes, and 10 seconds a move
web-clock-slow = 30 minutes, and 30 seconds a move
web-clock-days = 3 days a move
web-aid = Memory aid
    .does = Shows everybody what they have seen and could remember of hidden cards.
web-open = Open table
    .does = Shown in the lobby, so that anybody can take a free seat.
web-start = Start

## At the table

web-no-such-table = There is no such table. Perhaps the link is incomplete.
web-try-again = Try again
web-to-lobby = To the lobby
web-opening = Opening the table …
web-shut = This table is not open to you from here.
web-sit-down = Sit down
web-hand-over = Pass the screen to { $name }
    .does = Nothing is shown until { $name } is ready.
web-hand-over-ready = I am { $name }
web-skip = To the question
web-step = Step { $at } of { $of }
web-turn-all = { $count } choose at the same time
web-tools = Tools
web-rules = Rules at hand
web-rules-here = The rule for this question
web-rules-now = helps with this question
web-menu = Menu
web-help = Keys
    .does = Everything can be done without a mouse. Point at anything, focus it or press it long, and it explains itself.
web-help-choose = take the option with that key
web-help-enter = take the marked option
web-help-tab = go on to the next thing; it explains itself
web-help-undo = take your last answer back
web-help-rules = rules at hand
web-help-log = go to the log
web-help-board = go to the board
web-help-question = go to the question
web-help-replay = step through the game
web-help-space = play and pause a replay
web-help-escape = back to now, or close
web-help-help = this sheet
web-board = Board
web-seats = Seats
web-leads = ahead, as far as all can see
web-is-bot = bot
web-away = away
web-thinks = thinks
web-question = Question
web-default = Enter
web-again = Once more to confirm
web-foreseen = This would happen
web-not-now = Not now: { $why }
web-showing = Watch what happens …
web-skip-motion = Skip
web-bot-thinks = { $seat } thinks …
web-waiting = Waiting for { $seat } …
web-sent = Sent …
web-undo = Take back
web-glass = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
web-lost = The connection is lost. Trying again; nothing you did is gone.
web-paused = The game is paused.
web-pause = Pause
web-resume = Play on
web-agree = Agree
web-offered = { $what ->
        [pause] { $seat } would like to pause.
        [bot] { $seat } proposes that a bot takes the free seat.
       *[other] { $seat } proposes something: { $what }.
    }
web-resign = Resign
    .does = A bot plays on in your place and you are ranked last. With two players the game ends. This cannot be taken back.
web-resign-yes = Resign
web-play-on = Play on
web-take-over = Let a bot play for { $seat }
web-invite = { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
    .does = Send this link; who opens it can sit down.
web-copy-link = Copy link

## Log, past, replay

web-log = What happened
web-log-show = Show the board at this point
web-log-start = The table was laid.
web-log-undo = Taken back, to line { $n }.
web-log-seed = The seed of the shuffles was revealed.
web-bot-for-you = A bot plays for you.
web-play-again = Play on yourself
web-resigned = You have resigned; a bot plays on for you.
web-log-bot = A bot plays on for { $seat }.
web-log-resign = { $seat } resigned.
web-then = You look at the board after line { $n }.
web-back-to-now = Back to now
web-replay = Replay
web-replay-first = To the start
web-replay-back = One back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One on
web-replay-last = To the end
web-replay-at = Line { $n } of { $last }
web-eyes = Through whose eyes
web-spectator = a spectator
web-branch = Play on from here
web-branch-true = A new table starts from the position after line { $n }. This game stays as it is.
web-branch-imagined = A new table starts from here. Hidden cards are imagined: they fit what you know, but are not the true ones.
web-branch-seat = You play
web-branch-bots = The others
web-branch-start = Start
web-is-branch = Branched off from another game after line { $n }.
web-is-imagined = An imagined world: branched off after line { $n }, hidden cards are guessed.
web-branch-origin = To that game
web-share = Share
web-share-over = Anybody with the link can watch this game again. The record is text: keep it, post it, open it in any Sarai.
web-share-running = While the game runs, the record holds only what you may know.
web-copy-record = Copy record
web-save-record = Save record

## The end

web-place = Place
web-rematch = Rematch
web-fair = Were the shuffles fair?
web-seed = The seed of the shuffles is open now, so anybody can check them:
web-commitment = Before the game, this was promised in its place:
web-verify = Check the shuffles
web-verified-none = The shuffles are those of the promised seed.
web-verified-ours = The shuffles are those of the promised seed, mixed with what your browser added to it.
web-verified-missing = The shuffles fit the promised seed, but what your browser added to it is not among them.
web-other-seed = The table was dealt from another seed than the one promised. Do not trust this server.

## Rules at hand

web-search = Search the rules
web-nothing-found = Nothing found. Try another word.
web-topic-goal = Goal
web-topic-turn = A turn
web-topic-tokens = Majority tokens
web-topic-end = End of the game
web-topic-points = Points

## What one may remember

web-memory = What you have seen
web-memory-none = You know nothing about hidden cards yet.
web-memory-certain = In { $place }: { $goods }
web-memory-group = Somewhere in { $places }: { $goods }
web-place-hand = { $seat ->
        [You] your hand
       *[other] the hand of { $seat }
    }
web-place-bag = { $number ->
        [0] the pile
       *[other] the cards put under the pile
    }
web-place-drawn = what { $seat } drew
web-place-removed = what { $seat } put out of the game

## A game without a board

web-plain-round = Lot
web-plain-lot = On the table
web-plain-discard = Put away
web-plain-coins = Coins
web-plain-cards = Cards
web-plain-hand = Hand
web-plain-has_bid = Has bid
web-plain-bid = Bid

## Dunhuang's board

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
web-dunhuang-no-shop = No Shop has any yet: the first card there takes the token.
web-dunhuang-no-card = There is no card here now.
web-dunhuang-pile = At the end of each turn the Market is refilled from here.
web-dunhuang-purse = Coins
web-dunhuang-coins = Coins pay for further steps. Instead of using a character you may take coins from here.
web-dunhuang-prestige = Each prestige is a point at the end. Some characters give it.
web-dunhuang-discard = Cards the Painter and the Musician sent away. They do not come back.
web-dunhuang-hidden-hand = Only the owner sees them.

## Kashgar's board

web-kashgar-caravan = Caravan { $number }
web-kashgar-caravans = Your caravans
web-kashgar-caravan-of = { $seat ->
        [You] Your caravan { $number }
       *[other] Caravan { $number } of { $seat }
    }
web-kashgar-caravan-has = { $count ->
        [one] 1 person
       *[other] { $count } persons
    }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-kashgar-queue = Only the front card acts. Used or passed, it goes to the back; whoever joins comes last.
web-kashgar-empty-caravan = Nobody is in this caravan
web-kashgar-place = Place { $place }
web-kashgar-leaves = leaves the game
web-kashgar-use = Caravan action
    .does = The card goes to the back of its caravan first. Then the cost is paid, and it acts.
web-kashgar-part = Parting action
    .does = The card leaves the game for good, with its points. Then the cost is paid, and it acts.
web-kashgar-pass = Pass
    .does = The card goes to the back of its caravan and does nothing.
web-kashgar-stocks = Your stocks
web-kashgar-stock-of = { $stock }: { $have } of { $most }
web-kashgar-stock = { $kind ->
        [mules] Up to { $most_mules }. Contracts need mules to be there, and some cost them.
       *[other] Up to { $most }; what is beyond that is lost.
    }
web-kashgar-wanted = Open contracts that cost it: { $contracts }.
web-kashgar-market = Open contracts
web-kashgar-no-contract = No contract left
web-kashgar-enough = You have all it takes.
web-kashgar-missing = You lack { $what }.
web-kashgar-of-any = { $count } of any spice
web-kashgar-decks = Decks
web-kashgar-deck = { $deck }: { $count }
web-kashgar-deck-standard = Most persons come from here. When it is empty and a card must be drawn, the discard pile is shuffled.
web-kashgar-deck-special = Strong persons. It is never refilled.
web-kashgar-deck-contract = An open contract that is completed is replaced from here at once.
web-kashgar-discard = Discard pile: { $count }
    .does = Open to all. The Matriarch, among others, takes a card from here.
web-kashgar-discard-empty = Nothing lies here yet.
web-kashgar-box = Out of the game: { $count }
web-kashgar-none-yet = None yet.
web-kashgar-drawn = Drawn: only you see these
web-kashgar-road = Points on the way to { $goal }
web-kashgar-round = Round { $round }
web-kashgar-last-round = Last round
web-kashgar-has = { $seat } { $count }
web-kashgar-first = first player
web-kashgar-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
web-kashgar-points-of = { $have } of { $goal } points
web-kashgar-points-from = Contracts { $contracts }, persons { $persons }.
web-kashgar-completed = { $count ->
        [one] 1 contract completed
       *[other] { $count } contracts completed
    }
web-kashgar-persons = { $count ->
        [one] 1 person in the caravans
       *[other] { $count } persons in the caravans
    }

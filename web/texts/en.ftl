# What only the browser says, in English. Everything about a game stands in that game's own texts.

## The house

web-tagline = An inn on the Silk Road. Take a seat: the games are on the table.
web-language = Language
web-theme = Light
web-theme-system = Auto
web-theme-light = Day
web-theme-dark = Night
web-close = Close
web-cancel = Cancel
web-yes = yes
web-no = no
web-copied = Copied
web-not-copied = Could not copy
web-refused = That was refused.
web-no-answer = The house does not answer. Try again in a moment.
web-missing = Part of this page did not load. Reload the page.

## Lobby

web-games = Games
web-facts = { $least }–{ $most } players · { $short }–{ $long } minutes
web-play = Play
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
    .does = Paste a record, or open its file: you can step through it, see it through anybody's eyes and play on from any point.
web-record = Record of a game
    .hint = Paste a record here
web-study-open = Open
web-study-file = From a file

## A new table

web-players = Players
web-who = Who sits in seat { $n }
web-who-me = Me
web-who-here = Somebody at this screen
web-who-link = Somebody by link
web-who-bot = Bot
web-level = Level of the bot in seat { $n }
web-bot-beginner = beginner
web-bot-easy = easy
web-bot-medium = medium
web-bot-hard = hard
web-bot-expert = expert
web-name = Name in seat { $n }
web-your-name = Your name
web-guest = Guest
web-more-options = House rules, clock and more
web-clock = Clock
    .does = How long each player may think in all. A bot takes over for whoever runs out of time.
web-clock-none = no clock
web-clock-quick = 10 minutes, and 10 seconds a move
web-clock-slow = 30 minutes, and 30 seconds a move
web-clock-days = 3 days a move
web-aid = Memory aid
    .does = Shows each player what they have seen of hidden cards and could remember.
web-open = Open table
    .does = Shown in the lobby, so that anybody can take a free seat.
web-start = Start

## At the table

web-no-such-table = There is no such table. Perhaps the link is incomplete.
web-try-again = Try again
web-to-lobby = To the lobby
web-opening = Opening the table …
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
web-menu = Menu
web-board = Board
web-seats = Seats
web-leads = ahead, as far as anybody can see
web-is-bot = bot
web-away = away
web-thinks = thinking
web-question = Question
web-default = Enter
web-again = Once more to confirm
web-foreseen = The log will say
web-not-now = Not now: { $why }
web-showing = Watch what happens …
web-skip-motion = Skip
web-bot-thinks =
    { $count ->
        [one] { $seat ->
            [You] Your bot is thinking …
           *[other] { $seat } is thinking …
        }
       *[other] { $seat } are thinking …
    }
web-waiting = Waiting for { $seat } …
web-sent = Sent …
web-undo = Take back
web-glass = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
web-slow = No answer yet. Your answer was sent; waiting for the server …
web-lost = The connection is lost. Reconnecting; nothing you did is gone.
web-paused = The game is paused.
web-resume = Play on
web-agree = Agree
web-not-agree = Not now
web-offered-by-you = You have asked; the others must agree.
web-waits-for-all = The game waits until everybody has sat down.
web-watching = You are watching: you see what everybody may see.
web-watch = Watch
web-offered = { $what ->
        [pause] { $seat } would like to pause.
        [bot] { $seat } proposes that a bot plays for { $other ->
            [You] you
           *[other] { $other }
        }.
       *[other] { $seat } proposes something: { $what }.
    }

## Log, past, replay

web-log = What happened
web-log-show = Show the board at this point
web-log-start = The game was set up.
web-log-undo = Taken back.
web-log-seed = The seed of the shuffles was revealed.
web-bot-for-you = A bot is playing for you.
web-play-again = Play on yourself
web-resigned = You have resigned; a bot plays on for you.
web-time-used-up = Your time is used up; a bot plays on for you.
web-log-bot = A bot took over for { $seat ->
        [You] you
       *[other] { $seat }
    }.
web-log-resign = { $seat } resigned.
web-log-out-of-time = { $seat } ran out of time.
web-log-person = { $seat } came back.
web-log-name = { $name } sat down.
web-log-pause = The game was paused.
web-log-resume = The game was resumed.
web-then = You are looking at the board after line { $n }.
web-back-to-now = Back to now
web-is-branch = Branched off from another game after line { $n }.
web-is-imagined = An imagined world: branched off after line { $n }, with hidden cards guessed.
web-branch-origin = To that game

## The end

web-other-seed = The table was dealt from a seed other than the one promised. Do not trust this server.

## What one may remember

web-memory = What you have seen


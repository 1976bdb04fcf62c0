# What only the browser says, in sheets and beside the board: fetched when the first of it is opened.

## The house

web-motion = Movement
web-motion-calm = Calm
web-motion-quick = Quick
web-motion-off = None
web-keys = Choose with keys
    .does = The keys 1–9 and a–z take the option that shows them.
web-careful = Ask twice
    .does = Every choice waits for a second click, so that nothing happens by accident.
web-settings = Settings
web-or = or

## At the table

web-rules-now = helps with this question
web-help = Keys
    .does = Everything works without a mouse. Point at anything, focus it or press and hold it, and it explains itself.
web-help-choose = take the option with that key
web-help-enter = take the marked option
web-help-tab = go to the next thing; it explains itself
web-help-undo = take your last answer back
web-help-rules = rules at hand
web-help-log = go to the log
web-help-board = go to the board
web-help-question = go to the question
web-help-replay = step through the game
web-help-space = play and pause a replay
web-help-escape = back to now, or close
web-help-help = this sheet
web-pause = Pause
web-resign = Resign
    .does = A bot plays on in your place and you are ranked last. With two players the game ends. This cannot be taken back.
    .yes = Resign
web-play-on = Play on
web-rest = Let a bot play for me
web-this-table = This table
web-take-over = Let a bot play for { $seat }
    .wait = { $unit ->
        [hours] possible in { $count } hours
        [minutes] possible in { $count } minutes
       *[seconds] { $count ->
            [one] possible in 1 second
           *[other] possible in { $count } seconds
        }
    }
web-remove = Remove { $seat }
    .does = { $seat } has not played yet. The seat becomes free for somebody else. { $seat } can still watch, but cannot sit down at this table again.
    .yes = Remove
web-leave = Leave my seat
    .does = You have not played yet, so your seat becomes free for somebody else. You can watch, and sit down again while a seat is free.
    .yes = Leave
web-stay = Stay
web-end-table = Close this table
    .does = The table and its game are gone for good, for everybody. You can do this only until somebody else has played.
    .yes = Close for good
web-keep-table = Keep it open
web-invite = { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
    .does = Send this link; whoever opens it can sit down.
web-invite-here = Whoever opens this link on this machine can sit down. To let others in, start Sarai with --address 0.0.0.0 and open it by this machine's own address.
web-copy-link = Copy link
web-join-link = Link to a free seat
web-table-link = Link to this table
web-elsewhere = Play on another device
    .does = Open this private link on the other device, or scan the code. You play on there; this browser can then no longer play the seat.
    .secret = Whoever has this link has your seat, so keep it to yourself.
web-elsewhere-of = This is { $name }'s seat.
web-elsewhere-here = This address works on this machine only. To play on another device, start Sarai with --address 0.0.0.0 and open it by this machine's own address.
web-seat-link = Private link to your seat
web-seat-code = QR code of the private link to your seat
web-new-link = Make a new link
    .does = The old link then stops working.
    .made = This link is new. The old one no longer works.
web-bring = Bring this seat here?
    .does = You opened the private link to a seat at this table. Bring it here to play on in this browser; the browser that has it now can no longer play it.
web-bring-yes = Bring it here
web-to-table = Back to the table
web-shut = You cannot open this table from here.

## Log, past, replay

web-replay = Replay
web-replay-first = To the start
web-replay-back = One back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One on
web-replay-last = To the end
web-replay-at = Line { $n } of { $last }
web-replay-speed = Speed
web-replay-at-speed = { $speed ->
        [steps] step by step
        [1] as fast as it was played
       *[other] { $speed } times as fast
    }
web-eyes = Through whose eyes
web-spectator = a spectator
web-branch = Play on from here
web-branch-true = A new table starts from the position after line { $n }. This game stays as it is.
web-branch-imagined = A new table starts from here. Hidden cards are imagined: they fit what you know, but are not the true ones.
web-branch-seat = You play
web-branch-bots = The others
web-branch-start = Start
web-share = Share
web-share-over = Anybody with the link can watch this game again. The record is text: keep it, post it, open it in any Sarai.
web-share-running = While the game runs, the record holds only what you may know.
web-copy-record = Copy record
web-save-record = Save record

## The end

web-place = Place
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-watch = Watch the rematch
web-rematch-laid = The table is set up again.
web-fair = Were the shuffles fair?
web-seed = The seed of the shuffles is public now, so anybody can check them:
web-commitment = Before the game, this was promised in its place:
web-verify = Check the shuffles
web-verified-none = The shuffles are those of the promised seed.
web-verified-ours = The shuffles are those of the promised seed, mixed with what your browser added to it.
web-verified-missing = The shuffles fit the promised seed, but what your browser added to it is not among them.
web-not-verified = It could not be shown that the shuffles are those of the promised seed. The check found: { $said }

## Rules at hand

web-search = Search the rules
web-nothing-found = Nothing found. Try another word.
web-topic-goal = Goal
web-topic-turn = A turn
web-topic-tokens = Majority tokens
web-topic-end = End of the game
web-topic-points = Points

## What one may remember

web-memory-none = You know nothing about hidden cards yet.
web-memory-certain = In { $place }: { $goods }
web-memory-group = Somewhere in { $places }: { $goods }

# What all games have in common, in English.

## Names at the table

# Log sentences look for this very word: where it does not come first, [You] writes it small.
play-you = You
play-person = Player { $n }
play-bot = Bot { $n }

## Playing in plain lines

play-welcome = Welcome to { $game }. Type ? for help.
play-choose = Type a number, the words in brackets, or a command
play-commands =
    ?            shows this help
    undo         takes your last answer back
    board        shows the table
    log          tells what has happened so far
    why ACTION   says why an action is not possible now
    rules NAME   shows the rules on something, such as a character
    quit         leaves the game
play-default = Enter chooses this
play-hand-over = Pass the screen to { $name }, who presses Enter.
play-not-understood = "{ $text }" means nothing here. Type a number from the list, or ? for help.
play-possible = That is possible now.
play-undone = Your last answer has been taken back.
play-saved = The record of this game is in { $file }. To watch it again: sarai replay.
play-not-kept = The record of this game could not be saved in { $file }. Name another place with --record to save it.
play-resume = To play on later: { $command }
play-topics = You can ask for the rules on: { $topics }.
play-quit = You leave the table. Until next time!

## The table that fills the terminal

term-welcome = Sarai: an open table for board games of the Silk Road
term-what = What would you like to play?
term-new = New game: { $game }
term-continue = Resume: { $game }, { $when }
term-kept = { $lines } lines so far, saved in { $file }
term-bad-save = This game cannot be resumed. { $fault }
term-bad-line = This game cannot be resumed: line { $line } of { $file } does not fit. { $why }
term-hand-over = Pass the screen to { $name }, who presses Enter.
term-hand-over-look-away = The others look away.
term-too-small = This terminal is { $now }. The table needs at least { $width }×{ $height }: make the window larger or the letters smaller.
term-thinking = { $names } …
term-default = Enter
term-glass = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
term-over = The game is over. What next?
term-do-result = See how it ended
term-do-rematch = Play again with the same seats
term-do-new = Set up another game
term-do-leave = Leave
term-yes = yes
term-no = no

## The keys: the key, a blank, what it does

term-key-rules = ? rules
term-key-why = ! why not
term-key-undo = u undo
term-key-log = g log
term-key-others = o table
term-key-language = l Nederlands
term-key-theme = t light/dark
term-key-new = n new
term-key-leave = q leave
term-key-close = Esc back to the table
term-key-scroll = ↑↓ scroll
term-key-here = Enter I am here
term-key-choose = ↑↓ Enter choose
term-key-move = ↑↓ move
term-key-turn = ←→ change
term-key-start = F2 start
term-key-back = Esc back
term-key-rematch = r play again
term-key-table = b the table

## Pages to read

term-rules = Rules at hand
term-why-not = What is not possible now, and why
term-log = What has happened
term-table = The table
term-end = The end of the game
term-all-possible = Every answer to this question is possible.
term-likewise = The same goes for: { $names }.
term-likewise-more = The same goes for { $count ->
        [one] 1 more case
       *[other] { $count } more cases
    }.
term-verify = To check every line and the shuffles: { $command }
term-how-to = Choose with the key beside a choice, or with the arrows and Enter. Below the choices you see what is sure to happen. Your game is saved after every answer.

## Laying out a game

term-game = Game
term-lay-out = Set up a game
term-seats = Seats
term-name = A name for this seat, if you like.
term-person = person
    .does = Somebody at this keyboard. With several people the screen is passed around, and nobody sees anybody else's cards.
term-bot-beginner = bot: beginner
term-bot-easy = bot: easy
term-bot-medium = bot: medium
term-bot-hard = bot: hard
term-bot = bot
    .does = Answers from what its seat may know; a harder one thinks for longer.
term-start = Start
term-nobody = At least one seat needs a person.

## How it ended

play-winner = Winner: { $names }.
play-shared-win = Shared win: { $names }.
play-place = { $rank }.
play-total = total
play-seed = The seed was { $seed }. With it, anybody can now check the shuffles.

## Why not

why-illegal = That is not possible now. Choose one of the options you are given.
why-over = The game is over. Start a new one to play on.
why-not-your-turn = It is not your turn to answer. The table is waiting for { $seats }.
why-clock-only = Only the clock may say that time is up. Choose another action.
why-glass-runs = Time is not up yet. Wait until the sandglass has run out.
why-too-late = Your answer came after the sandglass had run out. Wait for the next question.

## Why not: taking back

why-undo-not-yours = The last answer was not yours, so you cannot take it back. Play on from here.
why-undo-nothing = You have not chosen anything yet, so there is nothing to take back.
why-undo-workbench = This was part of something you can still change until you are done, so it stands. Change it there.
why-undo-revealed = Something hidden has come to light, so this can no longer be taken back. Play on from here.
why-undo-no-such-line = There is no earlier line { $line } to go back to. Choose another line.
why-time-backwards = This is stamped { $at } ms, but the last line was at { $last } ms. Time only goes forward: send a later time.

## Why not: at a table with others

why-stale = This answers question { $prompt }, but the table is already at question { $asked }. Look at the table and choose again.
why-paused = The game is paused. Resume it to play on.
why-not-paused = The game is not paused. Play on.
why-resigned = You have resigned from this game. A bot plays on for you.
why-out-of-time = You have run out of time. A bot plays on for you.
why-bot-sits-there = A bot plays for this seat. Whoever left it can come back, unless they resigned or ran out of time.
why-person-sits-there = A person is already playing this seat. There is nothing to come back to.
why-not-away = The player of that seat is here. Only a seat that somebody has left can be given to a bot.
why-not-gone = The player of that seat lost the connection only a moment ago. A bot can take over in { $seconds } seconds.
why-follower-only = The bot that takes over for somebody who has left is always { $bot }: nobody chooses how well an opponent plays on.
why-pause-alone = It is your move, and the others have lost their connection, so you cannot stop the clock alone. Wait for one of them, or play on.
why-game-lines = This game already has { $most } lines, so nothing more can be taken back, paused or handed over. Play on, or resign.
why-spectator = You are watching this game. Take a seat to play.
why-not-asked = You are not being asked anything now. Wait for your question.
why-not-your-seat = That seat is somebody else's. Look through your own seat's eyes, or as a spectator.
why-not-your-table = You have no seat at this table. Ask somebody who has one.
why-seat-taken = There is no free seat for you at this table. Watch the game, or open another table.
why-no-seat = This table has no such seat. Choose one of its seats.
why-no-table = There is no table of this name. Check the link you were given.
why-no-line = The game has no such line to play on from. Choose one of its lines.
why-branch-timed = While a game against time is running, nobody may try things out beside it. Play it to the end, then play on from any line.
why-not-over = This can be done only when the game is over. Play it to the end first.
why-bad-token = This link does not open the table. Ask whoever invited you for a new one.
why-bad-cookie = We do not know who you are. Reload the page.
why-bad-name = A name has 1 to 40 visible characters, and none of < > @. Choose another.
why-bad-clock = A clock has minutes, days or nothing, depending on its kind. Set it again.
why-no-bot = There is no such bot here. Choose one of: { $bots }.
why-no-game = There is no such game here. Choose one from the list.
why-no-language = There are no texts in this language. Choose one of: { $languages }.
why-no-page = There is nothing at this address. Start again from the first page.
why-no-method = This address cannot be used that way. See the description of the interface.
why-bad-request = This cannot be understood: { $fault }. Correct it and send it again.
why-bad-record = This record cannot be replayed: { $fault }. Correct the line and try again.
why-too-big = That is too much at once. Send at most { $most }.
why-too-fast = That was too much in too short a time. Wait a moment, then go on.
why-foreign-origin = This came from a page that is not Sarai's, so nothing was done. Use Sarai's own page.
why-unknown-host = This server does not go by that name. Use the address it printed when it started.
why-not-kept = This could not be saved, so it did not happen. Try again.
why-no-promise = The promised shuffle for this table is no longer there. Ask for a new one and deal again.
why-seat-free = A seat is still free, and the clock does not run until everybody is seated. Wait, or invite somebody.
why-closing = This table is being closed. Open it again.
why-quota-guest = You already have { $most } { $what ->
        [tables] tables in play
        [open-tables] tables in the lobby
        [bot-tables] tables where only bots play
        [new-tables] new tables within a day
        [sockets] tables in view
        [chores] such requests under way
       *[open-seats] seats at this table
    }, and this server allows no more. Finish or close one, or come back later.
why-quota-address = The guests at your address already have { $most } { $what ->
        [tables] tables in play
        [open-tables] tables in the lobby
        [bot-tables] tables where only bots play
        [new-tables] new tables within a day
        [sockets] tables in view
        [connections] connections open
        [chores] such requests under way
       *[open-seats] seats at this table
    }, and this server allows no more. Wait until somebody is done, or come back later.
why-crowded = Too many people are waiting for this. Try again in a minute.
why-chore-ended = This took longer than the server allows, so it was stopped. Try again, or with less.
why-removed = The host has removed you from this table. You can watch, or open a table of your own.
why-seat-left = You have left your seat. You can watch, or sit down again while it is free.
why-seat-moved = This seat is now played from another browser. To bring it back here, open its private link here.
why-old-link = This link has already been used or replaced. Ask for a new one in the browser that has the seat.
why-not-the-host = Only the host of a table can do that. Ask whoever opened it.
why-nobody-there = Nobody is in that seat who could leave it. Choose another.
why-has-played = That seat's player has already played, so it stays theirs. They can resign, or leave it to a bot.
why-begun = Somebody else has already played, so the table stays open. You can resign, or leave your seat to a bot.
why-table-closed = This table has been closed for good. Open another from the lobby.
why-table-shut = Whoever runs this server has closed the table for now. You can open it again.
why-blocked = Whoever runs this server has shut you out for a while. Ask them why.
why-our-fault = Something went wrong on our side, and nothing has changed. Try again.
term-back = back

## Where nothing can be drawn

term-no-terminal = { $stream ->
    [input] The table is drawn on a terminal, but what is typed here comes from somewhere else.
    [output] The table is drawn on a terminal, but the output goes somewhere else.
   *[error] The table is drawn on the standard error output, which is not a terminal here.
 }
term-dumb = This terminal cannot move its cursor (TERM is empty or "dumb"), so no table can be drawn.
term-plain-instead = Play in plain lines instead? (Enter: yes, n: no)
term-plain-command = Plain lines work anywhere: { $command }
term-plain-key = Or press p to play in plain lines.

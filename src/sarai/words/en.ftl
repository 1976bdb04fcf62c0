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
play-saved = The record of this game is in { $file }; sarai replay shows it again.
play-not-kept = The record of this game cannot be kept in { $file }. Name another place with --record to keep it.
play-resume = To play on later: { $command }
play-topics = You can ask for the rules on: { $topics }.
play-quit = You leave the table. Until next time!

## The table that fills the terminal

term-welcome = Sarai: an open table for board games of the Silk Road
term-what = What would you like to play?
term-new = New game: { $game }
term-continue = Go on: { $game }, { $when }
term-kept = { $lines } lines so far, kept in { $file }
term-bad-save = This game cannot be gone on with. { $fault }
term-bad-line = This game cannot be gone on with: line { $line } of { $file } does not fit. { $why }
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
term-do-new = Lay out another game
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
term-all-possible = Nothing that answers the question stands in your way.
term-likewise = Likewise: { $names }.
term-likewise-more = Likewise in { $count ->
        [one] 1 more case
       *[other] { $count } more cases
    }.
term-verify = To check every line and the shuffles: { $command }
term-how-to = Choose with the key beside a choice, or with the arrows and Enter. Below the choices stands what surely happens. Your game is kept after every answer.

## Laying out a game

term-game = Game
term-lay-out = Lay out a game
term-seats = Seats
term-name = A name for this seat, if you like.
term-person = person
    .does = Somebody at this keyboard. With several people the screen is passed on, and nobody sees the cards of another.
term-bot-beginner = bot: beginner
term-bot-easy = bot: easy
term-bot-medium = bot: medium
term-bot-hard = bot: hard
term-bot = bot
    .does = Answers from what its seat may know; a harder one thinks longer.
term-start = Start
term-nobody = At least one seat should be a person.

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
why-clock-only = Only the clock says that time is up, and it does nothing else. Choose another action.
why-glass-runs = Time is not up yet. Wait until the sandglass has run out.
why-too-late = Your answer came after the sandglass had run out. Wait for the next question.

## Why not: taking back

why-undo-not-yours = The last answer was not yours, so you cannot take it back. Play on from here.
why-undo-nothing = You have not chosen anything yet, so there is nothing to take back.
why-undo-bench = This began something you are free to change until you are done, or was a step in it, so it stands. Change it there.
why-undo-revealed = Something hidden has come to light, so this stands. Play on from here.
why-undo-no-such-line = There is no earlier line { $line } to go back to. Choose another line.
why-time-backwards = This is stamped { $at } ms, but the last line was at { $last } ms. Time only goes forward: send a later time.

## Why not: at a table with others

why-stale = This answers question { $prompt }, but question { $asked } is open by now. Look at the table and choose again.
why-paused = The game is paused. Resume it to play on.
why-not-paused = The game is not paused. Play on.
why-resigned = You have resigned this game. A bot plays on for you.
why-out-of-time = Your time is used up. A bot plays on for you.
why-bot-sits-there = A bot plays for this seat. Whoever left it can come back, unless they resigned or their time is used up.
why-person-sits-there = A person plays for this seat already. There is nothing to come back to.
why-not-away = Whoever has that seat is here. Only a seat that was left can be given to a bot.
why-not-gone = Whoever has that seat lost the line only a moment ago. A bot can have it in { $seconds } seconds.
why-follower-only = The bot for somebody who has left is always { $bot }: nobody chooses how well an opponent plays on.
why-pause-alone = It is your move, and the others have lost the line, so you cannot stop the clock alone. Wait for one of them, or play on.
why-game-lines = This game has { $most } lines already, so nothing more can be taken back, paused or handed over. Play on, or resign.
why-spectator = You are watching this game. Take a seat to play.
why-not-asked = You are not asked anything now. Wait for your question.
why-not-your-seat = This seat is somebody else's. Look with your own seat's eyes, or as a spectator.
why-not-your-table = You have no seat at this table. Ask somebody who has one.
why-seat-taken = There is no free seat for you at this table. Watch the game, or open another table.
why-no-seat = This table has no such seat. Choose one of its seats.
why-no-table = There is no table of this name. Check the link you were given.
why-no-line = The game has no such line to go on from. Choose one of its lines.
why-branch-timed = In a game against time nobody tries things out beside it while it runs. Play it to its end, then go on from any line.
why-not-over = This can be done only when the game is over. Play it to its end first.
why-bad-token = This link does not open the table. Ask whoever invited you for a new one.
why-bad-cookie = We do not know who you are. Load the page again.
why-bad-name = A name has 1 to 40 signs that can be seen, and none of < > @. Choose another.
why-bad-clock = The clock should have minutes, or days, or nothing, as its kind says. Set it again.
why-no-bot = There is no such bot here. Choose one of: { $bots }.
why-no-game = There is no such game here. Choose one from the list.
why-no-language = There are no texts in this language. Choose one of: { $languages }.
why-no-page = There is nothing at this address. Start again from the first page.
why-no-method = This address cannot be used that way. Look into the description of the interface.
why-bad-request = This cannot be understood: { $fault }. Correct that and send it again.
why-bad-record = This is no record that can be replayed: { $fault }. Correct the line and bring it again.
why-too-big = This is more than can be taken at once. Send at most { $most }.
why-too-fast = That was too much in too short a time. Wait a moment and go on.
why-foreign-origin = This came from another page than Sarai's own, so nothing was done. Use Sarai's page.
why-unknown-host = This server does not go by that name. Use the address that it printed at its start.
why-not-kept = This could not be written down, so it did not happen. Try again.
why-no-promise = The promise this table should be dealt from is not there any more. Ask for a new one and deal again.
why-seat-free = A seat is still free, and no time runs before everybody sits. Wait, or invite somebody.
why-closing = This table is being closed. Open it again.
why-quota-guest = You have { $most } { $what ->
        [tables] tables in play
        [open-tables] tables in the lobby
        [bot-tables] tables where only bots play
        [new-tables] new tables within a day
        [sockets] tables in sight
        [chores] such requests under way
       *[open-seats] seats at this table
    } already, and this server allows no more. Finish or close one, or come back later.
why-quota-address = The guests at your address have { $most } { $what ->
        [tables] tables in play
        [open-tables] tables in the lobby
        [bot-tables] tables where only bots play
        [new-tables] new tables within a day
        [sockets] tables in sight
        [connections] connections open
        [chores] such requests under way
       *[open-seats] seats at this table
    } already, and this server allows no more. Wait until somebody is done, or come back later.
why-crowded = So many wait for this that it would take too long. Try again in a minute.
why-chore-ended = This took longer than the server allows, so it was given up. Try again, or with less.
why-removed = The host has removed you from this table. You can watch, or open a table of your own.
why-seat-left = You have left your seat. You can watch, or sit down again while it is free.
why-seat-moved = This seat is now played from another browser. To bring it back here, open its private link here.
why-old-link = This link was used or replaced already. Ask for a new one in the browser that has the seat.
why-not-the-host = Only the host of a table can do that. Ask whoever opened it.
why-nobody-there = Nobody who could leave it sits on that seat. Choose another.
why-has-played = Somebody has played on that seat already, so it stays theirs. They can resign, or leave it to a bot.
why-begun = Somebody else has played already, so the table stays open. You can resign, or leave your seat to a bot.
why-table-closed = This table has been closed for good. Open another from the lobby.
why-table-shut = Whoever runs this server has closed the table for now. You can open it again.
why-blocked = Whoever runs this server has shut you out for a time. Ask them why.
why-our-fault = Something went wrong on our side, and nothing has changed. Try again.
term-back = back

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
why-undo-bench = This was a step in something you were free to change, so there is nothing to take back. Change it there.
why-undo-revealed = Something hidden has come to light, so this stands. Play on from here.
why-undo-no-such-line = There is no earlier line { $line } to go back to. Choose another line.
why-time-backwards = This is stamped { $at } ms, but the last line was at { $last } ms. Time only goes forward: send a later time.

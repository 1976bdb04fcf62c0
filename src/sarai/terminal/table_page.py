"""The table on the screen: the board, the question, what just happened."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical
from textual.widgets import Static

from sarai.kernel.actions import UnknownAction
from sarai.kernel.events import Said
from sarai.kernel.prompts import Choice
from sarai.kernel.reasons import IllegalAction, Reason
from sarai.kernel.state import NOBODY
from sarai.kernel.view import View, foresee
from sarai.table import BotQuestion
from sarai.terminal.boards import board_of
from sarai.terminal.boards.board import Canvas, Workbench, WorkbenchStep
from sarai.terminal.explanations import result, rules_at_hand, why_nots
from sarai.terminal.pages import SCANT, HandOver, Page, ReadingPage
from sarai.terminal.palette import SHAPES, inked
from sarai.terminal.plain_lines import as_on_the_board
from sarai.terminal.sitting import Sitting, words_for
from sarai.terminal.widgets import KEYS, Choices, Item, News

if TYPE_CHECKING:
    from sarai.words import Words

KEYS_OF_THE_TABLE = ("rules", "why", "undo", "leave", "log", "others", "language", "theme", "new")
NEWS = 30
"""How many of the record's last lines are searched for news."""
CROWD = 12
"""How many choices fit below a whole board on a small screen; if there are more, the board shrinks."""
SHORT = 10
"""Choices of at most this many letters go in many columns, and need little room."""
UNDER = 13
"""How many lines a tall board leaves below it for bars, question, choices and news."""
LEAST_LINES = 7
"""How many lines of the board are shown at least, however many choices there are."""
TALL = 40
"""With this many lines or more, the board is drawn large."""


class TablePage(Page):
    """One sitting. `viewer` is the seat whose player is at the screen, or nobody while it is passed on."""

    BINDINGS = [
        Binding("question_mark", "rules", show=False),
        Binding("exclamation_mark", "why_not", show=False),
        Binding("u", "undo", show=False),
        Binding("g", "log", show=False),
        Binding("o", "others", show=False),
        Binding("n", "app.new_game", show=False),
        Binding("escape,backspace", "step_back", show=False),
    ]

    def __init__(self, sitting: Sitting, pace: float) -> None:
        super().__init__()
        self.sitting = sitting
        self.table = sitting.table
        self.pace = pace
        self.viewer = self.table.people[0] if len(self.table.people) == 1 else NOBODY
        self.spoken = words_for("en", self.table, self.viewer)
        self.read_to = dict.fromkeys((*range(len(self.table.seats)), NOBODY), len(self.table.playing.path))
        self.message = ""
        self.begun: tuple[str, ...] = ()
        self.begun_at = (NOBODY, 0)
        self.building: set[int] = set()
        self.seconds = 0
        self.asked: tuple[Any, ...] = ()
        self.told_lost = False
        self.due = False
        self.board_lines = 14

    def content(self) -> ComposeResult:
        yield Static(id="top", markup=False)
        with Container(id="middle"):
            yield Static(id="board", markup=False)
            with Vertical(id="side"):
                yield Static(id="question", markup=False)
                yield Choices(id="choices")
                yield Static(id="preview", markup=False)
                yield News(id="news")

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(Choices).focus()
        self.set_interval(0.25, self._tick)
        self.go_on()

    # -- whose answer is next

    def go_on(self) -> None:
        """After every change: show it, then turn to the seat that owes the next answer."""
        if not self.is_attached:
            return
        owed = [seat for seat in self.table.owed if seat in self.table.people]
        if self.table.over and len(self.table.people) > 1:
            self.viewer = NOBODY
        self.speak()
        if self.sitting.lost is not None and not self.told_lost:
            self.told_lost = True
            self.notify(self.words.text("play-not-kept", file=str(self.sitting.keeper.record)), severity="warning")
        self.due = self.app.screen is not self and not isinstance(self.app.screen, ReadingPage)
        if self.due:
            return  # another page is open; go on when it closes
        if self.table.over:
            self._put_away()
            self.house.game_over(self)
        elif not self._bots_answer() and owed and self.viewer not in owed:
            self._hand_over(owed[0])

    def on_screen_resume(self) -> None:
        if self.due:
            self.call_later(self.go_on)

    def _put_away(self) -> None:
        """Close what is being read: only one player may see it."""
        while isinstance(self.app.screen, ReadingPage):
            self.app.pop_screen()

    def _bots_answer(self) -> bool:
        """Have the bots answer; whether people must wait for them. Nobody waits for a bot that builds."""
        for seat in self.table.bots_asked():
            if self._at_a_workbench(seat) and seat not in self.building:
                self.building.add(seat)
                self.run_worker(self._have_built(seat), group=f"bot-{seat}")
        waiting = self._question() is not None
        if waiting:
            self.run_worker(self._ask_bots(), group="bots", exclusive=True)
        return waiting

    def _at_a_workbench(self, seat: int) -> bool:
        asked = self.table.playing.prompts[seat]
        return asked is not None and asked.workbench is not None

    def _question(self) -> BotQuestion | None:
        """The question of the next bot that others must wait for."""
        waiting = [seat for seat in self.table.bots_asked() if not self._at_a_workbench(seat)]
        return self.table.question_to(waiting[0]) if waiting else None

    async def _ask_bots(self) -> None:
        """Have the bots answer without blocking the screen; an answer that comes too late is dropped."""
        while question := self._question():
            self.speak()
            await self._answered_by_bot(question)
        self.call_later(self.go_on)

    async def _have_built(self, seat: int) -> None:
        """Have one bot build until it has finished, at its own pace, whatever the others do."""
        try:
            while seat in self.table.bots_asked() and self._at_a_workbench(seat):
                await self._answered_by_bot(self.table.question_to(seat))
                self.speak()
        finally:
            self.building.discard(seat)
        self.call_later(self.go_on)

    async def _answered_by_bot(self, question: BotQuestion) -> None:
        wait = max(self.pace, self.sitting.pause(question))
        action, _ = await asyncio.gather(_in_a_thread(self.sitting, question), asyncio.sleep(wait))
        self.sitting.bot_answers(question, action)

    def _hand_over(self, seat: int) -> None:
        """Clear the screen, then wait until the next person says they are there."""
        before = self.viewer
        self._put_away()
        self.viewer = NOBODY
        self.message = ""
        self.speak()

        def taken_back() -> bool:
            try:
                self.sitting.undo(before)
            except IllegalAction as illegal:
                self.notify(words_for(self.house.language, self.table).why(illegal.reason), severity="warning")
                return False
            return True

        def arrived(here: bool | None) -> None:
            if here is False:  # taken back: the screen goes back to the player whose answer it was
                self._hand_over(before)
                return
            self.viewer = seat if here else NOBODY
            self.go_on()

        def called() -> str:
            return words_for(self.house.language, self.table).seats[seat]

        self.app.push_screen(HandOver(seat, called, None if before == NOBODY else taken_back), arrived)

    def _tick(self) -> None:
        """The sand keeps running, whatever is on the screen."""
        if not self.table.playing.state.wakes():
            return
        if self.sitting.time_up():
            if isinstance(self.app.screen, HandOver):
                self.app.screen.dismiss(None)
            else:
                self.go_on()
        elif self.app.screen is self and self._seconds_left(self.table.playing.view(self.viewer)) != self.seconds:
            self._speak_top(self.table.playing.view(self.viewer))
            self._speak_board()

    def _seconds_left(self, seen: View) -> int:
        """The seconds left in the sandglass that counts for the player at the screen."""
        ends = board_of(self.table.game).glass(seen)
        return max(0, -(-(ends - self.sitting.now()) // 1000)) if ends else 0

    # -- showing

    @property
    def words(self) -> Words:
        return self.spoken

    def keys_now(self) -> tuple[str, ...]:
        return ("back", *KEYS_OF_THE_TABLE) if self.begun else KEYS_OF_THE_TABLE

    def speak(self) -> None:
        if self.spoken.language != self.house.language:
            self.message = ""
        self.spoken = words_for(self.house.language, self.table, self.viewer)
        super().speak()
        seen = self.table.playing.view(self.viewer)
        self._speak_top(seen)
        self._speak_prompt(seen)
        self._speak_board()
        self._speak_news()

    def _speak_top(self, seen: View) -> None:
        words, colours = self.words, self.colours
        parts = [inked(words.text(f"{self.table.game.id}-title"), "bold")]
        self.seconds = self._seconds_left(seen)
        if board_of(self.table.game).glass(seen):  # before what may be cut off
            parts.append(inked(words.text("term-glass", seconds=self.seconds), f"bold {colours.cinnabar}"))
        where = _phase(words, seen)
        if where:
            parts.append(Text(where))
        if self.table.owed:
            who = Text(", ").join(
                inked(SHAPES[seat % 4], f"bold {colours.seat(seat)}") + Text(f" {words.seats[seat]}")
                for seat in self.table.owed
            )
            parts.append(who)
        self.query_one("#top", Static).update(inked("  ·  ", colours.faint).join(parts))

    def _speak_prompt(self, seen: View) -> None:
        question = self.query_one("#question", Static)
        if self.table.over:
            question.update(self.words.text("term-over"))
            ends = ("result", "rematch", "new", "leave")
            self._offer([Item(self.words.text(f"term-do-{e}"), self.words.text(f"term-do-{e}"), e) for e in ends])
        elif seen.prompt is None:
            waiting = [self.words.seats[seat] for seat in self.table.owed]
            question.update(self.words.text("term-thinking", names=", ".join(waiting)) if self.viewer != NOBODY else "")
            self._offer([])
        elif seen.prompt.workbench is not None:
            workbench, items = self._steps(seen)
            question.update(workbench.asks or self.words.asks(seen.prompt))
            self._offer(items, workbench.at)
        else:
            question.update(self.words.asks(seen.prompt))
            items = []
            for choice in as_on_the_board(seen.prompt.choices):
                note = self.words.text("term-default") if choice.action == seen.prompt.default else ""
                items.append(Item(self.words.label(choice), self.words.label(choice, brief=True), choice, note))
            default = [n for n, item in enumerate(items) if item.value.action == seen.prompt.default]
            self._offer(items, default[0] if default else 0)
        self._speak_preview()

    def _steps(self, seen: View) -> tuple[Workbench, list[Item]]:
        """At a workbench: what can come next in the action being put together, and the step back."""
        game, board = self.table.game, board_of(self.table.game)
        here = (self.viewer, self.table.playing.numbers[self.viewer])
        if here != self.begun_at:
            self.begun, self.begun_at = (), here
        possible = [game.actions.text(action) for action in self.table.playing.state.legal(self.viewer)]
        workbench = board.workbench(self.words, seen, possible, self.begun)
        if not workbench.steps:
            self.begun = ()
            workbench = board.workbench(self.words, seen, possible, ())
        items = [Item(step.label, step.brief, step) for step in workbench.steps]
        if self.begun:
            back = self.words.text("term-back")
            items.append(Item(back, back, WorkbenchStep(back, back, self.begun[:-1])))
        return workbench, items

    def _offer(self, items: list[Item], at: int = 0) -> None:
        """Show these choices; if the question is the same as before, the focus stays where it was."""
        choices = self.query_one(Choices)
        values = tuple(item.value.action if isinstance(item.value, Choice) else item.value for item in items)
        building = self.viewer != NOBODY and self._at_a_workbench(self.viewer)
        told = self.begun_at[1] if building else len(self.table.playing.record.lines)  # others build meanwhile
        asked = (self.viewer, told, values)
        wide = self.has_class("wide")
        room = 16 if wide else 4 if self.size.height < 30 else 8
        height = self.size.height
        crowded = len(items) > CROWD and max(cell_len(item.brief) for item in items) > SHORT
        scant = height < SCANT or (not wide and height < 30 and crowded)
        self.set_class(scant, "scant")
        least = board_of(self.table.game).least
        cap = None
        if scant:
            cap = max(least, (height - 2) // 2)
        elif height >= TALL and not wide:
            cap = height - UNDER
        self.query_one("#board").styles.max_height = cap
        board = min(self.board_lines, cap or self.board_lines)
        most = height - (12 if wide else board + 6)  # bars, border, question, a line of preview
        choices.offer(items, choices.at if asked == self.asked else at, room, most)
        if scant:
            self.query_one("#board").styles.max_height = self._lines_for_board(wide, scant)
        self.asked = asked

    def _speak_preview(self) -> None:
        pointed = self.query_one(Choices).pointed
        said = Text()
        if self.message:
            said.append(f"{self.message}\n", style=f"bold {self.colours.cinnabar}")
        if isinstance(pointed, Choice):
            seen = self.table.playing.view(self.viewer)
            action = self.table.game.actions.parse(pointed.action)
            surely = [
                self.words.says(event) for event in foresee(self.table.game, seen, action) if isinstance(event, Said)
            ]
            if surely:
                said.append("→ ", style=self.colours.saffron)
                said.append(" ".join(surely))
            going = pointed.action.startswith(("camel ", "start "))  # then the character on that space matters
            character = pointed.args.get("character") or (pointed.args.get("space") if going else None)
            if character is not None:
                said.append(f"\n{self.words.rule(character)}", style=self.colours.faint)
        self.query_one("#preview", Static).update(said)

    def _speak_board(self) -> None:
        choices = self.query_one(Choices)
        targets: dict[str, str] = {}
        for item, key in zip(choices.items, KEYS, strict=False):
            if isinstance(item.value, Choice | WorkbenchStep):
                targets.setdefault(item.value.target, key)
        pointed = choices.pointed
        lit = pointed.target if isinstance(pointed, Choice | WorkbenchStep) else ""
        shows = pointed.shows or pointed.action if isinstance(pointed, WorkbenchStep) else ""
        wide = self.has_class("wide")
        width = self.size.width - (64 if wide else 0) - 2
        tall = self.size.height >= TALL
        scant, at = self.has_class("scant"), self.sitting.now()
        lines = self._lines_for_board(wide, scant)
        canvas = Canvas(self.words, self.colours, max(56, width), tall, targets, lit, scant, shows, at, lines)
        hidden = self.viewer == NOBODY and not self.table.over
        board = Text() if hidden else board_of(self.table.game).draw(canvas, self.table.playing.view(self.viewer))
        self.query_one("#board", Static).update(board)
        self.board_lines = board.plain.count("\n") + 1 if board else self.board_lines

    def _lines_for_board(self, wide: bool, scant: bool) -> int:
        """Beside the question, all between the bars; above it, what leaves room for question, choices and preview."""
        height = self.size.height
        if wide:
            return height - 2
        if scant:
            left = height - 5 - self.query_one(Choices).rows(self.size.width - 2)
            return max(LEAST_LINES, board_of(self.table.game).least, left)
        return height - (10 if height < 30 else UNDER + 1)

    def _speak_news(self) -> None:
        told: list[tuple[str, bool]] = []
        if self.viewer != NOBODY or self.table.over:
            read = self.read_to.get(self.viewer, 0)
            first = max(0, len(self.table.playing.path) - NEWS)
            for line, events in enumerate(self.table.log(self.viewer, NEWS), first):
                news = (event for event in events if board_of(self.table.game).is_news(event))
                told += [(self.words.says(event), line >= read) for event in news]
        self.query_one(News).tell(told)

    # -- answering

    def on_choices_pointed(self) -> None:
        self._speak_preview()
        self._speak_board()

    def on_choices_taken(self, event: Choices.Taken) -> None:
        if isinstance(event.value, Choice):
            self.answer(event.value.action)
        elif isinstance(event.value, WorkbenchStep):
            self._take_step(event.value)
        else:
            self.house.after_game(self, event.value)

    def _take_step(self, step: WorkbenchStep) -> None:
        """Add a step to an action; once the action is complete, it is the answer."""
        self.begun = () if step.action else step.words
        if step.action:
            self.answer(step.action)
        else:
            self.speak()

    def action_step_back(self) -> None:
        """Go back a step in an action that is being put together."""
        self.begun = self.begun[:-1]
        self.speak()

    def answer(self, action: str) -> None:
        self.message = ""
        self.read_to[self.viewer] = len(self.table.playing.path)
        try:
            self.sitting.answer(self.viewer, action)
        except IllegalAction as illegal:
            self.message = self.words.why(illegal.reason)
        except UnknownAction as unknown:
            self.message = str(unknown)
        self.go_on()

    def action_undo(self) -> None:
        if self.viewer == NOBODY and not self.table.over:
            return
        seat = self.viewer if self.viewer != NOBODY else self.table.people[0]
        try:
            self.sitting.undo(seat)
        except IllegalAction as illegal:
            self.message = self.words.why(illegal.reason)
            self.speak()
            return
        self.read_to[seat] = len(self.table.playing.path)
        self.message = self.words.text("play-undone")
        self.go_on()

    # -- reading

    def action_rules(self) -> None:
        pointed = self.query_one(Choices).pointed
        choice = pointed if isinstance(pointed, Choice) else None
        seen = self.table.playing.view(self.viewer)
        self.app.push_screen(
            ReadingPage(
                lambda: self.words.text("term-rules"),
                lambda: rules_at_hand(self._fresh(), seen, choice, self.colours) + self._keys(),
            )
        )

    def _keys(self) -> Text:
        """What the signs on the board mean, and what every key does, for screens on which the bar is too short."""
        words = self._fresh()
        legend = board_of(self.table.game).legend(words)
        keys = "\n".join(words.text(f"term-key-{key}") for key in KEYS_OF_THE_TABLE)
        return Text("".join(f"\n\n{part}" for part in (legend, keys) if part))

    def action_why_not(self) -> None:
        if self.viewer not in self.table.owed:
            return
        game = self.table.game
        counts = game.all_pieces(len(self.table.seats))
        absent = {piece for piece, count in zip(game.pieces, counts, strict=True) if not count}
        reasons: list[Reason] = []
        for action in game.actions:
            reason = self.table.why_not(self.viewer, action, self.table.playing.at)
            if reason is not None and not absent & set(game.actions.arguments(action).values()):
                reasons.append(reason)
        self.app.push_screen(
            ReadingPage(
                lambda: self._fresh().text("term-why-not"), lambda: why_nots(self._fresh(), reasons, self.colours)
            )
        )

    def action_log(self) -> None:
        viewer = self.viewer

        def told() -> Text:
            words = self._fresh()
            numbers = [step.line.n for step in self.table.playing.path]
            told = zip(numbers, self.table.log(viewer), strict=True)
            return Text("\n".join(f"{n:>3}  {words.says(event)}" for n, events in told for event in events))

        if viewer != NOBODY or self.table.over:
            self.app.push_screen(ReadingPage(lambda: self._fresh().text("term-log"), told, from_end=True))

    def action_others(self) -> None:
        """The whole table, drawn large."""
        viewer = self.viewer

        def whole() -> Text:
            width = max(56, self.size.width - 8)
            canvas = Canvas(self._fresh(), self.colours, width, True, {}, at=self.sitting.now())
            return board_of(self.table.game).draw(canvas, self.table.playing.view(viewer))

        if viewer != NOBODY or self.table.over:
            self.app.push_screen(ReadingPage(lambda: self._fresh().text("term-table"), whole))

    def result(self) -> Text:
        return result(self._fresh(), self.sitting, self.colours)

    def _fresh(self) -> Words:
        """Words in the current language, which may change while somebody reads."""
        return words_for(self.house.language, self.table, self.viewer)


def _phase(words: Words, seen: View) -> str:
    """The phase of the game, if it has one with a name."""
    phase = getattr(seen.table, "phase", None)
    return words.name("phase", phase) if phase and words.has(f"{words.game.id}-phase-{phase}") else ""


async def _in_a_thread(sitting: Sitting, question: BotQuestion) -> int:
    """Ask a bot in a thread. If the game is left, nobody waits for that thread."""
    loop = asyncio.get_running_loop()
    answered: asyncio.Future[int] = loop.create_future()

    def settle(action: int | None, error: BaseException | None) -> None:
        if answered.cancelled():
            return
        if error is not None:
            answered.set_exception(error)
        elif action is not None:
            answered.set_result(action)

    def think() -> None:
        try:
            outcome: tuple[int | None, BaseException | None] = (sitting.ask(question), None)
        except Exception as error:
            outcome = (None, error)
        with suppress(RuntimeError):  # the screen is gone
            loop.call_soon_threadsafe(settle, *outcome)

    Thread(target=think, daemon=True).start()
    return await answered

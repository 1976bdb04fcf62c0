"""The table in the terminal: which page is shown, in which language and colours; starting and leaving a game."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from sarai import games
from sarai.kernel.game import Game
from sarai.kernel.reasons import Refusal
from sarai.table import Keeper, SavesFolder, Seat
from sarai.terminal.lobby import EndPage, NewPage, StartPage
from sarai.terminal.pages import Page
from sarai.terminal.palette import DAY, NIGHT, theme
from sarai.terminal.sitting import BadSave, Sitting, open_table, resume_table
from sarai.terminal.table_page import TablePage
from sarai.words import LANGUAGES, Words

PACE = 0.35
"""The least number of seconds a bot takes, so that people can follow."""


@dataclass(frozen=True, slots=True)
class Left:
    """How the screen was left: what to print for the player, and whether the game continues in plain lines."""

    lines: list[str] = field(default_factory=list)
    plain: bool = False
    sitting: Sitting | None = None


class SaraiApp(App[Left]):
    """Opens with a sitting, or at the door."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [Binding("ctrl+q,ctrl+c", "leave", show=False, priority=True)]

    def __init__(
        self, language: str = "en", sitting: Sitting | None = None, saves: SavesFolder | None = None, pace: float = PACE
    ) -> None:
        super().__init__()
        self.language = language
        self.first = sitting
        self.saves = saves or SavesFolder()
        self.pace = pace
        self.words = Words(language, games.load(games.FIRST))
        self.register_theme(theme("sarai-night", NIGHT, dark=True))
        self.register_theme(theme("sarai-day", DAY, dark=False))
        self.theme = "sarai-night"

    def get_default_screen(self) -> Screen[Any]:
        return StartPage()

    def on_mount(self) -> None:
        if self.first is not None:
            self.sit_down(self.first)

    # -- games

    def sit_down(self, sitting: Sitting) -> None:
        """Show a sitting, and only that, above the door."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(TablePage(sitting, self.pace))

    def open(self, game: Game, seats: Sequence[Seat], options: Mapping[str, str]) -> None:
        self.sit_down(Sitting(open_table(game, seats, options), self.saves.keeper(game.id)))

    def resume(self, save: Path) -> None:
        """Resume a game that was left, or say why that is impossible."""
        try:
            table, at = resume_table(save, language=self.language)
        except BadSave as bad:
            said = self.words.text("term-bad-line", file=str(save), line=bad.line, why=bad.why)
        except Refusal as refused:
            said = self.words.text("term-bad-save", fault=str(refused))
        else:
            self.sit_down(Sitting(table, Keeper.of_save(save), at))
            return
        self.notify(said, severity="error", markup=False)

    def game_over(self, page: TablePage) -> None:
        if not isinstance(self.screen, EndPage):
            self.push_screen(EndPage(page.result), lambda what: self.after_game(page, what or "table"))

    def after_game(self, page: TablePage, what: str) -> None:
        """Do what was chosen at the end of a game."""
        table = page.table
        if what == "result":
            self.game_over(page)
        elif what == "rematch":
            self.open(table.game, table.seats, table.playing.state.options)
        elif what == "new":
            self.action_new_game()
        elif what == "leave":
            self.action_leave()

    # -- keys that work everywhere

    def action_new_game(self) -> None:
        sitting = self._sitting()
        self.push_screen(NewPage(sitting.table.game.id if sitting else games.FIRST))

    def action_next_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.words = Words(self.language, games.load(games.FIRST))
        self._speak()

    def action_next_theme(self) -> None:
        self.theme = "sarai-day" if self.current_theme.dark else "sarai-night"
        self._speak()

    def _speak(self) -> None:
        for page in self.screen_stack:
            if isinstance(page, Page):
                page.speak()

    def action_leave(self) -> None:
        """Leave; the game is saved. Say where, and how to resume it."""
        sitting = self._sitting()
        lines = [self.words.text("play-quit")]
        if sitting is not None:
            sitting.keep()
            keeper = sitting.keeper
            if sitting.lost is not None:
                lines.append(self.words.text("play-not-kept", file=str(keeper.record)))
            elif keeper.record is not None:
                lines.append(self.words.text("play-saved", file=str(keeper.record)))
                if not sitting.table.over:
                    command = f"sarai term --resume {shlex.quote(str(keeper.save))}"
                    lines.append(self.words.text("play-resume", command=command))
        self.exit(Left(lines))

    def leave_for_plain_lines(self) -> None:
        """There is too little room to draw, so the game continues in plain lines."""
        self.exit(Left(plain=True, sitting=self._sitting()))

    def _sitting(self) -> Sitting | None:
        tables = [page for page in self.screen_stack if isinstance(page, TablePage)]
        return tables[-1].sitting if tables else None

"""The colours of the house, by day and by night, and the shape that goes with each seat's colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rich.text import Text

if TYPE_CHECKING:
    from textual.theme import Theme


@dataclass(frozen=True, slots=True)
class Palette:
    paper: str
    raised: str
    ink: str
    lapis: str
    cinnabar: str
    jade: str
    saffron: str
    dust: str
    faint: str
    """For less important text, still readable on paper."""

    def seat(self, seat: int) -> str:
        return (self.lapis, self.cinnabar, self.jade, self.saffron)[seat % 4]


# By day saffron is darker than on the browser's boards: here it colours letters, which need 4.5 : 1 on parchment.
DAY: Final = Palette("#f6efe0", "#ece2cd", "#2b2320", "#26538d", "#b23a2e", "#2f7a5c", "#8f5f0c", "#b9a98d", "#6b5e4c")
NIGHT: Final = Palette(
    "#1d1a17", "#2a2520", "#efe6d6", "#7fb0ea", "#e8776a", "#6cc7a1", "#f0bd5a", "#5b5147", "#a89a86"
)
SHAPES: Final = "●◆▲■"
"""Never colour alone: circle, diamond, triangle, square."""


def inked(said: str, style: str) -> Text:
    """A text in a style that ends with the text: what you append gets no colour from it."""
    return Text().append(said, style)


def sized(text: Text, width: int) -> Text:
    """The text in exactly this many cells."""
    fitted = text.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def theme(name: str, palette: Palette, dark: bool) -> Theme:
    from textual.theme import Theme  # plain lines need not wait for this import

    return Theme(
        name,
        primary=palette.lapis,
        secondary=palette.jade,
        warning=palette.saffron,
        error=palette.cinnabar,
        success=palette.jade,
        accent=palette.saffron,
        foreground=palette.ink,
        background=palette.paper,
        surface=palette.paper,
        panel=palette.raised,
        dark=dark,
        variables={"dust": palette.dust, "faint": palette.faint},
    )

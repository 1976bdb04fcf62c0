"""Sarai: one open table for four board games of the Silk Road.

From a program, in five lines:

    >>> import sarai
    >>> match = sarai.deal(sarai.load("dunhuang"), seats=3, seed=7)
    >>> bots = [sarai.bot("greedy", match.game, seed) for seed in range(3)]
    >>> while not match.over:
    ...     match.answer(bots[match.turn].answer(match.view()))
    >>> match.standings().winners()
    [1]

You can rely on the names in `__all__`; docs/library.md explains them. Each is loaded when it is first used.
"""

from sarai import build

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sarai.bots.base import Bot
    from sarai.kernel.game import Game
    from sarai.kernel.prompts import Choice, Prompt
    from sarai.kernel.reasons import IllegalAction, Refusal
    from sarai.kernel.standings import Standings
    from sarai.kernel.view import View
    from sarai.lab.simulate import Tally, simulate
    from sarai.library import Match, bot, deal, load, replay, titles

__version__ = "0.2.0"
__all__ = [
    "Bot",
    "Choice",
    "Game",
    "IllegalAction",
    "Match",
    "Prompt",
    "Refusal",
    "Standings",
    "Tally",
    "View",
    "__version__",
    "bot",
    "deal",
    "load",
    "replay",
    "simulate",
    "titles",
]
_PLACES = {
    "Bot": "sarai.bots.base",
    "Choice": "sarai.kernel.prompts",
    "Game": "sarai.kernel.game",
    "IllegalAction": "sarai.kernel.reasons",
    "Prompt": "sarai.kernel.prompts",
    "Refusal": "sarai.kernel.reasons",
    "Standings": "sarai.kernel.standings",
    "Tally": "sarai.lab.simulate",
    "View": "sarai.kernel.view",
    "simulate": "sarai.lab.simulate",
}
"""Where each public name is defined, if not in `sarai.library`."""

build.choose()

if not TYPE_CHECKING:  # a type checker takes the names from above, and accepts no others

    def __getattr__(name):
        if name not in __all__:
            raise AttributeError(f"module 'sarai' has no attribute {name!r}")
        from importlib import import_module

        globals()[name] = found = getattr(import_module(_PLACES.get(name, "sarai.library")), name)
        return found

    def __dir__():
        return sorted(__all__)

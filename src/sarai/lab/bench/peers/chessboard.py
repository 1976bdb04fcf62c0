"""python-chess: random games from the start to mate, stalemate, bare kings or 75 moves without progress."""

from __future__ import annotations

import chess

from sarai.lab.bench.slices import Subject, dice, playouts

NO_PROGRESS = 150


def subject() -> Subject:
    rolled = dice()

    def play() -> tuple[int, int]:
        board, decisions, choices = chess.Board(), 0, 0
        while board.halfmove_clock < NO_PROGRESS and not board.is_insufficient_material():
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[next(rolled) % len(legal)])
            decisions += 1
            choices += len(legal) > 1
        return decisions, choices

    return Subject({"driven": playouts(lambda: play()[0], 10, play)})

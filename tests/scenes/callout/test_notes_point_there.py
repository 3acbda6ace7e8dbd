"""Call-Out: every note of the guide points at what it speaks of, and covers nothing that is needed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from game.engine.notation.action_text import parse_action
from game.session.lessons.steps import USES
from game.store.settings_file import Settings
from tests.harness.table import Table
from tests.harness.written import Position
from tests.scenes.test_notes_point import notes, only, tail_crosses, troubles, vocabulary

MOST = 10
HANDS = [
    "9C KS QH",
    "4S 7C 2H",
    "4H 9D 10H",
    "AH 2C 3C",
    "KD QC 10D",
    "3H 6C JD",
    "2S 8C 5H",
    "4C 6H 10C",
]
HANDS += ["3D 9H QS", "2D 7H KC"]


class Done(NamedTuple):
    """Where a note is shown: the own hand, the top card, and what is done then, by seats."""

    own: str = "5H 9C KS"
    top: str = "5D"
    turn: int = 0
    does: tuple[tuple[int, str], ...] = ()
    facing: int = 0


SCENES = {
    "turn": Done(),
    "spade": Done(),
    "faces": Done("7H 9C KD", "7D", facing=2),
    "one": Done("5H", does=((0, "play 5H"),)),
    "accused": Done(turn=1, does=((1, "accuse 0 too-slow"),)),
    "right": Done(turn=1, does=((0, "draw"), (1, "accuse 0 out-of-turn"))),
    "talk": Done(turn=1, does=((1, "say well played"),)),
    "time-out": Done(turn=1, does=((1, "time out"),)),
}
"""All but those in ELSEWHERE, and those of steps, which are told at the first turn."""
ELSEWHERE = ("dealing", "suit")
"""Before a dealer's first card there is no position; where a race is on, its suits lie where the note would."""


def position(at: Done, players: int) -> Position:
    """The position of a scene."""
    found: Position = {
        "hands": [at.own, "JD 9S", *HANDS[2:players]],
        "discard": at.top,
        "draw": "4D 6D 7S 8D 9S 8H",
        "turn": at.turn,
    }
    return {**found, "facing": at.facing} if at.facing else found


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 4, 10])
def test_each_note_points_at_what_it_speaks_of(
    tmp_path: Path, players: int, size: tuple[int, int]
) -> None:
    settings = Settings(speed="OFF", think="OFF")
    table = Table(tmp_path, size, game="callout", players=players, bot="random", settings=settings)
    found = []
    for note in notes("callout"):
        if note.id in ELSEWHERE:
            continue
        at = SCENES.get(note.id, Done())
        only(table, "callout", note)
        ids = [step.id for step in table.scene.host.variant.info.steps]
        steps = USES * ids.index(note.step) if note.step else None
        table.plan = replace(table.plan, steps=steps)
        table.at(position(at, players))
        for seat, text in at.does:
            action = parse_action(text, table.match.table.deck, vocabulary("callout"))
            assert table.scene.host.runner.submit(seat, action) is None
        for _ in range(30):
            table.frame(20)
            if table.note() is not None:
                break
        table.frame(20)
        table.app.draw()
        found += troubles(table, note)
        if note.id == "talk":  # its button is the lowest, and reached from the side
            others = [name for name in table.pieces() if name.startswith("call ")]
            found += tail_crosses(table, *others)
    assert not found

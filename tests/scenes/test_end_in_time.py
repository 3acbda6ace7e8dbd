"""How soon the end of a match follows on its last card, by the time that passes for the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes import routes
from game.scenes.result.end_scene import EndScene
from game.scenes.result.end_stage import BANNER_AT, HEADLINE_AT
from game.show.devices import KEY_ZONES
from game.store.settings_file import Settings
from game.tools.offscreen import FRAME
from tests.harness.couch import Couch
from tests.harness.table import Table
from tests.harness.written import Position

WINS: Position = {"hands": ["R5", "B1 B2 B3", "Y1 Y2 Y3"], "discard": "R9"}
LOSES: Position = {"hands": ["B1 G2", "R5", "Y1 Y2 Y3"], "discard": "R9", "turn": 1}
SEEN, SAID = 300, 800
"""ms after the last card has landed within which the end is seen, and within which it says who has won."""


def landed(table: Table) -> None:
    """Let the last card land."""
    for _ in range(300):
        if table.scene.room.moments.finale is not None:
            return
        table.frame()
    raise AssertionError("the last card does not land")


@pytest.mark.parametrize(
    ("position", "says_at"), [(WINS, BANNER_AT), (LOSES, HEADLINE_AT)], ids=["won", "lost"]
)
def test_the_end_begins_as_soon_as_the_last_card_has_landed(
    tmp_path: Path, position: Position, says_at: int
) -> None:
    table = Table(tmp_path, position=position, settings=Settings())
    if position is WINS:
        table.click(table.spot(table.slot("R5")))
    landed(table)
    waited = 0
    while not isinstance(table.top, EndScene):
        assert waited <= SEEN
        table.frame()
        waited += FRAME
    while table.top.age <= says_at:
        assert waited <= SAID
        table.frame()
        waited += FRAME
    assert table.ear.heard.count("win") + table.ear.heard.count("defeat") == 1


def test_what_opens_results_is_loaded_while_nothing_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(tmp_path, position=WINS, settings=Settings())
    loaded: list[str] = []
    monkeypatch.setattr(routes, "import_module", loaded.append)
    table.click(table.spot(table.slot("R5")))
    table.frame()
    for _ in range(200):
        table.stack.ponder()
    assert loaded == [], "the last card is on its way"
    table.at(LOSES)
    while table.stack.ponder():
        pass
    assert loaded == list(routes.OF_RESULTS)


def test_at_corners_it_is_loaded_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    couch = Couch(tmp_path, KEY_ZONES[:2], bot_count=1)
    couch.frame()
    loaded: list[str] = []
    monkeypatch.setattr(routes, "import_module", loaded.append)
    while couch.stack.ponder():
        pass
    assert loaded == list(routes.OF_RESULTS)

"""Cards that may jump in are shown to whoever holds them, and to nobody else (H-4)."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import FRect

from game.engine.notation.action_text import parse_action
from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.store.settings_file import Settings
from game.words.catalogue import Catalogue
from tests.harness.seen import Writing
from tests.harness.table import Table
from tests.harness.written import Position, match_at

OPEN: Position = {
    "hands": ["B9 G3 Y8", "G1 G2", "Y1 R3", "R2 B3"],
    "discard": "B5 B9",
    "turn": 2,
    "laid_by": 1,
    "jump": True,
}


@pytest.mark.parametrize(("asked", "hand", "told"), [
    ({}, "B9 G3 Y8", True),
    ({"show_legal": False}, "B9 G3 Y8", False),
    ({}, "B8 G3 Y8", False),
])  # fmt: skip
def test_a_card_that_may_jump_is_lifted_and_named_above(
    tmp_path: Path,
    asked: dict[str, bool],
    hand: str,
    told: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = {**OPEN, "hands": [hand, *OPEN["hands"][1:]]}
    wishes = Settings(guides={"classic": ["skipped"]}, **asked)
    table = Table(tmp_path, position=position, settings=wishes, jump_in=True)
    table.wait(200)
    writing = Writing(monkeypatch)
    table.stack.draw(table.kit.window.surface)
    assert ("Jump in" in [line for line, _ in writing.texts]) == told
    assert table.scene.moving == told  # it pulses


def test_it_goes_with_the_jump(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(tmp_path, position=OPEN, settings=Settings(), jump_in=True)
    table.wait(200)
    assert table.scene.host.runner.submit(2, parse_action(
        "draw", table.viewpoint.table.deck, table.viewpoint.variant.info.vocabulary
    )) is None  # fmt: skip
    table.wait(1000)
    writing = Writing(monkeypatch)
    table.stack.draw(table.kit.window.surface)
    assert "Jump in" not in [line for line, _ in writing.texts]


def test_a_phone_says_so_where_there_is_something_to_jump_with(words: Catalogue) -> None:
    seats = tuple(Seat(name, name.lower()) for name in ("Ada", "Ruth", "Jun", "Milo"))
    plan = Plan("classic", seats, {"jump_in": True}, 3)
    host = Host(plan, match_at("classic", OPEN, plan.options, [each.name for each in seats]))
    lines = [PhoneSight(Viewpoint(host, seat), words, seats, ()).shown().line for seat in range(4)]
    said = "Jump in, or wait for Jun"
    assert [line == said for line in lines] == [True, False, False, False]


def test_a_click_on_it_jumps_at_once_while_the_card_before_still_moves(tmp_path: Path) -> None:
    position = {**OPEN, "hands": ["B9 G3 Y8", "B9 G1 G2", "Y1 R3", "R2 B3"], "discard": "B5"}
    position |= {"turn": 1, "laid_by": 0, "jump": False}
    table = Table(tmp_path, position=position, settings=Settings(), jump_in=True)
    table.wait(100)
    deck, vocabulary = table.viewpoint.table.deck, table.viewpoint.variant.info.vocabulary
    assert table.scene.host.runner.submit(1, parse_action("play B9", deck, vocabulary)) is None
    table.frame()
    assert table.moving
    slot = [deck.codes[card] for card in table.held()].index("B9")
    pose = table.lies(slot)
    table.click(table.kit.rect(FRect(pose.x, pose.y, 0, 0)).topleft)
    assert [entry.seat for entry in table.scene.host.match.log] == [1, 0]

"""What is drawn while the player still chooses is there when the cards are dealt."""

from __future__ import annotations

import pytest

from game.scenes.setup.setup_scene import SetupScene
from game.scenes.setup.table_preloading import TablePreloading
from game.tools.offscreen import Offscreen
from game.variants import VARIANTS
from game.view.base import table_theme as themes


def test_the_table_is_ready_when_the_cards_are_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Offscreen((960, 540))
    variant = VARIANTS[0]
    setup = SetupScene(room.kit, room.stack, variant)
    room.stack.push(setup)
    setup.foresight.wait()
    drawn: list[object] = []
    monkeypatch.setattr(themes.Theme, "_table", lambda self, space: drawn.append(space))
    assert room.kit.cloth(variant.info.id).get_size() == (960, 540)
    assert not drawn


def test_whoever_comes_meanwhile_waits_for_the_same_picture() -> None:
    room = Offscreen((960, 540))
    game = VARIANTS[0].info.id
    ahead = TablePreloading(room.kit, game, room.stack.ways.load_table)
    ahead.look_ahead()
    early = room.kit.cloth(game)
    ahead.wait()
    assert room.kit.cloth(game) is early

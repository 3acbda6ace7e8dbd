"""What is drawn while the player still chooses is there when the cards are dealt."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.setup.setup_scene import SetupScene
from game.scenes.setup.table_preloading import TablePreloading
from game.variants import VARIANTS
from game.view.base import table_theme as themes
from tests.harness.program import Program


def test_the_table_is_ready_when_the_cards_are_dealt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    variant = VARIANTS[0]
    program = Program(
        tmp_path, (960, 540), first=lambda kit, stack: SetupScene(kit, stack, variant)
    )
    setup = program.top
    assert isinstance(setup, SetupScene)
    setup.foresight.wait()
    drawn: list[object] = []
    monkeypatch.setattr(themes.Theme, "_table", lambda self, space: drawn.append(space))
    assert program.kit.cloth(variant.info.id).get_size() == (960, 540)
    assert not drawn


def test_whoever_comes_meanwhile_waits_for_the_same_picture(tmp_path: Path) -> None:
    program = Program(tmp_path, (960, 540))
    game = VARIANTS[0].info.id
    ahead = TablePreloading(program.kit, game, program.stack.ways.load_table)
    ahead.look_ahead()
    early = program.kit.cloth(game)
    ahead.wait()
    assert program.kit.cloth(game) is early

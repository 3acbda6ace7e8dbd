"""The settings of sound: a volume of all together, of each kind, and mono."""

from __future__ import annotations

from pathlib import Path

from game.scenes.settings.settings_scene import SettingsScene
from game.view.music.sound import LEVELS
from game.view.widgets.choice_row import ChoiceRow
from tests.harness.program import Ear, Program


class Loud(Ear):
    """Notes how loud everything is to be, and whether both ears are to hear the same."""

    def __init__(self) -> None:
        super().__init__()
        self.volumes: dict[str, float] = {}
        self.ears: list[bool] = []

    def volume(self, channel: str, level: float) -> None:
        self.volumes[channel] = level

    def mono(self, on: bool) -> None:
        self.ears.append(on)


def test_volumes_and_mono_are_chosen_kept_and_reset(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.kit.sound = ear = Loud()
    program.stack.ways.settings("screen")
    program.frame()
    scene = program.top
    assert isinstance(scene, SettingsScene)
    rows = {
        row.label: row for line in scene.sheet.rows for row in line if isinstance(row, ChoiceRow)
    }
    rows["Master volume"].changed(5)
    rows["Sound"].changed(1)
    assert ear.volumes == {"master": 0.5}
    assert ear.ears == [True]
    assert program.kit.settings.volumes == {"master": 0.5}
    assert program.kit.settings.mono
    scene._reset()
    assert ear.volumes == LEVELS
    assert ear.ears == [True, False]
    assert not program.kit.settings.mono

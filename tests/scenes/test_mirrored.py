"""Languages that are written from right to left see screens mirrored, but numbers and names as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.settings.settings_scene import SettingsScene
from game.store.platform_folders import assets
from game.words.catalogue import Catalogue
from tests.harness.program import Program

ENGLISH = assets() / "strings" / "en"


def language(folder: Path, name: str) -> Catalogue:
    folder.mkdir()
    (folder / "language.ftl").write_text(f"language-name = {name}\n", "utf-8")
    return Catalogue.load(folder, ENGLISH)


@pytest.mark.parametrize(
    ("name", "turned"), [("עברית", True), ("العربية", True), ("English", False), ("日本語", False)]
)
def test_the_name_of_a_language_says_how_it_is_written(
    tmp_path: Path, name: str, turned: bool
) -> None:
    assert language(tmp_path / "xx", name).right_to_left == turned


def test_the_settings_are_mirrored(tmp_path: Path) -> None:
    program = Program(tmp_path)
    kit, width = program.kit, program.kit.size[0]
    places = []
    for name in ("English", "עברית"):
        kit.words = language(tmp_path / name, name)
        scene = SettingsScene(kit, program.stack)
        program.stack.push(scene)
        program.picture()
        first, *_, last = scene.tabs.values()
        places.append([each.rect for each in (scene.back, scene.reset, first, last)])
        assert scene.head.w
        program.stack.pop()
    for plain, mirrored in zip(*places, strict=True):
        assert abs(mirrored.right - (width - plain.left)) <= 1
        assert mirrored.size == plain.size
    back, reset, first, last = places[1]
    assert back.left > reset.right
    assert first.left > last.right

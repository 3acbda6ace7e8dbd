"""Presets: every game's are playable, and a bad file is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store.platform_folders import assets
from game.store.preset_files import PresetError, load_presets
from game.variants import VARIANTS, find_variant
from tests.harness.problem_sentences import said, tells

PRESETS = assets() / "presets"


@pytest.mark.parametrize("game", sorted(file.stem for file in PRESETS.glob("*.toml")))
def test_every_preset_can_be_played(game: str) -> None:
    variant = find_variant(game)
    usual = {option.name: option.default for option in variant.info.options}
    presets = load_presets(PRESETS, variant.info)
    assert presets
    chosen = [usual, *(preset.options for preset in presets)]
    assert all(one != other for at, one in enumerate(chosen) for other in chosen[:at])
    for preset in presets:
        variant.table(variant.info.min_players, dict(preset.options))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[preset]]\nid = 'A'\n", "options is missing"),
        ("[[preset]]\noptions = {}\n", "preset.id is missing"),
        ("[[preset]]\nid = 3\noptions = {}\n", "preset.id is 3"),
        ("[[preset]]\nid = 'A'\noptions = { rounds = -1 }\n", "rounds cannot be -1"),
        ("[[preset]]\nid = 'A'\noptions = { luck = 1 }\n", "no option luck"),
        ("preset = 3\n", "preset is 3, but must be a list of tables"),
        ("preset = [3]\n", "preset is 3, but must be a table"),
        ("[[preset]]\nid = 'A'\noptions = 7\n", "options is 7, but must be a table"),
        ("[[", "cannot be used: "),
        ("", "preset is missing"),
    ],
)
def test_a_bad_file_is_one_sentence(tmp_path: Path, text: str, told: str) -> None:
    info = VARIANTS[0].info
    file = tmp_path / f"{info.id}.toml"
    file.write_text(text, "utf-8")
    with tells(PresetError) as caught:
        load_presets(tmp_path, info)
    assert str(file) in said(caught.value)
    assert told in said(caught.value)


def test_a_game_without_a_file_has_none(tmp_path: Path) -> None:
    assert load_presets(tmp_path, VARIANTS[0].info) == ()

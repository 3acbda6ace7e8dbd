"""Presets: every game's are playable, and a bad file is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.notation.rule_set_text import rule_set, rules_of
from game.store.platform_folders import assets
from game.store.preset_files import PresetError, Presets, lengths_of, load_presets
from game.variants import VARIANTS, find_variant
from tests.harness.problem_sentences import said, tells

PRESETS = assets() / "presets"


@pytest.mark.parametrize("game", sorted(file.stem for file in PRESETS.glob("*.toml")))
def test_every_preset_can_be_played(game: str) -> None:
    variant = find_variant(game)
    info = variant.info
    presets = load_presets(PRESETS, find_variant(info.id))
    for group, declared in (
        (presets.sets, rules_of(info)),
        (presets.lengths, lengths_of(info)),
    ):
        usual = {option.name: option.default for option in declared}
        chosen = [usual, *(preset.options for preset in group)]
        assert all(one != other for at, one in enumerate(chosen) for other in chosen[:at])
        for preset in group:
            assert set(preset.options) == set(usual)
            variant.table(info.min_players, dict(preset.options))


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        (
            "classic",
            {
                "as-on-the-box": "draw4=doubt scoring=winner call play_drawn opening_action=applies",
                "wild-evening": "draw_until stacking=up draw4=doubt jump_in seven_zero call play_drawn",
            },
        ),
        (
            "oono",
            {
                "as-on-the-box": "voluntary_draw opening_action=applies last_card_draws"
                " stacking=none draw4=doubt scoring=winner",
                "wild-evening": "draw_until draw4=doubt jump_in seven_zero",
                "plain": "stacking=none",
            },
        ),
        (
            "attack",
            {"wild-evening": "play_drawn redirect_by_rank any_seven draw_until jump_in"},
        ),
        ("tricks", {}),
    ],
)
def test_the_sets_are_those_that_were_agreed_on(game: str, lines: dict[str, str]) -> None:
    info = find_variant(game).info
    found = {
        each.id: rule_set(info, each.options).removeprefix(f"{game} ")
        for each in load_presets(PRESETS, find_variant(info.id)).sets
    }
    assert found == lines


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[preset]]\nid = 'A'\n", "options is missing"),
        ("[[preset]]\noptions = {}\n", "preset.id is missing"),
        ("[[preset]]\nid = 3\noptions = {}\n", "preset.id is 3"),
        ("[[length]]\nid = 'A'\noptions = { rounds = -1 }\n", "rounds cannot be -1"),
        ("[[preset]]\nid = 'A'\noptions = { rounds = 3 }\n", "no option rounds"),
        ("[[length]]\nid = 'A'\noptions = { jump_in = true }\n", "no option jump_in"),
        ("[[preset]]\nid = 'A'\noptions = { luck = 1 }\n", "no option luck"),
        ("preset = 3\n", "preset is 3, but must be a list of tables"),
        ("preset = []\n[pictures]\njump_in = ['card R99']\n", "is not a card of this deck"),
        ("preset = []\n[pictures]\njump_in = ['moon']\n", "is none of card"),
        ("preset = [3]\n", "preset is 3, but must be a table"),
        ("[[preset]]\nid = 'A'\noptions = 7\n", "options is 7, but must be a table"),
        ("[[", "cannot be used: "),
        ("", "preset is missing"),
        ("preset = []\n[nonsense]\na = 1\n", "it has no use for nonsense"),
    ],
)
def test_a_bad_file_is_one_sentence(tmp_path: Path, text: str, told: str) -> None:
    info = VARIANTS[0].info
    file = tmp_path / f"{info.id}.toml"
    file.write_text(text, "utf-8")
    with tells(PresetError) as caught:
        load_presets(tmp_path, find_variant(info.id))
    assert str(file) in said(caught.value)
    assert told in said(caught.value)


def test_a_game_without_a_file_has_none(tmp_path: Path) -> None:
    assert load_presets(tmp_path, VARIANTS[0]) == Presets()

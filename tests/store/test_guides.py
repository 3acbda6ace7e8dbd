"""Guides: every game's can be used and has its sentences, and a bad file is one sentence with its key."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store.guide_files import GuideError, load_guide
from game.store.platform_folders import assets
from game.variants import find_variant
from tests.harness.problem_sentences import said, tells
from tests.harness.shared_words import shared_words

GUIDES = assets() / "guides"
WORDS = shared_words()
GOOD = "[[note]]\nid = 'a'\nwhen = ['in-turn']\nat = 'hand'\nclause = 'C-5'\n"


@pytest.mark.parametrize("game", sorted(file.stem for file in GUIDES.glob("*.toml")))
def test_every_note_has_one_sentence(game: str) -> None:
    notes = load_guide(GUIDES, find_variant(game))
    assert len(notes) > 5
    for note in notes:
        text = WORDS(f"{game}.guide.{note.id}", name="Ada")
        assert " " in text
        assert text.endswith(".")
        assert ". " not in text
    kept = {id for id in WORDS.ids() if id.startswith(f"{game}-guide-")}
    assert kept == {f"{game}-guide-{note.id}" for note in notes}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (GOOD.replace("'hand'", "'sky'"), "note 1, at: 'sky' is none of"),
        (GOOD.replace("C-5", "C-99"), "clause: the game has no C-99"),
        (GOOD.replace("'in-turn'", "'luck'"), "when: 'luck' is none of"),
        (GOOD.replace("'in-turn'", "'can:fly'"), "when: can takes one of challenge, doubt, draw"),
        (GOOD.replace("'in-turn'", "'in-turn:now'"), "in-turn takes no argument"),
        (GOOD.replace("['in-turn']", "[]"), "when: a list of conditions"),
        (GOOD.replace("id = 'a'", "id = 3"), "id: a text was expected"),
        (GOOD + "text = 'x'\n", "text: there is no such key"),
        (GOOD + "step = 'first'\n", "step: 'first' is none of"),
        (GOOD + "step = false\n", "step: "),
        (GOOD + GOOD, "note 2, id: 'a' is used before"),
        ("note = 3", "must be a list of"),
        ("[[", "cannot be used"),
    ],
)
def test_a_bad_file_is_one_sentence(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "classic.toml").write_text(text)
    with tells(GuideError) as found:
        load_guide(tmp_path, find_variant("classic"))
    assert told in said(found.value)
    assert "classic.toml" in said(found.value)


def test_a_game_may_have_none(tmp_path: Path) -> None:
    assert load_guide(tmp_path, find_variant("classic")) == ()

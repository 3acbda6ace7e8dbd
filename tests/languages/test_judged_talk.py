"""A match of Call-Out is judged by the words of the language in which it was dealt, and keeps them (L-24)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine import replay
from game.engine.notation import replay_reader
from game.store.settings_file import Settings
from game.store.talk_options import load_talk, talk_options
from game.variants import find_variant
from tests.harness.table import Table
from tests.languages.addition import spoken
from tests.languages.made_up import NAME

GAME = "callout"


@pytest.fixture(autouse=True)
def language(tmp_path: Path) -> Iterator[None]:
    with spoken(tmp_path / "assets"):
        yield


def dealt(folder: Path, **options: tuple[str, ...]) -> Table:
    """A table of the game, dealt by a player whose language is the made-up one."""
    settings = Settings(speed="OFF", think="OFF", language=NAME)
    return Table(folder, game=GAME, settings=settings, **options)


def test_a_match_takes_the_words_of_the_players_language(tmp_path: Path) -> None:
    variant = find_variant(GAME)
    own, english = (talk_options(variant, each) for each in (NAME, "en"))
    assert own.keys() == english.keys()
    match = dealt(tmp_path).match
    assert {name: match.table.options[name] for name in own} == own
    differ = {name for name in own if own[name] != english[name]}
    assert differ >= {"question_words", "turn_claims", "suit_names", "bad_words", "phrases"}


def test_lists_that_were_chosen_for_a_match_come_before_those_of_the_language(
    tmp_path: Path,
) -> None:
    options = dealt(tmp_path, bad_words=("drat",)).match.table.options
    assert options["bad_words"] == ("drat",)
    assert options["silly_facts"] == load_talk(NAME).lists["silly_facts"]


def test_its_replay_has_them_whatever_is_spoken_then(tmp_path: Path) -> None:
    match = dealt(tmp_path).match
    kept = replay_reader.read(replay.write(match), find_variant)
    assert kept.table.options == match.table.options
    assert kept.table.options["question_words"] == load_talk(NAME).lists["question_words"]

"""The talk that comes with the program, and what is wrong with a file that cannot be used."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store.table_talk import load_talk, talk_options
from game.variants import VARIANTS
from game.words.talk import Talk, TalkError

GOOD = 'silly_facts = ["up is down"]\nbad_words = ["drat"]\nphrases = ["well played"]\n'


def test_the_talk_of_the_program_holds_what_the_rules_name() -> None:
    talk = load_talk()
    assert {
        "the moon is made of cheese",
        "two and two make five",
        "fish ride bicycles",
    } <= set(talk.silly_facts)
    assert {"damn", "hell", "crap"} <= set(talk.bad_words)
    assert talk.phrases


def test_a_game_is_handed_the_lists_it_takes_as_options() -> None:
    for variant in VARIANTS:
        options = talk_options(variant)
        assert set(options) <= {option.name for option in variant.info.options}
        table = variant.table(variant.info.min_players, options)
        assert all(table.options[name] == value for name, value in options.items())


def test_a_file_of_talk_is_read(tmp_path: Path) -> None:
    file = tmp_path / "xx.toml"
    file.write_text(GOOD, encoding="utf-8")
    assert Talk.load(file) == Talk(("up is down",), ("drat",), ("well played",))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("silly_facts = [", "not TOML"),
        ('silly_facts = ["up is down"]', "must have the lists"),
        (GOOD + 'jokes = ["one"]', "no jokes"),
        (GOOD.replace('["drat"]', "[]"), "bad_words must be a list"),
        (GOOD.replace('"drat"', "7"), "has 7"),
        (GOOD.replace('"drat"', '"drat  it"'), "words on one line"),
        (GOOD.replace('"drat"', '"drat", "drat"'), "twice"),
        (GOOD.replace("drat", "d" * 81), "longer"),
    ],
)
def test_what_is_wrong_with_a_file_of_talk(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "xx.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(TalkError, match=said) as caught:
        Talk.load(file)
    assert "xx.toml" in str(caught.value)


def test_a_file_of_talk_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(TalkError, match="cannot be read"):
        Talk.load(tmp_path / "xx.toml")

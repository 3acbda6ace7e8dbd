"""The talk that comes with the program, and what is wrong with a file that cannot be used."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from game.engine.options import Option
from game.store.talk_options import declared_options, load_talk, options_of, talk_options
from game.variants import VARIANTS, find_variant
from game.words.talk_lists import Talk, TalkError, lists_among
from tests.harness.problem_sentences import said, tells

GOOD: Mapping[str, list[object]] = {
    "silly_facts": ["up is down"],
    "bad_words": ["drat"],
    "phrases": ["well played"],
    "question_words": ["warum"],
    "question_marks": ["?"],
    "exclamation_marks": ["!"],
    "full_stops": ["."],
    "short_forms": ["'s = es"],
    "my_turn_claims": ["ich bin dran"],
    "your_turn_claims": ["du bist dran"],
    "turn_claims": ["{name} ist dran"],
    "my_cards_claims": ["ich habe {count} Karten"],
    "cards_claims": ["{name} hat {count} Karten"],
    "suit_claims": ["die Farbe ist {suit}"],
    "suit_names": ["S = Pik", "H = Herz", "D = Karo", "C = Kreuz"],
    "seat_names": ["Platz {number}"],
}


def load(file: Path) -> Talk:
    return Talk.load(file, declared_options())


def written(folder: Path, lists: Mapping[str, object]) -> Path:
    """A file with these lists: what JSON writes, TOML reads."""
    file = folder / "xx.toml"
    lines = [f"{name} = {json.dumps(texts)}" for name, texts in lists.items()]
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


AT_LEAST = {"silly_facts", "bad_words"}
"""The lists of which L-24 and the options of the game name some texts; of the others it names all."""

DECLARED = {option.name: option for option in lists_among(declared_options())}
DISPENSABLE = sorted(name for name, option in DECLARED.items() if option.dispensable)


@pytest.mark.parametrize("name", sorted(DECLARED.keys() - AT_LEAST - {"phrases"}))
def test_what_the_rules_name_in_full_the_english_talk_has_and_nothing_else(name: str) -> None:
    assert DECLARED[name].default
    assert load_talk("en").lists[name] == DECLARED[name].default


@pytest.mark.parametrize("name", sorted(AT_LEAST))
def test_what_the_rules_name_in_part_the_english_talk_has_and_more(name: str) -> None:
    least = DECLARED[name].default
    assert isinstance(least, tuple)
    assert len(least) == 3
    assert set(load_talk("en").lists[name]) > set(least)


def test_ready_phrases_are_for_a_language_alone() -> None:
    assert DECLARED["phrases"].default == ()
    assert load_talk("en").lists["phrases"]


def test_a_game_is_handed_the_lists_it_takes_as_options() -> None:
    for variant in VARIANTS:
        options = talk_options(variant)
        assert set(options) <= {option.name for option in variant.info.options}
        lists = {each.name for each in variant.info.options if isinstance(each.default, tuple)}
        assert set(options) == lists
        table = variant.table(variant.info.min_players, options)
        assert all(table.options[name] == value for name, value in options.items())


def test_a_file_of_talk_is_read(tmp_path: Path) -> None:
    talk = load(written(tmp_path, GOOD))
    assert talk.lists == {name: tuple(texts) for name, texts in GOOD.items()}


def test_a_file_has_the_lists_that_the_games_declare(tmp_path: Path) -> None:
    jokes = [Option("jokes", ("knock knock",), "K-1"), Option("rounds", 3, "K-2", low=1, high=9)]
    talk = Talk.load(written(tmp_path, {"jokes": ["a fish", "another"]}), jokes)
    assert talk.options(jokes) == {"jokes": ("a fish", "another")}
    with tells(TalkError, "there is no list silly_facts; it must have jokes"):
        Talk.load(written(tmp_path, GOOD), jokes)


@pytest.mark.parametrize("name", DISPENSABLE)
def test_a_language_may_do_without_some_lists(tmp_path: Path, name: str) -> None:
    assert load(written(tmp_path, {**GOOD, name: []})).lists[name] == ()


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"jokes": ["one"]}, "there is no list jokes"),
        ({"bad_words": []}, "bad_words must be a list"),
        ({"turn_claims": []}, "turn_claims must be a list"),
        ({"turn_claims": "{name} ist dran"}, "turn_claims cannot be .* a list of texts"),
        ({"bad_words": [7]}, "bad_words cannot be .* a list of texts"),
        ({"phrases": ["a\u202eb"]}, r"in phrases cannot be used\. It has .* \(U\+202E\)"),
        ({"silly_facts": ["\u3164"]}, "in silly_facts cannot be used"),
    ],
)
def test_what_is_wrong_with_a_file_of_talk(
    tmp_path: Path, changed: dict[str, object], told: str
) -> None:
    with tells(TalkError, told) as caught:
        load(written(tmp_path, {**GOOD, **changed}))
    assert "xx.toml" in said(caught.value)


@pytest.mark.parametrize("name", GOOD)
def test_a_list_that_is_missing(tmp_path: Path, name: str) -> None:
    rest = {each: texts for each, texts in GOOD.items() if each != name}
    with tells(TalkError, rf"xx\.toml: the list {name} is missing"):
        load(written(tmp_path, rest))


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"turn_claims": ["jemand ist dran"]}, r"turn_claims .* lacks \{name\}"),
        ({"suit_claims": ["{farbe}"]}, r"suit_claims .* \{farbe\}"),
        ({"suit_names": ["S = Pik"]}, "suit_names has no name for H"),
        ({"full_stops": ["..."]}, "full_stops .* single character"),
        ({"my_turn_claims": ["ich bin dran", "Ich bin dran"]}, "my_turn_claims .* already"),
        ({"phrases": ["two  blanks"]}, "phrases .* words on one line"),
        ({"bad_words": ["drat  it"]}, "bad_words .* words on one line"),
        ({"silly_facts": ["up is down", "Up is down"]}, "silly_facts .* already"),
        ({"bad_words": ["d" * 81]}, "bad_words .* longer than 80 letters"),
    ],
)
def test_what_a_game_cannot_judge_by_is_the_fault_of_the_file(
    tmp_path: Path, changed: dict[str, object], told: str
) -> None:
    variant = find_variant("callout")
    file = written(tmp_path, {**GOOD, **changed})
    with tells(TalkError, rf"xx\.toml: The option {told}"):
        options_of(variant, load(file), file)
    good = written(tmp_path, GOOD)
    assert options_of(variant, load(good), good)["turn_claims"] == ("{name} ist dran",)


def test_a_file_that_is_not_toml(tmp_path: Path) -> None:
    file = tmp_path / "xx.toml"
    file.write_text("silly_facts = [", encoding="utf-8")
    with tells(TalkError, r"xx\.toml cannot be used: it is not valid TOML"):
        load(file)


def test_a_file_of_talk_that_is_not_there(tmp_path: Path) -> None:
    with tells(TalkError, "cannot be read"):
        load(tmp_path / "xx.toml")

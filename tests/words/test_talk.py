"""The talk that comes with the program, and what is wrong with a file that cannot be used."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path

import pytest

from game.store.talk_options import load_talk, options_of, talk_options
from game.variants import VARIANTS, find_variant
from game.words.talk_lists import MAY_BE_EMPTY, Talk, TalkError
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
    "turn_claims": ["{name} ist dran"],
    "my_cards_claims": ["ich habe {count} Karten"],
    "cards_claims": ["{name} hat {count} Karten"],
    "suit_claims": ["die Farbe ist {suit}"],
    "suit_names": ["S = Pik", "H = Herz", "D = Karo", "C = Kreuz"],
    "seat_names": ["Platz {number}"],
}


def written(folder: Path, lists: Mapping[str, object]) -> Path:
    """A file with these lists: what JSON writes, TOML reads."""
    file = folder / "xx.toml"
    lines = [f"{name} = {json.dumps(texts)}" for name, texts in lists.items()]
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def test_the_talk_of_the_program_holds_what_the_rules_name() -> None:
    talk = load_talk()
    assert {
        "the moon is made of cheese",
        "two and two make five",
        "fish ride bicycles",
    } <= set(talk.silly_facts)
    assert {"damn", "hell", "crap"} <= set(talk.bad_words)
    assert talk.phrases


def test_what_no_menu_offers_is_in_english_what_the_rules_have_by_themselves() -> None:
    talk = load_talk("en")
    names = {field.name for field in fields(talk)}
    found = 0
    for variant in VARIANTS:
        for option in variant.info.options:
            if not option.offered:
                assert option.name in names
                assert getattr(talk, option.name) == option.default
                found += 1
    assert found > 10


def test_a_game_is_handed_the_lists_it_takes_as_options() -> None:
    for variant in VARIANTS:
        options = talk_options(variant)
        assert set(options) <= {option.name for option in variant.info.options}
        lists = {each.name for each in variant.info.options if isinstance(each.default, tuple)}
        assert set(options) == lists
        table = variant.table(variant.info.min_players, options)
        assert all(table.options[name] == value for name, value in options.items())


def test_a_file_of_talk_is_read(tmp_path: Path) -> None:
    talk = Talk.load(written(tmp_path, GOOD))
    for name, texts in GOOD.items():
        assert getattr(talk, name) == tuple(texts)


@pytest.mark.parametrize("name", sorted(MAY_BE_EMPTY))
def test_a_language_may_do_without_some_lists(tmp_path: Path, name: str) -> None:
    assert getattr(Talk.load(written(tmp_path, {**GOOD, name: []})), name) == ()


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"jokes": ["one"]}, "there is no list jokes"),
        ({"bad_words": []}, "bad_words must be a list"),
        ({"turn_claims": []}, "turn_claims must be a list"),
        ({"turn_claims": "{name} ist dran"}, "turn_claims must be a list"),
        ({"bad_words": [7]}, "has 7"),
        ({"bad_words": ["drat  it"]}, "words on one line"),
        ({"bad_words": ["drat", "drat"]}, "twice"),
        ({"bad_words": ["d" * 81]}, "longer"),
    ],
)
def test_what_is_wrong_with_a_file_of_talk(
    tmp_path: Path, changed: dict[str, object], told: str
) -> None:
    with tells(TalkError, told) as caught:
        Talk.load(written(tmp_path, {**GOOD, **changed}))
    assert "xx.toml" in said(caught.value)


@pytest.mark.parametrize("name", GOOD)
def test_a_list_that_is_missing(tmp_path: Path, name: str) -> None:
    rest = {each: texts for each, texts in GOOD.items() if each != name}
    with tells(TalkError, rf"xx\.toml: the list {name} is missing"):
        Talk.load(written(tmp_path, rest))


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"turn_claims": ["jemand ist dran"]}, r"turn_claims .* lacks \{name\}"),
        ({"suit_claims": ["{farbe}"]}, r"suit_claims .* \{farbe\}"),
        ({"suit_names": ["S = Pik"]}, "suit_names has no name for H"),
        ({"full_stops": ["..."]}, "full_stops .* single character"),
        ({"my_turn_claims": ["ich bin dran", "Ich bin dran"]}, "my_turn_claims .* already"),
    ],
)
def test_what_a_game_cannot_judge_by_is_the_fault_of_the_file(
    tmp_path: Path, changed: dict[str, object], told: str
) -> None:
    variant = find_variant("callout")
    file = written(tmp_path, {**GOOD, **changed})
    with tells(TalkError, rf"xx\.toml: The option {told}"):
        options_of(variant, Talk.load(file), file)
    good = written(tmp_path, GOOD)
    assert options_of(variant, Talk.load(good), good)["turn_claims"] == ("{name} ist dran",)


def test_a_file_that_is_not_toml(tmp_path: Path) -> None:
    file = tmp_path / "xx.toml"
    file.write_text("silly_facts = [", encoding="utf-8")
    with tells(TalkError, r"xx\.toml cannot be used: it is no TOML"):
        Talk.load(file)


def test_a_file_of_talk_that_is_not_there(tmp_path: Path) -> None:
    with tells(TalkError, "cannot be read"):
        Talk.load(tmp_path / "xx.toml")

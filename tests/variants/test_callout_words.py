"""Call-Out's talk in other words than English: what a language can express, and what cannot be judged by."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from game.engine.match import Match
from game.engine.notation import replay_reader
from game.engine.notation.positions import read_position
from game.engine.options import SetupError
from game.engine.table import Table
from game.tools import check_replay, simulate
from game.variants import find_variant
from game.variants.callout import CALLOUT
from game.variants.callout.judging_words import LANGUAGE, LISTS, fold
from game.variants.callout.talk_judge import TalkJudge, claim, judge_at
from tests.harness.problem_sentences import said, tells

MADE_UP: dict[str, object] = {
    # The verb comes first, numbers after nouns; a question ends in "⸮" or in the syllable "ko".
    "question_words": (),
    "question_marks": ("⸮", "ko"),
    "exclamation_marks": ("‼",),
    "full_stops": ("·",),
    "short_forms": ("m' = mi", "l' = li"),
    "my_turn_claims": ("mi dranas", "dranas mi"),
    "your_turn_claims": ("vi dranas",),
    "turn_claims": ("dranas {name}", "{name}n dranas"),
    "my_cards_claims": ("havas mi kartoj {count}", "havas mi karto {count}"),
    "cards_claims": ("havas {name} kartoj {count}", "kartoj {count} {name}n"),
    "suit_claims": ("li {suit} regas", "regas {suit}"),
    "suit_names": (
        "S = pikoj",
        "S = la pikojn",
        "H = koroj",
        "H = ♥",
        "D = karooj",
        "C = trefoj",
        "C = Äpfel",
    ),
    "seat_names": ("sega {number}", "{number}a"),
    "silly_facts": ("li luno kazeas",),
    "bad_words": ("fek",),
    "phrases": ("bona karto", "mi dranas ko", "fi"),
}
"""A language that nobody speaks."""

WITHOUT_BLANKS: dict[str, object] = {
    "question_words": (),
    "question_marks": ("？", "か", "か。"),
    "exclamation_marks": ("！",),
    "full_stops": ("。",),
    "short_forms": (),
    "my_turn_claims": ("私の番だ",),
    "your_turn_claims": ("君の番だ",),
    "turn_claims": ("{name}の番だ",),
    "my_cards_claims": ("私は{count}枚",),
    "cards_claims": ("{name}は{count}枚",),
    "suit_claims": ("マークは{suit}",),
    "suit_names": ("S = スペード", "H = ハート", "D = ダイヤ", "C = クラブ", "C = クローバー"),
    "seat_names": ("席{number}",),
}


def table(words: dict[str, object], *names: str) -> Table:
    return CALLOUT.table(3, words, names or ("Ada", "Bo 2", "Cleo."))


def position(words: dict[str, object], *names: str) -> Any:
    hands = ["7C KD 2H", "6H 3C", "QD 5D"]
    return read_position(
        CALLOUT, table(words, *names), {"hands": hands, "discard": "5H", "turn": 1}
    )


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("mi dranas", False),
        ("Dranas mi·", False),
        ("m' dranas‼", False),
        ("Vi dranas·", True),
        ("dranas Bo 2", True),
        ("DRANAS  bo 2 ·", True),
        ("Bo 2n dranas", True),
        ("dranas Cleo.", False),
        ("dranas Cleo.·", False),
        ("dranas sega 1", True),
        ("dranas 1a", True),
        ("dranas sega 3", None),
        ("dranas Dora", None),
        ("havas mi kartoj 3", True),
        ("havas mi karto 3", True),
        ("havas mi kartoj 03‼", True),
        ("havas mi kartoj 4", False),
        ("havas Bo 2 kartoj 2", True),
        ("havas Bo 2 kartoj 3", False),
        ("kartoj 2 Bo 2n", True),
        ("kartoj 2 2an", True),
        ("kartoj 22 2an", False),
        ("regas koroj", True),
        ("li ♥ regas·", True),
        ("regas LA PIKOJN", False),
        ("regas äPFEL", False),
        ("regas A\u0308pfel", False),
        ("regas spades", None),
        ("it is my turn", None),
        ("it is your turn", None),
        ("the suit is hearts", None),
        ("I have 3 cards", None),
        ("mi dranas.", None),
    ],
)
def test_claims_in_a_made_up_language(text: str, holds: bool | None) -> None:
    assert claim(position(MADE_UP), 0, text) is holds


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("kial⸮", {"question"}),
        ("kial ⸮‼)", {"question"}),
        ("«mi dranas KO»", {"question"}),
        ("mi dranas ko·", set()),
        ("dranasko", {"question"}),
        ("why not", set()),
        ("why?", set()),
        ("l' luno KAZEAS·", {"silly"}),
        ("li luno kazeas", {"silly"}),
        ("two and two make five", set()),
        ("Fek‼", {"bad"}),
        ("fekfek", set()),
        ("damn", set()),
    ],
)
def test_the_other_mistakes_in_a_made_up_language(text: str, kinds: set[str]) -> None:
    remark = TalkJudge(table(MADE_UP)).read(text)
    assert {kind for kind in ("bad", "question", "silly") if getattr(remark, kind)} == kinds


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("私の番だ。", False),
        ("Boの番だ！", True),
        ("席1の番だ", True),
        ("私は3枚", True),
        ("私は3枚。", True),
        ("私は2枚", False),
        ("Boは2枚", True),
        ("Ada は 2枚", None),
        ("マークはハート", True),
        ("マークはクローバー。", False),
    ],
)
def test_claims_in_a_language_without_blanks(text: str, holds: bool | None) -> None:
    assert claim(position(WITHOUT_BLANKS, "Ada", "Bo", "Cleo"), 0, text) is holds


@pytest.mark.parametrize(
    ("text", "asked"),
    [("番か", True), ("番か。", True), ("番か！」", True), ("番？", True), ("番だ。", False)],
)
def test_questions_in_a_language_without_blanks(text: str, asked: bool) -> None:
    assert TalkJudge(table(WITHOUT_BLANKS)).read(text).question is asked


def test_a_question_may_begin_with_several_words() -> None:
    judge = TalkJudge(table({"question_words": ("est-ce que", "qu'est-ce que", "où")}))
    asked = ("Est-ce  que tu joues", "« Qu’est-ce que » c'est", "Où", "ou\u0300 es-tu")
    assert [judge.read(text).question for text in asked] == [True] * 4
    said = ("est-ce quelque chose", "c'est où", "Est-ce que tu joues.", "Où!")
    assert not any(judge.read(text).question for text in said)


def test_a_claim_that_can_be_taken_in_two_ways_holds_if_it_does_in_one() -> None:
    state = position({"my_cards_claims": ("jag har {count}",), "cards_claims": ("{name} har {count}",)},
                     "Ada", "Jag", "Cleo")  # fmt: skip
    assert [claim(state, 0, f"jag har {count}") for count in (1, 2, 3)] == [False, True, True]


def test_a_player_is_called_by_the_name_as_it_is_written() -> None:
    state = position({}, "It's Me!", "O’Neil  Jr.", "seat 0")
    assert claim(state, 0, "it is o'neil jr.'s turn") is True
    assert claim(state, 0, "it's it's me!'s turn") is False
    assert claim(state, 0, "It is Me! has 3 cards") is True
    assert claim(state, 0, "seat 0 has 2 cards") is True, "a name goes before the number of a seat"
    assert claim(state, 0, "seat 2 has 3 cards") is False


def test_a_match_that_is_given_no_words_is_judged_in_english() -> None:
    assert {option.name: option.default for option in LANGUAGE}.items() <= table({}).options.items()
    assert claim(position({}), 1, "It's my turn!") is True


@pytest.mark.parametrize(
    ("name", "texts", "says"),
    [
        ("turn_claims", ["it is {who}'s turn"], r"\{who\}, where \{name\} was expected"),
        ("turn_claims", ["it is their turn"], r"lacks \{name\}"),
        ("turn_claims", ["{name} and {name}"], r"has \{name\} more than once"),
        ("turn_claims", ["{name's turn"], r"lacks \{name\}"),
        ("turn_claims", ["{name} {plays"], "stray brace"),
        ("cards_claims", ["}{name} has {count}"], "stray brace"),
        ("cards_claims", ["{name} has } {count}"], "stray brace"),
        ("cards_claims", ["{name} has {count} cards}"], "stray brace"),
        ("my_turn_claims", ["it is {name}"], r"\{name\}, where no placeholder was expected"),
        ("my_cards_claims", ["{name} has {count}"], r"\{name\}, where \{count\} was expected"),
        ("cards_claims", ["{name} has cards"], r"lacks \{count\}"),
        ("cards_claims", ["{name} has {}"], r"\{\}, where \{name\} and \{count\} was expected"),
        ("suit_claims", ["the suit is {suit} or {count}"], r"\{count\}, where \{suit\}"),
        ("seat_names", ["seat"], r"lacks \{number\}"),
        ("my_turn_claims", ["it is  my turn"], "words on one line"),
        ("my_turn_claims", [""], "words on one line"),
        ("my_turn_claims", ["my turn", "My Turn"], '"My Turn", which it has already'),
        ("my_turn_claims", ["x" * 81], "longer than 80 letters"),
        ("question_words", ["who", "WHO"], "which it has already"),
        ("question_marks", ["?", "?"], "which it has already"),
        ("full_stops", [".."], "where a single character was expected"),
        ("short_forms", ["it's"], 'such as "it\'s = it is" was expected'),
        ("short_forms", ["a = b = c"], "was expected"),
        ("short_forms", [" = it is"], "words on one line"),
        ("short_forms", ["it's = it is", "It's = it has"], "which it has already"),
        ("suit_names", ["X = swords"], 'such as "S = spades" was expected'),
        ("suit_names", ["SH = black"], "was expected"),
        ("suit_names", ["spades"], "was expected"),
        ("suit_names", ["S = black", "C = Black"], '"C = Black", though S is called that'),
        ("suit_names", ["S = a", "H = b", "D = c"], "no name for C"),
        ("phrases", ["two\nlines"], "words on one line"),
        ("phrases", ["x" * 41 + "y" * 40], f'"{"x" * 40}…", which is longer'),
    ],
)
def test_words_that_cannot_be_judged_by(name: str, texts: list[str], says: str) -> None:
    with tells(SetupError, says) as caught:
        CALLOUT.table(3, {name: texts})
    sentence = said(caught.value)
    assert sentence.startswith(f"The option {name} ")
    assert sentence.endswith(".")
    assert len(sentence) < 200


def test_what_a_language_may_do_without() -> None:
    without = {option.name for option in LISTS if option.dispensable}
    assert without == {"question_words", "exclamation_marks", "full_stops", "short_forms"}


def test_a_text_may_have_eighty_letters() -> None:
    longest = "x" * 80
    assert CALLOUT.table(2, {"phrases": [longest]}).options["phrases"] == (longest,)


def test_a_language_may_have_no_claim_and_no_question() -> None:
    nothing = {option.name: () for option in LISTS}
    judge = TalkJudge(CALLOUT.table(2, nothing))
    for text in ("it is my turn", "who?", "damn", "fish ride bicycles", "the suit is hearts", "."):
        assert judge.read(text) == (False, False, False, ())


# A full stop or exclamation mark could belong to the name or to the sentence.
LETTERS = st.characters(exclude_categories=("Cs",), exclude_characters=".!")
NAMES = st.lists(st.text(LETTERS, min_size=1).filter(fold), min_size=3, max_size=3, unique_by=fold)


@given(NAMES, st.integers(0, 2), st.sampled_from(["", ".", " !"]))
@example(["It", "x it", "it is"], 1, "!")
def test_whatever_players_are_called_claims_about_them_are_understood(
    names: list[str], seat: int, end: str
) -> None:
    state = position({}, *names)
    said = " ".join(names[seat].split())
    assert claim(state, 0, f"It's {said}'s turn{end}") is (seat == 1)
    assert claim(state, 0, f"{said} has 3 cards{end}") is (seat == 0)
    assert claim(
        position({"turn_claims": ("now plays {name}",)}, *names), 0, f"now plays {said}{end}"
    ) is (seat == 1)


@given(st.text(), st.sampled_from([{}, MADE_UP, WITHOUT_BLANKS]))
def test_anything_may_be_said(text: str, words: dict[str, object]) -> None:
    judge = judge_at(table(words))
    assert judge.read(text) == judge.read(f"  {text}\t")


@pytest.mark.parametrize("words", [MADE_UP, WITHOUT_BLANKS])
def test_a_match_in_another_language_is_played_kept_and_replayed(
    words: dict[str, object], tmp_path: Path
) -> None:
    plan = simulate.Series(
        "callout", 3, ("greedy", "random", "random"), 2, 5, {**words, "rounds": 2}, tmp_path
    )
    report, errors = simulate.simulate(plan)
    assert not errors
    assert report["actions"] > 20
    for file in tmp_path.glob("*.jsonl"):
        check_replay.check(file)
        kept = replay_reader.read(file.read_text(encoding="utf-8").splitlines(), find_variant)
        assert {name: kept.table.options[name] for name in words} == words


def test_bots_say_what_the_words_of_the_match_have() -> None:
    match = Match(CALLOUT, table({**MADE_UP, "turn_seconds": 0}), 1)
    state = match.state
    said = {
        each.text
        for seat in range(3)
        for each in CALLOUT.out_of_turn.calls(state, seat, 0)
        if each.verb == "say"
    }
    said |= {each.text for seat in range(3) for each in CALLOUT.out_of_turn.slips(state, seat)}
    assert said - {""} == {"bona karto", "mi dranas", "mi dranas ko", "li luno kazeas", "fek"}

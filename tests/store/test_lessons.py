"""Lessons: every game's can be played to its end and has its texts, and a bad file is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store.lesson_files import HOUSE, LessonError, load_example, load_lesson, tried_rules
from game.store.platform_folders import assets
from game.variants import find_variant
from tests.harness.problem_sentences import said, tells
from tests.harness.shared_words import shared_words
from tests.harness.some import some

WORDS = shared_words()
LESSONS = assets() / "lessons"
GAMES = sorted(file.stem for file in LESSONS.glob("*.toml"))
GOOD = """coach = "sana"
seats = ["ruth"]
[[step]]
id = "first"
clause = "C-5"
at = ["discard", "seat 1"]
shown = ["card R7", "arrow", "count 2"]
does = "play R7"
[step.position]
hands = ["R7 G2", "R2 R4"]
discard = "R3"
[[step]]
id = "second"
clause = "C-7"
first = ["1 play R2"]
does = "draw"
"""


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_can_be_played_and_has_its_texts(game: str) -> None:
    lesson = load_lesson(LESSONS, find_variant(game))  # which plays it to its end
    assert lesson is not None
    # A few minutes; Call-Out has most that nobody could guess.
    assert 7 <= len(lesson.steps) <= 19
    assert any(step.does is not None for step in lesson.steps)
    wanted = set()
    for step in lesson.steps:
        key = f"{game}-lesson-{step.id}"
        wanted |= {key, f"{key}-title"}
        wanted |= {f"{key}-do"} if step.does is not None else set()
        if step.does is not None and step.does.verb in ("suit", "accuse"):
            wanted.add(f"{key}-no")  # the coach's answer to a wrong choice
        if step.does is not None and step.does.verb == "accuse":
            wanted.add(f"{key}-then")  # what is chosen in the panel
        if step.does is not None and step.does.verb == "uno":
            wanted.add(f"{key}-instead")  # the answer to a play without the call
        if step.does is not None and len(step.does.cards) > 1:
            wanted.add(f"{key}-instead")  # the answer to a play of one of the cards
        wanted |= {
            f"{game}-lesson-says-{part.argument}" for part in step.shown if part.word == "says"
        }
        for part in step.shown:
            if part.word == "icon":
                assert (assets() / "icons" / f"{part.argument}.svg").exists()
    assert {id for id in WORDS.ids() if id.startswith(f"{game}-lesson-")} == wanted
    for portrait in (lesson.coach, *lesson.seats):
        assert (assets() / "portraits" / f"{portrait}.svg").exists()
        assert f"person.{portrait}" in WORDS
    assert lesson.coach not in lesson.seats


@pytest.mark.parametrize("game", GAMES)
def test_what_is_done_is_a_few_words_that_follow_a_colon(game: str) -> None:
    own = (id for id in WORDS.ids() if id.startswith(f"{game}-lesson-"))
    for id in some(id for id in own if id.endswith("-do")):
        text = WORDS(id, seat1="Ruth", seat2="Jun", seat3="Milo")
        assert text[0].islower()
        assert not text.endswith(".")
        assert len(text) <= 60


def written(folder: Path, text: str) -> Path:
    (folder / "classic.toml").write_text(text)
    return folder


def test_the_match_of_each_step_is_that_of_what_has_been_done(tmp_path: Path) -> None:
    lesson = load_lesson(written(tmp_path, GOOD), find_variant("classic"))
    assert lesson is not None
    table = lesson.table("en")
    assert not lesson.played_to(0, table)[0].log
    before, _ = lesson.played_to(1, table, ready=False)
    assert [entry.seat for entry in before.log] == [0]
    ready, _ = lesson.played_to(1, table)
    assert [entry.seat for entry in ready.log] == [0, 1]


def test_time_passes_in_a_lesson_only_where_it_says_so(tmp_path: Path) -> None:
    text = GOOD.replace('["1 play R2"]', '["wait 2.5", "1 play R2", "wait 1"]')
    lesson = load_lesson(written(tmp_path, text), find_variant("classic"))
    assert lesson is not None
    match, now = lesson.played_to(1, lesson.table("en"))
    assert [entry.now for entry in match.log] == [0, 2500]
    assert now == 3500


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (GOOD.replace('"play R7"', '"play G2"'), "step 1: clause C-5 of the rules refuses"),
        (GOOD.replace('"1 play R2"', '"0 play G2"'), "step 2: clause G-12 of the rules refuses"),
        (GOOD.replace('"1 play R2"', '"2 play R2"'), "step 2: '2' is not a number from 0 to 1"),
        (GOOD.replace('"1 play R2"', '"wait long"'), "step 2: 'long' is not a number"),
        (GOOD.replace('"discard"', '"sky"'), "step 1: 'sky' is none of"),
        (GOOD.replace('"seat 1"', '"seat"'), "what was expected after the first word is seat"),
        (
            GOOD.replace('"arrow"', '"arrow up"'),
            "what was expected after the first word is nothing",
        ),
        (GOOD.replace('"card R7"', '"card 7H"'), "step 1: '7H' is not a card"),
        (GOOD.replace('"seat 1"', '"call uno"'), "is nothing that can be called"),
        (GOOD.replace("C-7", "C-99"), "step 2: clause: the game has no C-99"),
        (GOOD.replace('"second"', '"first"'), "step 2: id: 'first' is used before"),
        (GOOD.replace('seats = ["ruth"]', 'seats = ["ruth", "jun"]'), "3 hands were expected"),
        (GOOD.replace('discard = "R3"', ""), "discard must be given"),
        (GOOD.replace('id = "second"', 'id = "second"\ntext = "x"'), "step 2"),
        (GOOD.replace('coach = "sana"', ""), "coach"),
        (GOOD.replace('coach = "sana"', 'coach = "nobody"'), "'nobody' is none of ada, "),
        (GOOD.replace('["ruth"]', '["nobody"]'), "'nobody' is none of ada, "),
        (GOOD[: GOOD.index("[step.position]")], "the first step needs a position"),
        ('coach = "sana"\nseats = ["ruth"]\n', "it has no"),
        ("[[", "cannot be used"),
    ],
)
def test_a_bad_file_is_one_sentence(tmp_path: Path, text: str, told: str) -> None:
    with tells(LessonError) as found:
        load_lesson(written(tmp_path, text), find_variant("classic"))
    assert told in said(found.value)
    assert "classic.toml" in said(found.value)


def test_a_game_may_have_none(tmp_path: Path) -> None:
    assert load_lesson(tmp_path, find_variant("classic")) is None


TRIED = sorted(file.stem for file in (LESSONS / HOUSE).glob("*.toml"))
EXAMPLE = (
    GOOD.replace("[[step]]", "[[example.step]]")
    .replace("[step.position]", "[example.step.position]")
    .replace(
        "[[example.step]]",
        '[[example]]\nrule = "play_drawn"\noptions = { play_drawn = true }\n[[example.step]]',
        1,
    )
)


@pytest.mark.parametrize("game", TRIED)
def test_every_rule_that_can_be_tried_is_played_and_has_its_texts(game: str) -> None:
    wanted, variant = set(), find_variant(game)
    options = {each.name for each in variant.info.options}
    rules = tried_rules(LESSONS, game)
    assert len(set(rules)) == len(rules)
    for rule in rules:
        lesson = load_example(LESSONS, variant, rule)  # which plays it to its end
        assert lesson is not None
        assert set(lesson.options) <= options
        deeds = [step.does for step in lesson.steps if step.does is not None]
        assert 1 <= len(deeds) <= 3, rule
        for step in lesson.steps:
            key = f"{game}-try-{rule}-{step.id}"
            wanted |= {key, f"{key}-title"} | ({f"{key}-do"} if step.does is not None else set())
            for part in step.shown:
                if part.word == "says":
                    assert f"{game}.said.{part.argument}" in WORDS
                if part.word == "icon":
                    assert (assets() / "icons" / f"{part.argument}.svg").exists()
        for portrait in (lesson.coach, *lesson.seats):
            assert (assets() / "portraits" / f"{portrait}.svg").exists()
        assert lesson.coach not in lesson.seats
    own = {id for id in WORDS.ids() if id.startswith(f"{game}-try-")}
    assert {id for id in own if not id.endswith(("-then", "-no", "-instead"))} == wanted


@pytest.mark.parametrize("game", TRIED)
def test_what_is_tried_is_told_in_few_words(game: str) -> None:
    own = (id for id in WORDS.ids() if id.startswith(f"{game}-try-"))
    for id in some(own):
        text = WORDS(id, seat0="Ada", seat1="Ruth", seat2="Jun", seat3="Milo")
        if id.endswith(("-do", "-then")):
            assert text[0].islower()
            assert not text.endswith(".")
            assert len(text) <= 60
        elif id.endswith("-title"):
            assert len(text) <= 32
        else:
            assert text.endswith((".", "!", "?"))
            assert len(text) <= 160, text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (EXAMPLE.replace('"play R7"', '"play G2"'), "step 1: clause C-5 of the rules refuses"),
        (EXAMPLE.replace("true", "7"), "play_drawn"),
        (EXAMPLE.replace("{ play_drawn = true }", "{}"), "'play_drawn' is none of"),
        (EXAMPLE.replace('rule = "play_drawn"', ""), "rule"),
        (EXAMPLE.replace("[[example]]", "[[example]]\nrounds = 1"), "rounds"),
        (EXAMPLE[: EXAMPLE.index("[[example.step]]")], "it has no"),
        ("[[", "cannot be used"),
    ],
)
def test_a_bad_example_is_one_sentence(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / HOUSE).mkdir()
    written(tmp_path / HOUSE, text)
    with tells(LessonError) as found:
        for rule in tried_rules(tmp_path, "classic"):
            load_example(tmp_path, find_variant("classic"), rule)
    assert told in said(found.value)
    assert "classic.toml" in said(found.value)


def test_a_rule_may_have_none(tmp_path: Path) -> None:
    assert tried_rules(tmp_path, "classic") == ()
    assert load_example(tmp_path, find_variant("classic"), "play_drawn") is None
    (tmp_path / HOUSE).mkdir()
    written(tmp_path / HOUSE, EXAMPLE)
    assert tried_rules(tmp_path, "classic") == ("play_drawn",)
    assert load_example(tmp_path, find_variant("classic"), "call") is None

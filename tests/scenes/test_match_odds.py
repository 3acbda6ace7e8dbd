"""The set-up says how often one would win there, as soon as one's matches tell anything."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.option_values import Value
from game.scenes.setup.setup_scene import SetupScene
from game.session.records.people_ratings import Opposition, Ratings
from game.store.history_index import HistoryIndex, MatchRecord
from game.store.settings_file import LastTable, Settings
from game.store.strength_file import load_strengths
from game.variants import find_variant
from tests.harness.played import DAY, played
from tests.harness.program import Program
from tests.harness.seen import Writing

NOW = 1_790_000_000.0
CLASSIC = find_variant("classic").info


def match(number: int, *, options: str = "{}") -> MatchRecord:
    """Ada wins every second of her matches."""
    scores = [number % 2, 1 - number % 2, 0]
    began = NOW - (60 - number) * DAY
    record = played(f"{number:03}", "classic", "Ada* jun milo", scores, began)
    return record._replace(options=options)


def told(
    folder: Path,
    patch: pytest.MonkeyPatch,
    *matches: MatchRecord,
    options: dict[str, Value] | None = None,
    level: str = "",
) -> str:
    """What is written at the set-up of Classic against Jun and Milo, a moment after it was opened."""
    table = LastTable(["jun", "milo"], dict(options or {}), level=level)
    program = Program(folder, settings=Settings(name="Ada", games={"classic": table}))
    HistoryIndex(program.kit.places.data).put(matches)
    program.stack.ways.setup("classic")
    program.frame()
    while program.stack.ponder():
        pass
    assert isinstance(program.top, SetupScene)
    writing = Writing(patch)
    program.top.draw(program.kit.window.surface)
    return " ".join(text for text, _ in writing.texts)


def wins(text: str) -> int:
    words = text.split()
    return int(words[words.index("about") + 1])


def test_of_who_has_hardly_played_nothing_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = told(tmp_path, monkeypatch, match(1), match(2))
    assert "You would win" not in text
    assert "3 players are at the table" in text


def test_after_a_few_matches_the_chance_is_said_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = told(tmp_path, monkeypatch, *map(match, range(3)))
    assert 15 < wins(text) < 70
    assert "rating" not in text


def test_after_ten_it_is_also_said_what_a_match_would_bring(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = told(tmp_path, monkeypatch, *map(match, range(12)))
    ratings = Ratings.of(map(match, range(12)), load_strengths()["classic"], CLASSIC)
    rating = ratings.rating("Ada")
    table = Opposition(tuple(sorted(ratings.guest(each, "") or 0 for each in ("jun", "milo"))))
    assert wins(text) == round(100 * rating.chance(table))
    won, lost = rating.moved(table, 1), rating.moved(table, 0)
    assert won > 0 > lost
    assert f"Your rating: +{won} for a win, −{-lost} for a loss." in text


def test_it_is_about_those_who_are_invited_and_how_they_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = told(tmp_path / "a", monkeypatch, *map(match, range(12)))
    easy = told(tmp_path / "b", monkeypatch, *map(match, range(12)), level="easy")
    assert wins(easy) > wins(usual)


def test_each_set_of_rules_has_its_own_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: dict[str, Value] = {"jump_in": True}
    as_written = [match(n) for n in range(12)]
    text = told(tmp_path / "a", monkeypatch, *as_written, options=house)
    assert "You would win" not in text
    own = [match(n, options='{"jump_in": true}') for n in range(12)]
    text = told(tmp_path / "b", monkeypatch, *own, options=house)
    assert wins(text) > 0
    assert "Guests were not measured with these rules." in text
    assert "not measured" not in told(tmp_path / "c", monkeypatch, *as_written)


def test_many_matches_are_added_up_bit_by_bit(tmp_path: Path) -> None:
    table = LastTable(["jun", "milo"])
    program = Program(tmp_path, settings=Settings(name="Ada", games={"classic": table}))
    HistoryIndex(program.kit.places.data).put(map(match, range(60)))
    program.stack.ways.setup("classic")
    setup = program.top
    assert isinstance(setup, SetupScene)
    steps = 0
    while program.stack.ponder():
        steps += 1
        assert steps < 10
    assert steps >= 3
    assert "Your rating" in setup.odds.told
    before = setup.odds.told
    program.kit.settings.name = ""
    setup.table.name.changed("Eve")
    assert setup.odds.told == "" != before


def test_practice_brings_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = LastTable(["jun", "milo"], back="practice")
    program = Program(tmp_path, settings=Settings(name="Ada", games={"classic": table}))
    HistoryIndex(program.kit.places.data).put(map(match, range(12)))
    program.stack.ways.setup("classic")
    program.frame()
    assert isinstance(program.top, SetupScene)
    while program.stack.ponder():
        pass
    assert program.top.invitation.plan(program.kit, 1).for_practice
    assert program.top.odds.told.endswith("at this table.")

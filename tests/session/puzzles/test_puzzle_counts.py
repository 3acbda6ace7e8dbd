"""Today's puzzle is drawn from as many as its dealing counts, so that others can be added meanwhile."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.files.reading import AssetError
from game.session.puzzles.puzzle_counts import counts_path, drawn_from, load_counts
from game.session.puzzles.puzzle_files import puzzle_keys, shipped_puzzles
from game.session.puzzles.puzzle_progress import todays_puzzle
from game.session.today.dealing import DEALING
from game.variants import with_a_table
from tests.harness.some import some

DAY = date(2026, 11, 24)
GOLDEN = json.loads(Path(__file__).with_name(f"puzzles-{DEALING}.json").read_text())


def _keys(more: int = 0) -> dict[str, list[str]]:
    """As many keys of each game as are counted, and some more."""
    return {
        game: [f"{game}/{number:04}" for number in range(count + more)]
        for game, count in load_counts(counts_path()).items()
    }


def test_the_program_has_the_puzzles_that_its_dealing_counts() -> None:
    folder = shipped_puzzles()
    for game, count in some(load_counts(counts_path()).items()):
        assert len(puzzle_keys(folder, game)) >= count, f"{game}: files are gone that are counted"


def test_the_puzzles_of_sixty_days_are_those_of_the_golden_file() -> None:
    """This file is not written anew: what makes a day's puzzle another one is a new number of the dealing."""
    folder = shipped_puzzles()
    keys = {each.info.id: puzzle_keys(folder, each.info.id) for each in with_a_table()}
    drawn = drawn_from({game: found for game, found in keys.items() if found})
    days = [DAY + timedelta(number) for number in range(60)]
    assert {str(day): todays_puzzle(drawn, day) for day in days} == GOLDEN


def test_what_is_added_later_moves_no_puzzle_of_a_day() -> None:
    now, later = drawn_from(_keys()), drawn_from({**_keys(more=9), "other": ["other/001"]})
    assert len(now) == sum(load_counts(counts_path()).values())
    drawn = [todays_puzzle(now, DAY + timedelta(day)) for day in range(60)]
    assert [todays_puzzle(later, DAY + timedelta(day)) for day in range(60)] == drawn


def test_without_any_that_is_counted_it_is_drawn_from_all() -> None:
    assert drawn_from({"other": ["other/001"]}) == ["other/001"]
    assert drawn_from({}) == []


@pytest.mark.parametrize(
    ("change", "to"), [("tricks", "trick"), (" = ", " = -"), (" = ", ' = "9"#'), (" = ", " ")]
)
def test_a_file_of_counts_that_is_no_good_is_refused(tmp_path: Path, change: str, to: str) -> None:
    text = counts_path().read_text("utf-8")
    assert change in text
    file = tmp_path / counts_path().name
    file.write_text(text.replace(change, to), "utf-8")
    with pytest.raises(AssetError) as refused:
        load_counts(file)
    assert refused.value.phrase.key == "problem.file-todays-puzzle"

"""The switch that unlocks all: each turn is kept whole, and the last one of somebody's counts."""

from __future__ import annotations

from pathlib import Path

from game.engine.problems import Phrase
from game.session.goals.unlocked import KeptUnlocks, Turn
from game.store.match_log import MatchLog
from game.store.name_changes import NameChange


def test_the_last_turn_of_each_person_counts(tmp_path: Path) -> None:
    kept = KeptUnlocks(tmp_path)
    assert not kept.unlocked("Ada")
    kept.turn(Turn(10.0, "Ada", on=True))
    kept.turn(Turn(20.0, "Eve", on=True))
    kept.turn(Turn(30.0, "Eve", on=False))
    again = KeptUnlocks(tmp_path)
    assert again.unlocked("Ada")
    assert not again.unlocked("Eve")
    assert [each.player for each in again.turns()] == ["Ada", "Eve", "Eve"]


def test_a_clock_that_was_put_back_changes_nothing(tmp_path: Path) -> None:
    kept = KeptUnlocks(tmp_path)
    for number in range(11):
        kept.turn(Turn(100.0 - number, "Ada", on=number % 2 == 0))
        assert kept.unlocked("Ada") is (number % 2 == 0)


def test_it_goes_with_the_name(tmp_path: Path) -> None:
    kept = KeptUnlocks(tmp_path)
    kept.turn(Turn(10.0, "Ada", on=True))
    changes = [NameChange("Ada", "Adele", 50.0)]
    assert kept.unlocked("Adele", changes)
    assert not kept.unlocked("Ada", changes)


def test_two_programs_at_once_lose_no_turn(tmp_path: Path) -> None:
    first, second = KeptUnlocks(tmp_path), KeptUnlocks(tmp_path)
    log = MatchLog.create(first.folder / "1.unlocked")  # another program is just making it
    second.turn(Turn(20.0, "Ada", on=True))
    log.close()
    assert second.unlocked("Ada")
    assert (second.folder / "2.unlocked").exists()


def test_what_is_no_turn_is_told_of_and_left(tmp_path: Path) -> None:
    told: list[Phrase] = []
    kept = KeptUnlocks(tmp_path, told.append)
    kept.turn(Turn(10.0, "Ada", on=True))
    (kept.folder / "2.unlocked").write_text("nothing that was ever written")
    (kept.folder / "3.unlocked").touch()
    (kept.folder / "notes.txt").write_text("somebody's own")
    assert kept.unlocked("Ada")
    assert [each.key for each in told] == ["problem.unlock"]
    kept.turn(Turn(20.0, "Ada", on=False))
    assert (kept.folder / "4.unlocked").exists()
    assert (kept.folder / "2.unlocked").read_text() == "nothing that was ever written"

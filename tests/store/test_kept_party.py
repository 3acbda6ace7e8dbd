"""The people of an evening in their file: what is kept, for how long, and what becomes of damaged ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.problems import Phrase
from game.store.kept_party import FILE, HOURS, KeptChair, KeptParty, read_party, write_party

CHAIRS = [
    KeptChair("Ada", "ada", "rose", person=True, device="PHONE 1", secret="0" * 64, points=3),
    KeptChair("Ruth", "ruth", "sky", bot="ruth"),
]
FACES, COLOURS = ("ada", "ruth"), ("rose", "sky")


def usable(party: KeptParty) -> bool:
    return party.fits(2, FACES, COLOURS)


def test_an_evening_is_read_as_it_was_written_until_it_is_over(tmp_path: Path) -> None:
    party = KeptParty(CHAIRS, "oono", "CORNERS", "single", "K7QF", 8321, "sofa", 1000.0)
    write_party(tmp_path / "data", party)
    assert read_party(tmp_path / "data", 1000.0 + HOURS * 3600 - 1, usable) == (party, None)
    assert read_party(tmp_path / "data", 1000.0 + HOURS * 3600, usable) == (None, None)
    assert read_party(tmp_path / "data", 999.0, usable) == (None, None)  # the clock was put back
    assert read_party(tmp_path, 1000.0, usable) == (None, None)


def test_a_damaged_file_is_set_aside_and_told_of(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"chairs": [{"name": 7}]}')
    party, told = read_party(tmp_path, 0.0, usable)
    assert party is None
    assert told is not None
    assert told.key == "problem.party-lost"
    assert dict(told.values)["reason"] == Phrase("problem.party-damaged")
    assert list(tmp_path.glob("party.broken-*.json"))


def test_only_chairs_that_can_be_are_taken_over() -> None:
    def fits(*chairs: KeptChair) -> bool:
        return KeptParty(list(chairs)).fits(2, FACES, COLOURS)

    first, second = CHAIRS
    assert fits(first, second)
    assert not fits(first)
    assert not fits(first, first)
    assert not fits(first, KeptChair("Ruth\n", "ruth", "sky"))
    assert not fits(first, KeptChair("Ruth", "nobody", "sky"))
    assert not fits(first, KeptChair("Ruth", "ruth", "beige"))
    assert not fits(first, KeptChair("Ruth", "ruth", "sky", person=True, bot="ruth"))
    assert not fits(first, KeptChair("Ruth", "ruth", "sky", points=-1))
    assert not fits(first, KeptChair("Ruth", "ruth", "sky", secret="0" * 65))
    assert not fits(first, KeptChair("Ruth", "ruth", "sky", secret="ä" * 64))
    assert not fits(first, KeptChair("Ruth", "../ruth", "sky", bot="ruth"))
    assert not KeptParty(CHAIRS, code="K" * 65).fits(2, FACES, COLOURS)
    assert not KeptParty(CHAIRS, table="s" * 65).fits(2, FACES, COLOURS)
    assert not KeptParty(CHAIRS, port=70_000).fits(2, FACES, COLOURS)


@pytest.mark.parametrize("party", [KeptParty(CHAIRS[:1]), KeptParty(CHAIRS, format=99)])
def test_what_this_program_cannot_have_is_set_aside_and_told_of(
    tmp_path: Path, party: KeptParty
) -> None:
    write_party(tmp_path, party)
    found, told = read_party(tmp_path, 0.0, usable)
    assert found is None
    assert told is not None
    assert told.key == "problem.party-lost"
    assert list(tmp_path.glob("party.broken-*.json"))

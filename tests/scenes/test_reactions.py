"""Portraits show what happens to their people, and bots say something of it, at every kind of table."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.scenes.base.at_table.recalling import memories_at
from game.session.acquaintance.recollections import AWAY, Recollection, Remembered
from game.session.plan import TakingBack
from game.show.devices import KEY_ZONES
from game.show.feelings import HAPPY, LOOKS, WORRIED
from game.store.bot_files import OCCASIONS, guest_lines, load_roster
from game.store.language_files import load_words
from game.store.settings_file import Settings
from tests.harness.couch import Couch
from tests.harness.played import DAY, keep, played
from tests.harness.table import Table
from tests.harness.written import Position

DRAW_TWO: Position = {"hands": ["R+2 R3 G4 G5", "B1 B2 B3", "Y1 Y2 Y3"], "discard": "R9"}


def look(table: Table, seat: int) -> str:
    return table.looks().get(seat, "")


def hit(table: Table) -> None:
    """Play the Draw Two, and let it be shown that the next player is hit."""
    table.click(table.spot(table.slot("R+2")))
    for _ in range(400):
        if look(table, 1):
            return
        table.frame()
    raise AssertionError("nobody feels anything")


@pytest.mark.parametrize("reduced", [False, True])
def test_who_is_hit_worries_for_a_moment_and_whoever_did_it_is_glad(
    tmp_path: Path, *, reduced: bool
) -> None:
    wishes = Settings(reduced_motion=reduced, think="SLOW")
    table = Table(tmp_path, position=DRAW_TWO, settings=wishes)
    assert look(table, 1) == ""
    hit(table)
    assert (look(table, 0), look(table, 1), look(table, 2)) == (HAPPY, WORRIED, "")
    assert (table.look(0), table.look(1)) == (HAPPY, WORRIED)
    table.wait(LOOKS["draws"][1] + 200)
    assert look(table, 1) != WORRIED
    assert table.look(1) != WORRIED


def test_a_look_changes_the_picture_of_the_portrait_alone(tmp_path: Path) -> None:
    table = Table(tmp_path, position=DRAW_TWO, settings=Settings(think="SLOW"))
    scene, portrait = table.scene, table.kit.rect(table.face(1))

    def drawn(name: str) -> bytes:
        table.put_on({1: name} if name else {})
        surface = table.kit.window.surface
        scene.draw(surface)
        return surface.subsurface(portrait).copy().get_view("2").raw

    pictures = [drawn(name) for name in ("", HAPPY, WORRIED, "surprised", "")]
    assert len(set(pictures)) == 4
    assert pictures[0] == pictures[-1]


def greeting(table: Table) -> list[tuple[int, str]]:
    """What is said by the bots from the first frame on, until two seconds after the deal."""
    lines = {
        line
        for occasion in (*OCCASIONS, *Remembered)
        for line in guest_lines(load_roster()["lola"], load_words(), occasion, count=4, suit="")
    }
    said = []
    for _ in range(400):
        table.frame()
        shown = table.notices()
        said += [(each.seat, each.text) for each in shown if each.text in lines]
    return list(dict.fromkeys(said))


def test_a_talkative_bot_greets_with_its_voice_and_the_others_keep_quiet(tmp_path: Path) -> None:
    table = Table(tmp_path, guests=["lola"] * 3, seed=3, settings=Settings(think="SLOW"))
    said = greeting(table)
    assert len(said) == 1
    assert said[0][1] in guest_lines(load_roster()["lola"], load_words(), "first")
    seat = table.plan.seats[said[0][0]]
    assert table.ear.heard[0] == f"voices/{seat.portrait}"


def test_a_guest_says_what_it_remembers_and_in_the_next_match_something_else(
    tmp_path: Path,
) -> None:
    began = time.time() - 2 * DAY
    matches = [played(str(n), "oono", "Ada* lola", [9, 1], began - n * DAY) for n in range(1, 5)]
    keep(tmp_path / "data", matches)
    table = Table(tmp_path, guests=["lola"], seed=3, settings=Settings(think="SLOW"))
    lines = guest_lines(load_roster()["lola"], load_words(), "your_run", count=4)
    first = greeting(table)
    assert [seat for seat, _ in first] == [1]
    table.sit(table.plan)
    again = greeting(table)
    assert [line for _, line in (*first, *again)] in ([*lines], [*reversed(lines)])
    table.sit(table.plan)
    later = greeting(table)
    assert [line for _, line in later] != []
    assert not {line for _, line in later} & {*lines}


def test_nothing_is_remembered_of_a_match_that_is_only_practised(tmp_path: Path) -> None:
    began = time.time() - 2 * DAY
    left = played("1", "oono", "Ada* lola", [9, 1], began, over=False)
    keep(tmp_path / "data", [left])
    table = Table(tmp_path, guests=["lola"], seed=3, settings=Settings(think="SLOW"))
    first = guest_lines(load_roster()["lola"], load_words(), "first")
    assert [line in first for _, line in greeting(table)] == [True]


def recalled(table: Table) -> list[Recollection]:
    found = memories_at(table.kit, table.scene.host, table.scene.history)
    return [each for seat in found for each in found[seat]]


def test_where_it_is_practised_no_number_is_told(tmp_path: Path) -> None:
    began = time.time() - 2 * DAY
    keep(
        tmp_path / "data",
        [played(str(n), "oono", "Ada* lola", [9, 1], began - n * DAY) for n in range(9)],
    )
    counts = Table(tmp_path, guests=["lola"], seed=3)
    assert Recollection("round_number", 10) in recalled(counts)
    back = TakingBack.PRACTICE
    practised = Table(tmp_path, guests=["lola"], seed=3, taking_back=back)
    assert recalled(practised) == [Recollection("you_won")]


def test_who_was_away_is_known_by_all_that_they_have_played(tmp_path: Path) -> None:
    now = time.time()
    keep(tmp_path / "data", [played("1", "oono", "Ada* lola", [9, 1], now - 2 * AWAY)])
    assert Recollection("away") in recalled(Table(tmp_path, guests=["lola"], seed=3))
    keep(tmp_path / "data", [played("2", "oono", "Ada* jun", [9, 1], now - DAY)])
    assert recalled(Table(tmp_path, guests=["lola"], seed=3)) == [Recollection("you_won")]


def test_who_plays_under_another_name_remembers_nothing(tmp_path: Path) -> None:
    assert recalled(Table(tmp_path, players=3, bot="lola", seed=3)) == []


def test_where_words_are_ruled_nobody_says_a_line(tmp_path: Path) -> None:
    table = Table(tmp_path, game="callout", players=4, bot="lola", seed=3)
    assert greeting(table) == []


def test_corners_show_looks_too(tmp_path: Path) -> None:
    couch = Couch(tmp_path, KEY_ZONES[:2], bot_count=1, position=DRAW_TWO)
    couch.put_on({0: HAPPY, 2: WORRIED})
    assert couch.corner(0).content().look == HAPPY
    assert couch.corner(1).content().look == ""
    assert couch.look(2) == WORRIED


def test_a_corner_looks_as_usual_again_though_nothing_else_happens(tmp_path: Path) -> None:
    couch = Couch(tmp_path, KEY_ZONES, position=DRAW_TWO)
    couch.go_to(0, 0)
    couch.do(0, "confirm")
    for _ in range(400):
        if couch.drawn(1).look:
            break
        couch.frame()
    assert couch.drawn(1).look == WORRIED
    done = len(couch.match.log)
    couch.wait(max(lasting for _, lasting in LOOKS.values()) + 200)
    assert len(couch.match.log) == done
    assert couch.drawn(1).look == ""

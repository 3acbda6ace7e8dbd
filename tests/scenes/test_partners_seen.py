"""Partners at the table: one colour, one score, who plays with whom, and an end that names both (P-1)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.scenes.base.at_table.sitting_down import in_pair_colours
from game.scenes.base.pair_names import partner_names
from game.scenes.result.result_texts import headline
from game.scenes.seating.seating_scene import SeatingScene
from game.scenes.setup.setup_scene import SetupScene
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.store.settings_file import Settings
from game.variants import find_variant
from game.view.base.colours import PERSON_COLOURS
from game.words.catalogue import Catalogue
from tests.harness.program import Program
from tests.harness.seen import Writing
from tests.harness.table import Table, bots
from tests.harness.written import Position, match_at

LAST: Position = {"hands": ["R5", "G1 G2", "Y1 Y3", "B1 B2"], "discard": "R3", "turn": 0}
INFO = find_variant("classic").info


def plan(*colours: str, partners: bool = True) -> Plan:
    seats = tuple(Seat(f"N{at}", "ada", colour=colour) for at, colour in enumerate(colours))
    return Plan("classic", seats, {"partners": partners}, 1)


def test_a_pair_has_one_colour_which_no_other_has() -> None:
    for colours in (("", "", "", ""), ("rose", "sky", "sky", "rose"), ("", "lime", "sky", "lime")):
        dressed = [seat.colour for seat in in_pair_colours(plan(*colours)).seats]
        assert dressed[:2] == dressed[2:]
        assert len(set(dressed)) == 2
        assert set(dressed) <= set(PERSON_COLOURS)
        again = in_pair_colours(plan(*dressed))
        assert [seat.colour for seat in again.seats] == dressed
    six = [seat.colour for seat in in_pair_colours(plan(*[""] * 6)).seats]
    assert six[:3] == six[3:]
    assert len(set(six)) == 3
    alone = plan("rose", "", "sky", "", partners=False)
    assert in_pair_colours(alone) is alone


def test_a_person_keeps_their_colour_if_nobody_of_another_pair_has_it() -> None:
    dressed = [seat.colour for seat in in_pair_colours(plan("", "sky", "violet", "rose")).seats]
    assert dressed == ["violet", "sky", "violet", "sky"]


def test_partners_sit_opposite() -> None:
    names = ["Ada", "Ruth", "Jun", "Milo"]
    assert partner_names(INFO, {"partners": True}, names) == ["Jun", "Milo", "Ada", "Ruth"]
    assert partner_names(INFO, {"partners": False}, names) == [""] * 4
    assert partner_names(INFO, {"partners": True}, names[:3]) == [""] * 3


@pytest.mark.parametrize("partners", [True, False])
def test_the_table_says_who_ones_partner_is(
    tmp_path: Path, partners: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(tmp_path, position=LAST, settings=Settings(speed="OFF"), partners=partners)
    table.frame()
    writing = Writing(monkeypatch)
    table.resize((1300, 720))
    table.stack.draw(table.kit.window.surface)
    assert ("Your partner: Jun" in [line for line, _ in writing.texts]) == partners


@pytest.mark.parametrize(("partners", "said"), [(True, "You and Jun win"), (False, "You win!")])
def test_the_end_names_both_and_calls_it_no_tie(
    words: Catalogue, partners: bool, said: str
) -> None:
    seats = (Seat("Ada", "ada"), *bots(3))
    options = {"partners": partners}
    match = match_at("classic", LAST, options, [seat.name for seat in seats])
    host = Host(Plan("classic", seats, options, 1), match)
    (play,) = (each for each in host.match.observe(0).legal if each.verb == "play")
    assert host.runner.submit(0, play) is None
    outcome = host.outcome()
    assert headline(words, outcome) == said
    assert [each.score for each in outcome.results] == [1, 0, int(partners), 0]


def test_those_who_share_a_round_without_being_a_pair_still_tie() -> None:
    table = find_variant("classic").table(4, {"partners": True})
    assert table.one_side([0, 2])
    assert not table.one_side([0, 1, 2, 3])
    assert table.partners(3) == (1,)
    assert table.partners(-1) == ()


def test_the_set_up_says_who_plays_with_whom(tmp_path: Path) -> None:
    program = Program(tmp_path, settings=Settings())
    program.stack.ways.setup("classic")
    setup = program.top
    assert isinstance(setup, SetupScene)
    while len(setup.table.chips) < 3:
        setup.table.opponents.step(1)
    while len(setup.table.chips) > 3:
        setup.table.opponents.step(-1)
    chips = setup.table.chips
    assert not any("with" in chip.bot for chip in chips)
    (partners,) = (
        row for line in setup.options.rows for row in line if row.spoken[0] == "Partners"
    )
    program.walk(partners)
    program.press(pygame.K_RIGHT)
    names = [chip.name for chip in chips]
    assert chips[0].bot.endswith(f"with {names[2]}")
    assert chips[1].bot.endswith(f"with {setup.table.name.text}")
    assert chips[2].bot.endswith(f"with {names[0]}")


@pytest.mark.parametrize("partners", [True, False])
def test_the_room_shows_the_colours_that_pairs_have_at_the_table(
    tmp_path: Path, partners: bool
) -> None:
    program = Program(tmp_path)
    program.stack.ways.party("classic")
    room = program.top
    assert isinstance(room, SeatingScene)
    chairs = room.seating_plan.chairs
    for place in range(3):
        chairs.seat_person(place)
    room.table.seat_guests(["lola"], "")
    room.table.remembered.options["partners"] = partners
    room.table.remembered.put_aside(program.kit)
    room.resume()
    shown = [card.pair for card in room.cards if not card.chair.closed]
    assert len(shown) == 4
    if not partners:
        assert shown == [None] * 4
        return
    dealt = in_pair_colours(room.table.deal(1)[0])
    assert shown == [PERSON_COLOURS[seat.colour] for seat in dealt.seats]
    assert shown[:2] == shown[2:]
    assert shown[0] != shown[1]

"""A jump is seen and heard: words at the seat, a sound, and a sentence for whoever has lost the turn (H-4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.actions import Action
from game.engine.notation.action_text import parse_action
from game.phones.phone_sight import PhoneSight
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.show.devices import LEFT_KEYS, NUMBER_KEYS, RIGHT_KEYS
from game.store.settings_file import Settings
from game.variants import find_variant
from game.words.catalogue import Catalogue
from tests.harness.couch import couch
from tests.harness.table import Table
from tests.harness.written import Position, match_at

OPEN: Position = {
    "hands": ["Y1 R3", "G3 Y8 Y2", "R2 B3 B9", "G1 G2 Y7"],
    "discard": "B5 B9",
    "turn": 0,
    "laid_by": 3,
    "jump": True,
}
"""It is Ada's turn; Jun may jump in, and Milo has laid the card."""
STILL = Settings(guides={"classic": ["skipped"]}, think="OFF")


def action(game: str, text: str) -> Action:
    variant = find_variant(game)
    return parse_action(text, variant.table(4).deck, variant.info.vocabulary)


def jumped(folder: Path, seat: int, position: Position = OPEN, game: str = "classic") -> Table:
    table = Table(folder, game=game, position=position, settings=STILL, jump_in=True)
    table.wait(200)
    refusal = table.scene.host.runner.submit(seat, action(game, "play B9"))
    assert refusal is None
    table.wait(700)
    return table


def said(table: Table) -> list[tuple[int, str]]:
    return [(each.seat, each.text) for each in table.notices()]


@pytest.mark.parametrize("game", ["classic", "oono"])
def test_whoever_jumps_in_has_words_at_the_seat_and_whose_turn_it_was_is_told_who_is_next(
    tmp_path: Path, game: str
) -> None:
    table = jumped(tmp_path, 2, game=game)
    assert (2, "Jumps in!") in said(table)
    (told,) = table.explained()
    assert (told.seat, told.text) == (0, "Jun jumped in: Milo is next.")
    assert told.clause == "H-4"


def test_a_jump_that_leaves_the_turn_where_it_was_tells_of_none_that_is_lost(
    tmp_path: Path,
) -> None:
    """Milo jumps in on Jun's card, and Ada is next, as she was."""
    position: Position = {**OPEN, "hands": ["Y1 R3", "G3 Y8", "R2 B3", "B9 G2 Y7"], "laid_by": 2}
    table = jumped(tmp_path, 3, position)
    assert (3, "Jumps in!") in said(table)
    assert not table.explained()


def test_who_jumps_on_a_skip_among_two_is_in_turn_again(tmp_path: Path) -> None:
    position: Position = {
        "hands": ["Y1 R3", "Bskip G3 Y8"],
        "discard": "B5 Bskip",
        "turn": 0,
        "laid_by": 0,
        "jump": True,
    }
    table = Table(tmp_path, position=position, settings=STILL, jump_in=True)
    table.wait(200)
    assert table.scene.host.runner.submit(1, action("classic", "play Bskip")) is None
    table.wait(1500)
    (told,) = table.explained()
    assert (told.seat, told.text) == (0, "Ruth jumped in, and is next again.")


def test_who_presses_the_card_needs_no_words_for_it(tmp_path: Path) -> None:
    position: Position = {**OPEN, "hands": ["B9 G3 Y8", "Y1 R3", "R2 B3", "G1 G2 Y7"], "turn": 1}
    table = Table(tmp_path, position=position, settings=STILL, jump_in=True)
    table.wait(200)
    assert table.scene.host.runner.submit(0, action("classic", "play B9")) is None
    table.frame()
    assert "Jumps in!" not in [text for _, text in said(table)]
    assert not table.explained()


def test_at_corners_everybody_sees_who_jumped_and_at_whose_seat_the_turn_is_lost(
    tmp_path: Path,
) -> None:
    position: Position = {
        "hands": ["R9 G1 G2", "R3 B2 B4", "R9 B8 B7"],
        "discard": "R1 R2",
        "turn": 0,
    }
    used = [LEFT_KEYS, RIGHT_KEYS, NUMBER_KEYS]
    with couch(tmp_path, used, position=position, options={"jump_in": True}) as made:
        made.do(0, "confirm")
        made.wait(600)
        made.do(2, "confirm")
        made.wait(900)
        told = [(each.seat, each.text) for each in made.notices()]
        assert (2, "Jumps in!") in told
        assert (1, "Jun jumped in: Ada is next.") in told


def test_a_phone_tells_it_among_the_recent_moves_of_who_has_lost_the_turn(
    words: Catalogue,
) -> None:
    position: Position = {**OPEN, "discard": "B5", "turn": 3, "laid_by": 2, "jump": False}
    position["hands"] = ["Y1 R3", "G3 Y8 Y2", "R2 B3 B9", "B9 G1 G2 Y7"]
    seats = tuple(Seat(name, name.lower()) for name in ("Ada", "Ruth", "Jun", "Milo"))
    plan = Plan("classic", seats, {"jump_in": True}, 3)
    host = Host(plan, match_at("classic", position, plan.options, [each.name for each in seats]))
    phones = [PhoneSight(Viewpoint(host, seat), words, seats, ()) for seat in range(4)]
    for seat in (3, 2):
        assert host.runner.submit(seat, action("classic", "play B9")) is None
    lines = ["Jun jumped in: Milo is next." in phone.shown().moves for phone in phones]
    assert lines == [True, False, False, False]

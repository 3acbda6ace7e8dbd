"""Where words that are spoken lie when the table is full."""

from __future__ import annotations

import pytest
from pygame import FRect

from game.tools.offscreen import Offscreen
from game.variants import find_variant
from game.view.cards.card_art import CardArt
from game.view.speech.occupancy import OWN_PLATE, Occupancy
from game.view.speech.seat_notices import SeatNotices
from game.view.speech.spots import Covering

OTHER = FRect(900, 100, 160, 160)
OWN = FRect(700, 900, 460, 120)


@pytest.fixture
def full() -> tuple[SeatNotices, Occupancy]:
    """Notices at a table of two, where everything else is covered."""
    kit, occupancy = Offscreen((960, 540)).kit, Occupancy()
    occupancy.resize((1920, 1080))
    occupancy.report("panel room", FRect(0, 0, 1920, 1080), cover=Covering.LIGHTLY)
    for name, box in ((OWN_PLATE, OWN), ("seat 1", OTHER)):
        occupancy.report(name, box, cover=Covering.AT_LAST)
    occupancy.report("player 1", OTHER, cover=Covering.FREELY)
    around = [
        FRect(0, 0, 1920, 100), FRect(0, 260, 1920, 640), FRect(0, 100, 900, 160), FRect(1060, 100, 860, 160),
        FRect(0, 1020, 1920, 60), FRect(0, 900, 700, 120), FRect(1160, 900, 760, 120),
    ]  # fmt: skip
    occupancy.report("everything else", *around)
    art = CardArt(kit.pictures, find_variant("classic").table(2).deck, "colour", kit.back)
    return SeatNotices(kit, art, lambda *_: None, occupancy), occupancy


def test_words_of_another_lie_on_their_own_seat_at_last(
    full: tuple[SeatNotices, Occupancy],
) -> None:
    notices, occupancy = full
    notices.say(1, "Hm")
    notices.place()
    spoken = occupancy.box(notices.shown[0].name)
    assert spoken is not None
    assert OTHER.contains(spoken)


def test_ones_own_words_never_hide_what_one_may_do(full: tuple[SeatNotices, Occupancy]) -> None:
    notices, occupancy = full
    notices.say(0, "Hm")
    notices.place()
    assert occupancy.box(notices.shown[0].name) is None

import pytest

from game.engine.cards import UNKNOWN
from game.engine.events import (
    EVERYONE,
    NOBODY,
    CardsMoved,
    Event,
    Place,
    TurnChanged,
    only,
    redact,
    sees,
)

DRAW, HAND = Place("draw"), Place("hand", 2)


@pytest.mark.parametrize("seat", range(10))
def test_what_lies_open_is_seen_by_every_seat_and_by_onlookers(seat: int) -> None:
    assert sees(EVERYONE, seat)
    assert sees(EVERYONE, -1)
    assert not sees(NOBODY, seat)
    assert not sees(NOBODY, -1)


@pytest.mark.parametrize("seat", range(10))
def test_what_one_seat_sees_no_other_does(seat: int) -> None:
    assert [other for other in range(10) if sees(only(seat), other)] == [seat]
    assert not sees(only(seat), -1)


def test_only_faces_that_a_seat_may_not_see_are_covered() -> None:
    drawn = CardsMoved((7, 8), DRAW, HAND, only(2))
    shown = CardsMoved((9,), HAND, Place("discard"))
    events: list[Event] = [drawn, TurnChanged(1), shown]
    assert redact(events, 2) == events
    covered = drawn._replace(cards=(UNKNOWN, UNKNOWN))
    assert redact(events, 1) == redact(events, -1) == [covered, TurnChanged(1), shown]

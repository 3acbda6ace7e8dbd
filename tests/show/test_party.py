"""The party finds its people again at a table, partners in one colour too."""

from __future__ import annotations

from game.session.chairs import Chair, Chairs
from game.session.outcome import SeatResult
from game.session.plan import Seat
from game.show.devices import pad
from game.show.party import Party
from game.show.seating import Corners, Hands, Seating
from game.variants import find_variant

NAMES, COLOURS = ("Ada", "Jun", "Ruth", "Milo"), ("rose", "sky", "lime", "violet")


def of_four() -> Party:
    chairs = zip(NAMES, COLOURS, strict=True)
    party = Party(Chairs(Chair(name, "ada", colour, person=True) for name, colour in chairs))
    for place in range(4):
        party.plan.give(place, pad(place + 1))
    return party


SEATS = [
    Seat(name, "ada", colour=colour)
    for name, colour in zip(NAMES, ("rose", "sky") * 2, strict=True)
]
"""The same people at a table, two against two."""


def test_partners_keep_their_own_chairs_devices_and_points() -> None:
    party = of_four()
    devices = {seat: frozenset({pad(seat + 1)}) for seat in range(4)}
    party.follow(SEATS, Seating(devices, Hands.CORNERS, Corners.SEVERAL))
    assert [party.plan.devices[place] for place in range(4)] == [pad(n) for n in (1, 2, 3, 4)]
    variant = find_variant("classic")
    tally = variant.tally(variant.begin(variant.table(4, {}), 1), 0)
    results = [
        SeatResult(seat, 0, won, (), tally) for seat, won in zip(SEATS, (1, 0, 1, 0), strict=True)
    ]
    party.count(results, [1, 3, 1, 3])
    assert [party.chairs[place].points for place in range(4)] == [2.5, 0.5, 2.5, 0.5]


def test_somebody_with_another_name_is_found_by_the_colour() -> None:
    party = of_four()
    assert party.place_of(Seat("Adele", "ada", colour="rose")) == 0
    assert party.place_of(Seat("Adele", "ada", colour="black")) is None

"""Drawing of moving cards: each flight goes from one place of the table to another.

Places are computed anew for every frame, so that the window's size may change during a flight.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot, pi, sin
from typing import Any, NamedTuple

from pygame import Surface

from game.engine.cards import UNKNOWN
from game.engine.events import Place
from game.engine.zones import DISCARD, HAND, TRICK
from game.show.hands.hand_order import Arrangement
from game.show.motion.card_pose import Pose
from game.show.motion.flight import Flight
from game.show.motion.tween import ease_in_out, ease_out, thrown
from game.show.presented_table import Presented
from game.view.cards.card_art import CardArt
from game.view.cards.card_sprites import FLIGHT_LIFT, PLAYED
from game.view.cards.hand_fan import FOCUS_SCALE, Fan
from game.view.layout.fan_of_backs import BACK
from game.view.layout.seat_boxes import SeatBox
from game.view.layout.table_layout import Placement
from game.view.table.middles.middle import Middle

TURN_OVER, TURN_LATE, TURN_DOWN = (0.25, 0.75), (0.875, 1.0), (0.62, 0.92)
"""The part of a flight in which a card turns over; one that was drawn is there a beat before it is known.

One at which everybody looks is seen for most of its way.
"""
LATE = (0.94, 0.97)
"""Where on its way a picture of the face of one that was drawn is needed as well."""

BOW, MOST_BOW = 0.24, 190.0
"""How low cards that fall on somebody go: a share of how far they go aside, and the most in design pixels."""
SPIN, TURN = 40.0, 10.0
"""The angle at which such a card leaves, and in what steps it turns."""
ASIDE, MOST_ASIDE = 0.2, 170.0
"""How far hands that cross the table keep to the right: a share of their way, and the most in design pixels."""
APART, LEAN = 15.0, 3.0
"""How far apart the cards of such a hand are half way, in design pixels, and how much they lean, in degrees."""
LARGER = 0.34
"""By how much a card at which everybody looks is larger half way."""
HIGHER, LATER = 0.08, 1.6
"""By how much a card of one's own that is played is larger on its way, most so the later beyond its half.

So it comes down on the pile in the last moment, and does not glide onto it.
"""
LANDING = 0.92
"""The share of its way after which a card is as low as it will lie."""
STEPS = 12
"""At so many points of the way of a face it is looked which pictures it will need."""
LOOKS = 24
"""At so many points of the way of such a card its picture is made beforehand."""


class _Step(NamedTuple):
    """How a card is drawn at one point of its flight."""

    card: int
    pose: Pose
    lift: float
    narrow: float

    @classmethod
    def of(cls, flight: Flight, start: Pose, end: Pose, t: float, slot: int) -> _Step:
        """At the share `t` of its way; `slot` is its place in a hand that crosses the table."""
        if flight.hand:
            pose = _crossing(start, end, t, slot - (len(flight.hand) - 1) / 2)
        else:
            pose = _falling(start, end, t) if flight.falls else start.towards(end, t)
        if flight.grand:
            pose = pose._replace(width=pose.width * (1 + LARGER * sin(pi * t)))
        elif _played(flight) and end.width < start.width:
            # Those of others come in smaller: more sizes of them would take more pictures than are kept.
            pose = pose._replace(width=pose.width * (1 + HIGHER * sin(pi * t**LATER)))
        seen, narrow = _turning(flight, t)
        lift = FLIGHT_LIFT if t < LANDING else PLAYED
        return cls(flight.card if seen else UNKNOWN, pose, lift, narrow)


@dataclass(slots=True)
class Scenery:
    """What is needed to find the pose of a place: the placement, the seats' boxes, the displayed hand."""

    placement: Placement
    boxes: Mapping[int, SeatBox]
    seat: int
    arrangement: Arrangement
    closed: bool = False
    """Whether that hand lies face down."""


class CardFlights:
    """Draws moving cards. `dropped` is the pose at which a dragged card was released, or None."""

    def __init__(self, art: CardArt, middle: Middle) -> None:
        self.art = art
        self.middle = middle
        self.dropped: tuple[int, Pose] | None = None
        self._foreseen: dict[int, Flight] = {}
        """The flights for whose end pictures have been wished for, by their identity."""

    def foresee(
        self, flights: Sequence[Flight], shown: Presented[Any], scenery: Scenery, still: bool
    ) -> None:
        """Wish for the pictures of faces on their way, and as they will lie in the middle.

        They are made between frames; where there was no time for that, a frame makes one if it may yet.
        """
        self.art.make_a_wish()
        for flight in flights:
            if id(flight) not in self._foreseen and any(as_seen(flight, scenery).shown):
                if not still:
                    self._foresee_way(flight, shown, scenery)
                rest = self.middle.rest(flight) if flight.shown[1] else None
                if rest is not None:
                    self.art.wish(flight.card, *rest)
        self._foreseen = {id(flight): flight for flight in flights}

    def _foresee_way(self, flight: Flight, shown: Presented[Any], scenery: Scenery) -> None:
        """Wish for the pictures that a flight will need, the next ones first."""
        start, end = self._start(flight, shown, scenery), self._end(flight, shown, scenery)
        flight = as_seen(flight, scenery)
        late = LATE if _drawn(flight) else ()
        for share in (*(place / STEPS for place in range(STEPS)), *late):
            step = _Step.of(flight, start, end, share, _slot(flight, scenery))
            if step.card != UNKNOWN:
                self.art.wish_on_the_way(*step)

    def draw(
        self,
        target: Surface,
        flights: Sequence[Flight],
        shown: Presented[Any],
        scenery: Scenery,
        *,
        still: bool,
    ) -> None:
        """Draw the flights at their present progress; hands that cross the table as they are held."""
        self.foresee(flights, shown, scenery, still)
        for flight in sorted(flights, key=lambda each: _slot(each, scenery)):
            self._draw(target, flight, shown, scenery, still)

    def _draw(
        self, target: Surface, flight: Flight, shown: Presented[Any], scenery: Scenery, still: bool
    ) -> None:
        """Draw a flight at its present progress. With `still` it fades from source to destination instead."""
        if not flight.tween.begun:
            return
        start, end = self._start(flight, shown, scenery), self._end(flight, shown, scenery)
        flight = as_seen(flight, scenery)
        t = _way(flight)
        if still:
            pose, seen = (start, flight.shown[0]) if t < 0.5 else (end, flight.shown[1])
            card = flight.card if seen else UNKNOWN
            self.art.draw(target, card, pose, moving=True, opacity=abs(1 - 2 * t))
            return
        card, pose, lift, narrow = _Step.of(flight, start, end, t, _slot(flight, scenery))
        count = min(3, len(flight.cards))
        for below in range(count - 1, -1, -1):
            spread = pose._replace(x=pose.x + 3 * below, y=pose.y + 4 * below)
            self.art.draw(target, card, spread, lift=lift, moving=True, narrow=narrow)

    def preparing(self, scenery: Scenery, start: Pose) -> Iterator[None]:
        """Make the pictures of backs that fall on the others, one at a time, before any does.

        `start` is the pose of the draw pile.
        """
        for seat, box in scenery.boxes.items():
            if seat == scenery.seat:
                continue
            end = Pose(*box.centre, 0.0, BACK * box.scale)
            for place in range(LOOKS):
                pose = _falling(start, end, place / LOOKS)
                self.art.sprite(UNKNOWN, pose, lift=FLIGHT_LIFT, moving=True)
                yield

    def _start(self, flight: Flight, shown: Presented[Any], scenery: Scenery) -> Pose:
        if flight.src == Place(HAND, scenery.seat):
            if self.dropped is not None and self.dropped[0] == flight.card:
                return self.dropped[1]
            slot = scenery.arrangement.places(flight.before).index(flight.index)
            fan = Fan.of(scenery.placement["hand"], len(flight.before), scenery.placement.card)
            rest = fan.rest[slot]
            if flight.hand:
                return rest
            return Pose(rest.x, rest.y - fan.focus_lift, 0.0, rest.width * FOCUS_SCALE)
        return self._at(flight.src, flight, shown, scenery, arriving=False)

    def _end(self, flight: Flight, shown: Presented[Any], scenery: Scenery) -> Pose:
        if flight.dst == Place(HAND, scenery.seat):
            cards, place = list(flight.hand), flight.index
            if not cards:
                cards, place = [*shown.cards(flight.dst), flight.card], len(shown.cards(flight.dst))
            slot = scenery.arrangement.places(cards).index(place)
            return Fan.of(scenery.placement["hand"], len(cards), scenery.placement.card).rest[slot]
        return self._at(flight.dst, flight, shown, scenery, arriving=True)

    def _at(
        self,
        place: Place,
        flight: Flight,
        shown: Presented[Any],
        scenery: Scenery,
        *,
        arriving: bool,
    ) -> Pose:
        """A place that is not the viewer's hand."""
        if place.zone == HAND and place.seat in scenery.boxes:
            box = scenery.boxes[place.seat]
            return Pose(*box.centre, 0.0, BACK * box.scale)
        return self.middle.pose(place, shown, flight, arriving)


def as_seen(flight: Flight, scenery: Scenery) -> Flight:
    """Return a flight without faces at the ends at which cards lie in a hand that is closed."""
    own = Place(HAND, scenery.seat)
    at_start = flight.src == own and bool(flight.hand)
    at_end = flight.dst == own
    if not scenery.closed or not (at_start or at_end):
        return flight
    start, end = flight.shown
    return replace(flight, shown=(start and not at_start, end and not at_end))


def _slot(flight: Flight, scenery: Scenery) -> int:
    """Return the place of a card in a hand that crosses the table, as its owner sees it; else 0."""
    if not flight.hand:
        return 0
    own = Place(HAND, scenery.seat)
    if own not in (flight.src, flight.dst):
        return flight.index
    cards = flight.before if flight.src == own else flight.hand
    return scenery.arrangement.places(cards).index(flight.index)


def _crossing(start: Pose, end: Pose, t: float, beside: float) -> Pose:
    """Return the pose of a card of a hand that crosses the table, `beside` its middle one.

    It goes as in a fan, and keeps to the right of one that comes back.
    """
    straight = start.towards(end, t)
    dx, dy = end.x - start.x, end.y - start.y
    far, out = max(1.0, hypot(dx, dy)), sin(pi * t)
    aside = min(MOST_ASIDE, ASIDE * far) * out
    along = beside * out
    return Pose(
        straight.x - dy / far * aside + along * APART,
        straight.y + dx / far * aside + abs(along) * LEAN,
        straight.angle + along * -LEAN,
        straight.width,
    )


def _falling(start: Pose, end: Pose, t: float) -> Pose:
    """Return the pose of a card that falls on somebody: it turns, and goes in a bow below the piles."""
    straight, far = start.towards(end, t), abs(end.x - start.x)
    bow = min(MOST_BOW, BOW * far) * 4 * t * (1 - t)
    # Few angles: each is a picture of its own.
    spin = round(SPIN * (1 - t) / TURN) * TURN * (1 if end.x < start.x else -1)
    width = end.width + (start.width - end.width) * (1 - t) ** 2
    return Pose(straight.x, straight.y + bow, straight.angle + spin, width)


def _drawn(flight: Flight) -> bool:
    """Whether a card comes into a hand whose owner learns only there what it is."""
    return flight.dst.zone == HAND and flight.shown == (False, True)


def _played(flight: Flight) -> bool:
    """Whether a card goes from a hand to where cards are played."""
    return flight.src.zone == HAND and flight.dst.zone in (DISCARD, TRICK)


def _way(flight: Flight) -> float:
    """Return which share of its way a card has gone by now."""
    if flight.hand or flight.grand:
        return ease_in_out(flight.tween.t)
    return (thrown if _played(flight) else ease_out)(flight.tween.t)


def _turning(flight: Flight, t: float) -> tuple[bool, float]:
    """Whether the face is seen, and how much of its width a card turning over has lost."""
    before, after = flight.shown
    if before == after:
        return after, 0.0
    begin, end = TURN_LATE if _drawn(flight) else TURN_OVER
    if flight.grand and before:
        begin, end = TURN_DOWN
    share = min(1.0, max(0.0, (t - begin) / (end - begin)))
    narrow = 1 - abs(1 - 2 * share)
    return (after if share >= 0.5 else before), narrow * 0.96

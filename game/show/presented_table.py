"""The presented table: a copy of what one seat sees, updated event by event as they are shown.

The copy lags behind the observation while cards are moving, and equals it once they have landed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import eq
from typing import Any, Generic, NamedTuple, TypeVar, cast

from game.engine import zones
from game.engine.cards import UNKNOWN
from game.engine.events import Place
from game.engine.state import State
from game.engine.table_facts import Facts, Tally
from game.engine.variant import Variant
from game.engine.zones import HAND

PILE = Place(zones.DRAW)
DECK = Place(zones.DECK)
"""The place from which cards are dealt in a game without a draw pile; empty after the deal."""
SCALARS = ("turn", "dealer", "round")
"""The fields of a state that are shown besides cards, scores and facts, in every game."""

F = TypeVar("F", bound=Facts)


class Told(NamedTuple):
    """The facts and tallies of a view, to be taken over once the events before it have been shown.

    `rows` are the cards that lie open, in their order: events do not tell which of equal cards has moved.
    """

    facts: Facts
    tallies: tuple[Tally, ...]
    rows: tuple[tuple[Place, tuple[int, ...]], ...] = ()

    @classmethod
    def of(cls, variant: Variant[Any], view: State) -> Told:
        """Return the facts and tallies of a view."""
        tallies = tuple(variant.tally(view, seat) for seat in range(view.players))
        rows = tuple(
            (Place(slot.name), tuple(getattr(view, slot.name)))
            for slot in view.plan
            if slot.seen == "laid" and not slot.by_seat
        )
        return cls(variant.facts(view), tallies, rows)


@dataclass(slots=True)
class Presented(Generic[F]):
    """The table as far as it has been shown to `seat` (−1: an onlooker).

    `facts` describe the middle of the table, `tallies` each seat. `zones` are the cards by place (UNKNOWN where
    the face is not seen); `lies` has a number for each of them, from which the view makes the angles of cards
    on an open pile. `covered` are the zones whose faces nobody sees, `source` is the place from which cards are
    dealt, `gathers` that in which seats gather cards (`Info.gathers`), `open_zones` are those from which verbs
    take cards, `landed` counts the cards that have been put down. All hands are shown after a round
    (`open_hands`), and always to a seat that `sees_hands`.
    """

    seat: int
    facts: F
    tallies: tuple[Tally, ...]
    zones: dict[Place, list[int]]
    covered: frozenset[str]
    deck_size: int
    source: Place = PILE
    gathers: str = ""
    open_zones: tuple[str, ...] = ()
    turn: int = 0
    dealer: int = 0
    round: int = 1
    scores: list[int] = field(default_factory=list)
    lies: dict[Place, list[int]] = field(default_factory=dict)
    open_hands: bool = False
    sees_hands: bool = False
    landed: int = 0
    again: bool = False
    """Whether whoever is in turn has just had a turn, which came straight back."""
    _last: int = -1
    """Whose turn it was last in this round; −1: nobody's yet."""

    @classmethod
    def of(
        cls, variant: Variant[Any], state: State, seat: int, *, sees_hands: bool = False
    ) -> Presented[Any]:
        """Make the copy of a view `state` of a seat, which may see all hands."""
        zones: dict[Place, list[int]] = {}
        covered = set()
        for slot in state.plan:
            name, _, seen = slot
            if seen == "held":
                zones.update(
                    (Place(HAND, owner), list(cards)) for owner, cards in enumerate(state.hands)
                )
            elif seen in ("covered", "laid"):
                if seen == "covered":
                    covered.add(name)
                value = getattr(state, name)
                if slot.by_seat:
                    zones.update((Place(name, owner), list(row)) for owner, row in enumerate(value))
                else:
                    zones[Place(name)] = list(value)
        source = PILE if PILE in zones else DECK
        if source == DECK:
            zones[DECK] = []
            covered.add(DECK.zone)
        facts, tallies, _ = Told.of(variant, state)
        size = state.table.deck.size
        made = Presented(seat, facts, tallies, zones, frozenset(covered), size, source)
        made.gathers, made.open_zones = variant.info.gathers, variant.info.open_zones
        made.turn, made.dealer, made.round = state.turn, state.dealer, state.round
        made.scores = list(state.scores)
        made.open_hands = state.over
        made.sees_hands = sees_hands
        made.lies = {place: list(range(len(cards))) for place, cards in zones.items()}
        made.landed = sum(map(len, zones.values()))
        made._last = state.turn
        return made

    def shows(self) -> dict[str, Any]:
        """Return everything that must equal the observation once nothing moves, for comparisons."""
        shown: dict[str, Any] = {scalar: getattr(self, scalar) for scalar in SCALARS}
        told = {"facts": self.facts, "tallies": self.tallies}
        return {**shown, **told, "scores": self.scores, "zones": self.zones}

    def cards(self, place: Place) -> list[int]:
        """Return the cards at a place; an empty list if there is no such place."""
        return self.zones.get(place, [])

    def lying(self) -> list[int]:
        """Return the cards that verbs may take from the table, one zone after the other."""
        return [card for zone in self.open_zones for card in self.cards(Place(zone))]

    def counts(self) -> list[int]:
        """Return the number of cards in each hand, by seat."""
        hands = [place for place in self.zones if place.zone == HAND]
        return [len(self.zones[Place(HAND, seat)]) for seat in range(len(hands))]

    @property
    def facing(self) -> int:
        """How many cards whoever is in turn has to draw: none once hands lie open, or theirs is gone."""
        out = self.turn >= 0 and not self.zones[Place(HAND, self.turn)]
        facing: int = 0 if self.open_hands or out else self.facts.facing
        return facing

    def pass_to(self, seat: int) -> None:
        """Give a seat the turn, which may be the one that had it before."""
        self.again = seat == self._last
        self.turn = self._last = seat

    def jump_in(self, seat: int) -> None:
        """Take over that a seat has played out of turn (H-4): that was the last turn anybody had."""
        self._last = seat

    def begin_round(self, number: int, dealer: int) -> None:
        """Put every card back to where cards are dealt from, and take over the round's number and dealer."""
        for place in self.zones:
            self.zones[place] = [UNKNOWN] * self.deck_size if place == self.source else []
            self.lies[place] = list(range(len(self.zones[place])))
        self.round, self.dealer = number, dealer
        self.again, self._last = False, -1
        self.tallies = tuple(Tally(each.score) for each in self.tallies)
        self.open_hands = False

    def tell(self, told: Told) -> None:
        """Take over the game's facts and tallies, now that the events before them have been shown."""
        self.facts = self.facts.settled(cast(F, told.facts))
        self.tallies = told.tallies
        for place, row in told.rows:
            self._arrange(place, row)

    def _arrange(self, place: Place, row: tuple[int, ...]) -> None:
        """Bring the cards at an open place into the order of a row; some of it may still be on their way."""
        zone = self.zones[place]
        if len(zone) > len(row) or all(map(eq, zone, row)):
            return
        lies: dict[int, list[int]] = {}
        for card, lie in zip(reversed(zone), reversed(self.lies[place]), strict=True):
            lies.setdefault(card, []).append(lie)
        found = [(card, lies[card].pop()) for card in row if lies.get(card)]
        if len(found) == len(zone):
            self.zones[place] = [card for card, _ in found]
            self.lies[place] = [lie for _, lie in found]

    def take(self, place: Place, cards: tuple[int, ...]) -> list[int]:
        """Remove cards from a place; return the index at which each of them lay."""
        zone, lies = self.zones[place], self.lies[place]
        unseen = cards[0] == UNKNOWN and UNKNOWN not in zone
        places = []
        for card in cards:
            if unseen:
                index = 0  # an open pile is turned over from below: its top card stays
            elif card in zone and place.zone == HAND:
                index = zone.index(card)
            elif card in zone:
                index = len(zone) - 1 - zone[::-1].index(card)
            else:
                index = len(zone) - 1
            places.append(index)
            del zone[index], lies[index]
        return places

    def put(self, place: Place, cards: tuple[int, ...], turned_up: bool = False) -> None:
        """Put cards down at a place, as UNKNOWN where this seat may not see them."""
        seen = turned_up or self.seen_at(place)
        for card in cards:
            self.zones[place].append(card if seen else UNKNOWN)
            self.lies[place].append(self.landed)
            self.landed += 1
        self.facts = self.facts.landed(place, len(cards))

    def put_under(self, place: Place, count: int) -> None:
        """Put `count` unseen cards under a covered pile."""
        self.zones[place][:0] = [UNKNOWN] * count
        self.lies[place][:0] = [0] * count

    def seen_at(self, place: Place) -> bool:
        """Return whether this seat sees the faces of cards at a place."""
        if place.zone == HAND:
            return self.open_hands or self.sees_hands or place.seat == self.seat
        return place.zone not in self.covered

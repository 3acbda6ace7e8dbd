"""The table as it is shown: a copy of what one seat sees, moved on event by event.

The copy is behind the truth while cards are in the air, and equal to it as soon as they have landed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, get_args, get_origin

from game.engine.cards import NO_SUIT, UNKNOWN
from game.engine.events import Place
from game.engine.state import PLAY, State

HAND = "hand"
PILE = Place("draw")
DECK = Place("deck")
"""Where cards are dealt from in a game without a draw pile; empty once that is done."""
SCALARS = ("turn", "dealer", "round", "direction", "called", "facing")
"""What is shown beside the cards; a game that has no such field keeps the default."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What everybody knows and no event of its own tells: it holds once the others have been shown.

    Seats, suits and bids are as in the states that have such fields; a game without them keeps the
    defaults. `called` is told by an event when it is called, but not when a play is undone and what was called
    before holds again. `winning` is whose card would take the trick, `ranking` the ranks from high to low.
    """

    phase: str = PLAY
    bids: tuple[int, ...] = ()
    bidder: int = -1
    trump: int = NO_SUIT
    order: str = ""
    leader: int = 0
    winning: int = field(default=-1, compare=False)
    ranking: tuple[str, ...] = field(default=(), compare=False)
    called: int = NO_SUIT

    @classmethod
    def of(cls, state: State, winning: int = -1, ranking: tuple[str, ...] = ()) -> Facts:
        """What holds in `state`."""
        return cls(
            state.phase,
            tuple(getattr(state, "bids", ())),
            getattr(state, "bidder", -1),
            getattr(state, "trump", NO_SUIT),
            getattr(state, "order", ""),
            getattr(state, "leader", 0),
            winning,
            ranking,
            getattr(state, "called", NO_SUIT),
        )


@dataclass(slots=True)
class Presented:
    """What is on the table, as far as it has been shown.

    `zones` are the cards by place (UNKNOWN where they are not seen), `lies` how crookedly the cards of an
    open pile lie (one number a card, for the view to make angles of). `source` is where the cards are
    dealt from; `names_suits` whether the state keeps the suit that is called for a card;
    `stacked` is how many cards on top of the discard pile have made what is faced; `turned` whether
    the direction of play has changed just now.
    """

    seat: int
    zones: dict[Place, list[int]]
    covered: frozenset[str]
    deck_size: int
    source: Place = PILE
    names_suits: bool = True
    facts: Facts = field(default_factory=Facts)
    turn: int = 0
    dealer: int = 0
    round: int = 1
    direction: int = 1
    called: int = NO_SUIT
    facing: int = 0
    scores: list[int] = field(default_factory=list)
    lies: dict[Place, list[int]] = field(default_factory=dict)
    open_hands: bool = False
    landed: int = 0
    stacked: int = 0
    turned: bool = False

    @classmethod
    def of(cls, state: State, seat: int) -> Presented:
        """A copy of what `state` (seen from `seat`) shows."""
        zones: dict[Place, list[int]] = {}
        covered = set()
        for name, kind, seen in state.plan:
            if seen == "held":
                zones.update(
                    (Place(HAND, owner), list(cards)) for owner, cards in enumerate(state.hands)
                )
            elif seen in ("covered", "laid"):
                if seen == "covered":
                    covered.add(name)
                value = getattr(state, name)
                if _by_seat(kind):
                    zones.update((Place(name, owner), list(row)) for owner, row in enumerate(value))
                else:
                    zones[Place(name)] = list(value)
        source = PILE if PILE in zones else DECK
        if source == DECK:
            zones[DECK] = []
            covered.add(DECK.zone)
        made = cls(seat, zones, frozenset(covered), state.table.deck.size, source)
        made.names_suits = hasattr(state, "called")
        made.facts = Facts.of(state)
        for scalar in SCALARS:
            setattr(made, scalar, getattr(state, scalar, getattr(made, scalar)))
        made.scores = list(state.scores)
        made.open_hands = state.over
        made.lies = {place: list(range(len(cards))) for place, cards in zones.items()}
        made.landed = sum(map(len, zones.values()))
        return made

    def shows(self) -> dict[str, Any]:
        """Everything that must agree with the truth once nothing moves."""
        shown: dict[str, Any] = {scalar: getattr(self, scalar) for scalar in SCALARS}
        return {**shown, "scores": self.scores, "zones": self.zones, "facts": self.facts}

    def cards(self, place: Place) -> list[int]:
        """The cards at a place; an empty list if there is no such place."""
        return self.zones.get(place, [])

    def counts(self) -> list[int]:
        """The number of cards in each hand, by seat."""
        hands = [place for place in self.zones if place.zone == HAND]
        return [len(self.zones[Place(HAND, seat)]) for seat in range(len(hands))]

    def begin_round(self, number: int, dealer: int) -> None:
        """Every card is back where it is dealt from."""
        for place in self.zones:
            self.zones[place] = [UNKNOWN] * self.deck_size if place == self.source else []
            self.lies[place] = list(range(len(self.zones[place])))
        self.round, self.dealer = number, dealer
        self.direction, self.called = 1, NO_SUIT
        self.face(0)
        self.facts = Facts()
        self.open_hands = False

    def call(self, suit: int) -> None:
        """A suit was named for the card on top, in a game whose state keeps it."""
        if self.names_suits:
            self.called = suit

    def face(self, number: int) -> None:
        """So many cards are faced: by the card on top, and those that were faced with before it."""
        self.stacked = max(1, self.stacked) if number else 0
        self.facing = number

    def take(self, place: Place, cards: tuple[int, ...]) -> list[int]:
        """Take cards away from a place; the index at which each of them lay."""
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
        """Lay cards down at a place, face down where this seat may not see them."""
        seen = turned_up or self.seen_at(place)
        for card in cards:
            self.zones[place].append(card if seen else UNKNOWN)
            self.lies[place].append(self.landed)
            self.landed += 1
        if place.zone == "discard":
            self.called = NO_SUIT
            self.stacked += len(cards) if self.facing else 0

    def put_under(self, place: Place, count: int) -> None:
        """Slide cards under a covered pile."""
        self.zones[place][:0] = [UNKNOWN] * count
        self.lies[place][:0] = [0] * count

    def seen_at(self, place: Place) -> bool:
        """Whether this seat sees the faces of cards that lie at a place."""
        if place.zone == HAND:
            return self.open_hands or place.seat == self.seat
        return place.zone not in self.covered


def _by_seat(kind: Any) -> bool:
    return get_origin(kind) is list and get_origin(get_args(kind)[0]) is list

"""Whether anybody can go out before a seat is in turn again, whatever the others hold, draw and do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.engine.actions import DRAW, Action
from game.engine.cards import UNKNOWN
from game.engine.puzzles.puzzle_rules import Unclear
from game.variants.families.matching import PlayRow
from game.variants.families.shedding import ShedState

MOST = 3000
"""Moments that are looked at, at most, for one question."""
LONGEST, MOST_WAYS = 4, 250
"""So many actions of the others are told of at most, and so many moments looked at for the shortest way."""

Hidden = tuple[tuple[int, ...], ...]
"""What the unseen cards of each hand may be: a bit mask of faces for each card."""


class MatchingRules(Protocol):
    """The part of the rules that is used."""

    def row(self, state: Any) -> PlayRow:
        """Return the plays that match now."""
        ...

    def apply(self, state: Any, seat: int, action: Action, now: int) -> None:
        """Do an action of the seat in turn."""
        ...


@dataclass(frozen=True, slots=True)
class _Moment:
    """A state in which no card that the seat has not seen is known before it is played."""

    state: ShedState
    hidden: Hidden


class OthersGoOut:
    """Solves the goal that nobody else goes out before a seat is in turn again.

    All that the seat has not seen is any card that is left: the others, what they hold and what is drawn are
    one opponent, whose cards become known as they are played. So every deal and every answer is tried at once.
    `by_choice` is whether one may draw with a card that goes; without that, who draws holds none.
    """

    def __init__(
        self, rules: MatchingRules, seat: int, state: ShedState, *, by_choice: bool
    ) -> None:
        """`state` is that in which the seat is to act."""
        self._rules, self._seat, self._by_choice = rules, seat, by_choice
        self._own = Counter(state.hands[seat])
        self._lies = len(state.discard)
        self._known: dict[object, bool] = {}
        self._looked = 0

    def reaches(self, state: ShedState) -> bool:
        """Return whether nobody else can go out in the state after the seat's action. Raises Unclear."""
        if len(state.discard) < self._lies:
            raise Unclear  # what has been played was shuffled
        self._looked = 0
        return state.turn == self._seat or not self._falls(self._unseen(state))

    def sure(self, states: Sequence[ShedState]) -> bool:
        """Return the same for all these states: nothing is left to be planned."""
        return all(map(self.reaches, states))

    def shortest_way(self, state: ShedState) -> tuple[tuple[int, Action], ...]:
        """Return by which actions, by seat, somebody else goes out soonest after the seat's action.

        Return nothing where nobody can within LONGEST, or it is unclear.
        """
        try:
            if self.reaches(state):
                return ()
            start, self._looked = self._unseen(state), MOST - MOST_WAYS
            ways = (self._way(start, most) for most in range(1, LONGEST + 1))
            return next(filter(None, ways), ())
        except Unclear:
            return ()

    def fewest(self, state: ShedState) -> tuple[int, ...]:
        """Return how many cards each seat has at least until the seat is in turn again, after its action.

        Return nothing where somebody else can go out, or it is unclear.
        """
        try:
            return self._fewest(self._unseen(state)) if self.reaches(state) else ()
        except Unclear:
            return ()

    def _fewest(self, first: _Moment) -> tuple[int, ...]:
        fewest = tuple(map(len, first.state.hands))
        waiting, known = [first], {self._key(first)}
        while waiting:
            moment = waiting.pop()
            fewest = tuple(map(min, fewest, map(len, moment.state.hands)))
            if moment.state.turn == self._seat:
                continue
            for _, after in self._after(moment):
                key = self._key(after)
                if key not in known and _possible(after):
                    known.add(key)
                    waiting.append(after)
            if len(known) > MOST:
                raise Unclear
        return fewest

    def _way(self, moment: _Moment, most: int) -> tuple[tuple[int, Action], ...]:
        """Return at most so many actions after which somebody else is out; nothing if there are none."""
        if not most or not self._falls(moment):
            return ()
        self._looked += 1
        if self._looked > MOST:
            raise Unclear
        seat = moment.state.turn
        for action, after in self._after(moment):
            rest = () if self._is_out(after) else self._way(after, most - 1)
            if rest or self._is_out(after):
                return ((seat, action), *rest)
        return ()

    def _unseen(self, state: ShedState) -> _Moment:
        """Return a state as its seat sees it."""
        view = state.clone()
        view.hands = [[UNKNOWN] * len(hand) for hand in state.hands]
        own = list((Counter(state.hands[self._seat]) & self._own).elements())
        view.hands[self._seat][: len(own)] = own
        view.draw = [UNKNOWN] * len(state.draw)
        return self._marked(view, ((),) * state.players)

    def _marked(self, state: ShedState, hidden: Hidden) -> _Moment:
        """Return a state with what its unseen cards may be: those just drawn may be anything."""
        every = (1 << len(state.table.deck.faces)) - 1
        masks = []
        for hand, known in zip(state.hands, hidden, strict=True):
            masks.append(known + (every,) * (hand.count(UNKNOWN) - len(known)))
        return _Moment(state, tuple(masks))

    def _falls(self, moment: _Moment) -> bool:
        """Return whether somebody else can go out from here."""
        state = moment.state
        if state.turn == self._seat:
            return False
        key = self._key(moment)
        if key not in self._known:
            self._looked += 1
            if self._looked > MOST:
                raise Unclear
            self._known[key] = any(
                self._is_out(each) or self._falls(each) for _, each in self._after(moment)
            )
        return self._known[key]

    def _key(self, moment: _Moment) -> object:
        state = moment.state
        hands = tuple(tuple(sorted(hand)) for hand in state.hands)
        lies = state.discard[-1], state.called, state.facing, state.direction, state.turn
        return hands, moment.hidden, lies, tuple(sorted(state.discard)), len(state.draw)

    def _is_out(self, moment: _Moment) -> bool:
        state = moment.state
        others = (hand for seat, hand in enumerate(state.hands) if seat != self._seat)
        return not all(others) and _possible(moment)

    def _after(self, moment: _Moment) -> Iterator[tuple[Action, _Moment]]:
        """Yield each action of the seat in turn, with each card that it may have, and what comes of it."""
        state = moment.state
        row, left = self._rules.row(state), set(state.unused())
        # None of its cards is known: one that becomes known is played at once.
        for mask in dict.fromkeys(moment.hidden[state.turn]):
            for card in sorted(row.fits & left):
                if mask >> card & 1:
                    yield from self._played(self._shown(moment, card, mask), card, row)
        yield from self._drawn(moment, row, left)

    def _shown(self, moment: _Moment, card: int, mask: int) -> _Moment:
        """Return the moment in which an unseen card of the seat in turn is this one."""
        state = moment.state.clone()
        hand = state.hands[state.turn]
        hand[hand.index(UNKNOWN)] = card
        return _Moment(state, _without(moment.hidden, state.turn, mask))

    def _played(self, moment: _Moment, card: int, row: PlayRow) -> Iterator[tuple[Action, _Moment]]:
        for action in row[card]:
            yield action, self._done(moment, action)

    def _done(self, moment: _Moment, action: Action) -> _Moment:
        state = moment.state.clone()
        if len(state.hands[state.turn]) == 1 and action.cards:
            state.hands[state.turn] = []  # what the round is worth is of no interest
            return _Moment(state, moment.hidden)
        self._rules.apply(state, state.turn, action, state.now)
        if len(state.discard) < len(moment.state.discard):
            raise Unclear
        return self._marked(state, moment.hidden)

    def _drawn(
        self, moment: _Moment, row: PlayRow, left: set[int]
    ) -> Iterator[tuple[Action, _Moment]]:
        """Yield what may come of drawing: of a card that is kept, and of one that is played at once."""
        state, hidden = moment.state, moment.hidden
        if len(state.draw) < max(1, state.facing):
            raise Unclear
        if not (state.facing or self._by_choice):
            fits = sum(1 << card for card in row.fits)
            masks = tuple(mask & ~fits for mask in hidden[state.turn])
            hidden = (*hidden[: state.turn], masks, *hidden[state.turn + 1 :])
        yield DRAW, self._done(_Moment(state, hidden), DRAW)
        if state.facing or not state.table.options.get("play_drawn"):
            return
        for card in sorted(row.fits & left):
            drawing = state.clone()
            drawing.draw[-1] = card
            drawn = self._done(_Moment(drawing, hidden), DRAW)
            yield from self._played(drawn, card, row)


def _without(hidden: Hidden, seat: int, mask: int) -> Hidden:
    masks = list(hidden[seat])
    masks.remove(mask)
    return (*hidden[:seat], tuple(masks), *hidden[seat + 1 :])


def _possible(moment: _Moment) -> bool:
    """Whether the cards that are left can be those that are still unseen."""
    left = moment.state.unused()
    holder: dict[int, int] = {}
    masks = [mask for each in moment.hidden for mask in each]

    def finds(number: int, tried: set[int]) -> bool:
        for place, card in enumerate(left):
            if place not in tried and masks[number] >> card & 1:
                tried.add(place)
                if place not in holder or finds(holder[place], tried):
                    holder[place] = number
                    return True
        return False

    return all(finds(number, set()) for number in range(len(masks)))

"""What cards the other seats are likely to hold, by what they were seen to do; worlds are sampled from it.

Each hidden card of a hand is followed from the moment when it came to the moment when it was played. What an
action tells about a card (`engine.tells`) counts for all the cards that were in the hand then. A Markov chain
(Metropolis) exchanges cards between places, and so visits assignments of cards in proportion to how well they
explain what was seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import exp
from typing import Any

from game.bots.luck import Luck
from game.bots.memory import Memory, Seen
from game.engine.cards import UNKNOWN
from game.engine.events import CardsMoved
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.variant import Variant
from game.engine.worlds import fill
from game.engine.zones import HAND

BURN_IN = 12
"""Exchanges a place before the first world."""

BETWEEN = 3
"""Exchanges a place between two worlds."""

CROSSING = 0.15
"""The share of exchanges between a card held and a card played by the same seat."""


class _Fate:
    """A card of a seat: from `came` (number of the action that brought it, 0: the deal) to `left` (-1: held).

    The actions of its seat from number `since` to `until` are evidence about it.
    """

    __slots__ = ("came", "card", "left", "since", "until")

    def __init__(self, came: int, since: int) -> None:
        self.card = UNKNOWN
        self.came = came
        self.since = since
        self.left = -1
        self.until = -1


class _Loss:
    """A card that a seat was seen to play: its face, when, and after how much evidence."""

    __slots__ = ("card", "left", "until")

    def __init__(self, card: int, left: int, until: int) -> None:
        self.card = card
        self.left = left
        self.until = until


class _Holder:
    """What is known of the hand of one other seat: when its cards came, which left, what its actions told.

    `sums[k][card]` is the evidence of its first k actions for each card, summed.
    """

    def __init__(self, cards: int, faces: int) -> None:
        self.came: list[tuple[int, int]] = [(0, 0)] * cards
        self.losses: list[_Loss] = []
        self.sums: list[list[float]] = [[0.0] * faces]

    def held(self) -> dict[tuple[int, int], float]:
        """Return how many cards are held of those that came at each time; one played may be any before it."""
        counts: dict[tuple[int, int], float] = {
            key: float(n) for key, n in Counter(self.came).items()
        }
        for loss in self.losses:
            before = {key: count for key, count in counts.items() if key[0] < loss.left}
            total = sum(before.values())
            for key, count in before.items():
                counts[key] = count * (total - 1) / total
        return counts

    def lost(self, cards: Sequence[int], number: int) -> None:
        """Count cards that left by the action `number`. Those not shown are taken to have come last.

        So it is with cards drawn that go back onto the draw pile.
        """
        shown = [card for card in cards if card != UNKNOWN]
        if hidden := len(cards) - len(shown):
            del self.came[-hidden:]
        self.losses += [_Loss(card, number, len(self.sums) - 1) for card in shown]

    def told(self, evidence: dict[int, float]) -> None:
        """Count the evidence of an action."""
        row = list(self.sums[-1])
        for card, value in evidence.items():
            row[card] += value
        self.sums.append(row)


class Belief:
    """The belief of one seat in a round, brought up to date from its memory."""

    def __init__(self, variant: Variant[Any]) -> None:
        self.variant = variant
        self._first: State | None = None
        self._noted = 0
        self._holders: list[_Holder | None] = []
        self._hidden_since: dict[int, list[int]] = {}

    def update(self, memory: Memory, seat: int) -> None:
        """Take in what has been remembered since the last call."""
        for _ in self.catch_up(memory, seat):
            pass

    def catch_up(self, memory: Memory, seat: int) -> Iterator[None]:
        """Take in what has been remembered since the last call, an action at a time, which takes about 1 ms."""
        if memory.first is None:
            return
        if memory.first is not self._first:
            self._begin(memory.first, seat)
        for number in range(self._noted, len(memory.actions)):
            self._note(number + 1, memory.actions[number], seat)
            self._noted = number + 1
            yield

    def _begin(self, view: State, seat: int) -> None:
        faces = len(view.table.deck.faces)
        self._first = view
        self._noted = 0
        self._holders = [
            None if other == seat or UNKNOWN not in hand else _Holder(len(hand), faces)
            for other, hand in enumerate(view.hands)
        ]
        self._hidden_since = {}

    def _note(self, number: int, seen: Seen, seat: int) -> None:
        holders = self._holders
        holder = holders[seen.seat] if 0 <= seen.seat < len(holders) else None
        if holder is not None and seen.action.verb in self.variant.info.turn_verbs:
            unseen = set(_unseen(seen.before))
            told = self.variant.tells.evidence(seen.before, seen.seat, seen.action, unseen)
            if told:
                holder.told(told)
        for event in seen.events:
            if isinstance(event, CardsMoved):
                self._moved(number, event)
        self._turned_over(number, seen)

    def _moved(self, number: int, event: CardsMoved) -> None:
        holders = self._holders
        if event.src.zone == HAND:
            holder = holders[event.src.seat]
            if holder is not None:
                holder.lost(event.cards, number)
        if event.dst.zone == HAND:
            holder = holders[event.dst.seat]
            if holder is not None:
                holder.came += [(number, len(holder.sums) - 1)] * len(event.cards)

    def _turned_over(self, number: int, seen: Seen) -> None:
        """Note the cards that lay open before and are hidden now: they can be only where cards came since."""
        before, after = _visible(seen.before), _visible(seen.after)
        if before == after:
            return
        for card, count in (before - after).items():
            self._hidden_since.setdefault(card, []).extend([number] * count)
        for card, count in (after - before).items():
            since = self._hidden_since.get(card)
            if since:
                # Which of several equal cards it is nobody can tell; the one longest hidden is assumed.
                never = _unseen(seen.before).count(card) - len(since)
                del since[: max(0, count - never)]

    def expected(self, view: State) -> list[list[float]]:
        """Return how many cards of each face each seat can be expected to hold, by seat and card.

        Each hidden card is judged apart from the others, which is quick, and nearly right where the draw pile
        is much larger than the hands.
        """
        faces = len(view.table.deck.faces)
        unseen = Counter(_unseen(view))
        found = []
        for seat, hand in enumerate(view.hands):
            row = [0.0] * faces
            found.append(row)
            holder = _holder_of(self._holders, seat, hand, faces)
            if holder is None:
                for card in hand:
                    if card != UNKNOWN:
                        row[card] += 1
                continue
            now = holder.sums[-1]
            for (came, since), share in holder.held().items():
                then = holder.sums[since]
                weights = {}
                for card, count in unseen.items():
                    late = self._hidden_since.get(card)
                    if late:
                        count -= sum(each > came for each in late)
                    if count > 0:
                        weights[card] = count * exp(now[card] - then[card])
                total = sum(weights.values())
                if total:
                    for card, weight in weights.items():
                        row[card] += share * weight / total
        return found

    def sampler(self, observation: Observation, rng: Rng) -> Sampler:
        """Return a sampler of worlds that look to the seat like the observation."""
        return Sampler(observation, self._holders, self._hidden_since, rng)


def _holder_of(
    holders: list[_Holder | None], seat: int, hand: list[int], faces: int
) -> _Holder | None:
    """Return what is known of a hidden hand; nothing but its length if its cards were lost sight of."""
    if UNKNOWN not in hand:
        return None
    holder = holders[seat] if seat < len(holders) else None
    if holder is None or len(holder.came) - len(holder.losses) != len(hand):
        return _Holder(len(hand), faces)
    return holder


def _visible(view: State) -> Counter[int]:
    found: Counter[int] = Counter()
    for zone in view.zones():
        found.update(zone)
    found.pop(UNKNOWN, None)
    return found


def _unseen(view: State) -> list[int]:
    return view.table.deck.rest(card for zone in view.zones() for card in zone if card != UNKNOWN)


class Sampler:
    """A Markov chain over the worlds that look like an observation. `world` returns the next one."""

    def __init__(
        self,
        observation: Observation,
        holders: list[_Holder | None],
        hidden_since: dict[int, list[int]],
        rng: Rng,
    ) -> None:
        self.view = observation.state
        self._rng = rng
        self._luck = Luck(rng)
        view = self.view
        self._fates: list[list[_Fate]] = []
        self._sums: list[list[list[float]]] = []
        self._held: list[tuple[int, _Fate]] = []  # cards held, with the index of their holder
        self._seats: list[int] = []
        for seat, hand in enumerate(view.hands):
            holder = _holder_of(holders, seat, hand, len(view.table.deck.faces))
            if holder is None:
                continue
            self._seats.append(seat)
            self._sums.append(holder.sums)
            self._fates.append(self._matched(holder))
        self._pool = self._dealt(hidden_since)
        self._exchange(BURN_IN * max(1, len(self._held)))

    def _matched(self, holder: _Holder) -> list[_Fate]:
        """Return a fate for each card that came, the losses laid on cards that had come by then."""
        fates = [_Fate(came, since) for came, since in holder.came]
        now = len(holder.sums) - 1
        for fate in fates:
            fate.until = now
        for loss in holder.losses:
            open_to = [fate for fate in fates if fate.left < 0 and fate.came < loss.left]
            if not open_to:
                continue
            fate = self._luck.choice(open_to)
            fate.card, fate.left, fate.until = loss.card, loss.left, loss.until
        return fates

    def _dealt(self, hidden_since: dict[int, list[int]]) -> list[tuple[int, int]]:
        """Deal the unseen cards to the cards held; return the rest as (card, hidden since which action)."""
        tokens = []
        for card, count in Counter(_unseen(self.view)).items():
            since = hidden_since.get(card, ())
            tokens += [(card, since[-1 - n] if n < len(since) else 0) for n in range(count)]
        self._rng.shuffle(tokens)
        # Those longest hidden are taken first, from the end.
        tokens.sort(key=lambda token: -token[1])
        holding = [
            (place, fate)
            for place, fates in enumerate(self._fates)
            for fate in fates
            if fate.left < 0
        ]
        self._held = holding
        self._born: list[int] = []
        for _, fate in holding:
            card, born = tokens.pop()
            fate.card = card
            self._born.append(born)
        return tokens

    def _exchange(self, times: int) -> None:
        """Make so many steps of the chain."""
        held, born, pool, luck = self._held, self._born, self._pool, self._luck
        if not held:
            return
        places = len(held)
        whole = places + len(pool)
        below, chance = luck.below, luck.chance
        for _ in range(times):
            one = below(places)
            place, fate = held[one]
            sums = self._sums[place]
            if chance() < CROSSING:
                self._cross(one)
                continue
            other = below(whole)
            card = fate.card
            if other >= places:
                drawn, since = pool[other - places]
                if drawn == card or since > fate.came:
                    continue
                now, then = sums[fate.until], sums[fate.since]
                gain = now[drawn] - then[drawn] - now[card] + then[card]
                if gain >= 0 or chance() < exp(gain):
                    pool[other - places] = (card, born[one])
                    fate.card, born[one] = drawn, since
                continue
            where, second = held[other]
            drawn = second.card
            if drawn == card or born[other] > fate.came or born[one] > second.came:
                continue
            now, then = sums[fate.until], sums[fate.since]
            gain = now[drawn] - then[drawn] - now[card] + then[card]
            sums = self._sums[where]
            now, then = sums[second.until], sums[second.since]
            gain += now[card] - then[card] - now[drawn] + then[drawn]
            if gain >= 0 or chance() < exp(gain):
                fate.card, second.card = drawn, card
                born[one], born[other] = born[other], born[one]

    def _cross(self, one: int) -> None:
        """Try to exchange when a card held and another card of the same seat came."""
        place, fate = self._held[one]
        fates = self._fates[place]
        other = self._luck.choice(fates)
        if other.left < 0 or fate.came >= other.left or self._born[one] > other.came:
            return
        sums = self._sums[place]

        def weight(card: int, since: int, until: int) -> float:
            return sums[until][card] - sums[since][card]

        before = weight(fate.card, fate.since, fate.until)
        before += weight(other.card, other.since, other.until)
        after = weight(fate.card, other.since, fate.until)
        after += weight(other.card, fate.since, other.until)
        gain = after - before
        if gain >= 0 or self._luck.chance() < exp(gain):
            fate.came, other.came = other.came, fate.came
            fate.since, other.since = other.since, fate.since

    def world(self) -> State:
        """Return the next world: a state without anything hidden, that looks like the observation."""
        self._exchange(BETWEEN * len(self._held))
        view = self.view
        world = view.clone()
        hands = world.hands
        for seat, fates in zip(self._seats, self._fates, strict=True):
            held = [fate for fate in fates if fate.left < 0]
            held.sort(key=lambda fate: fate.came)
            hands[seat] = [fate.card for fate in held]
        fill(world, [card for card, _ in self._pool], self._rng)
        return world

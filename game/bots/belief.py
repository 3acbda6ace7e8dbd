"""What cards the other seats are likely to hold, by what they were seen to do; worlds are sampled from it.

Each hidden card of a hand is followed from the moment when it came to the moment when it was played. What an
action tells about a card (`engine.tells`) counts for all the cards that were in the hand then. A Markov chain
(Metropolis) exchanges cards between places, and so visits assignments of cards in proportion to how well they
explain what was seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import exp
from typing import Any

from game.bots.hand_evidence import Fate, HandEvidence
from game.bots.luck import Luck
from game.bots.memory import Memory, Seen
from game.engine.cards import UNKNOWN
from game.engine.events import CardsMoved, Event, HandShown, changes_hands
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


class Belief:
    """The belief of one seat in a round, brought up to date from its memory."""

    def __init__(self, variant: Variant[Any]) -> None:
        self.variant = variant
        self._first: State | None = None
        self._noted = 0
        self._holders: list[HandEvidence | None] = []
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
            None if other == seat or UNKNOWN not in hand else HandEvidence(len(hand), faces)
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
        known = _known(holders)
        changed = [each for each in seen.events if changes_hands(each)]
        for event in seen.events:
            if isinstance(event, HandShown):
                holder = holders[event.seat]
                if holder is not None and UNKNOWN not in event.cards:
                    holder.shown(event.cards)
            elif isinstance(event, CardsMoved) and event not in changed:
                self._moved(number, event)
        if changed:
            self._change_hands(changed, seat, len(seen.before.table.deck.faces))
        self._turned_over(number, seen, known)

    def _change_hands(self, moves: Sequence[Event], seat: int, faces: int) -> None:
        """Let hands go to other seats with all that is known of them, as those are moved (H-5)."""
        before = list(self._holders)
        for event in moves:
            assert isinstance(event, CardsMoved)
            src, dst = event.src.seat, event.dst.seat
            holder = before[src]
            if dst == seat:
                self._holders[dst] = None
            elif holder is not None:
                self._holders[dst] = holder
            elif UNKNOWN in event.cards:
                self._holders[dst] = HandEvidence(len(event.cards), faces)
            else:
                self._holders[dst] = HandEvidence(0, faces, event.cards)

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

    def _turned_over(self, number: int, seen: Seen, known: Sequence[int]) -> None:
        """Note the cards that lay open before and are hidden now: they can be only where cards came since.

        `known` are those that were known before in hands of others, which are as good as open.
        """
        before = _visible(seen.before, known)
        after = _visible(seen.after, _known(self._holders))
        if before == after:
            return
        for card, count in (before - after).items():
            self._hidden_since.setdefault(card, []).extend([number] * count)
        for card, count in (after - before).items():
            since = self._hidden_since.get(card)
            if since:
                # Which of several equal cards it is nobody can tell; the one longest hidden is assumed.
                never = _unseen(seen.before).count(card) - known.count(card) - len(since)
                del since[: max(0, count - never)]

    def expected(self, view: State) -> list[list[float]]:
        """Return how many cards of each face each seat can be expected to hold, by seat and card.

        Each hidden card is judged apart from the others, which is quick, and nearly right where the draw pile
        is much larger than the hands.
        """
        faces = len(view.table.deck.faces)
        holders = [
            _holder_of(self._holders, seat, hand, faces) for seat, hand in enumerate(view.hands)
        ]
        unseen = Counter(_unseen(view)) - Counter(_known(holders))
        found = []
        for holder, hand in zip(holders, view.hands, strict=True):
            row = [0.0] * faces
            found.append(row)
            if holder is None:
                for card in hand:
                    if card != UNKNOWN:
                        row[card] += 1
                continue
            for card in holder.known:
                row[card] += 1
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
    holders: list[HandEvidence | None], seat: int, hand: list[int], faces: int
) -> HandEvidence | None:
    """Return what is known of a hidden hand; nothing but its length if its cards were lost sight of."""
    if UNKNOWN not in hand:
        return None
    holder = holders[seat] if seat < len(holders) else None
    if holder is None or holder.hidden + len(holder.known) != len(hand):
        return HandEvidence(len(hand), faces)
    return holder


def _known(holders: Iterable[HandEvidence | None]) -> list[int]:
    """Return the cards of other seats that the observer has seen, though they are hidden now."""
    return [card for each in holders if each is not None for card in each.known]


def _visible(view: State, known: Iterable[int]) -> Counter[int]:
    """Return how many of each card lie open in a view, or are known as well as if they did."""
    found: Counter[int] = Counter(known)
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
        holders: list[HandEvidence | None],
        hidden_since: dict[int, list[int]],
        rng: Rng,
    ) -> None:
        self.view = observation.state
        self._rng = rng
        self._luck = Luck(rng)
        view = self.view
        self._fates: list[list[Fate]] = []
        self._sums: list[list[list[float]]] = []
        self._held: list[tuple[int, Fate]] = []  # cards held, with the index of their holder
        self._seats: list[int] = []
        self._known: list[list[int]] = []
        for seat, hand in enumerate(view.hands):
            holder = _holder_of(holders, seat, hand, len(view.table.deck.faces))
            if holder is None:
                continue
            self._seats.append(seat)
            self._known.append(holder.known)
            self._sums.append(holder.sums)
            self._fates.append(self._matched(holder))
        self._pool = self._dealt(hidden_since)
        self._exchange(BURN_IN * max(1, len(self._held)))

    def _matched(self, holder: HandEvidence) -> list[Fate]:
        """Return a fate for each card that came, the losses laid on cards that had come by then."""
        fates = [Fate(came, since) for came, since in holder.came]
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
        known = Counter(card for cards in self._known for card in cards)
        for card, count in (Counter(_unseen(self.view)) - known).items():
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
        for seat, fates, known in zip(self._seats, self._fates, self._known, strict=True):
            held = [fate for fate in fates if fate.left < 0]
            held.sort(key=lambda fate: fate.came)
            hands[seat] = [*known, *(fate.card for fate in held)]
        fill(world, [card for card, _ in self._pool], self._rng)
        return world

"""What can be told of a match by its events: `match_facts(match, steps, reader)`, the most telling first.

Each fact has a threshold, below which it is not worth a sentence. None is made up: without one there is none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.engine.cards import UNKNOWN
from game.engine.events import CardsMoved, RoundEnded
from game.engine.match import Match
from game.engine.zones import DECK, DISCARD, DRAW, HAND
from game.session.course import Step
from game.session.end_facts.end_fact import NOBODY, EndFact

MANY_CARDS, MORE_THAN_DEALT = 8, 3
"""So many cards somebody held who has come back, and so many more than were dealt."""
AT_ONCE = 6
"""So many cards taken in one go are told of."""
DREW_MANY = 5
"""So many cards drawn in a round are told of to who drew more than anybody else, and has lost."""
FAR_AHEAD = 4
"""So many cards everybody else still held, at least, when a winner went out far ahead."""
LEAD = 3
"""So many actions of the winner a lead must have lasted."""
SEVERAL_ROUNDS = 3
"""Of so many rounds somebody has led, or has won most."""
MOST_ROUNDS = 0.6
"""The share of rounds that is most of them."""
SOME_ROUNDS = 2
"""So many rounds of a match that was lost are worth telling to who has won them."""


class HandSizes(NamedTuple):
    """How many cards each seat held after an action, who acted, and what they played (UNKNOWN: nothing)."""

    sizes: tuple[int, ...]
    seat: int
    card: int
    taken: dict[int, int]
    """How many cards seats took from the pile in it, by seat."""


def match_facts(match: Match, steps: Sequence[Step], reader: int) -> Iterator[EndFact]:
    """Yield the facts of a match that is over, with the `steps` of its course.

    `reader` is the seat of the only person (−1: none), of whom more is told. Where several have won there are
    none.
    """
    winners = match.state.winners
    if not match.over or len(winners) != 1:
        return
    (winner,) = winners
    ends = [each for step in steps for each in step.events if isinstance(each, RoundEnded)]
    if len(ends) >= 2:
        yield from _of_rounds(match, ends, winner, reader)
    if len(ends) == 1:  # of several rounds the last one alone explains nothing
        yield from _of_the_bid(match)
        yield from _of_hands(match, winner, reader)


def _of_rounds(
    match: Match, ends: Sequence[RoundEnded], winner: int, reader: int
) -> Iterator[EndFact]:
    """Yield what the totals after each round tell."""
    sign = -1 if match.variant.low_wins(match.table) else 1
    others = [seat for seat in range(match.table.players) if seat != winner]

    def ahead(seat: int, scores: Sequence[int]) -> bool:
        """Whether a seat is ahead of all others."""
        best = max(sign * each for at, each in enumerate(scores) if at != seat)
        return sign * scores[seat] > best

    before = ends[-2].scores
    leader = next((seat for seat in others if ahead(seat, before)), NOBODY)
    if leader != NOBODY:
        yield EndFact("turned_last", winner, leader)
    rounds = len(ends)
    if rounds < SEVERAL_ROUNDS:
        return
    since = rounds - next(
        (at for at, each in enumerate(reversed(ends)) if not ahead(winner, each.scores)), rounds
    )
    if not since:
        yield EndFact("led_throughout", winner)
    won = sum(winner in each.winners for each in ends)
    if won >= max(SEVERAL_ROUNDS, MOST_ROUNDS * rounds):
        yield EndFact("most_rounds", winner, count=won, more=rounds)
    own = sum(reader in each.winners for each in ends)
    if reader not in (NOBODY, winner) and own >= SOME_ROUNDS:
        yield EndFact("most_rounds", reader, count=own, more=rounds)
    if 0 < since < rounds - 1:
        yield EndFact("led_since", winner, count=since + 1)


def _of_the_bid(match: Match) -> Iterator[EndFact]:
    """Yield whether who had to fulfil a bid took enough for it, and how many points that were."""
    for seat in range(match.table.players):
        tally = match.variant.tally(match.state, seat)
        if tally.bidder and tally.points is not None:
            kind = "bid_missed" if tally.failed else "bid_made"
            yield EndFact(kind, seat, count=tally.bid, more=tally.points)


def _of_hands(match: Match, winner: int, reader: int) -> Iterator[EndFact]:
    """Yield what the numbers of cards in the hands tell, where the winner has none left and all others have."""
    moments = hand_sizes(match)
    sizes = moments[-1].sizes
    others = [seat for seat in range(len(sizes)) if seat != winner]
    if sizes[winner] or not all(sizes[seat] for seat in others):
        return
    dealt = moments[0].sizes[winner]
    most = max(
        (
            each.sizes[winner]
            for each in moments
            if all(each.sizes[winner] > each.sizes[seat] for seat in others)
        ),
        default=0,
    )
    if most >= max(MANY_CARDS, dealt + MORE_THAN_DEALT):
        yield EndFact("came_back", winner, count=most)
    if reader not in (NOBODY, winner):
        if sizes[reader] == 1:
            yield EndFact("one_left", reader)
        yield from _of_a_lead_lost(moments, reader)
        taken = max(each.taken.get(reader, 0) for each in moments[1:])
        if taken >= AT_ONCE:
            yield EndFact("took", reader, count=taken)
    else:
        yield from (EndFact("one_left", seat) for seat in others if sizes[seat] == 1)
    yield from _of_the_lead(moments, winner, others)
    yield from _of_what_was_drawn(moments, winner, reader)
    yield from _of_the_others(moments, winner, reader)


def _of_a_lead_lost(moments: Sequence[HandSizes], reader: int) -> Iterator[EndFact]:
    """Yield until when the reader, who has lost, held fewer cards than anybody else, if that lasted."""
    ahead = [
        all(each.sizes[reader] < size for seat, size in enumerate(each.sizes) if seat != reader)
        for each in moments
    ]
    if True not in ahead or ahead[-1]:
        return
    over = len(ahead) - ahead[::-1].index(True)
    first = next((at + 1 for at in reversed(range(over)) if not ahead[at]), 0)
    lasted = sum(each.seat == reader for each in moments[first:over])
    if lasted < LEAD:
        return
    ended = moments[over]
    taken = ended.taken.get(reader, 0)
    if ended.card != UNKNOWN:
        yield EndFact("ahead_until", reader, card=ended.card)
    elif taken:
        yield EndFact("ahead_until_taking", reader, count=taken)


def _of_the_lead(
    moments: Sequence[HandSizes], winner: int, others: Sequence[int]
) -> Iterator[EndFact]:
    """Yield since which card the winner held fewer cards than anybody else."""
    behind = [
        at
        for at, each in enumerate(moments)
        if any(each.sizes[winner] >= each.sizes[seat] for seat in others)
    ]
    first = behind[-1] + 1 if behind else 0
    if first >= len(moments) or moments[first].card == UNKNOWN:
        return
    lasted = sum(each.seat == winner for each in moments[first + 1 :])
    if lasted >= LEAD:
        yield EndFact("ahead_since", winner, card=moments[first].card)


def _of_what_was_drawn(moments: Sequence[HandSizes], winner: int, reader: int) -> Iterator[EndFact]:
    """Yield how many cards the reader, who has lost, drew in all, and whether the winner drew none."""
    seats = range(len(moments[0].sizes))
    drawn = [sum(each.taken.get(seat, 0) for each in moments[1:]) for seat in seats]
    most = max(drawn)
    lost = reader not in (NOBODY, winner)
    if lost and drawn[reader] == most >= DREW_MANY and drawn.count(most) == 1:
        yield EndFact("drew_most", reader, count=most, more=len(drawn) - 1)
    if not drawn[winner]:
        yield EndFact("drew_nothing", winner)


def _of_the_others(moments: Sequence[HandSizes], winner: int, reader: int) -> Iterator[EndFact]:
    """Yield who once was near the end, nearest first, and how far behind all others were.

    Of the reader, if they have lost, it is told how near they came; else it is told of all others.
    """
    sizes = moments[-1].sizes
    others = sorted((seat for seat in range(len(sizes)) if seat != winner), key=sizes.__getitem__)
    lost = reader in others
    for seat in [reader] if lost else others:
        if sizes[seat] > 1 and any(each.sizes[seat] == 1 for each in moments):
            yield EndFact("once_one_left", seat)
    if lost and sizes[reader] == 2:
        yield EndFact("two_left", reader)
    nearest = others[0]
    if sizes[nearest] >= FAR_AHEAD:
        yield EndFact("far_ahead", winner, nearest, count=sizes[nearest], more=len(others))


def hand_sizes(match: Match) -> list[HandSizes]:
    """Return how many cards each seat held when the match began, and after each of its actions."""
    again = match.again()
    found = [HandSizes(_sizes(again), NOBODY, UNKNOWN, {})]
    for entry, events in again.follow(match.log):
        card = UNKNOWN
        taken: dict[int, int] = {}
        for event in events:
            if not isinstance(event, CardsMoved):
                continue
            src, dst = event.src, event.dst
            if (src.zone, src.seat, dst.zone) == (HAND, entry.seat, DISCARD):
                card = event.cards[-1]
            if dst.zone == HAND and src.zone in (DRAW, DECK):
                taken[dst.seat] = taken.get(dst.seat, 0) + len(event.cards)
        found.append(HandSizes(_sizes(again), entry.seat, card, taken))
    return found


def _sizes(match: Match) -> tuple[int, ...]:
    return tuple(len(hand) for hand in match.state.hands)

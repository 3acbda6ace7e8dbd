"""What is told of a match by its events holds in the match: each claim is looked up in its states again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from game.engine.cards import UNKNOWN
from game.engine.match import Match
from game.session.course import Course
from game.session.end_facts.end_fact import NOBODY, EndFact, most_telling
from game.session.end_facts.match_facts import (
    DREW_MANY,
    FAR_AHEAD,
    LEAD,
    match_facts,
)
from game.session.end_facts.winning_card import winning_card
from game.session.host import Host
from game.session.outcome import outcome_of
from game.session.plan import Plan, Seat
from game.session.replays.tape import Tape
from tests.harness.some import some

NAMES = ("Ada", "Ruth", "Jun", "Milo")


def ended(game: str, seed: int, options: dict[str, int]) -> Tape:
    """A match that bots have played to its end."""
    seats = tuple(Seat(name, name.lower(), "greedy") for name in NAMES)
    host = Host(Plan(game, seats, options, seed))
    while not host.match.over:
        if host.over:
            host.next_round()
        host.runner.run(1)
    return Tape(host.plan, host.match)


def told(match: Match, reader: int = -1) -> list[EndFact]:
    return list(match_facts(match, Course(match).steps, reader))


def sizes(tape: Tape, at: int) -> list[int]:
    return [len(hand) for hand in tape.state(at).hands]


def kinds(game: str, options: dict[str, int], seeds: range) -> Iterator[tuple[Tape, int, EndFact]]:
    """Yield every fact of matches, as each of their players would read it."""
    for seed in seeds:
        tape = ended(game, seed, options)
        match = tape.match(tape.length)
        (winner,) = match.state.winners if len(match.state.winners) == 1 else (-1,)
        reader = (winner + 1) % len(NAMES) if winner >= 0 else 0
        for fact in told(match, reader):
            yield tape, reader, fact


def test_what_is_told_of_hands_is_true() -> None:
    seen: set[str] = set()
    for tape, reader, fact in some(list(kinds("classic", {"rounds": 1}, range(1, 60)))):
        seen.add(fact.kind)
        (winner,) = tape.state(tape.length).winners
        everywhere = [sizes(tape, at) for at in range(tape.length + 1)]
        if fact.kind == "came_back":
            assert fact.seat == winner
            most = [each for each in everywhere if each[winner] == fact.count]
            assert any(max(each) == each[winner] and each.count(max(each)) == 1 for each in most)
        elif fact.kind == "one_left":
            assert (fact.seat, everywhere[-1][reader]) == (reader, 1)
        elif fact.kind == "took":
            assert max(grown(everywhere, reader)) == fact.count >= 6
        elif fact.kind in ("ahead_until", "ahead_until_taking"):
            assert fact.seat == reader
            ahead = [
                all(each[reader] < n for s, n in enumerate(each) if s != reader)
                for each in everywhere
            ]
            over = len(ahead) - ahead[::-1].index(True)
            assert 0 < over < len(ahead)
            entry = tape.entry(over)
            assert entry is not None
            if fact.kind == "ahead_until":
                assert entry.action.cards[-1] == fact.card
            else:
                assert everywhere[over][reader] - everywhere[over - 1][reader] == fact.count
            since = next((at + 1 for at in reversed(range(over)) if not ahead[at]), 0)
            before = (tape.entry(at) for at in range(since, over) if at)
            assert sum(each is not None and each.seat == reader for each in before) >= LEAD
        elif fact.kind == "ahead_since":
            assert fact.seat == winner
            ahead = [
                all(each[winner] < n for s, n in enumerate(each) if s != winner)
                for each in everywhere
            ]
            first = len(ahead) - ahead[::-1].index(False)
            entry = tape.entry(first)
            assert entry is not None
            assert entry.action.cards[-1] == fact.card
            later = (tape.entry(at) for at in range(first + 1, len(ahead)))
            assert sum(each is not None and each.seat == winner for each in later) >= LEAD
        elif fact.kind == "once_one_left":
            assert fact.seat == reader
            assert everywhere[-1][reader] > min(each[reader] for each in everywhere) == 1
        elif fact.kind == "two_left":
            assert (fact.seat, everywhere[-1][reader]) == (reader, 2)
        elif fact.kind == "far_ahead":
            assert min(n for n in everywhere[-1] if n) == fact.count >= FAR_AHEAD
        elif fact.kind in ("drew_nothing", "drew_most"):
            drawn = [sum(grown(everywhere, seat)) for seat in range(len(NAMES))]
            assert fact.seat == (winner if fact.kind == "drew_nothing" else reader)
            assert drawn[fact.seat] == fact.count
            assert fact.kind == "drew_nothing" or drawn.count(max(drawn)) == 1
            assert fact.kind == "drew_nothing" or max(drawn) == fact.count >= DREW_MANY
        else:
            raise AssertionError(f"of hands nothing is told by {fact.kind}")
    assert {"one_left", "ahead_since", "ahead_until", "ahead_until_taking"} <= seen
    assert {"once_one_left", "two_left", "far_ahead", "drew_nothing", "drew_most"} <= seen


def grown(everywhere: Sequence[Sequence[int]], seat: int) -> Iterator[int]:
    """Yield by how many cards a hand grew at once, each time that it did."""
    for before, after in pairwise(everywhere):
        if after[seat] > before[seat]:
            yield after[seat] - before[seat]


def test_who_has_won_is_told_who_came_nearest() -> None:
    seen: set[str] = set()
    for seed in range(1, 40):
        tape = ended("classic", seed, {"rounds": 1})
        match, last = tape.match(tape.length), sizes(tape, tape.length)
        (winner,) = match.state.winners
        fact = most_telling(told(match, winner), NOBODY)
        if fact is None or fact.kind not in ("one_left", "once_one_left"):
            continue
        seen.add(fact.kind)
        left = [n for seat, n in enumerate(last) if seat != winner]
        once = [seat for seat in range(len(last)) if seat != winner and was_at_one(tape, seat)]
        assert not fact.close_for(winner)
        if fact.kind == "one_left":
            assert last[fact.seat] == 1
        else:
            assert 1 not in left
            assert last[fact.seat] == min(last[seat] for seat in once)
    assert seen == {"one_left", "once_one_left"}


def was_at_one(tape: Tape, seat: int) -> bool:
    """Whether somebody had a single card at any time."""
    return any(sizes(tape, at)[seat] == 1 for at in range(tape.length + 1))


def test_what_is_told_of_rounds_is_true() -> None:
    """In a game in which the highest total wins."""
    seen: set[str] = set()
    own: set[bool] = set()
    for tape, reader, fact in some(list(kinds("attack", {"rounds": 4}, range(1, 40)))):
        seen.add(fact.kind)
        ends = [each.scores for each in tape.rounds[1:]]  # with which the next one began
        last = tuple(tape.state(tape.length).scores)
        (winner,) = tape.state(tape.length).winners
        assert fact.seat == winner or (fact.kind, fact.seat) == ("most_rounds", reader)
        if fact.kind == "turned_last":
            assert max(ends[-1]) == ends[-1][fact.other] > ends[-1][winner]
        elif fact.kind == "led_throughout":
            for scores in (*ends, last):
                assert all(scores[winner] > n for s, n in enumerate(scores) if s != winner)
        elif fact.kind == "led_since":
            leads = [
                all(scores[winner] > n for s, n in enumerate(scores) if s != winner)
                for scores in (*ends, last)
            ]
            assert leads.index(True, fact.count - 1) == fact.count - 1 > 0
            assert all(leads[fact.count - 1 :])
            assert not leads[fact.count - 2]
        elif fact.kind == "most_rounds":
            won = sum(fact.seat in each.winners for each in tape.rounds)
            own.add(fact.seat == reader)
            assert (won, len(tape.rounds)) == (fact.count, fact.more)
        else:
            raise AssertionError(f"of several rounds nothing is told by {fact.kind}")
    assert seen == {"turned_last", "led_throughout", "most_rounds", "led_since"}
    assert own == {True, False}, "who has lost is told how many they have won as well"


def test_who_has_lost_is_told_of_themselves_first() -> None:
    throughout, turned = EndFact("led_throughout", 1), EndFact("turned_last", 1, 0)
    closest, rounds = EndFact("closest", 0, 1), EndFact("most_rounds", 0, count=2, more=5)
    assert most_telling([throughout, rounds], 0) is rounds
    assert most_telling([throughout, rounds], NOBODY) is throughout
    assert most_telling([throughout, turned, rounds], 0) is turned
    assert most_telling([closest, turned], 0) is closest
    assert most_telling([throughout], 0) is throughout
    nothing, two = EndFact("drew_nothing", 1), EndFact("two_left", 0)
    assert most_telling([throughout, nothing, two], 0) is throughout, "what is plain comes last"
    assert most_telling([nothing, two], 0) is two
    assert most_telling([], 0) is None
    assert not turned.about(1), "it is about who was ahead"


def test_what_is_told_of_a_bid_is_true() -> None:
    """Of the only round: the bid, and the points of the cards that the bidder has taken."""
    seen: set[str] = set()
    for seed in range(1, 40):
        tape = ended("tricks", seed, {"rounds": 1, "target": 0})
        match = tape.match(tape.length)
        for fact in told(match):
            seen.add(fact.kind)
            bids = [
                entry.action.number
                for entry in match.log
                if (entry.seat, entry.action.verb) == (fact.seat, "bid")
            ]
            assert fact.count == bids[-1] == max(bids)
            counted = sum(
                points for _, points in match.variant.tally(match.state, fact.seat).counted
            )
            assert fact.more == counted
            assert (fact.kind == "bid_missed") == (fact.more < fact.count)
    assert seen == {"bid_missed", "bid_made"}


def test_the_card_of_a_match_is_what_a_winner_laid_last_or_has_won() -> None:
    """In tricks the one card, where a winner has it; else nothing lies behind the winner."""
    seen = set()
    for seed in range(1, 25):
        tape = ended("tricks", seed, {"rounds": 1, "target": 0})
        match = tape.match(tape.length)
        steps = Course(match).steps
        outcome = outcome_of(tape.plan, match, steps)
        prizes = {each.tally.prize for each in outcome.winners} - {UNKNOWN}
        card = winning_card(outcome, match, steps)
        assert card in prizes or (card == UNKNOWN and not prizes)
        seen.add(card != UNKNOWN)
    assert seen == {True, False}


def test_nothing_is_told_before_the_end() -> None:
    tape = ended("classic", 5, {"rounds": 1})
    assert told(tape.match(tape.length - 1)) == []

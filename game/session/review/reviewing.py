"""The walk through a match from which its review is made, in steps of a few ms: `Reviewing(tape, seat)`.

Each decision is judged by what the seat had seen up to then (G-5): it does not matter what else lay where.
"""

from __future__ import annotations

from collections.abc import Generator
from hashlib import sha256
from typing import NamedTuple

from game.bots.belief import Belief
from game.bots.judgement import PARTS, Judgement, forgets, usual, weigh
from game.bots.memory import Memory
from game.bots.search import prospects
from game.engine.events import redact
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.session.course import played_by_person
from game.session.replays.tape import Tape
from game.session.review.match_review import Decision, Review

AGAIN = 2
"""How many times as many worlds look at a loss again before it is shown."""


def can_be_reviewed(tape: Tape) -> bool:
    """Return whether a match has come to its end: before, nobody may look into it."""
    return not tape.running and tape.ended.over


def fair_share(tape: Tape) -> int:
    """Return the chance of every seat before anything is dealt, in PARTS."""
    return round(PARTS / tape.table.sides)


def what_came(tape: Tape, seat: int) -> int:
    """Return what a seat had in the end of a match that is over, in PARTS: all, a share, or nothing."""
    chances = prospects(tape.ended.state, tape.variant.low_wins(tape.table))
    return round(PARTS * chances[seat])


class OwnTurn(NamedTuple):
    """A turn of a seat after `at` actions: what it saw, and what it believes then, which goes on changing."""

    at: int
    seen: Observation
    belief: Belief


def is_own_turn(tape: Tape, seat: int, at: int) -> bool:
    """Return whether an action is a turn of the seat, played by whoever has it in the end."""
    entry = tape.log[at]
    if entry.seat != seat or entry.action.verb not in tape.variant.info.turn_verbs:
        return False
    return bool(tape.plan.seats[seat].bot) or played_by_person(tape.sat_down, seat, at)


def own_turns(tape: Tape, seat: int) -> Generator[OwnTurn | None, None, None]:
    """Go through the turns of a seat in which it did what the rules allow; None after every few ms."""
    match = tape.match(0)
    course = match.follow(tape.log)
    memory, belief = Memory(), Belief(tape.variant)
    memory.begin(match.state.seen_from(seat))
    for at, entry in enumerate(tape.log):
        if is_own_turn(tape, seat, at):
            seen = match.observe(seat, entry.now)
            if entry.action in seen.legal:
                yield from belief.catch_up(memory, seat)
                yield OwnTurn(at, seen, belief)
        _, events = next(course)
        view = match.state.seen_from(seat)
        memory.note(entry.now, entry.seat, entry.action, redact(events, seat), view)


class Reviewing:
    """The review of a match for a seat in the making. Raises ValueError for a match that is not over.

    `found` are the decisions as far as they have been judged, of about `total`; `review` is None until all are.
    `times` is for makers: it is done with as many times the usual worlds.
    """

    def __init__(self, tape: Tape, seat: int, times: float = 1) -> None:
        if not can_be_reviewed(tape):
            raise ValueError("a match that is not over is not reviewed")
        self.tape = tape
        self.seat = seat
        self._times = times
        self.found: list[Decision] = []
        self.review: Review | None = None
        self.total = sum(is_own_turn(tape, seat, at) for at in range(tape.length))
        self._steps = self._walk()

    @property
    def start(self) -> int:
        """The fair share of the seat."""
        return fair_share(self.tape)

    def step(self) -> bool:
        """Go on for a few ms; return whether there is more to do."""
        if self.review is None and next(self._steps, self) is self:
            end = what_came(self.tape, self.seat)
            self.review = Review(self.seat, self.start, end, tuple(self.found))
        return self.review is None

    def _walk(self) -> Generator[None, None, None]:
        for turn in own_turns(self.tape, self.seat):
            if turn is None:
                yield
            else:
                yield from self._judge(*turn)

    def _judge(self, at: int, seen: Observation, belief: Belief) -> Generator[None, None, None]:
        variant, played = self.tape.variant, self.tape.log[at].action
        weighed = yield from weigh(variant, seen, belief, self._luck("first"), times=self._times)
        judged = Judgement.of(weighed, played)
        stands, other = False, None
        if judged.shown:
            more = AGAIN * self._times
            again = yield from weigh(variant, seen, belief, self._luck("again"), times=more)
            stands = judged.stands(again, played)
        elif judged.margin:
            expected = usual(variant, seen, self._luck("usual"))
            other = expected if expected != played else None
        forgot = forgets(variant, seen, played)
        self.found.append(Decision(at, played, judged, stands, other, forgot))

    def _luck(self, look: str) -> Rng:
        """Return the generator for one look at the next decision: the same for the same match, always."""
        deal, number = self.tape.seed or 0, len(self.found)
        text = f"review-{deal}-{self.seat}-{number}-{look}"
        return Rng(int.from_bytes(sha256(text.encode()).digest()[:8], "big"))

"""The search for scenes: matches of careless guests, and every moment of them that may be asked about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.engine.actions import Action
from game.engine.cards import UNKNOWN
from game.engine.match import Entry, Match
from game.engine.notation.positions import count_players
from game.engine.notation.seen_positions import read_seen_position
from game.engine.observe import Observation
from game.engine.puzzles.puzzle_rules import SceneRules
from game.engine.puzzles.scenes import WatchedScene
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.variant import Variant
from game.session.runner import Runner
from game.store.talk_options import load_talk
from game.tools.puzzles.alike import Shape, shape_of
from game.tools.puzzles.careless_seat import CarelessSeat
from game.tools.puzzles.ending_search import SEARCHING
from game.tools.puzzles.found_puzzle import FoundPuzzle, position_of
from game.tools.puzzles.grading import guests
from game.tools.puzzles.seen_ending import NoPuzzle
from game.tools.puzzles.seen_scene import DEALS, proved_scene

FEWEST, MOST = 5, 10
"""How many actions a scene has."""
LONGEST = 30_000
"""ms of a scene."""
TRIED = 2
"""How many beginnings of a moment are tried."""


@dataclass(slots=True)
class SceneSearch:
    """A search through deals of one game for what it `asks`, with so many players, taking turns.

    `counts` are how many moments were tried, and what threw them away. Of each kind of answer, which is the
    word that it names, no more than `each` are found, those of `left_out` not at all.
    """

    variant: Variant[Any]
    asks: str
    players: Sequence[int]
    each: int
    left_out: Sequence[str] = ()
    counts: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    shapes: set[Shape] = field(default_factory=set)

    @property
    def rules(self) -> SceneRules:
        """What is asked."""
        return self.variant.puzzles.scenes[self.asks]

    def run(self, first: int, deals: int) -> Iterator[FoundPuzzle]:
        """Yield what is found in so many deals, in their order: of each kind one a deal at most."""
        for deal in range(first, first + deals):
            self.counts["deals"] += 1
            match = self._played(self.players[deal % len(self.players)], deal)
            found: set[str] = set()
            for puzzle in self._in_match(match, deal, found):
                (answer,) = puzzle.proof.answers
                found.add(answer.text)
                self.kinds[answer.text] += 1
                yield puzzle

    def _played(self, players: int, deal: int) -> Match:
        """Return the first round of a match of careless guests."""
        rng, variant = Rng(deal), self.variant
        table = [guest for guest in guests() if guest.policy != SEARCHING]
        remarks = remarks_of(variant)
        seats = [
            CarelessSeat(guest.bot(variant), rng.fork(), self.rules, remarks, guest.budget)
            for guest in (rng.choice(table) for _ in range(players))
        ]
        match = Match(variant, variant.table(players), deal)
        Runner(match, seats).run(1)
        return match

    def _in_match(self, match: Match, deal: int, found: set[str]) -> Iterator[FoundPuzzle]:
        """Yield the puzzles of a match, of none of the kinds that were `found` in it before."""
        states = self._states(match)
        begins = [self.rules.clean(state) for state in states]
        for done in range(FEWEST, len(states) - 1):
            now = match.log[done].now
            self.counts["moments"] += 1
            answer = self._answer(states[done], match.log[done - 1], now)
            if answer is None or answer.text in found or self.kinds[answer.text] >= self.each:
                continue
            starts = [at for at in range(done - FEWEST, max(-1, done - MOST - 1), -1) if begins[at]]
            for start in starts[:TRIED]:
                puzzle = self._tried(states[start], match.log[start:done], now, answer)
                if puzzle is not None:
                    self.counts["found"] += 1
                    yield replace(puzzle, deal=deal, action=done)
                    break

    def _states(self, match: Match) -> list[State]:
        again = match.again()
        states = [again.state.clone()]
        for _ in again.follow(match.log):
            if again.state.over:
                break
            states.append(again.state.clone())
        return states

    def _answer(self, state: State, last: Entry, now: int) -> Action | None:
        """Return what is right for somebody who looks on, if it is one action of a kind that is wanted."""
        seats = [seat for seat in range(state.players) if seat != last.seat]
        right = {
            each
            for seat in seats[:2]
            for each in self.rules.tries(state.seen_from(seat), seat, now)
            if self.rules.right(state, seat, each, now)
        }
        if len(right) != 1:
            self.counts["several" if right else "nothing"] += 1
            return None
        (answer,) = right
        if answer.text in self.left_out:
            self.counts["left out"] += 1
            return None
        return answer

    def _tried(
        self, begin: State, log: Sequence[Entry], now: int, answer: Action
    ) -> FoundPuzzle | None:
        """Return the puzzle that a scene is, or None."""
        self.counts["scenes"] += 1
        try:
            seat = self._looker(begin, log, now, answer)
            return self._puzzle(begin, log, now, seat)
        except NoPuzzle as why:
            self.counts[str(why)] += 1
            return None

    def _looker(self, begin: State, log: Sequence[Entry], now: int, answer: Action) -> int:
        """Return a seat that does nothing in the scene and whose hand is unlike others. Raises NoPuzzle."""
        acting = {entry.seat for entry in log} | {answer.seat}
        shape = {}
        for seat in range(begin.players):
            if seat not in acting:
                shape[seat] = shape_of(begin.table.deck, begin.hands[seat])
        if log[-1].now - log[0].now > LONGEST or not shape:
            raise NoPuzzle("nobody looks on")
        free = [seat for seat, each in shape.items() if each not in self.shapes]
        if not free:
            raise NoPuzzle("alike")
        return free[0]

    def _puzzle(self, begin: State, log: Sequence[Entry], now: int, seat: int) -> FoundPuzzle:
        """Return the puzzle of a scene as a file will have it. Raises NoPuzzle."""
        variant, zero = self.variant, log[0].now
        steps = tuple(each._replace(now=each.now - zero) for each in log)
        seen = Observation(seat, 0, 0, _shown(begin, seat, steps), [])
        position = position_of(variant, seen)
        table = variant.table(count_players(position))
        try:
            scenes = [
                WatchedScene(
                    Match.from_state(variant, read_seen_position(variant, table, position, Rng(n))),
                    steps,
                    seat,
                    now - zero,
                )
                for n in range(DEALS)
            ]
            proof = proved_scene(self.rules, scenes)
        except ValueError:  # in another deal a card is not where it is played from
            raise NoPuzzle("unseen") from None
        if scenes[0].played().state.turn == seat:
            raise NoPuzzle("in turn")
        self.shapes.add(shape_of(table.deck, begin.hands[seat]))
        return FoundPuzzle(variant, seen, self.asks, proof, 0, 0, scenes[0])


def _shown(begin: State, seat: int, log: Sequence[Entry]) -> State:
    """Return a state as a seat sees it, with those cards of others that they play in a scene."""
    view = begin.seen_from(seat).clone()
    for other, hand in enumerate(view.hands):
        if other != seat:
            played = Counter(
                card
                for each in log
                if each.seat == other and each.action.verb == "play"
                for card in each.action.cards
            )
            known = list((played & Counter(begin.hands[other])).elements())
            hand[:] = [*known, *[UNKNOWN] * (len(hand) - len(known))]
    return view


def remarks_of(variant: Variant[Any]) -> list[str]:
    """Return what may be said in a scene: ready phrases, also cried out, facts and bad words."""
    options = variant.table(variant.info.min_players).options
    phrases = load_talk().lists["phrases"]
    found = list(phrases)
    for mark in options["question_marks"]:
        cries = [*options["exclamation_marks"], *options["full_stops"]]
        found += [p.removesuffix(mark) + cry for p in phrases if p.endswith(mark) for cry in cries]
    return [*found, *options["silly_facts"], *options["bad_words"]]

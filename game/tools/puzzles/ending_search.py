"""The search for endings: matches of guests, and every position of them that may be a puzzle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.engine.match import Match
from game.engine.observe import Observation
from game.engine.rng import Rng
from game.engine.state import PLAY
from game.engine.variant import Variant
from game.session.controllers import BotSeat
from game.session.runner import Runner
from game.tools.puzzles.alike import Shape, shape_of
from game.tools.puzzles.found_puzzle import FoundPuzzle
from game.tools.puzzles.grading import guests
from game.tools.puzzles.seen_ending import NoPuzzle, SeenEnding

SEARCHING = "master"
"""The policy of guests who do not play here: their matches take a hundred times as long."""


FEW = 10
"""So many puzzles may be of any kinds."""


@dataclass(slots=True)
class EndingSearch:
    """A search through deals of one game; `counts` are how many positions were tried, and what threw them away.

    `cards` is how many cards a hand may have, by the number of players; `cases` how many deals a position.
    """

    variant: Variant[Any]
    cards: dict[int, tuple[int, int]]
    cases: int
    counts: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    shapes: set[Shape] = field(default_factory=set)

    def run(self, first: int, deals: int) -> Iterator[FoundPuzzle]:
        """Yield what is found in so many deals, in their order; the numbers of players take turns."""
        players = sorted(self.cards)
        for deal in range(first, first + deals):
            self.counts["deals"] += 1
            match = played(self.variant, players[deal % len(players)], deal)
            yield from self._in_match(match, deal)

    def _in_match(self, match: Match, deal: int) -> Iterator[FoundPuzzle]:
        fewest, most = self.cards[match.table.players]
        again = match.again()
        for done, _ in enumerate(again.follow(match.log), 1):
            state = again.state
            if state.over:
                break
            if not fewest <= len(state.hands[state.turn]) <= most or state.phase != PLAY:
                continue
            found = self._tried(again.observe(state.turn), deal, done)
            if found is not None:
                yield found

    def _tried(self, seen: Observation, deal: int, done: int) -> FoundPuzzle | None:
        """Return the puzzle that a position is, with the kind that was found least; or None."""
        counts, variant = self.counts, self.variant
        counts["positions"] += 1
        shape = shape_of(seen.state.table.deck, seen.state.hands[seen.seat])
        try:
            ending = SeenEnding(variant, seen, self.cases)
        except NoPuzzle as why:
            counts[str(why)] += 1
            return None
        found = []
        for asks in variant.puzzles.goals:
            counts["questions"] += 1
            try:
                found.append((asks, ending.proved(asks)))
            except NoPuzzle as why:
                counts[f"question: {why}"] += 1
        if not found:
            return None
        if shape in self.shapes:
            counts["alike"] += 1
            return None
        self.shapes.add(shape)
        asks, proof = min(found, key=lambda each: self.kinds[each[0]])
        self.kinds[asks] += 1
        counts["found"] += 1
        return FoundPuzzle(variant, seen, asks, proof, deal, done)


def within_thirds(found: Sequence[FoundPuzzle]) -> list[FoundPuzzle]:
    """Return the puzzles without the last of those kinds that would be more than a third of them.

    Where there are fewer than three kinds that cannot be, and FEW puzzles are kept as they are.
    """
    kept = list(found)
    while len(kept) > FEW:
        kinds = Counter(each.asks for each in kept)
        most, count = kinds.most_common(1)[0]
        if len(kinds) < 3 or 3 * count <= len(kept):
            break
        kept.remove([each for each in kept if each.asks == most][-1])
    return kept


def played(variant: Variant[Any], players: int, deal: int) -> Match:
    """Return the first round of a match of guests; the deal chooses them, and what they do by chance."""
    rng = Rng(deal)
    table = [guest for guest in guests() if guest.policy != SEARCHING]
    seats = [
        BotSeat(guest.bot(variant), rng.fork(), budget=guest.budget)
        for guest in (rng.choice(table) for _ in range(players))
    ]
    match = Match(variant, variant.table(players), deal)
    Runner(match, seats).run(1)
    return match

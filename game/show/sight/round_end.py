"""How a round has ended, by what everybody may know: `round_end_of`."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.cards import UNKNOWN
from game.session.records.ending import places
from game.session.viewpoint import Viewpoint


@dataclass(frozen=True, slots=True)
class Stands:
    """How a seat stands after a round: its place, its score in it, and its score over all of them."""

    seat: int
    place: int
    gained: int
    score: int


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The end of a round, or of the `match`. `winners` are those of the match once that is over.

    `card` is the one with which the winner `by` ended the round (UNKNOWN, −1: none did). `standing` has
    everybody, the best first. `first` is whether there were no scores before this round.
    """

    winners: tuple[int, ...]
    match: bool
    round: int
    card: int
    by: int
    standing: tuple[Stands, ...]
    first: bool

    def place(self, seat: int) -> int:
        """Return the place of a seat; 0 for an onlooker."""
        return next((each.place for each in self.standing if each.seat == seat), 0)


def round_end_of(seen: Viewpoint, last: tuple[int, int]) -> RoundEnd | None:
    """Return the end of the round that a viewpoint sees, or None while it is played.

    `last` is who laid a card on the discard pile last, and which: it ended the round if a winner has none left.
    """
    state = seen.observation.state
    if not state.over:
        return None
    seat, card = last
    winners, scores, gained = tuple(state.winners), state.scores, state.round_scores
    match = seen.variant.match_winners(state) is not None
    # After a round those who have won it stand no better for that than by what they scored.
    ahead = winners if match else ()
    found = places(
        scores, ahead, low_wins=seen.variant.low_wins(seen.table), sides=seen.table.sides
    )
    ended = seat in winners and not state.hands[seat]
    rows = [Stands(at, found[at], gained[at], score) for at, score in enumerate(scores)]
    return RoundEnd(
        winners,
        match,
        state.round,
        card if ended else UNKNOWN,
        seat if ended else -1,
        tuple(sorted(rows, key=lambda each: each.place)),
        list(scores) == list(gained),
    )

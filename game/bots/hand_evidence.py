"""What is known of a hidden hand: when its cards came and left, what its actions told, which were seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.engine.cards import UNKNOWN


class Fate:
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


class Loss:
    """A card that a seat was seen to play: its face, when, and after how much evidence."""

    __slots__ = ("card", "left", "until")

    def __init__(self, card: int, left: int, until: int) -> None:
        self.card = card
        self.left = left
        self.until = until


class HandEvidence:
    """What is known of the hand of one other seat: when its cards came, which left, what its actions told.

    `sums[k][card]` is the evidence of its first k actions for each card, summed. `known` are the cards that the
    observer has seen in it, having held or been shown them; the others are hidden.
    """

    def __init__(self, cards: int, faces: int, known: Sequence[int] = ()) -> None:
        self.came: list[tuple[int, int]] = [(0, 0)] * cards
        self.losses: list[Loss] = []
        self.sums: list[list[float]] = [[0.0] * faces]
        self.known = list(known)

    @property
    def hidden(self) -> int:
        """How many of its cards are hidden."""
        return len(self.came) - len(self.losses)

    def shown(self, cards: Sequence[int]) -> None:
        """Take note of the cards that were in the hand first; what is left are those that came last."""
        hidden = max(0, self.hidden + len(self.known) - len(cards))
        self.known = list(cards)
        self.came = self.came[len(self.came) - hidden :]
        self.losses = []

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
        shown = []
        hidden = 0
        for card in cards:
            if card == UNKNOWN:
                hidden += 1
            elif card in self.known:
                self.known.remove(card)
            else:
                shown.append(card)
        if hidden:
            del self.came[-hidden:]
        self.losses += [Loss(card, number, len(self.sums) - 1) for card in shown]

    def told(self, evidence: dict[int, float]) -> None:
        """Count the evidence of an action."""
        row = list(self.sums[-1])
        for card, value in evidence.items():
            row[card] += value
        self.sums.append(row)

"""What a round counts, and when a match by rounds or to a target ends (H-8)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from game.engine.cards import NO_SUIT, Deck
from game.engine.options import SetupError
from game.engine.problems import Phrase
from game.engine.table import Table
from game.engine.variant import Variant, seats_with
from game.variants.families.house.house_states import ColourState
from game.variants.families.partners import held_by_side, settled

C = TypeVar("C", bound=ColourState)

BY_ROUNDS, BY_LEFT, BY_WINNER = "rounds", "left", "winner"
ACTING, WILD = 20, 50
"""What a card with a symbol counts, and one without a colour (O-18)."""


def worth(deck: Deck, card: int) -> int:
    """Return what a card left in a hand counts: numbers their value (O-18)."""
    if deck.suit[card] == NO_SUIT:
        return WILD
    return deck.rank[card] if deck.kind[card] == "number" else ACTING


class Scoring(Variant[C]):
    """A game whose rounds count by the option `scoring`."""

    def check_ends(self, table: Table) -> None:
        """Check that the match has an end: rounds, or a score that can be reached (G-10, H-8)."""
        options = table.options
        if options["scoring"] == BY_ROUNDS:
            if options["target"]:
                raise SetupError(Phrase("problem.target-by-rounds"))
            if not options["rounds"]:
                rounds = next(each for each in self.info.options if each.name == "rounds")
                replace(rounds, also=()).accept(0)
        if not options["rounds"] and not options["target"]:
            raise SetupError(Phrase("problem.no-end-rounds"))

    def low_wins(self, table: Table) -> bool:
        """Return whether the lowest total wins: where the cards left count against their holder."""
        return bool(table.options["scoring"] == BY_LEFT)

    def losers_score(self, table: Table) -> bool:
        """Return whether losers come close by what they hold: not where all cards left count for the winner."""
        return bool(table.options["scoring"] != BY_WINNER)

    def counts_as_written(self, table: Table) -> bool:
        """Return whether `scoring` has its usual value."""
        usual = next(each.default for each in self.info.options if each.name == "scoring")
        return bool(table.options["scoring"] == usual)

    def result(self, state: C) -> tuple[list[int], list[int]]:
        """Return winners and scores (H-8); of a blocked round the lowest hands are the winners' (G-4)."""
        how, counts = state.table.options["scoring"], list(map(len, state.hands))
        if how == BY_ROUNDS:
            winners, _ = settled(state, counts)
            return winners, [int(seat in winners) for seat in range(state.players)]
        deck = state.table.deck
        held = [sum(worth(deck, card) for card in hand) for hand in state.hands]
        winners, left = settled(state, held)
        if how == BY_LEFT:
            return winners, left
        others = sum(each for seat, each in enumerate(held) if seat not in winners)
        return winners, [others if seat in winners else 0 for seat in range(state.players)]

    def counted(self, state: C, seat: int) -> list[tuple[int, int]]:
        """Return the cards that made a seat's score, with their points: those left, or all that others hold."""
        how, deck = state.table.options["scoring"], state.table.deck
        if how == BY_ROUNDS:
            return []
        cards = held_by_side(state, seat)
        if how == BY_WINNER:
            winners = self.result(state)[0]
            others = [hand for each, hand in enumerate(state.hands) if each not in winners]
            cards = [card for hand in others for card in hand] if seat in winners else []
        return [(card, worth(deck, card)) for card in cards]

    def match_winners(self, state: C) -> list[int] | None:
        """Return the seats with the best total, after the last round or once the target is reached."""
        options, scores = state.table.options, state.scores
        rounds, target = options["rounds"], options["target"]
        if (rounds and state.round >= rounds) or (target and max(scores) >= target):
            best = min(scores) if self.low_wins(state.table) else max(scores)
            return seats_with(best, scores)
        return None

"""A second implementation of One Card: Tricks: a slow referee on card codes, written from the clauses alone.

Random matches are played under both, which must agree on every legal action and every score.
"""

from __future__ import annotations

import pytest

from game.engine.notation.action_text import parse_action
from game.engine.rng import Rng
from game.variants import all_verbs
from game.variants.tricks import TRICKS
from game.variants.tricks.state import TricksState

UP = ("9", "10", "J", "Q", "K", "A")  # T-7
JOKER = "Joker"


class Referee:
    """One match on the table that `state` describes to the program."""

    def __init__(self, state: TricksState, rng: Rng) -> None:
        self.state, self.rng = state, rng
        self.players = state.players
        self.dealer = state.dealer
        self.scores = [0] * self.players

    def do(self, seat: int, allowed: list[str]) -> str:
        """Do a random one of the allowed actions, which must be the program's legal ones for this seat."""
        state = self.state
        assert state.turn == seat
        assert sorted(TRICKS.text(state, each) for each in TRICKS.legal(state, seat)) == sorted(
            allowed
        )
        # Who may pass does so every other time, or there would hardly be a round without trump.
        passing = "pass" in allowed and self.rng.below(2)
        text = "pass" if passing else allowed[self.rng.below(len(allowed))]
        TRICKS.apply(state, seat, parse_action(text, state.table.deck, all_verbs()), 0)
        return text

    def auction(self) -> None:
        """T-3, T-4: who bids highest, and how much; nobody, if all pass."""
        self.bid, self.bidder = 0, None
        inside = [(self.dealer + step) % self.players for step in range(1, self.players + 1)]
        lowest = {2: 8, 3: 7, 4: 6}[self.players]
        while inside:
            seat = inside.pop(0)
            higher = range(max(lowest, self.bid + 1), 16)
            said = self.do(seat, [f"bid {number}" for number in higher] + ["pass"])
            if said != "pass":
                self.bid, self.bidder = int(said.split()[1]), seat
                inside.append(seat)
            if self.bid == 15 or inside == [self.bidder]:
                return

    def follows(self, hand: list[str], trick: list[str]) -> list[str]:
        """T-5, T-8 to T-10: the cards that may be played."""
        if not trick:
            naming = self.bidder is not None and not self.trump
            return [card for card in hand if card != JOKER or not naming]
        led = self.trump if trick[0] == JOKER else trick[0][-1]
        if not led:
            return hand
        same = [card for card in hand if card != JOKER and card[-1] == led]
        only = [card for card in hand if card == JOKER and led == self.trump]
        return same or only or hand

    def strength(self, card: str, led: str) -> tuple[int, int]:
        """T-11, T-13."""
        if card == JOKER:
            return (2, -1) if self.trump else (3, 0)
        rank = self.order.index(card[:-1])
        if card[-1] == self.trump:
            return 2, rank
        return (1, rank) if led != JOKER and card[-1] == led[-1] else (0, 0)

    def trick(self, leader: int) -> int:
        """Who takes it."""
        seats = [(leader + step) % self.players for step in range(self.players)]
        trick: list[str] = []
        for seat in seats:
            allowed = self.follows(self.hands[seat], trick)
            card = self.do(seat, [f"play {each}" for each in allowed]).split()[1]
            self.hands[seat].remove(card)
            trick.append(card)
            if self.bidder is not None and not self.trump:
                self.trump = card[-1]
        best = max(trick, key=lambda card: self.strength(card, trick[0]))
        winner = seats[trick.index(best)]
        self.taken[winner] += trick
        chooses = self.bidder is None or self.state.table.options["downtown"] == "always"
        if JOKER in trick and chooses and self.hands[winner]:
            chosen = self.do(winner, ["downtown", "uptown"])
            self.order = UP[::-1] if chosen == "downtown" else UP
        return winner

    def round(self) -> None:
        """T-5, T-6, T-12, T-14 to T-16."""
        codes = self.state.table.deck.codes
        self.hands = [[codes[card] for card in hand] for hand in self.state.hands]
        one_card = codes[self.state.centre[0]]
        self.taken: list[list[str]] = [[] for _ in self.hands]
        self.trump, self.order = "", UP
        self.auction()
        opposite = (self.dealer + {2: 1, 3: 1, 4: 2}[self.players]) % self.players
        leader = opposite if self.bidder is None else self.bidder
        while self.hands[leader]:
            leader = self.trick(leader)
        self.taken[leader].append(one_card)
        worth = {"J": 1, "Q": 1, "K": 1, "Joke": 3}
        points = [sum(worth.get(card[:-1], 0) for card in cards) for cards in self.taken]
        assert sum(points) == 15
        if self.bidder is not None and points[self.bidder] < self.bid:
            points[self.bidder] = 0
        assert self.state.round_scores == points
        self.scores = [sum(pair) for pair in zip(self.scores, points, strict=True)]
        assert self.state.scores == self.scores

    def match(self) -> None:
        """T-2, T-17: rounds, until one player leads alone at the target."""
        while True:
            self.round()
            best = max(self.scores)
            if best >= self.state.table.options["target"] and self.scores.count(best) == 1:
                assert self.state.phase == "match over"
                assert self.state.winners == [self.scores.index(best)]
                return
            assert self.state.phase == "round over"
            TRICKS.apply(
                self.state, -1, parse_action("next round", self.state.table.deck, all_verbs()), 0
            )
            self.dealer = (self.dealer + 1) % self.players


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("downtown", ["always", "no-bid"])
def test_both_readings_agree(players: int, downtown: str) -> None:
    table = TRICKS.table(players, {"downtown": downtown})
    for seed in range(40):
        referee = Referee(TRICKS.begin(table, seed), Rng(seed))
        referee.match()
        assert referee.state.scores == referee.scores

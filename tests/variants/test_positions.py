"""Positions that people write: what cannot be is told in a sentence, all else can be played on."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.notation.action_text import parse_action
from game.engine.notation.card_text import NotationError
from game.engine.notation.positions import read_position, write_position
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.variant import Variant
from game.variants import all_verbs, find_variant

Position = dict[str, Any]

BEFORE_THE_ROUND: Position = {
    "hands": ["3H 4H 5H 6H 9H", "3D 4D 5D 6D 9D"],
    "discard": "",
    "phase": "dealt",
    "dealer": 0,
    "turn": 1,
}
IN_PLAY: Position = {"hands": ["3H 4H", "3D 4D"], "discard": "9S 5C"}
AUCTION: Position = {"hands": ["AS", "QH", "10D"], "centre": "JC", "phase": "auction"}
TRICK: Position = {"hands": ["AS", "QH 9C", "10D KC"], "centre": "JC", "turn": 1}


def read(game: str, position: Position, **options: Any) -> tuple[Variant[Any], State]:
    variant = find_variant(game)
    table = variant.table(len(position["hands"]), options)
    return variant, read_position(variant, table, position)


@pytest.mark.parametrize(
    ("game", "position", "sentence"),
    [
        ("callout", BEFORE_THE_ROUND | {"draw": ""}, "the key draw: the first card"),
        ("callout", BEFORE_THE_ROUND | {"draw": "", "phase": "deal"}, "the key draw: the first card"),
        ("callout", IN_PLAY | {"discard": ""}, "the key discard: at least one card"),
        ("callout", IN_PLAY | {"awaiting_suit": True}, "the key awaiting_suit: no wild card"),
        ("callout", IN_PLAY | {"uncalled_spades": "9S 5C"}, "the key uncalled_spades: no spades: 5C"),
        ("callout", IN_PLAY | {"skips": 109}, "the key skips: 109 is more than all 108 cards"),
        ("oono", {"hands": ["R1", "R2"], "discard": "R3", "drawn": ["R1"]}, "the key drawn: ['R1'] is"),
        ("tricks", AUCTION | {"bids": [16, "", ""]}, "the key bids: nobody bids more than 15"),
        ("tricks", AUCTION | {"bids": ["", 15, ""]}, "the key bids: the bid of 15 has ended"),
        ("tricks", AUCTION | {"bids": ["pass", 7, ""]}, "the key bids: seat 0 is in turn and has"),
        ("tricks", AUCTION | {"bids": [7, "pass", "pass"]}, "the key bids: all the others have"),
        ("tricks", AUCTION | {"trick": "9S"}, "the key trick: nothing has been led"),
        ("tricks", TRICK | {"trick": "9S", "bidder": 0}, "the key trick: a card was led"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_told(game: str, position: Position, sentence: str) -> None:
    with pytest.raises(NotationError) as told:
        read(game, position)
    assert sentence in str(told.value)


def test_a_turn_may_have_begun_before_the_position() -> None:
    """L-23: three seconds ago; −1 alone means that no clock runs."""
    variant, state = read("callout", IN_PLAY | {"turn_started": -3000})
    assert variant.readings(state, 5000)["open"]() == []
    assert variant.readings(state, 5001)["open"]() == ["0 too-slow"]
    _, state = read("callout", IN_PLAY | {"turn_started": -1})
    assert variant.readings(state, 60_000)["open"]() == []


SUITS = "SHDC"
ACTIONS = {
    "callout": "draw|one|look|take|done|deal all|deal 0|time out|time in|suit H|call 8S|say is it|"
    "say I have 2 cards|accuse 0 misdeal|accuse 1 misdeal|accuse 0 out-of-turn|accuse 1 no-match|"
    "accuse 0 not-identical|accuse 1 too-slow|next round",
    "tricks": "bid 8|bid 15|pass|uptown|downtown|next round",
}


class Scribbler:
    """Writes positions of which hardly one could have come about."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        low = 9 if game == "tricks" else 2
        ranks = [*map(str, range(low, 11)), *"JQKA"]
        self.cards = [rank + suit for rank in ranks for suit in SUITS] + ["Joker"]
        self.rng.shuffle(self.cards)

    def one_of(self, *choices: Any) -> Any:
        return choices[self.rng.below(len(choices))]

    def some(self, *counts: int) -> str:
        count = self.one_of(*counts)
        taken, self.cards = self.cards[:count], self.cards[count:]
        return " ".join(taken)

    def position(self) -> Position:
        seats = range(self.one_of(2, 3, 4))
        seat = self.one_of(*seats)
        position = {"hands": [self.some(0, 1, 3, 5) for _ in seats]}
        if self.game == "tricks":
            said = ("", "", "pass", 8, 15)
            more = {
                "centre": self.some(1),
                "phase": self.one_of("auction", "order", "play", "round over", "match over"),
                "bids": [self.one_of(*said) for _ in seats],
                "bidder": self.one_of("none", seat),
                "trump": self.one_of("", *SUITS),
                "trick": self.some(0, 0, 1, 2),
                "taken": [self.some(0, 2) for _ in seats],
                "order": self.one_of("uptown", "downtown"),
            }
        else:
            more = {
                "discard": self.some(0, 1, 1, 4),
                "draw": self.some(0, 1, 3, 20),
                "phase": self.one_of("deal", "dealt", "play", "play", "round over"),
                "called": self.one_of("", "H"),
                "facing": self.one_of(0, 2, 60),
                "more_turns": self.one_of(0, 0, 2),
                "skips": self.one_of(0, 0, 5),
                "aside": [self.some(0, 0, 2) for _ in seats],
                "awaiting_suit": self.one_of(False, True),
                "uncalled_spades": self.one_of("", "8S"),
                "time_out": self.one_of("none", "none", seat),
                "idle": self.one_of(0, 1, 9),
                "turn_started": self.one_of(0, -1, -5000, 99_999),
            }
        given = {name: value for name, value in more.items() if self.rng.below(2)}
        must = {name: more[name] for name in ("centre", "discard") if name in more}
        return position | given | must | {"turn": seat}


def test_whatever_position_can_be_read_can_be_played_on() -> None:
    """And is written as a position that can be read again, whatever is done."""
    played = dict.fromkeys(ACTIONS, 0)
    for seed in range(600):
        game = ("callout", "tricks")[seed % 2]
        scribbler = Scribbler(game, seed)
        try:
            variant, state = read(game, scribbler.position())
        except NotationError:
            continue
        played[game] += 1
        now = 0
        for _ in range(12):
            now += scribbler.one_of(0, 1, 2500, 9000)
            seat = scribbler.one_of(-1, state.turn, state.turn, *range(state.players))
            words = ACTIONS[game].split("|")
            hand = state.hands[seat] if seat >= 0 else []
            words += [f"play {state.table.deck.codes[card]}" for card in hand] * 3
            action = parse_action(scribbler.one_of(*words), state.table.deck, all_verbs())
            if variant.check(state, seat, action, now) is None:
                variant.apply(state, seat, action, now, [])
            for reading in variant.readings(state, now).values():
                reading()
            read_position(variant, state.table, write_position(variant, state))
    assert min(played.values()) > 60, played

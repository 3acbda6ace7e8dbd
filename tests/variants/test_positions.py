"""Positions that people write: what cannot be is told in a sentence, all else can be played on."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import replay
from game.engine.match import Match
from game.engine.notation import replay_reader
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
LEAD: Position = {
    "hands": ["AS", "QH", "10D"],
    "centre": "JC",
    "bids": [7, "pass", "pass"],
    "bidder": 0,
}
COLOURS: Position = {"hands": ["R1 G5", "R2 B6"], "discard": "R+2"}
FRENCH: Position = {"hands": ["3H 4C", "3D 5C"], "discard": "7H"}
JACK: Position = IN_PLAY | {"discard": "9S JC"}
OVER: Position = IN_PLAY | {"phase": "round over"}


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
        ("oono", {"hands": ["R1", "R2"], "discard": "R3", "facing": 2}, "the key facing: no cards are to be"),
        ("oono", {"hands": ["R1", "R2"], "discard": "W", "facing": 4}, "the key facing: no cards are to be"),
        ("oono", COLOURS | {"facing": 433}, "the key facing: 433 is more than all 108 cards bring about"),
        ("oono", COLOURS | {"called": "R"}, "the key called: no wild card lies on top for which R is called"),
        ("oono", COLOURS | {"idle": 2}, "the key idle: after 2 turns in a row without a card"),
        ("oono", COLOURS | {"hands": ["R1", ""]}, "the key hands: seat 1 has no card, so that the round is"),
        ("oono", COLOURS | {"drawn": "R1", "facing": 2}, "the key drawn: a card to be played is"),
        ("oono", COLOURS | {"drawn": "R1", "phase": "round over"}, "the key drawn: a card to be played is"),
        ("oono", COLOURS | {"drawn": "G5"}, "the key drawn: G5 does not match, so that the turn has passed"),
        ("oono", COLOURS | {"scores": [0, 10**6]}, "the key scores: 1000000 is more than 999999"),
        ("oono", COLOURS | {"round": 10**9}, "the key round: 1000000000 is more than 999999"),
        ("classic", COLOURS | {"called": "R"}, "the key called: no wild card lies on top for which R is"),
        ("attack", FRENCH | {"called": "H"}, "the key called: 'H' cannot be: in this game it is always ''"),
        ("attack", FRENCH | {"facing": 2}, "the key facing: no cards are to be drawn for 7H on top"),
        ("attack", FRENCH | {"drawn": "3H"}, "the key drawn: what is drawn may not be played without"),
        ("attack", FRENCH | {"hands": ["", "3D"]}, "the key hands: seat 0 has no card, so that the round"),
        ("callout", IN_PLAY | {"called": "H"}, "the key called: no wild card lies on top for which H is"),
        ("callout", JACK | {"called": "H", "awaiting_suit": True}, "the key awaiting_suit: the suit has been"),
        ("callout", IN_PLAY | {"skips": 1}, "the key skips: players are skipped once more_turns"),
        ("callout", IN_PLAY | {"more_turns": 109}, "the key more_turns: 109 is more than all 108 cards"),
        ("callout", IN_PLAY | {"uncalled_spades": "2S 2S 2S"}, "the key uncalled_spades: 2S is there 3 times"),
        ("callout", IN_PLAY | {"turn_started": 10**13}, "the key turn_started: 10000000000000 is more"),
        ("callout", OVER | {"time_out": 0}, "the key time_out: the round is over, and nobody stops it"),
        ("callout", BEFORE_THE_ROUND | {"discard": "9S"}, "the key discard: that cannot be before the round"),
        ("callout", BEFORE_THE_ROUND | {"time_out": 1}, "the key time_out: that cannot be before the round"),
        ("callout", BEFORE_THE_ROUND | {"facing": 2}, "the key facing: that cannot be before the round is on"),
        ("callout", BEFORE_THE_ROUND | {"uncalled_spades": "9S"}, "the key uncalled_spades: that cannot be"),
        ("tricks", AUCTION | {"hands": ["AS", "Joker", "10D"]}, "the key hands: seat 1 holds the Joker alone"),
        ("tricks", AUCTION | {"hands": ["AS", "", "10D"]}, "the key hands: seat 1 has still to play, and has"),
        ("tricks", AUCTION | {"bidder": 1}, "the key bidder: nobody has won the auction while it is on"),
        ("tricks", AUCTION | {"trump": "S"}, "the key trump: there is none before somebody has won"),
        ("tricks", AUCTION | {"bids": ["", 8, 8]}, "the key bids: each bid is higher than the last"),
        ("tricks", LEAD | {"hands": ["Joker", "QH", "9D"]}, "the key hands: seat 0 holds the Joker alone"),
        ("tricks", LEAD | {"turn": 1}, "the key turn: the first card is led by the bidder, seat 0"),
        ("tricks", LEAD | {"phase": "order"}, "the key trick: a card was led, so that the key trump must be"),
        ("tricks", LEAD | {"bids": [7, 9, "pass"]}, "the key bidder: 9 was bid by another"),
        ("tricks", LEAD | {"bids": ["pass", "pass", "pass"]}, "the key bidder: seat 0 has passed"),
        ("tricks", LEAD | {"bidder": "none"}, "the key bidder: it must be given, for 7 was bid"),
        ("tricks", TRICK | {"trump": "S"}, "the key trump: there is none before somebody has won the auction"),
        ("tricks", TRICK | {"leader": 2}, "the key leader: with 0 cards in the trick and seat 1 in turn it"),
        ("tricks", TRICK | {"turn": 2, "trick": "9S", "hands": ["", "QH", "KC"]}, "the key hands: seat 0 has"),
        ("tricks", TRICK | {"centre": "JC KC"}, "the key centre: KC is there 2 times"),
        ("tricks", TRICK | {"centre": "JC JD"}, "the key centre: one card lies there, and not 2"),
        ("tricks", TRICK | {"centre": ""}, "the key centre: one card lies there, and not 0"),
        ("tricks", TRICK | {"phase": "round over"}, "the key hands: the round is not over while everybody"),
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


def test_a_position_need_not_have_come_about() -> None:
    """Hands of any length, an endgame, a score that has been reached: the game can go on from there."""
    for game, position, legal in (
        ("oono", COLOURS | {"hands": ["R1", "R2 B6 B7 B8"], "draw": ""}, ["play R1"]),
        ("oono", COLOURS | {"uncalled": 1, "called_uno": [0], "round": 9}, ["play R1"]),
        ("classic", COLOURS | {"round": 3, "scores": [7, 9]}, ["play R1", "draw"]),
        ("attack", FRENCH | {"scores": [-90, 4]}, ["play 3H"]),
        ("callout", IN_PLAY | {"hands": ["", "3D"]}, ["draw"]),
        ("tricks", TRICK | {"scores": [40, 2, 3]}, ["play 9C", "play QH"]),
    ):
        _, state = read(game, position)
        variant = find_variant(game)
        assert sorted(variant.readings(state, 0)["legal"]()) == sorted(legal)


def test_with_hands_of_unequal_length_the_round_ends_when_somebody_has_no_card() -> None:
    """Nobody is in turn without a card; what the others still hold counts for nobody."""
    hands = ["9S", "AS KH", "10S QD"]
    variant, state = read("tricks", {"hands": hands, "centre": "JC", "turn": 0})
    for seat, does in enumerate(("play 9S", "play AS", "play 10S")):
        action = parse_action(does, state.table.deck, all_verbs())
        assert variant.check(state, seat, action, 0) is None
        variant.apply(state, seat, action, 0)
    assert state.phase == "round over"
    assert (state.round_scores, state.winners) == ([0, 1, 0], [1])
    again = read_position(variant, state.table, write_position(variant, state))
    assert again.winners == [1]


def test_an_uncalled_joker_has_no_clock_whatever_the_position_says() -> None:
    """L-11: so that a match which begins there can be kept, and runs again from what is kept."""
    given = IN_PLAY | {"discard": "9C Joker", "awaiting_suit": True, "turn_started": -2500}
    variant, state = read("callout", given)
    assert write_position(variant, state)["turn_started"] == -1
    match = Match.from_state(variant, state)
    assert replay_reader.read(replay.write(match), find_variant).play().state == match.state


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
    for seed in range(900):
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


LAID: Position = {"hands": ["R5 R6 R7", "B1 B2"], "discard": "R1 R9"}
FOUR: Position = {
    "hands": ["R5 R6 R7", "B1 B4", "G1 G2"],
    "discard": "R1 W+4",
    "called": "B",
    "facing": 4,
    "doubtable": "R",
}


@pytest.mark.parametrize(
    ("game", "position", "options", "sentence"),
    [
        (
            "classic",
            LAID | {"jump": True},
            {"stacking": "same"},
            "the key jump: nobody may jump in without the option jump_in",
        ),
        (
            "attack",
            FRENCH | {"jump": True},
            {"draw_until": True},
            "the key jump: nobody may jump in without the option jump_in",
        ),
        (
            "classic",
            LAID | {"jump": True, "drawn": "R5"},
            {"jump_in": True, "play_drawn": True},
            "the key jump: who has drawn has acted, so that nobody may jump any more",
        ),
        (
            "oono",
            LAID | {"hands": ["R5 W+4", "B1 B2"], "drawn": "W+4"},
            {"draw4": "no-colour"},
            "the key drawn: W+4 may not be played, so that the turn has passed",
        ),
        (
            "oono",
            LAID | {"hands": ["W", "B1 B2"], "drawn": "W"},
            {"last_card": "number"},
            "the key drawn: who has drawn W holds another card",
        ),
        (
            "oono",
            FOUR | {"laid_by": 0},
            {"draw4": "doubt"},
            "the key doubtable: seat 0 has laid it, and cannot doubt it",
        ),
        (
            "classic",
            FOUR | {"facing": 6},
            {"draw4": "doubt", "stacking": "up"},
            "the key doubtable: W+4 can be doubted while 4 cards are faced",
        ),
        (
            "classic",
            FOUR,
            {"stacking": "same"},
            "the key doubtable: nothing can be doubted without draw4 = doubt",
        ),
        (
            "classic",
            LAID | {"uncalled": 1},
            {"jump_in": True},
            "the key uncalled: nothing has to be called without the option call",
        ),
        (
            "classic",
            LAID | {"called_uno": [1]},
            {},
            "the key uncalled: nothing has to be called without the option call",
        ),
    ],
)
def test_a_position_keeps_to_the_house_rules_of_its_table(
    game: str, position: Position, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(NotationError) as told:
        read(game, position, **options)
    assert str(told.value) == sentence


@pytest.mark.parametrize(
    ("game", "position", "options"),
    [
        ("classic", LAID | {"jump": True}, {"jump_in": True}),
        ("classic", FOUR, {"draw4": "doubt"}),
        ("oono", FOUR, {"draw4": "doubt", "jump_in": True}),
        (
            "oono",
            LAID | {"hands": ["B5 W+4", "B1 B2"], "drawn": "W+4"},
            {"draw4": "no-colour"},
        ),
        ("classic", LAID | {"hands": ["B5 B6", "B1"], "uncalled": 1}, {"call": True}),
    ],
)
def test_by_house_rules_what_can_be_is_read(
    game: str, position: Position, options: dict[str, Any]
) -> None:
    variant, state = read(game, position, **options)
    written = write_position(variant, state)
    assert written == written | position

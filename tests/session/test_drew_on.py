"""A review says what the next player drew on, where that speaks for the better card and for nothing else."""

from __future__ import annotations

import pytest

from game.bots.judgement import Judgement
from game.engine.notation.action_text import parse_action
from game.session.plan import Plan, Seat
from game.session.replays.tape import Tape
from game.session.review.drew_on import drew_on
from game.session.review.match_review import Decision
from game.store.language_files import load_words
from game.words.sentences import Sentences
from tests.harness.written import match_at

NAMES = ("Ada", "Ruth", "Milo")
HANDS = ["5S 9D KH", "9S JD", "9H 8H"]
"""The first is asked, the third drew on a spade and is next after the first."""


def said(
    actions: tuple[str, ...], better: str, played: str, hands: list[str] = HANDS, **more: object
) -> str:
    """What is said for the better action of the first seat, after these of the two others."""
    position = {"hands": hands, "discard": "3S", "draw": "2C 4H 6H 8C 10C", "turn": 2, **more}
    match = match_at("attack", position, {"rounds": 1}, NAMES)
    deck, verbs = match.table.deck, match.variant.info.vocabulary
    for text in (*actions, played):
        match.submit(match.state.turn, parse_action(text, deck, verbs), 0)
    assert match.log[-1].seat == 0
    seats = tuple(Seat(name, "", "" if name == "Ada" else "ruth") for name in NAMES)
    tape = Tape(Plan("attack", seats, dict(match.table.options)), match)
    judged = Judgement(parse_action(better, deck, verbs), 0, 0, 0.1, 0.0, 0.1, 0.0)
    decision = Decision(len(actions), match.log[-1].action, judged, stands=True)
    found = drew_on(tape, 0, decision)
    return "" if found is None else Sentences(load_words(), tape.table).advice(found)


def test_who_is_next_drew_on_the_suit_of_the_better_card() -> None:
    told = said(("draw", "play 9S"), "play 5S", "play 9D")
    assert told.startswith("Milo drew on")
    assert told.endswith("last time.")


@pytest.mark.parametrize(
    ("hands", "actions", "better", "played"),
    [
        # who is next has played meanwhile
        (["5S 9D KH", "9S JD", "9S 8H"], ("play 9S", "play 9S"), "play 5S", "play 9D"),
        # another suit lay there when they drew
        (HANDS, ("draw", "play 9S"), "play 9D", "play 5S"),
        # both cards ask for it
        (["5S 9S KH", "9S JD", "9H 8H"], ("draw", "play 9S"), "play 5S", "play 9S"),
        # to draw asks for no suit
        (HANDS, ("draw", "play 9S"), "draw", "play 5S"),
    ],
)
def test_nothing_else_is_said(
    hands: list[str], actions: tuple[str, ...], better: str, played: str
) -> None:
    assert said(actions, better, played, hands) == ""


def test_cards_that_had_to_be_drawn_say_nothing() -> None:
    """Who took the cards of an attack may have had the suit."""
    attack = {"discard": "2S", "facing": 2}
    assert said(("draw", "play 9S"), "play 5S", "play 9D", **attack) == ""

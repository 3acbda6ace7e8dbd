"""What a review says of a turn: the suit that was called, where another was better for the same card."""

from __future__ import annotations

import pytest

from game.bots.judgement import Judgement
from game.engine.notation.action_text import parse_action
from game.scenes.review.review_texts import ReviewTexts
from game.session.plan import Plan, Seat
from game.session.replays.tape import Tape
from game.session.review.match_review import Decision
from game.store.language_files import load_words
from game.words.marks import plain
from tests.harness.written import match_at

HANDS = ["W R2 R7 G4", "B1 B2 B3"]


@pytest.mark.parametrize(("better", "said"), [("play W as R", True), ("play R2", False)])
def test_the_suit_that_was_called_stands_there_if_another_was_better(
    better: str, said: bool
) -> None:
    position = {"hands": HANDS, "discard": "R9", "draw": "Y1 Y2 Y3", "turn": 0}
    match = match_at("oono", position, {}, ("Ada", "Ruth"))
    deck, verbs = match.table.deck, match.variant.info.vocabulary
    match.submit(0, parse_action("play W as G", deck, verbs), 0)
    seats = (Seat("Ada", ""), Seat("Ruth", "", "ruth"))
    tape = Tape(Plan("oono", seats, dict(match.table.options)), match)
    judged = Judgement(parse_action(better, deck, verbs), 0, 0, 0.1, 0.0, 0.1, 0.0)
    told = plain(
        ReviewTexts(load_words(), tape, 0).told(
            Decision(0, match.log[0].action, judged, stands=True)
        )
    )
    assert told.startswith("You played Wild.")
    assert ("green" in told) is said

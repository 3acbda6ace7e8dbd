"""What is said of a card that answers no draws: what may be done instead by the options in force."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.actions import Refusal
from game.engine.notation.action_text import parse_action
from game.words.catalogue import Catalogue
from game.words.marks import plain
from game.words.sentences import Sentences
from tests.harness.written import match_at

FOUR, TWO = "W+4 as G", "R+2"
NONE_HERE = "Yellow 6 cannot be played now: at this table no card answers a draw. "
TO_FOUR = "Yellow 6 does not answer a Wild Draw 4. Play another Wild Draw 4"
TO_TWO = "Yellow 6 does not answer a Pickup 2. Play "
OONO_TO_FOUR = "Yellow 6 does not answer a Draw 4. Play another Draw 4"


@pytest.mark.parametrize(
    ("game", "played", "options", "said"),
    [
        ("classic", FOUR, {"draw4": "doubt"}, NONE_HERE + "Draw the 4 cards, or doubt the Draw 4."),
        ("classic", FOUR, {"stacking": "same"}, TO_FOUR + ", or draw the 4 cards."),
        (
            "classic",
            FOUR,
            {"stacking": "up", "draw4": "doubt"},
            TO_FOUR + ", draw the 4 cards, or doubt the one on the pile.",
        ),
        ("classic", TWO, {"stacking": "same"}, TO_TWO + "another Pickup 2, or draw the 2 cards."),
        (
            "classic",
            TWO,
            {"stacking": "up", "draw4": "doubt"},
            TO_TWO + "a Pickup 2 or a Wild Draw 4, or draw the 2 cards.",
        ),
        ("oono", FOUR, {}, OONO_TO_FOUR + ", or draw the 4 cards."),
        (
            "oono",
            FOUR,
            {"draw4": "doubt"},
            OONO_TO_FOUR + ", draw the 4 cards, or doubt the one on the pile.",
        ),
        ("oono", FOUR, {"stacking": "none"}, NONE_HERE + "Draw the 4 cards."),
        (
            "oono",
            FOUR,
            {"stacking": "none", "draw4": "doubt"},
            NONE_HERE + "Draw the 4 cards, or doubt the Draw 4.",
        ),
        ("oono", TWO, {"stacking": "none", "draw4": "doubt"}, NONE_HERE + "Draw the 2 cards."),
    ],
)
def test_it_is_told_what_this_table_allows(
    words: Catalogue, game: str, played: str, options: dict[str, Any], said: str
) -> None:
    hands = ["W+4 R+2 R2 G3", "B1 Y6 G9", "Y4 Y7"]
    match = match_at(game, {"hands": hands, "discard": "R5", "turn": 0}, options)
    deck, verbs = match.table.deck, match.variant.info.vocabulary
    match.submit(0, parse_action(f"play {played}", deck, verbs), 0)
    action = parse_action("play Y6", deck, verbs)
    found = match.variant.check(match.state, 1, action, 0)
    assert isinstance(found, Refusal)
    assert plain(Sentences(words, match.table).refusal(found)) == said

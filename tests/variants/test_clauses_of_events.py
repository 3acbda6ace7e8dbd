"""The clause by which an event happened is the most exact one that a game names."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.actions import Refusal
from game.engine.events import happening
from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.positions import read_position
from game.session.viewpoint import ONLOOKER
from game.variants import all_verbs, find_variant

COLOURS = "G1 G2 G3 G4 G5 G6 Y1 Y2 Y3 Y4 Y5 Y6"
SUITS = "4C 5C 6C 8C 9C 10C 4D 5D 6D 8D 9D 10D"


@pytest.mark.parametrize(
    ("game", "hand", "pile", "does", "clauses"),
    [
        ("classic", "R1 B1", {"discard": "R5"}, "play R1", {"played": "C-5"}),
        (
            "classic",
            "R+2 B1",
            {"discard": "R5"},
            "play R+2",
            {"played": "C-9", "drew": "C-9", "skipped": "C-9"},
        ),
        ("classic", "B1 B2", {"discard": "R5"}, "draw", {"drew": "C-7"}),
        ("oono", "B1 B2", {"discard": "G+2", "facing": 2}, "draw", {"drew": "O-10"}),
        ("oono", "B1 B2", {"discard": "W+4", "called": "R", "facing": 4}, "draw", {"drew": "O-11"}),
        ("attack", "7C 4H", {"discard": "2C", "facing": 2}, "play 7C", {"facing": "A-11"}),
        ("attack", "7C 4H", {"discard": "2C", "facing": 2}, "draw", {"drew": "A-9"}),
        ("callout", "4H 5D", {"discard": "7H", "facing": 2}, "draw", {"drew": "L-7"}),
        ("callout", "8H 5D", {"discard": "4H"}, "play 8H", {"played": "L-8", "skipped": "L-8"}),
    ],
)
def test_the_most_exact_clause_is_named(
    game: str, hand: str, pile: dict[str, Any], does: str, clauses: dict[str, str]
) -> None:
    variant = find_variant(game)
    suits = game in ("attack", "callout")
    others = ["3S 6S KS", "3D 6D KD"] if suits else ["B7 B8 B9", "Y7 Y8 Y9"]
    table = variant.table(3)
    given = {"hands": [hand, *others], "draw": SUITS if suits else COLOURS, **pile}
    match = Match.from_state(variant, read_position(variant, table, given))
    action = parse_action(does, table.deck, all_verbs())
    causes = variant.causes(action, match.state.glimpse(ONLOOKER))
    events = match.submit(0, action, 1000)
    assert not isinstance(events, Refusal), events
    found = {happening(event): variant.clause(event, causes) for event in events}
    assert {name: found.get(name) for name in clauses} == clauses

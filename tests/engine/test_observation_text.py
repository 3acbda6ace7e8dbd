"""Observations as text: every card of the position is there, and those that a seat does not see are `?`."""

from typing import Any

import pytest

from game.engine.match import Match
from game.engine.notation.positions import write_observation, write_position
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.variants import VARIANTS, find_variant
from tests.harness.random_play import positions


def cards_of(value: Any) -> list[str]:
    """Return the words of a position's value, card by card where it holds cards."""
    return [
        word
        for part in (value if isinstance(value, list) else [value])
        for word in str(part).split()
    ]


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.info.id)
def test_an_observation_has_what_its_seat_sees(variant: Variant[Any]) -> None:
    hidden = 0
    match = Match(variant, variant.table(3, {}), 5)
    for state in positions(match, Rng(7), 120):
        whole = write_position(variant, state)
        for seat in range(-1, 3):
            seen = match.observe(seat)
            written = write_observation(variant, seen)
            assert written.pop("seat") == seat
            assert written.pop("number") == match.number
            assert written.pop("now") == state.now
            assert written.pop("legal") == [variant.text(state, action) for action in seen.legal]
            assert written.keys() == whole.keys()
            for key, value in written.items():
                shown, real = cards_of(value), cards_of(whole[key])
                assert len(shown) == len(real), key
                assert all(one in ("?", other) for one, other in zip(shown, real, strict=True)), key
                hidden += shown.count("?")
            for other, hand in enumerate(written["hands"]):
                if hand and not state.over:
                    assert ("?" in hand) == (other != seat)
    assert hidden > 1000


def test_a_card_just_drawn_is_there_for_all_and_seen_by_one() -> None:
    variant = find_variant("oono")
    match = Match(variant, variant.table(2, {}), 5)
    shown = {0: set(), 1: set()}
    for state in positions(match, Rng(3), 300):
        if state.drawn_at >= 0:
            for seat in (0, 1):
                written = write_observation(variant, match.observe(seat))["drawn"]
                shown[int(seat == state.turn)].add(written)
    assert shown[0] == {"?"}
    assert shown[1]
    assert "?" not in shown[1]

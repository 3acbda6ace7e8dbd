"""In a game by the clock the buttons of a phone are always the same, so that thumbs find them blindly."""

from __future__ import annotations

import pytest

from game.engine.rng import Rng
from game.phones.messages.table_shown import Shown
from game.tools.soak import random_action
from game.variants import VARIANTS
from game.words.catalogue import Catalogue
from tests.phones.table_of_phones import deal, open_phones, sit_down

STEPS = 150


def kinds(shown: Shown) -> list[tuple[str, list[str]]]:
    """The kinds of the buttons, with the suits that their sheets have."""
    return [
        (each.kind, [item.suit for item in (each.sheet.items if each.sheet else ()) if item.suit])
        for each in shown.buttons
    ]


@pytest.mark.parametrize("game", [each.info.id for each in VARIANTS if each.info.timed])
def test_no_button_comes_or_goes_while_a_round_is_played(words: Catalogue, game: str) -> None:
    with open_phones(words) as phones:
        (client,) = sit_down(phones, "Ruth")
        dues = 0
        for seed in range(4):
            host = deal(phones, game, 2, {}, seed)
            sight, luck = phones.guests[1].sight, Rng(seed)
            assert sight is not None
            always = kinds(sight.shown())
            for _ in range(STEPS):
                seat, action = random_action(host.variant, host.match.state, host.now, luck)
                if host.runner.submit(seat, action) is not None or host.over:
                    break
                shown = sight.shown()
                assert kinds(shown) == always
                dues += any(button.due for button in shown.buttons)
        assert dues
        client.close()

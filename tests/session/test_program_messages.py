"""Answers of programs of bots: what they say is said only if it can be shown."""

from __future__ import annotations

import pytest

from game.session.programs.program_messages import Nonsense, read_action, read_answer, read_reaction
from game.variants import find_variant

CALLOUT = find_variant("callout")
DECK = CALLOUT.table(2).deck


@pytest.mark.parametrize("text", [r"\ud800x", r"\u0000", r"a\u202eb", r"\ue000", "x" * 201])
def test_what_cannot_be_shown_is_no_answer(text: str) -> None:
    _, answer = read_answer(f'{{"ask": 1, "action": "say {text}"}}'.encode())
    with pytest.raises(Nonsense):
        read_action(answer, CALLOUT, DECK)
    with pytest.raises(Nonsense):
        read_reaction(answer, CALLOUT, DECK)


def test_any_language_may_be_spoken() -> None:
    _, answer = read_answer('{"ask": 1, "action": "say Zoë, שלום 🐱!"}'.encode())
    assert read_action(answer, CALLOUT, DECK).text == "Zoë, שלום 🐱!"

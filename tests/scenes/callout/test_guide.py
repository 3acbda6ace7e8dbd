"""Call-Out: the guide's notes about calls point at the button that makes the call."""

from __future__ import annotations

import pytest

from game.engine.actions import Action
from tests.harness.calls import round_of
from tests.harness.program import still
from tests.harness.table import Sit

DONE = {
    "accused": ("accuse", [Action("accuse", seat=2, text="too-slow")]),
    "right": ("accuse", [Action("draw"), Action("accuse", seat=1, text="out-of-turn")]),
    "talk": ("say", [Action("say", text="well played")]),
    "time-out": ("time out", [Action("time out")]),
}


@pytest.mark.parametrize("note", DONE)
def test_a_note_points_at_its_button(sit: Sit, note: str) -> None:
    verb, actions = DONE[note]
    wishes = still()
    others = ["turn", "spade", "accused", "right", "talk", "time-out"]
    wishes.guides["callout"] = [each for each in others if each != note]
    table = sit(position=round_of(turn=2), settings=wishes)
    for number, action in enumerate(actions):
        # The last of two is done by another than the one who draws.
        table.scene.host.runner.offer(1 if number == 0 else 0, action)
    table.frame()
    table.picture()
    explainer, occupancy = table.shown.explainer, table.shown.view.occupancy
    assert explainer.note is not None
    assert explainer.note.id == note
    button = occupancy.box(f"call {verb}")
    assert button is not None
    assert explainer._about() == [button]

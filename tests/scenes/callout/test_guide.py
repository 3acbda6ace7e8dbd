"""Call-Out: the guide's notes about calls point at the button that makes the call."""

from __future__ import annotations

import pygame
import pytest

from game.engine.actions import Action
from game.store.settings_file import Settings
from tests.harness.calls import round_of
from tests.harness.program import still
from tests.harness.table import Sit, Table
from tests.harness.written import Position

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
        table.scene.host.runner.submit(1 if number == 0 else 0, action)
    table.frame()
    table.picture()
    assert table.note() is not None
    assert table.note().id == note
    button = table.box(f"call {verb}")
    assert button is not None
    assert table.spoken_of() == [button]


NOTES = ("dealing", "turn", "spade", "suit", "accused", "right", "talk", "time-out")


def only(note: str) -> Settings:
    """Settings with which no other note is open."""
    wishes = still()
    wishes.guides["callout"] = [each for each in NOTES if each != note]
    return wishes


def told(table: Table) -> str:
    """The note that is shown, "" for none."""
    table.frame()
    table.picture()
    note = table.note()
    return note.id if note is not None else ""


@pytest.mark.parametrize("dealer", [0, 1])
def test_who_may_look_first_is_told_before_play(sit: Sit, dealer: int) -> None:
    position: Position = {
        "hands": ["", "", ""], "discard": "", "phase": "deal", "dealer": dealer, "turn": 1,
    }  # fmt: skip
    table = sit(position=position, deal="by hand", settings=only("dealing"))
    assert told(table) == "dealing"
    assert table.bubble().shown
    assert table.spoken_of() == list(table.boxes("choices")) != []
    table.at(round_of(turn=2))
    assert told(table) == "", "the cards have been looked at"


def test_who_may_call_a_suit_is_told_when_a_jack_is_played(sit: Sit) -> None:
    position: Position = {"hands": ["9C KS QH", "JD 9S", "4S 7C 2H"], "discard": "5D", "turn": 1}
    table = sit(position=position, settings=only("suit"))
    jack = table.match.table.deck.index["JD"]
    assert told(table) == ""
    assert table.scene.host.runner.submit(1, Action("play", cards=(jack,))) is None
    for _ in range(30):
        if told(table):
            break
    assert told(table) == "suit"
    button = table.box("call suit")
    assert table.spoken_of() == [button]
    assert not table.bubble().shown, "the suits to call lie there"
    table.wait(1000)
    table.press(pygame.K_2)
    assert told(table) == "suit", "who called has not read it yet"
    assert table.panel() is None
    assert table.bubble().shown
    assert button is not None
    assert button.collidepoint(table.bubble().spot.tip)


def test_an_answer_to_a_call_takes_the_place_of_the_note_about_it(sit: Sit) -> None:
    position: Position = {"hands": ["QC", "JD 9S", "4S 7C 2H"], "discard": "5D", "turn": 0}
    table = sit(position=position, settings=only("one"))
    queen = table.match.table.deck.index["QC"]  # it does not match, and may be called out
    assert table.scene.host.runner.submit(0, Action("play", cards=(queen,))) is None
    assert told(table) == "one"
    table.press(pygame.K_o)
    assert told(table) == ""
    assert table.call_answer().clause == "L-14"
    while table.answered_call() is not None:
        table.wait(500)
    assert told(table) == "one", "it had not been read"


def test_an_answer_to_a_call_goes_once_the_call_is_allowed(sit: Sit) -> None:
    table = sit(position=round_of(turn=2), settings=only(""))
    runner = table.scene.host.runner
    runner.submit(1, Action("time out"))
    table.frame()
    table.press(pygame.K_o)
    assert table.call_answer().clause == "L-25"
    table.wait(500)
    assert table.answered_call() == "one", "it still holds"
    runner.submit(1, Action("time in"))
    table.frame()
    assert table.answered_call() is None
    assert table.call_answer() is None

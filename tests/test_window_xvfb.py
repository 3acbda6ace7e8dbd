"""Whole rounds in a real window: with the mouse alone, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.words.catalogue import Catalogue
from tests.harness import desktop
from tests.harness.desktop import Desktop, moved_on, ready

pytestmark = desktop.needs_screen

MOST_TURNS = 400
"""More turns of one player than any round of sensible bots lasts."""


@pytest.fixture
def program(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Desktop]:
    with desktop.screen(1280, 800) as display:
        running = Desktop(display, tmp_path, request.param)
        yield running
        running.close()


@pytest.mark.parametrize("program", ["FAST"], indirect=True)
def test_a_round_with_the_mouse_alone(program: Desktop, words: Catalogue) -> None:
    """Choose a game, deal, play by clicks and by dragging, ask why, resize, and go home."""
    program.click(program.widget("One: Classic"))
    program.wait("the setup", lambda now: now["scene"] == "SetupScene" and now["still"])
    program.click(program.widget(words("ui.setup.deal")))
    program.wait("the table", lambda now: now["scene"] == "TableScene")
    program.xdotool("windowsize", program.window, "1100", "760")  # while the cards are being dealt
    program.wait("another size", lambda now: now["size"] == [1100, 760])

    refused = dragged = False
    for _ in range(MOST_TURNS):
        now = program.wait("the player's turn", ready)
        if now["scene"] in ("ResultScene", "EndScene"):
            break
        table = now["table"]
        spots, playable = table["spots"], table["playable"]
        assert {f"hand {slot}" for slot in range(table["held"])} <= spots.keys()
        others = set(range(table["held"])) - set(playable)
        if others and not refused:
            refused = True
            program.click(spots[f"hand {min(others)}"])
            program.wait("a reason", lambda now: bool(now["table"]["reason"]))
            now = program.wait("the card to lie still", ready)
            assert now["table"]["actions"] == table["actions"]
            spots = now["table"]["spots"]
        if playable and not dragged:
            dragged = True
            program.drag(spots[f"hand {playable[0]}"], spots["discard 0"])
        elif playable:
            program.click(spots[f"hand {playable[0]}"])
        else:
            program.click(spots["draw 0"])
        now = program.wait("an action", moved_on(table["actions"]))
        if now["scene"] == "TableScene" and now["table"]["picking"]:
            program.click(tuple(now["widgets"][-1]["at"]))
            program.wait(
                "a colour",
                lambda now: now["scene"] != "TableScene" or not now["table"]["picking"],
            )
    assert refused
    assert dragged
    program.wait(
        "the result", lambda now: now["scene"] in ("ResultScene", "EndScene") and now["still"]
    )
    program.click(program.widget(words("ui.result.title")))
    program.wait("the title", lambda now: now["scene"] == "TitleScene")
    program.click(program.widget(words("ui.title.quit")))
    assert program.leave() == (0, "")


@pytest.mark.parametrize("program", ["OFF"], indirect=True)
def test_a_round_with_the_keyboard_alone(program: Desktop, words: Catalogue) -> None:
    """Deal, pause and come back, play by keys, ask for another game, and go home."""
    program.focus("One: Classic")  # the pointer lies somewhere on the title
    program.key("Return")
    program.wait("the setup", lambda now: now["scene"] == "SetupScene" and now["still"])
    program.focus(words("ui.setup.deal"))
    program.key("Return")
    program.wait("the table", lambda now: now["scene"] == "TableScene")
    program.wait("the player's turn", ready)
    program.key("Escape")
    program.wait("the pause", lambda now: now["scene"] == "PauseScene" and now["still"])
    program.key("Escape")

    for _ in range(MOST_TURNS):
        now = program.wait("the player's turn", ready)
        if now["scene"] in ("ResultScene", "EndScene"):
            break
        table = now["table"]
        if table["playable"]:
            wanted = table["playable"][0]
            for _ in range(table["held"] + 1):
                focus = program.now["table"]["focus"]
                if focus == wanted:
                    break
                program.key("Right")
                program.wait("a step", lambda now, was=focus: now["table"]["focus"] != was)  # type: ignore[misc]
            program.key("Return")
        else:
            program.key("d")
        now = program.wait("an action", moved_on(table["actions"]))
        if now["scene"] == "TableScene" and now["table"]["picking"]:
            program.key("Right", "Return")
            program.wait(
                "a colour",
                lambda now: now["scene"] != "TableScene" or not now["table"]["picking"],
            )
    program.wait(
        "the result", lambda now: now["scene"] in ("ResultScene", "EndScene") and now["still"]
    )
    program.focus(words("ui.end.rematch"))
    program.key("Return")
    program.wait("another deal", lambda now: now["scene"] == "TableScene" and ready(now))
    program.key("Escape")
    program.wait("the pause", lambda now: now["scene"] == "PauseScene" and now["still"])
    program.focus(words("ui.pause.title"))
    program.key("Return")
    program.wait("the title", lambda now: now["scene"] == "TitleScene")
    program.focus(words("ui.title.quit"))
    program.key("Return")
    assert program.leave() == (0, "")


LEFT, RIGHT, NUMBER = 0, 1, 2
STEPS = {LEFT: ("38", "40"), RIGHT: ("44", "46"), NUMBER: ("83", "85")}
"""The keys for left and right of the zones, by the codes of X, which stand for places."""


def focus(now: dict[str, Any], person: int) -> int | None:
    """What one of the people at the table has in focus."""
    focused: int | None = now["table"]["people"][person]["focus"]
    return focused


def step(program: Desktop, person: int, way: int, holding: int | None = None) -> None:
    """Press a person's key for left (0) or right (1): their focus moves, and that of nobody else.

    Only who is `holding` a key goes on meanwhile. Without one the key is waited for until it is up: on a busy
    machine it may be down for so long that it repeats.
    """
    before = [focus(program.now, each) for each in STEPS]
    program.key(STEPS[person][way])
    now = program.wait(
        "a step",
        lambda now: (
            focus(now, person) != before[person]
            and (holding is not None or not now["table"]["steering"])
        ),
    )
    others = [each for each in STEPS if each not in (person, holding)]
    assert [focus(now, each) for each in others] == [before[each] for each in others]


def test_three_people_at_one_keyboard(tmp_path: Path) -> None:
    """Keys of three zones: by their places in two layouts, with Num Lock on and off, held beside others."""
    with desktop.screen(1280, 800) as display:
        table = ("tests.harness.watched", "classic", "zones")
        program = Desktop(display, tmp_path, "OFF", *table)
        try:
            program.wait("the table", lambda now: focus(now, NUMBER) is not None)
            for person in (LEFT, RIGHT):
                step(program, person, 1)
            for person in (NUMBER, LEFT, RIGHT, LEFT):
                for way in (1, 1, 0):
                    step(program, person, way)
            keys = [each["keys"] for each in program.now["table"]["people"]]
            assert keys == [["A", "D", "E", "R"], ["J", "L", "O", "P"], ["4", "6", "Enter", "+"]]

            program.key("Num_Lock")
            step(program, NUMBER, 1)

            program.layout("fr")
            step(program, LEFT, 1)  # the focus may have been shown before the layout was told of
            program.key(STEPS[LEFT][0])
            shown = [["Q", "D", "E", "R"], ["J", "L", "O", "P"], ["4", "6", "Enter", "+"]]
            program.wait(
                "the keys of the layout",
                lambda now: [each["keys"] for each in now["table"]["people"]] == shown,
            )

            before = focus(program.now, LEFT)
            program.hold(STEPS[LEFT][1], True)
            program.wait("the first step", lambda now: focus(now, LEFT) != before)
            step(program, RIGHT, 0, holding=LEFT)
            seen: set[int | None] = set()

            def goes_on(now: dict[str, Any]) -> bool:
                seen.add(focus(now, LEFT))
                return len(seen) >= 4

            program.wait("repeated steps", goes_on)
            program.hold(STEPS[LEFT][1], False)

            turn = program.now["table"]["actions"]
            # R and P do nothing, as it is the turn of whoever has the number pad and draws with its plus.
            program.key("27", "33", "86")
            now = program.wait("a card drawn", moved_on(turn))
            assert now["table"]["actions"] == turn + 1
            program.key("Escape")
            program.wait("the pause", lambda now: now["scene"] == "PauseScene")
        finally:
            program.close()

"""A click on something of which only a part is seen does what it says: nothing scrolls below the click."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from game.scenes.review.review_scene import ReviewScene
from game.scenes.table.table_scene import TableScene
from game.session.plan import Plan, Seat
from game.store.settings_file import Settings
from game.tools.poses.review_scripts import made_up, tape_of
from game.view.widgets.widgets import Widget
from tests.harness import events
from tests.harness.kept import ended
from tests.harness.program import Program

SIZE, LEAST = (960, 540), 6
"""A small window, and how much of a widget is seen at least, in pixels."""


def at_title(program: Program) -> None:
    program.wait(2000)


def at_rules(program: Program) -> None:
    program.stack.ways.rules("classic")


def at_records(program: Program) -> None:
    for seed in range(1, 4):
        ended(program.kit.places.data, "classic", seed, person=True)
    program.stack.ways.records()
    program.wait(300)


def at_review(program: Program) -> None:
    tape = tape_of("classic", 4)
    review = made_up(tape, 3)
    program.stack.push(ReviewScene(program.kit, program.stack, tape, review=review))


def at_who_plays(program: Program) -> None:
    seats = (Seat("Ada", "ada"), *(Seat(f"Bot {n}", "ruth", "greedy") for n in range(9)))
    program.stack.ways.table(Plan("classic", seats, {}, 1))
    scene = program.top
    assert isinstance(scene, TableScene)
    program.stack.ways.who_plays(scene.host)


def half_seen(program: Program) -> tuple[Widget, tuple[int, int]]:
    """Scroll until a widget without the focus is seen in part; return it, and where it is cut."""
    window = Rect((0, 0), SIZE)
    group = program.top.group  # type: ignore[attr-defined]
    for _ in range(12):
        for widget in group.widgets:
            if widget is group.focused or widget.clip is None or not widget.enabled:
                continue
            seen = widget.rect.clip(widget.clip).clip(window)
            if not LEAST <= seen.h <= widget.rect.h * 0.7:
                continue
            edge = seen.bottom - 2 if seen.bottom < widget.rect.bottom else seen.top + 1
            if group.at((seen.centerx, edge)) is widget:
                return widget, (seen.centerx, edge)
        middle = max((each.clip for each in group.widgets if each.clip), key=lambda clip: clip.h)
        program.point(middle.center)
        program.post(events.wheel(-1))
    raise AssertionError("nothing is seen in part")


@pytest.mark.parametrize("opened", [at_title, at_rules, at_records, at_review, at_who_plays])
def test_a_click_on_what_is_seen_in_part_is_a_click_on_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: Callable[[Program], None]
) -> None:
    program = Program(tmp_path, SIZE, settings=Settings(speed="OFF", think="OFF", text_scale=2.0))
    opened(program)
    program.frame()
    widget, at = half_seen(program)
    pressed: list[Widget] = []

    def noted(press: Callable[..., None]) -> Callable[..., None]:
        def and_press(*given: Any) -> None:
            pressed.append(widget)
            press(*given)

        return and_press

    monkeypatch.setattr(widget, "press", noted(widget.press))
    program.button(at, True)
    program.button(at, False)
    assert pressed == [widget]

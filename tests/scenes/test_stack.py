"""The stack: resume and pause in pairs, layout before anything is drawn."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.scenes.base.scene_stack import Scene, Stack
from game.view.base.scene_kit import SceneKit
from tests.harness.program import Program


class Told(Scene):
    """Records the calls of its methods."""

    def __init__(
        self, kit: SceneKit, stack: Stack, name: str, log: list[str], over: bool = False
    ) -> None:
        super().__init__(kit, stack)
        self.name = name
        self.log = log
        self.overlay = over

    def layout(self) -> None:
        self.log.append(f"{self.name} layout")

    def resume(self) -> None:
        self.log.append(f"{self.name} resume")

    def pause(self) -> None:
        self.log.append(f"{self.name} pause")

    def draw(self, target: Surface) -> None:
        self.log.append(f"{self.name} draw")


@pytest.fixture
def kit(tmp_path: Path) -> SceneKit:
    return Program(tmp_path).kit


def test_a_scene_is_paused_when_it_is_covered_and_resumed_when_not(kit: SceneKit) -> None:
    log: list[str] = []
    stack = Stack()
    stack.push(Told(kit, stack, "a", log))
    stack.push(Told(kit, stack, "b", log))
    stack.pop()
    stack.pop()
    assert log == [
        "a layout", "a resume", "a pause", "b layout", "b resume", "b pause", "a resume", "a pause",
    ]  # fmt: skip
    assert not stack


def test_replacing_and_beginning_anew_leave_no_scene_unpaused(kit: SceneKit) -> None:
    log: list[str] = []
    stack = Stack()
    for name in "ab":
        stack.push(Told(kit, stack, name, log))
    stack.replace(Told(kit, stack, "c", log))
    stack.reset(Told(kit, stack, "d", log))
    assert len(stack) == 1
    assert log.count("b pause") == log.count("c pause") == log.count("a pause") == 1
    assert "d pause" not in log


def test_what_lies_over_the_first_scene_is_replaced_at_once(kit: SceneKit) -> None:
    log: list[str] = []
    stack = Stack()
    for name in "abc":
        stack.push(Told(kit, stack, name, log))
    stack.replace_all_but_first(Told(kit, stack, "d", log))
    assert len(stack) == 2
    assert [log.count(f"{name} pause") for name in "abcd"] == [1, 1, 1, 0]
    assert (
        log.count("a resume") == log.count("b resume") == 1
    )  # none of them came to the top meanwhile
    stack.pop()
    assert log[-2:] == ["d pause", "a resume"]
    stack.replace_all_but_first(Told(kit, stack, "e", log))
    assert log.count("a pause") == 2


def test_an_overlay_is_drawn_over_the_scene_below(kit: SceneKit) -> None:
    log: list[str] = []
    stack = Stack()
    stack.push(Told(kit, stack, "hidden", log))
    stack.push(Told(kit, stack, "below", log))
    stack.push(Told(kit, stack, "above", log, over=True))
    log.clear()
    assert stack.dirty
    stack.draw(pygame.Surface((10, 10)))
    assert log == ["below draw", "above draw"]
    assert not stack.dirty


def test_what_was_covered_while_the_window_changed_is_laid_out_before_it_goes_on(
    kit: SceneKit,
) -> None:
    log: list[str] = []
    stack = Stack()
    stack.push(Told(kit, stack, "below", log))
    stack.push(Told(kit, stack, "above", log))
    log.clear()
    stack.resized()
    assert log == ["above layout"]
    stack.pop()
    assert log[1:] == ["above pause", "below layout", "below resume"]


class Leaving(Told):
    """Leaves for another screen as soon as it is uncovered."""

    def resume(self) -> None:
        super().resume()
        if self.log.count(f"{self.name} resume") > 1:
            self.stack.reset(Told(self.kit, self.stack, "other", self.log))


def test_uncovering_ends_where_a_scene_on_the_way_leaves_for_another_screen(kit: SceneKit) -> None:
    log: list[str] = []
    stack = Stack()
    wanted = Told(kit, stack, "wanted", log)
    for scene in (wanted, Leaving(kit, stack, "leaving", log), Told(kit, stack, "over", log)):
        stack.push(scene)
    assert not stack.uncover(wanted)
    assert isinstance(stack.top, Told)
    assert stack.top.name == "other"
    assert stack.uncover(stack.top)

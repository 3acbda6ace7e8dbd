"""Scenes, and the stack they lie on: the top one is played, those below wait.

A scene draws itself when `dirty`, lets time pass in `update`, and says in `due` when time alone will change
something, so that a window in which nothing moves draws nothing and sleeps.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from pygame import Surface

from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent

if TYPE_CHECKING:  # the first picture must not wait for the rules
    from game.session.outcome import Outcome
    from game.session.plan import Plan


class Ways(Protocol):
    """Where one can go from a screen: `game.scenes.routes` says what lies there."""

    def title(self) -> None:
        """To the title; everything else is left."""

    def setup(self, game: str) -> None:
        """To the set-up of a game."""

    def table(self, plan: Plan) -> None:
        """To the table of a new match."""

    def result(self, outcome: Outcome, next_round: Callable[[], None]) -> None:
        """To what a round came to; from there perhaps to the next."""

    def pause(self, plan: Plan, why: str = "") -> None:
        """To the menu of a match that stands still."""

    def rules(self, game: str, clause: str = "") -> None:
        """To the rule book of a game, at a clause if one is given."""

    def settings(self, page: str = "look") -> None:
        """To the settings, at one of their pages."""

    def notice(self, sentence: str) -> None:
        """To a sentence that has to be read."""

    def load_table(self) -> None:
        """Load what a table needs, so that it is there when it is asked for."""


class Scene:
    """One screen of the program. Subclasses override what they need.

    The stack calls `layout` before the first `draw` and whenever the window changes; `resume` each time the
    scene comes to the top, `pause` each time it is covered or leaves: always in pairs.
    """

    overlay = False
    """Whether the scene below is still seen around this one."""

    def __init__(self, kit: SceneKit, stack: Stack) -> None:
        self.kit = kit
        self.stack = stack
        self.dirty = True

    def layout(self) -> None:
        """Place everything for `kit.space`."""

    def resume(self) -> None:
        """The scene is on top now."""

    def pause(self) -> None:
        """The scene is no longer on top."""

    def interrupted(self) -> None:
        """The program was asleep for a while, and goes on."""

    def handle(self, intent: Intent) -> None:
        """Somebody wants something."""

    def update(self, dt: int) -> None:
        """`dt` ms have passed."""

    def due(self) -> int | None:
        """In how many ms time alone changes something: 0 while things move, None for never."""
        return None

    def draw(self, target: Surface) -> None:
        """Draw everything on a surface of `kit.size`, over whatever is on it."""


class Stack:
    """The scenes, the one on top last. Changes made while a scene runs are done at once.

    `left` counts the scenes that were taken off, for whoever clears up after them to set to 0. `ways` lead
    from one screen to another; they are there as soon as there are routes.
    """

    ways: Ways

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._placed: set[int] = set()
        self.left = 0

    def __bool__(self) -> bool:
        return bool(self._scenes)

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The scene that is played; IndexError if there is none."""
        return self._scenes[-1]

    def push(self, scene: Scene) -> None:
        """Cover the top scene by another."""
        if self._scenes:
            self.top.pause()
        self._enter(scene)

    def pop(self) -> None:
        """Take the top scene off; the one below goes on."""
        self._leave()
        if self._scenes:
            self._place(self.top)
            self.top.dirty = True
            self.top.resume()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        self._leave()
        self._enter(scene)

    def reset(self, scene: Scene) -> None:
        """Take every scene off and begin anew with this one."""
        self.clear()
        self._enter(scene)

    @property
    def first(self) -> Scene | None:
        """The lowest scene, if there is any."""
        return self._scenes[0] if self._scenes else None

    def replace_all_but_first(self, scene: Scene) -> None:
        """Put a scene right over the lowest one, in the place of all that lies there."""
        self.top.pause()
        for gone in self._scenes[1:]:
            self._placed.discard(id(gone))
        self.left += len(self._scenes) - 1
        del self._scenes[1:]
        self._enter(scene)

    def clear(self) -> None:
        """Take every scene off: the program is done."""
        if self._scenes:
            self._leave()
        self.left += len(self._scenes)
        self._scenes.clear()
        self._placed.clear()

    def _enter(self, scene: Scene) -> None:
        self._scenes.append(scene)
        self._place(scene)
        scene.dirty = True
        scene.resume()

    def _leave(self) -> None:
        scene = self._scenes.pop()
        self._placed.discard(id(scene))
        self.left += 1
        scene.pause()

    def _place(self, scene: Scene) -> None:
        if id(scene) not in self._placed:
            self._placed.add(id(scene))
            scene.layout()

    def resized(self) -> None:
        """The window has changed: lay out what is seen now, the rest when it is uncovered."""
        self._placed.clear()
        for scene in self._seen():
            self._place(scene)
        if self._scenes:
            self.top.dirty = True

    def _seen(self) -> list[Scene]:
        lowest = len(self._scenes) - 1
        while lowest > 0 and self._scenes[lowest].overlay:
            lowest -= 1
        return self._scenes[max(lowest, 0) :]

    def update(self, dt: int) -> None:
        """Let time pass for the top scene."""
        if self._scenes:
            self.top.update(dt)

    def due(self) -> int | None:
        """When the top scene wants to be updated."""
        return self.top.due() if self._scenes else None

    @property
    def dirty(self) -> bool:
        """Whether there is anything new to be seen."""
        return bool(self._scenes) and self.top.dirty

    def draw(self, target: Surface) -> None:
        """Draw the top scene, and those that are seen around it."""
        for scene in self._seen():
            self._place(scene)
            scene.draw(target)
            scene.dirty = False

"""Scenes, and the stack they lie on: the top one is played, those below wait.

A scene draws itself when `dirty`, lets time pass in `update`, and says in `due` when time alone will change
something, so that a window in which nothing moves draws nothing and sleeps.
"""

from __future__ import annotations

from pygame import Surface

from game.view.input import Intent
from game.view.stage import Stage


class Scene:
    """One screen of the program. Subclasses override what they need.

    The stack calls `layout` before the first `draw` and whenever the window changes; `resume` each time the
    scene comes to the top, `pause` each time it is covered or leaves: always in pairs.
    """

    overlay = False
    """Whether the scene below is still seen around this one."""

    def __init__(self, stage: Stage, stack: Stack) -> None:
        self.stage = stage
        self.stack = stack
        self.dirty = True

    def layout(self) -> None:
        """Place everything for `stage.space`."""

    def resume(self) -> None:
        """The scene is on top now."""

    def pause(self) -> None:
        """The scene is no longer on top."""

    def handle(self, intent: Intent) -> None:
        """Somebody wants something."""

    def update(self, dt: int) -> None:
        """`dt` ms have passed."""

    def due(self) -> int | None:
        """In how many ms time alone changes something: 0 while things move, None for never."""
        return None

    def draw(self, target: Surface) -> None:
        """Draw everything on a surface of `stage.size`, over whatever is on it."""


class Stack:
    """The scenes, the one on top last. Changes made while a scene runs are done at once."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._placed: set[int] = set()

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

    def clear(self) -> None:
        """Take every scene off: the program is done."""
        if self._scenes:
            self._leave()
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

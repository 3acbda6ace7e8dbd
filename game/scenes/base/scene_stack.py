"""Scenes and the scene stack: the top scene receives intents and time, those below wait.

A scene is drawn while it is `moving`, and when what it shows (its `content`) is another than was drawn last;
menus say so themselves, by being `dirty`. It gets time in `update`, and says in `due` when time alone will
change something, so that a window in which nothing moves draws nothing and sleeps.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from pygame import Surface

from game.scenes.base.ways import Ways
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent

if TYPE_CHECKING:  # the first picture must not wait for matches
    from game.show.sight.host_sight import Gathering


class Scene:
    """One screen of the program. Subclasses override what they need.

    The stack calls `layout` before the first `draw` and whenever the window changes; `resume` each time the
    scene comes to the top, `pause` each time it is covered or leaves: always in pairs.
    """

    overlay = False
    """Whether the scene below is visible around this one."""
    plays = False
    """Whether a match goes on while it is on top."""
    gathers: Gathering | None = None
    """Who is waited for here, as phones that may host see and settle it; None where nobody is."""
    tune = ""
    """The tune to be heard with it; "" is that of the scene below."""

    def __init__(self, kit: SceneKit, stack: Stack) -> None:
        self.kit = kit
        self.stack = stack
        self.dirty = True

    @property
    def fades(self) -> bool:
        """Whether it comes and goes in a short fade, if what is before or after it does: not to hide a hand."""
        return False

    @property
    def moving(self) -> bool:
        """Whether each frame differs from the one before."""
        return False

    @property
    def content(self) -> Hashable:
        """What the scene shows: while nothing moves, another picture is drawn only if this is another.

        It may differ where the picture does not, but never the other way round. A menu has none: it is `dirty`
        when it is to be drawn again.
        """
        return None

    @property
    def deals(self) -> Callable[[], object] | None:
        """What deals the next cards, as a host may ask for by phone; None where nothing is to be dealt."""
        return None

    @property
    def decides(self) -> bool:
        """Whether what is dealt next is decided here: no scene below deals meanwhile."""
        return False

    def layout(self) -> None:
        """Place everything for the window's size, `kit.space`."""

    def resume(self) -> None:
        """Called when the scene has come to the top."""

    def pause(self) -> None:
        """Called when the scene is no longer on top."""

    def close(self) -> None:
        """Called when the scene has left the stack for good, after `pause`."""

    def interrupted(self) -> None:
        """Called when the program goes on after it was asleep or held up for a while."""

    def ponder(self) -> bool:
        """Do a few ms of work that nothing on the screen waits for; return whether there is more of it."""
        return False

    def in_order(self, intents: list[Intent]) -> list[Intent]:
        """Return the intents of one frame in the order in which they are to be handled."""
        return intents

    def handle(self, intent: Intent) -> None:
        """Handle an intent."""

    def update(self, dt: int) -> None:
        """Let `dt` ms of real time pass."""

    def due(self) -> int | None:
        """Return in how many ms time alone will change something: 0 while anything moves, None for never."""
        return None

    def draw(self, target: Surface) -> None:
        """Draw the whole scene on a surface of `kit.size`, over what is on it."""


class Stack:
    """A stack of scenes. It may be changed while a scene handles an intent.

    `left` counts the scenes that were taken off, for whoever clears up after them to set to 0. `ways` lead
    from one screen to another; `game.scenes.routes.Routes` sets it.
    """

    ways: Ways

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._placed: set[int] = set()
        self._drawn: Hashable = None
        """The content of the top scene as it was drawn last; None while it moves."""
        self.left = 0

    def __bool__(self) -> bool:
        return bool(self._scenes)

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The top scene. Raises IndexError if there is none."""
        return self._scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self._scenes:
            self.top.pause()
        self._enter(scene)

    def pop(self) -> None:
        """Remove the top scene; the one below goes on."""
        self._leave()
        if self._scenes:
            self._place(self.top)
            self.top.dirty = True
            self.top.resume()

    def dealing(self) -> Scene | None:
        """Return the topmost scene that deals the next cards; None if none may."""
        for each in reversed(self._scenes):
            if each.deals is not None:
                return each
            if each.decides:
                break
        return None

    def gathering(self) -> Scene | None:
        """Return the scene in which the people of a match are waited for, covered or not; None if none is."""
        return next((each for each in self._scenes if each.gathers is not None), None)

    def uncover(self, scene: Scene) -> bool:
        """Remove all scenes above one of the stack; return whether it is the top one then.

        A scene that comes to the top on the way may leave for another screen, without this one below.
        """
        while scene in self._scenes and self.top is not scene:
            self.pop()
        return scene in self._scenes

    def replace(self, scene: Scene) -> None:
        """Replace the top scene."""
        self._leave()
        self._enter(scene)

    def reset(self, scene: Scene) -> None:
        """Replace all scenes by one."""
        self.clear()
        self._enter(scene)

    @property
    def first(self) -> Scene | None:
        """The bottom scene, or None."""
        return self._scenes[0] if self._scenes else None

    def replace_all_but_first(self, scene: Scene) -> None:
        """Replace all scenes above the bottom one by one scene."""
        self.top.pause()
        for gone in self._scenes[1:]:
            self._placed.discard(id(gone))
            gone.close()
        self.left += len(self._scenes) - 1
        del self._scenes[1:]
        self._enter(scene)

    def clear(self) -> None:
        """Remove all scenes, which ends the program."""
        if self._scenes:
            self._leave()
        self.left += len(self._scenes)
        for gone in self._scenes:
            gone.close()
        self._scenes.clear()
        self._placed.clear()

    def abandon(self) -> None:
        """Drop all scenes without a word to them, as one of them cannot even be left."""
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
        scene.close()

    def _place(self, scene: Scene) -> None:
        if id(scene) not in self._placed:
            self._placed.add(id(scene))
            scene.layout()

    def resized(self) -> None:
        """Lay out the visible scenes for the window's new size, and the others when they are uncovered."""
        self._placed.clear()
        for scene in self.seen():
            self._place(scene)
        if self._scenes:
            self.top.dirty = True

    def seen(self) -> list[Scene]:
        """Return the visible scenes, the lowest first."""
        lowest = len(self._scenes) - 1
        while lowest > 0 and self._scenes[lowest].overlay:
            lowest -= 1
        return self._scenes[max(lowest, 0) :]

    def update(self, dt: int) -> None:
        """Let time pass for the top scene."""
        if self._scenes:
            self.top.update(dt)

    def ponder(self) -> bool:
        """Do a few ms of the work for which the top scene finds time between frames, if it has any."""
        return bool(self._scenes) and self.top.ponder()

    def due(self) -> int | None:
        """Return `due` of the top scene."""
        return self.top.due() if self._scenes else None

    @property
    def tune(self) -> str:
        """The tune of the topmost scene that has one; "" if none has."""
        return next((each.tune for each in reversed(self._scenes) if each.tune), "")

    @property
    def dirty(self) -> bool:
        """Whether a visible scene has to be drawn again."""
        if not self._scenes:
            return False
        return self.top.dirty or self.top.moving or self._content() != self._drawn

    def _content(self) -> Hashable:
        """The content of the top scene in a tuple of its own; None while it moves."""
        return None if self.top.moving else (self.top.content,)

    def draw(self, target: Surface) -> None:
        """Draw the top scene and those visible around it."""
        seen = self.seen()
        for scene in seen:
            self._place(scene)
        # Before it is drawn: what finds another place by being drawn is drawn there in the next frame.
        self._drawn = self._content()
        for scene in seen:
            scene.draw(target)
            scene.dirty = False
        if (
            self.top.moving
        ):  # what began to move by being drawn may be at rest before the next frame
            self._drawn = None

"""How far a lesson is: its state, and the time that has passed in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.session.lessons.lesson_states import (
    NOTHING_SAID,
    CoachAnswer,
    Happening,
    LessonState,
    LessonStates,
)
from game.store.lesson_files import LessonStep


class LessonProgress:
    """The `state` of a lesson of these steps, which what happens replaces by another one.

    `clock` is the time that has passed in ms, but for while it was being shown what has happened. `pause` says
    how many ms pass before what goes on by itself.
    """

    def __init__(self, steps: Sequence[LessonStep], pause: Callable[[], int]) -> None:
        self.steps = steps
        self.clock = 0
        self._states, self._pause = LessonStates(steps), pause
        self.state: LessonState
        self.begin(0)

    @property
    def now(self) -> LessonStep:
        """The step that is shown, or comes next."""
        return self.steps[min(self.state.step, len(self.steps) - 1)]

    @property
    def glows(self) -> bool:
        """Whether the deed glows, as something else was tried."""
        return self.state.glows(self.clock)

    @property
    def due(self) -> int | None:
        """In how many ms it goes on by itself, or the deed glows no longer; None for never."""
        return self.state.due(self.clock)

    def begin(self, step: int, *, ready: bool = False) -> None:
        """Go to a step; `ready`: after what others do before it."""
        self.state = self._states.begun(step, self.clock, self._pause(), ready=ready)

    def happen(self, what: Happening, answer: CoachAnswer = NOTHING_SAID) -> None:
        """Go to the state after something has happened; the `answer` is to what was tried."""
        self.state = self._states.after(self.state, what, self.clock, self._pause(), answer)

    def press(self, *, held: bool) -> None:
        """Note that the mouse was pressed, perhaps where that does something."""
        self.state = self.state.pressed(held=held)

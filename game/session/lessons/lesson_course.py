"""The course of a lesson: the match of each step, in which one person does the deed that is asked for.

Everybody at the table is played by hand: the others do what the lesson says, and game time stands still unless
the lesson lets it pass.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.actions import Action, Refusal
from game.session.host import Host
from game.session.plan import Plan, Seat
from game.session.viewpoint import Viewpoint
from game.store.lesson_files import OWN, Lesson, LessonDeed

HELD = "lesson"
"""Why game time stands still."""


class LessonCourse:
    """A lesson for `seats`, the learner's first, in which talk is judged by a `language`."""

    def __init__(self, lesson: Lesson, seats: Sequence[Seat], language: str) -> None:
        self.lesson = lesson
        self._plan = Plan(lesson.game, tuple(seats), dict(lesson.options))
        self._table = lesson.table(language, [seat.name for seat in seats])

    def begun(self, step: int, *, ready: bool) -> Host:
        """Return a host of the match as it is when a step begins; `ready`: after what others do first."""
        match, now = self.lesson.played_to(step, self._table, ready=ready)
        host = Host(self._plan, match)
        host.runner.now = now
        host.runner.hold(HELD)
        return host

    def do(self, host: Host, deed: LessonDeed) -> None:
        """Do what somebody does in the lesson, or let the time pass that it says."""
        if deed.action is not None:
            host.runner.submit(deed.seat, deed.action)
            return
        host.runner.hold(HELD, on=False)
        host.update(deed.wait)
        host.runner.hold(HELD)


class CoachedViewpoint(Viewpoint):
    """The learner's viewpoint, from which only one action can be done: the one that is `wanted`.

    `astray` is called with any other one that is tried.
    """

    def __init__(self, host: Host, astray: Callable[[Action], None]) -> None:
        super().__init__(host, OWN)
        self.wanted: Action | None = None
        self._astray = astray

    @property
    def reader(self) -> int:
        """The learner, who alone looks at the screen: the others are played by hand, but by nobody here."""
        return OWN

    def do(self, action: Action, answers: int | None = None) -> Refusal | None:
        """Do the wanted action; return None for any other too, as the coach answers that."""
        if action == self.wanted:
            return super().do(action, answers)
        self._astray(action)
        return None

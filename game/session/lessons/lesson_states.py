"""The states of a lesson, and what leads from one to the next: the table `LEADS`.

A `LessonState` is all that is true in a lesson besides the match of its step; what happens makes another one.
What is open at the table, and what moves there, is the table's to say. No clock is read here: whoever asks says
what time it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from game.store.lesson_files import LessonDeed, LessonStep

GLOWS = 900
"""ms for which the deed glows after something else was tried."""


class Stage(Enum):
    """How far a step is."""

    ANEW = auto()  # other cards are about to come
    OTHERS = auto()  # others are about to do something before the step
    SETTLES = auto()  # nobody has anything left to do; the table comes to rest
    OPENS = auto()  # the step is shown, and the coach's card has not been seen yet
    SPEAKS = auto()  # the coach only speaks, until the learner reads on
    ASKS = auto()  # the coach asks for a deed
    ENDS = auto()  # all steps have been done
    OVER = auto()  # it has been asked what comes after the lesson


class Happening(Enum):
    """What happens in a lesson."""

    DEALT = auto()  # the cards of the step lie on the table
    ACTED = auto()  # one of the others has done what was to be done next
    RESTED = auto()  # the table has come to rest
    SEEN = auto()  # the coach's card has been seen
    TAKEN = auto()  # the table takes what the learner does, so that nothing need glow
    TRIED = auto()  # something else was tried than the coach asks for
    MARKED = auto()  # one of the cards that are played together was marked
    OPENED = auto()  # something was opened by which the deed is done
    DONE = auto()  # the deed was done, or the learner has read on
    HURRIED = auto()  # the learner does not want to wait
    SKIPPED = auto()  # the step was left out
    BACK = auto()  # the step before is to be shown again
    ENDED = auto()  # it was asked what comes after the lesson
    AGAIN = auto()  # the lesson is begun anew


Leads: TypeAlias = Mapping[tuple[Stage, Happening], tuple[Stage, ...]]

PAUSED = (Stage.ANEW, Stage.OTHERS, Stage.ENDS)
"""The stages that are left by themselves, after a pause."""
WAITING = (*PAUSED, Stage.SETTLES)
"""Those that are left by themselves."""
UNDER_WAY = tuple(stage for stage in Stage if stage not in (Stage.ENDS, Stage.OVER))
BEGUN = (Stage.OTHERS, Stage.SETTLES)
NEXT = (Stage.ENDS, Stage.ANEW, *BEGUN)
LEADS: Leads = {
    (Stage.ANEW, Happening.DEALT): BEGUN,
    (Stage.OTHERS, Happening.ACTED): BEGUN,
    (Stage.SETTLES, Happening.RESTED): (Stage.OPENS,),
    (Stage.OPENS, Happening.SEEN): (Stage.SPEAKS, Stage.ASKS),
    (Stage.SPEAKS, Happening.DONE): NEXT,
    (Stage.ASKS, Happening.TAKEN): (Stage.ASKS,),
    (Stage.ASKS, Happening.TRIED): (Stage.ASKS,),
    (Stage.ASKS, Happening.MARKED): (Stage.ASKS,),
    (Stage.ASKS, Happening.OPENED): (Stage.ASKS,),
    (Stage.ASKS, Happening.DONE): NEXT,
    (Stage.ENDS, Happening.ENDED): (Stage.OVER,),
    (Stage.OVER, Happening.AGAIN): BEGUN,
    **{(stage, Happening.HURRIED): (stage,) for stage in PAUSED},
    **{(stage, Happening.SKIPPED): NEXT for stage in UNDER_WAY},
    **{(stage, Happening.BACK): (Stage.SETTLES,) for stage in (*UNDER_WAY, Stage.ENDS)},
}
"""Where what happens at a stage leads: to the first of these stages for which there is cause. What is not named
here changes nothing."""


class CoachAnswer(NamedTuple):
    """What the coach answers to something else than was asked for.

    `text` is about the card that was tried: why it does not go, or that it would. `wrong` says that something
    else was said than the step asks for, which the coach tells until it is right.
    """

    text: str = ""
    wrong: bool = False


NOTHING_SAID = CoachAnswer()


@dataclass(frozen=True, slots=True)
class LessonState:
    """What is true in a lesson: its step, from 0 (as many as there are once all are done), and the stage of it.

    `left` is what others have still to do before the step. `until` is the time at which a stage that is left by
    itself is left, and that until which the deed glows. The mouse is `held` if it was pressed where that does
    something.
    """

    step: int = 0
    stage: Stage = Stage.SETTLES
    left: tuple[LessonDeed, ...] = ()
    until: int = 0
    answer: CoachAnswer = NOTHING_SAID
    held: bool = False

    @property
    def shown(self) -> bool:
        """Whether the step is shown."""
        return self.stage is Stage.OPENS or self.said

    @property
    def said(self) -> bool:
        """Whether the coach's card has been seen; until then no key or click does anything."""
        return self.stage in (Stage.SPEAKS, Stage.ASKS)

    @property
    def over(self) -> bool:
        """Whether all steps have been done."""
        return self.stage in (Stage.ENDS, Stage.OVER)

    def glows(self, now: int) -> bool:
        """Whether the deed glows, as something else was tried."""
        return self.stage is Stage.ASKS and now < self.until

    def due(self, now: int) -> int | None:
        """In how many ms it goes on by itself, or the deed glows no longer; None for never."""
        if self.stage in WAITING:
            return max(0, self.until - now)
        return self.until - now if self.glows(now) else None

    def pressed(self, *, held: bool) -> LessonState:
        """Return the state once the mouse was pressed."""
        return replace(self, held=held)


class LessonStates:
    """The states of a lesson of these steps.

    `now` is the time of the lesson in ms, `pause` how many ms pass before what goes on by itself.
    """

    def __init__(self, steps: Sequence[LessonStep]) -> None:
        self.steps = steps

    def begun(self, step: int, now: int, pause: int, *, ready: bool) -> LessonState:
        """Return the state in which a step begins; `ready`: after what others do before it."""
        state = LessonState(step) if ready else self._at(step)
        return self._led(state, BEGUN, now, pause)

    def after(
        self,
        state: LessonState,
        what: Happening,
        now: int,
        pause: int,
        answer: CoachAnswer = NOTHING_SAID,
    ) -> LessonState:
        """Return the state after something has happened; the `answer` is to what was tried."""
        ways = LEADS.get((state.stage, what))
        if ways is None or (what is Happening.BACK and state.step == 0):
            return state
        if what is Happening.HURRIED:
            return replace(state, until=now)
        led = self._led(self._changed(state, what, answer), ways, now, pause)
        return replace(led, until=now + GLOWS) if what is Happening.TRIED else led

    def _at(self, step: int) -> LessonState:
        """Return a state in which nothing has been done of a step."""
        left = self.steps[step].first if step < len(self.steps) else ()
        return LessonState(step, left=tuple(left))

    def _changed(self, state: LessonState, what: Happening, answer: CoachAnswer) -> LessonState:
        """Return the state with what changes in it by what has happened, besides its stage."""
        match what:
            case Happening.DONE | Happening.SKIPPED:
                return self._at(state.step + 1)
            case Happening.BACK:
                return LessonState(state.step - 1)
            case Happening.AGAIN:
                return self._at(0)
            case Happening.ACTED:
                return replace(state, left=state.left[1:])
            case Happening.TRIED:
                wrong = state.answer.wrong or answer.wrong
                return replace(state, answer=answer._replace(wrong=wrong))
            case Happening.MARKED:
                return replace(state, answer=state.answer._replace(text=""))
            case Happening.OPENED:
                return replace(state, answer=NOTHING_SAID)
        return state

    def _led(self, state: LessonState, ways: Sequence[Stage], now: int, pause: int) -> LessonState:
        """Return a state at the first of some stages for which there is cause in it."""
        stage = next(each for each in ways if self._cause(each, state))
        return replace(state, stage=stage, until=now + pause if stage in PAUSED else now)

    def _cause(self, stage: Stage, state: LessonState) -> bool:
        match stage:
            case Stage.ENDS:
                return state.step >= len(self.steps)
            case Stage.ANEW:
                return self.steps[state.step].position is not None
            case Stage.OTHERS:
                return bool(state.left)
            case Stage.SPEAKS:
                return self.steps[state.step].does is None
        return True

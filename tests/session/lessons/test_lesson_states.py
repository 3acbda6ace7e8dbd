"""The states of a lesson by themselves: the table of what leads where, and what changes on the way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import FrozenInstanceError

import pytest

from game.engine.actions import Action
from game.session.lessons.lesson_states import (
    GLOWS,
    LEADS,
    NOTHING_SAID,
    PAUSED,
    WAITING,
    CoachAnswer,
    Happening,
    LessonState,
    LessonStates,
    Stage,
)
from game.store.lesson_files import LessonDeed, LessonStep

NOW, PAUSE = 5000, 650
PLAYS, DRAWS = LessonDeed(1, Action("play", (3,))), LessonDeed(2, Action("draw"))


def step(
    id: str, does: Action | None = None, first: tuple[LessonDeed, ...] = (), new: bool = False
) -> LessonStep:
    return LessonStep(id, "C-1", (), (), does, first, {"hands": []} if new else None)


STEPS = LessonStates(
    (
        step("words", new=True),
        step("deed", Action("play", (7,)), first=(PLAYS, DRAWS)),
        step("plain", Action("draw")),
        step("cards", Action("pass"), first=(DRAWS,), new=True),
    )
)
WORDS, DEED, PLAIN, CARDS, END = range(5)


def after(state: LessonState, *happened: Happening) -> LessonState:
    for what in happened:
        state = STEPS.after(state, what, NOW, PAUSE)
    return state


def at(step: int, *happened: Happening, ready: bool = True) -> LessonState:
    """The state of a step, as it begins, after all this."""
    return after(STEPS.begun(step, NOW, PAUSE, ready=ready), *happened)


def asked() -> LessonState:
    """The state in which the deed of the second step is asked for."""
    state = at(DEED, Happening.RESTED, Happening.SEEN)
    assert state.stage is Stage.ASKS
    return state


def met(start: LessonState, happened: Iterable[Happening]) -> Iterator[LessonState]:
    """Every state that is come to from one, by what may have happened."""
    left, found = [start], set[LessonState]()
    while left:
        state = left.pop()
        if state not in found:
            found.add(state)
            yield state
            left += [after(state, what) for what in happened]


def named(state: LessonState) -> str:
    return f"{state.step}-{state.stage.name}"


STATES = list(met(at(WORDS, ready=False), Happening))


def test_every_stage_is_come_to() -> None:
    assert {state.stage for state in STATES} == set(Stage)


@pytest.mark.parametrize("state", STATES, ids=named)
def test_every_state_leads_on_to_the_end(state: LessonState) -> None:
    """By what happens of itself, and by what the coach asks for, without going back or leaving out."""
    aside = {Happening.SKIPPED, Happening.BACK, Happening.HURRIED, Happening.AGAIN}
    assert Stage.OVER in {each.stage for each in met(state, set(Happening) - aside)}


def test_every_line_of_the_table_is_used() -> None:
    used = {
        (state.stage, what)
        for state in STATES
        for what in Happening
        if (state.stage, what) in LEADS
    }
    assert used == set(LEADS)
    assert {what for _, what in LEADS} == set(Happening)


def test_what_the_table_does_not_name_changes_nothing() -> None:
    unnamed = [
        (state, what) for state in STATES for what in Happening if (state.stage, what) not in LEADS
    ]
    assert all(after(state, what) is state for state, what in unnamed)


def test_a_lesson_is_given_from_its_beginning_to_its_end() -> None:
    state, stages = at(WORDS, ready=False), []
    for what in (
        Happening.RESTED, Happening.SEEN, Happening.DONE,
        Happening.ACTED, Happening.ACTED, Happening.RESTED, Happening.SEEN, Happening.DONE,
        Happening.RESTED, Happening.SEEN, Happening.DONE,
        Happening.DEALT, Happening.ACTED, Happening.RESTED, Happening.SEEN, Happening.DONE,
        Happening.ENDED,
    ):  # fmt: skip
        stages.append((state.step, state.stage))
        state = after(state, what)
    asks = [Stage.SETTLES, Stage.OPENS, Stage.ASKS]
    assert stages == [
        *((WORDS, stage) for stage in (Stage.SETTLES, Stage.OPENS, Stage.SPEAKS)),
        *((DEED, stage) for stage in (Stage.OTHERS, Stage.OTHERS, *asks)),
        *((PLAIN, stage) for stage in asks),
        *((CARDS, stage) for stage in (Stage.ANEW, Stage.OTHERS, *asks)),
        (END, Stage.ENDS),
    ]
    assert (state.step, state.stage) == (END, Stage.OVER)
    assert after(state, Happening.AGAIN) == at(WORDS, ready=False)


def test_others_do_one_thing_after_the_other() -> None:
    state = at(DEED, ready=False)
    assert state.left == (PLAYS, DRAWS)
    state = after(state, Happening.ACTED)
    assert (state.stage, state.left) == (Stage.OTHERS, (DRAWS,))
    state = after(state, Happening.ACTED)
    assert (state.stage, state.left) == (Stage.SETTLES, ())


@pytest.mark.parametrize("state", STATES, ids=named)
def test_back_leads_from_every_stage_to_the_step_before_as_it_is_to_be_shown(
    state: LessonState,
) -> None:
    back = after(state, Happening.BACK)
    if state.stage is Stage.OVER or state.step == 0:
        assert back is state
    else:
        assert back == LessonState(state.step - 1, Stage.SETTLES, until=NOW)


@pytest.mark.parametrize("state", STATES, ids=named)
def test_to_skip_leads_from_every_stage_to_what_comes_before_the_next_step(
    state: LessonState,
) -> None:
    skipped = after(state, Happening.SKIPPED)
    if state.over:
        assert skipped is state
        return
    assert skipped.step == state.step + 1
    assert skipped.stage is [Stage.OTHERS, Stage.SETTLES, Stage.ANEW, Stage.ENDS][state.step]
    assert skipped.answer == NOTHING_SAID


@pytest.mark.parametrize("state", STATES, ids=named)
def test_only_what_waits_goes_on_by_itself_and_not_before_a_pause(state: LessonState) -> None:
    if state.stage in WAITING:
        hurried = after(state, Happening.HURRIED) == state
        assert state.due(NOW) == (PAUSE if state.stage in PAUSED and not hurried else 0)
        assert state.due(NOW + PAUSE) == 0
    else:
        assert state.due(NOW) == (state.until - NOW if state.glows(NOW) else None)
        assert state.due(NOW + GLOWS) is None


@pytest.mark.parametrize("stage", PAUSED)
def test_who_hurries_waits_no_longer(stage: Stage) -> None:
    state = next(each for each in STATES if each.stage is stage and each.due(NOW) == PAUSE)
    hurried = after(state, Happening.HURRIED)
    assert hurried.due(NOW) == 0
    assert (hurried.step, hurried.stage, hurried.left) == (state.step, state.stage, state.left)


def test_the_deed_glows_for_a_while_after_something_else_and_until_the_table_takes_something() -> (
    None
):
    state = after(asked(), Happening.TRIED)
    assert state.glows(NOW)
    assert state.due(NOW + 100) == GLOWS - 100
    assert not state.glows(NOW + GLOWS)
    assert not after(state, Happening.TAKEN).glows(NOW)
    assert not after(state, Happening.DONE).glows(NOW)


def tried(state: LessonState, text: str = "", *, wrong: bool = False) -> LessonState:
    return STEPS.after(state, Happening.TRIED, NOW, PAUSE, CoachAnswer(text, wrong))


def test_the_coach_tells_what_was_wrong_until_something_is_opened_for_the_deed() -> None:
    state = tried(asked(), "a reason", wrong=True)
    assert state.answer == CoachAnswer("a reason", wrong=True)
    assert after(state, Happening.TAKEN).answer == state.answer
    assert tried(state, "another").answer == CoachAnswer("another", wrong=True)
    assert after(state, Happening.MARKED).answer == CoachAnswer("", wrong=True)
    assert after(state, Happening.OPENED).answer == NOTHING_SAID


def test_nothing_is_said_of_the_step_before_nor_is_the_mouse_held() -> None:
    state = tried(asked(), "a reason", wrong=True).pressed(held=True)
    for what in (Happening.DONE, Happening.SKIPPED, Happening.BACK):
        left = after(state, what)
        assert left.answer == NOTHING_SAID
        assert not left.held


@pytest.mark.parametrize("state", STATES, ids=named)
def test_a_step_is_shown_before_its_card_has_been_seen(state: LessonState) -> None:
    assert state.shown is (state.stage in (Stage.OPENS, Stage.SPEAKS, Stage.ASKS))
    assert state.said is (state.stage in (Stage.SPEAKS, Stage.ASKS))
    assert state.over is (state.step == END)


def test_what_happens_makes_another_state_and_leaves_the_one_before() -> None:
    state = asked()
    kept = hash(state)
    tried(state, "a reason", wrong=True)
    after(state, Happening.DONE)
    assert hash(state) == kept
    with pytest.raises(FrozenInstanceError):
        state.step = 3  # type: ignore[misc]

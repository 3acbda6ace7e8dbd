"""What the coach's card says of a step of a lesson, and by which key or click the step is done."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.actions import Action
from game.scenes.base.guest_names import guest_name
from game.scenes.table.lesson.lesson_table import MARK, LessonTable
from game.session.lessons.lesson_states import NOTHING_SAID, CoachAnswer
from game.session.plan import Seat
from game.show.devices import DeviceKind
from game.store.lesson_files import Lesson, LessonStep
from game.view.base.scene_kit import SceneKit
from game.view.lesson.coach_layout import CardText
from game.words.catalogue import Catalogue
from game.words.marks import Worded, strong


def own_buttons(lesson: Lesson) -> set[str]:
    """Return the verbs that have a button and a key of their own."""
    return {verb.word for verb in lesson.variant.info.offered}


def answer_to(
    words: Catalogue, table: LessonTable, lesson: Lesson, step: LessonStep, action: Action | None
) -> CoachAnswer:
    """Return what the coach answers to an action that is not the deed of a step; None: it is not known."""
    if action is None:
        return NOTHING_SAID
    wrong = action.verb in own_buttons(lesson)
    why = table.objection(action)
    if why is not None:
        text, clause = why
        said = words("lesson.why", why=Worded(text), clause=strong(clause))
    else:
        said = words(also_allowed(words, lesson, step, action)) if table.is_turn(action) else ""
    return CoachAnswer(said, wrong)


def also_allowed(words: Catalogue, lesson: Lesson, step: LessonStep, action: Action) -> str:
    """Return the message that answers something else than the deed of a step which the rules allow.

    A step may have its own one for plays, with `.instead` after the key of its text, where what they lead to is
    its lesson.
    """
    own = f"{lesson.key}.{step.id}.instead"
    return own if action.verb == "play" and own in words else "lesson.also_allowed"


def spoken_of(
    words: Catalogue, lesson: Lesson, step: LessonStep, seats: Sequence[Seat]
) -> list[int]:
    """Return the other seats whose names the coach says at a step."""
    key = f"{lesson.key}.{step.id}"
    return [seat for seat in range(1, len(seats)) if words.mentions(key, f"seat{seat}")]


def _read_on(lesson: Lesson, number: int) -> str:
    """Return the message that says what reading on leads to, at the step with a number, from 0."""
    last = number == len(lesson.steps) - 1
    return "lesson.try_over" if lesson.rule and last else "lesson.read_on"


def coach_text(
    kit: SceneKit,
    table: LessonTable,
    lesson: Lesson,
    number: int,
    seats: Sequence[Seat],
    answer: CoachAnswer,
) -> CardText:
    """Return the card's text of the step with a number, from 0.

    An `answer` to the card that was tried stands where else a note may stand.
    """
    words, keycaps, step = kit.words, table.view.keycaps, lesson.steps[number]
    names = {f"seat{place}": seat.name for place, seat in enumerate(seats)}
    key, deed, buttons = f"{lesson.key}.{step.id}", step.does, own_buttons(lesson)
    said = f"{key}.no" if answer.wrong and f"{key}.no" in words else key
    command, where = "confirm", "here"
    if deed is not None:
        where = {"play": "card", "draw": "pile"}.get(deed.verb, "button")
        button = lesson.variant.info.button(deed.verb) if where == "button" else ""
        command = deed.verb if deed.verb == "draw" else button or command
        if len(deed.cards) > 1:
            all_marked = len(table.marks) == len(deed.cards)
            command, where = ("confirm", "marked") if all_marked else (MARK, "mark")
            if table.marks and not all_marked:
                where = "other"  # by the mouse, as a click marks once one is marked
    cap = keycaps(command) or (keycaps("more") if command in buttons else "")
    note = words("lesson.new_cards") if step.position is not None and number > 0 else ""
    pad = keycaps.device.kind is DeviceKind.PAD
    hand = "" if pad else words(f"lesson.click_{where}", count=len(table.marks))
    does = f"{key}.do"
    if table.opened:
        does = f"{key}.then" if f"{key}.then" in words else does
        cap = table.asked_key
        hand = words("lesson.click_button" if cap and not pad else "lesson.choose")
    return CardText(
        lesson.coach,
        words("lesson.coach", name=guest_name(words, lesson.coach)),
        words("lesson.step", number=number + 1, count=len(lesson.steps)),
        words(f"{key}.title", **names),
        words(said, **names),
        step.clause,
        words("lesson.do" if deed is not None else "lesson.on"),
        words(does, **names) if deed is not None else words(_read_on(lesson, number)),
        cap,
        hand,
        step.shown,
        answer.text or note,
    )

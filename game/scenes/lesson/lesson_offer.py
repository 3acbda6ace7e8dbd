"""The lesson of a game as it is offered before a first game, and what comes after it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.engine.variant import Variant
from game.scenes.base.game_titles import game_title
from game.scenes.base.guest_names import PLAYER_PORTRAIT, guest_name
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.overlays.asking_card import Way
from game.scenes.base.remembered_table import RememberedTable
from game.scenes.base.scene_stack import Stack
from game.scenes.lesson.coach_scene import CoachScene
from game.store.history_index import Wanted
from game.store.lesson_files import Lesson, LessonError, has_lesson, load_example, load_lesson
from game.store.platform_folders import assets
from game.view.base.scene_kit import SceneKit

ROUNDS = "rounds"
"""The option that says how many rounds a match has."""


def lesson_of(kit: SceneKit, variant: Variant[Any], rule: str = "") -> Lesson | None:
    """Return the lesson of a game, or that on one of its rules.

    None if there is none, or, with a notice, if it cannot be used.
    """
    folder = assets() / "lessons"
    try:
        return load_example(folder, variant, rule) if rule else load_lesson(folder, variant)
    except LessonError as error:
        kit.tell_once(error.phrase)
        return None


def offer_lesson(
    kit: SceneKit, stack: Stack, variant: Variant[Any], then: Callable[[], None]
) -> bool:
    """Offer the lesson of a game that was never played, unless it was offered before; return whether it was.

    `then` is done if it is declined.
    """
    game = variant.info.id
    if (
        not kit.offers_lessons
        or not has_lesson(assets() / "lessons", game)
        or game in kit.settings.lessons
    ):
        return False
    if MatchHistory.of(kit).count(Wanted(game=game, over=True)):
        return False
    lesson = lesson_of(kit, variant)
    if lesson is None:
        return False
    words = kit.words

    def answered(go_on: Callable[[], None]) -> None:
        kit.settings.lessons.setdefault(game, False)
        kit.keep_settings()
        go_on()

    title, coach = game_title(words, game), guest_name(words, lesson.coach)
    answers = [
        Way(words("lesson.offer.yes"), partial(answered, partial(stack.ways.lesson, game))),
        Way(words("lesson.offer.no"), partial(answered, then)),
    ]
    stack.push(
        CoachScene(
            kit,
            stack,
            lesson.coach,
            words("lesson.offer.title", game=title),
            words("lesson.offer", coach=coach),
            answers,
            lambda: None,
        )
    )
    return True


def after_lesson(
    kit: SceneKit,
    stack: Stack,
    variant: Variant[Any],
    again: Callable[[], None],
    *,
    at_table: bool,
) -> None:
    """Say that the lesson is over, and ask what comes now; `again` begins it anew.

    A first game is offered unless there is a match `at_table`, to which the way back leads.
    """
    info, words = variant.info, kit.words
    lesson = lesson_of(kit, variant)
    if lesson is None:
        stack.pop()
        return
    if not kit.settings.lessons.get(info.id):
        kit.settings.lessons[info.id] = True
        kit.keep_settings()

    answers = [
        Way(words("lesson.over.again"), again),
        Way(words("lesson.over.leave"), stack.pop),
    ]
    key = "lesson.over"
    if not at_table and info.timed:
        key = "lesson.over_timed"
        answers[:0] = [
            Way(words(f"{key}.play"), partial(stack.ways.practise, info.id)),
            Way(words("lesson.practice.usual"), partial(_play, kit, stack, variant)),
        ]
    elif not at_table:
        table = _first_table(kit, variant)
        rounds = table.options.get(ROUNDS)
        label = words("ui.first_game", count=rounds) if rounds else words(f"{key}.play")
        answers.insert(0, Way(label, lambda: stack.ways.table(table.plan(kit))))
    title = game_title(words, info.id)
    stack.push(
        CoachScene(
            kit,
            stack,
            lesson.coach,
            words("lesson.over.title"),
            words(key, game=title),
            answers,
            stack.pop,
        )
    )


def _first_table(kit: SceneKit, variant: Variant[Any]) -> RememberedTable:
    """Return the table of the game that was set up last, or the usual one, with one round if it has rounds."""
    info, table = variant.info, RememberedTable.last(kit, variant.info)
    rounds = next((each for each in info.options if each.name == ROUNDS), None)
    if rounds is not None and rounds.low <= 1 and info.id not in kit.settings.games:
        table.options[ROUNDS] = 1
    return table


def _play(kit: SceneKit, stack: Stack, variant: Variant[Any]) -> None:
    """Deal a match at the table of the game that was set up last, or at the usual one."""
    stack.ways.table(RememberedTable.last(kit, variant.info).plan(kit))


def after_practice(
    kit: SceneKit, stack: Stack, variant: Variant[Any], next_round: Callable[[], None]
) -> None:
    """Offer the usual clock after a round with a slow one; `next_round` goes on with that."""
    words, lesson = kit.words, lesson_of(kit, variant)
    answers = [
        Way(words("lesson.practice.usual"), partial(_play, kit, stack, variant)),
        Way(words("lesson.practice.slow"), next_round),
    ]
    stack.push(
        CoachScene(
            kit,
            stack,
            lesson.coach if lesson is not None else PLAYER_PORTRAIT,
            words("lesson.practice.title"),
            words("lesson.practice"),
            answers,
            next_round,
        )
    )

"""What the learner does at the table of a lesson: what keys and clicks mean at each stage of a step."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.actions import Action
from game.scenes.table.lesson.lesson_table import LessonTable
from game.scenes.table.lesson.lesson_text import answer_to
from game.session.lessons.lesson_progress import LessonProgress
from game.session.lessons.lesson_states import Happening, Stage
from game.show.devices import DeviceKind
from game.store.lesson_files import Lesson
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.lesson.coach_sight import CoachSight

MEANT = (Kind.CONFIRM, Kind.COMMAND, Kind.RELEASE)
"""Intents that are meant to do something."""


class Learner:
    """The learner of a lesson at its table, under what is in `sight`; `done` is called when a step is.

    `open_rule` opens the rule book where the coach's card says.
    """

    def __init__(
        self,
        kit: SceneKit,
        lesson: Lesson,
        progress: LessonProgress,
        table: LessonTable,
        sight: CoachSight,
        done: Callable[[], None],
        open_rule: Callable[[], None],
    ) -> None:
        self.kit, self.lesson, self.progress = kit, lesson, progress
        self.table, self.sight = table, sight
        self._done, self._open_rule = done, open_rule

    def handle(self, intent: Intent) -> None:
        """Handle an intent as the stage of the step lets it mean something."""
        deed = self.progress.now.does
        if not self.progress.state.said:
            if intent.deliberate:
                self._hurry()
        elif self.sight.at_clause(intent):
            self.kit.sound.play("press")
            self._open_rule()
        elif deed is None:
            self._read(intent)
        elif self.table.opened or self._may_act(intent):
            self._act(intent, deed)
        elif intent.kind in MEANT:
            self._refuse(intent)

    def _hurry(self) -> None:
        """Wait no longer: neither for the others nor for the veil."""
        if self.progress.state.stage is Stage.OPENS:
            self.sight.veil.finish()
        else:
            self.table.view.hurry()
            self.progress.happen(Happening.HURRIED)

    def _read(self, intent: Intent) -> None:
        """Read on once that is confirmed, or the card is clicked."""
        on_card = self.sight.card.at(intent.pos)
        if intent.kind is Kind.PRESS:
            self.progress.press(held=on_card)
        clicked = intent.kind is Kind.RELEASE and self.progress.state.held and on_card
        if intent.kind is Kind.CONFIRM or clicked:
            self.kit.sound.play("press")
            self._done()

    def _may_act(self, intent: Intent) -> bool:
        """Whether an intent may act at the table: the deed's keys, and the mouse where the veil is open."""
        match intent.kind:
            case Kind.NAVIGATE | Kind.CONFIRM | Kind.LEAVE:
                return True
            case Kind.MOVE:
                # Under the veil no card makes way for the mouse, and so slips away from a click.
                return self.sight.veil.open_at(intent.pos)
            case Kind.COMMAND:
                return self.table.heeds(intent.command)
            case Kind.PRESS:
                self.progress.press(held=self.sight.veil.open_at(intent.pos))
                return self.progress.state.held
            case Kind.DRAG | Kind.RELEASE:
                return self.progress.state.held
        return False

    def _act(self, intent: Intent, deed: Action) -> None:
        """Let the table take an intent by which the deed may be done, and see what comes of it."""
        table, log = self.table, self.table.host.match.log
        opened, marks, length = table.opened, table.marks, len(log)
        self.progress.happen(Happening.TAKEN)
        self._take(intent, deed)
        if len(log) > length:
            self._done()
        elif table.marks != marks:
            self.progress.happen(Happening.MARKED)
            if intent.device.kind is not DeviceKind.MOUSE:
                table.aim()  # what was clicked stays where it was
        elif self.progress.glows:
            table.refuse()
        elif intent.kind in MEANT and not (opened or table.opened):
            self._refuse(intent)

    def _take(self, intent: Intent, deed: Action) -> None:
        """Let the table take an intent, which may open something for the deed."""
        table, opened = self.table, self.table.opened
        if not table.take(intent):
            self.astray()
        elif table.opened and not opened:
            self.progress.happen(Happening.OPENED)
            table.point_at(deed)
        elif opened and not table.opened and self.progress.state.answer.wrong:
            table.ask_again(deed)  # its keys are not to mean the ways through the lesson

    def _refuse(self, intent: Intent) -> None:
        """Answer an intent that means something else than the deed, and let nothing come of it at the table."""
        self.astray(self.table.tried(intent))
        self.table.refuse()

    def astray(self, action: Action | None = None) -> None:
        """Let the deed glow, as something else was tried; say so if the rules allow it."""
        step = self.progress.now
        answer = answer_to(self.kit.words, self.table, self.lesson, step, action)
        if answer.wrong:
            self.sight.forget()
        self.progress.happen(Happening.TRIED, answer)
        self.kit.sound.play("refuse")

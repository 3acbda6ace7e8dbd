"""The lesson of a game, or on one of its rules: arranged cards at a table, one thing at a time, each done by
whoever learns it.
"""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Surface

from game.scenes.base.at_table.match_scene import MatchScene
from game.scenes.base.guest_names import guest_name
from game.scenes.base.remembered_table import player_name, player_portrait
from game.scenes.base.scene_stack import Stack
from game.scenes.table.lesson.learner import Learner
from game.scenes.table.lesson.lesson_table import LessonTable
from game.scenes.table.lesson.lesson_text import coach_text, spoken_of
from game.session.lessons.lesson_course import LessonCourse
from game.session.lessons.lesson_progress import LessonProgress
from game.session.lessons.lesson_states import Happening, Stage
from game.session.plan import Seat
from game.show.waits import soonest
from game.store.lesson_files import OWN, Lesson, LessonDeed, LessonStep
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.lesson.coach_card import CoachCard
from game.view.lesson.coach_layout import CardText
from game.view.lesson.coach_sight import CoachSight
from game.view.lesson.lesson_bar import BACK, LEAVE, SKIP, LessonBar
from game.view.lesson.lesson_picture import LessonPicture
from game.view.lesson.veil import Veil

BEFORE = 650
"""ms that pass before each thing that others do, and before other cards come or the lesson ends."""


class LessonScene(MatchScene):
    """A lesson: how far it is, drawn over the table of its step, and told what happens there."""

    plays = False  # people with phones wait meanwhile, as in a pause

    def __init__(self, kit: SceneKit, stack: Stack, lesson: Lesson) -> None:
        words = kit.words
        others = [Seat(guest_name(words, each), each) for each in lesson.seats]
        self.lesson = lesson
        self.seats = [Seat(player_name(kit), player_portrait(kit)), *others]
        self.course = LessonCourse(lesson, self.seats, kit.settings.language)
        super().__init__(kit, stack, self.course.begun(0, ready=False))
        self.tune = "lesson"
        self.veil = Veil(kit)
        self.progress = LessonProgress(lesson.steps, lambda: kit.thinking.ms(BEFORE))
        self._sit_down()

    def _sit_down(self) -> None:
        """Open the table of the host that is followed."""
        kit, lesson, host = self.kit, self.lesson, self.host
        self.table = table = LessonTable(
            kit, host, self.seats, self, lambda action: self.learner.astray(action)
        )
        self.room = table.room
        self.watch_hands()
        picture = LessonPicture(kit, table.view.art, host.match.table, self.seats, self._said)
        self.sight = CoachSight(kit, self.veil, table.places, picture)
        self.bar = LessonBar(kit, table.view.keycaps, table.view.occupancy, len(lesson.steps))
        self.bar.stopped = host.timed
        self.learner = Learner(
            kit, lesson, self.progress, table, self.sight, self._on, self.open_rules
        )

    def _said(self, word: str) -> str:
        return self.kit.words(f"{self.lesson.says}.{word}")

    def _deal(self) -> None:
        """Let the cards lie as they do when the step begins."""
        self.close()
        self.veil.lift()
        state = self.progress.state
        self.follow(self.course.begun(state.step, ready=not state.left))
        self._sit_down()
        self.resume()
        self.layout()

    def begin(self, step: int, *, ready: bool = False) -> None:
        """Go to a step; `ready`: after what others do before it."""
        self.progress.begin(step, ready=ready)
        self._deal()

    @property
    def step(self) -> int:
        """The number of the step, from 0; as many as there are once all have been done."""
        return self.progress.state.step

    @property
    def now(self) -> LessonStep:
        """The step that is shown, or comes next."""
        return self.progress.now

    @property
    def card(self) -> CoachCard:
        """The coach's card."""
        return self.sight.card

    @property
    def text(self) -> CardText:
        """What the coach's card says now."""
        answer = self.progress.state.answer
        return coach_text(self.kit, self.table, self.lesson, self.step, self.seats, answer)

    @property
    def slowing(self) -> float:
        """Not at all: what passes in a lesson is told in game time."""
        return 1.0

    @property
    def next_deed(self) -> int | None:
        return self.progress.due

    def show_result(self) -> None:
        """Do nothing: other cards come, or the lesson ends."""

    def interrupted(self) -> None:
        """Do nothing: a lesson waits for whoever learns."""

    def pause_game(self, why: str = "") -> None:
        """Leave the lesson, as there is nothing to pause."""
        self.stack.pop()

    def open_rules(self, clause: str = "") -> None:
        """Open the rule book at a clause, by default that of the step."""
        super().open_rules(clause or self.now.clause)

    def open_moves(self) -> None:
        """Do nothing: few moves are made in a lesson."""

    def open_last_trick(self) -> None:
        """Do nothing: it has just been seen."""

    def resume(self) -> None:
        super().resume()
        self.table.controls.resume()
        self.kit.input.at_table({BACK, SKIP} | self.table.controls.said_here)

    def pause(self) -> None:
        self.table.controls.pause()
        self.kit.input.at_table(())

    def layout(self) -> None:
        self.table.controls.layout()
        self.bar.place(self.table.view.placement)
        self.sight.forget()

    def update(self, dt: int) -> None:
        table = self.table
        self.veil.advance(dt)
        table.move(dt)
        self.pass_time(dt)
        table.controls.advance(dt)
        if not table.busy and not self.show_hands():
            self.progress.clock += dt
            if self.progress.due == 0:
                self._go_on()

    def _go_on(self) -> None:
        """Do what comes by itself at this stage."""
        progress = self.progress
        match progress.state.stage:
            case Stage.ANEW:
                progress.happen(Happening.DEALT)
                self._deal()
            case Stage.OTHERS:
                self.course.do(self.host, progress.state.left[0])
                progress.happen(Happening.ACTED)
            case Stage.SETTLES if self.table.rests:
                progress.happen(Happening.RESTED)
                self.sight.forget()
                self.table.ask(self.now.does)
            case Stage.ENDS:
                progress.happen(Happening.ENDED)
                self._end()

    def _end(self) -> None:
        """Ask what comes after the lesson; after one on a rule the rule book is there again."""
        if self.lesson.rule:
            self.stack.pop()
        else:
            self.stack.ways.lesson_over(self.lesson.game, self._again)

    def _again(self) -> None:
        self.progress.happen(Happening.AGAIN)
        self._deal()

    def back(self) -> None:
        """Show the step before."""
        before = self.progress.state
        self.progress.happen(Happening.BACK)
        if self.progress.state is not before:
            self._deal()

    def skip(self) -> None:
        """Let the deed of the step be done, and go on to the next one."""
        state = self.progress.state
        if state.over:
            return
        if state.stage is Stage.ANEW:
            self._deal()
        deed = self.now.does
        for each in (*state.left, *([] if deed is None else [LessonDeed(OWN, deed)])):
            self.table.view.hurry()
            self.course.do(self.host, each)
        self._on(Happening.SKIPPED)

    def _on(self, what: Happening = Happening.DONE) -> None:
        """Go on to what comes before the next step."""
        self.progress.happen(what)
        self.table.ask(None)
        self.veil.lift()

    @property
    def moving(self) -> bool:
        """Whether each frame differs from the one before."""
        return self.table.moving or self.veil.moving

    @property
    def content(self) -> Hashable:
        """What the table and the coach show, but for what moves."""
        return self.table, self.table.content, self.progress.state, self.progress.glows

    def due(self) -> int | None:
        if self.moving:
            return 0
        return soonest(self.table.controls.due, self.room.due, self.next_deed)

    def handle(self, intent: Intent) -> None:
        if intent.kind in (Kind.PLUGGED, Kind.UNPLUGGED):
            return
        if self.table.asks or not self._leads_away(intent):
            self.learner.handle(intent)

    def _leads_away(self, intent: Intent) -> bool:
        """Go back, on or out if that is asked for; return whether the intent is used up."""
        way = self.bar.way(intent)
        if way:
            self.kit.sound.play("press")
            {LEAVE: self.stack.pop, BACK: self.back, SKIP: self.skip}[way]()
        return way is not None

    def draw(self, target: Surface) -> None:
        table, shown = self.table, self.progress.state.shown
        table.controls.draw(target)
        if shown:
            people = spoken_of(self.kit.words, self.lesson, self.now, self.seats)
            self.sight.aim(self.now, people, self.text)
        self.veil.draw(target)
        self.bar.draw(target, self.step, ways=not table.asks, waiting=shown)
        if shown and self.sight.draw(target, table.asked, glowing=self.progress.glows):
            self.progress.happen(Happening.SEEN)

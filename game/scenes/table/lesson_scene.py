"""The lesson of a game: arranged cards at a table, one thing at a time, each done by whoever learns it."""

from __future__ import annotations

from pygame import Rect, Surface

from game.engine.actions import Action
from game.scenes.base.guest_names import guest_name
from game.scenes.base.remembered_table import player_name, player_portrait
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.table.lesson_table import LessonTable
from game.scenes.table.lesson_text import (
    MARK,
    also_allowed,
    coach_text,
    own_buttons,
    spoken_of,
)
from game.session.lessons.lesson_course import LessonCourse
from game.session.plan import Seat
from game.show.devices import DeviceKind
from game.show.waits import soonest
from game.store.lesson_files import OWN, Lesson, LessonDeed, LessonStep
from game.view.base.colours import AMBER
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.lesson.coach_card import DEED, NEEDED, OPENED, SEEN, CardText, CoachCard
from game.view.lesson.lesson_bar import BACK, LEAVE, SKIP, LessonBar
from game.view.lesson.lesson_picture import LessonPicture
from game.view.lesson.veil import RADIUS, Veil
from game.words.marks import Worded, strong

BEFORE = 650
"""ms that pass before each thing that others do, and before other cards come or the lesson ends."""
GLOWS = 900
"""ms for which the deed glows after something else was tried."""
MARGIN = 52
"""The room between the coach's card and the edge of the window, in design pixels."""
MEANT = (Kind.CONFIRM, Kind.COMMAND, Kind.RELEASE)
"""Intents that are meant to do something."""


class LessonScene(Scene):
    """A lesson, from one of its steps on."""

    def __init__(self, kit: SceneKit, stack: Stack, lesson: Lesson, step: int = 0) -> None:
        super().__init__(kit, stack)
        self.lesson = lesson
        words = kit.words
        others = [Seat(guest_name(words, each), each) for each in lesson.seats]
        self.seats = [Seat(player_name(kit), player_portrait(kit)), *others]
        self.course = LessonCourse(lesson, self.seats, kit.settings.language)
        self.veil = Veil(kit)
        self.step = step
        """The number of the step, from 0; as many as there are once all have been done."""
        self.shown = False
        """Whether the step is shown; until then others do what comes before it."""
        self.said = False
        """Whether the coach's card of the step has been seen; until then no key or click does anything."""
        self._left: list[LessonDeed] = []
        self._wait = 0
        self._anew = False
        self._glows = 0
        self._wrong = False
        """Whether something else was said than the step asks for, which the coach answers until it is right."""
        self._answer = ""
        """What is said of the card that was tried: why it does not go, or that it would."""
        self._finished = False
        self._held = False
        self._placed: tuple[object, ...] = ()
        self._deed_hole: Rect | None = None
        self.table = self._sit_down(step, ready=False)

    @property
    def now(self) -> LessonStep:
        """The step that is shown, or comes next."""
        return self.lesson.steps[min(self.step, len(self.lesson.steps) - 1)]

    @property
    def over(self) -> bool:
        """Whether all steps have been done."""
        return self.step >= len(self.lesson.steps)

    def _sit_down(self, step: int, *, ready: bool) -> LessonTable:
        """Open the table as it is when a step begins; `ready`: when it is to be shown."""
        host = self.course.begun(step, ready=ready)
        table = LessonTable(self.kit, host, self.seats, self, self._astray)
        picture = LessonPicture(self.kit, table.view.art, host.match.table, self.seats, self._said)
        self.card = CoachCard(self.kit, picture, table.view.occupancy)
        view, count = table.view, len(self.lesson.steps)
        self.bar = LessonBar(self.kit, view.keycaps, view.occupancy, count)
        self.bar.stopped = host.timed
        self._left = [] if ready else list(self.lesson.steps[step].first)
        self._wait = self._pause if self._left else 0
        self._anew = False
        return table

    def begin(self, step: int = 0, *, ready: bool = False) -> None:
        """Begin a step with its own cards; `ready`: after what others do before it."""
        self.table.close()
        self.step, self.shown, self.said, self._finished = step, False, False, False
        self.veil.lift()
        self.table = self._sit_down(step, ready=ready)
        self.table.controls.resume()
        self.layout()
        self._listen()
        self.dirty = True

    def _said(self, word: str) -> str:
        return self.kit.words(f"{self.lesson.game}.lesson.says.{word}")

    @property
    def _pause(self) -> int:
        return self.kit.thinking.ms(BEFORE)

    def pause_game(self, why: str = "") -> None:
        """Leave the lesson, as there is nothing to pause."""
        self.stack.pop()

    def open_rules(self, clause: str = "") -> None:
        """Open the rule book at a clause, by default that of the step."""
        self.stack.ways.rules(self.lesson.game, clause or self.now.clause)

    def open_moves(self) -> None:
        """Do nothing: few moves are made in a lesson."""

    def open_last_trick(self) -> None:
        """Do nothing: it has just been seen."""

    def _show(self) -> None:
        """Show the step, and wait for its deed."""
        self.shown, self._glows, self._placed = True, 0, ()
        self._wrong, self._answer, self._held = False, "", False
        self.table.ask(self.now.does)
        self.dirty = True

    def _on(self) -> None:
        """Go on to what comes before the next step."""
        self.step += 1
        self.shown = self.said = False
        self.table.ask(None)
        self.veil.lift()
        self._anew = not self.over and self.now.position is not None
        self._left = [] if self.over or self._anew else list(self.now.first)
        self._wait = self._pause if self.over or self._anew or self._left else 0
        self.dirty = True

    def _astray(self, action: Action | None = None) -> None:
        """Let the deed glow, as something else was tried; say so if the rules allow it."""
        self._glows, self._answer = GLOWS, ""
        if action is not None and action.verb in own_buttons(self.lesson):
            self._wrong, self._placed = True, ()
        why = None if action is None else self.table.objection(action)
        if why is not None:
            text, clause = why
            self._answer = self.kit.words("lesson.why", why=Worded(text), clause=strong(clause))
        elif action is not None and self._is_turn(action):
            self._answer = self.kit.words(
                also_allowed(self.kit.words, self.lesson, self.now, action)
            )
        self.kit.sound.play("refuse")
        self.dirty = True

    def _is_turn(self, action: Action) -> bool:
        """Return whether an action is a turn, and no call: of those nearly all are always allowed."""
        seen = self.table.seen
        return action.verb in seen.variant.info.turn_verbs or not seen.may_err

    def _go_on(self, dt: int) -> None:
        """Let the others do what comes before the step, one thing after the other, and then show it."""
        if self.table.busy:
            return
        self._wait -= dt
        if self._wait > 0:
            return
        if self.over:
            self._finished = True
            self.stack.ways.lesson_over(self.lesson.game, self.begin)
        elif self._anew:
            self.begin(self.step)
        elif self._left:
            self.course.do(self.table.host, self._left.pop(0))
            self._wait = self._pause if self._left else 0
        elif self.table.rests:
            self._show()
        self.dirty = True

    def back(self) -> None:
        """Show the step before."""
        if self.step > 0:
            self.begin(self.step - 1, ready=True)

    def skip(self) -> None:
        """Let the deed of the step be done, and go on to the next one."""
        if self.over:
            return
        if self._anew:
            self.begin(self.step)
        while self._left:
            self.table.view.hurry()
            self.course.do(self.table.host, self._left.pop(0))
        self.table.view.hurry()
        deed = self.now.does
        if deed is not None:
            self.course.do(self.table.host, LessonDeed(OWN, deed))
        self._on()

    def _listen(self) -> None:
        self.kit.reader.at_table({BACK, SKIP} | self.table.controls.said_here)

    def resume(self) -> None:
        self.table.controls.resume()
        self._listen()

    def pause(self) -> None:
        self.table.controls.pause()
        self.kit.reader.at_table(())

    def close(self) -> None:
        self.table.close()

    def layout(self) -> None:
        self.table.controls.layout()
        self.bar.place(self.table.view.placement)
        self._placed = ()

    def update(self, dt: int) -> None:
        moving = self.veil.moving
        self.veil.advance(dt)
        if self._glows > 0:
            self._glows -= dt
            self.dirty |= self._glows <= 0
        self.dirty |= self.table.advance(dt) or moving
        if not self.shown and not self._finished:
            self._go_on(dt)

    def due(self) -> int | None:
        table = self.table
        if table.moving or self.veil.moving:
            return 0
        waits = not self.shown and not self._finished
        return soonest(
            table.controls.due,
            table.room.due,
            self._glows if self._glows > 0 else None,
            max(0, self._wait) if waits else None,
        )

    def handle(self, intent: Intent) -> None:
        if intent.kind in (Kind.PLUGGED, Kind.UNPLUGGED):
            return
        if not self.table.asks and self._leads_away(intent):
            self.dirty = True
        elif not self.shown:
            if intent.deliberate:
                self.table.view.hurry()
                self._wait, self.dirty = 0, True
        elif not self.said:
            if intent.deliberate:
                self.veil.finish()
                self.dirty = True
        elif self._at_clause(intent):
            self.kit.sound.play("press")
            self.open_rules(self.now.clause)
        elif self.now.does is None:
            if intent.kind is Kind.PRESS:
                self._held = self.card.at(intent.pos)
            clicked = intent.kind is Kind.RELEASE and self._held and self.card.at(intent.pos)
            if intent.kind is Kind.CONFIRM or clicked:
                self.kit.sound.play("press")
                self._on()
        else:
            self._try(intent, self.now.does)

    def _at_clause(self, intent: Intent) -> bool:
        """Whether the clause on the card is clicked."""
        chip = self.card.clause_rect
        return intent.kind is Kind.RELEASE and all(
            map(chip.collidepoint, (intent.start, intent.pos))
        )

    def _leads_away(self, intent: Intent) -> bool:
        """Go back, on or out if that is asked for; return whether the intent is used up."""
        way = ""
        if intent.kind in (Kind.BACK, Kind.MENU):
            way = LEAVE
        elif intent.kind is Kind.COMMAND and intent.command in (BACK, SKIP):
            way = intent.command
        elif intent.kind in (Kind.PRESS, Kind.RELEASE):
            pill = self.bar.at(intent.pos)
            if not pill:
                return False
            if intent.kind is Kind.RELEASE and self.bar.at(intent.start) == pill:
                way = pill
        else:
            return False
        if way:
            self.kit.sound.play("press")
            {LEAVE: self.stack.pop, BACK: self.back, SKIP: self.skip}[way]()
        return True

    def _try(self, intent: Intent, deed: Action) -> None:
        """Let the table have an intent by which the deed may be done; anything else lets the deed glow."""
        table = self.table
        opened, done, marks = table.opened, len(table.host.match.log), table.marks
        if opened or self._may_act(intent, deed):
            self.dirty |= self._glows > 0
            self._glows = 0
            taken = table.take(intent)
            self.dirty |= table.controls.dirty
            if table.opened and not opened:
                self._wrong, self._answer = False, ""
                table.point_at(deed)
            if not taken:
                self._astray()
            elif opened and self._wrong and not table.opened:
                # Its keys are not to mean the ways through the lesson.
                table.controls.calling.reopen(deed.verb)
                table.point_at(deed)
        if len(table.host.match.log) > done:
            self._on()
        elif table.marks != marks:
            self._answer, self.dirty = "", True  # of several cards one has been marked
            if intent.device.kind is not DeviceKind.MOUSE:
                table.aim()  # what was clicked stays where it was
        elif self._glows == GLOWS:
            table.refuse()
        elif intent.kind in MEANT and not opened and not table.opened:
            self._astray(table.tried(intent))
            table.refuse()

    def _may_act(self, intent: Intent, deed: Action) -> bool:
        """Whether an intent may act at the table: the deed's keys, and the mouse where the veil is open."""
        match intent.kind:
            case Kind.NAVIGATE | Kind.CONFIRM | Kind.LEAVE:
                return True
            case Kind.MOVE:
                # Under the veil no card makes way for the mouse, and so slips away from a click.
                return any(hole.collidepoint(intent.pos) for hole in self.veil.holes)
            case Kind.COMMAND:
                several = (MARK,) if len(deed.cards) > 1 else ()
                button = self.lesson.variant.info.button(deed.verb)
                known = (deed.verb, button, "next", "previous", "more", *several)
                return bool(intent.command) and intent.command in known
            case Kind.PRESS:
                self._held = any(hole.collidepoint(intent.pos) for hole in self.veil.holes)
                return self._held
            case Kind.DRAG | Kind.RELEASE:
                return self._held
        return False

    def draw(self, target: Surface) -> None:
        self.table.controls.draw(target)
        if self.shown:
            self._aim()
        self.veil.draw(target)
        self.bar.draw(target, self.step, ways=not self.table.asks, waiting=self.shown)
        if self.shown and self.veil.share > 0.5:
            asked = self._deed_hole or self.table.asked
            if asked is not None and not self.veil.moving:
                self._ring(target, asked)
            self.card.draw(target, glowing=self._glows > 0)
            self.said |= not self.veil.moving

    def _ring(self, target: Surface, hole: Rect) -> None:
        paint = self.kit.paint
        paint.glow(target, hole, RADIUS, AMBER, 14, 0.6)
        paint.box(target, hole, None, radius=RADIUS, line=AMBER, line_width=5)

    def _aim(self) -> None:
        """Open the veil over what is spoken of, and let the card lie beside it."""
        places, occupancy = self.table.places, self.table.view.occupancy
        places.report(self.now, spoken_of(self.kit.words, self.lesson, self.now, self.seats))
        said, device = self.text, self.table.view.keycaps.device
        areas = [occupancy.boxes(name) for name in (*SEEN, NEEDED)]
        question = (said, areas, self.kit.space, device)
        if question == self._placed:
            return
        same, self._placed = bool(self._placed), question
        opened, deed = occupancy.boxes(OPENED), occupancy.box(DEED)
        self._deed_hole = None if opened or deed is None else self.kit.rect(deed)
        margin = self.kit.px(MARGIN)
        room = Rect((0, 0), self.kit.size).inflate(-2 * margin, -2 * margin)
        pointing = not opened
        if not (same and self.card.stays(said, pointing=pointing)):
            self.card.place(said, room, pointing=pointing)
        places.light(self.card)
        self.veil.show(occupancy)

    @property
    def text(self) -> CardText:
        """What the coach's card says now."""
        return coach_text(
            self.kit,
            self.table,
            self.lesson,
            self.step,
            self.seats,
            wrong=self._wrong,
            answer=self._answer,
        )

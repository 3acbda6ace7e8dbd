"""Hints and notes of the first-game guide at a table, one bubble at a time.

A bubble never stops its reader: the next key or click closes it, and still has its usual effect; "Got it", by
a click or by the key for back, does no more than close it. Where no clock runs, the others wait while a note
about what has just happened can be read. A note goes when its moment has passed: what it says no longer holds,
or the next card has been played.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame import FRect, Surface

from game.engine.actions import Action, Advice
from game.engine.events import CardsMoved, Event
from game.engine.zones import HAND, PLAYED
from game.scenes.table.hint_givers import HintGivers
from game.scenes.table.note_subjects import NoteSubjects
from game.scenes.table.seat_panels import SeatPanels
from game.session.consultation import Consultation
from game.session.cup.cup_draw import is_of_cup
from game.show.guide_notes import Guide
from game.show.local_seat import LocalSeat
from game.show.table_highlights import FocusAt
from game.store.guide_files import GuideError, Note, load_guide
from game.store.platform_folders import assets
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.speech.note_bubble import NoteBubble, WayOut
from game.view.speech.occupancy import HAND_ROOM, OWN_PLATE
from game.view.table.table_view import TableView

LEAST_MS = 900
"""ms for which a note stays whatever is pressed, so that a key meant for the game does not close it unread."""
ASKED_AGAIN = 30
"""ms after which it is looked again whether a hint has been thought of."""
TIMED_MS = 9_000
"""ms after which a bubble disappears by itself in a timed game."""

LATELY = 600
"""ms after something went by itself for which the key for back is still meant for it, and pauses nothing."""

GOT_IT, SKIP = "back", "guide"
"""The commands of the ways out of a note: it alone is read, or the guide is left."""
READING, LETTER = 1_200, 40
"""ms that it takes to read a note: to find it, and for each of its letters."""


class Explainer:
    """Hints and the guide at one table. `focus` sets the focus to a slot of the hand, or to the draw pile."""

    def __init__(
        self,
        kit: SceneKit,
        local: LocalSeat,
        view: TableView,
        seat_panels: SeatPanels,
        focus: Callable[[int | None, FocusAt], None],
        *,
        guided: bool = True,
    ) -> None:
        self.kit, self.local, self.view, self.seat_panels = kit, local, view, seat_panels
        self._focus = focus
        self.bubble = NoteBubble(kit, view.keycaps, view.occupancy)
        self.guide = Guide(local, self._load() if guided else (), kit.settings.guides)
        self.note: Note | None = None
        self.hint: Action | None = None
        self.givers = HintGivers(kit, local)
        self.subjects = NoteSubjects(local, view, seat_panels)
        self._asked: Consultation | None = None
        self.text = self.clause = ""
        self._heard = False
        self._shown = 0
        self._stood = False
        self._lately = 0
        self._known: tuple[object, ...] = ()
        self._pressed = ""
        local.showing.listeners.append(self.hear)

    def _load(self) -> tuple[Note, ...]:
        try:
            return load_guide(assets() / "guides", self.local.viewpoint.variant)
        except GuideError as error:
            self.kit.notices.append(self.kit.words.phrase(error.phrase))
            return ()

    @property
    def shown(self) -> bool:
        """Whether a bubble is shown."""
        return bool(self.text)

    def _show(self, text: str, clause: str = "") -> None:
        self.text, self.clause, self._shown = text, clause, 0
        self.bubble.waits = False

    @property
    def holds_up(self) -> int:
        """For how many more ms the others, and the clock, wait: so that a note about what happened can be read.

        For one who plays alone the clock waits for advice on a turn, too, while it is thought of and read.
        """
        if self.bubble.waits:
            return 0  # nobody is kept waiting for what cannot be seen
        viewpoint, reading = self.local.viewpoint, max(0, self._reading - self._shown)
        if self.note is None and viewpoint.timed and viewpoint.alone and not viewpoint.over:
            on_turn = self.hint is not None and self.hint.verb in viewpoint.variant.info.turn_verbs
            return ASKED_AGAIN if self._asked is not None else reading * on_turn
        if self.note is None or not self._heard or self.local.in_turn:
            return 0
        return 0 if viewpoint.timed or viewpoint.over else reading

    @property
    def _reading(self) -> int:
        return READING + LETTER * len(self.text)

    def _pass(self) -> None:
        """Remove a note whose moment has passed; it counts as read if there was time to read it."""
        if self._shown >= self._reading:
            self.close()
        else:
            self.note, self.text = None, ""

    def close(self) -> None:
        """Close the bubble; a note then counts as read, and whoever was asked for a hint is asked no more."""
        if self.note is not None:
            self.guide.finish(self.note)
            self.kit.keep_settings()
        if self.hint is not None and self.hint.taken:
            self.local.hold(taken=())
        self.note = self.hint = self._asked = None
        self.text = ""

    def _explain(self, event: Event | None = None) -> bool:
        """Show the note that applies now, if there is one and no bubble is shown."""
        if self.shown:
            return False
        note = self.guide.find(event)
        if note is None:
            return False
        self.note, self._heard = note, event is not None
        game, words = self.local.viewpoint.table.game, self.kit.words
        named = self.subjects.named = self.subjects.warned
        name = self.local.showing.sentences.name(named) if named >= 0 else ""
        self._show(words(f"{game}.guide.{note.id}", name=name), note.clause)
        return True

    def _prefer_own(self) -> None:
        """Replace a note about an event by one about the player's own turn, if there is one."""
        if self.note is not None and self._heard and self.guide.find() is not None:
            self.note, self.text = None, ""

    def hear(self, event: Event) -> None:
        """Handle an event that begins to be shown."""
        played = (
            isinstance(event, CardsMoved) and event.src.zone == HAND and event.dst.zone in PLAYED
        )
        if self.note is not None and self._heard and played:
            self._pass()
        if self.guide.on:
            self._explain(event)

    def advise(self) -> None:
        """Show advice and its reason, and move the focus to it; asked again, that of the next adviser."""
        again = self.hint is not None or self._asked is not None
        self.close()
        local, words = self.local, self.kit.words
        if local.seat < 0:
            return
        if not local.gives_hints:
            kind = "cup" if is_of_cup(local.viewpoint.host.plan) else "first_try"
            self._show(words(f"advice.{kind}"))
            return
        advice = local.advice()
        if advice is None:
            turn = local.viewpoint.observation.state.turn
            waits = turn != local.seat and not local.viewpoint.over
            name = local.showing.sentences.name(turn)
            self._show(words("advice.waits", name=name) if waits else words("advice.nothing"))
            return
        asked = self.givers.ask(again)
        if asked is None:
            self._show_advice(advice)
        elif asked.advice is not None:
            self._show_advice(asked.advice)
        else:
            self._asked = asked
            self._show(self.givers.thinks)

    def ponder(self) -> bool:
        """Let whoever was asked think for a few ms; return whether there is more to think about."""
        if self._asked is not None:
            self._asked.step()
        return self._asked is not None and self._asked.thinks

    def _answer(self) -> None:
        """Show what came of thinking, if that is done."""
        asked = self._asked
        if asked is not None and not asked.thinks:
            self.close()
            if asked.advice is not None:
                self._show_advice(asked.advice)

    def _show_advice(self, advice: Advice) -> None:
        self.hint = advice.action
        self.local.viewpoint.hinted()
        self.local.hold(taken=advice.action.taken)
        self._show(self.givers.said(advice), advice.why.clause)
        if advice.action.verb == "play":
            self._focus(self.view.hand.held.index(advice.action.cards[0]), FocusAt.HAND)
        elif advice.action.verb == "draw":
            self._focus(None, FocusAt.PILE)
        elif advice.action in self.seat_panels.choices.actions:
            self._focus(None, FocusAt.HAND)
            self.seat_panels.choices.focus = self.seat_panels.choices.actions.index(advice.action)

    @property
    def _outlived(self) -> bool:
        """Whether something happened that ends a hint: anything, or by the clock only what makes it wrong."""
        if self.note is not None:
            return False
        viewpoint, hint = self.local.viewpoint, self.hint
        if hint is None or not viewpoint.timed:
            return True
        if hint.verb in viewpoint.variant.info.turn_verbs:
            return hint not in viewpoint.observation.legal
        advice = viewpoint.advice()  # time alone may end what can be called
        return advice is None or advice.action != hint

    @property
    def due(self) -> int | None:
        """In how many ms the bubble changes or disappears by itself; None for never."""
        if self._asked is not None:
            return ASKED_AGAIN
        if self.holds_up:
            return self.holds_up
        return max(0, TIMED_MS - self._shown) if self.shown and self.local.viewpoint.timed else None

    @property
    def content(self) -> Hashable:
        """What it says, and where that of which it speaks lies: it lies beside it."""
        about = () if not self.shown else tuple(map(tuple, self._about()))
        return self.text, self.clause, about

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        local = self.local
        if self.shown:
            self._shown += dt * (not self.bubble.waits)
            if local.viewpoint.over or (local.viewpoint.timed and self._shown >= TIMED_MS):
                self.close()
        self._answer()
        known = (local.viewpoint.observation.number, local.in_turn, local.showing.director.changes)
        if known != self._known:
            if self._known and known[:1] != self._known[:1] and self._outlived:
                self.close()
            self._known = known
            # Not only when nothing moves: in a timed game something always does.
            if self.note is not None and not self.guide.stands(self.note):
                self._pass()
            if not local.showing.director.busy:
                self._prefer_own()
                self._explain()
        if self.hint is not None and local.viewpoint.timed and self._outlived:
            self.close()
        if self.note is not None and self.note.call == self.seat_panels.calling.answered.word:
            self._pass()  # the answer to the call itself says more, and may say otherwise
        self._lately = LATELY if self._stood and not self._stands else max(0, self._lately - dt)
        self._stood = self._stands

    @property
    def _stands(self) -> bool:
        """Whether there is something that the key for back puts away."""
        return self.shown or self.local.own.reason is not None

    def acted(self) -> None:
        """Whatever an intent has just put away did not go by itself."""
        self._stood = self._stands

    def handle(self, intent: Intent) -> bool:
        """Close the bubble at a key or click; return whether that uses it up, as its ways out do."""
        if not self.shown:
            return False
        if self._leaves(intent):
            return True
        if intent.kind is Kind.COMMAND and intent.command in ("guide", "hint"):
            return False
        if self.note is not None and (intent.kind is Kind.BACK or not self.bubble.shown):
            return False  # what has opened over the table goes first: see `understood`
        if intent.kind is Kind.CONFIRM and self._idle and self._shown >= LEAST_MS:
            return self.understood()
        if intent.kind is Kind.BACK:
            self.close()
            return True
        if intent.deliberate and (self.note is None or self._shown >= LEAST_MS):
            self.close()
        return False

    @property
    def _idle(self) -> bool:
        """Whether to confirm means nothing at the table, as nothing has the focus."""
        own = self.local.own
        opened = self.seat_panels.calling.panel is not None or self.seat_panels.choices.actions
        return own.focus is None and own.at is FocusAt.HAND and not opened

    def put_away(self) -> bool:
        """Take away a note, or an answer about a card; return whether there was one, or was just before."""
        if self.understood():
            return True
        told = self.local.own.reason is not None or self._lately > 0
        self._lately = 0
        self.local.say(None)
        return told

    def understood(self) -> bool:
        """Close a note that can be seen, as by "Got it"; return whether there was one."""
        if self.note is None or not self.bubble.shown:
            return False
        self.kit.sound.play("press")
        self.close()
        return True

    def _leaves(self, intent: Intent) -> bool:
        """Leave a note by one of its ways out; return whether the intent is at one."""
        if self.note is None or not self.bubble.shown or self.seat_panels.calling.panel is not None:
            return False
        if intent.kind not in (Kind.PRESS, Kind.RELEASE):
            return False
        ways = self.bubble.ways.items()
        at = next((way for way, rect in ways if rect.collidepoint(intent.pos)), "")
        if intent.kind is Kind.PRESS:
            self._pressed = at
        elif at == SKIP and at == self._pressed:
            self.kit.sound.play("press")
            self._skip()
        elif at and at == self._pressed:
            self.understood()
        return bool(at)

    def skip_guide(self) -> None:
        """Skip the guide, if a note of it is shown."""
        if self.note is not None:
            self._skip()

    def _skip(self) -> None:
        self.note = None
        self.close()
        self.guide.skip()
        self.kit.keep_settings()

    def _about(self) -> list[FRect]:
        """The areas of what the bubble speaks of, in design pixels."""
        occupancy = self.view.occupancy
        if self.hint is not None:
            boxes = [self.subjects.of_action(self.hint)]
        else:
            boxes = [] if self.note is None else self.subjects.of_note(self.note)
        for each in (*boxes, *map(occupancy.box, (OWN_PLATE, "hand", HAND_ROOM))):
            if each is not None:
                return [box for box in boxes if box is not None] or [each]
        raise AssertionError("a table has room for a hand")

    def place(self) -> None:
        """Find a place for the bubble: a free one, or the one that covers the least."""
        # The panel of a call lies where this is said.
        if not self.shown or self.seat_panels.calling.panel is not None:
            self.bubble.close()
            return
        if self.note is not None and (self.answers or self._told):
            self.bubble.wait()  # one thing at a time is said to somebody
            return
        out: list[WayOut] = []
        if self.note is not None:
            words = self.kit.words
            out = [WayOut(words("table.got_it"), GOT_IT), WayOut(words("table.skip_guide"), SKIP)]
        self.bubble.place(self.text, self.clause, out, *self._about())

    @property
    def answers(self) -> bool:
        """Whether an answer to the person is shown, about a card, a call or the time."""
        own, calling = self.local.own, self.seat_panels.calling
        return own.reason is not None or bool(calling.answered.text)

    @property
    def _told(self) -> bool:
        """Whether somebody who learns the game step by step is told what has just happened to them."""
        learns = self.local.viewpoint.learns
        return learns and self.seat_panels.notices.explains(self.local.seat)

    def say_one_thing(self) -> None:
        """Leave one bubble to somebody who learns the game step by step: what else happens is in the log."""
        if self.local.viewpoint.learns:
            answered, noted = self.answers or self.hint is not None, self.note is not None
            notices = self.seat_panels.notices
            notices.leave_one(self.local.seat, answered=answered, noted=noted)

    def draw(self, target: Surface) -> None:
        """Draw the bubble where it was placed."""
        if self.shown and self.seat_panels.calling.panel is None:
            self.bubble.draw(target)

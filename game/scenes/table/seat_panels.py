"""The panels and notices of a seat's table: calls, choices of a turn, cards to be drawn, speech at the seats.

`SeatPanels` connects their views to the match by what the game declares, and knows no game.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from itertools import chain

from pygame import FRect, Surface

from game.engine.actions import Action
from game.engine.cards import UNKNOWN
from game.engine.events import (
    Event,
    FacingChanged,
    Place,
    TurnChanged,
)
from game.engine.out_of_turn import ClockKind, Timeliness
from game.engine.state import PLAY
from game.engine.zones import HAND
from game.scenes.base.at_table.making_faces import may_make_faces
from game.scenes.base.at_table.seat_speech import SeatSpeech
from game.scenes.table.call_controls import CallControls
from game.scenes.table.late_notice import LateNotice
from game.scenes.table.time_display import TimeDisplay
from game.show.devices import DeviceKind
from game.show.local_seat import LocalSeat
from game.show.sight.asked import faced_label
from game.show.table_highlights import FocusAt
from game.show.waits import soonest
from game.view.base.scene_kit import SceneKit
from game.view.calls.choice_bar import ChoiceBar
from game.view.input.intents import Intent, Kind
from game.view.speech.occupancy import HAND_ROOM, OWN_PLATE
from game.view.table.faced_cards import GLIDE, FacedCards, FacedSentence
from game.view.table.table_view import TableView


class SeatPanels:
    """Everything on one table besides cards. `do` does a turn action, `focus` is `HandFocus.on`."""

    def __init__(
        self,
        kit: SceneKit,
        local: LocalSeat,
        view: TableView,
        calling: CallControls,
        do: Callable[[Action], None],
        focus: Callable[[int | None, FocusAt], None],
    ) -> None:
        self.kit, self.local, self.view = kit, local, view
        self._do, self._focus = do, focus
        self.calling = calling
        self.running = TimeDisplay(kit, local, view, self.calling)
        self.late = LateNotice(kit, local)
        self.choices = ChoiceBar(kit, view.keycaps, view.occupancy)
        self.choices.beside = self._own_mark
        self.mark = FacedCards(kit, view.occupancy)
        self.answer = FacedSentence(kit, view.occupancy)
        self.speech = SeatSpeech(kit, local, view.art, view.occupancy)
        self.notices = self.speech.notices
        self.calling.answered.told_race = self.speech.race_answered
        self._known: tuple[object, ...] = ()
        local.showing.listeners.append(self.hear)

    def place(self) -> None:
        """Place everything by the table's layout."""
        placement = self.view.placement
        self.calling.place()
        self.running.place()
        row = self.view.occupancy.box(HAND_ROOM)
        if "choices" in placement.places and row is not None:
            self.choices.place(placement["choices"], row.centerx)
            self._report_mark()
            self.answer.place(placement["choices"], row.centerx)

    @property
    def focused(self) -> bool:
        """Whether a button has the focus, rather than a card or the pile."""
        return self.choices.focus is not None or self.calling.bar.focus is not None

    def lose_focus(self) -> None:
        """Let no button have the focus."""
        self.choices.focus = self.calling.bar.focus = None

    @property
    def content(self) -> Hashable:
        """What it shows, but for what moves."""
        parts = (self.calling, self.running, self.choices, self.mark, self.answer, self.notices)
        return tuple(part.content for part in parts)

    @property
    def moving(self) -> bool:
        """Whether anything moves."""
        return self.mark.moving or self.calling.moving

    @property
    def due(self) -> int | None:
        """In how many ms something disappears by itself; None for never."""
        return soonest(self.notices.due, self.calling.due, self.running.due)

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass."""
        self.mark.advance(dt)
        self.notices.advance(dt)
        self.calling.advance(dt)
        self.late.follow()
        self._renew()

    def _renew(self) -> None:
        """Show the choices and the number of cards to be drawn as they are now, if anything has happened."""
        local, director = self.local, self.local.showing.director
        sight = local.sight
        about = (sight.number, sight.choices, sight.highlights, local.in_turn, self._emptied())
        known = (*about, director.busy, director.changes)
        if known == self._known:
            return
        self._known = known
        if not director.busy:
            self._aim()
        choices = [each for each in sight.choices if each.seat < 0]
        caption, card = "", UNKNOWN
        playable = self.local.highlights.playable or frozenset()
        if choices and len(playable) == 1 and not local.viewpoint.may_err:
            (card,) = playable
            caption = self.kit.words("table.offer", card=local.showing.sentences.card(card))
        elif choices:
            asked = f"{local.viewpoint.table.game}.caption.{choices[0].verb}"
            caption = self.kit.words(asked) if asked in self.kit.words else ""
        words = self.kit.words
        offered = [(each.action, each.label.worded(words)) for each in choices if each.action]
        if self.choices.show(offered, caption):
            keys = not self.view.keycaps.by_mouse and self.calling.bar.focus is None
            if keys and self._nothing_else:
                self._focus(None, FocusAt.HAND)
                self.choices.enter()
            elif keys and card != UNKNOWN:
                self._focus(self.view.hand.held.index(card), FocusAt.HAND)

    def _own_mark(self) -> FRect | None:
        """Return where the number of cards stands that the own seat has to draw; None: none."""
        return self.mark.box(self._spots()) if self.mark.seat == self.local.seat else None

    def _aim(self) -> None:
        """Show the number of cards to be drawn at the seat that has to draw them."""
        shown = self.local.showing.director.presented
        facing = shown.facing
        still = self.view.reduced
        self.mark.aim(facing, shown.turn, 0 if still else self.kit.speed.ms(GLIDE))
        self._report_mark()  # before the sentence, which keeps off it
        text = (
            self._faced(facing, shown.turn)
            if facing and not self.local.showing.director.busy
            else self._emptied()
        )
        gathered = self._gathered()
        urgent = bool(text) and not gathered and shown.turn == self.local.seat
        self.answer.show(gathered or text, urgent=urgent)

    def _gathered(self) -> str:
        """Return the caption for the marked cards."""
        slots, held = self.local.own.gathered, self.view.hand.held
        if not slots:
            return ""
        faces = {held[slot] for slot in slots if slot < len(held)}
        alike = "_alike" if len(slots) > len(faces) == 1 else ""
        return self.kit.words(f"table.gathered_cards{alike}", count=len(slots))

    def _emptied(self) -> str:
        """Return what is left to do once the viewer's hand is empty; "" if the game says nothing of it.

        It follows from what the viewer owes and is offered, never from what others might notice.
        """
        local, shown = self.local, self.local.showing.director.presented
        own, seen = local.seat, local.viewpoint
        if (
            not seen.timed
            or seen.stopped_by >= 0
            or local.reader != own
            or own < 0
            or shown.open_hands
        ):
            return ""
        if shown.facts.phase != PLAY or shown.cards(Place(HAND, own)):
            return ""
        owed = (each.verb for each in seen.clocks() if each.kind is ClockKind.CALL)
        turn = ("turn",) if shown.turn == own else ()
        due = (each.verb for each in local.sight.calls if each.when is Timeliness.DUE)
        word = next(chain(owed, turn, due), "")
        key = f"{local.table.game}.emptied.{word}"
        return self.kit.words(key) if word and key in self.kit.words else ""

    def _faced(self, count: int, seat: int) -> str:
        told, answers = self.local.showing.sentences, self.local.answers()
        return faced_label(told, seat, count, answers).worded(self.kit.words)

    def hear(self, event: Event) -> None:
        """Handle an event that begins to be shown."""
        self.speech.hear(event)
        match event:
            case TurnChanged() | FacingChanged(0):
                self._aim()

    def choose(self, intent: Intent) -> bool:
        """Handle an intent if it is for the choices of a turn; return whether it was."""
        choices = self.choices
        action = choices.chosen(intent)
        if action is not None:
            self.kit.sound.play("press")
            self._do(action)
            return True
        if intent.step != (0, 0):
            return self._navigate(intent.step)
        at_plate = self.local.own.at is FocusAt.PLATE
        if intent.kind is Kind.CONFIRM and self._nothing_else and not at_plate:
            return self._navigate((0, 0))
        if intent.device.kind is DeviceKind.MOUSE:
            return choices.covers(intent)
        return False

    @property
    def _nothing_else(self) -> bool:
        """Whether a choice has to be made, because no card can be played or drawn."""
        local = self.local
        return (
            bool(self.choices.actions)
            and not local.highlights.playable
            and local.action("draw") is None
        )

    def _navigate(self, direction: tuple[int, int]) -> bool:
        choices, focus = self.choices, self.local.own.focus
        if self._nothing_else and direction[1] > 0 and self._reach_plate():
            return True  # nothing of the hand, which lies between, can have the focus
        if choices.focus is not None:
            if direction[0]:
                choices.step(direction[0])
            elif not self._nothing_else:
                choices.focus = None
                return False
            return True
        if self._nothing_else:
            self._focus(None, FocusAt.HAND)
            if not choices.enter(direction):
                self.kit.sound.play("refuse")  # which of them it is to be has to be said first
            return True
        if self.calling.bar.focus is not None:
            if direction[1] > 0:
                self._focus(None, FocusAt.PLATE)
            return direction[1] > 0
        low = focus is not None and self.view.hand.fan.beside(focus, direction) is None
        if direction[1] > 0 and low and self.calling.bar.buttons:
            self._focus(None, FocusAt.HAND)
            self.calling.bar.step(direction)
            return True
        top = focus is not None and self.view.hand.fan.beside(focus, direction) is None
        if direction[1] < 0 and top and choices.enter():
            self._focus(None, FocusAt.HAND)
            return True
        return False

    def _reach_plate(self) -> bool:
        """Let the own plate have the focus, if faces can be made there; return whether it has."""
        if not may_make_faces(self.local):
            return False
        self._focus(None, FocusAt.PLATE)
        return True

    def place_texts(self) -> None:
        """Report what is said by where the plates are now."""
        self.running.place_texts()
        self._report_mark()
        self.answer.keep_clear()

    def draw(self, target: Surface, *, hushed: bool) -> None:
        """Draw what the suit picker may cover; `hushed`, without what is said."""
        if self.mark.number and self.view.director.settled:
            self.mark.draw(target, self._spots())
        self.running.draw(target)
        if not hushed:
            self.notices.draw(target)
        self.view.draw_counts(target)
        if self.calling.seat_picker is None and not hushed:
            self.choices.draw(target)
            if not self.choices.buttons:
                self.answer.draw(target)

    def draw_calls(self, target: Surface) -> None:
        """Draw the calls, which nothing covers."""
        self.calling.draw(target)
        self.running.draw_on_calls(target)

    def _report_mark(self) -> None:
        """Report where the number of cards to be drawn stands now."""
        self.mark.report(self._spots() if self.mark.number else {})

    def _spots(self) -> dict[int, tuple[float, float]]:
        """Return where the mark of cards to be drawn is placed for each seat; −1 is the pile."""
        view, occupancy = self.view, self.view.occupancy
        spots = {}
        middle = occupancy.box("middle")
        if middle is not None:
            spots[-1] = middle.midright
        for seat, box in view.boxes.items():
            portrait = occupancy.box(f"portrait {seat}")
            if portrait is not None:
                side = portrait.w * 0.4
                away = side if box.mirrored else -side
                spots[seat] = (portrait.centerx + away, portrait.centery + side * 0.35)
        plate = occupancy.box(OWN_PLATE)
        if self.local.seat >= 0 and plate is not None:
            x, y, radius = view.players.own_portrait(plate)
            spots[self.local.seat] = (x + radius * 0.1, y - radius * 0.95)
        return spots

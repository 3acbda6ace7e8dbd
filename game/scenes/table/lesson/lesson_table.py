"""A table at which a lesson is given: its match, and the controls of the learner."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from pygame import Rect

from game.engine.actions import Action
from game.scenes.table.seat_controls import SeatControls, TableWays
from game.scenes.table.table_scene import table_layout
from game.session.host import Host
from game.session.lessons.lesson_course import CoachedViewpoint
from game.session.plan import Seat
from game.show.local_seat import LocalSeat
from game.show.room import Room
from game.show.showing import Showing, addressed
from game.show.table_highlights import FocusAt
from game.store.lesson_files import LessonPart
from game.store.platform_folders import assets
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.lesson.lesson_places import LessonPlaces
from game.view.table.table_view import TableView

MARK = "gather"
"""The command that marks a card to be played with others."""


class LessonTable:
    """The table; `astray` is called with an action that is tried instead of the wanted one."""

    def __init__(
        self,
        kit: SceneKit,
        host: Host,
        seats: Sequence[Seat],
        ways: TableWays,
        astray: Callable[[Action], None],
    ) -> None:
        self.kit, self.host = kit, host
        self.seen = CoachedViewpoint(host, astray)
        self.local = LocalSeat(
            self.seen, Showing(self.seen, kit.words, kit.speed), sorting=kit.settings.sorting
        )
        self.room = Room(host, [self.local], kit.sound)
        info = host.variant.info
        layout = table_layout(assets() / "tables" / f"{info.layout}.tmx", info.middle)
        self.view = TableView(
            kit,
            self.local,
            addressed(kit.words, host.plan, self.local.reader),
            layout,
            coached=True,
        )
        self.controls = SeatControls(
            kit, self.local, self.view, ways, self.view.hurry, guided=False
        )
        self.local.hold(coached=())
        self.places = LessonPlaces(kit, self.view, self.controls.seat_panels.choices, info)

    @property
    def moving(self) -> bool:
        """Whether anything moves."""
        return self.controls.moving

    @property
    def rests(self) -> bool:
        """Whether nothing moves but what pulses to be noticed, for seconds, and for which nobody need wait."""
        return self.view.rests and not self.controls.seat_panels.mark.moving

    @property
    def busy(self) -> bool:
        """Whether it is still being shown what has happened."""
        return self.local.showing.director.busy

    @property
    def content(self) -> Hashable:
        """What it shows, but for what moves."""
        return self.controls.content

    def move(self, dt: int) -> None:
        """Let what moves move for `dt` ms."""
        self.view.advance(dt)
        self.room.feel(dt)

    @property
    def asks(self) -> bool:
        """Whether something that was opened waits for an answer, which other keys must not disturb."""
        panel = self.controls.calling.panel
        return self.opened and (panel is None or not panel.quiet)

    @property
    def marks(self) -> tuple[int, ...]:
        """The slots of the cards that are marked to be played together."""
        return self.local.own.gathered

    @property
    def opened(self) -> bool:
        """Whether something has been opened by which a deed is done: a choice of suits, cards or people."""
        calling = self.controls.calling
        return (
            self.controls.picker is not None
            or calling.panel is not None
            or calling.seat_picker is not None
        )

    @property
    def asked(self) -> Rect | None:
        """Where what the deed says is to be chosen next in what has been opened, in real pixels.

        None where nothing is open, or it is not shown.
        """
        deed, picker, calling = self.seen.wanted, self.controls.picker, self.controls.calling
        if deed is None:
            return None
        if picker is not None:
            return picker.tile_of(deed.suit)
        if calling.seat_picker is not None:
            return self.places.named(LessonPart("seat", str(deed.seat)))
        return None if calling.panel is None else calling.panel.next_for(deed)[0]

    @property
    def asked_key(self) -> str:
        """The key of what is to be chosen next in what is open; "" where it has none."""
        deed, calling, keycaps = self.seen.wanted, self.controls.calling, self.view.keycaps
        suits, seats, panel = self.controls.picker, calling.seat_picker, calling.panel
        if deed is None or keycaps.by_zone:
            return ""
        if suits is not None:
            return keycaps("confirm") if suits.in_focus(deed.suit) else ""
        if seats is not None:
            return "" if keycaps.by_pad else keycaps(f"seat {seats.figures[deed.seat]}")
        item = None if panel is None else panel.next_for(deed)[1]
        if panel is None or item is None:
            return ""
        return panel.button_of(item) if keycaps.by_pad else item.key

    def ask(self, deed: Action | None) -> None:
        """Wait for a deed, whose card or button gets the focus, for whoever plays by keys."""
        self.seen.wanted = deed
        controls = self.controls
        self.local.hold(coached=deed.cards if deed is not None else ())
        # Where nothing is to be played all cards are alike.
        marked = deed is not None and self.local.marks_playable(self.kit.settings)
        self.local.hold(marked=marked)
        controls.follow()
        self.aim()

    def aim(self) -> None:
        """Let the card or button of the deed have the focus, so that the key that the coach names does it."""
        controls, deed = self.controls, self.seen.wanted
        controls.mouse.give_way()
        controls.focus.on(None)
        controls.seat_panels.choices.focus = controls.calling.bar.focus = None
        if deed is None:
            return
        if deed.verb == "play":
            held = enumerate(self.view.hand.held)
            slots = [slot for slot, card in held if card in deed.cards]
            left = [slot for slot in slots if slot not in self.marks]  # of those to be marked
            controls.focus.on((left or slots)[0])
        elif deed.verb == "draw":
            controls.focus.on(None, FocusAt.PILE)
        elif deed in controls.seat_panels.choices.actions:
            controls.seat_panels.choices.focus = controls.seat_panels.choices.actions.index(deed)

    def heeds(self, command: str) -> bool:
        """Whether a command leads to the deed that is waited for."""
        deed = self.seen.wanted
        if deed is None or not command:
            return False
        several = (MARK,) if len(deed.cards) > 1 else ()
        button = self.host.variant.info.button(deed.verb)
        return command in (deed.verb, button, "next", "previous", "more", *several)

    def take(self, intent: Intent) -> bool:
        """Handle an intent as the table does; return False for a confirmation of nothing.

        What the mouse points at is not confirmed: the coach names the key of the deed. Nor does it get the
        focus if it is not of the deed: what is offered with the card would be gone before the mouse is there.
        """
        controls = self.controls
        if intent.kind is Kind.MOVE and self._astray(intent.pos):
            return True
        if intent.kind is Kind.NAVIGATE:
            controls.mouse.give_way()
        elif intent.kind is Kind.COMMAND and controls.mouse.leads and not self.opened:
            self.aim()
        elif intent.kind is Kind.CONFIRM and not self.opened:
            if controls.mouse.leads or not self._in_focus:
                self.aim()
            if not self._in_focus:
                return False
        controls.handle(intent)
        return True

    def _astray(self, pos: tuple[int, int]) -> bool:
        """Whether the mouse is beside the cards of the play that is waited for."""
        deed = self.seen.wanted
        if deed is None or deed.verb != "play" or self.opened:
            return False
        what, slot = self.view.what_is_at(pos)
        return what != "hand" or self.view.hand.held[slot] not in deed.cards

    @property
    def _in_focus(self) -> bool:
        """Whether a card, the pile, a choice or a call has the focus."""
        highlights, panels = self.local.highlights, self.controls.seat_panels
        here = highlights.own.at is FocusAt.PILE or highlights.own.focus is not None
        return here or panels.choices.focus is not None or panels.calling.bar.focus is not None

    def point_at(self, deed: Action) -> None:
        """Let what the deed says have the focus in the panel that has just opened for it."""
        panel, picker = self.controls.calling.panel, self.controls.picker
        if picker is not None:
            picker.point_at(deed.suit)
        elif panel is not None and not panel.quiet:
            panel.point_at(deed)

    def ask_again(self, deed: Action) -> None:
        """Open once more what is closed by something else than the deed said."""
        self.controls.calling.reopen(deed.verb)
        self.point_at(deed)

    def tried(self, intent: Intent) -> Action | None:
        """Return the play or draw that an intent meant which did nothing: by a key, or by a click."""
        view, spot = self.view, None
        if intent.kind is Kind.CONFIRM and view.highlights.own.focus is not None:
            spot = "hand", view.highlights.own.focus
        elif intent.kind is Kind.RELEASE:
            spot, pressed = view.what_is_at(intent.pos), view.what_is_at(intent.start)
            spot = spot if spot == pressed else None
        elif intent.kind is Kind.COMMAND and intent.command == "draw":
            spot = "draw", 0
        if spot is None or spot[0] not in ("hand", "draw"):
            return None
        return Action("draw") if spot[0] == "draw" else Action("play", (view.hand.held[spot[1]],))

    def objection(self, action: Action) -> tuple[str, str] | None:
        """Return why an action is refused, or would be a mistake, as (sentence, clause); None if neither."""
        card = action.cards[0] if action.verb == "play" and len(action.cards) == 1 else None
        why = self.seen.refusal(action) if card is None else self.seen.why_not(card)
        return self.local.told(why)

    def is_turn(self, action: Action) -> bool:
        """Whether an action is a turn, and no call: of those nearly all are always allowed."""
        return action.verb in self.seen.variant.info.turn_verbs or not self.seen.may_err

    def refuse(self) -> None:
        """Take away what the table says of something that was tried, which the coach answers, and aim again."""
        self.local.say(None)
        self.controls.calling.bar.release()
        self.aim()

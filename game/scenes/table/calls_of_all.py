"""The calls of everybody at a screen that is handed on, whoever's turn it is: `CallsOfAll`.

A person with a device of their own calls with its buttons for calls; if several share it, they are asked who
calls. The others share the keyboard, the mouse and pads that are nobody's: the key with the number of a seat, a
click on its portrait, or a stick that points there, opens the list of what that person may call, and of the
faces they can make. Where nothing is called a click alone does so.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Surface

from game.engine.actions import Action
from game.scenes.base.at_table.making_faces import asking_item, face_items, may_make_faces
from game.scenes.base.at_table.offer_panels import OfferItem, OfferPanels, Panel
from game.scenes.table.seat_controls import SeatControls
from game.scenes.table.seat_pointing import seat_at, seat_towards
from game.show.devices import KEYS, MOUSE, Device
from game.show.local_seat import LocalSeat
from game.show.offers.call_offers import merged
from game.show.offers.offer import Offer
from game.show.room import Room
from game.view.base.scene_kit import SceneKit
from game.view.calls.caller_list import CLOSED, CallerItem, CallerList
from game.view.input.intents import Intent, Kind
from game.view.speech.occupancy import OWN_PLATE

CAP_SIZE = 21
FIGURES = 10
"""How many items can be chosen by the keys of the seats."""


def seat_command(seat: int) -> str:
    """Return the name of the action whose key means a seat at a table that is shared."""
    return f"seat {seat + 1}"


@dataclass(frozen=True, slots=True)
class _Caller:
    """The person whose call is being made, and the device that it is made with."""

    calls: CallsOfAll
    local: LocalSeat
    device: Device
    shown: SeatControls

    def ask(self, panel: Panel) -> None:
        """Open the list of what a call asks for, at this person's portrait."""
        self.calls.ask(self.local, self.device, panel, self.shown)

    def do(self, action: Action) -> None:
        """Make a call, or say why it is refused."""
        self.calls.do(self.local, action, self.shown)


class CallsOfAll:
    """The lists of calls that are open at a table, at most one for each seat, and what is done with them.

    It only tells of what everybody may know: which calls the game has, who sits where, and what was refused.
    """

    def __init__(self, kit: SceneKit, room: Room) -> None:
        self.kit, self.room = kit, room
        self.lists: dict[int, CallerList] = {}
        self._items: dict[int, Sequence[OfferItem]] = {}
        """What the items of each list stand for."""

    @property
    def content(self) -> Hashable:
        """What the lists show."""
        return tuple(opened.content for opened in self.lists.values())

    @property
    def _calls(self) -> bool:
        """Whether there is anything to call at this table."""
        host = self.room.host
        return bool(host.variant.info.offered_at(host.match.table.options))

    @property
    def _lists(self) -> bool:
        """Whether people's portraits have lists: of calls, and of faces."""
        return not self.room.host.over and (self._calls or self.room.host.reactions.possible)

    def _person(self, seat: int | None) -> LocalSeat | None:
        return next((local for local in self.room.seats if local.seat == seat), None)

    def _key(self, name: str, device: Device) -> str:
        """Return the label of an action's key on a device; the mouse's are those of the keyboard."""
        return self.kit.input.prompt(name, KEYS if device == MOUSE else device)

    def handle(self, intent: Intent, shown: SeatControls) -> bool:
        """Handle an intent if it is for somebody's calls; return whether it was.

        `shown` are the controls of the seat whose table is drawn, whose own calls have their buttons there.
        """
        if not self._lists:
            return False
        for opened in reversed(list(self.lists.values())):
            if self._listens(opened, intent.device) and self._choose(opened, intent, shown):
                return True
        if shown.calling.seat_picker is not None and self.room.may_use(shown.local, intent.device):
            return False  # figures and clicks choose whom the person in turn means
        return self._begin(intent, shown)

    def _listens(self, opened: CallerList, device: Device) -> bool:
        """Whether a list is for a device: the one that opened it, or mouse and keyboard alike."""
        alike = not opened.steered and device in (MOUSE, KEYS)
        local = self._person(opened.seat)
        assert local is not None
        return (alike or opened.device == device) and self.room.may_use(local, device)

    def _choose(self, opened: CallerList, intent: Intent, shown: SeatControls) -> bool:
        chosen = opened.handle(intent)
        if chosen is None:
            chosen = self._pointed(opened, intent, shown)
        if chosen is None:
            if intent.kind is Kind.PRESS and not opened.covers(intent.pos):
                self.close(opened.seat)
                return seat_at(shown.view, intent.pos) == opened.seat
            return opened.takes(intent)
        items = self._items[opened.seat]
        self.close(opened.seat)
        if chosen != CLOSED:
            items[chosen].act()
        return True

    def _pointed(self, opened: CallerList, intent: Intent, shown: SeatControls) -> int | None:
        """Return the item of the seat whose portrait was clicked; a stick only moves the focus there."""
        seats = [item.seat for item in self._items[opened.seat]]
        if intent.kind is Kind.PRESS and intent.button == 1:
            seat = seat_at(shown.view, intent.pos)
            return seats.index(seat) if seat is not None and seat in seats else None
        if intent.kind is Kind.AIM and opened.steered:
            seat = seat_towards(shown.view, intent.amount)
            if seat is not None and seat in seats:
                opened.focus = seats.index(seat)
        return None

    def _begin(self, intent: Intent, shown: SeatControls) -> bool:
        """Open somebody's list, or make the call of a person who is not in turn with a device of their own."""
        owners = self.room.owners_of(intent.device)
        call = self._called(intent, owners)
        if call is not None and len(owners) > 1:
            self._ask_who(owners, call, intent.device, shown)
            return True
        if call is not None and owners and owners[0] is not shown.local:
            self._of(owners[0], intent.device, shown).choose(call)
            return True
        local = self._person(self._seat_of(intent, shown))
        if local is None or not self.room.may_use(local, intent.device):
            return False
        again = local.seat in self.lists
        self._close_shared()
        if not again:
            self._open(local, intent.device, shown)
        return True

    def _called(self, intent: Intent, owners: Sequence[LocalSeat]) -> Offer | None:
        """Return the call whose button was pressed by one of the owners of the device."""
        if intent.kind is not Kind.COMMAND or not owners:
            return None
        calls = merged(owners[0].calls)
        words = [(call, verb.word) for call in calls for verb in call.calls]
        return next((call for call, word in words if word == intent.command), None)

    def _seat_of(self, intent: Intent, shown: SeatControls) -> int | None:
        """Return the seat that an intent names: by its figure, its portrait, or the direction of a stick.

        Where nothing is called, figures and sticks are for what is done in a turn.
        """
        if intent.kind is Kind.PRESS and intent.button == 1:
            return seat_at(shown.view, intent.pos)
        if intent.kind is Kind.COMMAND and self._calls:
            seats = range(self.room.host.match.table.players)
            return next((seat for seat in seats if seat_command(seat) == intent.command), None)
        if intent.kind is Kind.AIM and self._calls:
            return seat_towards(shown.view, intent.amount)
        return None

    def _of(self, local: LocalSeat, device: Device, shown: SeatControls) -> OfferPanels:
        """Return the panels of a person's calls, made with a device."""
        chooser = _Caller(self, local, device, shown)
        return OfferPanels(self.kit, local, self.room.host.plan.seats, chooser, by_number=True)

    def _open(self, local: LocalSeat, device: Device, shown: SeatControls) -> None:
        """Open the list of a person's calls."""
        panels = self._of(local, device, shown)
        items = [panels.item(call, call.verb) for call in merged(local.calls)]
        if may_make_faces(local):
            faces = face_items(self.kit, local, self.room.host.plan.seats[local.seat].portrait)
            asks = asking_item(self.kit, faces, _Caller(self, local, device, shown).ask)
            if not items:
                asks.act()
                return
            items.append(asks)
        title = self.kit.words("label", name=local.showing.sentences.name(local.seat))
        self._show(local.seat, device, title, items, 0, shown)

    def _ask_who(
        self, owners: Sequence[LocalSeat], call: Offer, device: Device, shown: SeatControls
    ) -> None:
        """Ask who makes a call, of the people who share a device; whoever is in turn is named first."""
        whose = sorted(owners, key=lambda local: local is not shown.local)
        at = whose[0].seat
        if at in self.lists:
            self.close(at)
            return
        items = []
        for local in whose:
            panels = self._of(local, device, shown)
            items.append(panels.person(local.seat, partial(panels.choose, call)))
        word = self._of(whose[0], device, shown).label(call)
        self._show(at, device, self.kit.words("table.calls_who", call=word), items, 0, shown)

    def ask(self, local: LocalSeat, device: Device, panel: Panel, shown: SeatControls) -> None:
        """Open the list of what a person's call asks for."""
        name = local.showing.sentences.name(local.seat)
        title = self.kit.words("table.calls_whom", name=name, call=panel.title)
        self._show(local.seat, device, title, panel.items, panel.at, shown)

    def _show(
        self,
        seat: int,
        device: Device,
        title: str,
        items: Sequence[OfferItem],
        focus: int,
        shown: SeatControls,
    ) -> None:
        self.close(seat)
        self.kit.sound.play("press")
        listed = []
        for number, item in enumerate(items):
            command = item.command
            if not command and device in (MOUSE, KEYS):
                place = item.seat if item.seat >= 0 else number
                command = seat_command(place) if place < FIGURES else ""
            label = self.kit.words("label", name=item.label)
            key = self._key(command, device) if command else ""
            listed.append(CallerItem(label, command, key))
        opened = CallerList(self.kit, seat, device, title, listed, focus, shown.view.occupancy)
        self.lists[seat] = opened
        self._items[seat] = items
        opened.place()

    def _close_shared(self) -> None:
        """Close the lists of those who share the keyboard and the mouse: there is one at a time."""
        for seat, each in list(self.lists.items()):
            if not self.room.owners_of(each.device):
                self.close(seat)

    def close(self, seat: int | None = None) -> None:
        """Close the list of a seat, or all of them."""
        for opened in list(self.lists.values()):
            if seat in (None, opened.seat):
                del self.lists[opened.seat]
                del self._items[opened.seat]
                opened.leave()

    def do(self, local: LocalSeat, action: Action, shown: SeatControls) -> None:
        """Make a call for a person; if it is refused, say at their seat why: too often without a sound."""
        self.close(local.seat)
        shown.view.hurry()
        refusal = local.told(local.viewpoint.do(action))
        if refusal is None:
            self.kit.sound.play("press")
            return
        if local.refused():
            self.kit.sound.play("refuse")
        shown.notices.explain(local.seat, *refusal)

    def draw(self, target: Surface, shown: SeatControls) -> None:
        """Draw the keys of the people at their portraits, and the open lists."""
        if not self._lists:
            return
        if self._calls and shown.calling.seat_picker is None:
            for local in self.room.seats:
                if self.room.may_use(local, KEYS) and local.seat not in self.lists:
                    self._draw_key(target, local.seat, shown)
        for opened in self.lists.values():
            opened.draw(target)

    def _draw_key(self, target: Surface, seat: int, shown: SeatControls) -> None:
        """Draw the figure of a seat on its portrait."""
        view, px = shown.view, self.kit.px
        box, plate = view.boxes.get(seat), view.occupancy.box(OWN_PLATE)
        if box is not None:
            x, y = view.players.key_at(box)
            at = (px(x), px(y))
        elif plate is not None:
            x, y, radius = view.players.own_portrait(plate)
            at = (px(x - radius * 0.7), px(y + radius * 0.6))
        else:
            return
        self.kit.paint.keycap(target, self._key(seat_command(seat), KEYS), at, CAP_SIZE, "center")

"""The calls of everybody at a screen that is handed on, whoever's turn it is: `CallsOfAll`.

A person with a device of their own calls with its buttons for calls. The others share the keyboard, the mouse
and pads that are nobody's: the key with the number of a seat, a click on its portrait, or a stick that points
there, opens the list of that person's calls.
"""

from __future__ import annotations

from pygame import Surface

from game.engine.actions import Action
from game.engine.verbs import Names, Verb
from game.scenes.table.seat_controls import SeatControls
from game.scenes.table.seat_pointing import seat_at, seat_towards
from game.session.log_queries import last_mover
from game.show.devices import KEYS, MOUSE, Device
from game.show.local_seat import LocalSeat
from game.show.room import Room
from game.view.base.scene_kit import SceneKit
from game.view.calls.caller_list import CLOSED, CallerItem, CallerList
from game.view.input.intents import Intent, Kind

CAP_SIZE = 21


def seat_command(seat: int) -> str:
    """Return the name of the action whose key means a seat at a table that is shared."""
    return f"seat {seat + 1}"


class CallsOfAll:
    """The lists of calls that are open at a table, at most one for each seat, and what is done with them.

    It only tells of what everybody may know: which calls the game has, who sits where, and what was refused.
    """

    def __init__(self, kit: SceneKit, room: Room) -> None:
        self.kit, self.room = kit, room
        info = room.host.variant.info
        self.calls = [
            call
            for call in info.offered
            if call.names in (Names.NOTHING, Names.SEAT) and not call.closing
        ]
        self.lists: dict[int, CallerList] = {}
        self._whom: dict[int, Verb] = {}
        """The call of each list that asks for a seat."""

    # --- who may, with what

    def _may(self, local: LocalSeat, device: Device) -> bool:
        """Whether a device calls for a person: it is this person's own, or nobody's and this one has none."""
        return self.room.owner_of(device) in (local, None) and local.plays_with(device)

    def _person(self, seat: int | None) -> LocalSeat | None:
        return next((local for local in self.room.seats if local.seat == seat), None)

    def _key(self, name: str, device: Device) -> str:
        """Return the label of an action's key on a device; the mouse's are those of the keyboard."""
        return self.kit.reader.prompt(name, KEYS if device == MOUSE else device)

    # --- intents

    def handle(self, intent: Intent, shown: SeatControls) -> bool:
        """Handle an intent if it is for somebody's calls; return whether it was.

        `shown` are the controls of the seat whose table is drawn, whose own calls have their buttons there.
        """
        if not self.calls or self.room.host.over:
            return False
        for opened in reversed(list(self.lists.values())):
            if self._listens(opened, intent.device) and self._choose(opened, intent, shown):
                return True
        if shown.calling.whom is not None and self._may(shown.local, intent.device):
            return False  # figures and clicks choose whom the person in turn means
        return self._begin(intent, shown)

    def _listens(self, opened: CallerList, device: Device) -> bool:
        """Whether a list is for a device: the one that opened it, or mouse and keyboard alike."""
        alike = not opened.steered and device in (MOUSE, KEYS)
        return (alike or opened.device == device) and self._may(self._local(opened.seat), device)

    def _local(self, seat: int) -> LocalSeat:
        return next(local for local in self.room.seats if local.seat == seat)

    def _choose(self, opened: CallerList, intent: Intent, shown: SeatControls) -> bool:
        chosen = opened.handle(intent)
        whom = self._whom.get(opened.seat)
        if chosen is None and whom is not None:
            chosen = self._pointed(opened, intent, shown)
        if chosen is None:
            if intent.kind is Kind.PRESS and not opened.covers(intent.pos):
                self.close(opened.seat)
                return seat_at(shown.view, intent.pos) == opened.seat
            return opened.takes(intent)
        if chosen == CLOSED:
            self.close(opened.seat)
            return True
        local = self._local(opened.seat)
        if whom is None:
            self._meant(local, self.calls[chosen], intent.device, shown)
        else:
            seat = self._others(local)[chosen]
            self._call(local, Action(whom.word, seat=seat), shown)
        return True

    def _pointed(self, opened: CallerList, intent: Intent, shown: SeatControls) -> int | None:
        """Return the item of the seat whose portrait was clicked; a stick only moves the focus there."""
        others = self._others(self._local(opened.seat))
        if intent.kind is Kind.PRESS and intent.button == 1:
            seat = seat_at(shown.view, intent.pos)
            return others.index(seat) if seat in others else None
        if intent.kind is Kind.AIM and opened.steered:
            seat = seat_towards(shown.view, intent.amount)
            if seat in others:
                opened.focus = others.index(seat)
        return None

    def _begin(self, intent: Intent, shown: SeatControls) -> bool:
        """Open somebody's list, or make the call of a person who is not in turn with a device of their own."""
        owner = self.room.owner_of(intent.device)
        if intent.kind is Kind.COMMAND and owner is not None and owner is not shown.local:
            call = next((each for each in self.calls if each.word == intent.command), None)
            if call is not None:
                self._meant(owner, call, intent.device, shown)
                return True
        local = self._person(self._seat_of(intent, shown))
        if local is None or not self._may(local, intent.device):
            return False
        again = local.seat in self.lists
        self._close_shared()
        if not again:
            self._open(local, intent.device, shown)
        return True

    def _seat_of(self, intent: Intent, shown: SeatControls) -> int | None:
        """Return the seat that an intent names: by its figure, its portrait, or the direction of a stick."""
        if intent.kind is Kind.COMMAND:
            seats = range(self.room.host.match.table.players)
            return next((seat for seat in seats if seat_command(seat) == intent.command), None)
        if intent.kind is Kind.PRESS and intent.button == 1:
            return seat_at(shown.view, intent.pos)
        if intent.kind is Kind.AIM:
            return seat_towards(shown.view, intent.amount)
        return None

    # --- lists

    def _others(self, local: LocalSeat) -> list[int]:
        return [seat for seat in range(local.viewpoint.table.players) if seat != local.seat]

    def _open(self, local: LocalSeat, device: Device, shown: SeatControls) -> None:
        """Open the list of a person's calls."""
        items = [
            CallerItem(
                shown.seat_panels.word("call", call.word), call.word, self._key(call.word, device)
            )
            for call in self.calls
        ]
        title = self.kit.words("table.calls_of", name=local.showing.sentences.name(local.seat))
        self._show(local.seat, device, title, items, 0, shown)

    def _meant(self, local: LocalSeat, call: Verb, device: Device, shown: SeatControls) -> None:
        """Make a call, after asking for the seat that it names, if there are several."""
        others = self._others(local)
        if call.names is Names.NOTHING:
            self._call(local, Action(call.word), shown)
        elif len(others) == 1:
            self._call(local, Action(call.word, seat=others[0]), shown)
        else:
            self._ask_whom(local, call, device, shown)

    def _ask_whom(self, local: LocalSeat, call: Verb, device: Device, shown: SeatControls) -> None:
        name, words = local.showing.sentences.name, self.kit.words
        others, last = self._others(local), last_mover(local.viewpoint)
        figures = device in (MOUSE, KEYS)
        items = [
            CallerItem(
                words("label", name=name(seat)),
                seat_command(seat) if figures else "",
                self._key(seat_command(seat), device) if figures else "",
            )
            for seat in others
        ]
        title = words(
            "table.calls_whom",
            name=name(local.seat),
            call=shown.seat_panels.word("call", call.word),
        )
        focus = others.index(last) if last in others else 0
        self.close(local.seat)
        self._whom[local.seat] = call
        self._show(local.seat, device, title, items, focus, shown)

    def _show(
        self,
        seat: int,
        device: Device,
        title: str,
        items: list[CallerItem],
        focus: int,
        shown: SeatControls,
    ) -> None:
        self.kit.sound.play("press")
        opened = CallerList(self.kit, seat, device, title, items, focus, shown.view.occupancy)
        self.lists[seat] = opened
        opened.place()

    def _close_shared(self) -> None:
        """Close the lists of those who share devices: there is one at a time."""
        for seat in [seat for seat, each in self.lists.items() if not self._owned(each.device)]:
            self.close(seat)

    def _owned(self, device: Device) -> bool:
        return self.room.owner_of(device) is not None

    def close(self, seat: int | None = None) -> None:
        """Close the list of a seat, or all of them."""
        for opened in list(self.lists.values()):
            if seat in (None, opened.seat):
                del self.lists[opened.seat]
                self._whom.pop(opened.seat, None)
                opened.leave()

    # --- calls

    def _call(self, local: LocalSeat, action: Action, shown: SeatControls) -> None:
        """Make a call for a person; if it is refused, say at this person's seat why."""
        self.close(local.seat)
        shown.view.hurry()
        refusal = local.told(local.viewpoint.do(action))
        if refusal is None:
            self.kit.sound.play("press")
            return
        self.kit.sound.play("refuse")
        shown.notices.explain(local.seat, *refusal)

    # --- drawing

    def place(self) -> None:
        """Place the open lists anew, as after a change of the window."""
        for opened in self.lists.values():
            opened.place()

    def draw(self, target: Surface, shown: SeatControls) -> None:
        """Draw the keys of the people at their portraits, and the open lists."""
        if not self.calls or self.room.host.over:
            return
        if shown.calling.whom is None:
            for local in self.room.seats:
                if self._may(local, KEYS) and local.seat not in self.lists:
                    self._draw_key(target, local.seat, shown)
        for opened in self.lists.values():
            opened.place()
            opened.draw(target)

    def _draw_key(self, target: Surface, seat: int, shown: SeatControls) -> None:
        """Draw the figure of a seat at the lower left of its portrait."""
        view, px = shown.view, self.kit.px
        portrait, plate = view.occupancy.box(f"portrait {seat}"), view.occupancy.box("own plate")
        if portrait is not None:
            at = (px(portrait.left + portrait.w * 0.14), px(portrait.bottom - portrait.h * 0.2))
        elif plate is not None:
            x, y, radius = view.players.own_portrait(plate)
            at = (px(x - radius * 0.7), px(y + radius * 0.6))
        else:
            return
        self.kit.paint.keycap(target, self._key(seat_command(seat), KEYS), at, CAP_SIZE, "center")

"""The controls of one person's corner: the cursor, prompts and panels, by keys, a pad or the mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from game.engine.out_of_turn import Timeliness
from game.scenes.base.at_table.offer_panels import OfferItem, Panel
from game.scenes.couch.corner_actions import CornerActions, CornerTable
from game.scenes.couch.corner_mouse import CornerMouse
from game.scenes.couch.corner_offers import CornerOffers
from game.session.plan import Seat
from game.show.devices import DeviceKind
from game.show.hands.corner_hand import PER_PAGE
from game.show.local_seat import LocalSeat
from game.view.base.colours import Colour
from game.view.base.scene_kit import SceneKit
from game.view.corners.corner_boxes import CornerBox
from game.view.corners.corner_content import CornerContent, CornerItem, CornerPart
from game.view.corners.corner_prompts import prompt_columns
from game.view.input.intents import Intent, Kind
from game.view.input.key_labels import Keycaps
from game.view.input.usual_bindings import CALLS, LOOK


class Sharing(Protocol):
    """The pad that a corner shares with another (see `SharedPad`)."""

    def steers(self, seat: int) -> bool:
        """Whether the pad plays for this seat now."""
        ...

    def look_of(self, seat: int) -> str:
        """Return the action that opens the hand of a seat."""
        ...


class CornerControls:
    """The controls of one local seat.

    `device_name` returns the name of its device, `box` the parts of its corner, grown for prompts or not.
    """

    def __init__(
        self,
        kit: SceneKit,
        local: LocalSeat,
        people: Sequence[Seat],
        colour: Colour,
        device_name: Callable[[], str],
        box: Callable[[bool], CornerBox],
        table: CornerTable,
    ) -> None:
        self.kit, self.local, self.people, self.colour = kit, local, people, colour
        self._device_name = device_name
        self.box = box
        self.keycaps = Keycaps(kit.input, local)
        self.actions = CornerActions(kit, local, table)
        self.hand = self.actions.hand
        self.offers = CornerOffers(kit, local, self.hand, people, self.actions)
        self.focus = CornerPart.RAIL
        self.item = 0
        self.mouse = CornerMouse(self)
        self.sharing: Sharing | None = None
        """The pad that two people share; None for a device of one's own."""
        self._asked: Panel | None = None
        self._chooses = False
        self._when: dict[str, Timeliness] = {}
        """Whether the calls on the corner make sense, by their verbs, as far as has been shown."""
        self._measured: tuple[tuple[object, ...], int] = ((), 1)
        self.steered = not self.keycaps.by_mouse

    @property
    def seat(self) -> int:
        """The number of the seat."""
        return self.local.seat

    @property
    def _asked_for(self) -> str:
        """What whoever is in turn is asked for: "to play", "to bid"."""
        return self.local.sight.table.asked.worded(self.kit.words)

    @property
    def panel(self) -> Panel | None:
        """What is asked for now, or None."""
        return self.actions.panel

    @property
    def grown(self) -> bool:
        """Whether a narrow corner needs the room for prompts."""
        focused = self.panel is not None or self.focus is CornerPart.PROMPTS
        focused |= bool(self.actions.answer)
        due = Timeliness.DUE in self._when.values()
        return self.in_turn or focused or due or self.mouse.inside

    @property
    def in_turn(self) -> bool:
        """Whether the person is in turn, and has been shown what led to it."""
        return self.local.showing.director.settled and self.local.sight.table.plates[self.seat].turn

    def handle(self, intent: Intent) -> None:
        """Handle an intent from one of the seat's devices."""
        if intent.deliberate:
            self.local.used = intent.device
        self.follow()
        if intent.device.kind is DeviceKind.MOUSE:
            self._clicked(*self.mouse.clicked(intent))
            return
        match intent.kind:
            case Kind.NAVIGATE:
                self.actions.answer = ""
                self._navigate(intent.direction)
            case Kind.CONFIRM:
                self._confirm()
            case Kind.BACK:
                self.back(pausing=not intent.device.is_pad and not intent.device.number)
            case Kind.MENU:
                self.actions.pause()
            case Kind.COMMAND:
                self._command(intent.command)

    def _clicked(self, part: CornerPart | None, number: int) -> None:
        """Do what a click on a part means; on a card, the first one puts the cursor there."""
        if part is CornerPart.EYE:
            self.actions.look()
        elif part is CornerPart.PROMPTS:
            self.choose(number)
        elif part is CornerPart.RAIL:
            on = self.focus is not CornerPart.PROMPTS and number == self.hand.cursor
            if self.steered and on:
                self.actions.play()
            self.steered = True
            self.focus = CornerPart.RAIL
            self.hand.cursor = min(number, max(0, len(self.hand) - 1))

    def back(self, *, pausing: bool) -> None:
        """Close what is open; with nothing open pause, if `pausing`: Escape is no key of anybody's hand."""
        if self.panel is not None:
            self.actions.close()
        elif self.hand.marked:
            self.hand.unmark()
        elif self.focus is not CornerPart.RAIL:
            self.focus = CornerPart.RAIL
        elif pausing:
            self.actions.pause()

    def _confirm(self) -> None:
        if self.focus is CornerPart.PROMPTS:
            self.choose(self.item)
        elif self.focus is CornerPart.EYE:
            self.actions.look()
        else:
            self.actions.play()

    def _command(self, command: str) -> None:
        if command in ("next", "previous"):
            self._navigate((1 if command == "next" else -1, 0))
            return
        actions = {
            LOOK: self.actions.look,
            "draw": self.actions.draw,
            "more": self.offers.more,
            "gather": self.actions.mark,
            "together": self.actions.play_alike,
            "sort": self.actions.sort,
            "rules": self.actions.open_rules,
        }
        call = self.offers.named(command)
        if command in actions:
            actions[command]()
        elif call is not None:
            self.offers.panels.choose(call)
        else:
            chosen = (each for each in self.offers.choices if each.verb == command)
            choice = next(chosen, None)
            if choice is not None:
                self.offers.panels.choose(choice)

    def _navigate(self, direction: tuple[int, int]) -> None:
        self.steered = True
        across, down = direction
        if self.panel is not None or self.focus is CornerPart.PROMPTS:
            self._among_prompts(across, down)
        elif across:
            self._along_rail(across)
        else:
            self._from_rail(down)

    def _along_rail(self, across: int) -> None:
        """Move along the cards and the eye at their end, and round again."""
        count, right = len(self.hand), self.box(False).mirrored
        at = count if self.focus is CornerPart.EYE else self.hand.cursor
        if right:  # the eye stands before the first card
            at = 0 if self.focus is CornerPart.EYE else at + 1
        at = (at + across) % (count + 1)
        eye = 0 if right else count
        self.focus = CornerPart.EYE if at == eye else CornerPart.RAIL
        if at != eye:
            self.hand.cursor = at - 1 if right else at

    def _from_rail(self, down: int) -> None:
        """Move between the rows of cards, or to the prompts."""
        box, cursor, count = self.box(False), self.hand.cursor, len(self.hand)
        first = self.hand.page * PER_PAGE
        shown = min(PER_PAGE, count - first)
        across = max(1, box.columns(shown))
        row, rows = (cursor - first) // across, -(-shown // across)
        if self.focus is CornerPart.RAIL and 0 <= row + down < rows:
            self.hand.cursor = min(cursor + down * across, first + shown - 1)
            return
        self.focus = CornerPart.PROMPTS
        offers, across = self.offered(), self.across
        towards_rail = box.upper == (down < 0)
        last_row = (min(len(offers), self.per_page) - 1) // across * across
        self.item = last_row if towards_rail and box.upper else 0

    def _among_prompts(self, across: int, down: int) -> None:
        count = len(self.offered())
        if across:
            self.item = (self.item + across) % count
            return
        step = down * self.across
        if self.panel is not None:
            wanted = self.item + step
            self.item = wanted if 0 <= wanted < count else (0 if down > 0 else count - 1)
            return
        first = self.item // self.per_page * self.per_page
        last = min(first + self.per_page, count)
        if first <= self.item + step < last:
            self.item += step
        else:
            self.focus = CornerPart.RAIL

    @property
    def item(self) -> int:
        """The number of the prompt in focus among those that are offered now; 0 where none is."""
        return self._within(len(self.offered()))

    @item.setter
    def item(self, number: int) -> None:
        self._focused = number

    def _within(self, count: int) -> int:
        """Return the number of the prompt in focus where so many are offered."""
        return min(self._focused, max(0, count - 1))

    @property
    def across(self) -> int:
        """The number of columns of prompts."""
        return self._columns(self.offered())

    @property
    def per_page(self) -> int:
        return self.across * max(1, self.box(True).deep)

    def _columns(self, offers: Sequence[OfferItem]) -> int:
        """Return in how many columns these offers stand; to measure their labels takes a while."""
        if self.panel is None:  # what stands where must not change with whose turn it is
            offers = [*offers, *self.offers.longest]
        key = (self.kit.space, self.keycaps.device, *((o.label, o.command) for o in offers))
        if key != self._measured[0]:
            items = list(map(self._item, offers))
            self._measured = key, prompt_columns(self.kit, self.box(True), items)
        return self._measured[1]

    def offered(self) -> Sequence[OfferItem]:
        """Return what can be chosen now; a panel has a way back, which on a pad is a button of its own."""
        if self.panel is None:
            return self.offers.prompts()
        if self.keycaps.by_pad:
            return self.panel.items
        words = self.kit.words
        return [*self.panel.items, OfferItem(words("table.back"), self.actions.close, "back")]

    def follow(self) -> None:
        """Move the focus into a panel that has opened, or to choices that have to be made; or out of them."""
        panel, replaced = self.panel, self.offers.replaced
        if replaced != self._chooses:
            self._chooses = replaced
            self.focus = CornerPart.PROMPTS if replaced else CornerPart.RAIL
            self.item = 0
        if panel is not self._asked:
            self._asked = panel
            self.focus = CornerPart.RAIL if panel is None else CornerPart.PROMPTS
            self.item = 0 if panel is None else panel.at
        if self.actions.lead_to_drawn():
            self.steered, self.focus = True, CornerPart.RAIL

    def choose(self, item: int) -> None:
        offers = self.offered()
        if item >= len(offers):
            return
        panel = self.panel
        if panel is not None:
            self.actions.close()
        self.kit.sound.play("press")
        offers[item].act()
        if self.panel is None:
            self.focus = CornerPart.RAIL

    def content(self) -> CornerContent:
        """Return what the corner shows now."""
        person, hand, words = self.people[self.seat], self.hand, self.kit.words
        first = hand.page * PER_PAGE
        is_open = self.actions.is_open
        lying = hand.faces[first : first + PER_PAGE]
        faces = tuple(face if is_open else None for face in lying)
        offers = self.offered()
        across = self._columns(offers)
        per_page = across * max(1, self.box(True).deep)
        items = tuple(map(self._item, offers))
        shown = focused = self._within(len(offers))
        # Where prompts have pages, the one with what is due is shown, unless somebody is choosing.
        if self.focus is not CornerPart.PROMPTS:
            due = (at for at, item in enumerate(items) if item.when is Timeliness.DUE)
            shown = next(due, shown)
        start = shown // per_page * per_page
        plate = self.local.sight.table.plates[self.seat]
        line = self._line(len(offers), per_page)
        note = self._asked_for if self.in_turn else ""
        told = "corner.pinned" if self.hand.pinned else "corner.open"
        return CornerContent(
            name=person.name,
            portrait=person.portrait,
            look=self.local.expressions.looks.get(self.seat, ""),
            colour=self.colour,
            device=self.keycaps.device,
            device_name=words(told) if is_open else self._device_name(),
            count=plate.count,
            alert=plate.alert,
            account=plate.account.lines(words) if plate.account.tells else (),
            turn=self.in_turn,
            note=note,
            line=line,
            warm=bool(self.actions.answer) or (self.panel is not None and self.panel.warm),
            is_open=is_open,
            faces=faces,
            first=first + 1,
            page=hand.page,
            pages=hand.pages,
            cursor=hand.cursor - first if self._shows_cursor else None,
            marked=frozenset(
                slot - first for slot in hand.marked if first <= slot < first + PER_PAGE
            ),
            fitting=self.offers.fitting(faces) if is_open else None,
            jumps=self.offers.jumping(faces),
            focus=self.focus,
            items=items[start : start + per_page],
            item=focused - start,
            across=across,
            look_key=self.keycaps(
                LOOK if self.sharing is None else self.sharing.look_of(self.seat)
            ),
            buttons=self.keycaps.by_mouse,
            told=bool(self.actions.answer),
        )

    @property
    def _shows_cursor(self) -> bool:
        elsewhere = self.sharing is not None and not self.sharing.steers(self.seat)
        return self.steered and not elsewhere and len(self.hand) > 0

    def _line(self, count: int, per_page: int) -> str | None:
        """Return the line below the name: a refusal, or the title of the panel with its page."""
        if self.actions.answer:
            return self.actions.answer
        pages = -(-count // per_page)
        if self.panel is None:
            title = self._asked_for if pages > 1 and self.offers.replaced else ""
            if not title:
                return None
        else:
            title = self.panel.title
        if pages < 2:
            return title
        page = self._within(count) // per_page + 1
        return self.kit.words("corner.page", title=title, page=page, pages=pages)

    def _item(self, offer: OfferItem) -> CornerItem:
        key = ""
        if offer.number and self.keycaps.by_pad:
            key = self.keycaps(CALLS[offer.number - 1])
        elif offer.command:
            key = self.keycaps(offer.command)
        if self.keycaps.by_mouse or (self.panel is not None and offer.command != "back"):
            key = ""
        return CornerItem(offer.label, key, offer.suit, offer.portrait, self._timeliness(offer))

    def _timeliness(self, offer: OfferItem) -> Timeliness:
        """Return whether a prompt makes sense; what has not been shown yet changes nothing."""
        verb, local = offer.command, self.local
        if self.panel is not None or not (offer.number or verb in ("draw", "confirm")):
            return Timeliness.PERHAPS
        if local.showing.caught_up or verb not in self._when:
            self._when[verb] = offer.when
        return self._when[verb]

"""Sitting down: each chair is a person's, a bot's or free; people press a button on what they play with."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from pygame import Surface

from game.engine.variant import Variant
from game.scenes.base.button_bar import ButtonBar
from game.scenes.base.pair_names import partner_names
from game.scenes.base.remembered_table import RememberedTable
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.seating.chair_scene import ChairScene
from game.scenes.seating.hands_rows import HandsRows
from game.scenes.seating.seat_card import SeatCard, seat_cards
from game.scenes.seating.seating_layout import SeatingLayout
from game.scenes.seating.seating_picture import draw_seating
from game.scenes.seating.seating_table import SeatingTable
from game.scenes.seating.share_scene import ShareScene
from game.scenes.seating.shown_devices import shown_devices
from game.scenes.seating.sitting_down import SittingDown
from game.show.devices import KEY_ZONES
from game.view.base.arranging import Placed
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import settle
from game.view.widgets.widgets import Button, Widget


class SeatingScene(Scene):
    """The chairs of one game's table. `remembered` has its options, and the bots that sit there at first."""

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        variant: Variant[Any],
        remembered: RememberedTable,
        seed: int | None = None,
    ) -> None:
        super().__init__(kit, stack)
        self.info, self.seed = variant.info, seed
        self.table = SeatingTable(kit, variant, remembered, self._rebuild)
        self.seating_plan, self.guests = self.table.plan, self.table.guests
        self.trouble = ""
        words = kit.words
        self.deal = Button(words("ui.setup.deal"), self._deal, primary=True, icon="cards", size=34)
        self.leave = Button(words("ui.seating.leave"), self._leave_own, command="draw")
        self.invite = Button(words("ui.guests.open"), self._choose_guests, icon="robot")
        self.phones = Button(words("ui.phones.open"), self._let_phones_in, icon="phone")
        self._rules = partial(stack.ways.rules, self.info.id)
        self.rules = Button(words("ui.setup.rules"), self._rules, command="rules")
        self.back = Button(words("ui.back"), stack.pop, command="back")
        self.bar = ButtonBar(
            self.deal, [self.phones, self.leave, self.rules, self.back], detailed=True
        )
        self.rows = HandsRows(words, self.seating_plan, self._tell, timed=self.info.timed)
        self.cards: list[SeatCard] = []
        self.placed: Placed = {}
        self.sitting = SittingDown(kit, self.seating_plan, self._rebuild)
        self._dealt = False
        self.group = FocusGroup([self.deal])
        self._rebuild(0)

    def _rebuild(self, focus: int | None = None) -> None:
        """Make the cards anew, and keep the focus, or set it to a chair."""
        former = self.group.focused
        if focus is None and former in self.cards:
            focus = self.cards.index(former)
        self.cards = seat_cards(self.seating_plan, self.guests.levels, self._open, self._next_guest)
        wanted = former if focus is None else self.cards[focus]
        self.group = FocusGroup(self._widgets(), wanted)
        self._tell()
        self.layout()
        self.table.send_away()
        self.dirty = True

    def _widgets(self) -> list[Widget]:
        return [self.invite, *self.rows.asked, *self.cards, *self.bar.buttons]

    def _tell(self) -> None:
        """Say in words who sits where, and how many."""
        words, chairs = self.kit.words, self.seating_plan.chairs
        taken = chairs.taken
        named = [chairs[place].name for place in taken]
        partners = partner_names(self.info, self.table.remembered.options, named)
        opposite = dict(zip(taken, partners, strict=True))
        for place, card in enumerate(self.cards):
            card.tell(self.kit)
            if opposite.get(place):
                card.kind = words("ui.seating.partner", name=opposite[place])
            if place == self.sitting.welcomed:
                card.kind = words("ui.seating.welcome")
        self.trouble = self.table.trouble
        seated = words("ui.seating.who", people=len(chairs.people), bots=len(chairs.bots))
        self.deal.detail = self.trouble or seated
        widgets = self._widgets()
        if widgets != self.group.widgets:
            focused = self.group.focused if self.group.focused in widgets else self.rows.hands
            self.group = FocusGroup(widgets, focused)
            self.layout()

    def _next_guest(self, place: int, step: int) -> None:
        self.guests.step(place, step)
        self._rebuild(place)

    def _open(self, place: int) -> None:
        """Sit down on a free chair, perhaps with the device that was used for it; change a taken one."""
        plan, changed, timed = self.seating_plan, partial(self._rebuild, place), self.info.timed
        if not plan.chairs[place].closed:
            scene = ChairScene(self.kit, self.stack, self.guests, place, changed, timed=timed)
            self.stack.push(scene)
            return
        plan.chairs.seat_person(place)
        self._rebuild(place)
        if self.sitting.own and not timed:
            user = self.sitting.user
            self.stack.push(ShareScene(self.kit, self.stack, plan, place, user, changed))

    def _choose_guests(self) -> None:
        """Choose the bots who play with the people here."""
        self.stack.ways.guests(self.info.id, self.table.wish, self._chosen)

    def _chosen(self, bots: list[str], level: str) -> None:
        self.table.seat_guests(bots, level)
        self._rebuild()

    def _leave_own(self) -> None:
        """Leave the seat of whoever has pressed the button, or that in focus."""
        own = self.sitting.own
        place = own[0] if own else None
        if len(own) != 1 and self.group.focused in self.cards:
            place = self.cards.index(self.group.focused)
        if place is not None and not self.seating_plan.chairs[place].closed:
            self.seating_plan.leave(place)
            self._rebuild(place)

    def _let_phones_in(self) -> None:
        self.table.open_door()
        self.stack.ways.phones()

    def _deal(self) -> None:
        self._tell()
        if self.trouble:
            self.kit.sound.play("refuse")
            return
        self._dealt = True
        self.stack.ways.table(*self.table.deal(self.seed))

    def resume(self) -> None:
        self._dealt = False
        self.kit.reader.use_zones(KEY_ZONES)
        if self.kit.phones is not None:
            self.table.open_door()
        self._tell()

    def pause(self) -> None:
        self.kit.reader.use_zones(())
        if not self._dealt:
            self.table.put_aside()

    def close(self) -> None:
        self.table.close_door()

    def update(self, dt: int) -> None:
        if self.sitting.update(dt):
            self._tell()
            self.dirty = True

    def due(self) -> int | None:
        return self.sitting.due

    def layout(self) -> None:
        kit, asked = self.kit, self.rows.asked
        devices = tuple(shown_devices(kit, self.seating_plan))
        self.page = SeatingLayout(
            kit, self.info.id, self.cards, asked, self.invite, self.bar, devices
        )
        self.placed = settle(kit, kit.arrange(self.page.box))
        self.bar.take(self.placed)

    def handle(self, intent: Intent) -> None:
        tiles = {each: self.placed[each] for each in self.page.devices}
        if self.sitting.take(intent, tiles) or self._command(intent):
            return
        if self.group.handle(self.kit, intent):
            self.dirty = True

    def _command(self, intent: Intent) -> bool:
        """Do what a key or button of the whole screen means; return whether it is one."""
        commands: dict[object, Callable[[], object]] = {
            Kind.MENU: self._deal,
            Kind.BACK: self.stack.pop,
            "draw": self._leave_own,
            "rules": self._rules,
        }
        name = intent.command if intent.kind is Kind.COMMAND else intent.kind
        if name in commands:
            commands[name]()
        return name in commands

    def draw(self, target: Surface) -> None:
        draw_seating(self.kit, target, self.page, self.placed, self.group, self.sitting)

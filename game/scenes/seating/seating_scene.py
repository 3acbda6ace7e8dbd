"""The room of the party: who is here, what they play with, and what is played next.

People press a button on what they play with, or come in by phone. They stay; each chair is a person's, a bot's
or free.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygame import Surface

from game.engine.info import Info
from game.engine.variant import Variant
from game.scenes.base.button_bar import ButtonBar
from game.scenes.base.party.party_room import party_of
from game.scenes.base.party.seating_table import SeatingTable
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.seating.chair_deeds import ChairDeeds
from game.scenes.seating.coming_in import ComingIn
from game.scenes.seating.game_choice import GameChoices
from game.scenes.seating.hands_rows import HandsRows
from game.scenes.seating.seat_card import SeatCard, seat_cards
from game.scenes.seating.seating_layout import SeatingLayout
from game.scenes.seating.seating_picture import draw_seating
from game.scenes.seating.sitting_down import SittingDown
from game.show.devices import KEY_ZONES
from game.variants import find_variant
from game.view.base.arranging import Placed
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import in_order, settle
from game.view.widgets.widgets import Button


class SeatingScene(Scene):
    """The chairs of the room, and the game that is chosen. Without a `seed` the deal is a random one."""

    def __init__(
        self, kit: SceneKit, stack: Stack, variant: Variant[Any], seed: int | None = None
    ) -> None:
        super().__init__(kit, stack)
        self.trouble = ""
        self.seed = seed
        words = kit.words
        self.deal = Button(words("ui.setup.deal"), self._deal, primary=True, icon="cards", size=34)
        self.invite = Button(words("ui.guests.open"), self._choose_guests, icon="robot")
        self.phones = Button(words("ui.phones.open"), self._let_phones_in, icon="phone")
        self.evening = Button(words("ui.evening.open"), stack.ways.evening, icon="trophy")
        self.setup = Button(
            words("ui.seating.setup"),
            lambda: stack.ways.setup(self.info.id, for_party=True),
            icon="pencil",
        )
        self.rules = Button(words("ui.setup.rules"), self._rules, command="rules")
        self.back = Button(words("ui.back"), stack.pop, command="back")
        others = [self.evening, self.phones, self.rules, self.back]
        self.bar = ButtonBar(self.deal, others if kit.keeps_matches else others[1:], detailed=True)
        self.games = GameChoices(kit, variant.info.id, self._choose_game)
        self.cards: list[SeatCard] = []
        self.placed: Placed = {}
        self.sitting = SittingDown(kit, party_of(kit).plan, self._rebuild)
        self.coming_in = ComingIn(kit, self._rebuild)
        self._take_game(variant)
        self._chooser = kit.input.device
        """The device that has moved the focus last."""
        self.group = FocusGroup([self.deal])
        self._rebuild(self.deeds.first, deals=True)

    @property
    def info(self) -> Info:
        """The declaration of the game that is chosen."""
        return self.table.variant.info

    def _take_game(self, variant: Variant[Any]) -> None:
        """Take over a game, which may have other seats and other ways to see hands."""
        self.table = SeatingTable(self.kit, variant)
        self.table.take()
        self.seating_plan = self.table.plan
        self.deeds = ChairDeeds(self.kit, self.stack, self.table, self.sitting, self._rebuild)
        self.rows = HandsRows(
            self.kit.words, self.seating_plan, self._rows_changed, timed=self.info.timed
        )

    def _choose_game(self, variant: Variant[Any]) -> None:
        self._take_game(variant)
        self.seed = None
        self._rebuild()

    def _rows_changed(self) -> None:
        self._tell()
        self.table.keep()

    def _rebuild(self, focus: int | None = None, *, deals: bool = False) -> None:
        """Make the cards anew, and keep the focus, or set it to a chair, or to Deal if one can and `deals`."""
        focused = self.group.focused
        if focus is None and focused in self.cards:
            focus = self.cards.index(focused)
        levels = self.table.guests.levels
        self.cards = seat_cards(
            self.seating_plan, self.table.shown, levels, self.deeds.open, self.deeds.next_guest
        )
        if focus is not None:
            self.group.focused = self.cards[min(focus, len(self.cards) - 1)]
        self._tell()
        if deals and self.deal.enabled:
            self.group.focused = self.deal
        self.table.keep()
        self.dirty = True

    def _tell(self) -> None:
        """Say in words who sits where, and how many, and make room for that."""
        words, table = self.kit.words, self.table
        remarks, pairs = table.remarks, table.pair_colours
        if self.sitting.welcomed is not None:
            remarks[self.sitting.welcomed] = words("ui.seating.welcome")
        for place, card in enumerate(self.cards):
            card.tell(self.kit, remarks.get(place, ""), pairs.get(place, ""))
        self.games.tell(words, self.info.id, len(self.seating_plan.chairs.people), table.house)
        self.trouble = table.trouble
        self.deal.enabled = not self.trouble
        self.deal.detail = table.in_short or self.trouble or table.told
        self.layout()

    def _choose_guests(self) -> None:
        self.stack.ways.guests(self.info.id, self.table.wish, self._chosen)

    def _chosen(self, bots: list[str], level: str) -> None:
        self.table.seat_guests(bots, level)
        self._rebuild()

    def _let_phones_in(self) -> None:
        self.coming_in.listen()
        self.stack.ways.phones()

    def _rules(self) -> None:
        self.stack.ways.rules(self.info.id)

    def _deal(self) -> None:
        self._tell()
        if self.trouble:
            self.kit.sound.play("refuse")
            return
        self.stack.ways.table(*self.table.deal(self.seed))

    @property
    def deals(self) -> Callable[[], object] | None:
        return None if self.trouble else self._deal

    def resume(self) -> None:
        self.kit.input.use_zones(KEY_ZONES)
        self.coming_in.open()
        self._take_game(find_variant(self.info.id))
        self._rebuild()

    def pause(self) -> None:
        self.kit.input.use_zones(())

    def close(self) -> None:
        self.coming_in.close()

    def update(self, dt: int) -> None:
        if self.sitting.update(dt):
            self._tell()
            self.dirty = True

    def due(self) -> int | None:
        return self.sitting.due

    def layout(self) -> None:
        self.page = self._page
        self.placed = settle(self.kit, self.kit.arrange(self.page.box))
        self.bar.take(self.placed)
        self.group.regroup(in_order(self.placed), self.cards[0])

    @property
    def _page(self) -> SeatingLayout:
        here = self.seating_plan.chairs.people
        return SeatingLayout(
            self.kit,
            self.cards,
            self.games,
            self.rows.asked,
            [self.invite, self.setup],
            self.bar,
            self.coming_in.code,
            self.coming_in.address,
            (self.trouble if here else "") or self.coming_in.how,
            self.table.scores,
        )

    def handle(self, intent: Intent) -> None:
        if self.sitting.take(intent) or self._command(intent):
            return
        if self.group.handle(self.kit, intent):
            self.dirty = True
            if intent.kind in (Kind.NAVIGATE, Kind.MOVE, Kind.PRESS):
                self._chooser = intent.device

    def _command(self, intent: Intent) -> bool:
        """Do what a key or button of the whole screen means; return whether it is one."""
        focused = self.group.focused
        place = self.cards.index(focused) if isinstance(focused, SeatCard) else None
        commands: dict[object, Callable[[], object]] = {
            Kind.MENU: self._deal,
            Kind.BACK: self.stack.pop,
            "rules": self._rules,
            **self.deeds.by_bindings(place, self._chooser, intent.device),
        }
        name = intent.command if intent.kind is Kind.COMMAND else intent.kind
        commands.get(name, lambda: None)()
        return name in commands

    def draw(self, target: Surface) -> None:
        draw_seating(self.kit, target, self.page, self.placed, self.group, self.sitting, self.deeds)

"""The room of the party: who is here, what they play with, and what is played next.

People press a button on what they play with, or come in by phone. They stay; each chair is a person's, a bot's
or free.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from pygame import Surface

from game.engine.info import Info
from game.engine.variant import Variant
from game.scenes.base.button_bar import ButtonBar
from game.scenes.base.game_titles import title_parts
from game.scenes.base.pair_names import partner_names
from game.scenes.base.party.party_room import door_of, let_phones_in
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.seating.chair_scene import ChairScene
from game.scenes.seating.game_choice import GameChoice
from game.scenes.seating.hands_rows import HandsRows
from game.scenes.seating.seat_card import SeatCard, seat_cards
from game.scenes.seating.seating_layout import SeatingLayout
from game.scenes.seating.seating_picture import draw_seating
from game.scenes.seating.seating_table import SeatingTable
from game.scenes.seating.share_scene import ShareScene
from game.scenes.seating.sitting_down import SittingDown
from game.show.devices import KEY_ZONES, KEYS, MOUSE
from game.variants import find_variant, with_a_table
from game.view.base.arranging import Placed
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import settle
from game.view.widgets.widgets import Button, Widget


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
        self.setup = Button(words("ui.seating.setup"), self._set_up, icon="pencil")
        self.rules = Button(words("ui.setup.rules"), self._rules, command="rules")
        self.back = Button(words("ui.back"), stack.pop, command="back")
        self.bar = ButtonBar(self.deal, [self.phones, self.rules, self.back], detailed=True)
        self.games = list(with_a_table())
        self.tiles = [
            GameChoice(kit, each.info, partial(self._choose_game, at))
            for at, each in enumerate(self.games)
        ]
        names = [title_parts(words, each.info.id).name for each in self.games]
        ids = [each.info.id for each in self.games]
        self.game = ChoiceRow(
            words("ui.seating.game"), names, ids.index(variant.info.id), self._choose_game
        )
        self.cards: list[SeatCard] = []
        self.placed: Placed = {}
        self._take_game(variant)
        self._chooser = kit.reader.device
        """The device that has moved the focus last."""
        self.sitting = SittingDown(kit, self.seating_plan, self._rebuild)
        self.group = FocusGroup([self.deal])
        self._rebuild(0)

    @property
    def info(self) -> Info:
        """The declaration of the game that is chosen."""
        return self.table.variant.info

    def _take_game(self, variant: Variant[Any]) -> None:
        """Take over a game, which may have other seats and other ways to see hands."""
        self.table = SeatingTable(self.kit, variant)
        self.seating_plan = self.table.plan
        self.guests = self.table.guests
        self.rows = HandsRows(
            self.kit.words, self.seating_plan, self._rows_changed, timed=self.info.timed
        )

    def _choose_game(self, at: int) -> None:
        self.game.chosen = at
        self._take_game(self.games[at])
        self.seed = None
        self._rebuild()

    def _rows_changed(self) -> None:
        self._tell()
        self.table.keep()

    def _rebuild(self, focus: int | None = None) -> None:
        """Make the cards anew, and keep the focus, or set it to a chair."""
        former = self.group.focused
        if focus is None and former in self.cards:
            focus = self.cards.index(former)
        self.cards = seat_cards(
            self.seating_plan, self.table.shown, self.guests.levels, self._open, self._next_guest
        )
        wanted = former if focus is None else self.cards[min(focus, len(self.cards) - 1)]
        widgets = self._widgets()
        self.group = FocusGroup(widgets, wanted if wanted in widgets else self.cards[0])
        self._tell()
        self.layout()
        self.table.keep()
        self.dirty = True

    def _widgets(self) -> list[Widget]:
        """What can have the focus: a game is chosen by its tile, or where these have no room in a row."""
        half = (len(self.cards) + 1) // 2
        games: list[Widget] = [*self.tiles]
        if self.placed and self.tiles[0] not in self.placed:
            games = [self.game]
        above, below = self.cards[:half], self.cards[half:]
        return [
            self.invite,
            self.setup,
            *self.rows.asked,
            *above,
            *games,
            *below,
            *self.bar.buttons,
        ]

    def _tell(self) -> None:
        """Say in words who sits where, and how many."""
        words, plan = self.kit.words, self.seating_plan
        taken = plan.playing
        named = [plan.chairs[place].name for place in taken]
        partners = partner_names(self.info, self.table.remembered.options, named)
        opposite = dict(zip(taken, partners, strict=True))
        for place, card in enumerate(self.cards):
            card.tell(self.kit)
            if opposite.get(place):
                card.kind = words("ui.seating.partner", name=opposite[place])
            if place == self.sitting.welcomed:
                card.kind = words("ui.seating.welcome")
            elif place in plan.resting:
                card.kind = words("ui.seating.rests")
        before, self.trouble = self.trouble, self.table.trouble
        self.deal.enabled = not self.trouble
        people = len(plan.chairs.people)
        for tile in self.tiles:
            out = people - tile.info.max_players
            tile.chosen = tile.info.id == self.info.id
            tile.told = words("ui.seating.tile_out", count=out) if out > 0 else ""
        short = self.table.in_short if self.trouble else ""
        self.deal.detail = short or self.trouble or self.table.told
        if self._widgets() != self.group.widgets or self.trouble != before:
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
        user = self.sitting.user
        plan.chairs.seat_person(place)
        if user in (MOUSE, KEYS) and not plan.places_of(user):
            plan.give(place, user)
            self._rebuild(place)
            return
        self._rebuild(place)
        if self.sitting.own and not timed:
            self.stack.push(ShareScene(self.kit, self.stack, plan, place, user, changed))

    def _choose_guests(self) -> None:
        """Choose the bots who play with the people here."""
        self.stack.ways.guests(self.info.id, self.table.wish, self._chosen)

    def _chosen(self, bots: list[str], level: str) -> None:
        self.table.seat_guests(bots, level)
        self._rebuild()

    @property
    def _place(self) -> int | None:
        """The chair whose card has the focus, None if it is something else."""
        focused = self.group.focused
        return self.cards.index(focused) if isinstance(focused, SeatCard) else None

    def _empty(self) -> None:
        """Empty the seat that whoever pressed the button has chosen, or else their own."""
        own = next(iter(self.sitting.own), None)
        chosen = own is None or self._chooser == self.sitting.user
        place = self._place if chosen and self._place is not None else own
        if place is not None and not self.seating_plan.chairs[place].closed:
            self.seating_plan.leave(place)
            self._rebuild(place)

    def _give_to_bot(self) -> None:
        """Let a guest sit on the chair in focus; where one does already, the next."""
        place = self._place
        if place is None:
            return
        if self.seating_plan.chairs[place].bot:
            self.guests.step(place, 1)
        else:
            self.guests.seat(place, self.guests.offered(place)[0])
        self._rebuild(place)

    def _move(self) -> None:
        """Let whoever is in focus change places with the next chair, clockwise."""
        place = self._place
        if place is not None and not self.seating_plan.chairs[place].closed:
            other = (place + 1) % len(self.cards)
            self.seating_plan.swap(place, other)
            self._rebuild(other)

    def _let_phones_in(self) -> None:
        door_of(self.kit).came = self._came
        self.stack.ways.phones()

    def _set_up(self) -> None:
        """Change the options of the game for this table."""
        self.stack.ways.setup(self.info.id, for_party=True)

    def _rules(self) -> None:
        self.stack.ways.rules(self.info.id)

    def _deal(self) -> None:
        self._tell()
        if self.trouble:
            self.kit.sound.play("refuse")
            return
        self.stack.ways.table(*self.table.deal(self.seed))

    def _came(self, place: int) -> None:
        """Show somebody who has come in by phone, or has gone."""
        self._rebuild()

    def resume(self) -> None:
        self.kit.reader.use_zones(KEY_ZONES)
        if self.kit.lets_phones_in and self.kit.phones is None:
            let_phones_in(self.kit)
        if self.kit.phones is not None:
            door_of(self.kit).came = self._came
        self._take_game(find_variant(self.info.id))
        self._rebuild()

    def pause(self) -> None:
        self.kit.reader.use_zones(())

    def close(self) -> None:
        if self.kit.phones is not None and door_of(self.kit).came == self._came:
            door_of(self.kit).came = lambda place: None

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
        self._keep_focus()

    @property
    def _page(self) -> SeatingLayout:
        return SeatingLayout(
            self.kit,
            self.cards,
            self.tiles,
            self.game,
            self.rows.asked,
            [self.invite, self.setup],
            self.bar,
            self._code,
            self._asks,
            self.table.scores,
        )

    @property
    def _code(self) -> str:
        """The letters by which phones come in now."""
        phones = self.kit.phones
        return phones.code if phones is not None and phones.is_open else ""

    @property
    def _asks(self) -> str:
        """What people are asked to do: what is missing, or else how one comes in."""
        if self.trouble and self.seating_plan.chairs.people:
            return self.trouble
        return self.kit.words("ui.seating.scan" if self._code else "ui.seating.press")

    def _keep_focus(self) -> None:
        """Let what was placed have the focus, and nothing else."""
        widgets = self._widgets()
        if widgets != self.group.widgets:
            focused = self.group.focused
            self.group = FocusGroup(widgets, focused if focused in widgets else self.cards[0])

    def handle(self, intent: Intent) -> None:
        if self.sitting.take(intent) or self._command(intent):
            return
        if self.group.handle(self.kit, intent):
            self.dirty = True
            if intent.kind in (Kind.NAVIGATE, Kind.MOVE, Kind.PRESS):
                self._chooser = intent.device

    def _command(self, intent: Intent) -> bool:
        """Do what a key or button of the whole screen means; return whether it is one."""
        commands: dict[object, Callable[[], object]] = {
            Kind.MENU: self._deal,
            Kind.BACK: self.stack.pop,
            "draw": self._empty,
            "why": self._give_to_bot,
            "sort": self._move,
            "rules": self._rules,
        }
        name = intent.command if intent.kind is Kind.COMMAND else intent.kind
        if name in commands:
            commands[name]()
        return name in commands

    def draw(self, target: Surface) -> None:
        draw_seating(
            self.kit, target, self.page, self.placed, self.group, self.sitting, self.info.id
        )

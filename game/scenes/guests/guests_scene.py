"""Choosing guests: a card for each, the level of all, and the table as it would be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace
from pygame import Rect, Surface

from game.engine.info import Info
from game.scenes.base.button_bar import ButtonBar
from game.scenes.base.game_heading import SIZE, draw_heading, heading_width
from game.scenes.base.guest_list import Chosen, GuestWish, level_name
from game.scenes.base.guest_strength import in_ten, measured, strength_of
from game.scenes.base.programs_asked import confirm
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.guests.focus_panel import FocusPanel, FocusText
from game.scenes.guests.guest_card import ICONS, AddCard, GuestCard, GuestCardText
from game.scenes.guests.guest_grid import GuestGrid
from game.scenes.guests.invited_guests import InvitedGuests
from game.scenes.guests.level_bar import LevelBar
from game.scenes.guests.met_guests import MetGuests
from game.session.programs.programs import unconfirmed
from game.store.bot_files import OWN_BOTS, Guest, guest_lines, guest_texts, known_levels
from game.store.platform_folders import assets
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, TextBox
from game.view.base.colours import QUIET
from game.view.base.fonts import SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import (
    draw_text,
    in_high_page,
    in_order,
    inside,
    line_high,
    settle,
)
from game.view.widgets.widgets import Button

GAP, BETWEEN = 30, 14
LEAST_ABREAST, TABLE, STRIP = 19.7, 14, 8.5
"""In heights of a line: the width of the cards and the height of the table beside them, and that below them."""
PANEL, PANEL_LINES = 402.0, 9.2
"""The least width of the table's sheet beside the cards, in design pixels and in heights of a line."""
ASKED, LEGEND = 34.0, 24.0
"""Sizes of what is asked for, beside the game's name, and of the legend."""


class GuestsScene(Scene):
    """The guests of one game's table. `chosen` is called with them when they are settled."""

    def __init__(
        self, kit: SceneKit, stack: Stack, info: Info, wish: GuestWish, chosen: Chosen
    ) -> None:
        super().__init__(kit, stack)
        self.info = info
        self.invited = InvitedGuests(kit, wish)
        self.cover = Cover.of(assets() / "covers", info.id, info.deck)
        self.strengths = measured(kit, info.id)
        self.met = MetGuests(kit, wish.people, self.invited.offered)
        self.trouble = ""
        self._done = chosen
        words = kit.words
        self.done = Button("", self._settle, primary=True, icon="check", size=34)
        self.surprise = Button(words("ui.guests.surprise"), self._surprise, icon="dice")
        self.back = Button(words("ui.back"), stack.pop, command="back")
        self.buttons = ButtonBar(self.done, [self.surprise, self.back], detailed=True)
        self.levels = [*known_levels(), ""]
        named = [level_name(words, level) for level in self.levels if level]
        self.bar = LevelBar(
            words("ui.guests.everyone"),
            [*named, words("ui.guests.as_they_are")],
            self.levels.index(wish.level),
            self._set_level,
        )
        add = AddCard(words("ui.guests.add"), words("ui.guests.add_about"), self._tell_folder)
        self.grid = GuestGrid(add)
        self.placed: Placed = {}
        self._seen = wish.focus
        """The id of the guest that was in focus last."""
        self.group = FocusGroup([self.bar])
        self._rebuild(wish.focus)

    def _rebuild(self, focus: str = "") -> None:
        """Make the cards anew. The guest with the id `focus` gets the focus, or it stays where it was."""
        before = self.group.focused
        if isinstance(before, GuestCard):
            focus = before.id
        self.grid.cards = cards = [self._card(guest) for guest in self.invited.offered]
        found = next((card for card in cards if card.id == focus), None)
        if found is not None:
            self.group.focused = found
        elif isinstance(before, GuestCard):
            self.group.focused = self.bar
        if self.placed:
            self._regroup()
        self._tell()

    def _regroup(self) -> None:
        """Let the focus go by what was placed."""
        self.group.regroup(in_order(self.placed, {"cards": self.grid.widgets}), self.bar)

    def _card(self, guest: Guest) -> GuestCard:
        words, temper, level = self.kit.words, guest.temper, self.invited.level
        name, about = guest_texts(guest, words)
        strength = strength_of(self.strengths, guest, level)
        text = GuestCardText(
            name,
            level_name(words, level or guest.policy),
            about,
            words("ui.guests.yours") if guest.own else "",
            self.invited.seat(guest),
            words("ui.guests.strength", wins=in_ten(strength)) if strength else "",
        )
        shares = (temper.attention, temper.risk, temper.talk)
        toggle = partial(self._toggle, guest.id)
        return GuestCard(guest.id, guest.portrait, text, shares, strength, toggle)

    def _tell(self) -> None:
        """Say how many come, or what is wrong."""
        self.done.label = self.kit.words("ui.guests.done", count=len(self.invited.bots))
        self.done.detail = self.trouble

    def _set_level(self, at: int) -> None:
        self.invited.level = self.levels[at]
        self._changed()

    def _toggle(self, id: str) -> None:
        """Invite somebody, or send them away."""
        if id in self.invited.bots:
            self.invited.bots.remove(id)
        elif self.invited.full:
            self._refuse(self.kit.words("ui.guests.full"))
            return
        elif self._unasked(id):
            return
        else:
            self.invited.bots.append(id)
        self._changed()

    def _unasked(self, id: str) -> bool:
        """Return whether a guest's program has yet to be confirmed; then ask, and invite it if it is."""
        guest = self.invited.roster[id]
        if not unconfirmed([(guest, self.invited.level)], self.kit.settings.programs):
            return False

        def answered(yes: bool) -> None:
            if yes:
                confirm(self.kit, guest)
                if id in self.invited.roster:
                    self._toggle(id)

        self.stack.ways.ask_program(guest, answered)
        return True

    def _surprise(self) -> None:
        self.invited.surprise()
        self._changed()

    def _changed(self) -> None:
        self.trouble = ""
        self._rebuild()
        self.layout()

    def _refuse(self, why: str) -> None:
        self.kit.sound.play("refuse")
        self.trouble = why
        self._tell()

    def _settle(self) -> None:
        if self.invited.missing:
            self._refuse(self.kit.words("ui.guests.few", count=self.invited.wish.least))
            return
        self.stack.pop()
        self._done(list(self.invited.bots), self.invited.level)

    def _tell_folder(self) -> None:
        """Make the folder of the player's bots, and say where it is."""
        folder = self.kit.places.data / OWN_BOTS
        key = "ui.guests.folder"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            key = "ui.guests.no_folder"
        self.stack.ways.notice(self.kit.words(key, folder=str(folder)))

    def resume(self) -> None:
        """Read the bots again: a file may have been dropped in meanwhile."""
        self.invited.reread()
        self._rebuild()
        self.layout()
        self.dirty = True

    def update(self, dt: int) -> None:
        self.dirty |= self.met.read_on()

    def due(self) -> int | None:
        return 0 if self.met.left else None

    def handle(self, intent: Intent) -> None:
        if self.group.handle(self.kit, intent):
            self.dirty = True
            if intent.reveals:
                self.grid.follow(self.kit, self.group.focused)
        elif intent.kind is Kind.BACK:
            self.stack.pop()
        elif self.grid.handle(self.kit, intent):
            self.group.point(self.kit, intent.pos)
            self.dirty = True
        if isinstance(self.group.focused, GuestCard):
            self._seen = self.group.focused.id

    def layout(self) -> None:
        placed = self.placed = settle(self.kit, self.kit.arrange(FirstBox(tuple(self._ways()))))
        self.buttons.take(placed)
        self.bar.place(self.kit, placed[self.bar])
        self.grid.place(self.kit, placed["cards"], self.group.focused)
        self._regroup()

    def _ways(self) -> Iterator[Box]:
        """The table beside the cards, below them, or not at all; where few lines have room without the name.

        In a high window it is always below them: beside them it would be narrow, and mostly empty.
        """
        row = GuestCard.tall(self.kit, 0, measured=True) / self.kit.space.scale
        line = line_high(self.kit)
        strip = Box(low=STRIP * line, key="panel")
        below = self._cards(3 * row), strip
        yield self._page(replace(in_high_page(*below, gap=GAP), share=1))
        for low in (False, True):
            cards = self._cards(2 * row, LEAST_ABREAST * line)
            wide, high = max(PANEL, PANEL_LINES * line), 0 if low else TABLE * line
            panel = Box(least=wide, low=high, key="panel")
            yield self._page(RowBox((cards, panel), GAP, share=1), low=low)
        yield self._page(ColumnBox(below, GAP, share=1))
        yield self._page(self._cards(2 * row))
        yield self._page(self._cards(0), low=True)

    def _cards(self, low: float, least: float = 0) -> Box:
        """The bar of the levels, and the cards below it, in a height and a width at least."""
        cards = Box(least=least, low=low, key="cards", share=1)
        return ColumnBox((self._levels, cards), BETWEEN, share=1)

    def _page(self, body: Box, *, low: bool = False) -> Box:
        head = () if low else (self._head,)
        above = ColumnBox((*head, body), BETWEEN, share=1)
        page = inside(above, low=low, top=12 if low else 34, bottom=24, share=1)
        return ColumnBox((page, self.buttons.box(self.kit, low=low)))

    @property
    def _head(self) -> Box:
        """The game's name, and what is asked for and the legend if there is room for them."""
        scale = self.kit.space.scale
        wide, high = heading_width(self.kit, self.info.id), self.kit.fonts.height(SIZE, TITLE)
        name = LeafBox(wide / scale, high / scale, key="head")
        asked = RowBox((name, self._asked), 28, "middle")
        legend = LeafBox(self._legend_width / scale, high / scale, key="legend")
        beside = RowBox((name, self._asked, Box(share=1), legend), 28, "middle")
        return FirstBox((beside, asked, replace(name, narrow=0)))

    @property
    def _levels(self) -> Box:
        """The bar of the levels, and the legend beside it if there is room."""
        scale = self.kit.space.scale
        wide, high = self.bar.natural_width(self.kit) / scale, self.bar.height(self.kit) / scale
        bar = LeafBox(wide, high, key=self.bar)
        legend = LeafBox(self._legend_width / scale, high, key="legend_below")
        return FirstBox((RowBox((bar, Box(share=1), legend), 24), replace(bar, narrow=0)))

    @property
    def _asked(self) -> TextBox:
        return TextBox(
            self.kit.words("ui.guests.title"),
            ASKED,
            SEMIBOLD,
            lines=1,
            smallest=LEGEND,
            key="asked",
        )

    def draw(self, target: Surface) -> None:
        kit, width, high = self.kit, self.kit.size[0], self.buttons.rect.top
        target.blit(self.cover.ground(kit, width, high), (0, 0))
        if "head" in self.placed:
            draw_heading(kit, target, self.info.id, self.placed["head"])
        if "asked" in self.placed:
            draw_text(kit, target, self._asked, self.placed["asked"], soft=True)
        legend = self.placed.get("legend_below", self.placed.get("legend"))
        if legend is not None:
            self._draw_legend(target, legend)
        if "panel" in self.placed:
            self._draw_panel(target, self.placed["panel"])
        self.grid.draw(kit, target, self.group)
        self.buttons.draw(kit, target, self.group)
        self.group.draw(kit, target, [self.bar])

    @property
    def _named(self) -> list[tuple[str, str, int]]:
        """What the dots on the cards stand for: the icon, the name, and the width of both in real pixels."""
        fonts, words = self.kit.fonts, self.kit.words
        names = [words(f"ui.guests.{each}") for each in ("attention", "nerve", "talk")]
        before = self._side + self.kit.px(8)
        wides = [before + fonts.width(name, LEGEND, SEMIBOLD) for name in names]
        return list(zip(ICONS, names, wides, strict=True))

    @property
    def _side(self) -> int:
        return round(self.kit.fonts.height(LEGEND, SEMIBOLD) * 0.9)

    @property
    def _legend_width(self) -> int:
        return sum(wide for _, _, wide in self._named) + 2 * self.kit.px(24)

    def _draw_legend(self, target: Surface, area: Rect) -> None:
        kit, px, x = self.kit, self.kit.px, area.right - self._legend_width
        for icon, name, wide in self._named:
            picture = kit.pictures.tinted(f"icons/{icon}", self._side, self._side, QUIET)
            target.blit(picture, picture.get_rect(midleft=(x, area.centery)))
            at = (x + self._side + px(8), area.centery)
            kit.paint.text(target, name, at, LEGEND, SEMIBOLD, QUIET, "midleft")
            x += wide + px(24)

    def _draw_panel(self, target: Surface, area: Rect) -> None:
        words, wish = self.kit.words, self.invited.wish
        seats = self.invited.seats()
        most = wish.most + len(wish.people)
        count = words("ui.guests.count", count=len(seats), most=most)
        seen = next((each for each in self.invited.offered if each.id == self._seen), None)
        guest = seen or next(iter(self.invited.offered), None)
        focus = None if guest is None else self._focus_text(guest)
        panel = FocusPanel(self.kit, seats, words("ui.guests.table"), count, focus)
        panel.draw(target, area)

    def _focus_text(self, guest: Guest) -> FocusText:
        words, invited = self.kit.words, self.invited
        name, about = guest_texts(guest, words)
        lines = guest_lines(guest, words, "greets")
        strength = strength_of(self.strengths, guest, invited.level)
        facts = [about] if about else []
        facts += self.met.told(guest.id, name)
        if strength is not None:
            beats = "beats_careful" if self.info.mistakes_can_be_played else "beats"
            facts.append(words(f"ui.guests.{beats}", wins=in_ten(strength)))
            facts.append(words("ui.guests.measured", deals=strength.deals))
        does = "full" if invited.full else "invite"
        if guest.id in invited.bots:
            does = "send_away"
        said = words("ui.guests.says", line=lines[0]) if lines else ""
        return FocusText(guest.portrait, name, said, tuple(facts), words(f"ui.guests.{does}"))

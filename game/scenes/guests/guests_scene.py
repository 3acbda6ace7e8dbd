"""Choosing guests: a card for each, the level of all, and the table as it would be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.engine.info import Info
from game.scenes.base.game_titles import title_parts
from game.scenes.base.guest_list import (
    Chosen,
    GuestWish,
    invitable,
    level_name,
    read_roster,
    seats_of,
)
from game.scenes.base.programs_asked import confirm
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.guests.focus_panel import FocusText, draw_panel
from game.scenes.guests.guest_card import ICONS, AddCard, GuestCard, GuestCardText
from game.scenes.guests.guest_strength import in_ten, measured, strength_of
from game.scenes.guests.level_bar import LevelBar
from game.session.programs import unconfirmed
from game.store.bot_files import OWN_BOTS, Guest, guest_lines, guest_texts, known_levels
from game.store.platform_folders import assets
from game.view.base.colours import LIGHT, QUIET
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.base.table_theme import cloth
from game.view.cards.game_cover import Cover
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.scroll_area import ScrollArea
from game.view.widgets.widgets import Button, Widget

MARGIN, SMALL_MARGIN, GAP = 92, 36, 18
CARD, MOST_ABREAST = 400.0, 4
"""The least width of a card in design pixels, and how many lie in a row at most."""
PANEL, STRIP = 402.0, 330.0
"""The width of the table's sheet beside the cards, and its height below them, in design pixels."""
LEAST_LINES = 20
"""A window of fewer lines of text has no heading."""
LEGEND = 24.0
USUAL = 3
"""How many come by surprise where nobody was asked before."""


class GuestsScene(Scene):
    """The guests of one game's table. `chosen` is called with them when they are settled."""

    def __init__(
        self, kit: SceneKit, stack: Stack, info: Info, wish: GuestWish, chosen: Chosen
    ) -> None:
        super().__init__(kit, stack)
        self.info, self.wish = info, wish
        self.levels = [*known_levels(), ""]
        self.level = wish.level
        self.cover = Cover.of(assets() / "covers", info.id, info.deck)
        self.strengths = measured(kit, info.id)
        self.trouble = ""
        self._done = chosen
        words = kit.words
        self.done = Button("", self._settle, primary=True, icon="check", size=34)
        self.surprise = Button(words("ui.guests.surprise"), self._surprise, icon="dice")
        self.back = Button(words("ui.back"), stack.pop, command="back")
        named = [level_name(words, level) for level in self.levels if level]
        self.bar = LevelBar(
            words("ui.guests.everyone"),
            [*named, words("ui.guests.as_they_are")],
            self.levels.index(wish.level),
            self._set_level,
        )
        self.scroll = ScrollArea()
        self.grid = self.panel = Rect(0, 0, 0, 0)
        self._legend = self._beside_title = Rect(0, 0, 0, 0)
        self.cards: list[GuestCard] = []
        self.add = AddCard(words("ui.guests.add"), words("ui.guests.add_about"), self._tell_folder)
        self.bots: list[str] = []
        """The ids of those who are invited, in the order of their seats."""
        self._read()
        self.bots = self._able(wish.bots)
        self._shown = self.guests[0] if self.guests else None
        self.group = FocusGroup([self.done])
        self._rebuild()
        first = next((card for card in self.cards if card.id == wish.focus), None)
        self.group.focus(kit, first or self._widgets()[0])
        self._note()

    # --- who there is

    def _read(self) -> None:
        """Read the bots that there are now."""
        self.roster = read_roster(self.kit)
        taken = [seat.portrait for seat in self.wish.people]
        self.guests = invitable(self.roster, taken)

    def _able(self, wished: Sequence[str]) -> list[str]:
        """Return those of the wished who can come; whoever cannot is replaced by somebody else."""
        ids = [guest.id for guest in self.guests]
        others = [each for each in ids if each not in wished]
        able = [each if each in ids else others.pop(0) for each in wished if each in ids or others]
        return list(dict.fromkeys(able))[: self.wish.most]

    def _rebuild(self) -> None:
        """Make the cards anew, and keep the focus."""
        before = self.group.focused
        self.cards = [self._card(guest) for guest in self.guests]
        same = getattr(before, "id", None)
        found = next((card for card in self.cards if card.id == same), None) if same else None
        widgets = self._widgets()
        self.group = FocusGroup(widgets, found or (before if before in widgets else widgets[0]))
        self._tell()

    def _card(self, guest: Guest) -> GuestCard:
        words, temper = self.kit.words, guest.temper
        name, about = guest_texts(guest, words)
        strength = strength_of(self.strengths, guest, self.level)
        text = GuestCardText(
            name,
            level_name(words, self.level or guest.policy),
            about,
            words("ui.guests.yours") if guest.own else "",
            self._seat(guest.id),
            words("ui.guests.strength", wins=in_ten(strength)) if strength else "",
        )
        shares = (temper.attention, temper.risk, temper.talk)
        toggle = partial(self._toggle, guest.id)
        return GuestCard(guest.id, guest.portrait, text, shares, strength, toggle)

    def _seat(self, id: str) -> str:
        """Return where a guest sits, in words; "" for who is not invited."""
        if id not in self.bots:
            return ""
        words, people = self.kit.words, len(self.wish.people)
        if people > 1:
            return words("ui.guests.invited")
        return words("ui.guests.seat", number=people + 1 + self.bots.index(id))

    def _widgets(self) -> list[Widget]:
        return [self.bar, *self.cards, self.add, self.done, self.surprise, self.back]

    def _tell(self) -> None:
        """Say how many come, or what is wrong."""
        words = self.kit.words
        self.done.label = words("ui.guests.done", count=len(self.bots))
        self.done.detail = self.trouble

    # --- what is chosen

    def _set_level(self, at: int) -> None:
        self.level = self.levels[at]
        self._changed()

    def _toggle(self, id: str) -> None:
        """Invite somebody, or send them away."""
        if id in self.bots:
            self.bots.remove(id)
        elif len(self.bots) < self.wish.most:
            if self._unasked(id):
                return
            self.bots.append(id)
        else:
            self._refuse(self.kit.words("ui.guests.full"))
            return
        self._changed()

    def _unasked(self, id: str) -> bool:
        """Return whether a guest's program has yet to be confirmed; then ask, and invite it if it is."""
        guest = self.roster[id]
        if not unconfirmed([(guest, self.level)], self.kit.settings.programs):
            return False

        def answered(yes: bool) -> None:
            if yes:
                confirm(self.kit, guest)
                if id in self.roster:
                    self._toggle(id)

        self.stack.ways.ask_program(guest, answered)
        return True

    def _surprise(self) -> None:
        """Invite as many others by chance."""
        ids = [guest.id for guest in self.guests]
        usual = min(self.wish.most, max(self.wish.least, USUAL))
        self.bots = self.kit.chance.sample(ids, min(len(ids), len(self.bots) or usual))
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
        if len(self.bots) < self.wish.least:
            self._refuse(self.kit.words("ui.guests.few", count=self.wish.least))
            return
        self.stack.pop()
        self._done(list(self.bots), self.level)

    def _tell_folder(self) -> None:
        """Make the folder of the player's bots, and say where it is."""
        folder = self.kit.places.data / OWN_BOTS
        key = "ui.guests.folder"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            key = "ui.guests.no_folder"
        self.stack.ways.notice(self.kit.words(key, folder=str(folder)))

    # --- the scene's life

    def resume(self) -> None:
        """Read the bots again: a file may have been dropped in meanwhile."""
        self._read()
        known = {guest.id for guest in self.guests}
        self.bots = [each for each in self.bots if each in known]
        self._rebuild()
        self.layout()
        self.dirty = True

    def handle(self, intent: Intent) -> None:
        if self.group.handle(self.kit, intent):
            self.dirty = True
            if intent.deliberate:
                self._follow()
                self._place_cards()
        elif intent.kind is Kind.BACK:
            self.stack.pop()
        elif self.scroll.handle(self.kit, intent):
            self._place_cards()
            self.group.point(self.kit, intent.pos)
            self.dirty = True
        self._note()

    def _note(self) -> None:
        """Remember the guest that was in focus last."""
        focused = self.group.focused
        if isinstance(focused, GuestCard):
            self._shown = self.roster.get(focused.id, self._shown)

    # --- placing

    def layout(self) -> None:
        kit, px = self.kit, self.kit.px
        width, height = kit.size
        beside = kit.space.wide >= 1500 and kit.space.text_scale <= 1.5
        margin = px(MARGIN if kit.space.wide >= 1600 else SMALL_MARGIN)
        button = max(px(84), kit.fonts.height(34, BOLD) + px(20))
        rows = self._bar_rows(margin)
        wood = rows * button + (rows - 1) * px(10) + px(44)
        self.wood = Rect(0, height - wood, width, wood)
        self._place_bar(margin, button, rows)
        heading = height >= LEAST_LINES * kit.fonts.height(27, BOLD)
        high = kit.fonts.height(64, TITLE) if heading else 0
        self.head = Rect(margin, px(34) if heading else px(12), width - 2 * margin, high)
        top = self.head.bottom + (px(14) if heading else 0)
        body = Rect(margin, top, width - 2 * margin, self.wood.top - px(24) - top)
        self.panel = Rect(0, 0, 0, 0)
        if beside:
            wide = px(PANEL * max(1.0, kit.space.text_scale * 0.85))
            self.panel = Rect(body.right - wide, top, wide, body.h)
            body.w -= wide + px(GAP + 12)
        elif body.h > px(STRIP) + 3 * GuestCard.tall(kit, 0, measured=True) + kit.fonts.height(
            28, BOLD
        ) + px(60):
            strip = px(STRIP * max(1.0, kit.space.text_scale * 0.85))
            self.panel = Rect(body.left, body.bottom - strip, body.w, strip)
            body.h -= strip + px(GAP)
        end = self.bar.place(kit, body.left, body.top, body.w)
        self._legend = Rect(end + px(24), body.top, body.right - end - px(24), self.bar.rect.h)
        grid_top = self.bar.rect.bottom + px(14)
        self.grid = Rect(body.left, grid_top, body.w, body.bottom - grid_top)
        self._place_cards()
        self._follow()
        self._place_cards()

    def _tall(self, wide: int) -> int:
        """Return the height of all cards, which are so wide."""
        known = any(card.strength is not None for card in self.cards)
        lines = max((card.lines(self.kit, wide) for card in self.cards), default=0)
        return GuestCard.tall(self.kit, lines, measured=known)

    def _cells(self) -> list[Rect]:
        """Return where the cards lie in the grid as it would be without scrolling."""
        kit, px = self.kit, self.kit.px
        gap = px(GAP)
        least = px(CARD * max(1.0, kit.space.text_scale * 0.9))
        abreast = max(1, min(MOST_ABREAST, (self.grid.w + gap) // (least + gap)))
        wide = (self.grid.w - (abreast - 1) * gap) // abreast
        tall = self._tall(wide)
        count = len(self.cards) + 1
        return [
            Rect(at % abreast * (wide + gap), at // abreast * (tall + gap), wide, tall)
            for at in range(count)
        ]

    def _place_cards(self) -> None:
        """Place the cards as far as they have been scrolled."""
        px, cells = self.kit.px, self._cells()
        self.scroll.set(self.grid, cells[-1].bottom + px(8))
        clip = self.grid.inflate(2 * px(10), 2 * px(8))
        for card, cell in zip([*self.cards, self.add], cells, strict=True):
            card.rect = cell.move(self.grid.left, self.grid.top - self.scroll.offset)
            card.clip = clip

    def _follow(self) -> None:
        """Scroll to the card in focus."""
        cards: list[Widget] = [*self.cards, self.add]
        if self.group.focused in cards and self.grid.w:
            cell = self._cells()[cards.index(self.group.focused)]
            self.scroll.reveal(cell.top, cell.bottom, self.kit.px(8))

    def _small(self) -> tuple[Button, ...]:
        return self.surprise, self.back

    def _bar_rows(self, margin: int) -> int:
        wished = sum(each.natural_width(self.kit) for each in (self.done, *self._small()))
        wished += 2 * self.kit.px(GAP + 10)
        return 1 if wished <= self.kit.size[0] - 2 * margin else 2

    def _place_bar(self, margin: int, height: int, rows: int) -> None:
        """Place the buttons on the wood, in a narrow window "Done" above the others."""
        px, width = self.kit.px, self.kit.size[0]
        gap = px(GAP + 10)
        wide = [max(px(300), each.natural_width(self.kit)) for each in self._small()]
        y = self.wood.top + (self.wood.h - rows * height - (rows - 1) * px(10)) // 2
        below = y + (rows - 1) * (height + px(10))
        if rows > 1:
            wide = [(width - 2 * margin - gap) // 2] * 2
        right = width - margin
        for each, own in zip(reversed(self._small()), reversed(wide), strict=True):
            each.rect = Rect(right - own, below, own, height)
            right -= own + gap
        end = width - margin if rows > 1 else right
        self.done.rect = Rect(margin, y, end - margin, height)

    # --- drawing

    def draw(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        width, scale = kit.size[0], kit.space.scale
        key = ("guests", self.info.id, width, self.wood.top)
        ground = kit.paint.keep(key, lambda: cloth(self.cover.cloth, width, self.wood.top, scale))
        target.blit(ground, (0, 0))
        if self.head.h:
            self._draw_heading(target)
        self._draw_legend(target)
        kit.paint.shadow(target, self.wood, 0, (0, -10), 16, 0.5)
        target.blit(kit.themed("wine").wood(*self.wood.size, scale), self.wood)
        if self.panel.w:
            self._draw_panel(target)
        before = target.get_clip()
        target.set_clip(self.grid.inflate(2 * px(10), 2 * px(8)))
        self.group.draw(kit, target, [*self.cards, self.add])
        target.set_clip(before)
        self.scroll.draw_bar(kit, target)
        self.group.draw(kit, target, [self.bar, self.done, self.surprise, self.back])

    def _draw_heading(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        family, name = title_parts(kit.words, self.info.id)
        x, y = self.head.left, self.head.centery
        if family:
            first = kit.paint.soft_text(
                target, family, (x, y + px(6)), 38, SEMIBOLD, QUIET, "midleft"
            )
            x = first.right + px(16)
        x = kit.paint.soft_text(target, name, (x, y), 64, TITLE, LIGHT, "midleft").right + px(28)
        asked = kit.words("ui.guests.title")
        size = kit.fonts.fitted(asked, 34, SEMIBOLD, self.head.right - x)
        if kit.fonts.width(asked, size, SEMIBOLD) <= self.head.right - x:
            at = (x, y + px(6))
            x = kit.paint.soft_text(target, asked, at, size, SEMIBOLD, LIGHT, "midleft").right
        self._beside_title = Rect(x + px(28), self.head.top, 0, self.head.h)
        self._beside_title.w = max(0, self.head.right - self._beside_title.left)

    def _draw_legend(self, target: Surface) -> None:
        """What the dots on the cards stand for, where there is room beside the levels."""
        kit, px, words = self.kit, self.kit.px, self.kit.words
        names = [words(f"ui.guests.{each}") for each in ("attention", "nerve", "talk")]
        side, gap = round(kit.fonts.height(LEGEND, SEMIBOLD) * 0.9), px(24)
        wides = [side + px(8) + kit.fonts.width(name, LEGEND, SEMIBOLD) for name in names]
        wanted = sum(wides) + 2 * gap
        rooms = (room for room in (self._legend, self._beside_title) if room.w >= wanted)
        room = next(rooms, None)
        if room is None:
            return
        x = room.right - wanted
        for icon, name, wide in zip(ICONS, names, wides, strict=True):
            picture = kit.pictures.tinted(f"icons/{icon}", side, side, QUIET)
            target.blit(picture, picture.get_rect(midleft=(x, room.centery)))
            at = (x + side + px(8), room.centery)
            kit.paint.text(target, name, at, LEGEND, SEMIBOLD, QUIET, "midleft")
            x += wide + gap

    def _draw_panel(self, target: Surface) -> None:
        words = self.kit.words
        guests = [self.roster[each] for each in self.bots]
        taken = [seat.portrait for seat in self.wish.people]
        seats = [*self.wish.people, *seats_of(words, guests, "", taken)]
        most = self.wish.most + len(self.wish.people)
        count = words("ui.guests.count", count=len(seats), most=most)
        focus = None if self._shown is None else self._focus_text(self._shown)
        draw_panel(self.kit, target, self.panel, seats, words("ui.guests.table"), count, focus)

    def _focus_text(self, guest: Guest) -> FocusText:
        words = self.kit.words
        name, about = guest_texts(guest, words)
        lines = guest_lines(guest, words, "greets")
        strength = strength_of(self.strengths, guest, self.level)
        facts = [about] if about else []
        if strength is not None:
            facts.append(words("ui.guests.beats", wins=in_ten(strength)))
            facts.append(words("ui.guests.measured", deals=strength.deals))
        does = "send_away" if guest.id in self.bots else "invite"
        if does == "invite" and len(self.bots) >= self.wish.most:
            does = "full"
        said = words("ui.guests.says", line=lines[0]) if lines else ""
        return FocusText(guest.portrait, name, said, tuple(facts), words(f"ui.guests.{does}"))

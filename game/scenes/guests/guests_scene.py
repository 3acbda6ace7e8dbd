"""Choosing guests: a card for each, the level of all, and the table as it would be."""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.engine.info import Info
from game.scenes.base.button_bar import ButtonBar
from game.scenes.base.game_heading import SIZE, draw_heading
from game.scenes.base.guest_list import Chosen, GuestWish, level_name
from game.scenes.base.programs_asked import confirm
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.guests.focus_panel import FocusText, draw_panel
from game.scenes.guests.guest_card import ICONS, AddCard, GuestCard, GuestCardText
from game.scenes.guests.guest_grid import GuestGrid
from game.scenes.guests.guest_strength import in_ten, measured, strength_of
from game.scenes.guests.invited_guests import InvitedGuests
from game.scenes.guests.level_bar import LevelBar
from game.session.programs import unconfirmed
from game.store.bot_files import OWN_BOTS, Guest, guest_lines, guest_texts, known_levels
from game.store.platform_folders import assets
from game.view.base.colours import LIGHT, QUIET
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widgets import Button, Widget

MARGIN, SMALL_MARGIN, GAP = 92, 36, 18
PANEL, STRIP = 402.0, 330.0
"""The width of the table's sheet beside the cards, and its height below them, in design pixels."""
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
        self.panel = Rect(0, 0, 0, 0)
        self._legend = self._beside_title = Rect(0, 0, 0, 0)
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
        widgets: list[Widget] = [self.bar, *self.grid.widgets, *self.buttons.buttons]
        found = next((card for card in cards if card.id == focus), None)
        self.group = FocusGroup(widgets, found or (before if before in widgets else None))
        self._tell()

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
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        width = kit.size[0]
        beside = kit.space.wide >= 1500 and kit.space.text_scale <= 1.5
        large = max(1.0, kit.space.text_scale * 0.85)
        margin = px(MARGIN if kit.space.wide >= 1600 else SMALL_MARGIN)
        few = kit.cramped  # there is no heading then
        self.buttons.place(kit, low=few)
        high = 0 if few else fonts.height(SIZE, TITLE)
        self.head = Rect(margin, px(12 if few else 34), width - 2 * margin, high)
        top = self.head.bottom + (0 if few else px(14))
        body = Rect(margin, top, width - 2 * margin, self.buttons.rect.top - px(24) - top)
        three = 3 * GuestCard.tall(kit, 0, measured=True) + fonts.height(28, BOLD) + px(60)
        self.panel = Rect(0, 0, 0, 0)
        if beside:
            wide = px(PANEL * large)
            self.panel = Rect(body.right - wide, top, wide, body.h)
            body.w -= wide + px(GAP + 12)
        elif body.h > px(STRIP) + three:
            strip = px(STRIP * large)
            self.panel = Rect(body.left, body.bottom - strip, body.w, strip)
            body.h -= strip + px(GAP)
        end = self.bar.place(kit, body.left, body.top, body.w)
        self._legend = Rect(end + px(24), body.top, body.right - end - px(24), self.bar.rect.h)
        cards_top = self.bar.rect.bottom + px(14)
        cards = Rect(body.left, cards_top, body.w, body.bottom - cards_top)
        self.grid.place(kit, cards, self.group.focused)

    def draw(self, target: Surface) -> None:
        kit, width, high = self.kit, self.kit.size[0], self.buttons.rect.top
        target.blit(self.cover.ground(kit, width, high), (0, 0))
        if self.head.h:
            self._draw_head(target)
        self._draw_legend(target)
        if self.panel.w:
            self._draw_panel(target)
        self.grid.draw(kit, target, self.group)
        self.buttons.draw(kit, target, self.group)
        self.group.draw(kit, target, [self.bar])

    def _draw_head(self, target: Surface) -> None:
        """The game's name, and what is asked for if there is room for it."""
        kit, px = self.kit, self.kit.px
        x = draw_heading(kit, target, self.info.id, self.head) + px(28)
        asked, room = kit.words("ui.guests.title"), self.head.right - x
        size = kit.fonts.fitted(asked, ASKED, SEMIBOLD, room)
        if kit.fonts.width(asked, size, SEMIBOLD) <= room:
            at = (x, self.head.centery + px(6))
            x = kit.paint.soft_text(target, asked, at, size, SEMIBOLD, LIGHT, "midleft").right
        left = min(x + px(28), self.head.right)
        self._beside_title = Rect(left, self.head.top, self.head.right - left, self.head.h)

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
        words, wish = self.kit.words, self.invited.wish
        seats = self.invited.seats()
        most = wish.most + len(wish.people)
        count = words("ui.guests.count", count=len(seats), most=most)
        seen = next((each for each in self.invited.offered if each.id == self._seen), None)
        guest = seen or next(iter(self.invited.offered), None)
        focus = None if guest is None else self._focus_text(guest)
        draw_panel(self.kit, target, self.panel, seats, words("ui.guests.table"), count, focus)

    def _focus_text(self, guest: Guest) -> FocusText:
        words, invited = self.kit.words, self.invited
        name, about = guest_texts(guest, words)
        lines = guest_lines(guest, words, "greets")
        strength = strength_of(self.strengths, guest, invited.level)
        facts = [about] if about else []
        if strength is not None:
            beats = "beats_careful" if self.info.mistakes_can_be_played else "beats"
            facts.append(words(f"ui.guests.{beats}", wins=in_ten(strength)))
            facts.append(words("ui.guests.measured", deals=strength.deals))
        does = "full" if invited.full else "invite"
        if guest.id in invited.bots:
            does = "send_away"
        said = words("ui.guests.says", line=lines[0]) if lines else ""
        return FocusText(guest.portrait, name, said, tuple(facts), words(f"ui.guests.{does}"))

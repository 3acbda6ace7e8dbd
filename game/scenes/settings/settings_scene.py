"""The settings: `SettingsScene(kit, stack)`, from the title and from the pause menu.

A change takes effect at once, and is saved when the scene is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect, Surface

from game.scenes.base.letter_grid import write_by_pad
from game.scenes.base.row_help import draw_help, foot_height
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.settings.binding_list import bind_rows
from game.scenes.settings.credit_rows import credit_rows
from game.scenes.settings.forgetting import ask_to_forget
from game.scenes.settings.held_row import HeldRow
from game.scenes.settings.setting_rows import look_rows, pace_rows, player_rows, screen_rows
from game.scenes.settings.zone_list import ZoneHeading, zone_rows
from game.show.devices import KEY_ZONES, DeviceKind
from game.store.settings_file import Settings
from game.view.base.colours import LIGHT
from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.base.sound_player import LEVELS
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.paper_sheet import Sheet, use_sheets
from game.view.widgets.widgets import Button, Row, Widget

MARGIN, SMALL_MARGIN, GAP, WIDEST = 92, 36, 18, 1500
HELP_LINES, NARROW_HELP_LINES = 2, 4
PAGES: dict[str, tuple[str, ...]] = {
    "look": (
        "theme", "back", "four_colour", "high_contrast", "show_legal", "show_legal_timed", "sorting",
    ),
    "pace": ("speed", "reduced_motion", "think", "fair", "slowing"),
    "screen": ("text_scale", "couch_text", "volumes"),
    "player": ("name", "portrait", "hints", "guides"),
    "keys": ("keys", "zones"),
    "pad": ("buttons",),
    "credits": (),
}  # fmt: skip
"""The pages, and the settings on each that can be reset to their defaults; the credits have none."""


HEADING, LOW_HEADING = 64.0, 34.0
"""The size of the heading, and where it stands in the row of the tabs of a cramped window."""


class SettingsScene(Scene):
    """Pages of rows on a sheet; a row of buttons above turns the pages."""

    def __init__(self, kit: SceneKit, stack: Stack, page: str = "look") -> None:
        super().__init__(kit, stack)
        words = kit.words
        self.tabs = {
            page: Button(words(f"ui.settings.page.{page}"), partial(self.turn, page), size=27)
            for page in PAGES
        }
        self.back = Button(words("ui.back"), stack.pop, primary=True, command="back", size=34)
        self.reset = Button(words("ui.settings.reset"), self._reset, icon="undo")
        self.sheet = Sheet("")
        self.held = HeldRow(kit)
        self.group = FocusGroup([self.back])
        self.page = ""
        # A match in progress keeps the language that it began with, and is not deleted.
        self._at_title = len(stack) < 2
        self.turn(page)
        self.group.focus(kit, self.sheet.rows[0][0])

    def turn(self, page: str) -> None:
        """Show a page."""
        for name, tab in self.tabs.items():
            tab.primary = name == page
        self.page = page
        self._fill()

    def _fill(self) -> None:
        """Make the rows of the page anew, the focus staying where it is."""
        self._made_for = self._abreast, self.kit.cramped
        focused = self.group.focused
        old = [row for line in self.sheet.rows for row in line]
        place = old.index(focused) if isinstance(focused, Row) and focused in old else None
        # Where there is little room the tab alone says which page it is.
        title = "" if self.kit.cramped else self.kit.words(f"ui.settings.title.{self.page}")
        self.sheet = Sheet(title, self._lines())
        rows = [row for line in self.sheet.rows for row in line]
        reset = [self.reset] if PAGES[self.page] else []
        widgets: list[Widget] = [*self.tabs.values(), *rows, self.back, *reset]
        if place is not None:
            focused = rows[min(place, len(rows) - 1)]
        self.group = FocusGroup(widgets, focused if focused in widgets else rows[0])
        self.layout()
        self.dirty = True

    @property
    def _abreast(self) -> int:
        """How many rows are side by side where they can be."""
        return 2 if self.kit.size[0] >= 30 * self.kit.fonts.height(27, BOLD) else 1

    def _lines(self) -> list[list[Row]]:
        kit, changed = self.kit, self._changed
        match self.page:
            case "look":
                return look_rows(kit, changed, self._abreast)
            case "pace":
                return pace_rows(kit, changed)
            case "screen":
                return screen_rows(kit, changed, self._speak if self._at_title else None)
            case "player":
                forget = partial(ask_to_forget, kit, self.stack) if self._at_title else None
                return player_rows(kit, changed, self._abreast, forget)
            case "credits":
                return credit_rows(kit, self.stack, self._abreast)
        device = DeviceKind.KEYS if self.page == "keys" else DeviceKind.PAD
        lines = self._side_by_side(bind_rows(kit, device, changed))
        for zone in KEY_ZONES if device is DeviceKind.KEYS else ():
            lines.append([ZoneHeading(kit, zone)])
            lines += self._side_by_side(zone_rows(kit, zone, changed))
        return lines

    def _side_by_side(self, rows: Sequence[Row]) -> list[list[Row]]:
        return [list(rows[at : at + self._abreast]) for at in range(0, len(rows), self._abreast)]

    def _changed(self) -> None:
        """Apply changed settings to everything visible, including the scenes below."""
        self.kit.resize()
        self.stack.resized()

    def _speak(self, language: str) -> None:
        """Change the language: reopen the title and the settings in it."""
        ways = self.stack.ways
        self.kit.speak(language)
        ways.title()
        ways.settings(self.page)

    def _reset(self) -> None:
        """Reset the settings of the page to their defaults."""
        usual, kit = Settings(), self.kit
        for name in PAGES[self.page]:
            setattr(kit.settings, name, getattr(usual, name))
        if self.page == "screen":
            for channel, level in LEVELS.items():
                kit.sound.volume(channel, level)
            if kit.window.full_screen:
                kit.toggle_full_screen()
        if self.page == "keys":
            kit.reader.keys.reset()
            kit.reader.zones.reset()
        if self.page == "pad":
            kit.reader.buttons.reset()
        self._fill()
        self._changed()

    def pause(self) -> None:
        self.kit.reader.type_text(False)
        self.kit.reader.catch(False)
        self.kit.keep_settings()

    def layout(self) -> None:
        kit, px, cramped = self.kit, self.kit.px, self.kit.cramped
        width, height = kit.size
        if (self._abreast, cramped) != self._made_for:
            self._fill()
            return
        margin = px(MARGIN if kit.space.wide >= 1600 and not cramped else SMALL_MARGIN)
        inner = min(width - 2 * margin, width if cramped else px(WIDEST))
        left = (width - inner) // 2
        button = max(px(80), kit.fonts.height(34, BOLD) + px(20))
        wood = button + px(28 if cramped else 48)
        self.wood = Rect(0, height - wood, width, wood)
        self._place_bar(left, inner, button)
        # In a cramped window the heading stands in the first row of the tabs.
        high = self._tab_high if cramped else kit.fonts.height(72, TITLE)
        self.head = Rect(left, px(12 if cramped else 24), inner, high)
        bottom = self._place_tabs(left, inner)
        sheet = Rect(left, bottom + px(14), inner, 0)
        foot = foot_height(kit, self._help_lines)
        sheet.h = min(self.wood.top - px(18) - sheet.top, self.sheet.fitting(kit, inner) + foot)
        self.sheet.place(kit, sheet, foot)

    @property
    def _help_lines(self) -> int:
        return NARROW_HELP_LINES if self._abreast == 1 and not self.kit.cramped else HELP_LINES

    def _place_bar(self, left: int, width: int, height: int) -> None:
        kit, px = self.kit, self.kit.px
        y = self.wood.top + (self.wood.h - height) // 2 - px(2)
        wide = max(px(260), self.reset.natural_width(kit))
        back = min(width - wide - px(GAP), max(px(420), self.back.natural_width(kit)))
        self.back.rect = Rect(left, y, back, height)
        self.reset.rect = Rect(left + width - wide, y, wide, height)

    @property
    def _tab_high(self) -> int:
        return max(self.kit.px(64), self.kit.fonts.height(27, BOLD) + self.kit.px(16))

    @property
    def _letters(self) -> float:
        """The size of the heading's letters."""
        return LOW_HEADING if self.kit.cramped else HEADING

    def _place_tabs(self, left: int, width: int) -> int:
        """Beside the heading if there is room, else below it, in as many rows as it takes; their end."""
        kit, px = self.kit, self.kit.px
        gap, tabs = px(14), list(self.tabs.values())
        high = self._tab_high
        wide = [tab.natural_width(kit) - px(20) for tab in tabs]
        title = kit.fonts.width(kit.words("ui.settings.heading"), self._letters, TITLE) + px(50)
        beside = title + sum(wide) + gap * (len(tabs) - 1) <= width
        first = left + title if kit.cramped else left
        x = left + width - sum(wide) - gap * (len(tabs) - 1) if beside else first
        abreast = beside or kit.cramped
        y = self.head.centery - high // 2 if abreast else self.head.bottom + px(6)
        for tab, w in zip(tabs, wide, strict=True):
            if x + w > left + width and x > left:
                x, y = left, y + high + px(12)
            tab.rect = Rect(x, y, w, high)
            x += w + gap
        return max(self.head.bottom, y + high)

    @property
    def sheets(self) -> list[Sheet]:
        """The sheet of the page, for `use_sheets`."""
        return [self.sheet]

    def handle(self, intent: Intent) -> None:
        kit = self.kit
        if write_by_pad(kit, self.stack, self.group, intent):
            return
        meant = self.held.meant(self.group, intent)
        self.held.hold(self.group, meant)
        if use_sheets(kit, self, meant):
            self.held.follow(self.group, self.sheet, intent)
            self.dirty = True
        elif intent.kind in (Kind.BACK, Kind.MENU):
            self.stack.pop()

    def draw(self, target: Surface) -> None:
        kit = self.kit
        width, _ = kit.size
        target.blit(kit.theme.cloth(width, self.wood.top, kit.space.scale), (0, 0))
        heading = kit.words("ui.settings.heading")
        at = (self.head.left, self.head.centery)
        kit.paint.soft_text(target, heading, at, self._letters, TITLE, LIGHT, "midleft")
        kit.draw_wood(target, self.wood)
        reset = [self.reset] if PAGES[self.page] else []
        self.group.draw(kit, target, [*self.tabs.values(), self.back, *reset])
        self.sheet.draw(kit, target, self.group)
        about = kit.words("ui.settings.about") if PAGES[self.page] else ""
        help = self.group.focused.help or about
        draw_help(kit, target, self.sheet.rect, help, lines=self._help_lines)

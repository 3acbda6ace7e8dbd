"""The settings: `SettingsScene(kit, stack)`, from the title and from the pause menu.

A change takes effect at once, and is saved when the scene is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import inf

from msgspec.structs import replace
from pygame import Rect, Surface

from game.scenes.base.goals.odd_looks import odd_looks
from game.scenes.base.goals.things import Things
from game.scenes.base.letter_grid import write_by_pad
from game.scenes.base.remembered_table import player_name
from game.scenes.base.row_help import draw_help, foot_height
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.settings.binding_list import bind_rows
from game.scenes.settings.credit_rows import credit_rows
from game.scenes.settings.forgetting import ask_to_forget
from game.scenes.settings.held_row import HeldRow
from game.scenes.settings.look_picture import LookPicture
from game.scenes.settings.setting_rows import look_rows, pace_rows, player_rows, screen_rows
from game.scenes.settings.zone_list import ZoneHeading, zone_rows
from game.show.devices import KEY_ZONES, DeviceKind
from game.store.settings_file import Settings
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox, TextBox, WrapBox
from game.view.base.colours import LIGHT
from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.paper_sheet import Sheet, use_sheets
from game.view.widgets.widget_boxes import (
    button_box,
    draw_text,
    in_high_page,
    in_order,
    inside,
    settle,
    sheet_box,
)
from game.view.widgets.widgets import Button, Row

GAP, WIDEST = 18, 1500
LEAST_LINES = 6
"""How many lines of the sheet are seen, or else everything else takes less room."""
HELP_LINES, NARROW_HELP_LINES = 2, 4
PAGES: dict[str, tuple[str, ...]] = {
    "look": (
        "theme", "back", "four_colour", "high_contrast", "night_cards", "show_legal",
        "show_legal_timed", "sorting",
    ),
    "pace": ("speed", "reduced_motion", "calm", "think", "fair", "slowing", "away", "reactions"),
    "screen": ("text_scale", "couch_text", "volumes", "mono"),
    "player": ("name", "portrait", "hints", "guides"),
    "keys": ("keys", "zones"),
    "pad": ("buttons",),
    "credits": (),
}  # fmt: skip
"""The pages, and the settings on each that can be reset to their defaults; the credits have none."""


LEAST_SHEET, LEAST_PICTURE = 640.0, 560.0
"""The least widths of the first page's sheet and of the table beside it, in design pixels."""
LOW_HEADING = 34.0
"""The size of the heading where it stands among the tabs."""


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
        self.picture: LookPicture | None = None
        self._things: Things | None = None
        self.shown = Rect(0, 0, 0, 0)
        self._made_for = self._abreast, False, False
        """How many rows are side by side, whether few lines have room, and whether a table is shown."""
        self.head = self.wood = Rect(0, 0, 0, 0)
        # A match in progress keeps the language that it began with, and is not deleted.
        self._at_title = len(stack) < 2
        self.turn(page)
        self.group.focus(kit, self.sheet.rows[0][0])

    @property
    def things(self) -> Things:
        """What the player may choose: read once, as long as the name is the same."""
        person = player_name(self.kit)
        if self._things is None or self._things.person != person:
            self._things = Things.of(self.kit, person)
            for phrase in odd_looks():
                self.kit.tell_once(phrase)
        return self._things

    def turn(self, page: str) -> None:
        """Show a page."""
        for name, tab in self.tabs.items():
            tab.primary = name == page
        self.page = page
        self._fill()

    def _fill(self) -> None:
        """Make the rows of the page anew, the focus staying where it is."""
        focused = self.group.focused
        old = [row for line in self.sheet.rows for row in line]
        place = old.index(focused) if isinstance(focused, Row) and focused in old else None
        # Where there is little room the tab alone says which page it is.
        title = "" if self._made_for[1] else self._title
        self.sheet = Sheet(title, self._lines())
        rows = [row for line in self.sheet.rows for row in line]
        if place is not None:
            self.group.focused = rows[min(place, len(rows) - 1)]
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
                return look_rows(kit, self.things, changed, self._abreast, small=self._made_for[2])
            case "pace":
                return pace_rows(kit, changed)
            case "screen":
                return screen_rows(kit, changed, self._speak if self._at_title else None)
            case "player":
                forget = partial(ask_to_forget, kit, self.stack) if self._at_title else None
                return player_rows(kit, self.things, changed, self._abreast, forget, self._unlocked)
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

    def _unlocked(self) -> None:
        """Show what can be chosen now."""
        self._things = None
        self._fill()
        self._changed()

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
            kit.sound.as_wished(usual.volumes, mono=usual.mono)
            if kit.window.full_screen:
                kit.toggle_full_screen()
        if self.page == "keys":
            kit.input.keys.reset()
            kit.input.zones.reset()
        if self.page == "pad":
            kit.input.buttons.reset()
        self._fill()
        self._changed()

    def pause(self) -> None:
        self.kit.input.type_text(False)
        self.kit.input.catch(False)
        self.kit.keep_settings()

    def layout(self) -> None:
        placed = settle(self.kit, self.kit.arrange(FirstBox((self._high, self._roomy, self._low))))
        self.head, self.wood = placed["head"], placed["wood"]
        self.shown = placed.get("picture", Rect(0, 0, 0, 0))
        made_for = self._abreast, "roomy" not in placed, "picture" in placed
        if made_for != self._made_for:
            self._made_for = made_for
            self._fill()
            return
        self.group.regroup(in_order(placed), self.sheet.rows[0][0])
        self.sheet.place(self.kit, placed[self.sheet], foot_height(self.kit, self._help_lines))

    @property
    def _tabs(self) -> tuple[Box, ...]:
        return tuple(button_box(self.kit, tab, high=64, trim=20) for tab in self.tabs.values())

    @property
    def _head(self) -> TextBox:
        return TextBox(self._heading, 64, TITLE, lines=1, pad=(0, 0, 36, 0), key="head")

    @property
    def _high(self) -> Box:
        """In a high window the heading beside the tabs, or above them, with air around it."""
        above = ColumnBox((self._head, WrapBox(self._tabs, 14, line_gap=12)), 22)
        head = FirstBox((self._beside, above), key="roomy", pad=(0, 0, 0, 12))
        page = self._page(head, 48, LEAST_LINES, WIDEST)
        return in_high_page(replace(page, share=1), gap=0)

    @property
    def _beside(self) -> Box:
        return RowBox((self._head, Box(share=1), *self._tabs), 14, "middle")

    @property
    def _roomy(self) -> Box:
        """The heading beside the tabs, or above them."""
        smaller = replace(self._head, smallest=LOW_HEADING)
        above = ColumnBox((smaller, WrapBox(self._tabs, 14, line_gap=12)), 6)
        return self._page(FirstBox((self._beside, above), key="roomy"), 24, LEAST_LINES, WIDEST)

    @property
    def _low(self) -> Box:
        """Where few lines have room the heading stands among the tabs, and everything is wider."""
        head = TextBox(self._heading, LOW_HEADING, TITLE, pad=(0, 0, 36, 0), key="head")
        return self._page(WrapBox((head, *self._tabs), 14, line_gap=12), 12, 0, inf)

    def _page(self, above: Box, top: float, lines: float, widest: float) -> Box:
        """What is above the sheet, the sheet, and the bar with the buttons."""
        kit, air = self.kit, top - 2
        foot = foot_height(kit, self._lines_of_help(bool(lines))) / kit.space.scale
        title = self._title if lines else ""
        sheet = sheet_box(kit, self.sheet, foot=foot, lines=lines, title=title, roomy=True)
        body = ColumnBox(
            (above, self._with_picture(sheet, foot) if lines else sheet), 14, most=widest
        )
        back = button_box(kit, self.back, high=80, air=20, least=420)
        reset = button_box(kit, self.reset, high=80, air=20, least=260)
        others = (reset,) if PAGES[self.page] else ()
        bar = RowBox((back, Box(share=1), *others), GAP, most=widest)
        low = not lines
        wood = inside(bar, low=low, top=air, bottom=air + 4, key="wood")
        return ColumnBox((inside(body, low=low, top=top, bottom=18), Box(share=1), wood))

    def _with_picture(self, sheet: Box, foot: float) -> Box:
        """Return the sheet, on its first page beside or below a table that shows what is chosen on it."""
        if self.page != "look":
            return sheet
        least = self.kit.space.widened(LEAST_SHEET, 1)
        picture = Box(least=LEAST_PICTURE, low=LEAST_PICTURE * 0.6, share=1, key="picture")
        beside = RowBox((replace(sheet, least=least, share=1), picture), GAP)
        above = ColumnBox((replace(picture, share=0, low=LEAST_PICTURE * 0.75), sheet), GAP)
        # Where the window is high enough for all of it, both have its width.
        seen = sheet_box(self.kit, self.sheet, foot=foot, title=self._title, fill=True, whole=True)
        whole = in_high_page(picture, seen, gap=GAP)
        return FirstBox((whole, beside, above, sheet))

    def _lines_of_help(self, roomy: bool) -> int:
        return NARROW_HELP_LINES if roomy and self._abreast == 1 else HELP_LINES

    @property
    def _help_lines(self) -> int:
        return self._lines_of_help(not self._made_for[1])

    @property
    def _title(self) -> str:
        return self.kit.words(f"ui.settings.title.{self.page}")

    @property
    def _heading(self) -> str:
        return self.kit.words("ui.settings.heading")

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
        heading = TextBox(
            self._heading,
            LOW_HEADING if self._made_for[1] else 64,
            TITLE,
            lines=1,
            smallest=LOW_HEADING,
        )
        draw_text(kit, target, heading, self.head, LIGHT, soft=True)
        kit.draw_wood(target, self.wood)
        reset = [self.reset] if PAGES[self.page] else []
        self.group.draw(kit, target, [*self.tabs.values(), self.back, *reset])
        self.sheet.draw(kit, target, self.group)
        if self.shown:
            self.picture = self.picture or LookPicture(kit)
            self.picture.draw(kit, target, self.shown)
        about = kit.words("ui.settings.about") if PAGES[self.page] else ""
        help = self.group.focused.help or about
        draw_help(kit, target, self.sheet.rect, help, lines=self._help_lines)

"""The set-up of a match: opponents, bots and options."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace
from pygame import Rect, Surface

from game.engine.variant import Variant
from game.scenes.base.button_bar import ButtonBar
from game.scenes.base.game_heading import draw_heading
from game.scenes.base.game_titles import game_title
from game.scenes.base.guest_list import GuestWish
from game.scenes.base.letter_grid import write_by_pad
from game.scenes.base.party.party_room import party_of
from game.scenes.base.remembered_table import (
    RememberedTable,
    player_name,
    player_portrait,
    refused,
)
from game.scenes.base.row_help import LINES, draw_help, foot_height
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.setup.house_rules_scene import HouseRulesScene
from game.scenes.setup.match_odds import MatchOdds
from game.scenes.setup.options_sheet import OptionsSheet
from game.scenes.setup.table_preloading import TablePreloading
from game.scenes.setup.table_sheet import TableSheet
from game.session.plan import Seat
from game.store.lesson_files import has_lesson
from game.store.platform_folders import assets
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox
from game.view.base.fonts import TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.heading_row import HeadingRow
from game.view.widgets.paper_sheet import Sheet, use_sheets
from game.view.widgets.widget_boxes import (
    in_high_page,
    in_order,
    inside,
    line_high,
    settle,
    sheet_box,
)
from game.view.widgets.widgets import Button, Row, Widget

GAP = 28
WIDE, LEAST_LINES = 38, 6
"""How many heights of a line two sheets are wide beside each other, and how many lines of each are seen."""
HEADING = 76.0
"""The size of the game's name, in design pixels."""
FEW_LINES = 2
"""Where few lines have room all lies on one sheet, with so many lines of help below."""


class SetupScene(Scene):
    """The player's name, the opponents and their bots, and every option the game declares.

    For a party, whose people stay as they are, only the options are changed.
    """

    fades = True

    def __init__(
        self, kit: SceneKit, stack: Stack, variant: Variant[Any], *, for_party: bool = False
    ) -> None:
        super().__init__(kit, stack)
        self.for_party = for_party
        self.variant = variant
        self.info = variant.info
        self.invitation = RememberedTable.last(kit, variant.info)
        self.cover = Cover.of(assets() / "covers", self.info.id, self.info.deck)
        self.foresight = TablePreloading(kit, self.info.id, stack.ways.load_table)
        self.odds = MatchOdds(kit, variant.info)
        self.trouble = ""
        self._dealt = False
        self._found = self.invitation.kept()
        words = kit.words
        self.table = TableSheet(
            kit, self.info, self.invitation, self._invited, self._choose_guests, self._rules
        )
        self.options = OptionsSheet(
            *(kit, variant, self.invitation, self._changed, self._rules, self._open_house),
            alone=not for_party,
        )
        self.sheets: list[Sheet] = self._all_sheets
        deal = "ui.seating.done" if for_party else "ui.setup.deal"
        done = stack.pop if for_party else self._deal
        icon = "check" if for_party else "cards"
        self.deal = Button(words(deal), done, primary=True, icon=icon, size=34)
        self.rules = Button(words("ui.setup.rules"), self._rules, command="rules")
        self.back = Button(words("ui.back"), stack.pop, command="back")
        self.people = Button(words("ui.setup.people"), self._sit_down, icon="person")
        lessons: list[Button] = []
        if has_lesson(assets() / "lessons", self.info.id):
            lesson = partial(stack.ways.lesson, self.info.id)
            lessons.append(Button(words("ui.setup.lesson"), lesson))
        others = [] if for_party else [self.people, *lessons]
        self.bar = ButtonBar(self.deal, [*others, self.rules, self.back])
        self.group = FocusGroup([*self._rows, self.deal], self.deal)
        self.head = Rect(0, 0, 0, 0)
        self._ask_odds()

    def _ask_odds(self) -> None:
        if not self.for_party:
            self.odds.ask(self.invitation.plan(self.kit, 1))

    @property
    def _all_sheets(self) -> list[Sheet]:
        return [self.options] if self.for_party else [self.table, self.options]

    @property
    def _rows(self) -> list[Widget]:
        return [row for sheet in self._all_sheets for line in sheet.rows for row in line]

    def _changed(self) -> None:
        """Check what was chosen; take over rows that were made anew, and keep the focus."""
        self.trouble = self._check()
        self.table.tell()
        self._ask_odds()
        before, focused = self.group.widgets, self.group.focused
        rows = {each for each in before if isinstance(each, Row) and each.enabled}
        if rows == {each for each in self._rows if each.enabled}:
            return
        self.layout()
        if focused not in self.group.widgets:
            widgets = self.group.widgets
            self.group.focused = widgets[min(before.index(focused), len(widgets) - 1)]

    def _choose_guests(self, place: int) -> None:
        """Choose who comes; the guest in this place has the focus first."""
        wish = self.invitation
        player = Seat(player_name(self.kit), player_portrait(self.kit))
        least, most = self.info.min_players - 1, self.info.max_players - 1
        asked = GuestWish(wish.bots, wish.level, (player,), least, most, wish.bots[place])
        self.stack.ways.guests(self.info.id, asked, self._chosen)

    def _chosen(self, bots: list[str], level: str) -> None:
        """Take over the guests that were chosen."""
        self.invitation.seat_bots(bots)
        self.invitation.level = level
        self.table.refresh()
        self._invited()

    def _open_house(self) -> None:
        """Show all rules, to be changed one by one."""
        self.stack.push(HouseRulesScene(self.kit, self.stack, self.variant, self.invitation))

    def _invited(self) -> None:
        """Take over the opponents."""
        self.options.refresh()
        self._changed()

    def _check(self) -> str:
        """Return a sentence on why this table cannot be dealt (G-11); "" if it can."""
        players, options = len(self.invitation.bots) + 1, self.invitation.options
        if self.for_party:
            players = max(self.info.min_players, len(party_of(self.kit).plan.playing))
        return refused(self.kit.words, self.variant, players, options)

    def _deal(self) -> None:
        self.trouble = self._check()
        if self.trouble:
            return
        self.invitation.keep(self.kit)
        self._dealt = True
        plan = self.invitation.plan(self.kit, self.invitation.number or None)
        self.stack.ways.table(plan)

    def _sit_down(self) -> None:
        """Let several people sit down at this table."""
        self.invitation.put_aside(self.kit)
        self.stack.ways.party(self.info.id, self.invitation.number or None)

    def _rules(self, clause: str = "") -> None:
        """Open the rule book at a clause, by default that of the help."""
        self.stack.ways.rules(self.info.id, clause or self.clause, self.invitation.options)

    @property
    def clause(self) -> str:
        """The clause that the help is about; "" if there is none."""
        return "G-11" if self.trouble else self.group.focused.clause

    def layout(self) -> None:
        self.foresight.look_ahead()
        kit = self.kit
        self.table.measure_tall()
        placed = settle(kit, kit.arrange(FirstBox((self._roomy, self._low))))
        self.bar.take(placed)
        self.head = placed.get("head", Rect(0, 0, 0, 0))
        if "roomy" in placed:
            self._lay_sheets(placed)
        else:
            self._lay_one_sheet(placed["single"])
        rows = (row for line in self.sheets[0].rows for row in line)
        first = [row for row in rows if not isinstance(row, HeadingRow)]
        self.group.regroup(in_order(placed, {"single": first, "table": first}), self.deal)

    @property
    def _roomy(self) -> Box:
        """The game's name, and the two sheets beside or below each other."""
        kit = self.kit
        foot = foot_height(kit) / kit.space.scale
        table = replace(self.table.box, share=55)
        options = sheet_box(kit, self.options, foot=foot, lines=LEAST_LINES, fill=True, share=45)
        beside = RowBox((table, options), GAP, least=WIDE * line_high(kit), low=700)
        below = ColumnBox((replace(table, share=0), replace(options, share=0)), GAP)
        # In a high window both are seen whole, one below the other, each as wide as can be.
        whole = sheet_box(kit, self.options, foot=foot, fill=True, share=1, whole=True)
        high = in_high_page(replace(table, share=0), whole, gap=GAP)
        lower = ColumnBox((FirstBox((beside, below)), Box(share=1)))
        ways = FirstBox((high, lower), share=1)
        sheets = replace(options, share=1) if self.for_party else ways
        line = kit.fonts.height(HEADING, TITLE) / kit.space.scale + 12
        body = ColumnBox((Box(low=line, key="head"), sheets), 10, key="roomy")
        above = inside(body, top=36, bottom=34, share=1)
        return ColumnBox((above, self.bar.box(kit)))

    @property
    def _low(self) -> Box:
        """Where few lines have room everything lies on one sheet."""
        above = inside(Box(key="single", share=1), low=True, top=18, bottom=22, share=1)
        return ColumnBox((above, self.bar.box(self.kit, low=True)))

    def _lay_sheets(self, placed: Placed) -> None:
        if not self.for_party:
            self.table.set_chips(placed["table"])
            self.table.place(self.kit, placed["table"])
        self.options.place(self.kit, placed[self.options], foot_height(self.kit))
        self.sheets = self._all_sheets

    def _lay_one_sheet(self, room: Rect) -> None:
        kit = self.kit
        self.table.set_flat()
        title: list[Row] = [HeadingRow(self.options.title)]
        table = [] if self.for_party else [*self.table.rows, title]
        rows = [*table, *self.options.rows]
        sheet = Sheet(game_title(kit.words, self.info.id), rows)
        sheet.place(kit, room, foot_height(kit, FEW_LINES))
        sheet.follow(kit, self.group.focused)
        self.sheets = [sheet]

    def handle(self, intent: Intent) -> None:
        kit = self.kit
        if write_by_pad(kit, self.stack, self.group, intent):
            return
        if use_sheets(kit, self, intent):
            self.dirty = True
        elif intent.kind is Kind.BACK:
            self.stack.pop()
        elif intent.kind is Kind.COMMAND and intent.command == "rules":
            self._rules()

    def ponder(self) -> bool:
        """Work out how often the player would win."""
        before, works = self.odds.told, self.odds.ponder()
        self.dirty = self.dirty or self.odds.told != before
        return works

    def resume(self) -> None:
        """The rules may have been changed meanwhile."""
        self._dealt = False
        self.options.refresh()
        self._changed()

    def pause(self) -> None:
        self.kit.input.type_text(False)
        if not self._dealt and self.invitation.kept() != self._found:
            self.invitation.put_aside(self.kit)

    def draw(self, target: Surface) -> None:
        kit, width, high = self.kit, self.kit.size[0], self.bar.rect.top
        target.blit(self.cover.ground(kit, width, high), (0, 0))
        if self.head.w:
            draw_heading(kit, target, self.info.id, self.head, HEADING)
        for sheet in self.sheets:
            sheet.draw(kit, target, self.group)
        self._draw_help(target)
        self.bar.draw(kit, target, self.group)

    def _draw_help(self, target: Surface) -> None:
        """Draw the help of the row with the focus and its clause, or why the table cannot be dealt."""
        kit = self.kit
        text = self.trouble or self.group.focused.help
        if not text and not self.for_party:
            ready = kit.words("ui.setup.ready", count=len(self.invitation.bots) + 1)
            text = self.odds.told or ready
        sheet, trouble = self.sheets[-1].rect, bool(self.trouble)
        lines = LINES if self.head.w else FEW_LINES
        draw_help(kit, target, sheet, text, self.clause, trouble=trouble, lines=lines)

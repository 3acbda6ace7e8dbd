"""The set-up of a match: opponents, bots and options."""

from __future__ import annotations

from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.engine.option_values import Value
from game.engine.options import Option, SetupError
from game.engine.variant import Variant
from game.scenes.base.game_titles import game_title, title_parts
from game.scenes.base.guest_list import GuestWish, level_name, read_roster
from game.scenes.base.letter_grid import write_by_pad
from game.scenes.base.remembered_table import RememberedTable, player_name, player_portrait
from game.scenes.base.row_help import LINES, draw_help, foot_height
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.setup.opponent_chip import OpponentChip
from game.scenes.setup.option_rows import list_row, option_row
from game.scenes.setup.preset_choice import ways_to_play
from game.scenes.setup.table_preloading import TablePreloading
from game.session.plan import Seat
from game.store.bot_files import guest_texts, known_levels
from game.store.platform_folders import assets
from game.store.talk_options import talk_options
from game.view.base.colours import LIGHT, QUIET
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.base.table_theme import cloth
from game.view.cards.game_cover import Cover
from game.view.input.intents import Intent, Kind
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.deal_number_row import DealNumberRow
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.heading_row import HeadingRow
from game.view.widgets.paper_sheet import Sheet
from game.view.widgets.text_field import TextField
from game.view.widgets.widgets import Button, Row, Widget

MARGIN, GAP = 92, 28
LARGE = 1.3
"""The text scale from which on help needs another line on a sheet of half the window."""
LEAST_LINES, FEW_LINES = 20, 2
"""In a window of fewer lines all lies on one sheet, with so many lines of help below."""
TALL_ABREAST, FLAT_ABREAST = 5, 3
LEAST_TALL, MOST_TALL = 176, 300
"""How many chips lie in a row, and how high they are with a large portrait, in design pixels."""


class SetupScene(Scene):
    """The player's name, the opponents and their bots, and every option the game declares."""

    def __init__(self, kit: SceneKit, stack: Stack, variant: Variant[Any]) -> None:
        super().__init__(kit, stack)
        self.variant = variant
        self.info = variant.info
        self.invitation = RememberedTable.last(kit, variant.info)
        self.levels = known_levels()
        self.invitation.opponents(kit)
        self.cover = Cover.of(assets() / "covers", self.info.id, self.info.deck)
        self.presets = ways_to_play(kit, self.info)
        self.foresight = TablePreloading(kit, self.info.id, stack.ways.load_table)
        self.seed = 0
        """The number of the requested deal; 0 for a random one."""
        self.trouble = ""
        words = kit.words
        self.deal = Button(words("ui.setup.deal"), self._deal, primary=True, icon="cards", size=34)
        self.rules = Button(words("ui.setup.rules"), self._rules, command="rules")
        self.back = Button(words("ui.back"), stack.pop, command="back")
        self.people = Button(words("ui.setup.people"), self._sit_down, icon="person")
        self._build()
        self.group = FocusGroup(self._widgets(), self.deal)

    # --- the rows

    def _build(self) -> None:
        words, info = self.kit.words, self.info
        self.name = TextField(
            words("ui.setup.name"),
            player_name(self.kit),
            self._named,
            help=words("ui.setup.name_help"),
        )
        counts = range(info.min_players - 1, info.max_players)
        self.opponents = ChoiceRow(
            words("ui.setup.opponents"),
            [str(count) for count in counts],
            len(self.invitation.bots) - counts[0],
            lambda place: self._invite(counts[place]),
            help=words("ui.setup.opponents_help", low=info.min_players, high=info.max_players),
            clause="G-11",
        )
        self.opponents.opened = self._rules
        self.everyone = ChoiceRow(words("ui.setup.bots"), [], 0, self._all_play)
        self.table = Sheet(words("ui.setup.table"))
        self._seat_chips()
        self.number = DealNumberRow(
            words("ui.setup.number"),
            words("ui.setup.chance"),
            self.invitation.dealt,
            self._numbered,
            words("ui.setup.number_help"),
        )
        self.preset = ChoiceRow(
            words("ui.setup.preset"),
            [*(each.name for each in self.presets), words("ui.setup.own")],
            0,
            self._choose_preset,
            help=words("ui.setup.preset_help"),
        )
        self.options = Sheet(words("ui.setup.options"))
        self._option_rows()
        self.sheets = [self.table, self.options]

    def _option_rows(self) -> None:
        """A row for each option, below those for all of them and for the deal."""
        self._show_preset()
        made = [self._option_row(each) for each in self.info.options]
        for row in made:
            if row is not None:
                row.opened = self._rules
        rows: list[Row] = [self.preset, *(row for row in made if row is not None), self.number]
        self.options.rows = [[row] for row in rows]

    def _option_row(self, option: Option) -> ChoiceRow | None:
        if not option.offered:
            return None
        words, chosen = self.kit.words, self.invitation.options
        changed = partial(self._set, option.name)
        if isinstance(option.default, tuple):
            usual = talk_options(self.variant, self.kit.settings.language).get(
                option.name, option.default
            )
            texts = tuple(map(str, usual)) if isinstance(usual, tuple) else option.default
            given = chosen.get(option.name)
            return list_row(words, self.info.id, option, texts, given, changed)
        return option_row(words, self.info.id, option, chosen[option.name], changed)

    def _seat_chips(self) -> None:
        """Make the chips and the row for the level anew, after guests have changed."""
        words, invitation = self.kit.words, self.invitation
        seats = invitation.opponents(self.kit)
        self.roster = read_roster(self.kit)
        self.everyone.labels = [level_name(words, each) for each in self.levels]
        self.everyone.labels.append(words("ui.guests.as_they_are"))
        self.everyone.chosen = [*self.levels, ""].index(invitation.level)
        level = invitation.level
        self.everyone.help = words(
            f"level.{level}.about" if level else "ui.guests.as_they_are_help"
        )
        self.chips = []
        for place, seat in enumerate(seats):
            guest = self.roster[seat.bot]
            about = guest_texts(guest, words)[1]
            chip = OpponentChip(
                seat.name,
                seat.portrait,
                level_name(words, level or guest.policy),
                partial(self._choose_guests, place),
                words("ui.setup.seat_help", about=about),
            )
            self.chips.append(chip)
        self._abreast(TALL_ABREAST)

    def _abreast(self, most: int) -> None:
        """Put at most so many chips into a row, as evenly as possible."""
        rows = -(-len(self.chips) // most)
        each = -(-len(self.chips) // rows)
        self.table.rows = [[self.name], [self.opponents], [self.everyone]]
        for at in range(0, len(self.chips), each):
            self.table.rows.append([*self.chips[at : at + each]])

    def _widgets(self) -> list[Widget]:
        on_table = [widget for row in self.table.rows for widget in row]
        in_options = [widget for row in self.options.rows for widget in row]
        return [*on_table, *in_options, self.deal, self.people, self.rules, self.back]

    def _reseat(self) -> None:
        """Make the chips anew and keep the focus."""
        self._seat_chips()
        self._regroup()

    def _regroup(self) -> None:
        """Take over rows that were made anew, and keep the focus."""
        place = self.group.widgets.index(self.group.focused)
        widgets = self._widgets()
        focused = self.group.focused
        if focused not in widgets:
            focused = widgets[min(place, len(widgets) - 1)]
        self.group = FocusGroup(widgets, focused)
        self.layout()

    # --- what is chosen

    def _named(self, name: str) -> None:
        self.kit.settings.name = name

    def _invite(self, opponents: int) -> None:
        self.invitation.invite(self.kit, opponents)
        self._reseat()

    def _all_play(self, place: int) -> None:
        self.invitation.level = [*self.levels, ""][place]
        self._reseat()

    def _choose_guests(self, place: int) -> None:
        """Choose who comes; the guest in this place has the focus first."""
        wish = self.invitation
        player = Seat(player_name(self.kit), player_portrait(self.kit))
        least, most = self.info.min_players - 1, self.info.max_players - 1
        asked = GuestWish(wish.bots, wish.level, (player,), least, most, wish.bots[place])
        self.stack.ways.guests(self.info.id, asked, self._chosen)

    def _chosen(self, bots: list[str], level: str) -> None:
        """Take over the guests that were chosen."""
        self.invitation.bots, self.invitation.level = bots, level
        self.opponents.chosen = len(bots) - (self.info.min_players - 1)
        self.trouble = self._check()
        self._reseat()

    def _set(self, name: str, value: Value | None) -> None:
        if value is None:
            self.invitation.options.pop(name, None)
        else:
            self.invitation.options[name] = value
        self._show_preset()
        self.trouble = self._check()

    def _show_preset(self) -> None:
        """Show which preset has the present options; the player's own if none has."""
        same = [each.options == self.invitation.options for each in self.presets]
        self.preset.chosen = same.index(True) if True in same else len(self.presets)

    def _choose_preset(self, place: int) -> None:
        """Play as in a preset; one's own way is what is chosen already."""
        if place < len(self.presets):
            self.invitation.options = dict(self.presets[place].options)
            self._option_rows()
            self._regroup()
            self.trouble = self._check()

    def _numbered(self, number: int) -> None:
        self.seed = number

    def _check(self) -> str:
        """Return a sentence on why this table cannot be dealt (G-11); "" if it can."""
        try:
            self.variant.table(len(self.invitation.bots) + 1, self.invitation.options)
        except SetupError as error:
            return self.kit.words.phrase(error.phrase)
        return ""

    def _deal(self) -> None:
        self.trouble = self._check()
        if self.trouble:
            return
        self.invitation.keep(self.kit)
        plan = self.invitation.plan(self.kit, self.seed or None)
        self.stack.ways.table(plan)

    def _sit_down(self) -> None:
        """Let several people sit down at this table."""
        self.stack.ways.seating(self.invitation, self.seed or None)

    def _rules(self, clause: str = "") -> None:
        """Open the rule book at a clause, by default that of the help."""
        self.stack.ways.rules(self.info.id, clause or self.clause)

    @property
    def clause(self) -> str:
        """The clause that the help is about; "" if there is none."""
        return "G-11" if self.trouble else self.group.focused.clause

    # --- placing

    def layout(self) -> None:
        self.foresight.look_ahead()
        kit, px = self.kit, self.kit.px
        width, height = kit.size
        if height < LEAST_LINES * kit.fonts.height(27, BOLD):
            self._lay_one_sheet()
            return
        margin = px(MARGIN if kit.space.wide >= 1600 else 48)
        button = max(px(88), kit.fonts.height(34, BOLD) + px(24))
        rows = self._bar_rows(margin)
        wood = rows * button + (rows - 1) * px(10) + px(56)
        self.wood = Rect(0, height - wood, width, wood)
        self._place_bar(margin, button, rows)
        self.head = Rect(margin, px(36), width - 2 * margin, kit.fonts.height(72, TITLE) + px(12))
        body = Rect(margin, self.head.bottom + px(10), width - 2 * margin, 0)
        body.h = self.wood.top - px(34) - body.top
        foot = foot_height(kit, self._help_lines)
        if kit.space.wide >= 1500:
            left = Rect(body.left, body.top, body.w * 55 // 100, body.h)
            right = Rect(left.right + px(GAP), body.top, body.right - left.right - px(GAP), body.h)
            self._set_chips(left)
            wanted = self.options.fitting(kit, right.w) + foot
            wanted = max(wanted, self.table.fitting(kit, left.w), px(700))
            left.h = right.h = min(body.h, wanted)
        else:
            wanted = self.options.fitting(kit, body.w) + foot
            right = Rect(body.left, 0, body.w, min(wanted, body.h // 2))
            left = Rect(body.left, body.top, body.w, body.h - right.h - px(GAP))
            self._set_chips(left)
            left.h = min(left.h, self.table.fitting(kit, body.w))
            right.top = left.bottom + px(GAP)
        self.table.place(kit, left)
        self.options.place(kit, right, foot)
        self.sheets = [self.table, self.options]

    @property
    def _help_lines(self) -> int:
        return LINES + (self.kit.space.text_scale > LARGE)

    def _lay_one_sheet(self) -> None:
        """Everything below each other where large text leaves room for few lines."""
        kit, px = self.kit, self.kit.px
        (width, height), margin = kit.size, px(36)
        button = kit.fonts.height(34, BOLD) + px(16)
        rows = self._bar_rows(margin)
        wood = rows * button + (rows - 1) * px(10) + px(28)
        self.wood = Rect(0, height - wood, width, wood)
        self._place_bar(margin, button, rows)
        self.head = Rect(margin, 0, 0, 0)
        for chip in self.chips:
            chip.tall = 0
        self._abreast(FLAT_ABREAST)
        title: list[Row] = [HeadingRow(self.options.title)]
        sheet = Sheet(
            game_title(kit.words, self.info.id), [*self.table.rows, title, *self.options.rows]
        )
        room = Rect(margin, px(18), width - 2 * margin, self.wood.top - px(18 + 22))
        sheet.place(kit, room, foot_height(kit, FEW_LINES))
        sheet.follow(kit, self.group.focused)
        self.sheets = [sheet]

    def _set_chips(self, sheet: Rect) -> None:
        """Large portraits where the sheet has room for them, small ones otherwise."""
        kit, px = self.kit, self.kit.px
        for chip in self.chips:
            chip.tall = px(LEAST_TALL)
        self._abreast(TALL_ABREAST)
        spare = sheet.h - self.table.fitting(kit, sheet.w)
        if spare < 0 or kit.fonts.height(26, BOLD) > px(60):
            for chip in self.chips:
                chip.tall = 0
            self._abreast(FLAT_ABREAST)
            return
        rows = len(self.table.rows) - 3
        for chip in self.chips:
            chip.tall = min(px(MOST_TALL), px(LEAST_TALL) + spare // rows)

    def _bar_rows(self, margin: int) -> int:
        """In how many rows the buttons lie: two where they have no room beside each other."""
        buttons = (self.deal, self.people, self.rules, self.back)
        wished = sum(each.natural_width(self.kit) for each in buttons) + 3 * self.kit.px(GAP)
        return 1 if wished <= self.kit.size[0] - 2 * margin else 2

    def _place_bar(self, margin: int, height: int, rows: int) -> None:
        """Place the buttons on the wood: "Deal" at the left, the others at the right or below."""
        px, width = self.kit.px, self.kit.size[0]
        gap = px(GAP)
        small = (self.people, self.rules, self.back)
        wide = [max(px(190), each.natural_width(self.kit)) for each in small]
        y = self.wood.top + (self.wood.h - rows * height - (rows - 1) * px(10)) // 2 - px(2)
        below = y + (rows - 1) * (height + px(10))
        if rows > 1:
            spare = (width - 2 * margin - sum(wide) - 2 * gap) // 3
            wide = [each + spare for each in wide]
        right = width - margin
        for each, own in zip(reversed(small), reversed(wide), strict=True):
            each.rect = Rect(right - own, below, own, height)
            right -= own + gap
        end = width - margin if rows > 1 else right
        self.deal.rect = Rect(margin, y, min(end - margin, px(900)), height)

    # --- playing

    def handle(self, intent: Intent) -> None:
        kit = self.kit
        if write_by_pad(kit, self.stack, self.group, intent):
            return
        if self.group.handle(kit, intent):
            self.dirty = True
            if intent.deliberate:
                for sheet in self.sheets:
                    sheet.follow(kit, self.group.focused)
        elif intent.kind is Kind.BACK:
            self.stack.pop()
        elif intent.kind is Kind.COMMAND and intent.command == "rules":
            self._rules()
        elif any(sheet.handle(kit, intent) for sheet in self.sheets):
            self.group.point(kit, intent.pos)
            self.dirty = True

    def pause(self) -> None:
        self.kit.reader.type_text(False)

    def draw(self, target: Surface) -> None:
        kit = self.kit
        scale = kit.space.scale
        width, _ = kit.size
        key = ("setup", self.info.id, width, self.wood.top)
        ground = kit.paint.keep(key, lambda: cloth(self.cover.cloth, width, self.wood.top, scale))
        target.blit(ground, (0, 0))
        if self.head.w:
            self._draw_heading(target)
        kit.paint.shadow(target, self.wood, 0, (0, -10), 16, 0.5)
        target.blit(kit.themed("wine").wood(*self.wood.size, scale), self.wood)
        for sheet in self.sheets:
            sheet.draw(kit, target, self.group)
        self._draw_help(target)
        self.group.draw(kit, target, [self.deal, self.people, self.rules, self.back])

    def _draw_heading(self, target: Surface) -> None:
        kit, px = self.kit, self.kit.px
        family, name = title_parts(kit.words, self.info.id)
        x, y = self.head.left, self.head.centery
        if family:
            first = kit.paint.soft_text(
                target, family, (x, y + px(8)), 44, SEMIBOLD, QUIET, "midleft"
            )
            x = first.right + px(18)
        kit.paint.soft_text(target, name, (x, y), 76, TITLE, LIGHT, "midleft")

    def _draw_help(self, target: Surface) -> None:
        """Draw the help of the row with the focus and its clause, or why the table cannot be dealt."""
        kit = self.kit
        text = self.trouble or self.group.focused.help
        if not text:
            text = kit.words("ui.setup.ready", count=len(self.invitation.bots) + 1)
        sheet, trouble = self.sheets[-1].rect, bool(self.trouble)
        lines = self._help_lines if self.head.w else FEW_LINES
        draw_help(kit, target, sheet, text, self.clause, trouble=trouble, lines=lines)

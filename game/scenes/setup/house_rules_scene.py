"""All rules of a game, to be changed one by one: `HouseRulesScene(kit, stack, variant, remembered)`.

A set of rules is chosen, saved under a name, copied as a line of text, or pasted from one.
"""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.engine.notation.rule_set_text import read_rule_set
from game.engine.options import SetupError
from game.engine.variant import Variant
from game.scenes.base.button_bar import ButtonBar
from game.scenes.base.game_heading import draw_heading
from game.scenes.base.game_titles import game_title
from game.scenes.base.house_rules.rule_choice import told_unknown, told_unreadable
from game.scenes.base.letter_grid import LettersScene, write_by_pad
from game.scenes.base.remembered_table import RememberedTable, refused
from game.scenes.base.row_help import LINES, draw_help, foot_height
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.setup.house_rules_sheet import HouseRulesSheet
from game.scenes.setup.set_code_scene import SetCodeScene
from game.store.platform_folders import assets
from game.store.preset_files import lengths_of
from game.view.base.boxes import Box, ColumnBox, FirstBox
from game.view.base.fonts import TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.input.clipboard import copy_text, pasted_text
from game.view.input.intents import Intent, Kind
from game.view.input.usual_bindings import AT_MATCHES
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.paper_sheet import Sheet, use_sheets
from game.view.widgets.widget_boxes import in_order, inside, line_high, settle
from game.view.widgets.widgets import Button

HEADING = 64.0
WIDE, LEAST_LINES = 38, 9
"""How many heights of a line two rows are wide beside each other, and how many lines of the sheet are seen."""
WIDE_ABREAST, FEW_ABREAST = 4, 2
"""How many cards lie beside each other where they have room, and where they have not."""
FEW_LINES = 2
"""The lines of help where they are long, or few lines have room."""


class HouseRulesScene(Scene):
    """The rules in groups. What is changed here holds at the set-up at once."""

    def __init__(
        self, kit: SceneKit, stack: Stack, variant: Variant[Any], remembered: RememberedTable
    ) -> None:
        super().__init__(kit, stack)
        words = kit.words
        self.variant, self.info, self.remembered = variant, variant.info, remembered
        self.cover = Cover.of(assets() / "covers", self.info.id, self.info.deck)
        self.told = told_unreadable(kit, variant.info)
        """What is to be said of what was done, until something else has the focus."""
        self.sheet = HouseRulesSheet(
            kit, variant, remembered, self._changed, self._tell, self._rules
        )
        self.trouble = self._check(remembered.options)
        self.done = Button(words("ui.house.done"), stack.pop, primary=True, icon="check", size=34)
        self.copy = Button(words("ui.house.copy"), self._copy, icon="copy")
        self.code = Button(words("ui.house.code"), self._show_code, icon="phone")
        self.paste = Button(words("ui.house.paste"), self._paste, command="paste")
        self.forget = Button(words("ui.house.forget"), self._forget)
        self.save = Button(words("ui.house.save"), self._name_set, icon="pencil")
        self.save.help = words("ui.house.name_first")
        self.rules = Button(words("ui.setup.rules"), self._rules, command="rules")
        self.bar = self._buttons()
        self.head, self.lines = Rect(0, 0, 0, 0), LINES
        self.group = FocusGroup([self.sheet.set])

    @property
    def sheets(self) -> list[Sheet]:
        """The one sheet."""
        return [self.sheet]

    def _buttons(self) -> ButtonBar:
        """Return the buttons below the sheet: one's own set can be deleted, another one saved under a name."""
        of_set = self.forget if self.sheet.own else self.save
        return ButtonBar(self.done, [self.copy, self.code, self.paste, of_set, self.rules])

    def _changed(self) -> None:
        self.told, self.trouble = "", self._check(self.remembered.options)
        self.layout()

    def _check(self, options: dict[str, Any]) -> str:
        """Return a sentence on why nobody can play with these options (G-11); "" if one can."""
        players = len(self.remembered.bots) + 1
        return refused(self.kit.words, self.variant, players, options)

    def _tell(self, sentence: str) -> None:
        self.told = sentence

    def _copy(self) -> None:
        """Put the set on the clipboard, as a line of text."""
        done = copy_text(self.sheet.line)
        line = self.sheet.line
        self.told = self.kit.words(f"ui.house.{'copied' if done else 'not_copied'}", line=line)

    def _show_code(self) -> None:
        """Show the set as a code that a phone reads."""
        self.stack.push(SetCodeScene(self.kit, self.stack, self.sheet.line))

    def _paste(self) -> None:
        """Take over the set that is on the clipboard; what is wrong with it is told, and nothing is changed."""
        lengths = {each.name: each.default for each in lengths_of(self.info)}
        try:
            options, unknown = read_rule_set(self.info, pasted_text())
        except SetupError as error:
            self.told = self.kit.words.phrase(error.phrase)
            self.kit.sound.play("refuse")
            return
        # A length that goes with other rules is no fault of the set: it is told below the sheet.
        wrong = self._check({**self.remembered.options, **options, **lengths})
        if wrong:
            self.told = wrong
            self.kit.sound.play("refuse")
            return
        self.remembered.options |= options
        self.sheet.show()
        self._changed()
        self.told = told_unknown(self.kit, unknown) or self.kit.words("ui.house.pasted")

    def _name_set(self) -> None:
        """Go to the field for the set's name, from wherever the sheet is scrolled to, and begin to write."""
        self.group.focus(self.kit, self.sheet.name)
        self.sheet.follow(self.kit, self.sheet.name)
        if self.kit.input.device.is_pad:
            self.stack.push(LettersScene(self.kit, self.stack, self.sheet.name))
        else:
            self.sheet.name.activate(self.kit)

    def _forget(self) -> None:
        self.sheet.forget()
        self.group.focus(self.kit, self.sheet.set)

    def _rules(self, clause: str = "") -> None:
        """Open the rule book at a clause, by default that of the help."""
        self.stack.ways.rules(self.info.id, clause or self.clause, self.remembered.options)

    @property
    def clause(self) -> str:
        """The clause that the help is about; "" if there is none."""
        if self.told:
            return ""
        return "G-11" if self.trouble else self.group.focused.clause

    def layout(self) -> None:
        kit = self.kit
        self.bar = self._buttons()
        placed = settle(kit, kit.arrange(FirstBox((self._roomy, self._low))))
        self.bar.take(placed)
        self.head = placed.get("head", Rect(0, 0, 0, 0))
        two = "two" in placed
        self.sheet.arrange(WIDE_ABREAST if two else FEW_ABREAST)
        self.lines = LINES if self.head.w and not two else FEW_LINES
        where = "two" if two else "single"
        self._place_sheet(placed[where])
        rows = [row for line in self.sheet.rows for row in line]
        self.group.regroup(in_order(placed, {where: rows}), self.sheet.set)
        self.sheet.follow(kit, self.group.focused)

    def _place_sheet(self, room: Rect) -> None:
        """Place the sheet; where the game's name does not stand above it, its title only if a card has room."""
        foot, sheet = foot_height(self.kit, self.lines), self.sheet
        for title in (self.kit.words("ui.house.title"), ""):
            sheet.title = title
            sheet.place(self.kit, room, foot)
            tallest = max(each.rect.h for each in sheet.rules.values())
            if self.head.w or tallest <= sheet.scroll.view.h:
                return

    @property
    def _body(self) -> Box:
        """The sheet, with two rows beside each other where they have room."""
        kit = self.kit
        return FirstBox(
            (Box(key="two", share=1, least=WIDE * line_high(kit)), Box(key="single", share=1)),
            share=1,
        )

    @property
    def _roomy(self) -> Box:
        """The game's name above the sheet."""
        kit = self.kit
        scale = kit.space.scale
        high = kit.fonts.height(HEADING, TITLE) / scale
        least = self.sheet.bare(kit) / scale + foot_height(kit) / scale
        least += LEAST_LINES * line_high(kit)
        body = ColumnBox(
            (Box(low=high, key="head"), ColumnBox((self._body,), low=least, share=1)), 14
        )
        return ColumnBox((inside(body, top=30, bottom=30, share=1), self.bar.box(kit)))

    @property
    def _low(self) -> Box:
        """The sheet alone, where few lines have room."""
        above = inside(self._body, low=True, top=18, bottom=22, share=1)
        return ColumnBox((above, self.bar.box(self.kit, low=True)))

    def handle(self, intent: Intent) -> None:
        kit, focused = self.kit, self.group.focused
        if write_by_pad(kit, self.stack, self.group, intent):
            return
        if use_sheets(kit, self, intent):
            self.dirty = True
        elif intent.kind is Kind.BACK:
            self.stack.pop()
        elif intent.kind is Kind.COMMAND and intent.command == "rules":
            self._rules()
        elif intent.kind is Kind.COMMAND and intent.command == "paste":
            self.paste.activate(kit)
            self.dirty = True
        if self.group.focused is not focused:
            self.told = ""

    def resume(self) -> None:
        self.kit.input.at_table(AT_MATCHES)

    def pause(self) -> None:
        self.sheet.name.left(self.kit)
        self.kit.input.at_table(())

    def draw(self, target: Surface) -> None:
        kit, width, high = self.kit, self.kit.size[0], self.bar.rect.top
        target.blit(self.cover.ground(kit, width, high), (0, 0))
        if self.head.w:
            draw_heading(kit, target, self.info.id, self.head, HEADING)
        self.sheet.draw(kit, target, self.group)
        text = self.told or self.trouble or self.group.focused.help
        text = text or kit.words("ui.house.help", game=game_title(kit.words, self.info.id))
        trouble = bool(self.told or self.trouble)
        draw_help(
            kit, target, self.sheet.rect, text, self.clause, trouble=trouble, lines=self.lines
        )
        self.bar.draw(kit, target, self.group)

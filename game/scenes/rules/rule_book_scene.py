"""The rule book of one game: `RuleBookScene(kit, stack, "classic", at="C-5")`.

First come the rules in short, then all of them, clause by clause. It can be searched by words and by number,
and has pages that compare the games card by card, and the game's sets of rules. Arrows turn to the other games.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from pygame import Rect, Surface

from game.engine.option_values import Value
from game.scenes.base.game_heading import draw_heading
from game.scenes.base.letter_grid import write_by_pad
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.rules.comparison_table import CompareTable, EffectCell
from game.scenes.rules.comparisons import Comparisons
from game.scenes.rules.game_arrows import GameArrows
from game.scenes.rules.rule_page import MARK_SIZE, RulePage, draw_turning
from game.scenes.rules.rule_rows import RuleRows
from game.view.base.scene_kit import SceneKit
from game.view.input.intents import Intent, Kind
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.search_field import SearchField
from game.view.widgets.widget_boxes import in_order
from game.view.widgets.widgets import Button, Widget
from game.words.rule_files import RulesError


class RuleBookScene(Scene):
    """All rules on one long sheet, the sections beside it; `at` is the clause to open at.

    `options` are those of the table where it is opened, which say what is in force there.
    """

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        game: str,
        at: str = "",
        options: Mapping[str, Value] | None = None,
    ) -> None:
        super().__init__(kit, stack)
        words = kit.words
        self._options = {game: options or {}}
        self._take(game)
        self.search = SearchField(words("ui.rules.search"), self._find, self._to_results)
        self.compare = Button(words("ui.rules.compare"), self._compare, icon="cards", size=28)
        self.back = Button(words("ui.back"), stack.pop, command="back")
        self.comparisons = Comparisons(kit, stack.ways.rules)
        self.head = Rect(0, 0, 0, 0)
        self.sheet = self.rows.sheet("")
        opened = next((each for each in self.rows.clauses if each.id == at), self.rows.rules[0])
        self.group = FocusGroup([opened])
        self._opening = True

    def _take(self, game: str) -> None:
        """Take over the rules of a game, and the marks that lead to their sections. Raises RulesError."""
        words = self.kit.words
        learn, options = partial(self.stack.ways.lesson, game), self._options.get(game, {})
        self.rows = RuleRows(self.kit, game, self.open, learn, options)
        self.marks = [
            Button(section.title, partial(self.open, section.clauses[0].id), size=MARK_SIZE)
            for section in self.rows.sections
        ]
        if self.rows.in_short:
            self.marks.insert(0, Button(words("ui.rules.quick"), self._open_quick, size=MARK_SIZE))
        self.arrows = GameArrows(words, game, self._turn_to)

    def _turn_to(self, step: int) -> None:
        """Open the rules of the next game, or of the one before; the arrow keeps the focus."""
        try:
            self._take(self.arrows.beside[step])
        except RulesError as error:
            self.kit.notices.append(self.kit.words.phrase(error.phrase))
            return
        self.group.focused = self.arrows.both[0 if step < 0 else 1]
        self._find("")
        self.dirty = True

    def _find(self, query: str) -> None:
        """Show the rules that a search finds, or all of them."""
        self.search.text = query
        self.comparisons.close()
        self.sheet = self.rows.sheet(query)
        self.layout()

    def _to_results(self) -> None:
        """Move the focus from the search field to the first rule found."""
        if self.rows.clauses:
            self.group.focus(self.kit, self.rows.clauses[0])

    def _open_quick(self) -> None:
        """Show the rules in short."""
        self._find("")
        self.group.focus(self.kit, self.rows.quick[0])
        self.sheet.show_above(
            self.kit, self.rows.quick[0], rows=self.rows.above(self.rows.quick[0])
        )

    def open(self, id: str) -> None:
        """Show all rules, scrolled so that a clause is at the top of the sheet."""
        self._find("")
        clause = next(each for each in self.rows.clauses if each.id == id)
        self.group.focus(self.kit, clause)
        self.sheet.show_above(self.kit, clause, rows=1)

    def _compare(self) -> None:
        """Switch to the comparison of the games, on to that of the game's sets of rules, and back."""
        self.search.text = ""
        table = self.comparisons.turn(self.rows.info.id)
        if table is None:
            self._find("")
            return
        self.sheet = table
        self.layout()
        cells = table.cells
        if table.abreast:
            cells = [each for each in cells if each.column == self.rows.game] or cells
        self.group.focus(self.kit, cells[0])

    @property
    def table(self) -> CompareTable | None:
        """The comparison that is shown, if it is one."""
        return self.comparisons.table

    def layout(self) -> None:
        kit, table, focused = self.kit, self.table, self.group.focused
        page = RulePage(kit, self.arrows, self.search, self.compare, self.back)
        self.placed = page.arrange([] if table else self.marks)
        self.head = self.placed.get("head", Rect(0, 0, 0, 0))
        if table is not None and table.arrange(kit, self.placed["sheet"]):
            focused = table.like(focused)
        self._name_what_is_shown()
        self._regroup(focused)
        self.sheet.place(kit, self.placed["sheet"])
        if self._opening:
            self._opening = False
            self.sheet.show_above(kit, focused, rows=self.rows.above(focused))
        self.sheet.follow(kit, self.group.focused)

    def _name_what_is_shown(self) -> None:
        """Where there is little room, the sheet alone says which game it is about."""
        words, table = self.kit.words, self.table
        if table is None and not self.search.text.strip():
            self.sheet.title = words("ui.rules.title") if self.head.w else self.rows.game
        self.comparisons.name(self.compare)

    def _regroup(self, focused: Widget) -> None:
        """Let everything that is shown have the focus, in reading order; it goes to `focused` if that is."""
        rules: list[Widget] = list(self.table.cells) if self.table else self.rows.rules
        lesson = [self.rows.lesson] if self.rows.lesson is not None and not self.table else []
        arrows = self.arrows.both if self.table else []
        beside = [each for each in in_order(self.placed) if each not in arrows]
        self.group.focused = focused
        self.group.regroup([*beside, *lesson, *rules], rules[0] if rules else self.search)

    def handle(self, intent: Intent) -> None:
        kit, focused = self.kit, self.group.focused
        self.dirty = self.dirty or intent.deliberate
        if write_by_pad(kit, self.stack, self.group, intent):
            return
        if intent.device.is_pad and intent.command in ("next", "previous"):
            self._turn(1 if intent.command == "next" else -1)
        elif self.search.called(kit, self.group, intent) or (
            intent.kind is Kind.NAVIGATE and self.sheet.through(kit, focused, intent.direction[1])
        ):
            self.dirty = True
        elif self.group.handle(kit, intent):
            self.dirty = True
            if intent.reveals:
                self.sheet.follow(kit, self.group.focused)
        elif intent.kind is Kind.BACK:
            self._leave()
        elif intent.kind is Kind.COMMAND and intent.command == "rules":
            self.stack.pop()
        elif self.sheet.handle(kit, intent):
            self.dirty = True

    def _turn(self, step: int) -> None:
        """Go to the next section or the one before; in the comparison, to another card."""
        focused = self.group.focused
        starts = self.rows.starts(everything=bool(self.search.text))
        if self.table is not None:
            first = self.table.columns[0].title
            column = focused.column if isinstance(focused, EffectCell) else first
            starts = [cell for cell in self.table.cells if cell.column == column]
        found = self.sheet.next_of(starts, focused, step)
        if found is not None:
            self.group.focus(self.kit, found)
            self.sheet.show_above(self.kit, found, rows=1)

    def _leave(self) -> None:
        """Leave the search or the comparison, or else the book."""
        if self.table is not None or self.search.text:
            self._find("")
        else:
            self.stack.pop()

    def pause(self) -> None:
        self.search.left(self.kit)

    def draw(self, target: Surface) -> None:
        kit = self.kit
        width, height = kit.size
        target.blit(self.rows.cover.ground(kit, width, height), (0, 0))
        if self.head.w:
            draw_heading(kit, target, self.rows.info.id, self.head)
        self.sheet.draw(kit, target, self.group)
        if kit.input.by_pad:
            draw_turning(kit, target, self.sheet.rect)
        on_sheet = {id(each) for row in self.sheet.rows for each in row}
        beside = [each for each in self.group.widgets if id(each) not in on_sheet]
        self.group.draw(kit, target, beside)

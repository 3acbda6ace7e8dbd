"""The rules of one game as rows of a sheet: in short, then all of them, or those that match a query."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from game.engine.option_values import Value
from game.engine.options import GROUPS, Option
from game.scenes.base.game_titles import game_title
from game.scenes.base.house_rules.rule_choice import presets_of
from game.scenes.base.house_rules.rule_pictures import RulePictures
from game.scenes.rules.clause_row import ClauseRow
from game.scenes.rules.house_row import HouseRow
from game.scenes.rules.lesson_row import LessonRow
from game.scenes.rules.quick_row import QuickRow
from game.scenes.rules.try_row import TryRow
from game.store.lesson_files import LessonError, has_lesson, tried_rules
from game.store.platform_folders import assets
from game.variants import find_variant
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.widgets.heading_row import HeadingRow
from game.view.widgets.link_row import LinkRow
from game.view.widgets.paper_sheet import Sheet
from game.view.widgets.widgets import Row, Widget
from game.words.option_words import InForce, value_label
from game.words.rule_files import QuickRule, Section, load_quick, load_rules
from game.words.rule_search import find


class RuleRows:
    """The rows; `opened` is called with the clause of one that was chosen.

    `learn` is called with the rule that is to be tried in a small lesson; "" leads to the lesson of the game.

    `options` are those of the table where the book was opened: what is not as written comes first, and is
    marked.
    Raises RulesError if the rules cannot be read.
    """

    def __init__(
        self,
        kit: SceneKit,
        game: str,
        opened: Callable[[str], None],
        learn: Callable[[str], None],
        options: Mapping[str, Value],
    ) -> None:
        self.words = words = kit.words
        variant = find_variant(game)
        self.info = variant.info
        self._pictures = RulePictures(kit, variant, presets_of(kit, variant))
        self.sections = load_rules(words.folders, game, words.note)
        self.in_short = load_quick(words.folders, game, words.note)
        self.cover = Cover.of(assets() / "covers", game, self.info.deck)
        self.game = game_title(words, game)
        """What the game is called."""
        self._opened, self._learn = opened, learn
        self._options, self._tried = options, self._rules_to_try(kit)
        self._in_force = InForce(words, self.info, options)
        self._short_rows: list[list[Row]] = []
        self.lesson: LessonRow | None = None
        self.house: list[LinkRow] = []
        self.quick: list[QuickRow] = []
        self.changeable: list[HouseRow] = []
        """The house rules in short, whether they are in force or not."""
        self.tries: dict[str, TryRow] = {}
        """What lets a house rule be tried, by its name."""
        self.clauses: list[ClauseRow] = []

    def _rules_to_try(self, kit: SceneKit) -> tuple[str, ...]:
        """Return the rules that can be tried; none, with a notice, if their file cannot be read."""
        try:
            return tried_rules(assets() / "lessons", self.info.id)
        except LessonError as error:
            kit.tell_once(error.phrase)
            return ()

    @property
    def rules(self) -> list[Widget]:
        """Everything that can have the focus, in reading order, but the way to the lesson."""
        short = [each for row in self._short_rows for each in row]
        return [*self.house, *self.quick, *short, *self.clauses]

    def sheet(self, query: str) -> Sheet:
        """Make the rows of all rules, or of those that match a query; return a sheet with them."""
        words, asked = self.words, query.strip()
        found = find(self.sections, query)
        self.clauses, self.quick, self.house, self.lesson = [], [], [], None
        self.changeable, self.tries, self._short_rows = [], {}, []
        rows = [] if asked else self._first_rows()
        rows += self._clause_rows(found, query)
        title = words("ui.rules.title")
        if asked:
            title = words("ui.rules.found", count=len(self.clauses))
            if not found:
                title = words("ui.rules.none")
                rows.append([HeadingRow(words("ui.rules.nothing", query=asked), 27)])
        return Sheet(title, rows)

    def _first_rows(self) -> list[list[Row]]:
        """Return the way to the lesson, if there is one, what is not as written, and the rules in short."""
        words, rows = self.words, list[list[Row]]()
        if has_lesson(assets() / "lessons", self.info.id):
            title, detail = words("lesson.row"), words("lesson.row.detail")
            self.lesson = LessonRow(title, detail, partial(self._learn, ""))
            rows.append([self.lesson])
        self.house = [self._house_row(each) for each in self._in_force.rules]
        if self.house:
            rows.append([HeadingRow(words("ui.rules.in_force"))])
            rows += [[each] for each in self.house]
        if self.in_short:
            self.quick = [self._quick_row(each) for each in self.in_short]
            rows.append([HeadingRow(words("ui.rules.quick"))])
            rows += [[each] for each in self.quick]
        self._short_rows = [self._short(each) for each in self._pictured]
        if self._short_rows:
            rows.append([HeadingRow(words("ui.house.title"))])
            rows += self._short_rows
        if self.in_short:
            rows.append([HeadingRow(words("ui.rules.details"), 36)])
        return rows

    @property
    def _pictured(self) -> list[Option]:
        """The rules that have a picture, by what they are about."""
        known = [each for each in self.info.options if each.name in self._pictures.declared]
        return sorted(known, key=lambda option: GROUPS.index(option.group))

    def _short(self, option: Option) -> list[Row]:
        """Return a house rule in short, with its picture, and what lets it be tried, if anything does."""
        words, key = self.words, f"{self.info.id}.option.{option.name}"
        rule = QuickRule(words(f"{key}.name"), words(f"{key}.help"), (), "", option.clause)
        opened = partial(self._opened, option.clause)
        row = HouseRow(rule, opened, self._pictures.parts(option), self._pictures.art)
        self.changeable.append(row)
        if option.name not in self._tried:
            return [row]
        learn = partial(self._learn, option.name)
        self.tries[option.name] = TryRow(words("lesson.try"), rule.title, learn)
        return [row, self.tries[option.name]]

    def _quick_row(self, rule: QuickRule) -> QuickRow:
        """Return a rule in short, which leads to the details, or to the rule that holds instead."""
        here = self._in_force.in_short(rule.changed)
        clause = here.clause or rule.clause
        return QuickRow(rule, partial(self._opened, clause), here.text, clause)

    def _house_row(self, option: Option) -> LinkRow:
        """Return the row that names a rule with its value, and leads to its clause."""
        words, game = self.words, self.info.id
        return LinkRow(
            words(f"{game}.option.{option.name}.name"),
            value_label(words, game, option, self._options[option.name]),
            partial(self._opened, option.clause),
            help=words(f"{game}.option.{option.name}.help"),
        )

    def _clause_rows(self, sections: list[Section], query: str) -> list[list[Row]]:
        rows: list[list[Row]] = []
        for section in sections:
            rows.append([HeadingRow(section.title)])
            for clause in section.clauses:
                here = self._in_force.clause(clause.id, clause.changed)
                # What was found is opened among all the others first; there it leads to what holds instead.
                to = clause.id if query.strip() else here.clause
                opened = partial(self._opened, to) if to else None
                self.clauses.append(ClauseRow(clause, query, opened, here.text))
                rows.append([self.clauses[-1]])
        return rows

    def starts(self, *, everything: bool) -> list[Widget]:
        """Return the rows at which the sections begin, or everything that was found, to turn to."""
        firsts = {section.clauses[0].id for section in self.sections}
        clauses = [row for row in self.clauses if everything or row.id in firsts]
        return [*self.house[:1], *self.quick[:1], *self.changeable[:1], *clauses]

    def above(self, widget: Widget) -> int:
        """Return how many rows are to be seen above a widget: its heading, and the lesson above the first."""
        return 2 if self.lesson is not None and widget in [*self.house, *self.quick][:1] else 1

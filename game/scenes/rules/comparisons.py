"""What a rule book can show side by side: the games card by card, then a game's sets of rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.engine.info import Info
from game.engine.notation.rule_set_text import changed_rules
from game.engine.options import GROUPS, Option
from game.engine.variant import Variant
from game.scenes.base.game_titles import game_title
from game.scenes.base.house_rules.rule_choice import Together, choices_of, presets_of
from game.scenes.rules.comparison_table import Column, CompareTable
from game.variants import VARIANTS, find_variant
from game.view.base.colours import Colour
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widgets import Button
from game.words.card_comparison import Compared, Effect, load_comparison
from game.words.option_words import value_label
from game.words.rule_files import RulesError

TURNS = "compare", "title", "compare_sets"
"""What the button leads to with so many comparisons left, the one that is shown included."""


class Comparisons:
    """The comparisons of one rule book; `opened` is called with the game and the clause of a chosen cell."""

    def __init__(self, kit: SceneKit, opened: Callable[[str, str], None]) -> None:
        self.kit = kit
        self._opened = opened
        self._left: list[CompareTable] = []

    @property
    def table(self) -> CompareTable | None:
        """The one that is shown, if it is one."""
        return self._left[0] if self._left else None

    def close(self) -> None:
        """Show none of them."""
        self._left.clear()

    def turn(self, game: str) -> CompareTable | None:
        """Show the next one; return it, or None after the last and, after a notice, where there is none."""
        if self._left:
            self._left.pop(0)
            return self.table
        try:
            tables = compare_table(self.kit, self._opened), self._sets(find_variant(game))
        except RulesError as error:
            self.kit.notices.append(self.kit.words.phrase(error.phrase))
            return None
        self._left = [table for table in tables if table is not None]
        return self.table

    def name(self, button: Button) -> None:
        """Let the button that turns to them say what comes next."""
        after = TURNS[len(self._left)]
        button.label = self.kit.words(f"ui.rules.{after}")
        button.icon = "book" if after == "title" else "cards"

    def _sets(self, variant: Variant[Any]) -> CompareTable | None:
        sets = choices_of(self.kit, variant.info, presets_of(self.kit, variant)).sets
        return set_table(self.kit, variant.info, sets, self._opened)


def compare_table(kit: SceneKit, opened: Callable[[str, str], None]) -> CompareTable:
    """Return the comparison of all games. Raises RulesError if it cannot be read."""
    words = kit.words
    cards = load_comparison(words.folders, words.note)
    ids = [variant.info.id for variant in VARIANTS]
    columns = [Column(each, game_title(words, each), _colour(kit, each)) for each in ids]
    return CompareTable(words("ui.rules.compare_title"), columns, cards, opened)


def set_table(
    kit: SceneKit, info: Info, sets: Sequence[Together], opened: Callable[[str, str], None]
) -> CompareTable | None:
    """Return the comparison of a game's sets of rules; None if there is one alone.

    It has the rules in which any of them differs from the rules as written.
    """
    changed = {option.name for each in sets for option in changed_rules(info, each.options)}
    if len(sets) < 2 or not changed:
        return None
    columns = [Column(str(n), each.name, _colour(kit, info.id)) for n, each in enumerate(sets)]
    rules = [option for option in info.options if option.name in changed]
    things = [
        _compared(kit, info, rule, sets)
        for rule in sorted(rules, key=lambda r: GROUPS.index(r.group))
    ]
    return CompareTable(
        kit.words("ui.rules.sets_title"), columns, things, lambda _, clause: opened(info.id, clause)
    )


def _compared(kit: SceneKit, info: Info, rule: Option, sets: Sequence[Together]) -> Compared:
    """Return a rule, and its value by the number of each set; the one that is as written is quiet."""
    values = [each.options[rule.name] for each in sets]
    effects = {
        str(number): Effect(
            rule.clause, value_label(kit.words, info.id, rule, value), quiet=value == rule.default
        )
        for number, value in enumerate(values)
    }
    return Compared(kit.words(f"{info.id}.option.{rule.name}.name"), (), effects)


def _colour(kit: SceneKit, game: str) -> Colour:
    return kit.theme_of(game).palette.cloth.middle

"""The sheet with all rules of a game, in groups by what they are about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from game.engine.notation.rule_set_text import LENGTHS, PARTNERS, rule_set
from game.engine.option_values import Value
from game.engine.options import GROUPS, Option
from game.engine.variant import Variant
from game.scenes.base.at_table.offer_panels import spoken_talk
from game.scenes.base.house_rules.rule_choice import (
    choices_of,
    chosen_set,
    presets_of,
    set_help,
    told_unknown,
)
from game.scenes.base.house_rules.rule_pictures import RulePictures
from game.scenes.base.remembered_table import RememberedTable
from game.scenes.setup.option_rows import list_row, option_row, place_of
from game.scenes.setup.rule_card import Blank, RuleCard
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.heading_row import HeadingRow
from game.view.widgets.paper_sheet import Sheet
from game.view.widgets.text_field import TextField
from game.view.widgets.widgets import Row
from game.words.named_things import Several


class HouseRulesSheet(Sheet):
    """The rows change `remembered`; `changed` is called after that.

    `told` gets a sentence on what a set has that this program does not know, or on what a rule brought with it;
    `open_rules` is called with a clause.

    First come the sets of rules, and a field in which a name for the present one is written; then the rules.
    """

    def __init__(
        self,
        kit: SceneKit,
        variant: Variant[Any],
        remembered: RememberedTable,
        changed: Callable[[], None],
        told: Callable[[str], None],
        open_rules: Callable[[str], None],
    ) -> None:
        words = kit.words
        super().__init__(words("ui.house.title"))
        self.kit, self.variant, self.remembered = kit, variant, remembered
        self._changed, self._told = changed, told
        self._presets = presets_of(kit, variant)
        self._pictures = RulePictures(kit, variant, self._presets)
        self.set = ChoiceRow(words("ui.setup.preset"), [""], 0, self._choose)
        self.name = TextField(
            words("ui.house.name"), "", self._save, help=words("ui.house.save_help")
        )
        players = len(remembered.bots) + 1
        self._declared = {
            each.name: each
            for each in variant.info.options
            if each.offered
            and each.name not in (*LENGTHS, PARTNERS)
            and each.players in (0, players)
        }
        made = ((each, self._row(each)) for each in self._declared.values())
        self.rules = {each.name: row for each, row in made if row is not None}
        for row in self.rules.values():
            row.opened = open_rules
        self._helps = {name: row.help for name, row in self.rules.items()}
        self.arrange(1)
        self.show()

    def _row(self, option: Option) -> ChoiceRow | None:
        words, chosen, game = self.kit.words, self.remembered.options, self.variant.info.id
        if isinstance(option.default, tuple):
            texts = spoken_talk(self.kit).lists.get(option.name, option.default)
            listed = partial(self._set_list, option.name)
            return list_row(words, game, option, texts, chosen.get(option.name), listed)
        changed = partial(self._set, option)
        card = option_row(words, game, option, chosen[option.name], changed, RuleCard)
        if card is not None:
            key = f"{game}.option.{option.name}"
            card.short = words(f"{key}.short" if f"{key}.short" in words else f"{key}.help")
            card.switch = isinstance(option.default, bool)
            card.usual = 0 if card.switch else place_of(option, option.default)
            card.parts, card.pictures = self._pictures.parts(option), self._pictures.art
        return card

    def arrange(self, abreast: int) -> None:
        """Put so many cards beside each other, below the heading of what they are about."""
        first: list[list[Row]] = (
            [[self.set, self.name]] if abreast > 2 else [[self.set], [self.name]]
        )
        self.rows = [*first, *self._grouped(abreast)]

    def _grouped(self, abreast: int) -> Iterator[list[Row]]:
        """Yield the cards with the headings above them; small groups that come together share a line."""
        line: list[tuple[str, list[Row]]] = []
        for group in GROUPS:
            rules = [row for name, row in self.rules.items() if self._declared[name].group == group]
            cards: list[Row] = [row for row in rules if isinstance(row, RuleCard)]
            lists: list[Row] = [row for row in rules if not isinstance(row, RuleCard)]
            if not rules:
                continue
            if lists or len(cards) + sum(len(each) for _, each in line) > abreast:
                yield from self._line(line, abreast)
                line = []
            line.append((group, cards))
            if lists or len(cards) > abreast:
                yield from self._line(line, abreast)
                yield from ([row] for row in lists)
                line = []
        yield from self._line(line, abreast)

    def _line(self, groups: list[tuple[str, list[Row]]], abreast: int) -> Iterator[list[Row]]:
        """Yield the headings of some groups beside each other, and their cards."""
        if not groups:
            return
        heads: list[Row] = []
        for group, cards in groups:
            heading = HeadingRow(self.kit.words(f"ui.house.group_{group}"))
            heading.share = max(1, min(abreast, len(cards)))
            heads.append(heading)
        free = abreast - sum(each.share for each in heads)
        yield [*heads, Blank(free)] if free > 0 and len(heads) > 1 else heads
        all_cards = [card for _, cards in groups for card in cards]
        for at in range(0, len(all_cards), abreast):
            beside = all_cards[at : at + abreast]
            yield [*beside, *(Blank() for _ in range(abreast - len(beside)))]

    def show(self) -> None:
        """Show the rules as they are now: which set, what differs, and what has no effect."""
        info, options, words = self.variant.info, self.remembered.options, self.kit.words
        self.choices = choices_of(self.kit, info, self._presets).sets
        self.set.labels = [*(each.name for each in self.choices), words("ui.setup.own")]
        self.set.chosen = chosen_set(info, self.choices, options, self.remembered.named)
        self._explain_set()
        for name, row in self.rules.items():
            option = self._declared[name]
            if isinstance(option.default, tuple):
                row.marked = name in options
                continue
            row.chosen = place_of(option, options[name])
            row.marked = options[name] != option.default
            row.idle = option.idle(options)
            row.help = words(f"{info.id}.option.{name}.idle") if row.idle else self._helps[name]

    def _explain_set(self) -> None:
        info, options = self.variant.info, self.remembered.options
        self.set.help = set_help(self.kit, info, self.choices, self.set.chosen, options)

    def _set(self, option: Option, value: Value) -> None:
        """Set a rule, and what it brings with it, which is told: it happens to another card."""
        options, known = self.remembered.options, self._declared
        options[option.name] = value
        brought = [each for each in option.brings if each in known and options[each] is not True]
        if value is not True:
            brought = []
        options |= dict.fromkeys(brought, True)
        self.show()
        self._changed()
        if brought:
            key = f"{self.variant.info.id}.option"
            names = tuple(self.kit.words(f"{key}.{each}.name") for each in brought)
            self._told(self.kit.words("ui.house.brought", rules=Several(names)))

    def _set_list(self, name: str, value: Value | None) -> None:
        if value is None:
            self.remembered.options.pop(name, None)
        else:
            self.remembered.options[name] = value
        self.show()
        self._changed()

    def _choose(self, place: int) -> None:
        """Play by a set of rules; one's own way is what is chosen already."""
        if place < len(self.choices):
            self.remembered.options |= self.choices[place].options
            self.remembered.named = self.choices[place].name
            unknown = self.choices[place].unknown
            self.show()
            self._changed()
            self._told(told_unknown(self.kit, unknown))
        self._explain_set()

    @property
    def line(self) -> str:
        """The present set of rules as text."""
        return rule_set(self.variant.info, self.remembered.options)

    @property
    def own(self) -> str:
        """The name of the player's own set that is chosen; "" if none is."""
        return self.choices[self.set.chosen].own if self.set.chosen < len(self.choices) else ""

    def _save(self, name: str) -> None:
        """Keep the present set under a name, in the place of one that has it."""
        settings, game = self.kit.settings, self.variant.info.id
        settings.sets[game] = {**settings.sets.get(game, {}), name: self.line}
        sets = choices_of(self.kit, self.variant.info, self._presets).sets
        self.remembered.named = next((each.name for each in sets if each.own == name), "")
        self._kept()

    def forget(self) -> None:
        """Forget the player's own set that is chosen; the rules stay as they are."""
        self.kit.settings.sets[self.variant.info.id].pop(self.own)
        self._kept()

    def _kept(self) -> None:
        self.kit.keep_settings()
        self.name.text = ""
        self.show()
        self._changed()

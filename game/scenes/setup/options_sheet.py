"""The sheet of the set-up about the match: its set of rules, its length, and the deal.

The rules themselves have a screen of their own, to which a row leads: nobody has to read them to play.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.engine.notation.rule_set_text import PARTNERS, changed_rules, rules_of
from game.engine.option_values import Value
from game.engine.options import Option
from game.engine.variant import Variant
from game.scenes.base.at_table.learned_steps import uses_by_now
from game.scenes.base.house_rules.rule_choice import (
    choices_of,
    chosen_length,
    chosen_set,
    options_of,
    presets_of,
    set_help,
    told_unknown,
)
from game.scenes.base.remembered_table import RememberedTable, player_name
from game.scenes.setup.option_rows import option_row
from game.session.lessons.steps import USES, uses_of
from game.store.settings_file import BACK
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.deal_number_row import DealNumberRow
from game.view.widgets.link_row import LinkRow
from game.view.widgets.paper_sheet import Sheet


class OptionsSheet(Sheet):
    """The rows change `remembered`; `changed` is called after that. A set or a length makes other rows.

    `open_rules` is called with a clause; `open_house` opens the screen with all rules. Only who plays `alone`
    can learn a game step by step.
    """

    def __init__(
        self,
        kit: SceneKit,
        variant: Variant[Any],
        remembered: RememberedTable,
        changed: Callable[[], None],
        open_rules: Callable[[str], None],
        open_house: Callable[[], None],
        *,
        alone: bool = True,
    ) -> None:
        words = kit.words
        super().__init__(words("ui.setup.options"))
        self.kit, self.variant, self.remembered = kit, variant, remembered
        self._changed, self._open_rules = changed, open_rules
        self.number = DealNumberRow(
            words("ui.setup.number"),
            words("ui.setup.chance"),
            remembered.dealt,
            self._numbered,
            words("ui.setup.number_help"),
        )
        self.number.number = remembered.number
        self.back = ChoiceRow(
            words("ui.setup.back"),
            [words(f"ui.setup.back_{each or 'alone'}") for each in BACK],
            BACK.index(remembered.back),
            self._choose_back,
        )
        self._explain_back()
        self.steps: list[ChoiceRow] = self._steps_row() if alone else []
        """The row of a game that can be learned step by step, as long as that is not done."""
        self.preset = ChoiceRow(words("ui.setup.preset"), [""], 0, self._choose_set)
        self.house = LinkRow(
            words("ui.house.title"), "", open_house, help=words("ui.house.open_help")
        )
        self.length = ChoiceRow(
            words("ui.setup.length"),
            [""],
            0,
            self._choose_length,
            help=words("ui.setup.length_help"),
            rising=True,
        )
        self._presets = presets_of(kit, variant)
        self._make_rows()

    def _make_rows(self) -> None:
        """Make a row for each option that is no rule, between that for all rules and that for the deal."""
        self.choices = choices_of(self.kit, self.variant.info, self._presets)
        own = self.kit.words("ui.setup.own")
        self.preset.labels = [*(each.name for each in self.choices.sets), own]
        self._show_choices()
        self._shown, self._sets = dict(self.remembered.options), self._own
        self._players = len(self.remembered.bots) + 1
        rules = {each.name for each in rules_of(self.variant.info)}
        made = [
            self._option_row(each)
            for each in self.variant.info.options
            if each.offered and each.name not in rules and self._matters(each)
        ]
        options = [row for row in made if row is not None]
        for row in options:
            row.opened = self._open_rules
        lengths = [self.length] if len(self.choices.lengths) > 1 else []
        back = [] if self.variant.info.timed else [self.back]
        self.rows = [
            [row]
            for row in (
                *self.steps,
                self.preset,
                self.house,
                *lengths,
                *options,
                *back,
                self.number,
            )
        ]

    @property
    def _own(self) -> dict[str, str]:
        """The player's own sets, as they are kept."""
        return dict(self.kit.settings.sets.get(self.variant.info.id, {}))

    def refresh(self) -> None:
        """Show the options as they are now, with rows made anew if any has changed by itself or elsewhere.

        Some are offered only to a certain number of players.
        """
        now = self.remembered.options, self._own, len(self.remembered.bots) + 1
        if now != (self._shown, self._sets, self._players):
            self._make_rows()

    def _matters(self, option: Option) -> bool:
        """Return whether an option makes a difference to so many players, or is to be switched off again."""
        if option.name == PARTNERS:
            can = self._players in self.variant.info.partners
            return can or self.remembered.options[PARTNERS] is True
        return option.players in (0, self._players)

    def _option_row(self, option: Option) -> ChoiceRow | None:
        if isinstance(option.default, tuple):
            return None
        game, value = self.variant.info.id, self.remembered.options[option.name]
        return option_row(
            self.kit.words, game, option, value, partial(self._set, option.name), ChoiceRow
        )

    def _set(self, name: str, value: Value) -> None:
        self.remembered.options[name] = value
        self._shown = dict(self.remembered.options)
        self._show_choices()
        self._changed()

    def _show_choices(self) -> None:
        """Show which set and which length are chosen, one's own if none is, and how many rules differ."""
        info, options, words = self.variant.info, self.remembered.options, self.kit.words
        sets, lengths = self.choices
        self.preset.chosen = chosen_set(info, sets, options, self.remembered.named)
        self.length.chosen = chosen = chosen_length(info, lengths, options)
        # Nothing would change by choosing one's own length, which is made by changing its options.
        own = [words("ui.setup.own")] if chosen == len(lengths) else []
        self.length.labels = [*(each.name for each in lengths), *own]
        self._explain_set()
        changed = len(changed_rules(info, options))
        self.house.detail = words("ui.house.changed", count=changed)

    def _choose_set(self, place: int) -> None:
        """Play by a set of rules; one's own way is what is chosen already."""
        if place < len(self.choices.sets):
            chosen = self.choices.sets[place]
            self.remembered.named = chosen.name
            if told := told_unknown(self.kit, chosen.unknown):
                self.kit.notices.append(told)
            self._take(dict(chosen.options))
        self._explain_set()

    def _explain_set(self) -> None:
        info, sets, options = self.variant.info, self.choices.sets, self.remembered.options
        self.preset.help = set_help(self.kit, info, sets, self.preset.chosen, options)

    def _choose_length(self, place: int) -> None:
        """Play a match of a length; one's own is what is chosen already."""
        if place < len(self.choices.lengths):
            self._take(options_of(self.variant.info, self.choices.lengths[place]))

    def _take(self, options: dict[str, Value]) -> None:
        self.remembered.options |= options
        self._make_rows()
        self._changed()

    def _steps_row(self) -> list[ChoiceRow]:
        info, words = self.variant.info, self.kit.words
        uses = uses_by_now(self.kit, info, player_name(self.kit))
        if uses >= uses_of(info):
            return []
        step = words(f"{info.id}.step.{info.steps[uses // USES].id}")
        labels = [words("ui.setup.steps_on"), words("ui.setup.steps_off")]

        def help() -> str:
            chosen = "on" if self.remembered.in_steps else "off"
            return words(f"ui.setup.steps_{chosen}_help", step=step)

        def choose(place: int) -> None:
            self.remembered.in_steps = place == 0
            row.help = help()
            self._changed()

        chosen = 0 if self.remembered.in_steps else 1
        row = ChoiceRow(words("ui.setup.steps"), labels, chosen, choose)
        row.help = help()
        return [row]

    def _choose_back(self, place: int) -> None:
        self.remembered.back = BACK[place]
        self._explain_back()

    def _explain_back(self) -> None:
        self.back.help = self.kit.words(f"ui.setup.back_{self.remembered.back or 'alone'}_help")

    def _numbered(self, number: int) -> None:
        self.remembered.number = number

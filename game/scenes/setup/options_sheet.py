"""The sheet of the set-up about the rules: a preset, every option that the game declares, and the deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from game.engine.option_values import Value
from game.engine.options import Option
from game.engine.variant import Variant
from game.scenes.base.at_table.offer_panels import spoken_talk
from game.scenes.base.remembered_table import RememberedTable, proposed
from game.scenes.setup.option_rows import list_row, option_row
from game.scenes.setup.preset_choice import ways_to_play
from game.store.settings_file import BACK
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.deal_number_row import DealNumberRow
from game.view.widgets.paper_sheet import Sheet


class OptionsSheet(Sheet):
    """The rows change `remembered`; `changed` is called after that. A preset makes other rows.

    `open_rules` is called with a clause.
    """

    def __init__(
        self,
        kit: SceneKit,
        variant: Variant[Any],
        remembered: RememberedTable,
        changed: Callable[[], None],
        open_rules: Callable[[str], None],
    ) -> None:
        words = kit.words
        super().__init__(words("ui.setup.options"))
        self.kit, self.variant, self.remembered = kit, variant, remembered
        self._changed, self._open_rules = changed, open_rules
        self.presets = ways_to_play(kit, variant.info)
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
        self.preset = ChoiceRow(
            words("ui.setup.preset"),
            [*(each.name for each in self.presets), words("ui.setup.own")],
            0,
            self._choose_preset,
            help=words("ui.setup.preset_help"),
        )
        self._make_rows()

    def _make_rows(self) -> None:
        """Make a row for each option, between that for all of them and that for the deal."""
        self._show_preset()
        self._shown, self._players = dict(self.remembered.options), len(self.remembered.bots) + 1
        made = [
            self._option_row(each)
            for each in self.variant.info.options
            if each.offered and each.players in (0, self._players)
        ]
        options = [row for row in made if row is not None]
        for row in options:
            row.opened = self._open_rules
        back = [] if self.variant.info.timed else [self.back]
        self.rows = [[row] for row in (self.preset, *options, *back, self.number)]

    def refresh(self) -> None:
        """Show the options as they are now, with rows made anew if any has changed by itself.

        Some are offered only to a certain number of players.
        """
        count = len(self.remembered.bots) + 1
        if self.remembered.options != self._shown or count != self._players:
            self._make_rows()

    def _option_row(self, option: Option) -> ChoiceRow | None:
        words, chosen, game = self.kit.words, self.remembered.options, self.variant.info.id
        changed = partial(self._set, option.name)
        if isinstance(option.default, tuple):
            texts = spoken_talk(self.kit).lists.get(option.name, option.default)
            return list_row(words, game, option, texts, chosen.get(option.name), changed)
        return option_row(words, game, option, chosen[option.name], changed)

    def _set(self, name: str, value: Value | None) -> None:
        if value is None:
            self.remembered.options.pop(name, None)
        else:
            self.remembered.options[name] = value
        self._shown = dict(self.remembered.options)
        self._show_preset()
        self._changed()

    def _show_preset(self) -> None:
        """Show which preset has the present options; the player's own if none has."""
        same = [self._proposed(each.options) == self.remembered.options for each in self.presets]
        self.preset.chosen = same.index(True) if True in same else len(self.presets)

    def _choose_preset(self, place: int) -> None:
        """Play as in a preset; one's own way is what is chosen already."""
        if place < len(self.presets):
            self.remembered.options = self._proposed(self.presets[place].options)
            self._make_rows()
            self._changed()

    def _proposed(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """Return a preset's options, with what is proposed for so many players where it has the default."""
        count = len(self.remembered.bots)
        own = {
            each.name: proposed(each, count)
            for each in self.variant.info.options
            if options.get(each.name) == each.default
        }
        return {**options, **own}

    def _choose_back(self, place: int) -> None:
        self.remembered.back = BACK[place]
        self._explain_back()

    def _explain_back(self) -> None:
        self.back.help = self.kit.words(f"ui.setup.back_{self.remembered.back or 'alone'}_help")

    def _numbered(self, number: int) -> None:
        self.remembered.number = number

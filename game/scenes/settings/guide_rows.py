"""Rows that switch the first-game guides on or off: one for each game, and one for all."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.engine.info import Info
from game.scenes.base.game_titles import game_title
from game.show.guide_notes import SKIPPED
from game.store.platform_folders import assets
from game.variants import VARIANTS
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ChoiceRow
from game.view.widgets.widgets import Row

WAYS = ("off", "left", "all")
"""The choices: no notes; those that have not been read; all of them, from the beginning."""
FOR_ALL = ("off", "all")


def guide_rows(kit: SceneKit, changed: Callable[[], None]) -> list[Row]:
    """The row for all guides, and one for each game that has one."""
    rows = _GuideRows(kit, changed)
    return [rows.every, *rows.each.values()]


class _GuideRows:
    """Makes the rows; "left" is offered where some notes of a guide have been read."""

    def __init__(self, kit: SceneKit, changed: Callable[[], None]) -> None:
        self._words = kit.words
        self._read = kit.settings.guides
        self._changed = changed
        guides = assets() / "guides"
        infos = [each.info for each in VARIANTS if (guides / f"{each.info.id}.toml").is_file()]
        self._before = {info.id: self._read.get(info.id) for info in infos}
        self.each = {info.id: self._row(info) for info in infos}
        self.every = ChoiceRow(
            self._words("ui.settings.guide.every"),
            self._labels(FOR_ALL),
            0,
            self._choose_all,
            help=self._words("ui.settings.guide.every_help"),
        )
        self._agree()

    def _labels(self, ways: tuple[str, ...]) -> list[str]:
        return [self._words(f"ui.settings.guide.{way}") for way in ways]

    def _row(self, info: Info) -> ChoiceRow:
        now = self._way(info.id)
        ways = WAYS if now == "left" else FOR_ALL
        title = game_title(self._words, info.id)
        help = self._words("ui.settings.guide.help", game=title)
        choose = partial(self._choose, info.id, ways)
        return ChoiceRow(title, self._labels(ways), ways.index(now), choose, help=help)

    def _way(self, game: str) -> str:
        notes = self._read.get(game)
        return "all" if not notes else "off" if SKIPPED in notes else "left"

    def _put(self, game: str, way: str) -> None:
        notes = self._before[game]
        if way == "off":
            self._read[game] = [SKIPPED]
        elif way == "left" and notes:
            self._read[game] = notes
        else:
            self._read.pop(game, None)

    def _choose(self, game: str, ways: tuple[str, ...], place: int) -> None:
        self._put(game, ways[place])
        self._agree()
        self._changed()

    def _choose_all(self, place: int) -> None:
        if place < len(FOR_ALL):  # what stands behind them says that the games differ
            for game, row in self.each.items():
                self._put(game, FOR_ALL[place])
                row.chosen = 0 if FOR_ALL[place] == "off" else len(row.labels) - 1
        self._agree()
        self._changed()

    def _agree(self) -> None:
        """Show in the row for all games what their rows have in common."""
        ways = {self._way(game) for game in self.each}
        alike = len(ways) == 1 and "left" not in ways
        self.every.labels = self._labels(FOR_ALL if alike else (*FOR_ALL, "mixed"))
        self.every.chosen = FOR_ALL.index(ways.pop()) if alike else len(FOR_ALL)

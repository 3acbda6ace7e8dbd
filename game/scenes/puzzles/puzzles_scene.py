"""The page of puzzles: `PuzzlesScene(kit, stack)`. Today's first, then the games and all puzzles of each."""

from __future__ import annotations

from msgspec.structs import replace

from game.scenes.base.game_titles import title_parts
from game.scenes.base.panels.cover_tiles import CoverTiles
from game.scenes.base.panels.covers_of_games import game_covers
from game.scenes.base.panels.panel_columns import panel_box
from game.scenes.base.panels.panel_scene import PanelScene
from game.scenes.base.puzzles.puzzle_board import PuzzleBoard
from game.scenes.base.scene_stack import Stack
from game.scenes.puzzles.puzzle_panels import PuzzleChipsPanel, TodaysPuzzlePanel, puzzle_tile
from game.session.puzzles.puzzle_files import game_of
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox
from game.view.base.scene_kit import SceneKit
from game.view.widgets.widget_boxes import line_high
from game.view.widgets.widgets import Button

TWO = 44
"""How many heights of a line two columns of panels are wide at least."""


class PuzzlesScene(PanelScene):
    """The puzzles of the program, or those of another `board`, which stays as it is."""

    def __init__(self, kit: SceneKit, stack: Stack, board: PuzzleBoard | None = None) -> None:
        super().__init__(kit, stack)
        self._given = board
        self.today = Button("", self._play_todays, icon="play", size=28)
        self.next = Button("", self._play_next, icon="play")
        self.board = board or PuzzleBoard.of(kit)
        self.game = game_of(self.board.today)
        self._left = False
        """Whether something else has been on top since it was shown."""
        self._make()
        self.group.focused = self.first

    def _make(self) -> None:
        """Make what shows how the player stands, with the game that is chosen."""
        kit, words, board = self.kit, self.kit.words, self.board
        key = "again" if board.solved_today else "play_todays"
        self.today.label = words(f"ui.puzzles.{key}")
        self.today.enabled = board.puzzle(board.today) is not None
        wanted = board.next(self.game)
        self.next.enabled = board.puzzle(wanted) is not None
        self.today.primary = self.today.enabled and not board.solved_today
        self.next.primary = not self.today.primary
        name = title_parts(words, self.game).name
        self.next.label = words("ui.puzzles.play", game=name, number=board.number(wanted))
        self.panel = TodaysPuzzlePanel(kit, board, self.today)
        covers = game_covers()
        self.tiles = CoverTiles(
            kit, [puzzle_tile(kit, board, each, covers[each], self._choose) for each in board.keys]
        )
        for tile in self.tiles.tiles:
            tile.chosen = tile.game == self.game
        self.chips = PuzzleChipsPanel(kit, board, self.game, self._open)

    def _show(self) -> None:
        """Show how the player stands now."""
        self._make()
        self.layout()
        self.dirty = True

    def _choose(self, game: str) -> None:
        self.game = game
        self._show()
        self.group.focused = next(each for each in self.tiles.tiles if each.game == game)

    def _open(self, key: str) -> None:
        self.stack.ways.puzzle(self.board, key)

    def _play_todays(self) -> None:
        self._open(self.board.today)

    def _play_next(self) -> None:
        self._open(self.board.next(self.game))

    @property
    def heading(self) -> str:
        return self.kit.words("ui.puzzles.title")

    @property
    def about(self) -> str:
        return self.kit.words("ui.puzzles.subtitle")

    @property
    def first(self) -> Button:
        buttons = (self.today, self.next) if self.today.primary else (self.next, self.today)
        return next((each for each in buttons if each.enabled), self.back)

    @property
    def foot(self) -> list[Button]:
        return [self.next]

    @property
    def papers(self) -> Box:
        """Today's puzzle above the games, beside the puzzles of one, or below each other."""
        kit = self.kit
        today, tiles, chips = (
            replace(panel_box(kit, each), share=0) for each in (self.panel, self.tiles, self.chips)
        )
        left = ColumnBox((today, tiles), 16, share=1)
        right = ColumnBox((replace(chips, share=1),), share=1)
        two = RowBox((left, right), 24, least=TWO * line_high(kit))
        return FirstBox((two, ColumnBox((today, tiles, chips), 16)))

    def resume(self) -> None:
        if not self._left:
            return
        self._left = False
        if self._given is None:
            self.board = PuzzleBoard.of(self.kit)
        self._show()

    def pause(self) -> None:
        self._left = True

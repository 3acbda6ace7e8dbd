"""What lies on the page of puzzles: today's, a tile a game, and a chip for each puzzle of the one chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from pygame import Surface

from game.scenes.base.game_titles import title_parts
from game.scenes.base.panels.boxed_panel import BoxedPanel
from game.scenes.base.panels.cover_tiles import CoverTile
from game.scenes.base.puzzles.puzzle_board import PuzzleBoard
from game.session.puzzles.puzzle_files import GRADES, game_of
from game.view.base.boxes import Box, ColumnBox, LeafBox, TextBox, WrapBox
from game.view.base.colours import (
    AMBER,
    BROWN,
    INK,
    Colour,
)
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import Cover
from game.view.widgets.widget_boxes import button_box, line_high
from game.view.widgets.widgets import Button, Look, Widget

COUNT, TOLD, NUMBER, SIGN = 22.0, 27.0, 25.0, 26
CHIP = Colour.hex("#ecdcba")
SOLVED, LEFT = Colour.hex("#1f7a46"), Colour.hex("#9c3517")


def state_of(board: PuzzleBoard, key: str) -> str:
    """Return how the player stands with a puzzle, as the names of messages have it."""
    if board.is_back(key):
        return "back"
    if board.is_solved(key):
        return "solved"
    return "missed" if key in board.progress else "open"


class TodaysPuzzlePanel(BoxedPanel):
    """Today's puzzle: of which game it is, whether it is done, and the streak."""

    def __init__(self, kit: SceneKit, board: PuzzleBoard, play: Button) -> None:
        super().__init__(kit)
        words = kit.words
        self.title = words("ui.puzzles.todays")
        self.note = words("ui.puzzles.streak", count=board.streak) if board.streak else ""
        game = game_of(board.today)
        grade = board.grades(game).get(board.today, GRADES[0])
        self.about = words(
            "ui.puzzles.of_game",
            game=title_parts(words, game).name,
            grade=words(f"ui.puzzles.grade_{grade}"),
        )
        stands = "unreadable" if not play.enabled else "solved" if board.solved_today else "open"
        self.told = words(f"ui.puzzles.todays_{stands}")
        self.play = play

    @property
    def texts(self) -> list[TextBox]:
        return [
            TextBox(self.about, TOLD, BOLD, key="about"),
            TextBox(self.told, TOLD, MEDIUM, key="told"),
        ]

    @property
    def box(self) -> Box:
        play = button_box(self.kit, self.play, high=72, air=18)
        return ColumnBox((ColumnBox(tuple(self.texts), 10), play), 22)


def puzzle_tile(
    kit: SceneKit, board: PuzzleBoard, game: str, cover: Cover, choose: Callable[[str], None]
) -> CoverTile:
    """Return the tile of a game, with how many of its puzzles are solved."""
    keys = board.grades(game)
    solved = sum(map(board.is_solved, keys))
    told = kit.words("ui.puzzles.solved_of", count=solved, all=len(keys))
    return CoverTile(kit, game, cover, choose, told, told)


class PuzzleChip(Widget):
    """A puzzle by its number, with a sign of how the player stands with it. A press opens it."""

    radius = 14

    def __init__(self, kit: SceneKit, key: str, number: int, state: str, grade: str) -> None:
        super().__init__()
        self.key, self.state = key, state
        self.label = str(number)
        told = kit.words(f"ui.puzzles.state_{state}")
        self._spoken = self.label, told, kit.words(f"ui.puzzles.grade_{grade}")
        self.opened: Callable[[str], None] = lambda key: None

    @property
    def spoken(self) -> tuple[str, ...]:
        return self._spoken

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.opened(self.key)

    def box(self, kit: SceneKit) -> Box:
        """Return its box: a sign beside a number."""
        high = line_high(kit, NUMBER) + 18
        wide = kit.fonts.width("000", NUMBER, BOLD) / kit.space.scale + SIGN + 30
        return LeafBox(wide, high, key=self)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint = kit.px, kit.paint
        rect = self.rect.move(0, px(3)) if look.pressed else self.rect
        paint.box(target, rect, AMBER.fade(0.55) if self.state == "back" else CHIP, radius=14)
        left = rect.left + px(12)
        draw_sign(kit, target, self.state, (left + px(SIGN) // 2, rect.centery), px(SIGN))
        at = (left + px(SIGN) + px(8), rect.centery)
        paint.text(target, self.label, at, NUMBER, BOLD, INK, "midleft")


def draw_sign(kit: SceneKit, target: Surface, state: str, at: tuple[int, int], side: int) -> None:
    """Draw the sign of a state about a point: solved a tick, back an arrow, missed a clock, open a ring."""
    icons = {"solved": ("check", SOLVED), "back": ("undo", LEFT), "missed": ("clock", BROWN)}
    if state in icons:
        name, ink = icons[state]
        sign = kit.pictures.tinted(f"icons/{name}", side, side, ink)
        target.blit(sign, sign.get_rect(center=at))
        return
    kit.paint.disc(target, at, max(2, side // 4), BROWN.fade(0.5))


class PuzzleChipsPanel(BoxedPanel):
    """The puzzles of one game, with how many of each grade are solved, and what the signs mean."""

    def __init__(
        self, kit: SceneKit, board: PuzzleBoard, game: str, opened: Callable[[str], None]
    ) -> None:
        super().__init__(kit)
        words, grades = kit.words, board.grades(game)
        self.title = title_parts(words, game).name
        back = sum(map(board.is_back, grades))
        self.note = words("ui.puzzles.come_back", count=back) if back else ""
        every = Counter(grades.values())
        solved = Counter(grade for key, grade in grades.items() if board.is_solved(key))
        self._counts = [
            TextBox(
                words(
                    "ui.puzzles.grade_count",
                    grade=words(f"ui.puzzles.grade_{grade}"),
                    count=solved[grade],
                    all=every[grade],
                ),
                COUNT,
                MEDIUM,
                key=("grade", grade),
            )
            for grade in GRADES
            if every[grade]
        ]
        self.chips = [
            PuzzleChip(kit, key, board.number(key), state_of(board, key), grade)
            for key, grade in grades.items()
        ]
        for each in self.chips:
            each.opened = opened

    @property
    def texts(self) -> list[TextBox]:
        return self._counts

    @property
    def box(self) -> Box:
        chips = tuple(each.box(self.kit) for each in self.chips)
        counts = WrapBox(tuple(self._counts), 28, line_gap=4)
        return ColumnBox((counts, WrapBox(chips, 12, line_gap=12)), 16)

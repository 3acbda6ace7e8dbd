"""The corner of the player: the own plate, and below it prompts with the keys for what can be done.

`OwnCorner.divide` divides the corner between the two. A few prompts are in one row; with large text they are in
a grid with rows of equal length.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from pygame import FRect, Rect

from game.show.table_highlights import TableHighlights
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.speech.occupancy import PANEL, PROMPTS
from game.view.speech.spots import Covering, covers_none
from game.view.table.side_panels import PROMPT_SIZE, Prompt, SidePanels

COMMANDS = ("draw", "why", "hint", "undo", "rules", "sort")
"""The commands offered as prompts, the first first, where the game has them."""
MOST = 6
"""The most prompts that are shown."""
SMALLEST = 21.0
"""The text size below which prompts are set in another row instead."""
PLATE_TALL = 122.0
LEAST_PLATE = 80.0
GAP, WIDEST_GAP, ROW_GAP, CLOSE = 10.0, 26.0, 8.0, 4.0
ABOVE = 14.0
"""Between the plate and the first row; of more than two rows this and ROW_GAP are as small as CLOSE."""


class OwnCorner:
    """The plate's place (design pixels) and the prompts as they stand; `commands` are what they do.

    An onlooker's corner is not `owned`: nothing is drawn there.
    """

    def __init__(
        self, kit: SceneKit, side_panels: SidePanels, commands: Sequence[str], *, owned: bool
    ) -> None:
        self.owned = owned
        self.kit = kit
        self.side_panels = side_panels
        self._commands = tuple(commands[:MOST])
        self.commands = self._commands
        self.plate = self._usual = FRect(0, 0, 0, 0)
        self._places: list[Rect] = []
        self._labels: list[str] = []
        self._size = PROMPT_SIZE
        self._divided: Hashable = None
        self.prompts: list[Prompt] = []
        """The prompts as they were drawn last."""

    def divide(self, where: FRect) -> None:
        """Take over where the corner is. Keycaps of another device have other widths, too."""
        rect = self.kit.rect(where)
        self.commands = self._offered()
        labels = self._labels = self._named()
        keys = tuple(map(self.side_panels.keycaps, self.commands))
        question = (*rect, *where, self.commands, tuple(labels), keys, self.kit.space)
        if question != self._divided:
            self._divided = question
            self._share_out(where, rect, labels)
        self.plate = self._above_panel()
        if self.owned:
            self.side_panels.occupancy.report("own plate", self.plate, cover=Covering.AT_LAST)

    def _above_panel(self) -> FRect:
        """The plate's usual place, or right above a panel that is open there."""
        panel, plate = self.side_panels.occupancy.box(PANEL), FRect(self._usual)
        if panel is not None and not covers_none(plate, [panel]):
            plate.bottom = panel.top - ROW_GAP
        return plate

    def _share_out(self, where: FRect, rect: Rect, labels: Sequence[str]) -> None:
        rows, self._size = self._arrangement(labels, rect.w)
        top = self._lay(labels, rows, rect) if labels else rect.bottom
        above = ABOVE if rows < 3 else CLOSE
        free = top / self.kit.space.scale - above - where.top
        wished = self.kit.space.roomy(PLATE_TALL, 0.9)
        tall = min(wished, max(LEAST_PLATE, free))
        bottom = top / self.kit.space.scale - above
        self._usual = FRect(where.left, bottom - tall, where.w, tall)

    def _offered(self) -> tuple[str, ...]:
        """Where a button, or a key of a zone, opens what has none of its own, it stands for all of that."""
        keycaps = self.side_panels.keycaps
        if not (keycaps.by_pad or keycaps.by_zone) or not keycaps("more"):
            return self._commands
        return (*(each for each in self._commands if keycaps(each)), "more")

    def _named(self) -> list[str]:
        words = self.kit.words
        shorter = (f"table.{command}_short" for command in self.commands)
        return [
            words(short if short in words else f"table.{command}")
            for short, command in zip(shorter, self.commands, strict=True)
        ]

    def _sizes(self, labels: Sequence[str], size: float) -> list[tuple[int, int]]:
        pairs = zip(self.commands, labels, strict=True)
        return [self.side_panels.prompt_size(command, label, size) for command, label in pairs]

    def _arrangement(self, labels: Sequence[str], room: int) -> tuple[int, float]:
        """In how many rows they stand, and how large: one row if that can be."""
        for rows in range(1, len(labels) + 1):
            size = PROMPT_SIZE
            while size >= SMALLEST:
                if sum(self._columns(labels, rows, size)) <= room:
                    return rows, size
                size -= 1
        return max(1, len(labels)), SMALLEST

    def _columns(self, labels: Sequence[str], rows: int, size: float) -> list[int]:
        """How wide the columns are, each but the last with the gap behind it."""
        abreast = -(-len(labels) // rows)
        widths = [wide for wide, _ in self._sizes(labels, size)]
        columns = [max(widths[column::abreast]) for column in range(min(abreast, len(widths)))]
        gap = self.kit.px(GAP)
        return [wide + gap for wide in columns[:-1]] + columns[-1:]

    def _lay(self, labels: Sequence[str], rows: int, rect: Rect) -> int:
        """Give each its place, along the corner's right and lower edge; where the first row begins."""
        columns, sizes = (
            self._columns(labels, rows, self._size),
            self._sizes(labels, self._size),
        )
        high = sizes[0][1]
        gap = self.kit.px(ROW_GAP if rows < 3 else CLOSE)
        step = high + gap
        top = rect.bottom - rows * step + gap
        spare = (rect.w - sum(columns)) // max(1, len(columns) - 1)
        more = max(0, min(spare, self.kit.px(WIDEST_GAP - GAP)))
        left = rect.right - sum(columns) - more * (len(columns) - 1)
        self._places = []
        for place, (wide, _) in enumerate(sizes):
            row, column = divmod(place, len(columns))
            x = left + sum(columns[:column]) + more * column
            self._places.append(Rect(x, top + row * step, wide, high))
        return top

    def pieces(self, light: TableHighlights) -> list[Piece]:
        """Return the prompts as they are drawn with these highlights: none under an open panel."""
        occupancy = self.side_panels.occupancy
        opened = [self.kit.rect(box) for box in occupancy.boxes(PANEL)]
        self.forget()
        if all(covers_none(place, opened) for place in self._places):
            places = zip(self.commands, self._labels, self._places, strict=True)
            self.prompts = [
                Prompt(command, label, rect, _ready(command, light), self._size)
                for command, label, rect in places
            ]
        if self.prompts:
            return [self.side_panels.prompts(self.prompts)]
        occupancy.remove(PROMPTS)
        return []

    def forget(self) -> None:
        """Let no prompt be there."""
        self.prompts = []

    def prompt_at(self, pos: tuple[int, int]) -> int | None:
        """Return the number of the prompt under a point in real pixels, or None."""
        found = (
            n for n, each in enumerate(self.prompts) if each.rect.inflate(12, 12).collidepoint(pos)
        )
        return next(found, None)


def _ready(command: str, light: TableHighlights) -> bool:
    """Whether a command is of use now."""
    if command == "draw":
        return light.may_draw
    if command == "undo":
        return light.may_undo
    return command not in ("why", "hint") or light.playable is not None or light.choosing

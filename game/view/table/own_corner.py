"""The corner of the player: the own plate, and by it prompts with the keys for what can be done.

`OwnCorner.divide` divides the corner between the two. A few prompts are in one row, below the plate or, where
it has a clock, above it; with large text they are in a grid with rows of equal length.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Sequence

from msgspec.structs import replace
from pygame import FRect, Rect

from game.show.table_highlights import TableHighlights
from game.view.base.boxes import Box, ColumnBox, FirstBox, FlowBox, GridBox, LeafBox, RowBox
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.input.key_labels import Keycaps
from game.view.speech.occupancy import OWN_PLACE, OWN_PLATE, PANEL, PROMPTS
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
CLOCK, LEAST_WIDE = 122.0, 452.0
"""The room of the clock left of the plate, and how wide that is at least if the corner has both."""
GAPS = (26.0, 22.0, 18.0, 14.0, 10.0)
"""Between prompts beside each other, as far apart as there is room."""
ROW_GAP, CLOSE = 8.0, 4.0
ABOVE = 14.0
"""Between the plate and the first row; of more than two rows this and ROW_GAP are as small as CLOSE."""


class OwnCorner:
    """The plate's place (design pixels) and the prompts as they stand; `commands` are what they do.

    An onlooker's corner is not `owned`: nothing is drawn there. A `clocked` one has a clock beside the plate.
    """

    def __init__(
        self,
        kit: SceneKit,
        side_panels: SidePanels,
        keycaps: Keycaps,
        commands: Sequence[str],
        *,
        owned: bool,
        clocked: bool,
    ) -> None:
        self.owned, self.clocked = owned, clocked
        self.kit = kit
        self.side_panels, self.keycaps = side_panels, keycaps
        self._commands = tuple(commands[:MOST])
        self.commands = self._commands
        self.plate = self._usual = FRect(0, 0, 0, 0)
        self._places: list[Rect] = []
        self._labels: list[str] = []
        self._keys: tuple[str, ...] = ()
        self._size = PROMPT_SIZE
        self._divided: Hashable = None
        self.prompts: list[Prompt] = []
        """The prompts as they were drawn last."""
        self.spoken_for: Callable[[], Collection[str]] = tuple
        """Returns the keys that mean something else for now, lest one stand there twice."""

    def divide(self, where: FRect) -> None:
        """Take over where the corner is. Keycaps of another device have other widths, too."""
        rect = self.kit.rect(where)
        self.commands = self._offered()
        labels = self._labels = self._named()
        keys = self._keys = tuple(map(self.keycaps, self.commands))
        question = (*rect, *where, self.commands, tuple(labels), keys, self.kit.space)
        if question != self._divided:
            self._divided = question
            self._share_out(rect, labels)
        self.plate = self._above_panel()
        if self.owned:
            self.side_panels.occupancy.report(OWN_PLATE, self.plate, cover=Covering.AT_LAST)
            self.side_panels.occupancy.report(OWN_PLACE, self._usual, cover=Covering.FREELY)

    def _above_panel(self) -> FRect:
        """The plate's usual place, or above a panel that is open there."""
        occupancy, usual = self.side_panels.occupancy, FRect(self._usual)
        panel = occupancy.box(PANEL)
        if panel is None or covers_none(usual, [panel]):
            return usual
        high, low = above_panel(usual, panel)
        return high if occupancy.spares(high) else low

    def _share_out(self, rect: Rect, labels: Sequence[str]) -> None:
        """Place the prompts along the corner's right edge below the plate; above it where a clock runs."""
        kit = self.kit
        endless = Rect(0, 0, rect.w, kit.size[1])
        ways = self._ways(labels)
        prompts, rows = next(ways)
        while not kit.boxes.fits(prompts, endless) and (another := next(ways, None)):
            prompts, rows = another
        wished = kit.space.roomy(PLATE_TALL, 0.9)
        plate: Box = FlowBox(wished, lambda wide: wished, view=LEAST_PLATE, key="plate", share=1)
        if self.clocked and rows > 1:  # else the map leaves room for the clock
            plate = FirstBox((RowBox((Box(least=CLOCK), replace(plate, least=LEAST_WIDE))), plate))
        aside = ColumnBox((prompts,), align="end")
        above = ABOVE if rows < 3 else CLOSE
        # Where a clock runs one looks at plate and hand at once: nothing stands between the two.
        parts = (aside, plate) if self.clocked and rows == 1 else (plate, aside)
        box = ColumnBox(parts, above, spread="end")
        high = kit.boxes.size(box, rect)[1]
        placed = kit.arrange(box, Rect(rect.left, rect.bottom - high, rect.w, high))
        self._usual = kit.design(placed["plate"])
        self._places = [placed[command] for command in self.commands]

    def _ways(self, labels: Sequence[str]) -> Iterator[tuple[Box, int]]:
        """Yield the prompts in few rows or more, and in how many: the largest and widest apart first."""
        scale = self.kit.space.scale
        for rows in range(1, len(labels) + 1):
            abreast, between = -(-len(labels) // rows), ROW_GAP if rows < 3 else CLOSE
            for less in range(round(PROMPT_SIZE - SMALLEST) + 1):
                self._size = PROMPT_SIZE - less
                sizes = self._sizes(labels, self._size)
                parts = tuple(
                    LeafBox(wide / scale, high / scale, key=command)
                    for command, (wide, high) in zip(self.commands, sizes, strict=True)
                )
                for gap in GAPS:
                    grid = GridBox(parts, gap, columns=abreast, line_gap=between, even=False)
                    yield grid, rows
        if not labels:
            yield Box(), 0

    def _offered(self) -> tuple[str, ...]:
        """Where a button, or a key of a zone, opens what has none of its own, it stands for all of that."""
        keycaps = self.keycaps
        if not keycaps.by_steps or not keycaps("more"):
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

    @property
    def hidden(self) -> frozenset[str]:
        """The commands whose prompts are left out: a bubble lies over them, or their key is spoken for."""
        occupancy, kit, taken = self.side_panels.occupancy, self.kit, self.spoken_for()
        each = zip(self.commands, self._keys, self._places, strict=True)
        return frozenset(
            command
            for command, key, at in each
            if (key and key in taken) or occupancy.beneath(kit.design(at))
        )

    def pieces(self, light: TableHighlights) -> list[Piece]:
        """Return the prompts as they are drawn with these highlights: none under an open panel."""
        occupancy, hidden = self.side_panels.occupancy, self.hidden
        opened = [self.kit.rect(box) for box in occupancy.boxes(PANEL)]
        self.forget()
        if not all(covers_none(place, opened) for place in self._places):
            occupancy.remove(PROMPTS)
            return []
        # Also for those that are hidden: else what lies over them would have another place now.
        first, *others = self._places
        area = self.kit.design(first.unionall(others)).inflate(4, 10)
        occupancy.report(PROMPTS, area, cover=Covering.SOONER)
        each = zip(self.commands, self._keys, self._labels, self._places, strict=True)
        self.prompts = [
            Prompt(command, key, label, rect, _ready(command, light), self._size)
            for command, key, label, rect in each
            if command not in hidden
        ]
        return [self.side_panels.prompts(self.prompts)] if self.prompts else []

    def forget(self) -> None:
        """Let no prompt be there."""
        self.prompts = []

    def prompt_at(self, pos: tuple[int, int]) -> int | None:
        """Return the number of the prompt under a point in real pixels, or None."""
        found = (
            n for n, each in enumerate(self.prompts) if each.rect.inflate(12, 12).collidepoint(pos)
        )
        return next(found, None)


def above_panel(usual: FRect, panel: FRect) -> tuple[FRect, FRect]:
    """Return where a plate lies right above a panel, as high as usual, and low, lest it cover the middle."""
    high, low = (
        FRect(usual.left, panel.top - CLOSE - tall, usual.w, tall)
        for tall in (usual.h, min(usual.h, LEAST_PLATE))
    )
    return high, low


def _ready(command: str, light: TableHighlights) -> bool:
    """Whether a command is of use now."""
    if command == "draw":
        return light.may_draw
    if command == "undo":
        return light.may_undo
    return command not in ("why", "hint") or light.playable is not None or light.choosing

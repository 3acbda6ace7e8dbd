"""What is asked at a puzzle's table, beside the cards, with the ways to help and back."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from itertools import product

from msgspec.structs import replace
from pygame import Rect, Surface

from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, LeafBox, TextBox, WrapBox
from game.view.base.colours import BROWN, INK, PAPER, PAPER_EDGE, PAPER_LOW
from game.view.base.fonts import MEDIUM, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.input.key_labels import Keycaps
from game.view.layout.table_layout import Placement
from game.view.speech.occupancy import HAND_ROOM, LOG, PANEL_ROOM, Occupancy, Precedence
from game.view.speech.spots import Covering
from game.view.widgets.way_pills import WayPills
from game.view.widgets.widget_boxes import draw_text

HINT, LEAVE, UNSEEN, SCENE = "hint", "back", "moves", "undo"
"""The commands of the pills."""
LABELS = {LEAVE: "ui.back"}
HELPS = {HINT: "ui.puzzles.hint", UNSEEN: "ui.puzzles.unseen"}
"""The ways to help, with their labels; AFTER_SCENE are those where a scene was seen."""
AFTER_SCENE = {HINT: "ui.puzzles.hint", UNSEEN: "ui.puzzles.happened", SCENE: "ui.puzzles.scene"}
ASKED = "asked"
"""The name of its parts in the occupancy."""
NOTHING_THERE = (LOG, HAND_ROOM, PANEL_ROOM)
"""Names in the occupancy of what may lie under the paper."""
ABOUT, GOAL, BELOW, GAP = 22.0, 34.0, 24.0, 12
WIDER = 2
"""How many times as wide as the column the paper is where it does not lie in that."""


class PuzzleBar(WayPills):
    """The paper with what is asked, and the pills; `texts` has where the paper and its lines are.

    It says what it is `about`, the `goal`, and `below` that how sure the answer is; where there is no room for
    all of it, the goal alone.
    """

    def __init__(
        self,
        kit: SceneKit,
        keycaps: Keycaps,
        occupancy: Occupancy,
        texts: tuple[str, str, str],
        helps: Mapping[str, str] = HELPS,
    ) -> None:
        super().__init__(kit, keycaps)
        self.occupancy = occupancy
        self.helps = helps
        self.spare: tuple[str, ...] = ()
        """Names in the occupancy of what it may lie over where there is no other room."""
        self.about, self.goal, self.below = texts
        self.texts: dict[Hashable, Rect] = {}
        self._leave = self._side = Rect(0, 0, 0, 0)
        self._among_seats = False
        """Whether places were found since the seats of others have theirs."""

    def label(self, command: str) -> str:
        return self.kit.words({**LABELS, **self.helps}[command])

    def tell_below(self, text: str) -> None:
        """Say something else below what is asked."""
        self.below = text
        self._settle()

    def place(self, placement: Placement) -> None:
        """Take over where the menu and the list of moves would be."""
        self._leave = self.kit.rect(placement["menu"])
        self._leave.size = self.wide(LEAVE), min(self.high, self._leave.h)
        self._side = self.kit.rect(placement["log"])
        self._among_seats = False
        self._settle()

    def _settle(self) -> None:
        """Find places for all, among the seats once these have theirs."""
        kit = self.kit
        placed = self._placed()
        self.rects = {
            LEAVE: self._leave,
            **{each: placed[each] for each in self.helps if each in placed},
        }
        self.texts = {key: rect for key, rect in placed.items() if key not in self.rects}
        taken = map(kit.design, [*self.rects.values(), placed["paper"]])
        self.occupancy.report(ASKED, *taken, cover=Covering.NEVER)

    def _placed(self) -> Placed:
        """Return where the fullest paper that covers nothing lies with the ways to help.

        That is at the lower end of a column, or else, twice as wide, near it.
        """
        kit, side = self.kit, self._side
        ground = self.occupancy.ground(Precedence.PIECE, LOG, own=ASKED)
        ground = ground.also(kit.design(self._leave))
        foot = ground.over(*NOTHING_THERE)
        room = all(self.fits(each, side.w) for each in self.helps)
        *full, smallest = self._boxes
        for box in full if room else ():
            high = kit.boxes.height(box, side.w)
            placed = kit.arrange(box, Rect(side.left, side.bottom - high, side.w, high))
            if foot.free(kit.design(placed["paper"])):
                return placed
        near = kit.design(Rect(side.left, side.bottom, side.w, 1))
        grounds = [ground, *([ground.over(*self.spare)] if self.spare else [])]
        for box, free, wide in product(self._boxes, grounds, self._widths):
            size = wide / kit.space.scale, kit.boxes.height(box, wide) / kit.space.scale
            if found := free.nearest(near, size):
                return kit.arrange(box, kit.rect(found.rect))
        size = self._widths[0] / kit.space.scale, kit.boxes.height(smallest, self._widths[0])
        size = size[0], size[1] / kit.space.scale
        return kit.arrange(smallest, kit.rect(ground.least(near, size).rect))

    @property
    def _widths(self) -> list[int]:
        """How wide the paper is tried where it is not in its column.

        That is with two ways in a row; of more than two, also with all.
        """
        ways, gap = [self.wide(each) for each in self.helps], self.kit.px(GAP)
        two, every = (sum(ways[:count]) + (count - 1) * gap for count in (2, len(ways)))
        found = [max(WIDER * self._side.w, two)]
        return [*found, every] if len(ways) > 2 else found

    @property
    def _lines(self) -> tuple[TextBox, TextBox, TextBox]:
        """What is said, from above."""
        return (
            TextBox(self.about, ABOUT, MEDIUM, smallest=18, key="about"),
            TextBox(self.goal, GOAL, TITLE, smallest=18, key="goal"),
            TextBox(self.below, BELOW, MEDIUM, smallest=18, key="below"),
        )

    @property
    def _boxes(self) -> Iterator[Box]:
        """The paper above the ways to help, with less and less on it.

        At last of more than two ways the first two are left; the second leads to the others.
        """
        about, goal, below = self._lines
        ways = self._ways(len(self.helps))
        for texts in ((about, goal, below), (goal, below), (goal,)):
            paper = ColumnBox(texts, 4, pad=(22, 14, 22, 18), key="paper")
            yield ColumnBox((paper, ways), GAP)
        small = replace(goal, size=ABOUT)
        for text, few in ((goal, ways), (small, ways), (small, self._ways(2))):
            yield ColumnBox((ColumnBox((text,), pad=(10, 6, 10, 8), key="paper"), few), 4)

    def _ways(self, count: int) -> Box:
        """So many of the ways to help, in rows."""
        wide, high = self.kit.space.scale, self.high / self.kit.space.scale
        ways = list(self.helps)[:count]
        boxes = tuple(LeafBox(self.wide(each) / wide, high, key=each) for each in ways)
        return WrapBox(boxes, GAP, line_gap=GAP)

    def draw(self, target: Surface) -> None:
        """Draw them."""
        if not self._among_seats and self.occupancy.of_seats("player"):
            self._among_seats = True
            self._settle()
        kit, texts = self.kit, self.texts
        fill = (PAPER, PAPER_LOW)
        kit.paint.box(target, texts["paper"], fill, radius=22, edge=PAPER_EDGE, shadow=True)
        for line in self._lines:
            if line.key in texts:
                ink = INK if line.key == "goal" else BROWN
                draw_text(kit, target, line, texts[line.key], ink)
        for command in self.rects:
            self.draw_pill(target, command)

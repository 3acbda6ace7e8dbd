"""What stands round a table that is played at: the menu, recent moves, and the lines of the match."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect

from game.engine.info import Info
from game.engine.table import Table
from game.show.director import Director
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.layout.seat_boxes import SeatBox
from game.view.layout.table_layout import Placement
from game.view.speech.occupancy import LOG, PANEL, Occupancy
from game.view.speech.spots import covers_none
from game.view.table.match_lines import MatchLines
from game.view.table.rule_marks import RULES, RuleMarks
from game.view.table.side_panels import SidePanels

MENU = "menu"
MOVES = 6
"""The number of recent moves that are listed."""


class Furnishings:
    """The furnishings of one table; a table that is only looked at, or taught at, has none."""

    def __init__(
        self,
        kit: SceneKit,
        table: Table,
        info: Info,
        director: Director,
        side_panels: SidePanels,
        occupancy: Occupancy,
    ) -> None:
        self.kit, self.director = kit, director
        self.side_panels, self.occupancy = side_panels, occupancy
        self.lines = MatchLines(kit, table, director, occupancy)
        self.marks = RuleMarks(kit, table, info, occupancy)
        self.menu = Rect(0, 0, 0, 0)
        self.log_is_kept = False
        """Whether the list of recent moves also tells which round is played, and so gives way last."""
        self.gave_way = False
        """Whether the list of recent moves is left out, as a bubble or a panel lies over it."""

    def give_way(self) -> bool:
        """Leave out the list of recent moves while a bubble or panel lies over it; return whether it is so."""
        moves, panels = self.occupancy.boxes(LOG), self.occupancy.boxes(PANEL)
        opened = not all(covers_none(box, panels) for box in moves)
        self.gave_way = opened or self.occupancy.overlaid(LOG)
        return self.gave_way

    def pieces(
        self,
        placement: Placement,
        boxes: Mapping[int, SeatBox],
        *,
        back_taken: bool,
        rules_told: bool,
    ) -> list[Piece]:
        """Return the pieces to draw; with `back_taken` the key for going back means something else now.

        With `rules_told` the rules in force are named.
        """
        words, told = self.kit.words, self.lines.find(placement, boxes)
        self.log_is_kept = bool(self.lines.texts) and not told
        title = self.lines.sentence if self.log_is_kept else words("table.log")
        log = list(self.director.log)[-MOVES:]
        moves = self.side_panels.log(placement[LOG], title, log, kept=self.log_is_kept)
        menu, self.menu = self.side_panels.menu(
            placement[MENU], words("table.menu"), taken=back_taken
        )
        places = [box for name, box in placement.places.items() if name != MENU]
        places += [seat.box for seat in boxes.values()]
        self.marks.find(self.menu, lambda box: covers_none(box, places))
        marks = self.marks.pieces(told=rules_told)
        return [*([] if self.gave_way else [moves]), menu, *self.lines.pieces(told), *marks]

    def at(self, pos: tuple[int, int], placement: Placement) -> str:
        """Return MENU, RULES or LOG if that is under a point in real pixels, else ""."""
        if self.menu.collidepoint(pos):
            return MENU
        if self.marks.at(pos):
            return RULES
        log = self.kit.rect(placement[LOG])
        return LOG if not self.gave_way and log.collidepoint(pos) else ""

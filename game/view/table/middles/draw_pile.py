"""The draw pile of a middle, with the number of cards left below it."""

from __future__ import annotations

from game.show.table_highlights import FocusAt, TableHighlights
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.cards.pile_art import Piles
from game.view.layout.table_layout import Placement
from game.view.speech.occupancy import Occupancy
from game.view.speech.spots import Covering


def report_draw_pile(occupancy: Occupancy, placement: Placement) -> None:
    """Report the number of cards left; the pile is reported whenever it changes."""
    occupancy.report("stock count", placement["stock"], cover=Covering.AT_LAST)


def draw_pile(
    kit: SceneKit,
    piles: Piles,
    occupancy: Occupancy,
    placement: Placement,
    count: int,
    highlights: TableHighlights,
) -> tuple[Piece, Piece]:
    """Return the pile and the number below it, and report where the pile stands."""
    standing = piles.stock_box(placement["draw"], count)
    occupancy.report("draw pile", standing, cover=Covering.FREELY)
    own = highlights.own
    return (
        piles.stock(placement["draw"], count, own.at is FocusAt.PILE and not own.asked),
        piles.count(placement["stock"], kit.words("table.left", count=count)),
    )

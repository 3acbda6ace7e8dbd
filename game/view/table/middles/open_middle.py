"""The middle with cards that lie open, of which cards of the hand take some, beside a draw pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pygame import FRect, Surface

from game.engine.events import Place
from game.engine.info import Info
from game.show.motion.card_pose import Pose
from game.show.motion.flight import Flight
from game.show.presented_table import PILE, Presented
from game.show.table_highlights import TableHighlights
from game.view.base.pictures import CARD_RATIO
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.cards.card_art import CardArt
from game.view.cards.card_sprites import PLAYED, Mark
from game.view.cards.pile_art import Piles
from game.view.layout.seat_boxes import SeatBox
from game.view.layout.table_layout import Placement
from game.view.speech.occupancy import OPEN_CARDS, Occupancy
from game.view.speech.spots import Covering
from game.view.table.middles.draw_pile import draw_pile, report_draw_pile
from game.words.sentences import Sentences

PLACES = ("draw", "stock", "open")
"""What of the layout it fills."""
GAP = 10.0
"""The room between open cards."""
FEWEST, MORE = 8, 4
"""For how many open cards there are places at least, and how many places are added at once."""


class OpenMiddle:
    """A draw pile, and the cards of all zones from which verbs take, one zone after the other."""

    hidden: tuple[bool, ...] = ()

    def __init__(self, kit: SceneKit, art: CardArt, told: Sentences, info: Info, seat: int) -> None:
        self.kit, self.art = kit, art
        self.near = seat
        self.piles = Piles(kit, art, told.table.deck)
        self.occupancy = Occupancy()

    def resize(self, placement: Placement, boxes: Mapping[int, SeatBox]) -> None:
        """Take over where everything is."""
        self._placement, self._boxes = placement, boxes

    def pieces(self, shown: Presented[Any], highlights: TableHighlights) -> list[Piece]:
        """Both, the open cards with those marked that are to be taken."""
        cards = shown.lying()
        poses = [self._pose(number, len(cards)) for number in range(len(cards))]
        boxes = [_box(pose) for pose in poses]
        self.occupancy.report(OPEN_CARDS, *boxes, cover=Covering.AT_LAST)
        marked = Counter(highlights.own.taken)
        stock = len(shown.cards(PILE))
        pieces = [
            *draw_pile(self.kit, self.piles, self.occupancy, self._placement, stock, highlights)
        ]
        for number, (card, pose) in enumerate(zip(cards, poses, strict=True)):
            marks = marked[card] > 0
            marked[card] -= marks
            pieces.append(self._card(number, card, pose, marked=marks))
        return pieces

    def _card(self, number: int, card: int, pose: Pose, *, marked: bool) -> Piece:
        mark = Mark.FOCUS if marked else Mark.PLAIN

        def draw(target: Surface) -> None:
            self.art.draw(target, card, pose, lift=PLAYED, mark=mark)

        reach = self.art.reach(pose, PLAYED, mark)
        return Piece(f"open {number}", (card, marked, *pose), reach, draw)

    def _pose(self, number: int, count: int) -> Pose:
        """Return the pose of one of so many open cards: in rows, as large as there is room for."""
        area = self._placement["open"]
        places = max(FEWEST, -(-count // MORE) * MORE)
        wide, across = max(
            (min(area.w / across, area.h / -(-places // across) / CARD_RATIO), across)
            for across in range(1, places + 1)
        )
        wide = min(wide, self.pile.w)
        down, aside = divmod(number, across)
        rows = -(-places // across)
        x = area.centerx + (aside - (min(across, places) - 1) / 2) * wide
        y = area.centery + (down - (rows - 1) / 2) * wide * CARD_RATIO
        return Pose(x, y, 0.0, wide - GAP)

    def pose(self, place: Place, shown: Presented[Any], flight: Flight, arriving: bool) -> Pose:
        """The top of the draw pile, an open card, or beside the seat that has taken cards."""
        if place == PILE:
            return self.piles.stock_pose(self._placement["draw"], len(shown.cards(PILE)))
        if place.seat < 0 and place.zone in shown.open_zones:
            others = shown.open_zones[: shown.open_zones.index(place.zone)]
            before = sum(len(shown.cards(Place(zone))) for zone in others)
            if arriving:
                there = before + len(shown.cards(place))
                return self._pose(there, there + 1)
            return self._pose(before + flight.index, before + len(flight.before))
        box = self._boxes.get(place.seat)
        where = self._placement.places.get("own", self.area) if box is None else box.portrait
        return Pose(where.centerx, where.centery, 0.0, self.lying / 2)

    def rest(self, flight: Flight) -> tuple[Pose, float] | None:
        """Return None: where it will lie depends on how many cards lie there then."""
        return None

    def top_pose(self, shown: Presented[Any]) -> Pose | None:
        """Return None: no play is called into question."""
        return None

    def last_played(self, shown: Presented[Any]) -> FRect | None:
        """Return None: the cards lie beside each other."""
        return None

    def report(self, occupancy: Occupancy) -> None:
        """Report the pile and the area of the open cards, which are reported whenever they change."""
        self.occupancy = occupancy
        occupancy.report("middle", self.area, cover=Covering.FREELY)
        occupancy.report("pile", self.pile, cover=Covering.FREELY)
        report_draw_pile(occupancy, self._placement)

    def at(self, x: float, y: float) -> str:
        """The draw pile."""
        return "draw" if self.pile.inflate(20, 20).collidepoint(x, y) else ""

    @property
    def lying(self) -> float:
        """As wide as an open card."""
        return self._pose(0, 0).width

    @property
    def area(self) -> FRect:
        """The pile and the open cards."""
        return self.pile.union(self._placement["open"])

    @property
    def pile(self) -> FRect:
        """The draw pile."""
        return self._placement["draw"]


def _box(pose: Pose) -> FRect:
    box = FRect(0, 0, pose.width, pose.height)
    box.center = (pose.x, pose.y)
    return box

"""Who sits at a table, as they are now: their plates and portraits, and the marker of whose turn it is."""

from __future__ import annotations

from msgspec import structs
from pygame import FRect, Surface

from game.show.shown_seat import ShownSeat
from game.show.table_highlights import FocusAt
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.input.bindings import in_a_sentence
from game.view.input.key_labels import Keycaps
from game.view.layout.seat_boxes import SeatBox
from game.view.speech.occupancy import PANEL
from game.view.speech.spots import covers_none
from game.view.table.plate_content import PlateContent
from game.view.table.plate_pills import draw_swollen_count
from game.view.table.player_plates import PlayerPlates
from game.view.table.portraits import draw_marker
from game.view.table.turn_marker import GLIDE, Circle, TurnMarker
from game.words.named_things import Player

HANGING = 24.0
"""How far the total hangs out below the own plate, in design pixels."""


class SeatedPeople:
    """The people at one table: the others in their boxes, and who sits `near` (−1: nobody) in the own corner.

    `totals` is whether plates show the scores over all rounds.
    """

    def __init__(
        self,
        kit: SceneKit,
        local: ShownSeat,
        plates: PlayerPlates,
        near: int,
        keycaps: Keycaps,
        *,
        totals: bool,
    ) -> None:
        self.kit, self.local = kit, local
        self._plates, self._near = plates, near
        self._keycaps = keycaps
        self._totals = totals
        self._boxes: dict[int, SeatBox] = {}
        self._plate = FRect(0, 0, 0, 0)
        self.marker = TurnMarker(local.director.presented.turn)

    def place(self, boxes: dict[int, SeatBox]) -> None:
        """Let the others sit in these boxes, and report them."""
        self._boxes = boxes
        self._plates.report(boxes)

    def place_own(self, plate: FRect) -> None:
        """Let the plate in the own corner be here, in design pixels."""
        self._plate = plate

    def advance(self, dt: int, *, still: bool) -> None:
        """Let `dt` ms pass; the marker is at the next portrait at once where all is `still`."""
        glide = 0 if still else self.kit.speed.ms(GLIDE)
        self.marker.follow(self.local.director.presented.turn, glide, dt)

    def pieces(self) -> list[Piece]:
        """Return the seats of the others, as they are now."""
        return [
            self._plates.piece(seat, box, self.standing(seat)) for seat, box in self._boxes.items()
        ]

    def own(self) -> Piece:
        """Return the plate in the own corner, as it is now."""
        return self._plates.own(self._near, self._plate, self.standing(self._near))

    def standing(self, seat: int) -> PlateContent:
        """Return what the plate of a seat shows now."""
        table, local = self.local.sight.table, self.local
        plate, mine, own = table.plates[seat], table.turn == seat, seat == local.seat
        playing = (mine or own) and local.director.settled and not table.over
        turn = playing and mine and self.marker.resting
        label = ""
        if own and playing:
            words = self.kit.words
            if mine:
                asked = "table.your_turn" if local.reader >= 0 else "table.to_play"
                label = words(f"{asked}_again" if table.again else asked)
            else:
                label = words("table.waits", name=Player(local.table.names[table.turn]))
        total = plate.tally.score if self._totals and not (own and self._pressed) else None
        focused = seat == self._near and local.sight.highlights.own.at is FocusAt.PLATE
        if focused:
            label = self._offered
        shown = PlateContent.of(
            plate, local.expressions, marked=turn, label=label, total=total, focused=focused
        )
        if mine and table.facing > 0 and self._on_rim(seat, shown):
            return structs.replace(shown, total=None)
        return shown

    @property
    def _pressed(self) -> bool:
        """Whether a panel is right below the own plate, where the total would hang out from its portrait."""
        panels = self._plates.occupancy.boxes(PANEL)
        return not covers_none(self._plate.inflate(0, 2 * HANGING), panels)

    @property
    def _offered(self) -> str:
        """What the own plate offers whoever is at it: to make a face, by the key that does it there."""
        keycaps, words = self._keycaps, self.kit.words
        if keycaps.by_mouse or not keycaps.face:
            return words("table.own_face_click")
        return words("table.own_face", key=in_a_sentence(keycaps.face, words))

    def _on_rim(self, seat: int, shown: PlateContent) -> bool:
        """Return whether what a seat has to draw stands where its total would be: beside its plate."""
        box = self._boxes.get(seat)
        return box is not None and box.beside and not self._plates.total_below(box, shown)

    def portraits(self) -> dict[int, Circle]:
        """Return the centre and the radius of every portrait, in design pixels."""
        found = {}
        for seat, box in self._boxes.items():
            where = box.portrait
            found[seat] = (where.centerx, where.centery, where.w / 2 * 0.95)
        if self._near >= 0:
            found[self._near] = self._plates.own_portrait(self._plate)
        return found

    def draw_swollen(self, target: Surface, aside: int) -> None:
        """Draw the numbers larger that have just grown by a card, on plates that are so far `aside`.

        They are no part of the still plates, which would be drawn again twice for each card that lands.
        """
        for seat in self.local.expressions.swollen:
            standing, box = self.standing(seat), self._boxes.get(seat)
            if box is not None:
                pill = self._plates.count_at(box, standing)
            else:
                pill = self._plates.own_count_at(self._plate, standing)
            if pill is not None:
                at = pill.move(aside, 0)
                draw_swollen_count(self.kit, self._plates.art, target, at, standing)

    def draw_marker(self, target: Surface) -> None:
        """Draw the turn marker while it is on its way from one portrait to the next."""
        if self.marker.resting or not self.local.director.settled:
            return
        x, y, radius = self.marker.between(self.portraits())
        px = self.kit.px
        draw_marker(self.kit, target, (px(x), px(y)), round(px(radius) / 6) * 6)

"""Players' plates with scores: total, bid and points taken, and the taken tricks beside the plate.

`ScorePlates` takes the place of `PlayerPlates` where seats take tricks.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from msgspec.structs import replace
from pygame import FRect, Rect, Surface

from game.show.sight.plates import Plate
from game.view.base.boxes import Box, ColumnBox, FirstBox, RowBox, TextBox
from game.view.base.colours import AMBER, LIGHT, LINE, QUIET, QUIET_PANEL, Colour
from game.view.base.fonts import BOLD, EXTRABOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.layout.fan_of_backs import fan_of_backs
from game.view.layout.seat_boxes import OVERLAP, SeatBox
from game.view.table.cloth_tags import draw_tag
from game.view.table.plate_content import PlateContent
from game.view.table.plate_pills import count_size, draw_count
from game.view.table.player_plates import PANEL_FILL, PlayerPlates
from game.view.table.portraits import Person, draw_seated
from game.view.table.taken_pile import draw_taken
from game.view.widgets.name_lines import draw_name_box
from game.view.widgets.widget_boxes import draw_text

NAME, WORD, TAG = 30.0, 24.0, 24.0
LEAST = 18.0
"""The least design size of what is written on a plate."""
GAP, CLOSER = 14.0, 8.0
"""Between what stands beside each other, and by how much lines are closer than their letters need."""
INKS: Mapping[Hashable, Colour] = {"word": QUIET, "silent": QUIET}


class ScorePlates(PlayerPlates):
    """Draws the players with their accounts."""

    def plate(self, seat: int, box: SeatBox, standing: PlateContent) -> Rect:
        """Return the rectangle of the plate, in real pixels."""
        return self.kit.rect(box.plate)

    def _draw(self, target: Surface, seat: int, box: SeatBox, standing: PlateContent) -> None:
        person, px = self.people[seat], self.kit.px
        plate = self.kit.rect(box.plate)
        self._box(target, plate, standing)
        over = px(box.portrait.w * OVERLAP)
        inner = plate.inflate(-px(44), -px(16))
        if box.mirrored:
            inner.w = plate.right - over - px(10) - inner.left
        else:
            right = inner.right
            inner.left = plate.left + over + px(14)
            inner.w = right - inner.left
        self._lines(target, inner, person, standing)
        draw_seated(self.kit, target, person, box.portrait, standing)
        self._hand(target, box, standing)
        if box.taken is not None:
            cards = standing.plate.tally.taken
            draw_taken(self.kit, self.art, target, box.taken, cards, self.table.players)

    def _total(self, seat: int, box: SeatBox, standing: PlateContent) -> None:
        """None: the account on the plate has it."""

    def total_below(self, box: SeatBox, standing: PlateContent) -> bool:
        """Return False: no total stands on the rim of the face, or below the name alone."""
        return False

    def _box(self, target: Surface, plate: Rect, standing: PlateContent) -> None:
        line, width = (AMBER, 4) if standing.marked else (LINE, 2)
        paint = self.kit.paint
        if standing.marked:
            paint.glow(target, plate, 26, opacity=0.3)
        # Who plays, and for what, weighs more than what the others have.
        heavy = standing.marked or standing.plate.tally.ahead
        fill = PANEL_FILL if heavy else QUIET_PANEL
        paint.box(target, plate, fill, radius=26, line=line, line_width=width, shadow=heavy)

    def _hand(self, target: Surface, box: SeatBox, standing: PlateContent) -> None:
        """The backs of the hand, and how many they are; nothing once all have been played."""
        pill = self.count_at(box, standing)
        if pill is None:
            return
        for card, pose in fan_of_backs(box, standing.plate.cards):
            self.art.draw(target, card, pose)
        draw_count(self.kit, self.art, target, pill, standing)

    def count_at(self, box: SeatBox, standing: PlateContent) -> Rect | None:
        """Return where the number of an opponent's cards stands, on their backs; None if nowhere."""
        if box.fan is None or not standing.plate.cards:
            return None
        rect, pill = self.kit.rect(box.fan), Rect((0, 0), count_size(self.kit, standing))
        pill.midbottom = (rect.centerx, min(rect.bottom, rect.top + self.kit.px(128)))
        return pill

    def own_count_at(self, where: FRect, standing: PlateContent) -> Rect | None:
        """Return None: the own plate has no number of cards."""
        return None

    def _lines(self, target: Surface, inner: Rect, person: Person, standing: PlateContent) -> None:
        """Draw the two lines: name and total; bid and points. Where they have no room, all stands in one."""
        kit, plate = self.kit, standing.plate
        placed = kit.arrange(_account(kit, person.name, plate), inner)
        for key, text in _texts(kit, person.name, plate).items():
            if key in placed:
                # A line of text is higher than its letters, which may come close to the edge.
                room = placed[key].inflate(0, kit.px(CLOSER))
                write = draw_name_box if key == "name" else draw_text
                write(kit, target, text, room, INKS.get(key, LIGHT))
        if "tag" in placed:
            ink = draw_tag(kit, target, placed["tag"], "amber" if plate.tally.ahead else "quiet")
            draw_text(kit, target, _bid(kit, plate), placed["tagged"], ink, "middle")

    def _own(self, target: Surface, seat: int, where: FRect, standing: PlateContent) -> None:
        px, person = self.kit.px, self.people[seat]
        x, y, radius = self.own_portrait(where)
        plate = self.kit.rect(FRect(x, where.top, where.right - x, where.h)).inflate(0, -px(2))
        self._box(target, plate, standing)
        left = px(x + radius + 18)
        inner = Rect(left, plate.top + px(8), plate.right - px(24) - left, plate.h - px(16))
        self._lines(target, inner, person, standing)
        square = FRect(x - radius, y - radius, 2 * radius, 2 * radius)
        draw_seated(self.kit, target, person, square, standing)


def _texts(kit: SceneKit, name: str, plate: Plate) -> dict[Hashable, TextBox]:
    """What is written on a plate besides the bid, by the keys of its boxes."""
    words, account = kit.words, plate.account
    said: dict[Hashable, TextBox] = {
        "name": TextBox(name, NAME, EXTRABOLD, lines=1, smallest=LEAST, cut=True, share=1),
        "word": TextBox(words("table.total"), WORD, SEMIBOLD, lines=1, smallest=LEAST),
        "total": TextBox(str(plate.tally.score), NAME, TITLE, lines=1, smallest=LEAST),
    }
    if account.silent is not None:
        silent = account.silent.worded(words)
        said["silent"] = TextBox(silent, TAG, SEMIBOLD, lines=1, smallest=LEAST)
    for number, form in enumerate(account.points):
        points = form.worded(words)
        said["points", number] = TextBox(points, TAG + 2, BOLD, lines=1, smallest=LEAST)
    return {key: replace(text, key=key) for key, text in said.items()}


def _bid(kit: SceneKit, plate: Plate) -> TextBox:
    bid = plate.account.bid
    text = "" if bid is None else bid.worded(kit.words)
    return TextBox(text, TAG, BOLD, lines=1, smallest=LEAST, key="tagged")


def _account(kit: SceneKit, name: str, plate: Plate) -> Box:
    """The name and the total above the bid and the points, or all in one line."""
    texts = _texts(kit, name, plate)
    points = [text for key, text in texts.items() if isinstance(key, tuple)]
    before: list[Box] = [texts["silent"]] if "silent" in texts else []
    if plate.account.bid is not None:
        before.append(RowBox((_bid(kit, plate),), pad=(15, 0, 15, 0), key="tag"))
    if points:
        points[-1] = replace(points[-1], cut=True)
    ways = [RowBox((*before, each), GAP, "middle") for each in points]
    told = FirstBox(tuple(ways or [RowBox(tuple(before), GAP, "middle")]), share=1)
    cut, total = texts["name"], texts["total"]
    # The word stands there where the name has room with it, if in smaller letters.
    whole = replace(cut, cut=False)
    worded = RowBox((whole, RowBox((total, texts["word"]), 8, "middle")), GAP, "middle")
    first = FirstBox((worded, RowBox((cut, total), GAP, "middle")), share=1)
    one = RowBox((replace(cut, share=0), told, total), GAP, "middle")
    return FirstBox((ColumnBox((first, told), -CLOSER), one))

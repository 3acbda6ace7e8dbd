"""The bracket: a tile a meeting with the two who meet, and lines to where the winner goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from msgspec.structs import replace
from pygame import Rect, Surface
from pygame.transform import smoothscale_by

from game.scenes.base.cups.cup_picture import draw_cup
from game.scenes.base.cups.cup_texts import round_name
from game.scenes.base.cups.cups_board import CupsBoard
from game.scenes.base.panels.bare_panel import BarePanel
from game.scenes.base.panels.panel import text_line
from game.session.cup.bracket import Bracket, Meeting
from game.session.cup.cup_draw import FIRST_ROUND, MEETINGS, OWN, before, first_pair
from game.session.plan import Seat
from game.show.motion.tween import Speed, ease_out, lerp
from game.view.base import svg_shapes as vector
from game.view.base.boxes import Box, ColumnBox, FirstBox, GridBox, LeafBox, RowBox
from game.view.base.colours import AMBER, LIGHT, LINE, PANEL, QUIET, QUIET_PANEL, Colour
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.paint import Anchor
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import portrait
from game.view.widgets.focus_group import FocusGroup
from game.view.widgets.widget_boxes import line_high
from game.view.widgets.widgets import Look, Widget

NAME, HEAD = 27.0, 22.0
FACE, INSET, BETWEEN = 58, 8, 6
GAP, APART = 30, 40
EMBLEM = 190
LARGER = (1.6, 1.45, 1.3, 1.15)
"""How many times as large tiles are in higher windows: the first for which there is room."""
CUP = "emblem"
EDGE = 10
"""What is above and below each meeting at least where the rounds are beside each other."""
DRAWS = 500
"""ms in which the line of a meeting that has ended is drawn."""
CROWNS, FALLS, LARGE, STEPS = 1200, 320, 1.7, 8
"""ms for which a cup is seen to be won, in which it comes down, how large it is before, and in what steps."""
REACHES = 2.0
"""How many times as far as the cup is high its ring of light goes out."""
EMPTY_FACE, PENDING = LIGHT.fade(0.1), Colour.hex("#6a6c86")
"""A place that nobody has yet, and the line to it."""


class MeetingTile(Widget):
    """Two who meet and how often each has won; pressing it watches the last match, if there is one."""

    radius = 18

    def __init__(self, kit: SceneKit, number: int, watch: Callable[[Meeting], None]) -> None:
        super().__init__()
        self.watch = watch
        self.turned = False
        """Whether faces are at the right, as in the right half of a bracket."""
        self.head = round_name(kit.words, number)
        self.number = number
        self.meeting = Meeting(number, None, ())
        self.seats: list[Seat | None] = [None, None]
        self.names = ["", ""]
        self.wins: list[int | None] = [None, None]
        self.lost = [False, False]
        self.own = False

    def show(self, board: CupsBoard, bracket: Bracket) -> None:
        """Take over how the meeting stands."""
        self.meeting = meeting = bracket.meetings[self.number]
        words = board.kit.words
        self.seats = [
            None if slot is None else board.seat(bracket, slot) for slot in self.slots(bracket)
        ]
        self.names = [
            "" if seat is None else words("ui.cup.you") if seat.person else seat.name
            for seat in self.seats
        ]
        pair = meeting.pair or (None, None)
        played = bool(meeting.matches)
        self.wins = [meeting.wins(slot) if played and slot is not None else None for slot in pair]
        self.own = OWN in pair
        self.lost = [meeting.loser is not None and slot == meeting.loser for slot in pair]

    def slots(self, bracket: Bracket) -> list[int | None]:
        """Return who is known to meet here, also if the other one is not."""
        earlier = before(self.meeting.number)
        if earlier is None:
            return list(first_pair(self.meeting.number))
        return [bracket.meetings[each].winner for each in earlier]

    @property
    def spoken(self) -> tuple[str, ...]:
        wins = ("" if each is None else str(each) for each in self.wins)
        return self.head, *(text for pair in zip(self.names, wins, strict=True) for text in pair)

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.watch(self.meeting)

    def box(self, kit: SceneKit, times: float = 1.0) -> LeafBox:
        """Return its box, so many times as large: as wide as the longer name with a face and the score."""
        fonts, scale = kit.fonts, kit.space.scale
        size = NAME * times
        texts = max(fonts.width(each, size, BOLD) for each in (*self.names, self.head)) / scale
        score = fonts.width("0", size, BOLD) / scale
        wide = max(texts, 90 * times) + score + FACE * times + 5 * INSET
        return LeafBox(wide, 2 * self._plate(kit, times) + BETWEEN, key=self)

    def _plate(self, kit: SceneKit, times: float = 1.0) -> float:
        return times * max(FACE, line_high(kit, NAME)) + 2 * INSET

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px = kit.px
        rect = self.rect.move(0, px(3)) if look.pressed else self.rect
        high = (rect.h - px(BETWEEN)) // 2
        for place in (0, 1):
            top = rect.top + place * (high + px(BETWEEN))
            self._draw_plate(kit, target, Rect(rect.left, top, rect.w, high), place)

    def _draw_plate(self, kit: SceneKit, target: Surface, rect: Rect, place: int) -> None:
        px, paint, seat = kit.px, kit.paint, self.seats[place]
        times = max(1.0, rect.h / px(self._plate(kit)))
        radius, size = min(px(FACE * times), rect.h - 2 * px(INSET)) // 2, NAME * times
        if seat is None:
            paint.box(target, rect, QUIET_PANEL, radius=self.radius, line=LINE)
            paint.disc(target, self._face(kit, rect, radius).center, radius, EMPTY_FACE)
            return
        own = self.own and seat.person and not self.lost[place]
        paint.box(target, rect, PANEL, radius=self.radius, line=AMBER if own else LINE)
        picture = portrait(kit, seat.portrait, radius)
        if self.lost[place]:
            picture = picture.copy()
            picture.set_alpha(110)
        face = self._face(kit, rect, radius)
        target.blit(picture, face)
        ink = QUIET if self.lost[place] else LIGHT
        near = face.left - px(INSET) if self.turned else face.right + px(INSET)
        far = rect.left + px(2 * INSET) if self.turned else rect.right - px(2 * INSET)
        to_face: Anchor = "midright" if self.turned else "midleft"
        to_edge: Anchor = "midleft" if self.turned else "midright"
        wins = self.wins[place]
        room = abs(far - near)
        if wins is not None:
            tone = AMBER if self.meeting.winner is not None and not self.lost[place] else ink
            at = (far, rect.centery)
            room -= paint.text(target, f"{wins}", at, size, BOLD, tone, to_edge).w + px(INSET)
        at = (near, rect.centery)
        text_line(kit, target, self.names[place], at, size, BOLD, ink, room, to_face)

    def _face(self, kit: SceneKit, plate: Rect, radius: int) -> Rect:
        """Return where a face is on a plate."""
        face = Rect(0, 0, 2 * radius, 2 * radius)
        if self.turned:
            face.midright = plate.right - kit.px(INSET), plate.centery
        else:
            face.midleft = plate.left + kit.px(INSET), plate.centery
        return face


class BracketPanel(BarePanel):
    """The seven meetings: the halves beside each other with the final between them, or in columns."""

    def __init__(self, kit: SceneKit, watch: Callable[[Meeting], None]) -> None:
        super().__init__(kit)
        self.bracket: Bracket | None = None
        self.tiles = {number: MeetingTile(kit, number, watch) for number in MEETINGS}
        self._ages: dict[int, int] = {}
        """How long the lines of meetings that have ended have been drawn, in ms, by their numbers."""
        self._crowned = CROWNS
        """How many ms ago the cup that is shown was won, if that is being seen."""

    def show(self, board: CupsBoard, bracket: Bracket) -> None:
        """Take over how a cup stands; its tiles stay the same, and keep the focus.

        The line of a meeting that has ended since is drawn anew, where things move; at first that is the
        player's last one.
        """
        still = self.kit.settings.reduced_motion or self.kit.speed is Speed.OFF
        ended = [each for each in bracket.meetings.values() if each.winner is not None]
        last = [each.number for each in ended if each.winner == OWN][-1:]
        for number in (meeting.number for meeting in ended):
            anew = self.bracket is not None or number in last
            self._ages.setdefault(number, 0 if anew and not still else DRAWS)
        self.bracket = bracket
        for each in self.tiles.values():
            each.show(board, bracket)

    def crown(self) -> None:
        """Let the cup be seen to be won, where things move."""
        still = self.kit.settings.reduced_motion or self.kit.speed is Speed.OFF
        self._crowned = CROWNS if still else 0

    @property
    def moving(self) -> bool:
        """Whether a line is being drawn, or a cup has just been won."""
        drawn = any(age < DRAWS for age in self._ages.values()) or self._crowned < CROWNS
        return CUP in self.placed and drawn

    def advance(self, dt: int) -> None:
        """Let `dt` ms pass for lines and the cup."""
        self._crowned = min(CROWNS, self._crowned + dt)
        self._ages = {number: min(DRAWS, age + dt) for number, age in self._ages.items()}

    def finish(self) -> None:
        """Draw all lines whole."""
        self.advance(max(DRAWS, CROWNS))

    @property
    def box(self) -> Box:
        sizes = (*LARGER, 1.0)
        ladders = (self._ladder(self._drawn(times), times) for times in sizes)
        return FirstBox((*ladders, self._box(sizes)))

    def height(self, width: int) -> int:
        return self.kit.boxes.height(self._box((1.0,)), width)

    def _box(self, sizes: Sequence[float]) -> Box:
        """Return it as large as there is room for: the halves with the final between them, or the rounds
        below each other."""
        drawn = [self._drawn(times) for times in sizes]
        halves = (self._halves(tiles, times) for tiles, times in zip(drawn, sizes, strict=True))
        rounds = (self._rounds(tiles, 2) for tiles in drawn)
        return FirstBox((*halves, *rounds, self._rounds(drawn[-1], 1)))

    def _drawn(self, times: float) -> tuple[Box, ...]:
        return tuple(each.box(self.kit, times) for each in self.tiles.values())

    def _rounds(self, tiles: tuple[Box, ...], columns: int) -> Box:
        """Return the rounds below each other under their names, in so many columns."""
        parts: list[Box] = []
        for number, meetings, count in (
            (1, tiles[:4], columns), (5, tiles[4:6], columns), (7, tiles[6:], 1),
        ):  # fmt: skip
            parts += self._head(number), GridBox(meetings, GAP, columns=count, line_gap=14)
        return ColumnBox(tuple(parts), 12, spread="middle")

    def _ladder(self, tiles: tuple[Box, ...], times: float) -> Box:
        """Return the rounds beside each other, each meeting between the two before it, on all of the height."""
        *meetings, final = tiles
        edge = Box(low=EDGE, share=1)
        first, second = (
            ColumnBox(tuple(part for each in tier for part in (edge, each, edge)))
            for tier in (meetings[:4], meetings[4:])
        )
        emblem = LeafBox(EMBLEM * times, EMBLEM * times, key=CUP)
        above = ColumnBox((Box(share=1), emblem, Box(low=GAP)), align="middle", share=1)
        last = ColumnBox((above, final, Box(low=EMBLEM * times, share=1)))
        parts = tuple(replace(each, share=1) for each in (first, second, last))
        return RowBox(parts, 2 * GAP)

    def _halves(self, tiles: tuple[Box, ...], times: float) -> Box:
        """Return the meetings of each half on its side, and the final between them."""
        one, two, three, four, five, six, final = tiles
        emblem = LeafBox(EMBLEM * times, EMBLEM * times, key=CUP)
        space, edge, apart = Box(share=1), Box(share=1), Box(low=APART, share=1)
        left, right = (
            ColumnBox((edge, upper, apart, lower, edge))
            for upper, lower in ((one, two), (three, four))
        )
        inner, outer = (ColumnBox((each,), spread="middle") for each in (five, six))
        middle = ColumnBox((emblem, final), 8, "middle", spread="middle")
        return RowBox((left, space, inner, space, middle, space, outer, space, right), GAP)

    def _head(self, number: int) -> LeafBox:
        text = round_name(self.kit.words, number)
        fonts, scale = self.kit.fonts, self.kit.space.scale
        wide = fonts.width(text, HEAD, SEMIBOLD) / scale
        return LeafBox(wide, line_high(self.kit, HEAD), key=("head", number))

    def place(self, rect: Rect, clip: Rect) -> None:
        super().place(rect, clip)
        middle = self.placed.get(CUP)
        for tile in self.tiles.values():
            tile.turned = middle is not None and tile.rect.left > middle.right
            tile.onward = {}
        if middle is not None:
            self._lead()

    def _lead(self) -> None:
        """Let arrows follow the lines, from each meeting to the one in which its winner goes on and back."""
        for number, tile in self.tiles.items():
            for earlier in (self.tiles[each] for each in before(number) or ()):
                right = 1 if earlier.rect.centerx < tile.rect.centerx else -1
                earlier.onward[right, 0] = tile
                tile.onward.setdefault((-right, 0), earlier)

    def draw(self, target: Surface, group: FocusGroup) -> None:
        kit = self.kit
        if CUP in self.placed and self.bracket is not None:
            self._draw_lines(target, self.bracket)
            self._draw_cup(target, self.bracket)
        for number in (1, 5, 7):
            if ("head", number) in self.placed:
                rect, text = self.placed["head", number], round_name(kit.words, number)
                text_line(kit, target, text, rect.topleft, HEAD, SEMIBOLD, QUIET, self.rect.w)
        super().draw(target, group)

    def _draw_cup(self, target: Surface, bracket: Bracket) -> None:
        """Draw the cup; one that has just been won comes down from above in a ring of light."""
        room = self.placed[CUP]
        if self._crowned < CROWNS:
            self._draw_ring(target, room, self._crowned / CROWNS)
            fallen = ease_out(min(1.0, self._crowned / FALLS))
            grown = (LARGE - 1) * round((1 - fallen) * STEPS) / STEPS
            room = room.inflate(*(round(side * grown) for side in room.size))
        draw_cup(self.kit, target, bracket, room)

    def _draw_ring(self, target: Surface, room: Rect, share: float) -> None:
        """Draw the ring of light that goes out from a cup, of which this share has passed."""
        side, line = round(REACHES * room.h), max(2.0, 9 * self.kit.space.scale)

        def draw() -> Surface:
            circle = f'<circle cx="{side / 2}" cy="{side / 2}" r="{side / 2 - line}" fill="none"'
            body = f'{circle} stroke="{AMBER.rgb}" stroke-width="{line:.1f}"/>'
            return vector.picture(side, side, body)

        ring = self.kit.paint.keep(("crown", side), draw)
        grown = smoothscale_by(ring, lerp(0.35, 1.0, ease_out(share)))
        grown.set_alpha(round(255 * (1 - share)))
        target.blit(grown, grown.get_rect(center=room.center))

    def _draw_lines(self, target: Surface, bracket: Bracket) -> None:
        """Draw a line from each meeting to the one in which its winner goes on."""
        thick = max(2, self.kit.px(4))
        for number in range(FIRST_ROUND + 1, MEETINGS[-1] + 1):
            for each in before(number) or ():
                start, end = self.tiles[each].rect, self.tiles[number].rect
                _line(target, start, end, thick, PENDING, 1.0)
                if each in self._ages:
                    won = bracket.meetings[each].winner == OWN
                    share = self._ages[each] / DRAWS
                    _line(target, start, end, thick, AMBER if won else QUIET, share)


def _line(target: Surface, start: Rect, end: Rect, thick: int, tone: Colour, share: float) -> None:
    """Draw a line from one tile to another beside it, with a bend in the middle, or the first share of it."""
    after = end.centerx > start.centerx
    first, last = (start.right, end.left) if after else (start.left, end.right)
    bend, half = (first + last) // 2, thick // 2
    corners = [(first, start.centery), (bend, start.centery), (bend, end.centery)]
    corners.append((last, end.centery))
    left = share * (abs(last - first) + abs(end.centery - start.centery))
    for (x, y), (to_x, to_y) in pairwise(corners):
        long = abs(to_x - x) + abs(to_y - y)
        part = min(1.0, left / long) if long else 0.0
        left -= long * part
        if part > 0:
            end_x, end_y = round(x + (to_x - x) * part), round(y + (to_y - y) * part)
            near, top = min(x, end_x) - half, min(y, end_y) - half
            target.fill(tone, (near, top, abs(end_x - x) + thick, abs(end_y - y) + thick))

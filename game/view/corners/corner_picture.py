"""The picture of one corner: its content, and the backs of its cards on the cloth."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Rect, Surface

from game.engine.cards import UNKNOWN
from game.engine.out_of_turn import Timeliness
from game.show.motion.card_pose import Pose
from game.view.base import svg_shapes as vector
from game.view.base.arranging import Placed
from game.view.base.boxes import Box, ColumnBox, FirstBox, LeafBox, RowBox, StackBox, TextBox
from game.view.base.colours import (
    AMBER,
    INK,
    LIGHT,
    QUIET,
    Colour,
)
from game.view.base.fonts import BOLD, TITLE
from game.view.base.paint import SHADE
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.cards.card_art import CardArt
from game.view.corners.card_marks import CardMarks
from game.view.corners.corner_boxes import OUTER, ROUND, CornerBox
from game.view.corners.corner_content import CornerContent, CornerPart
from game.view.corners.corner_header import CornerHeader
from game.view.corners.corner_motion import CornerMotion
from game.view.corners.corner_outline import outline
from game.view.corners.corner_prompts import KEY, SLOT, draw_due, draw_prompt
from game.view.table.portraits import portrait
from game.view.widgets.widget_boxes import draw_text, keycap_box

NUMBER = 22.0
FIGURE = 0.5
"""The most that the number of a place has of the height of its slot."""
AIR = 1.7
"""How high the disc of a number is, in heights of its figures."""
GLOW = 0.5
LEAST = 18.0
"""The size of a key, and of the number of a page, on the button of a narrow corner."""
EYE = 46.0
"""The most that the eye is wide."""
PANEL = Colour.hex("#1f1712")


class CornerPicture:
    """Draws corners. A piece of it is drawn anew when the content of its corner has changed."""

    def __init__(self, kit: SceneKit, art: CardArt, marks: CardMarks) -> None:
        self.kit, self.art, self.marks = kit, art, marks

    def pieces(
        self, seat: int, box: CornerBox, content: CornerContent, motion: CornerMotion
    ) -> list[Piece]:
        """Return the backs, and the corner that covers their lower ends, as far as they have moved."""
        px, count = self.kit.px, len(content.faces)
        rect = self.kit.rect(box.rect).inflate(px(90), px(90))
        raised = content.cursor if content.focus is CornerPart.RAIL else None
        poses, cursor = motion.poses, motion.cursor
        lying = (count, raised, content.marked, self.art.back)
        where = (tuple(box.rect), box.upper, box.mirrored)
        everywhere = [*box.backs(count), *box.backs(count, raised), *map(_area, poses)]
        cloth = self.kit.rect(box.strip.unionall(everywhere)).inflate(px(60), px(80))
        return [
            Piece(
                f"backs {seat}", (where, lying, poses), cloth,
                lambda target: self._backs(target, poses, raised),
            ),
            Piece(
                f"corner {seat}", (where, content, tuple(cursor) if cursor is not None else None), rect,
                lambda target: self._draw(target, box, content, cursor),
            ),
        ]  # fmt: skip

    def _backs(self, target: Surface, poses: Sequence[Pose], raised: int | None) -> None:
        for place in reversed(range(len(poses))):  # those of the second row lie below the first
            lift = 14.0 if place == raised else 2.0
            self.art.draw(target, UNKNOWN, poses[place], lift=lift)

    def _draw(
        self, target: Surface, box: CornerBox, content: CornerContent, cursor: FRect | None
    ) -> None:
        rect = self.kit.rect(box.rect)
        line, width = (AMBER, 5.0) if content.turn else (content.colour.mix(INK, 0.5), 2.5)
        radii = self._radii(box)
        if content.turn:
            self._soft(target, rect, radii, AMBER.fade(GLOW), 26, (0, 0))
        self._soft(target, rect, radii, SHADE.fade(0.42), 12, (2, 8))
        key = ("corner", rect.size, radii, line)
        scale = self.kit.space.scale

        def draw() -> Surface:
            return vector.picture(
                *rect.size,
                outline(*rect.size, [r * scale for r in radii], PANEL, line, width * scale),
            )

        target.blit(self.kit.paint.keep(key, draw), rect)
        self._portrait(target, box, content)
        told = self._header(target, box, content)
        if box.deep and not told:
            self._items(target, box, content)
        self._rail(target, box, content, cursor)
        self._eye(target, box, content)

    def _soft(
        self,
        target: Surface,
        rect: Rect,
        radii: tuple[float, ...],
        colour: Colour,
        blur: float,
        offset: tuple[float, float],
    ) -> None:
        """Draw the blurred shape of the corner, as its shadow or its glow; `blur` is in design pixels."""
        scale = self.kit.space.scale
        soft = max(1.0, blur * scale)
        room = vector.room(soft)

        def draw() -> Surface:
            wide, tall = rect.w + 2 * room, rect.h + 2 * room
            whole = [radius * scale for radius in radii]
            body = outline(*rect.size, whole, colour.fade(1.0), None, 0)
            shape = vector.picture(
                wide, tall, f'<g transform="translate({room} {room})">{body}</g>'
            )
            return vector.blurred(shape, soft, colour)

        key = ("corner soft", rect.size, radii, colour, blur)
        picture = self.kit.paint.keep(key, draw)
        dx, dy = (round(each * scale) for each in offset)
        target.blit(picture, (rect.x - room + dx, rect.y - room + dy))

    def _radii(self, box: CornerBox) -> tuple[float, float, float, float]:
        """Return the radii of the edges, clockwise from the top left."""
        radii = [ROUND] * 4
        if box.large:
            radii[(1 if box.mirrored else 0) if box.upper else (2 if box.mirrored else 3)] = OUTER
        return (radii[0], radii[1], radii[2], radii[3])

    def _portrait(self, target: Surface, box: CornerBox, content: CornerContent) -> None:
        rect = self.kit.rect(box.portrait)
        radius = rect.w // 2
        ring = AMBER if content.turn else content.colour
        picture = portrait(self.kit, content.portrait, radius, ring, content.look)
        target.blit(picture, picture.get_rect(center=rect.center))

    def _header(self, target: Surface, box: CornerBox, content: CornerContent) -> bool:
        """Draw the header; return whether it has taken the place of the prompts, as it had no room else."""
        above = content.pages > 1 and "page" not in self._eye_parts(box, content)
        page = _page(content) if above else ""
        header = CornerHeader(self.kit, self.art, content, large=box.large, page=page)
        area, prompts = self.kit.rect(box.header), self.kit.rect(box.prompts)
        if over := content.told and header.overflows(area):
            area.union_ip((area.left, prompts.top), (area.w, prompts.h))
        header.draw(target, area, mirrored=box.mirrored)
        return over

    def _items(self, target: Surface, box: CornerBox, content: CornerContent) -> None:
        for place, (item, area) in enumerate(
            zip(content.items, box.items(len(content.items), content.across), strict=False)
        ):
            focused = content.focus is CornerPart.PROMPTS and content.item == place
            fill = content.colour if focused else None
            draw_prompt(self.kit, target, self.kit.rect(area), item, fill, content.buttons)

    def draw_due(
        self, target: Surface, box: CornerBox, content: CornerContent, share: float
    ) -> None:
        """Draw the rings of prompts that are due, over the corner; `share` of a pulse has passed."""
        if not box.deep:
            return
        areas = box.items(len(content.items), content.across)
        for item, area in zip(content.items, areas, strict=False):
            if item.when is Timeliness.DUE:
                draw_due(self.kit, target, self.kit.rect(area), share)

    def _rail(
        self, target: Surface, box: CornerBox, content: CornerContent, cursor: FRect | None
    ) -> None:
        """Draw the slots, the cursor round one of them, and in a closed hand the numbers of the places."""
        kit = self.kit
        slots = box.slots(len(content.faces))
        for place, area in enumerate(slots):
            rect, face = kit.rect(area), content.faces[place]
            barred = content.fitting is not None and place not in content.fitting
            self.marks.draw(target, UNKNOWN if face is None else face, rect, dim=barred)
            if place in content.marked:
                kit.paint.box(target, rect.inflate(6, 6), None, radius=10, line=AMBER, line_width=5)
        if cursor is not None:
            rect = kit.rect(cursor).inflate(6, 6)
            kit.paint.box(target, rect, None, radius=10, line=content.colour, line_width=5)
        for place in content.jumps:  # inside the cursor, which may be there
            rect = kit.rect(slots[place]).inflate(-2, -2)
            kit.paint.box(target, rect, None, radius=8, line=AMBER, line_width=5)
        for place, area in enumerate(slots):
            if content.faces[place] is None:
                here = cursor is not None and area.collidepoint(cursor.center)
                fill = content.colour if here else AMBER if place in content.marked else None
                self._number(target, str(content.first + place), area, fill)

    def _number(self, target: Surface, text: str, area: FRect, fill: Colour | None) -> None:
        """Draw the number of a place, small on a disc: it is no rank of the card that lies there."""

        kit, rect = self.kit, self.kit.rect(area)
        px = self._number_px(rect)
        tops, feet, _ = kit.fonts.letters(px, TITLE)
        high = min(rect.h - kit.px(4), round((feet - tops) * AIR))
        wide = min(rect.w - kit.px(4), max(high, kit.fonts.real_width(text, px, TITLE) + high // 2))
        disc = Rect(0, 0, wide, high)
        disc.center = rect.center
        kit.paint.pill(target, disc, fill or PANEL)
        ink = QUIET if fill is None else INK
        kit.paint.text(target, text, rect.center, NUMBER, TITLE, ink, "center", px)

    def _number_px(self, rect: Rect) -> int:
        """Return the size of the numbers in slots like one (real pixels): two figures keep off its edges."""
        kit = self.kit
        size = min(NUMBER, rect.h * FIGURE / kit.space.scale)
        px = kit.fonts.squeezed(
            ["00"], size, TITLE, rect.w - kit.px(min(10, rect.w / kit.space.scale / 4))
        )
        tops, feet, _ = kit.fonts.letters(px, TITLE)
        return max(kit.space.last_px, min(px, round(px * rect.h * FIGURE / (feet - tops))))

    def _eye_parts(self, box: CornerBox, content: CornerContent) -> Placed:
        """Return what is on the button that opens the hand: the page only if its number has room there."""
        return self.kit.boxes.arrange(self._eye_box(box, content), self.kit.rect(box.eye))

    def _eye(self, target: Surface, box: CornerBox, content: CornerContent) -> None:
        kit, rect = self.kit, self.kit.rect(box.eye)
        here = content.focus is CornerPart.EYE
        fill = content.colour if content.is_open else SLOT
        line = (LIGHT if content.is_open else content.colour) if here else None
        kit.paint.box(target, rect, fill, radius=12, line=line, line_width=5)
        ink = INK if content.is_open else LIGHT
        placed = self._eye_parts(box, content)
        if "page" in placed:
            draw_text(kit, target, self._page_text(content), placed["page"], ink, "middle")
        if "key" in placed:
            size, at = KEY if box.large else LEAST, placed["key"].center
            kit.paint.keycap(target, content.look_key, at, size, "center", dark=content.is_open)
        if "eye" in placed:
            picture = eye(kit, placed["eye"].w, ink, content.is_open)
            target.blit(picture, picture.get_rect(center=placed["eye"].center))

    def _eye_box(self, box: CornerBox, content: CornerContent) -> Box:
        """The eye, its key beside or above it, and the number of the page: what has no room is not there."""
        kit, high = self.kit, box.eye.h
        page = (self._page_text(content),) if content.pages > 1 else ()
        key = "" if content.buttons else content.look_key
        whole = min(EYE, high * 0.62, box.eye.w - 8)
        side = whole * (0.8 if page else 1)
        if not key:
            alone = self._upon(LeafBox(whole, whole, key="eye"))
            return FirstBox((self._upon(LeafBox(side, side, key="eye"), *page), alone))
        cap = keycap_box(kit, key, KEY if box.large else LEAST, "key")
        if box.large:
            picture = StackBox((LeafBox(side, side, key="eye"),), "middle", "middle", share=1)
            beside = RowBox((cap, picture), 4, "middle", pad=(10, 0, 4, 0), share=1)
            alone = RowBox((cap,), align="middle", pad=(10, 0, 0, 0))
            return FirstBox((self._upon(beside, *page), self._upon(alone, *page)))
        # An eye has room above and below it in its square.
        small = LeafBox(whole * 0.7, whole * 0.35, key="eye")
        paged = (self._upon(cap, *page),) if page else ()
        return FirstBox((*paged, self._upon(cap, small), self._upon(cap)))

    @staticmethod
    def _upon(*parts: Box) -> Box:
        """Return parts below each other, in the middle."""
        return ColumnBox(parts, align="middle", spread="middle", pad=(0, 1, 0, 1))

    @staticmethod
    def _page_text(content: CornerContent) -> TextBox:
        return TextBox(
            _page(content), LEAST + 2, BOLD, lines=1, smallest=LEAST, cut=True, key="page"
        )


def _page(content: CornerContent) -> str:
    """Return which page of the hand is shown, and of how many."""
    return f"{content.page + 1}/{content.pages}"


def _area(pose: Pose) -> FRect:
    return FRect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)


def eye(kit: SceneKit, side: int, ink: Colour, is_open: bool) -> Surface:
    """Return an open or closed eye, so many real pixels wide."""

    def draw() -> Surface:
        s, line = side, max(1.5, side * 0.085)
        cap = 'stroke-linecap="round" stroke-linejoin="round"'
        if is_open:
            left, middle, right = s * 0.06, s * 0.5, s * 0.94
            d = f"M{left} {middle}Q{middle} {s * 0.02} {right} {middle}"
            d += f"Q{middle} {s * 0.98} {left} {middle}Z"
            body = vector.path(d, None, ink, line, cap)
            body += vector.disc(s / 2, s / 2, s * 0.15, ink)
        else:
            d = f"M{s * 0.08} {s * 0.42}Q{s * 0.5} {s * 0.82} {s * 0.92} {s * 0.42}"
            for x, y, far_x, far_y in (
                (0.24, 0.54, 0.16, 0.7), (0.42, 0.61, 0.38, 0.78),
                (0.58, 0.61, 0.62, 0.78), (0.76, 0.54, 0.84, 0.7),
            ):  # fmt: skip
                d += f"M{s * x} {s * y}L{s * far_x} {s * far_y}"
            body = vector.path(d, None, ink, line, cap)
        return vector.picture(side, side, body)

    return kit.paint.keep(("eye", side, ink, is_open), draw)

"""The picture of one corner: its content, and the backs of its cards on the cloth."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Rect, Surface

from game.engine.cards import UNKNOWN
from game.engine.out_of_turn import Timeliness
from game.show.card_pose import Pose
from game.view.base import rich_text as rich
from game.view.base import svg_shapes as vector
from game.view.base.colours import (
    ACCUSE_LINE,
    AMBER,
    AMBER_FILL,
    INK,
    LIGHT,
    PAPER,
    PAPER_LOW,
    QUIET,
    Colour,
)
from game.view.base.fonts import BOLD, EXTRABOLD, SEMIBOLD, TITLE
from game.view.base.paint import SHADE
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.cards.card_art import CardArt
from game.view.corners.card_marks import CardMarks
from game.view.corners.corner_boxes import OUTER, ROUND, CornerBox
from game.view.corners.corner_content import CornerContent, CornerPart
from game.view.corners.corner_motion import CornerMotion
from game.view.corners.corner_outline import outline
from game.view.corners.corner_prompts import KEY, SLOT, draw_due, draw_prompt
from game.view.table.portraits import portrait
from game.view.widgets.device_pictures import device_picture

NAME, LINE_SIZE, NOTE, COUNT, NUMBER = 36.0, 27.0, 28.0, 31.0, 30.0
GLOW = 0.5
TALLER = 1.15
"""The share of its row that large text may be high."""
SMALLER = 0.86
"""Text in narrow corners, as a share of that in large ones."""
LEAST = 18.0
"""The size of a key, and of the number of a page, on the button of a narrow corner."""
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
        self._header(target, box, content)
        if box.deep:
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

    def _header(self, target: Surface, box: CornerBox, content: CornerContent) -> None:
        kit, px = self.kit, self.kit.px
        share = 1.0 if box.large else SMALLER
        area = kit.rect(box.header)
        half = area.h // 2
        count = self._count(target, box, content, Rect(area.x, area.y, area.w, half))
        left, right = area.left, count.left - px(10)
        if box.mirrored:
            left, right = count.right + px(10), area.right
        y = area.top + half // 2
        size = kit.fonts.fitted(content.name, NAME * share, EXTRABOLD, right - left)
        while size > 18 and kit.fonts.height(size, EXTRABOLD) > half * TALLER:
            size -= 1
        name = kit.fonts.cut(content.name, size, EXTRABOLD, right - left)
        anchor = "midright" if box.mirrored else "midleft"
        at = (right if box.mirrored else left, y)
        written = kit.paint.text(target, name, at, size, EXTRABOLD, LIGHT, anchor)  # type: ignore[arg-type]
        if content.note:
            ink = AMBER if content.turn else content.colour
            x = written.left - px(12) if box.mirrored else written.right + px(12)
            room = x - left if box.mirrored else right - x
            small = kit.fonts.fitted(content.note, NOTE * share, BOLD, room)
            if kit.fonts.width(content.note, small, BOLD) <= room:
                kit.paint.text(target, content.note, (x, y), small, BOLD, ink, anchor)  # type: ignore[arg-type]
        low = Rect(area.left, area.top + half, area.w, half)
        if content.line is None:
            self._device(target, box, content, low)
        else:
            self._line(target, box, content, low)

    def _count(self, target: Surface, box: CornerBox, content: CornerContent, row: Rect) -> Rect:
        """The pill with the number of cards."""
        kit, px, text = self.kit, self.kit.px, content.count
        size = COUNT if box.large else COUNT * SMALLER
        most = round(row.h * TALLER)
        while size > 18 and kit.fonts.height(size, TITLE) * 0.98 > most:
            size -= 1
        high = min(most, round(kit.fonts.height(size, TITLE) * 0.98))
        back_wide = round(high * 0.46)
        pill = Rect(0, 0, kit.fonts.width(text, size, TITLE) + back_wide + px(34), high)
        pill.midright = row.midright
        if box.mirrored:
            pill.midleft = row.midleft
        kit.paint.pill(target, pill, AMBER_FILL if content.alert else (PAPER, PAPER_LOW))
        back = kit.pictures.svg(self.art.name(UNKNOWN), back_wide, round(back_wide * 1.4))
        target.blit(back, back.get_rect(midleft=(pill.left + px(12), pill.centery)))
        at = (pill.right - px(13), pill.centery)
        kit.paint.text(target, text, at, size, TITLE, INK, "midright")
        return pill

    def _device(self, target: Surface, box: CornerBox, content: CornerContent, area: Rect) -> None:
        kit, px = self.kit, self.kit.px
        share = 1.0 if box.large else SMALLER
        badge = device_picture(kit, content.device, round(area.h * 0.72), content.colour)
        room = area.w - badge.get_width() - px(12)
        besides: Sequence[str] = content.account
        if content.pages > 1 and not self._page_fits(box):
            besides = besides or (_page(content),)
        if besides:
            room = self._besides(target, box, besides, area, room)
        text = content.device_name
        size = kit.fonts.fitted(text, LINE_SIZE * share, SEMIBOLD, room)
        while size > 18 and kit.fonts.height(size, SEMIBOLD) > area.h * TALLER:
            size -= 1
        if kit.fonts.width(text, size, SEMIBOLD) > room:
            text = ""  # the picture says it
        if box.mirrored:
            at = badge.get_rect(midright=area.midright)
            target.blit(badge, at)
            where = (at.left - px(12), area.centery)
            kit.paint.text(target, text, where, size, SEMIBOLD, QUIET, "midright")
        else:
            at = badge.get_rect(midleft=area.midleft)
            target.blit(badge, at)
            where = (at.right + px(12), area.centery)
            kit.paint.text(target, text, where, size, SEMIBOLD, QUIET, "midleft")

    def _besides(
        self, target: Surface, box: CornerBox, account: Sequence[str], area: Rect, room: int
    ) -> int:
        """Write what the game says of the seat at the end of its line; return the room left for the device."""
        kit = self.kit
        text, size = "", LINE_SIZE
        for text in account:
            most = LINE_SIZE if box.large else LINE_SIZE * SMALLER
            size = kit.fonts.fitted(text, most, BOLD, round(room * 0.66))
            if kit.fonts.width(text, size, BOLD) <= room:
                break
        if box.mirrored:
            at = kit.paint.text(target, text, area.midleft, size, BOLD, LIGHT, "midleft")
        else:
            at = kit.paint.text(target, text, area.midright, size, BOLD, LIGHT, "midright")
        return room - at.w - kit.px(16)

    def _line(self, target: Surface, box: CornerBox, content: CornerContent, area: Rect) -> None:
        """Draw a title or an answer below the name, in two lines if it needs them."""
        kit = self.kit
        text = content.line or ""
        ink = ACCUSE_LINE if content.warm else LIGHT
        size = LINE_SIZE if box.large else LINE_SIZE * SMALLER
        lines = rich.wrap(kit, text, size, area.w)
        while len(lines) > 1 and size > 18:
            size -= 1
            lines = rich.wrap(kit, text, size, area.w)
        high = round(kit.fonts.height(size, SEMIBOLD) * 0.95)
        most = max(1, (area.h + kit.px(14)) // high)
        lines = lines[:most]
        y = area.centery - high * len(lines) // 2
        for line in lines:
            x = area.right - rich.line_width(kit, line, size) if box.mirrored else area.left
            rich.draw(kit, target, line, (x, y), size, ink, ink)
            y += high

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
        """Draw the slots; the cursor lies below the numbers of a closed hand, and round open cards."""
        kit = self.kit
        slots = box.slots(len(content.faces))
        for place, area in enumerate(slots):
            rect, face = kit.rect(area), content.faces[place]
            line = AMBER if place in content.marked else None
            if face is None:
                kit.paint.box(target, rect, SLOT, radius=9, line=line, line_width=4)
                continue
            self.marks.draw(target, face, rect)
            if line is not None:
                kit.paint.box(target, rect.inflate(6, 6), None, radius=10, line=line, line_width=5)
        if cursor is not None and content.is_open:
            rect = kit.rect(cursor).inflate(6, 6)
            kit.paint.box(target, rect, None, radius=10, line=content.colour, line_width=5)
        elif cursor is not None:
            marked = content.cursor in content.marked
            line = AMBER if marked else None
            rect = kit.rect(cursor)
            kit.paint.box(target, rect, content.colour, radius=9, line=line, line_width=4)
        for place, area in enumerate(slots):
            if content.faces[place] is None:
                rect = kit.rect(area)
                text = str(content.first + place)
                size = kit.fonts.fitted(text, min(NUMBER, area.h * 0.6), TITLE, rect.w - kit.px(4))
                here = cursor is not None and area.collidepoint(cursor.center)
                ink = INK if here else QUIET
                kit.paint.text(target, text, rect.center, size, TITLE, ink, "center")

    def _page_fits(self, box: CornerBox) -> bool:
        """Return whether the number of a page has room on the button that opens the hand, besides its key."""
        kit = self.kit
        high = kit.fonts.height(LEAST, BOLD) + kit.paint.keycap_size("D", LEAST)[1]
        return box.large or high <= kit.rect(box.eye).h * TALLER

    def _eye(self, target: Surface, box: CornerBox, content: CornerContent) -> None:
        kit, px, rect = self.kit, self.kit.px, self.kit.rect(box.eye)
        here = content.focus is CornerPart.EYE
        fill = content.colour if content.is_open else SLOT
        line = content.colour if here else None
        kit.paint.box(target, rect, fill, radius=12, line=line, line_width=5)
        ink = INK if content.is_open else LIGHT
        side = min(px(46), round(rect.h * 0.62), rect.w - px(8))
        paged = content.pages > 1 and self._page_fits(box)
        if paged:
            text = _page(content)
            size = kit.fonts.fitted(text, 20, BOLD, rect.w - px(6))
            at = (rect.centerx, rect.bottom - px(1))
            kit.paint.text(target, text, at, size, BOLD, ink, "midbottom")
            rect = Rect(rect.x, rect.y, rect.w, rect.h - kit.fonts.height(size, BOLD))
            side = min(side, round(rect.h * 0.8))
        picture = eye(kit, side, ink, content.is_open)
        key = content.look_key if not content.buttons else ""
        if not key:
            target.blit(picture, picture.get_rect(center=rect.center))
        elif box.large:
            at = (rect.left + px(10), rect.centery)
            cap = kit.paint.keycap(target, key, at, KEY, dark=content.is_open)
            middle = ((cap.right + rect.right) // 2, rect.centery)
            if rect.right - cap.right > side:
                target.blit(picture, picture.get_rect(center=middle))
        else:
            if paged:
                kit.paint.keycap(target, key, rect.center, LEAST, "center", dark=content.is_open)
                return
            small = eye(kit, round(side * 0.7), ink, content.is_open)
            cap_at = (rect.centerx, rect.top + px(1))
            cap = kit.paint.keycap(target, key, cap_at, LEAST, "midtop", dark=content.is_open)
            if rect.bottom - cap.bottom >= small.get_height() // 2:
                target.blit(
                    small, small.get_rect(center=(rect.centerx, (cap.bottom + rect.bottom) // 2))
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

"""The strip that tells what happened since one's own last turn, one step after the other."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Rect, Surface

from game.session.plan import Seat
from game.show.motion.card_pose import Pose
from game.show.recap import Recap, RecapStep
from game.view.base import rich_text as rich
from game.view.base.colours import AMBER, BROWN, INK, PAPER, PAPER_EDGE, PAPER_LOW, PERSON_COLOURS
from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.speech.occupancy import OWN_PLATE, Occupancy
from game.view.speech.spots import covers_none
from game.view.table.portraits import CREAM, portrait
from game.view.widgets.name_lines import draw_name
from game.words.sentences import Sentences

WIDEST, TOP = 1620.0, 608.0
STEP_WIDTH, HEAD_WIDTH, GAP = 314.0, 236.0, 26.0
EDGE = 60.0
"""The least distance in design pixels to the window's sides."""
BELOW = 88.0
"""How far below the piles it lies where it would lie on them; between them is the number of cards left."""
ON_PLATE = 14.0
"""How much of the own plate, above its name, may be covered."""
NARROWER = 0.35
"""The share of a step's width that may be taken from all of them to make room for one more."""
TOUCH = 12.0
"""How much of the upper edge of what is below may be covered, in design pixels."""
AWAY = 18.0
"""The distance in design pixels to names and buttons beside the strip."""
STRIDE = 30.0
"""How far the strip goes up at once in search of room."""
SMALLEST = 16.0
NAME_SIZE, TEXT_SIZE, HEAD_SIZE = 30, 24, 34
CARD_WIDTH, FACE = 62.0, 29.0


class RecapStrip:
    """Draws the strip; the newest of the steps that are told has an amber line."""

    def __init__(
        self, kit: SceneKit, seats: Sequence[Seat], art: CardArt, sentences: Sentences
    ) -> None:
        self.kit, self._seats, self._art, self._sentences = kit, seats, art, sentences

    def draw(self, target: Surface, recap: Recap, again: str, occupancy: Occupancy) -> None:
        """Draw as much as has been told, the last steps if not all have room.

        `again` is the label of the key that tells it again. The buttons for calls and the names on the plates
        stay free; the `occupancy` has them.
        """
        kit, px = self.kit, self.kit.px
        each = px(kit.space.widened(STEP_WIDTH, 0.5))
        gap, most_head = px(GAP), px(kit.space.widened(HEAD_WIDTH, 0.5))
        steps = len(recap.steps) * (each + gap) - gap
        besides = px(28) + most_head + px(14)
        strip = self._strip(besides + steps, besides + each, occupancy)
        kit.paint.box(target, strip, (PAPER, PAPER_LOW), radius=26, edge=PAPER_EDGE, shadow=True)
        head = Rect(strip.left + px(28), strip.top, most_head, strip.h)
        self._draw_head(target, head, again)
        room = strip.right - px(14) - head.right
        most = max(1, int((room + gap) / (each + gap) + NARROWER))
        told = recap.steps[: recap.shown][-most:]
        wide = (room - (most - 1) * px(GAP)) // most
        x = head.right
        for step in told:
            box = Rect(x, strip.top + px(14), wide, strip.h - 2 * px(14) - px(4))
            self._draw_step(target, box, step, newest=step is told[-1])
            x += wide + px(GAP)
            if step is not told[-1]:
                self._draw_arrow(target, (x - px(GAP) // 2, strip.centery))

    def _strip(self, wished: int, least: int, occupancy: Occupancy) -> Rect:
        """Return where the strip is, in real pixels; `wished` is how wide it would be with all steps.

        It lies where it is seen best, or below the piles where these are so large that it would lie on them.
        It is higher where names and buttons beside it leave it less than the `least` width. Where the others'
        seats leave no room it is below them, over the piles if it must be; and if there is no room at all, it
        covers some.
        """
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        width, height = kit.size
        face = max(2 * px(FACE), fonts.height(NAME_SIZE, BOLD))
        tall = face + 2 * fonts.height(TEXT_SIZE) + px(46)
        strip = Rect(0, 0, min(wished, px(WIDEST), width - 2 * px(EDGE)), tall)
        least = min(least, strip.w)
        strip.midtop = (width // 2, min(px(TOP), height - px(420)))
        plate = occupancy.box(OWN_PLATE)
        lowest = height - px(EDGE) if plate is None else px(plate.top + ON_PLATE)
        strip.bottom = min(strip.bottom, lowest)
        middle = kit.rect(occupancy.box("middle") or FRect(0, 0, 0, 0))
        below = middle.bottom + px(BELOW)
        if not covers_none(strip, [middle]) and below + tall <= lowest:
            strip.top = below
        usual, stride = strip.top, px(STRIDE)
        higher = range(usual, px(EDGE) - 1, -stride)
        lower = range(lowest - tall, usual, -stride)
        for strip.top in (*higher, *lower):
            left, right = self._between(strip, occupancy)
            if right - left >= least:
                strip.w = min(strip.w, right - left)
                strip.left = max(left, min(strip.left, right - strip.w))
                return strip
        strip.top = usual
        return strip

    def _between(self, strip: Rect, occupancy: Occupancy) -> tuple[int, int]:
        """Return the left and right edge of what names and buttons leave free at the height of the strip."""
        px = self.kit.px
        left, right = px(EDGE), self.kit.size[0] - px(EDGE)
        for name in ("calls", *(f"plate {seat}" for seat in range(len(self._seats)))):
            box = occupancy.box(name)
            if box is None or px(box.bottom) < strip.top or px(box.top + TOUCH) > strip.bottom:
                continue
            if box.centerx < self.kit.space.middle[0]:
                left = max(left, px(box.right + AWAY))
            else:
                right = min(right, px(box.left - AWAY))
        return left, right

    def _draw_head(self, target: Surface, head: Rect, again: str) -> None:
        """What the strip is about, and the key that tells it again."""
        kit, px, fonts = self.kit, self.kit.px, self.kit.fonts
        size = HEAD_SIZE
        title = fonts.wrap(kit.words("couch.recap"), size, TITLE, head.w)
        cap = kit.paint.keycap_size(again, TEXT_SIZE)[1] + px(6) if again else 0
        room = head.h - px(24) - cap
        while len(title) * fonts.height(size, TITLE) > room and size > SMALLEST:
            size -= 2
            title = fonts.wrap(kit.words("couch.recap"), size, TITLE, head.w)
        y = head.centery - (len(title) * fonts.height(size, TITLE) + cap) // 2
        for line in title:
            kit.paint.text(target, line, (head.left, y), size, TITLE, INK)
            y += fonts.height(size, TITLE)
        if again:
            at = (head.left, y + px(6) + (cap - px(6)) // 2)
            left = kit.paint.keycap(target, again, at, TEXT_SIZE, dark=True).right + px(10)
            label = kit.words("couch.again")
            small = fonts.fitted(label, TEXT_SIZE, BOLD, head.right - px(8) - left)
            kit.paint.text(target, label, (left, at[1]), small, BOLD, BROWN, "midleft")

    def _draw_step(self, target: Surface, box: Rect, step: RecapStep, *, newest: bool) -> None:
        kit, px = self.kit, self.kit.px
        fill, line = (PAPER, AMBER) if newest else (PAPER_EDGE.fade(0.22), None)
        kit.paint.box(target, box, fill, radius=18, line=line, line_width=4)
        person = self._seats[step.seat]
        radius = px(FACE)
        ring = PERSON_COLOURS.get(person.colour, CREAM)
        face = portrait(kit, person.portrait, radius, ring)
        at = (box.left + px(12) + radius, box.top + px(10) + radius)
        target.blit(face, face.get_rect(center=at))
        right = box.right - px(12)
        if step.cards:
            card = px(CARD_WIDTH) / kit.space.scale
            pose = Pose(
                (right - px(CARD_WIDTH) / 2) / kit.space.scale,
                box.centery / kit.space.scale,
                4.0,
                card,
            )
            self._art.draw(target, step.cards[-1], pose, lift=6.0)
            right -= px(CARD_WIDTH) + px(14)
        left = at[0] + radius + px(10)
        room = Rect(left, at[1] - radius, right - left, 2 * radius)
        draw_name(kit, target, person.name, room, NAME_SIZE, BOLD, INK)
        told = [self._sentences.happening(event) for event in step.events]
        text = next((each for each in told if each), "")
        top = at[1] + radius + px(2)
        room = Rect(box.left + px(14), top, right - box.left - px(22), box.bottom - px(2) - top)
        self._write(target, text, room)

    def _write(self, target: Surface, text: str, room: Rect) -> None:
        """Write what was done, in smaller letters where it is long; of what is longer still there is no end."""
        kit, size = self.kit, TEXT_SIZE
        while True:
            high = kit.fonts.height(size)
            lines, most = rich.wrap(kit, text, size, room.w), max(1, room.h // high)
            if len(lines) <= most or size <= SMALLEST:
                break
            size -= 1
        for number, line in enumerate(lines[:most]):
            at = (room.left, room.top + number * high)
            rich.draw(kit, target, line, at, size, BROWN, INK, on_paper=True)

    def _draw_arrow(self, target: Surface, at: tuple[int, int]) -> None:
        px = self.kit.px
        self.kit.paint.disc(target, at, px(15), INK)
        side = px(16)
        arrow = self.kit.pictures.svg("icons/leads-to", side, side)
        target.blit(arrow, arrow.get_rect(center=at))

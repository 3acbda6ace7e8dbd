"""The scores of all seats in a row of chips, the winners first and in amber; one's own has a wide edge.

That is of one's colour, where people have colours.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
from pygame import Rect, Surface

from game.show.feelings import HAPPY, SAD
from game.show.moments.finale import Finale
from game.view.base.colours import AMBER, AMBER_FILL, INK, LIGHT, LINE, PERSON_COLOURS
from game.view.base.fonts import BOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.moments.finale_layout import NAME, SCORE, FinalePlaces
from game.view.table.portraits import CREAM, Person, portrait
from game.view.widgets.figures import plain_number
from game.view.widgets.name_lines import draw_name


class ScoreChips:
    """Draws the chips; `people` are by seat, and `beaten` is how one's own face looks after a loss."""

    def __init__(self, kit: SceneKit, people: Sequence[Person], beaten: str = SAD) -> None:
        self.kit, self.people, self.beaten = kit, people, beaten

    def preparing(self, places: FinalePlaces) -> Iterator[None]:
        """Make the small portraits, one at a time."""
        radius = _radius(places.chips[0]) if places.chips else 0
        for person in self.people if radius else ():
            for look in ("", HAPPY, self.beaten):
                ring = PERSON_COLOURS.get(person.colour, CREAM)
                portrait(self.kit, person.portrait, radius, ring, look)
                yield

    def draw(
        self,
        target: Surface,
        finale: Finale,
        places: FinalePlaces,
        scores: Sequence[int],
        shown: float,
    ) -> None:
        """Draw the chips with these scores, by seat; `shown` is how far they have faded in."""
        if shown <= 0:
            return
        for seat, rect in zip(finale.order, places.chips, strict=True):
            if shown >= 1.0:
                self._draw(target, finale, seat, rect, scores[seat])
                continue
            picture = Surface(rect.size, pygame.SRCALPHA)
            self._draw(picture, finale, seat, Rect((0, 0), rect.size), scores[seat])
            picture.set_alpha(round(255 * shown))
            target.blit(picture, rect)

    def _draw(self, target: Surface, finale: Finale, seat: int, rect: Rect, score: int) -> None:
        kit, person = self.kit, self.people[seat]
        paint, fonts = kit.paint, kit.fonts
        won, own = seat in finale.winners, seat in finale.own
        colour = PERSON_COLOURS.get(person.colour)
        line = colour or (LIGHT if won else AMBER if own else LINE)
        paint.pill(
            target,
            rect,
            (AMBER, AMBER_FILL) if won else INK,
            line=line,
            line_width=4 if colour or won or own else 2,
        )
        radius = _radius(rect)
        gap = round(rect.h * 0.14)
        look = HAPPY if won else self.beaten if own and finale.lost else ""
        face = portrait(kit, person.portrait, radius, colour or CREAM, look)
        target.blit(face, (rect.left + gap, rect.centery - radius))
        text = plain_number(score)
        size = fonts.fitted(text, SCORE, TITLE, round(rect.w * 0.4))
        wide = fonts.width(text, size, TITLE)
        at = (rect.right - gap - round(rect.h * 0.2), rect.centery)
        if won:
            box = Rect(0, 0, wide + gap * 2, round(rect.h * 0.72))
            box.midright = (rect.right - gap - round(rect.h * 0.06), rect.centery)
            paint.box(target, box, INK, radius=14)
            at = (box.right - gap, rect.centery)
        paint.text(target, text, at, size, TITLE, LIGHT, "midright")
        left = rect.left + gap + 2 * radius + gap
        room = at[0] - wide - gap * 2 - left
        place, ink = Rect(left, rect.top, room, rect.h), INK if won else LIGHT
        draw_name(kit, target, person.name, place, NAME, BOLD, ink)


def _radius(chip: Rect) -> int:
    return max(6, round(chip.h * 0.4))

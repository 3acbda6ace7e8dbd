"""Drawing of the faces that people make: each flies from its plate towards the middle, and fades."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import Surface, Vector2

from game.show.feelings import CALM
from game.show.moments.faces_in_air import FlyingFace
from game.show.motion.tween import ease_out
from game.view.base.colours import PERSON_COLOURS
from game.view.base.scene_kit import SceneKit
from game.view.table.portraits import CREAM, Person, portrait
from game.view.table.turn_marker import Circle

SIZE, FAR = 0.7, 2.6
"""How large a face is that flies, and how far it comes, as shares of its portrait's radius."""
COMES, GOES = 0.12, 0.6
"""The shares of its way after which it is wholly seen, and begins to fade."""


class FlyingFaces:
    """Draws those of one table. `people` are by seat."""

    def __init__(self, kit: SceneKit, people: Sequence[Person]) -> None:
        self.kit, self.people = kit, people

    def draw(
        self, target: Surface, flying: Sequence[FlyingFace], portraits: Mapping[int, Circle]
    ) -> None:
        """Draw the faces that fly from seats whose `portraits` are on the table."""
        for each in flying:
            if each.seat in portraits:
                self._draw(target, each, portraits[each.seat])

    def _draw(self, target: Surface, flying: FlyingFace, where: Circle) -> None:
        kit, person = self.kit, self.people[flying.seat]
        x, y, radius = where
        ring = PERSON_COLOURS.get(person.colour, CREAM)
        look = "" if flying.face == CALM else flying.face
        picture = portrait(kit, person.portrait, kit.px(SIZE * radius), ring, look)
        begin = Vector2(kit.px(x), kit.px(y))
        way = Vector2(target.get_rect().center) - begin
        if way.length() > 0:
            way.scale_to_length(min(way.length(), kit.px(FAR * radius)))
        share = flying.share
        seen = min(1.0, share / COMES, (1 - share) / (1 - GOES))
        picture = picture.copy()  # the other is kept, and drawn elsewhere as it is
        picture.set_alpha(round(255 * max(0.0, seen)))
        at = begin + way * ease_out(share)
        target.blit(picture, picture.get_rect(center=(round(at.x), round(at.y))))

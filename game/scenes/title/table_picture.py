"""The picture of the table of a match that was left, kept until it would look different: `TablePicture`."""

from __future__ import annotations

from pygame import SRCALPHA, Surface

from game.scenes.base.matches_under_way import MatchUnderWay
from game.scenes.base.small_table import draw_small_table
from game.show.seating import has_phones
from game.view.base.scene_kit import SceneKit


class TablePicture:
    """The picture of a table in any size: no hand is seen in it but that of who has always played alone."""

    def __init__(self, kit: SceneKit, each: MatchUnderWay) -> None:
        self.kit, self.each = kit, each
        self._kept: tuple[tuple[object, ...], Surface] | None = None

    def of(self, size: tuple[int, int]) -> Surface:
        """Return it in a size in real pixels."""
        kit = self.kit
        key = (size, kit.faces(self.each.kept.match.variant.info.deck), kit.settings.theme)
        if self._kept is None or self._kept[0] != key:
            match, plan, viewer = self.each.kept.match, self.each.kept.plan, self._viewer
            picture = Surface(size, SRCALPHA)
            area = picture.get_rect()
            draw_small_table(kit, picture, area, match.variant, match.state, plan.seats, viewer)
            self._kept = key, picture
        return self._kept[1]

    @property
    def _viewer(self) -> int:
        """Whose hand is seen: nobody's, if others have played as well, or might look on (−1)."""
        kept = self.each.kept
        people, seating = kept.plan.people, kept.seating
        if len(people) != 1 or kept.under_way.sat_down or (seating and has_phones(seating)):
            return -1
        return people[0]

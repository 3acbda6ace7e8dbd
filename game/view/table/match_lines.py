"""Lines on the cloth about the match: its round, when it ends, that it does not count, one's partner."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pygame import FRect, Rect, Surface

from game.engine.table import Table
from game.show.director import Director
from game.view.base.colours import LIGHT, LINE, PANEL, QUIET, Colour
from game.view.base.fonts import BOLD, SEMIBOLD
from game.view.base.scene_kit import SceneKit
from game.view.base.still_layer import Piece
from game.view.layout.table_layout import Placement
from game.view.speech.occupancy import PANEL as OPEN_PANEL
from game.view.speech.occupancy import Occupancy
from game.view.speech.spots import Covering, covers_none
from game.words.match_standing import standing_lines, standing_sentence
from game.words.named_things import Player

ROUND = "round"
"""The name of their place in layouts, and of their piece."""
ROUND_SIZE, TARGET_SIZE = 24.0, 20.0
FACES = ((ROUND_SIZE, BOLD), (TARGET_SIZE, SEMIBOLD))
"""The sizes and weights of the lines."""
SIDE = 18
"""The room beside them, in design pixels."""


class LineRow(NamedTuple):
    """A line, or a part of one that is wrapped, as it is set."""

    text: str
    size: float
    face: str
    ink: Colour


class SetLines(NamedTuple):
    """The lines as they are set, and where they lie in real pixels."""

    area: Rect
    rows: tuple[LineRow, ...]


class MatchLines:
    """The lines of one table; of one round there are none, but for a partner's, and that it does not count."""

    def __init__(
        self, kit: SceneKit, table: Table, director: Director, occupancy: Occupancy
    ) -> None:
        self.kit = kit
        self.occupancy = occupancy
        self._table, self._director = table, director
        self.times = 1.0
        """How many times slower the clocks run."""
        self.practice = False
        """Whether the match counts for nothing."""
        self._question: tuple[object, ...] = ()
        self._set_lines: SetLines | None = None

    @property
    def texts(self) -> tuple[str, ...]:
        """The lines: before when the match ends come that it does not count, and that clocks run slower."""
        number, options = self._director.presented.round, self._table.options
        lines = standing_lines(self.kit.words, number, options)
        partner = self._partner
        if partner:
            standing = standing_sentence(self.kit.words, number, options)
            return (standing, partner) if standing else (partner,)
        if self.practice:
            return *lines[:1], self.kit.words("table.practice")
        if lines and self.times > 1:
            return lines[0], self.kit.words("table.slowed", count=self.times)
        return lines

    @property
    def _partner(self) -> str:
        """Whom the player who looks at the table plays with; "" if everybody plays alone (P-1)."""
        table = self._table
        names = [
            Player(table.names[each]) for each in table.partners(self._director.presented.seat)
        ]
        return self.kit.words("table.partner", name=names[0]) if names else ""

    @property
    def sentence(self) -> str:
        """The same in one line."""
        words, number = self.kit.words, self._director.presented.round
        standing, partner = standing_sentence(words, number, self._table.options), self._partner
        if standing and partner:
            return words("table.standing", first=standing, second=partner)
        return standing or partner

    def find(self, placement: Placement, seats: Iterable[int]) -> SetLines | None:
        """Return the lines as they are set in a layout; None where they would lie over one of the seats."""
        texts = self.texts
        if not texts or ROUND not in placement.places:
            return None
        names = [f"{part} {seat}" for seat in seats for part in ("player", "total")]
        taken = [box for name in names for box in self.occupancy.boxes(name)]
        question = (texts, self.kit.space, placement, taken)
        if question != self._question:
            self._question, self._set_lines = question, self._lay(texts, placement, taken)
        return self._set_lines

    def _lay(
        self, texts: Sequence[str], placement: Placement, taken: list[FRect]
    ) -> SetLines | None:
        """Set lines in a layout where they cover none of these boxes; None if they cannot."""
        place = placement[ROUND]
        design = self.kit.design
        # Wider than the place if they could not be read there, or else rather higher.
        abreast = self._set(self.kit.rect(place), texts, wrapped=False)
        if covers_none(design(abreast.area), taken):
            return abreast
        wrapped = self._set(self.kit.rect(place), texts, wrapped=True)
        taken += [each for each in placement.taken() if each != place]
        return wrapped if covers_none(design(wrapped.area), taken) else None

    def _set(self, place: Rect, texts: Sequence[str], *, wrapped: bool) -> SetLines:
        px, fonts = self.kit.px, self.kit.fonts
        room, rows = place.w - 2 * px(SIDE), []
        for text, (usual, face) in zip(texts, FACES, strict=False):
            ink = LIGHT if usual == ROUND_SIZE else QUIET
            size, parts = fonts.fitted(text, usual, face, room), [text]
            if wrapped and fonts.width(text, size, face) > room:
                size = usual
                parts = fonts.wrap(text, size, face, max(room, fonts.least_width(text, size, face)))
            rows += [LineRow(part, size, face, ink) for part in parts]
        wide = max(fonts.width(row.text, row.size, row.face) for row in rows)
        high = sum(fonts.height(row.size, row.face) for row in rows) + px(10)
        if len(rows) == len(texts):
            high = min(place.h, high)
        return SetLines(Rect(place.topleft, (wide + 2 * px(SIDE), high)), tuple(rows))

    def pieces(self, told: SetLines | None) -> list[Piece]:
        """Return their piece; none where an open panel would leave pieces of words beside itself."""
        kit, px = self.kit, self.kit.px
        opened = self.occupancy.boxes(OPEN_PANEL)
        if told is None or not covers_none(kit.design(told.area), opened):
            self.occupancy.remove(ROUND)
            return []
        rect, rows = told
        high = sum(kit.fonts.height(row.size, row.face) for row in rows)
        self.occupancy.report(ROUND, kit.design(rect), cover=Covering.AT_LAST)

        def draw(target: Surface) -> None:
            kit.paint.box(target, rect, PANEL.fade(0.84), radius=18, line=LINE)
            y = rect.centery - high // 2
            for row in rows:
                at = (rect.left + px(SIDE), y)
                kit.paint.text(target, row.text, at, row.size, row.face, row.ink)
                y += kit.fonts.height(row.size, row.face)

        return [Piece(ROUND, (rect.topleft, rect.size, rows), rect.inflate(px(20), px(20)), draw)]

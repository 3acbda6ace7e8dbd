"""The light of a table that goes to what everybody looks at: `Spotlight`.

That is the card by which a round ends on its way, the one card as it is turned up, a seat that calls its
last card, and one that somebody says to have done wrong.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pygame import FRect, Surface

from game.engine.cards import UNKNOWN
from game.engine.events import Place
from game.engine.zones import CENTRE, TAKEN
from game.show.director import Director
from game.show.moments.moment import MomentKind, TableMoment
from game.view.base.scene_kit import SceneKit
from game.view.speech.occupancy import Occupancy
from game.view.table.hits.hit_view import HitView
from game.view.table.hits.narrow_light import Lit, NarrowLight
from game.view.table.turn_marker import Circle

COMES, GOES = 140, 180
"""ms in which the light goes there, and comes back."""
REST, REST_OF_CALL, REST_TIMED = 0.42, 0.55, 0.62
"""How much is left around, while somebody calls, and in a game whose clocks go on meanwhile."""
CALLS: Mapping[MomentKind, int] = {MomentKind.CALLED: 620, MomentKind.ACCUSED: 950}
"""ms for which it stays with a seat that calls, and with one that is accused, until the cards fall on it."""
AROUND, OF_MIDDLE, OF_PORTRAIT = 0.85, 0.72, 3.4
"""How far it reaches: as a share of the longer side of piles, of a whole middle, and of a portrait's radius."""


class Spotlight:
    """The light over one table. None goes anywhere where hits are to pass quietly."""

    def __init__(self, kit: SceneKit, occupancy: Occupancy, *, timed: bool) -> None:
        self.kit, self.occupancy = kit, occupancy
        self._timed = timed
        self._least = REST_TIMED if timed else 0.0
        self._light = NarrowLight(kit)
        self._lit: tuple[Lit, ...] = ()
        self._rest = REST
        self._wanted = False
        self._share = 0.0

    @property
    def moving(self) -> bool:
        """Whether the light is on its way there or back."""
        return (self._share < 1.0) if self._wanted else self._share > 0.0

    def finish(self) -> None:
        """Give all of the light back at once."""
        self._wanted, self._share = False, 0.0

    def advance(
        self,
        dt: int,
        moments: Sequence[TableMoment],
        director: Director,
        portraits: Mapping[int, Circle],
        hands: Mapping[int, FRect],
    ) -> None:
        """Let `dt` ms pass, in which the light goes to what is to be looked at, or comes back.

        `hands` are where open hands are, by seat: the light of who calls falls on these as well.
        """
        lit: tuple[Lit, ...] = ()
        if not self.kit.calm and HitView.of(moments) is None:
            lit, rest = self._middle(director, portraits), REST
            if not lit:
                lit = _called(moments, portraits, hands, timed=self._timed)
                rest = REST_OF_CALL
            if lit:
                self._lit, self._rest = lit, max(rest, self._least)
        self._wanted = bool(lit)
        change = dt / max(1, self.kit.speed.ms(COMES if self._wanted else GOES))
        self._share = min(1.0, max(0.0, self._share + (change if self._wanted else -change)))

    def _middle(self, director: Director, portraits: Mapping[int, Circle]) -> tuple[Lit, ...]:
        """Return where the middle of the table is, if everybody looks there, and who wins what lay in it.

        Return nothing if they do not.
        """
        lying = director.presented.cards(Place(CENTRE))[-1:]
        looked_at = any(each.grand or _turns(each.src, each.dst) for each in director.flights)
        if not looked_at and lying in ([], [UNKNOWN]):
            return ()
        won = [
            _about(portraits[each.dst.seat])
            for each in director.flights
            if each.grand and each.dst.zone == TAKEN and each.dst.seat in portraits
        ]
        piles, middle = self.occupancy.box("piles"), self.occupancy.box("middle")
        if piles is not None:
            return (_lit(piles, AROUND),)
        return () if middle is None else (_lit(middle, OF_MIDDLE), *won)

    def draw(self, target: Surface) -> None:
        """Take the light from what has been drawn."""
        if self._lit and self._share > 0:
            self._light.draw(target, self._lit, self._share, self._rest)


def _turns(src: Place, dst: Place) -> bool:
    return src == dst == Place(CENTRE)


def _lit(box: FRect, reach: float) -> Lit:
    return *box.center, max(box.w, box.h) * reach


def _about(portrait: Circle) -> Lit:
    x, y, radius = portrait
    return x, y, radius * OF_PORTRAIT


def _called(
    moments: Sequence[TableMoment],
    portraits: Mapping[int, Circle],
    hands: Mapping[int, FRect],
    *,
    timed: bool,
) -> tuple[Lit, ...]:
    """Return where somebody sits who has just called a last card or been accused, and their hand if it is open.

    In a `timed` game, where others accuse each other all the time, only what a person here makes or faces.
    """
    for each in reversed(moments):
        lasts = CALLS.get(each.kind, 0)
        others = timed and each.kind is MomentKind.ACCUSED and not each.own
        if each.age < lasts and each.seat in portraits and not others:
            hand = [_lit(hands[each.seat], AROUND)] if each.seat in hands else []
            return _about(portraits[each.seat]), *hand
    return ()

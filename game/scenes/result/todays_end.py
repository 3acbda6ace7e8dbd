"""The end of a deal of a day: par, once it is known, and then the other deals, or this one as practice."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from game.scenes.base.scene_stack import Stack
from game.scenes.base.todays.par_beside import par_due, par_of
from game.scenes.result.end_words import EndTold
from game.scenes.result.part_end import PartEnd
from game.session.today.todays_deal import day_of_part, deal_of, is_first_try
from game.show.waits import soonest
from game.view.base.scene_kit import SceneKit


class TodaysEnd(PartEnd):
    """Such an end, which tells par after a first try."""

    def __init__(self, kit: SceneKit, stack: Stack, ended: EndTold) -> None:
        plan = ended.outcome.plan
        self._deal = deal_of(plan) if is_first_try(plan) else None
        self.par = None if self._deal is None else par_of(kit, self._deal).percent
        """Par in per cent; None as long as it is not known."""
        super().__init__(kit, stack, ended)

    @property
    def _next(self) -> str:
        return super()._next if self._deal is None else _told(self.kit, self.par)

    @property
    def _way_back(self) -> tuple[str, str, Callable[[], None]]:
        return self.kit.words("ui.result.today"), "cards", self._todays

    def _todays(self) -> None:
        """Lead to the deals of its day, which is over if midnight has passed meanwhile."""
        plan = self.outcome.plan
        self.stack.ways.today(plan.game, day_of_part(plan.part))

    @property
    def _awaited(self) -> bool:
        return self._deal is not None and self.par is None

    def update(self, dt: int) -> None:
        super().update(dt)
        if self._deal is None or self.par is not None:
            return
        self.par = par_of(self.kit, self._deal).percent
        if self.par is not None:
            self.texts["next"] = replace(self.texts["next"], text=self._next)
            self.place()
            self.dirty = True

    def due(self) -> int | None:
        return soonest(super().due(), par_due(self.kit) if self._awaited else None)


def _told(kit: SceneKit, par: int | None) -> str:
    words = kit.words
    if par is None:
        return words("ui.today.end_later")
    return words("ui.today.end_par", par=par, level=words("level.hard"))

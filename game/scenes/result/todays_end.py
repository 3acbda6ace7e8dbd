"""The end of a deal of a day: par, once it is known, and then the other deals, or this one as practice."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.scenes.base.scene_stack import Stack
from game.scenes.base.todays.par_beside import par_due, par_of
from game.scenes.result.end_words import EndWords
from game.scenes.result.new_achievements import New
from game.scenes.result.part_end import PartEnd
from game.session.host import Host
from game.session.outcome import Outcome
from game.session.today.todays_deal import day_of_part, deal_of, is_first_try
from game.show.waits import soonest
from game.view.base.scene_kit import SceneKit


class TodaysEnd(PartEnd):
    """Such an end, which tells par after a first try."""

    def __init__(
        self,
        kit: SceneKit,
        stack: Stack,
        outcome: Outcome,
        said: EndWords,
        host: Host,
        achieved: Sequence[New] = (),
    ) -> None:
        self.par: int | None = None
        """Par in per cent; None as long as it is not known."""
        deal = deal_of(outcome.plan)
        self._deal = deal if is_first_try(outcome.plan) else None
        if self._deal is not None:
            self.par = par_of(kit, self._deal).percent
            said = dataclasses.replace(said, next=_told(kit, self.par))
        super().__init__(kit, stack, outcome, said, host, achieved=achieved)

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
            told = _told(self.kit, self.par)
            self.texts["next"] = replace(self.texts["next"], text=told)
            self.place()
            self.dirty = True

    def due(self) -> int | None:
        return soonest(super().due(), par_due(self.kit) if self._awaited else None)


def _told(kit: SceneKit, par: int | None) -> str:
    words = kit.words
    if par is None:
        return words("ui.today.end_later")
    return words("ui.today.end_par", par=par, level=words("level.hard"))

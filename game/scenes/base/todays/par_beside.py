"""Par as screens know it, played beside the window. The title needs none, and does not wait for this module."""

from __future__ import annotations

from game.session.today.kept_par import KeptPar
from game.session.today.par import Par
from game.session.today.par_worker import AGAIN, ParWorker
from game.session.today.todays_deal import TodaysDeal
from game.view.base.scene_kit import SceneKit

LOOK_AGAIN = 500
"""ms after which it is looked again how far a par is that is being played."""


def par_due(kit: SceneKit) -> int | None:
    """Return in how many ms par is to be looked at again by who waits for it; None if it is not played."""
    if kit.par is None:
        return None
    return LOOK_AGAIN if kit.par.works else 1000 * AGAIN


def par_of(kit: SceneKit, deal: TodaysDeal) -> Par:
    """Return as much of a deal's par as is known, and have the rest played beside the window."""
    if not kit.keeps_matches:
        return Par()
    found = KeptPar(kit.places.data).of(deal)
    if found.percent is None and kit.plays_par:
        if kit.par is None:
            kit.par = ParWorker(kit.places.data)
        kit.par.want(deal)
    return found

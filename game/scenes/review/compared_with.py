"""What the review of a match stands beside: how somebody chose of late, and the par of a deal of a day."""

from __future__ import annotations

from game.scenes.base.match_history import MatchHistory
from game.session.replays.tape import Tape
from game.session.review.kept_accuracy import Chosen, KeptAccuracies
from game.session.today.kept_par import KeptPar
from game.session.today.todays_deal import deal_of
from game.store.history_index import Wanted
from game.view.base.scene_kit import SceneKit

MOST = 5
"""So many reviewed matches at most, the last ones before."""


def chosen_lately(kit: SceneKit, tape: Tape, seat: int) -> Chosen:
    """Return how the person of a seat chose in the reviewed matches of the game before this one.

    It is nothing for bots, and for matches that are not among the player's own.
    """
    if not tape.kept_as or seat not in tape.plan.people:
        return Chosen()
    person, history = tape.plan.seats[seat].name, MatchHistory(kit, kit.places.data)
    wanted = Wanted(game=tape.plan.game, person=person, over=True)
    before = [each for each in history.find(wanted) if each.name < tape.kept_as]
    return KeptAccuracies(history.data).of_last(before, person, MOST)


def known_par(kit: SceneKit, tape: Tape) -> int | None:
    """Return the par of the deal of a day, in per cent; None for others, and while it is not known."""
    deal = deal_of(tape.plan)
    return None if deal is None else KeptPar(kit.places.data).of(deal).percent

"""How well a person has chosen of late, to compare a match with: `chosen_lately(kit, tape, seat)`."""

from __future__ import annotations

from game.scenes.base.match_history import MatchHistory
from game.session.replays.tape import Tape
from game.session.review.kept_accuracy import Chosen, KeptAccuracies
from game.store.history_index import Wanted
from game.view.base.scene_kit import SceneKit

MOST, AMONG = 5, 60
"""So many reviewed matches at most, among so many that were played before."""


def chosen_lately(kit: SceneKit, tape: Tape, seat: int) -> Chosen:
    """Return how the person of a seat chose in the reviewed matches of the game before this one.

    It is nothing for bots, and for matches that are not among the player's own.
    """
    if not tape.kept_as or seat not in tape.plan.people:
        return Chosen()
    person, history = tape.plan.seats[seat].name, MatchHistory(kit, kit.places.data)
    wanted = Wanted(game=tape.plan.game, person=person, over=True)
    before = [each for each in history.find(wanted, most=AMONG) if each.name < tape.kept_as]
    return KeptAccuracies(history.data).of_last(before, person, MOST)

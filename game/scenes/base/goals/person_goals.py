"""How far somebody is with every goal, by the logs: `goals_of(kit, history, name)`."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.base.cups.cups_board import CupsBoard
from game.scenes.base.match_history import MatchHistory
from game.session.goals.career import Career, career_of
from game.session.goals.goals import Goal, Progress, progress_of
from game.store.history_index import MatchRecord
from game.store.name_changes import load_changes
from game.view.base.scene_kit import SceneKit


def careers(
    kit: SceneKit, history: MatchHistory, people: Sequence[str], more: Sequence[MatchRecord] = ()
) -> list[Career]:
    """Return what some people have done, by the history and `more` matches that it does not know yet.

    Where no matches are kept there is no history.
    """
    if not kit.keeps_matches:
        return [career_of(more, each, []) for each in people]
    matches = [*history.find(), *more]
    draws = CupsBoard.of(kit, history).draws_of_all
    changes = load_changes(history.data)
    return [career_of(matches, each, draws, changes) for each in people]


def goals_of(kit: SceneKit, history: MatchHistory, person: str) -> tuple[Progress, ...]:
    """Return how far somebody is with every goal."""
    return progress_of(careers(kit, history, [person])[0])


def todo(kit: SceneKit, goal: Goal) -> str:
    """Return what is to be done for a goal."""
    return kit.words(f"goal.{goal.id}.todo", count=goal.target, each=goal.each)

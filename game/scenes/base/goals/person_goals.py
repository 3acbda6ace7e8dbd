"""How far somebody is with every goal, by the logs: `goals_of(kit, history, name)`."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.base.cups.cups_board import CupsBoard
from game.scenes.base.guest_list import read_roster
from game.scenes.base.match_history import MatchHistory
from game.session.cup.cup_draw import CupDraw
from game.session.goals.career import Career, career_of
from game.session.goals.goals import Goal, Progress, progress_of
from game.store.bot_files import guest_texts
from game.store.history_index import MatchRecord
from game.store.name_changes import NameChange, load_changes
from game.view.base.scene_kit import SceneKit


class Careers:
    """What people have done by a history, which is read once. Where no matches are kept there is none."""

    def __init__(self, kit: SceneKit, history: MatchHistory) -> None:
        self._matches: list[MatchRecord] = []
        self._draws: list[CupDraw] = []
        self._changes: Sequence[NameChange] = ()
        roster = read_roster(kit).values()
        self._names = {each.id: guest_texts(each, kit.words)[0] for each in roster}
        if kit.keeps_matches:
            self._matches = history.find()
            self._draws = CupsBoard.of(kit, history).draws_of_all
            self._changes = load_changes(history.data)

    def of(self, person: str, *more: MatchRecord) -> Career:
        """Return what somebody has done, with `more` matches that the history does not know yet."""
        matches = [*self._matches, *more]
        return career_of(matches, person, self._draws, self._changes, self._names)


def goals_of(kit: SceneKit, history: MatchHistory, person: str) -> tuple[Progress, ...]:
    """Return how far somebody is with every goal."""
    return progress_of(Careers(kit, history).of(person))


def todo(kit: SceneKit, goal: Goal) -> str:
    """Return what is to be done for a goal."""
    return kit.words(f"goal.{goal.id}.todo", count=goal.target, each=goal.each)


def what_was_done(kit: SceneKit, goal: Goal) -> str:
    """Return what somebody has done who has reached a goal."""
    return kit.words(f"goal.{goal.id}.told", count=goal.target, each=goal.each)

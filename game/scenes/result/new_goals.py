"""The goals that people at a table have reached by its match, with what they have won: `new_goals`."""

from __future__ import annotations

from game.scenes.base.goals.person_goals import Careers
from game.scenes.base.goals.things import thing_text, won_by
from game.scenes.base.match_history import MatchHistory
from game.scenes.result.new_achievements import New
from game.session.goals.goals import progress_of, reached_by
from game.session.host import Host
from game.session.records.history import record_of
from game.session.records.log_reader import LoggedMatch
from game.store.history_index import MatchRecord
from game.view.base.scene_kit import SceneKit
from game.words.named_things import Player


def new_goals(kit: SceneKit, host: Host, history: MatchHistory) -> list[New]:
    """Return what people have reached by a match that is over, and not before; nothing in practice.

    The history has to know the match before a rematch, and not this one.
    """
    plan = host.plan
    # The day is that on which it began, as its log will tell it.
    began = history.now() if host.keeper is None else host.keeper.began
    record = _record_now(host, began)
    if not record.counted and not record.part:
        return []
    names = list(dict.fromkeys(plan.seats[seat].name for seat in plan.people))
    reader = plan.seats[plan.reader].name if plan.reader >= 0 else None
    careers, found = Careers(kit, history), []
    for name in names:
        had = reached_by(careers.of(name))
        for goal in (each.goal for each in progress_of(careers.of(name, record)) if each.reached):
            if goal.id not in had:
                things = tuple(thing_text(kit, each) for each in won_by(goal.id))
                found.append(New(Player(name, you=name == reader), goal, things))
    return found


def _record_now(host: Host, began: float) -> MatchRecord:
    """Return what the history will have of the match; `began` in s since 1970."""
    plan, match, ending = host.plan, host.match, host.ending()
    rules, actions = host.variant.info.rules, len(match.log)
    logged = LoggedMatch(plan, began, rules, actions, ending, undone=False, hinted=frozenset())
    return record_of("", logged, ending)

"""What comes of a round or a match, as a scene: `result_of`, and `watched_end` of what is watched."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.scenes.base.guest_list import read_roster
from game.scenes.base.match_history import MatchHistory
from game.scenes.base.scene_stack import Scene, Stack
from game.scenes.result.cup_end import CupEnd, told_of_cup
from game.scenes.result.end_scene import EndScene
from game.scenes.result.end_words import EndTold, end_words
from game.scenes.result.evening_end import EveningEnd
from game.scenes.result.new_achievements import MOST, New, new_achievements
from game.scenes.result.new_goals import new_goals
from game.scenes.result.result_scene import ResultScene
from game.scenes.result.todays_end import TodaysEnd
from game.scenes.result.together_end import TogetherEnd
from game.scenes.result.watched_end import WatchedEnd
from game.session.cup.cup_draw import is_of_cup
from game.session.evening.evening_log import is_of_evening
from game.session.host import Host
from game.session.outcome import outcome_of
from game.session.replays.tape import Tape
from game.session.today.todays_deal import deal_of
from game.show.seating import Seating
from game.view.base.scene_kit import SceneKit


def result_of(
    kit: SceneKit, stack: Stack, host: Host, next_round: Callable[[], None], seating: Seating
) -> Scene:
    """Return the result of a round, which leads to the next one, or the end of a match of a host.

    Where several people play it waits for all of them, after a match as well.
    """
    history = _history(kit, host)
    found = [] if history is None or not history.whole else _new(kit, host, history)
    if not host.match.over:
        return ResultScene(kit, stack, host, next_round, seating, found)
    outcome, course = host.outcome(), host.course
    said = end_words(
        kit, outcome, host.match, course.steps, host.guests, history, sat_down=course.sat_down
    )
    ended = EndTold(outcome, said, found)
    if is_of_evening(outcome.plan):
        return EveningEnd(kit, stack, ended, host, seating, history)
    if outcome.plan.together:
        return TogetherEnd(kit, stack, ended, host, seating)
    if is_of_cup(outcome.plan):
        cup = told_of_cup(kit, outcome.plan, tuple(host.match.state.winners), history)
        said = replace(said, headline=cup.headline, next=cup.next, between=cup.meeting)
        return CupEnd(kit, stack, replace(ended, said=said))
    made = EndScene if deal_of(outcome.plan) is None else TodaysEnd
    return made(kit, stack, ended)


def _history(kit: SceneKit, host: Host) -> MatchHistory | None:
    """Return the matches before this one; None where none are kept, or nothing is asked of them."""
    if not kit.keeps_matches or not host.plan.people:
        return None
    asked = host.match.over or any(host.achieved.of_late().values())
    return MatchHistory.of(kit) if asked else None


def _new(kit: SceneKit, host: Host, history: MatchHistory) -> list[New]:
    """Return what is new of people: first the goals that they have reached, by which things are won."""
    goals = new_goals(kit, host, history) if host.match.over else []
    return [*goals, *new_achievements(host, history)][:MOST]


def watched_end(kit: SceneKit, stack: Stack, tape: Tape, again: Callable[[], None]) -> EndScene:
    """Return the end of a match that is watched to its end; `again` goes back to its start."""
    outcome = outcome_of(tape.plan, tape.ended, tape.steps)
    said = end_words(kit, outcome, tape.ended, tape.steps, read_roster(kit), watched=True)
    return WatchedEnd(kit, stack, EndTold(outcome, said), again)

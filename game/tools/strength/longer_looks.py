"""Do the turning points that reviews show stand, when each is searched many times as long?

Bots play matches, and one seat of each is reviewed as after a match of a person. What its review shows is
searched again with other luck.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from typing import Any

from game.bots.judgement import STANDING, Weighed, weigh
from game.engine.notation.action_text import format_action
from game.engine.rng import Rng
from game.session.replays.tape import Tape
from game.session.review.match_review import Decision
from game.session.review.reviewing import own_turns
from game.tools.strength.blunder_hunt import Hunt, watch
from game.tools.strength.calibration import reviewed_for, tape_of
from game.tools.strength.intervals import share_of


@dataclass(frozen=True, slots=True)
class LongerLooks:
    """The parameters: `players` of a bot play until reviews have shown so many turning points.

    Each of them is searched in `times` as many worlds as a turn is in a review.
    """

    game: str
    bot: str
    players: int
    shown: int
    times: int = 10
    seed: int = 1
    options: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LongerLook:
    """A turning point that was searched again.

    `loss` is what the review said to have been lost, from 0 to 1, and `found` what the action it shows is
    better by than what was played, in the longer search. It `stands` if that is beyond the noise of the longer
    search, and enough for a review to show it after its second look. `best_of_all`: no other action is better.
    """

    at: int
    played: str
    best: str
    loss: float
    found: float
    stands: bool
    best_of_all: bool


@dataclass(slots=True)
class LookedAt:
    """A match of bots, and what its review showed; `error` is the sentence of what went wrong."""

    seed: int
    looks: list[LongerLook] = field(default_factory=list)
    error: str = ""


def look_longer(
    plan: LongerLooks, progress: Callable[[Iterator[LookedAt]], Iterator[LookedAt]] = iter
) -> tuple[dict[str, Any], list[str]]:
    """Return the report as the command line prints it, and the sentences of what went wrong."""
    found = list(progress(_until_shown(plan)))
    errors = [each.error for each in found if each.error]
    looks = [look for each in found for look in each.looks]
    share = share_of((len(each.looks), sum(look.stands for look in each.looks)) for each in found)
    report = {
        "game": plan.game,
        "bot": plan.bot,
        "players": plan.players,
        "times": plan.times,
        "seed": plan.seed,
        "matches": len(found),
        "errors": len(errors),
        "shown": len(looks),
        "stand": sum(look.stands for look in looks),
        "best": sum(look.best_of_all for look in looks),
        "ci95": [share.low, share.high],
        "looks": [_told(each.seed, look) for each in found for look in each.looks],
    }
    return report, errors


def _until_shown(plan: LongerLooks) -> Iterator[LookedAt]:
    """Play and look until enough was shown; after as many matches that showed nothing there is an end."""
    shown = 0
    for number in range(MOST_MATCHES * plan.shown):
        found = looked_at(plan, plan.seed + number)
        shown += len(found.looks)
        yield found
        if shown >= plan.shown:
            return


MOST_MATCHES = 20
"""The matches that are played for each turning point that is wanted, at most."""


def looked_at(plan: LongerLooks, seed: int) -> LookedAt:
    """Play a match, review it for one seat, and search what the review shows again."""
    hunt = Hunt(plan.game, plan.bot, 1, (plan.players,), plan.seed, plan.options)
    watched = watch(hunt, plan.players, seed)
    if watched.error:
        return LookedAt(seed, error=watched.error)
    tape = tape_of(plan.game, watched.match, seed)
    seat = seed % plan.players
    points = reviewed_for(tape, seat).turning_points
    return LookedAt(seed, _again(tape, seat, points, plan.times))


def _again(tape: Tape, seat: int, points: tuple[Decision, ...], times: int) -> list[LongerLook]:
    wanted = {each.at: each for each in points}
    found: list[LongerLook] = []
    for turn in own_turns(tape, seat):
        if turn is None or turn.at not in wanted:
            continue
        luck = Rng((tape.seed or 0) * LUCK + turn.at)
        steps = weigh(tape.variant, turn.seen, turn.belief, luck, times=times)
        found.append(_look(tape, wanted[turn.at], _finished(steps)))
    return found


LUCK = 1_000_003
"""Sets the generators of two matches apart."""


def _finished(steps: Generator[None, None, Weighed]) -> Weighed:
    """Return what a search of many steps finds in the end."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            weighed: Weighed = end.value
            return weighed


def _look(tape: Tape, point: Decision, again: Weighed) -> LongerLook:
    judged, played = point.judged, point.played
    deck, verbs = tape.table.deck, tape.variant.info.vocabulary
    gap = again.difference(judged.best, played)
    stands = gap.certain and gap.mean >= STANDING
    best = judged.stands(again, played)
    one, other = (format_action(each, deck, verbs) for each in (played, judged.best))
    return LongerLook(point.at, one, other, judged.loss, gap.mean, stands, best)


def _told(seed: int, look: LongerLook) -> dict[str, Any]:
    return {
        "seed": seed,
        "at": look.at,
        "played": look.played,
        "best": look.best,
        "loss": round(look.loss, 4),
        "found": round(look.found, 4),
        "stands": look.stands,
        "best_of_all": look.best_of_all,
    }

"""Do the chances in reviews hold? Of those told to win so many times of 100, how many did.

Bots play matches, and every turn of each seat is reviewed. What one seat's choices give away is luck to the
others: over all seats both add up to nothing, whatever was told.
Turns of one match share its result: intervals are by match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from game.bots.judgement import PARTS, WORLDS
from game.engine.match import Match
from game.session.plan import Plan, Seat
from game.session.replays.tape import Tape
from game.session.review.match_review import Review
from game.session.review.reviewing import Reviewing
from game.tools.strength.blunder_hunt import Hunt, watch
from game.tools.strength.intervals import share_of

TENTHS = 10


@dataclass(frozen=True, slots=True)
class Calibration:
    """The parameters: `players` of a bot play `matches`, each turn of which is tried in so many `worlds`."""

    game: str
    bot: str
    players: int
    matches: int
    worlds: int
    seed: int = 1
    options: dict[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class ReviewedMatch:
    """A match and the reviews of its seats; `error` is the sentence of what went wrong."""

    reviews: list[Review] = field(default_factory=list)
    error: str = ""


def calibrate(
    plan: Calibration,
    progress: Callable[[Iterator[ReviewedMatch]], Iterator[ReviewedMatch]] = iter,
) -> tuple[dict[str, Any], list[str]]:
    """Return the report as the command line prints it, and the sentences of what went wrong."""
    found = list(progress(reviewed(plan, number) for number in range(plan.matches)))
    errors = [each.error for each in found if each.error]
    luck = [sum(review.luck) / PARTS * 100 for each in found for review in each.reviews[:1]]
    choice = [sum(review.choice) / PARTS * 100 for each in found for review in each.reviews]
    report = {
        "game": plan.game,
        "bot": plan.bot,
        "players": plan.players,
        "matches": plan.matches,
        "worlds": plan.worlds,
        "seed": plan.seed,
        "errors": len(errors),
        "luck": fmean(luck) if luck else 0.0,
        "luck_error": stdev(luck) / sqrt(len(luck)) if len(luck) > 1 else 0.0,
        "choice": fmean(choice) if choice else 0.0,
        "tenths": [_tenth(found, tenth) for tenth in range(TENTHS)],
    }
    return report, errors


def reviewed(plan: Calibration, number: int) -> ReviewedMatch:
    """Play a match, and review it for every seat."""
    hunt = Hunt(plan.game, plan.bot, 1, (plan.players,), plan.seed, plan.options)
    watched = watch(hunt, plan.players, plan.seed + number)
    if watched.error:
        return ReviewedMatch(error=watched.error)
    tape = tape_of(plan.game, watched.match, plan.seed + number)
    times = plan.worlds / WORLDS
    return ReviewedMatch([reviewed_for(tape, seat, times) for seat in range(plan.players)])


def tape_of(game: str, match: Match, seed: int) -> Tape:
    """Return a match between bots as it is kept, each in the place of a person."""
    seats = tuple(Seat(name, "") for name in match.table.names)
    return Tape(Plan(game, seats, dict(match.table.options), seed), match)


def reviewed_for(tape: Tape, seat: int, times: float = 1) -> Review:
    """Return the review of a match for a seat, with `times` the usual worlds."""
    walk = Reviewing(tape, seat, times)
    while walk.step():
        pass
    assert walk.review is not None
    return walk.review


def _tenth(found: list[ReviewedMatch], tenth: int) -> dict[str, Any]:
    """Return what was told in a tenth of all chances, on average, and what share was won."""
    told: list[float] = []
    clusters: list[tuple[float, float]] = []
    for match in found:
        count = won = 0.0
        for review in match.reviews:
            for each in review.decisions:
                chance = each.judged.value / PARTS
                if min(TENTHS - 1, int(chance * TENTHS)) == tenth:
                    told.append(chance)
                    count += 1
                    won += review.end / PARTS
        clusters.append((count, won))
    share = share_of(clusters)
    return {
        "decisions": len(told),
        "told": fmean(told) if told else 0.0,
        "won": share.rate,
        "low": share.low,
        "high": share.high,
    }

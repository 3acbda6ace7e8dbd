"""Simulations: matches of bots without a window.

Match i plays deal i ÷ b, where b is the number of bots, with the bots rotated by i mod b seats: every bot gets
every seat of every deal, so that bots are compared on the same cards.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from game.bots.bot import Bot
from game.engine import replay
from game.engine.actions import Action
from game.engine.match import Match
from game.engine.observe import Observation
from game.engine.problems import Phrase
from game.engine.rng import Rng
from game.files.writing import write_whole
from game.session.controllers import BotSeat
from game.session.programs.programs import Programs, process_bots
from game.session.runner import Runner
from game.session.standstill import Standstill
from game.store.bot_programs import Confirmed
from game.store.language_files import load_words
from game.store.talk_options import talk_options
from game.tools.strength.entrants import entrant
from game.tools.worker_pool import spread
from game.variants import find_variant
from game.words.path_names import named

CHUNK = 25
"""Matches a worker process plays at a time."""


class NotSaved(Exception):
    """A replay that was wanted and cannot be kept: which file, and why, in a sentence."""


@dataclass(frozen=True, slots=True)
class Series:
    """The parameters of a simulation; `save` is the folder for replay files, or None.

    `bots` are names as `entrant` knows them, `programs` the fingerprints of those that may be started.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    matches: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    save: Path | None = None
    programs: Confirmed = field(default_factory=dict)


@dataclass(slots=True)
class BotRecord:
    """The record of one bot in one match.

    `wins` are those of its seats, each of which has what its side has won, in parts where a win is shared.
    """

    bot: str
    seats: int = 0
    wins: float = 0.0
    score: int = 0
    decisions: int = 0
    seconds: float = 0.0


@dataclass(slots=True)
class Played:
    """One match of a simulation; `error` is the sentence of what went wrong.

    `partners` is how many seats a side had.
    """

    deal: int
    partners: int = 1
    rounds: int = 0
    actions: int = 0
    cpu_seconds: float = 0.0
    error: str = ""
    tallies: list[BotRecord] = field(default_factory=list)


class TimedSeat(BotSeat):
    """A bot's seat that adds up how long its decisions take."""

    def __init__(self, bot: Bot, rng: Rng, budget: int, tally: BotRecord) -> None:
        super().__init__(bot, rng, budget=budget)
        self.tally = tally

    def turn(self, observation: Observation) -> tuple[int, Action]:
        """Return the bot's turn action, adding up the time it takes."""
        start = perf_counter()
        action = self.bot.decide(observation, self.budget, self.rng)
        tally = self.tally
        tally.seconds += perf_counter() - start
        tally.decisions += 1
        return 0, action


def play_one(plan: Series, number: int) -> Played:
    """Play match `number` of the series. An exception but NotSaved is returned as the result's `error`.

    So is a match that would never end: who was refused what, or what is not over.
    """
    variant = find_variant(plan.game)
    deal, shift = divmod(number, len(plan.bots))
    played = Played(deal)
    names = [plan.bots[(seat + shift) % len(plan.bots)] for seat in range(plan.players)]
    tallies = {name: BotRecord(name) for name in names}
    start = process_time()
    seats: list[TimedSeat] = []
    try:
        options = {**talk_options(variant), **plan.options}
        match = Match(
            variant, variant.table(plan.players, options, _seated(names)), plan.seed + deal
        )
        luck = Rng(plan.seed * 1_000_003 + number)
        programs = Programs(plan.programs, _tell, waits=True)
        for guest in map(entrant, names):
            bot = programs.bot(guest, variant, match.table, len(seats))
            seats.append(TimedSeat(bot, luck.fork(), guest.budget, tallies[guest.id]))
        Runner(match, seats).run()
        played.partners = plan.players // match.table.sides
        for seat, name in enumerate(names):
            tally = tallies[name]
            tally.seats += 1
            tally.score += match.state.scores[seat]
            if seat in match.state.winners:
                tally.wins += played.partners / len(match.state.winners)
        played.rounds = match.state.round
        played.actions = len(match.log)
        if plan.save is not None:
            save_replay(match, plan.save / f"{plan.game}-{plan.seed}-{number:05}.jsonl")
    except NotSaved:
        raise
    except Standstill as error:
        played.error = f"match {number}: {error}"
    except Exception as error:
        played.error = f"match {number}: {type(error).__name__}: {error}"
    finally:
        for _, own in process_bots(seats):
            own.close()
    played.cpu_seconds = process_time() - start
    played.tallies = list(tallies.values())
    return played


@cache
def _tell(trouble: Phrase) -> None:
    """Say what is wrong with a program, once in each process."""
    print(load_words().phrase(trouble), file=sys.stderr)


def _seated(names: Sequence[str]) -> list[str]:
    return [f"{name} {seat}" for seat, name in enumerate(names)]


def save_replay(match: Match, file: Path) -> None:
    """Write the replay of a match. Raises NotSaved."""
    text = "".join(line + "\n" for line in replay.write(match))
    try:
        write_whole(file, text.encode())
    except OSError as error:
        raise NotSaved(f"{named(file)} cannot be written: {error.strerror}.") from None


def play(plan: Series, jobs: int = 1) -> Iterator[Played]:
    """Every match of the plan in order, by `jobs` processes; the result does not depend on them."""
    if jobs == 1:
        for number in range(plan.matches):
            yield play_one(plan, number)
        return
    for part in spread(partial(_chunk, plan), range(0, plan.matches, CHUNK), jobs):
        yield from part


def _chunk(plan: Series, start: int) -> list[Played]:
    return [play_one(plan, n) for n in range(start, min(start + CHUNK, plan.matches))]


def simulate(
    plan: Series, jobs: int = 1, progress: Callable[[Iterator[Played]], Iterator[Played]] = iter
) -> tuple[dict[str, Any], list[str]]:
    """Play the plan; the report as the command line prints it, and the sentences of what went wrong.

    `progress` may wrap the matches as they come, to show how far it is.
    """
    start = perf_counter()
    results = list(progress(play(plan, jobs)))
    errors = [each.error for each in results if each.error]
    report: dict[str, Any] = {
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "matches": plan.matches,
        "seed": plan.seed,
        "seconds": round(perf_counter() - start, 4),
        "cpu_seconds": round(sum(each.cpu_seconds for each in results), 4),
        "rounds": sum(each.rounds for each in results),
        "actions": sum(each.actions for each in results),
        "errors": len(errors),
        "by_bot": {
            name: _summary(name, [each for each in results if not each.error])
            for name in dict.fromkeys(plan.bots)
        },
    }
    return report, errors


def _summary(name: str, results: Sequence[Played]) -> dict[str, Any]:
    per_deal: dict[int, tuple[int, float]] = {}
    total = BotRecord(name)
    for each in results:
        for tally in each.tallies:
            if tally.bot == name:
                seats, wins = per_deal.get(each.deal, (0, 0.0))
                per_deal[each.deal] = (seats + tally.seats, wins + tally.wins)
                total.seats += tally.seats
                total.wins += tally.wins
                total.score += tally.score
                total.decisions += tally.decisions
                total.seconds += tally.seconds
    rate = total.wins / total.seats if total.seats else 0.0
    return {
        "seats": total.seats,
        "wins": round(total.wins, 6),
        "win_rate": round(rate, 6),
        "ci95": _interval(rate, list(per_deal.values())),
        "mean_score": round(total.score / total.seats, 6) if total.seats else 0.0,
        "mean_decision_ms": round(1000 * total.seconds / max(1, total.decisions), 6),
    }


def _interval(rate: float, deals: Sequence[tuple[int, float]]) -> list[float]:
    """The 95 % interval of a win rate, clustered by deal.

    The ratio estimator's variance over clusters (Cochran, Sampling Techniques, 6.3): the seats of one deal
    share its cards, and must not be counted as independent.
    """
    clusters = len(deals)
    seats = sum(count for count, _ in deals)
    if clusters < 2 or not seats:
        return [0.0, 1.0]
    squares = sum((wins - rate * count) ** 2 for count, wins in deals)
    error = 1.96 * math.sqrt(squares * clusters / (clusters - 1)) / seats
    return [round(max(0.0, rate - error), 6), round(min(1.0, rate + error), 6)]

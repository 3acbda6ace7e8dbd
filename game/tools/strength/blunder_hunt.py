"""A hunt for decisions of a bot that are plainly wrong, by the rules that each game has (`Variant.blunders`).

Matches are played first and judged afterwards: the log is played again, and before every turn action the rules
are asked, with what its player saw at that very moment. So a call that came before a card counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.engine.match import Match
from game.engine.problems import as_written
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.session.controllers import BotSeat
from game.session.runner import Runner
from game.store.talk_options import talk_options
from game.tools.simulate import save_replay
from game.tools.strength.entrants import entrant
from game.variants import find_variant

USUAL = (2, 3, 4)
"""How many sit at the tables that take turns."""


@dataclass(frozen=True, slots=True)
class Hunt:
    """The parameters of a hunt.

    `tables` are numbers of players, in turn a deal each; `save` is the folder for replays, or None.
    """

    game: str
    bot: str
    decisions: int
    tables: tuple[int, ...]
    seed: int = 1
    options: dict[str, object] = field(default_factory=dict)
    save: Path | None = None


@dataclass(slots=True)
class Watched:
    """One match: its decisions with a choice, and of each rule how many broke it, and the first that did."""

    match: Match
    decisions: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    first: dict[str, str] = field(default_factory=dict)
    error: str = ""


def usual_tables(variant: Variant[Any]) -> tuple[int, ...]:
    """Return the numbers of players that take turns, of those that can play the game."""
    info = variant.info
    return tuple(n for n in USUAL if info.min_players <= n <= info.max_players) or (
        info.min_players,
    )


def hunt(
    plan: Hunt, progress: Callable[[Iterator[Watched]], Iterator[Watched]] = iter
) -> tuple[dict[str, Any], list[str]]:
    """Watch the bot; the report as the command line prints it, and the sentences of what went wrong.

    Raises NotSaved if a replay that is wanted cannot be kept.
    """
    counts: Counter[str] = Counter()
    first: dict[str, str] = {}
    replays: dict[str, str] = {}
    errors: list[str] = []
    decisions = matches = 0
    for watched in progress(_matches(plan)):
        matches += 1
        decisions += watched.decisions
        counts += watched.counts
        if watched.error:
            errors.append(watched.error)
        for rule, where in watched.first.items():
            if rule not in first:
                first[rule] = where
                if plan.save is not None:
                    file = plan.save / f"{plan.game}-{rule}.jsonl"
                    save_replay(watched.match, file)
                    replays[rule] = str(file)
    report: dict[str, Any] = {
        "game": plan.game,
        "bot": plan.bot,
        "decisions": decisions,
        "matches": matches,
        "seed": plan.seed,
        "errors": len(errors),
        "blunders": [
            {
                "rule": rule.id,
                "count": counts[rule.id],
                "replay": replays.get(rule.id),
                "first": first.get(rule.id),
                "reason": rule.reason,
            }
            for rule in find_variant(plan.game).blunders
        ],
    }
    return report, errors


def _matches(plan: Hunt) -> Iterator[Watched]:
    """Play and judge matches until there have been enough decisions."""
    decisions = number = idle = 0
    while decisions < plan.decisions and idle < len(plan.tables):
        players = plan.tables[number % len(plan.tables)]
        watched = watch(plan, players, plan.seed + number)
        # Should no match at any table leave a choice, there is nothing to wait for.
        idle = 0 if watched.decisions else idle + 1
        decisions += watched.decisions
        number += 1
        yield watched


def watch(plan: Hunt, players: int, seed: int) -> Watched:
    """Play one match with the bot in every seat, and judge it. An exception ends it, and is told in `error`."""
    variant = find_variant(plan.game)
    options = {**talk_options(variant), **plan.options}
    match = Match(variant, variant.table(players, options), seed)
    luck = Rng(seed)
    guest = entrant(plan.bot)
    seats = [BotSeat(guest.bot(variant), luck.fork(), budget=guest.budget) for _ in range(players)]
    error = ""
    try:
        Runner(match, seats).run()
    except Exception as problem:
        error = f"seed {seed}, {players} players: {type(problem).__name__}: {problem}"
    watched = judge(match)
    watched.error = error
    return watched


def judge(match: Match) -> Watched:
    """Judge every turn action of a match that began with a deal, where there was a choice."""
    variant = match.variant
    watched = Watched(match)
    again = Match(variant, match.table, match.seed)
    for number, entry in enumerate(match.log, 1):
        if entry.action.verb in variant.info.turn_verbs and entry.seat >= 0:
            own = again.observe(entry.seat, entry.now)
            if entry.action in own.legal:
                watched.decisions += len(own.legal) > 1
                for rule in variant.blunders:
                    if rule.test(own.state, entry.seat, own.legal, entry.action):
                        watched.counts[rule.id] += 1
                        does = variant.text(again.state, entry.action)
                        where = f"seed {match.seed}, {match.table.players} players, "
                        where += f"action {number}: seat {entry.seat} does {as_written(does)}"
                        watched.first.setdefault(rule.id, where)
        again.submit(entry.seat, entry.action, entry.now)
    return watched

"""Matches of bots that are kept in a folder, for the torture: begun, taken up again, and played on."""

from __future__ import annotations

from pathlib import Path
from random import Random

from game.engine.match import Match
from game.session.host import Host
from game.session.journal import Journal
from game.session.plan import Plan, Seat
from game.session.records.ending import ending_of
from game.session.records.log_reader import KeptMatch, kept_match, logged_match
from game.store.bot_files import load_roster
from game.store.match_folder import FoundMatch, MatchFolder
from game.store.match_log import LogContents, log_contents
from game.variants import VARIANTS, find_variant

BEGAN = 1_800_000_000.0
"""When every match began, in seconds since 1970."""
QUICK = ("easy", "normal", "hard")
"""Policies that decide at once."""
LONGEST_WAIT = 100_000
"""Steps of a match in which nothing happens, after which it counts as stuck."""


def some_plan(luck: Random, game: str = "") -> Plan:
    """Return the plan of a match of bots; of any game, if none is given."""
    drawn = luck.choice(VARIANTS)
    info = (find_variant(game) if game else drawn).info
    guests = sorted(load_roster())
    count = min(info.max_players, luck.choice((2, 3, 4)))
    seats = [
        Seat(f"Bot {number}", "ruth", luck.choice(guests), level=luck.choice(QUICK))
        for number in range(max(count, info.min_players))
    ]
    return Plan(info.id, tuple(seats), {}, luck.randrange(1, 1_000_000))


def begin(folder: MatchFolder, plan: Plan) -> tuple[Host, Journal]:
    """Deal a match, and keep it."""
    host = Host(plan)
    journal = Journal(host, folder.create(plan.game, BEGAN), BEGAN)
    journal.begin()
    host.keeper = journal
    return host, journal


def take_up(folder: MatchFolder, found: FoundMatch) -> tuple[Host, Journal] | None:
    """Go on with a match; None if another program has it by now."""
    kept = kept_match(found.contents)
    host = hosted(kept)
    log, _ = folder.take_up(found)
    if log is None:
        return None
    host.keeper = journal = Journal(host, log, kept.began)
    return host, journal


def hosted(kept: KeptMatch) -> Host:
    """Return a host on which a match goes on; bots that there are not play like the first one."""
    guests = load_roster()
    for seat in kept.plan.seats:
        guests.setdefault(seat.bot, next(iter(guests.values())))
    return Host(kept.plan, kept.match, under_way=kept.under_way, guests=guests)


def play(host: Host, most: int) -> None:
    """Let the bots play until there are so many actions, or the match is over.

    Raises RuntimeError if nothing happens any more.
    """
    match, waited = host.match, 0
    while len(match.log) < most and not match.over:
        before = len(match.log)
        if host.over:
            host.next_round()
        else:
            host.update(1 if host.waits is None else host.waits)
        waited = waited + 1 if before == len(match.log) else 0
        if waited > LONGEST_WAIT:
            raise RuntimeError("nothing happens any more")


def kept_bytes(folder: Path, game: str, seed: int, actions: int) -> tuple[bytes, Match]:
    """Return the log of a match that was left for good after so many actions, or was over, and the match."""
    host, journal = begin(MatchFolder(folder), some_plan(Random(seed), game))
    play(host, actions)
    if not host.match.over:
        journal.ended()
    journal.close()
    content = journal.log.path.read_bytes()
    journal.log.path.unlink()
    return content, host.match


def read(content: bytes) -> KeptMatch:
    """Return the match in the bytes of a log. Raises Unreadable."""
    return kept_match(log_contents(content))


def wrong_ending(contents: LogContents, match: Match) -> str:
    """Return what is wrong with what a log says of how its match has ended, or ""; it may say nothing."""
    ending = logged_match(contents).ending
    return "" if ending in (None, ending_of(match)) else "it says that the match ended otherwise"

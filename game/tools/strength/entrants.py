"""Whom the command line lets play: bots and policies by their names, with as many iterations as one likes."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

from game.bots.policies import POLICIES
from game.store.bot_files import (
    KEPT,
    OWN_BOTS,
    Guest,
    load_guest,
    load_roster,
    own_files,
    policy_guest,
)
from game.store.platform_folders import PlayerFolders
from game.words.path_names import quoted

MOST_ITERATIONS = 1_000_000
"""The most iterations a decision that can be asked for."""


MOST_LISTED = 40
"""Names in a sentence."""


class NoEntrant(Exception):
    """A name that is no bot's and no policy's; the message is a sentence."""


@cache
def entrant(name: str) -> Guest:
    """Return the bot that a name means.

    It is the id of a bot, the program's or the player's own, or the name of a policy (whose temper is then the
    usual one); with a colon and a number, as in `greedy:400`, its search makes so many iterations a decision.
    Raises NoEntrant, or RosterError if the player's own bot of this name cannot be used: none of the program's
    plays in its place.
    """
    base, colon, budget = name.partition(":")
    roster = _roster()
    guest = roster.get(base)
    if guest is None and base in POLICIES:
        guest = policy_guest(base)
    if base not in KEPT and (guest is None or not guest.own):
        for file in own_files(_own_bots()):
            if file.stem == base:
                load_guest(file, own=True)
    if guest is None:
        known = listed(dict.fromkeys([*POLICIES, *roster]))
        raise NoEntrant(f"there is no bot {quoted(base)}; the bots are {known}.")
    if not colon:
        return guest
    few = budget.isdecimal() and len(budget) <= len(str(MOST_ITERATIONS))
    if not (few and 0 < int(budget) <= MOST_ITERATIONS):
        raise NoEntrant(
            f"{quoted(name)}: after the colon a number of iterations up to {MOST_ITERATIONS} was expected."
        )
    return replace(guest, id=name, budget=int(budget))


def listed(names: Collection[str]) -> str:
    """Return names as a sentence lists them; of very many, the first, and how many more there are."""
    told = ", ".join(islice(names, MOST_LISTED))
    more = len(names) - MOST_LISTED
    return told if more <= 0 else f"{told} and {more} more"


@cache
def _roster() -> dict[str, Guest]:
    return load_roster(_own_bots())


def _own_bots() -> Path:
    return PlayerFolders.of_platform().data / OWN_BOTS

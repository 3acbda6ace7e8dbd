"""How strong a guest is, as far as it was measured."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.info import Info
from game.scenes.base.match_history import MatchHistory
from game.session.records.people_ratings import Ratings, in_time
from game.store.bot_files import Guest
from game.store.history_index import MatchRecord, Wanted
from game.store.strength_file import Strength, StrengthError, load_strengths
from game.view.base.scene_kit import SceneKit

PLAYERS = 2
"""What the cards say is of matches between two."""


def measured(kit: SceneKit, game: str) -> Mapping[str, Strength]:
    """Return what was measured in a game, by bot; a file that cannot be used becomes a notice, once."""
    try:
        return load_strengths().get(game, {})
    except StrengthError as error:
        kit.tell_once(error.phrase)
        return {}


def unrated(
    kit: SceneKit, history: MatchHistory, info: Info, line: str
) -> tuple[Ratings, list[MatchRecord]]:
    """Return ratings of nobody yet by the rules of a line, and the matches to add to them, in this order."""
    found = history.find(Wanted(game=info.id, counted=True, rules=line))
    ratings = Ratings(measured(kit, info.id), info, by_house_rules=line != info.id)
    return ratings, in_time(found)


def strength_of(found: Mapping[str, Strength], guest: Guest, level: str) -> Strength | None:
    """Return how strong a guest is at a `level` of all ("": as they are); None if nobody knows.

    What was measured of a bot counts for its own way of playing, and not for a player's file of its name; of
    others their policy may have been measured.
    """
    own = not guest.own and level in ("", guest.policy)
    names = [guest.id] * own + [level or guest.policy]
    strengths = (found[name] for name in names if name in found)
    return next((each for each in strengths if each.players == PLAYERS), None)


def in_ten(strength: Strength) -> int:
    """Return how many times in ten it beats a beginner."""
    return round(10 * strength.over_greedy)

"""The draw of a cup: who meets whom, in which games, and the plan of each match, all of it from one seed.

The slots of the bracket are numbered from 0, which is the player's. Meetings are numbered from 1: four in the
first round, of slots 0 and 1, 2 and 3 …, then 5 and 6, the semi-finals, and 7, the final.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.rng import Rng
from game.session.plan import Part, Plan, Seat, TakingBack
from game.session.records.counting import Purpose, circumstances_of, counts_for
from game.session.today.dealing import of_length
from game.session.today.todays_deal import (
    MOST_DEALS,
    for_practice,
    is_first_try,
    later_try,
    seed_of,
)
from game.store.bot_files import Guest, load_roster
from game.variants import find_variant

SLOTS = 8
GUESTS = SLOTS - 1
LARGEST_SEED = (1 << 48) - 1
OWN = 0
"""The player's slot."""
MEETINGS = range(1, SLOTS)
FIRST_ROUND = SLOTS // 2
"""How many meetings the first round has."""
NEEDED = 2
"""How many matches win a meeting."""
WEAK = STRONG = 2
"""How many guests can be met first alone, and how many in the final alone."""
CUP, MEETING, MATCH = "cup", "meeting", "match"
"""The keys of what a match belongs to that is one of a cup."""

Pair = tuple[int, int]
"""The slots of the two who meet, the lower one first."""


@dataclass(frozen=True, slots=True)
class CupDraw:
    """A cup as it was drawn for a player, called `player` when it `began` (s since 1970).

    All matches are of its one game, or each of one that is drawn from several. `guests` are the ids of those
    in the slots from 1 on. One that was `given_up` goes on no more.
    """

    id: str
    player: str
    portrait: str
    began: float
    games: tuple[str, ...]
    seed: int
    guests: tuple[str, ...]
    given_up: bool = False

    @property
    def mixed(self) -> bool:
        """Whether the game of each match is drawn."""
        return len(self.games) > 1


class CupPlace(NamedTuple):
    """Where a match stands: in which cup and meeting, and which of its matches it is, from 1 on."""

    cup: str
    meeting: int
    match: int


class TooFewGuests(ValueError):
    """There are not enough guests on the ladder for a cup."""


def drawn_guests(ladder: Sequence[str], seed: int) -> tuple[str, ...]:
    """Return the guests of a cup by their slots, from those on a ladder with the weakest first.

    One of the two weakest of the seven is met first. The other one is in the other half of the bracket, where
    it first meets one of the two strongest, who can be met in the final alone; these two are apart as long as
    possible. Raises TooFewGuests.
    """
    if len(ladder) < GUESTS:
        raise TooFewGuests(f"{len(ladder)} guests are on the ladder")
    luck = Rng(seed_of(_text(seed)))
    places = list(range(len(ladder)))
    luck.shuffle(places)
    chosen = [ladder[place] for place in sorted(places[:GUESTS])]
    weak, middle, strong = chosen[:WEAK], chosen[WEAK:-STRONG], chosen[-STRONG:]
    for each in (weak, middle, strong):
        luck.shuffle(each)
    first, *near, far = weak[0], *middle
    pairs = [[weak[1], strong[0]], [far, strong[1]]]
    luck.shuffle(pairs)
    for pair in pairs:
        luck.shuffle(pair)
    return (first, *near, *pairs[0], *pairs[1])


def _text(seed: int, meeting: int = 0, match: int = 0) -> str:
    """Return the text that something of a cup is drawn from; the guests by 0 and 0, the games by match 0."""
    return f"all-for-one cup {seed} {meeting} {match}"


def round_of(meeting: int) -> int:
    """Return the round of a meeting: 1, 2 for the semi-finals, 3 for the final."""
    return 1 + (meeting > FIRST_ROUND) + (meeting == MEETINGS[-1])


def before(meeting: int) -> tuple[int, int] | None:
    """Return the two meetings whose winners meet; None in the first round."""
    first = 2 * (meeting - FIRST_ROUND) - 1
    return None if meeting <= FIRST_ROUND else (first, first + 1)


def first_pair(meeting: int) -> Pair:
    """Return the slots of a meeting of the first round."""
    return 2 * meeting - 2, 2 * meeting - 1


def game_of(draw: CupDraw, meeting: int, match: int) -> str:
    """Return the game of a match: in a meeting none comes twice, as long as there are others."""
    games = list(draw.games)
    Rng(seed_of(_text(draw.seed, meeting))).shuffle(games)
    return games[(match - 1) % len(games)]


def in_order(draw: CupDraw, meeting: int, match: int, pair: Pair) -> Pair:
    """Return the slots of those at the table, in the order of its seats."""
    luck = _luck(draw, meeting, match)
    luck.below(MOST_DEALS)
    return pair if luck.below(2) == 0 else (pair[1], pair[0])


def _luck(draw: CupDraw, meeting: int, match: int) -> Rng:
    """Return what the deal of a match and its seats are drawn from, in this order."""
    return Rng(seed_of(_text(draw.seed, meeting, match)))


def plan_of(draw: CupDraw, meeting: int, match: int, sitters: dict[int, Seat]) -> Plan:
    """Return the plan of a match of two, by their slots."""
    low, high = sorted(sitters)
    game = game_of(draw, meeting, match)
    seats = tuple(sitters[slot] for slot in in_order(draw, meeting, match, (low, high)))
    number = 1 + _luck(draw, meeting, match).below(MOST_DEALS)
    info = find_variant(game).info
    part: Part = {CUP: draw.id, MEETING: meeting, MATCH: match}
    return Plan(game, seats, of_length(info, info.short), number, TakingBack.OFF, part=part)


def place_of(part: Part) -> CupPlace | None:
    """Return where a match stands in a cup; None if it belongs to none."""
    cup, meeting, match = part.get(CUP), part.get(MEETING), part.get(MATCH)
    if not isinstance(cup, str) or type(meeting) is not int or type(match) is not int:
        return None
    return CupPlace(cup, meeting, match) if meeting in MEETINGS and match > 0 else None


def is_of_cup(plan: Plan) -> bool:
    """Return whether a match is one of a cup that counts there, and not practice of the same deal."""
    return place_of(plan.part) is not None and counts_for(Purpose.CUP, circumstances_of(plan))


def is_played_once(plan: Plan) -> bool:
    """Return whether a match cannot be tried again: one of a cup, or the first try of a day's deal."""
    return is_of_cup(plan) or is_first_try(plan)


def cup_guests(plan: Plan) -> dict[str, Guest]:
    """Return the guests, by their ids, as a cup has them: the program's own; none if the plan is of no cup."""
    return load_roster() if place_of(plan.part) is not None else {}


def once_more(plan: Plan) -> Plan:
    """Return a plan as its deal is played once more: one of a cup, or of a day, is practice then."""
    return for_practice(plan) if place_of(plan.part) is not None else later_try(plan)

"""The bots that can be asked to a table: those that come with the program, and the player's own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from game.scenes.base.guest_names import PORTRAITS
from game.session.course import SatDown
from game.session.plan import Plan, Seat
from game.store.bot_files import KEPT, OWN_BOTS, Guest, bot_ids, guest_texts, is_itself, load_roster
from game.view.base.scene_kit import SceneKit
from game.words.catalogue import Catalogue


class GuestWish(NamedTuple):
    """Whom somebody wants to play against: the ids of the guests, and the level of all ("": as they are).

    `people` are at the table already, `least` and `most` the numbers of guests that there may be; `focus` is
    the guest to begin with.
    """

    bots: Sequence[str]
    level: str
    people: tuple[Seat, ...]
    least: int
    most: int
    focus: str = ""


Chosen = Callable[[list[str], str], None]
"""Called with the ids of the guests that were chosen, and the level of all."""


def read_roster(kit: SceneKit) -> dict[str, Guest]:
    """Return every bot by its id; what is wrong with a player's file becomes a notice, once."""
    return load_roster(kit.places.data / OWN_BOTS, kit.tell_once)


def known_bots(kit: SceneKit) -> set[str]:
    """Return the ids of all bots that there are files of, without reading them."""
    return bot_ids(kit.places.data / OWN_BOTS)


def usual_guests(taken: Collection[str]) -> list[str]:
    """Return the ids of the guests that come with the program, without those whose portrait is `taken`."""
    known = bot_ids()
    return [each for each in PORTRAITS if each in known and each not in taken]


def invitable(roster: Mapping[str, Guest], taken: Collection[str]) -> list[Guest]:
    """Return whom one can ask: ours in the order of invitation, then the player's own.

    Ours cannot come if somebody at the table has their portrait (`taken`).
    """
    ours = [roster[each] for each in PORTRAITS if each in roster and each not in taken]
    others = [each for each in roster.values() if each.id not in (*PORTRAITS, *KEPT)]
    return ours + others


def stand_ins(words: Catalogue, roster: Mapping[str, Guest]) -> list[tuple[str, str]]:
    """Return who may play on for somebody in the middle of a match: ids and names, KEPT first."""
    guests = [*(roster[each] for each in KEPT), *invitable(roster, ())]
    return [(guest.id, guest_texts(guest, words)[0]) for guest in guests]


def themselves(
    words: Catalogue, roster: Mapping[str, Guest], plan: Plan, sat_down: Iterable[SatDown]
) -> dict[int, str]:
    """Return by seat the ids of the guests who play a match as themselves, and from its deal on.

    Who plays on for somebody is called as that one is, also in the next match.
    """
    late = {each.seat for each in sat_down}
    return {
        number: seat.bot
        for number, seat in enumerate(plan.seats)
        if seat.bot in roster and number not in late
        if is_itself(seat.bot, seat.name, guest_texts(roster[seat.bot], words)[0])
    }


def level_name(words: Catalogue, policy: str) -> str:
    """Return how well a policy plays, in a word or two."""
    return words(f"level.{policy}")


def seats_of(
    words: Catalogue,
    guests: Iterable[Guest],
    level: str,
    taken: Collection[str],
) -> list[Seat]:
    """Return the seats of guests. Those that are nobody in particular come as people whose portrait is free."""
    guests = list(guests)
    used = {*taken, *(guest.portrait for guest in guests if guest.id not in KEPT)}
    free = (each for each in PORTRAITS if each not in used)
    seats = []
    for guest in guests:
        if guest.id in KEPT:
            face = next(free)
            seats.append(Seat(words(f"person.{face}"), face, guest.id, level=level))
        else:
            seats.append(Seat(guest_texts(guest, words)[0], guest.portrait, guest.id, level=level))
    return seats

"""The people of a match that was left, and their seats: what is kept of their devices, and who has which again.

A phone is known by the hash of its secret alone, which the log of the match keeps: never by a name or a number,
which another person may have by then.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from game.scenes.base.at_table.sitting_down import taken_up
from game.scenes.base.matches_under_way import MatchUnderWay, go_on_keeping
from game.scenes.base.party.party_room import door_of, party_of
from game.scenes.base.phone_door import phones_of
from game.session.host import Host
from game.session.plan import Plan
from game.show.devices import PHONES, Device, phone
from game.show.seating import Seating
from game.view.base.scene_kit import SceneKit

SECRETS, HELD, LEFT = "secrets", "held", "left"
"""The keys of the hashes of phones' secrets, by seat, in what a journal keeps of a seating.

They are of those who play, of those whose seats bots hold, and of those who have left for good; the last are
beside the numbers of the rounds in which that was.
"""

Left = Mapping[int, tuple[Device, int]]
"""The seats whose people have left for good, with their phones and the numbers of the rounds."""


def kept_row(
    kit: SceneKit, seating: Seating, held: Mapping[Device, int], left: Left
) -> dict[str, Any]:
    """Return what a journal keeps of a seating, so that phones find their seats again, also those `held`."""
    guests = {} if kit.phones is None else kit.phones.guests
    digests = {phone(number): guest.digest for number, guest in guests.items()}
    own = {
        str(s): digests[phone(n)] for n, s in sorted(seating.phones.items()) if phone(n) in digests
    }
    bots = {str(seat): digests[each] for each, seat in held.items() if each in digests}
    gone = {str(seat): [digests.get(each, ""), since] for seat, (each, since) in left.items()}
    told = {SECRETS: own, HELD: bots, LEFT: gone}
    return {**seating.row(), **{key: known for key, known in told.items() if known}}


def held_again(
    kit: SceneKit, row: Mapping[str, Any], bots: Collection[int]
) -> tuple[dict[Device, int], dict[int, tuple[Device, int]]]:
    """Return which seats bots hold for phones that are known, and who has left for good, as a journal has it.

    Seats that are not the `bots`' by now are left out, and so is whatever is wrong in the row.
    """
    numbers = {} if kit.phones is None else kit.phones.guests
    phones_by = {guest.digest: phone(number) for number, guest in numbers.items()}
    kept, gone = row.get(HELD), row.get(LEFT)
    held: dict[Device, int] = {}
    left: dict[int, tuple[Device, int]] = {}
    for seat in bots:
        digest = kept.get(str(seat)) if isinstance(kept, Mapping) else None
        if isinstance(digest, str) and digest in phones_by:
            held[phones_by[digest]] = seat
        match gone.get(str(seat)) if isinstance(gone, Mapping) else None:
            case [str(digest), int(since)]:
                left[seat] = phones_by.get(digest, PHONES), since
    return held, left


def seated_again(kit: SceneKit, row: Mapping[str, Any], people: Sequence[int]) -> Seating:
    """Return the seating that a journal has kept: the phones that are known have the seats that were theirs.

    Everybody else but the mouse's owner is yet to choose a device (`Device.is_awaited`).
    """
    seating, told = Seating.taken_up(row, people), row.get(SECRETS)
    if not any(row.get(key) for key in (SECRETS, HELD)):
        return seating
    door_of(kit)  # those of this evening are expected, if the program has ended meanwhile
    numbers = {each.digest: number for number, each in phones_of(kit).guests.items()}
    kept = told if isinstance(told, Mapping) else {}
    for seat in people:
        digest = kept.get(str(seat))
        if isinstance(digest, str) and digest in numbers:
            seating = seating.given(seat, phone(numbers[digest]))
    return seating


def gone_on(kit: SceneKit, each: MatchUnderWay) -> tuple[Host, Seating | None] | None:
    """Take up a match that was left; return its host and its seating, or None, after a notice, if it stays."""
    host, row = taken_up(kit, each.kept), each.kept.seating
    if not go_on_keeping(kit, host, each):
        return None
    return host, None if row is None else seated_again(kit, row, host.plan.people)


def leave_to_bots(host: Host, seating: Seating, seats: Iterable[int], bot: str) -> Seating:
    """Let a bot play on from each of some seats; return the seating without their people's devices."""
    for seat in seats:
        host.seat_bot(seat, bot)
        seating = seating.given(seat, None)
    return seating


def usual_devices(kit: SceneKit, plan: Plan) -> dict[Device, int]:
    """Return the seats of people who are here this evening, by what they play with: no phones."""
    party = party_of(kit)
    seats = {seat.name: at for at, seat in enumerate(plan.seats) if seat.person}
    devices = party.plan.devices
    named = {own: party.chairs[place].name for place, own in devices.items() if not own.is_phone}
    return {own: seats[name] for own, name in named.items() if name in seats}


def waits_for_phones(kit: SceneKit, seating: Seating) -> bool:
    """Whether somebody's phone is not back yet."""
    phones = kit.phones
    return any(phones is None or not phones.is_here(number) for number in seating.phones)

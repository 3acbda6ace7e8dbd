"""Scripts for the pictures of phones as hands: coming in, and tables at which some or all play on phones."""

from __future__ import annotations

from time import monotonic

from game.phones.networks import LOOPBACK
from game.phones.phone_people import AWAY
from game.scenes.base.party.party_room import door_of
from game.scenes.base.phone_door import phones_of
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.seating.seating_scene import SeatingScene
from game.scenes.table.table_scene import TableScene
from game.show.devices import KEY_ZONES, Device, phone
from game.show.seating import Hands, Seating
from game.tools.couch_scripts import couch, joined
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import SETTLE, rest

CODE = "K7QF"


def _let_in(room: Offscreen) -> None:
    """Let phones in at this computer alone."""
    phones = phones_of(room.kit)
    phones.let_in([LOOPBACK])
    phones.code = CODE


def coming_in(game: str, room: Offscreen) -> None:
    """The code and the address, over the screen at which people sit down; some have come in."""
    joined(game, room)
    scene = room.top
    assert isinstance(scene, SeatingScene)
    _let_in(room)
    room.stack.ways.phones()
    for number, face in enumerate(("ruth", "sana"), 1):
        door_of(room.kit).come_in(number, "", face)
    room.wait(SETTLE)


def away(game: str, people: int, bots: int, here: int, room: Offscreen) -> None:
    """A table of phones that are all away: their seats are held, and for the last a bot plays already."""
    phones, plan = phones_of(room.kit), couch(game, people, bots)
    for number, seat in enumerate(plan.people):
        phones.expect(number, plan.seats[seat], "")
        phones.guests[number].lose(float("inf"))
    at_the_table(game, people, bots, here, room)
    scene = room.top
    assert isinstance(scene, CornersScene | TableScene)
    for guest in phones.guests.values():
        guest.lose(monotonic() - AWAY)
    scene.host.absences.leave(scene.badges.missed[-1])
    room.wait(SETTLE)


def trouble(game: str, room: Offscreen) -> None:
    """No network was found."""
    joined(game, room)
    phones_of(room.kit).find = list
    room.stack.ways.phones()
    room.wait(SETTLE)


def at_the_table(game: str, people: int, bots: int, here: int, room: Offscreen) -> None:
    """A table at which `here` people sit at the screen, and the others have phones."""
    plan = couch(game, people, bots)
    devices: dict[int, frozenset[Device]] = {}
    for number, seat in enumerate(plan.people):
        own = KEY_ZONES[number] if number < here else phone(number)
        devices[seat] = frozenset({own})
    _let_in(room)
    room.stack.ways.table(plan, Seating(devices, Hands.CORNERS))
    scene = room.top
    room.wait(SETTLE)
    assert isinstance(scene, CornersScene | TableScene)
    if isinstance(scene, CornersScene):
        scene.hurry()
    else:
        rest(room, scene)
    room.wait(SETTLE)

"""Scripts for pictures of several people at one screen; each is a function of an Offscreen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame.event import Event

from game.engine.rng import Rng
from game.scenes.base.at_table.match_scene import AFTER_ROUND
from game.scenes.base.guest_names import PORTRAITS
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.seating.seating_scene import SeatingScene
from game.scenes.table.table_scene import TableScene, open_table
from game.session.plan import Plan, Seat
from game.session.together.readiness import SHOWN
from game.show.devices import KEY_ZONES, MOUSE, Device, awaited, pad, phone
from game.show.handover import REST, Curtain, Handover
from game.show.seating import Hands, Seating
from game.store.bot_files import load_roster
from game.tools.offscreen import FRAME, Offscreen
from game.tools.shot_scripts import (
    LONGEST,
    MOST_DEALS,
    SEED,
    SETTLE,
    STEP,
    NoSuchMoment,
    plan,
    press,
    stand_in,
)
from game.variants import find_variant
from game.view.base.colours import PERSON_COLOURS
from game.view.input.intents import Intent, Kind
from game.view.input.key_zones import USUAL_PLACES
from game.view.input.usual_bindings import CALLS, LOOK, LOOK_TOO

LEFT, RIGHT, NUMBER = KEY_ZONES
DEVICES = (
    pad(1), LEFT, pad(2), MOUSE, NUMBER, RIGHT, pad(3), pad(4), pad(5), pad(6),
)  # fmt: skip
"""The devices of people in the order of their seats; the pads need not be there, as nobody uses them."""
GUEST = "greedy"
_TAP = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
_STROKE = (pygame.KEYDOWN, pygame.KEYUP)


def couch(game: str, people: int, bots: int) -> Plan:
    """Return a plan for people, and for bots that sit between the later ones of them."""
    table = plan(game, people + bots, people + bots)
    half = max(1, people // 2)
    robots = range(half, half + bots)
    seats = [
        Seat(seat.name, seat.portrait, GUEST)
        if number in robots
        else Seat(seat.name, seat.portrait, colour=colour)
        for number, (seat, colour) in enumerate(zip(table.seats, PERSON_COLOURS, strict=False))
    ]
    return Plan(game, tuple(seats), {}, SEED)


def corners(game: str, people: int, bots: int, opened: Sequence[int], room: Offscreen) -> None:
    """A table of corners in mid-game, a person being in turn; `opened` counts the people with open hands."""
    scene = _sit_down(room, couch(game, people, bots))
    moves = 2 * (people + bots) + 1

    def in_turn() -> bool:
        person = scene.host.match.state.turn in scene.corners
        return len(scene.host.match.log) >= moves and person and not scene.room.busy

    _play(scene, in_turn, room)
    seats = list(scene.corners)
    for number in opened:
        _press(scene, seats[number], Intent(Kind.COMMAND, command=LOOK))
    for number, seat in enumerate(seats):
        for _ in range(number % 4):
            _press(scene, seat, Intent(Kind.NAVIGATE, direction=(1, 0)))
    room.wait(400)


def _play(scene: CornersScene, done: Callable[[], bool], room: Offscreen) -> None:
    """Let bots play for everybody, until `done` or NoSuchMoment."""
    guest = load_roster()[GUEST]
    bot, luck = guest.bot(scene.host.variant), Rng(SEED)
    for _ in range(LONGEST):
        if done():
            return
        if not (scene.room.busy or scene.host.over):
            for corner in scene.corners.values():
                stand_in(corner.local, bot, guest.budget, luck)
        room.happen((), STEP)
    raise NoSuchMoment("this never happened")


def due(game: str, people: int, bots: int, room: Offscreen) -> None:
    """Somebody has to make a call now, and their prompt says so."""
    for seed in range(SEED, SEED + MOST_DEALS):
        scene = _sit_down(room, replace(couch(game, people, bots), seed=seed))
        corners = scene.corners.values()

        def asked() -> bool:
            return any(each.content().due for each in corners)  # noqa: B023

        _play(scene, lambda: scene.host.over or asked(), room)  # noqa: B023
        if asked():
            room.wait(400)
            return
        room.stack.pop()
    raise NoSuchMoment("nobody ever had to call anything")


def explained(game: str, people: int, bots: int, room: Offscreen) -> None:
    """Cards fall on somebody, and a bubble there says why."""
    scene = _sit_down(room, couch(game, people, bots))
    _play(scene, lambda: any(each.clause for each in scene.speech.notices.shown), room)
    room.wait(700)


def _press(scene: CornersScene, seat: int, intent: Intent) -> None:
    (device,) = scene.seating.of(seat) or (MOUSE,)
    if device != MOUSE:
        scene.handle(intent._replace(device=device))


def _sit_down(room: Offscreen, table: Plan, *, shared: bool = False) -> CornersScene:
    """Open a table of corners; if `shared`, the first two people have one pad."""
    used: dict[int, frozenset[Device]] = {}
    devices = (DEVICES[0], *DEVICES) if shared else DEVICES
    for seat, device in zip(table.people, devices, strict=False):
        used[seat] = frozenset({device})
        if device.is_pad:
            room.kit.input.pads.number(room.kit.input.pads[device.number].device.number)
    room.stack.ways.table(table, Seating(used, Hands.CORNERS))
    scene = room.top
    assert isinstance(scene, CornersScene)
    return scene


def lost(shared: bool, game: str, people: int, bots: int, room: Offscreen) -> None:
    """The pad of the first person, or of the first two who share it, has been unplugged."""
    scene = _sit_down(room, couch(game, people, bots), shared=shared)
    scene.hurry()
    room.wait(SETTLE)
    room.happen([Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=DEVICES[0].number)])
    room.wait(SETTLE)


def who_plays(game: str, people: int, bots: int, room: Offscreen) -> None:
    """Who plays each seat, asked in the middle of a match."""
    scene = _sit_down(room, couch(game, people, bots))
    scene.hurry()
    room.wait(SETTLE)
    room.stack.ways.who_plays(scene.host)
    room.wait(SETTLE)


def coming_back(game: str, people: int, bots: int, room: Offscreen) -> None:
    """A match that was left goes on: the first has come with a pad, the second has a bot, two wait by phone."""
    table = couch(game, people, bots)
    own = {seat: frozenset({awaited(place)}) for place, seat in enumerate(table.people)}
    own |= {seat: frozenset({phone(place)}) for place, seat in enumerate(table.people[2:4], 1)}
    room.stack.ways.table(table, Seating(own, Hands.CORNERS))
    room.wait(SETTLE)
    scene = room.stack.top
    scene.handle(Intent(Kind.CONFIRM, pad(9)))
    press(room, pygame.K_DOWN)
    press(room, pygame.K_RIGHT)
    room.wait(SETTLE)


def away(game: str, people: int, bots: int, room: Offscreen) -> None:
    """A bot plays for the second person from now on, and everybody is told."""
    scene = _sit_down(room, couch(game, people, bots))
    scene.hurry()
    room.wait(SETTLE)
    scene.host.absences.leave(scene.host.plan.people[1])
    room.wait(400)


def ready(game: str, people: int, bots: int, room: Offscreen) -> None:
    """The result of a round, for which every second person is ready; the others have some seconds left."""
    scene = _sit_down(room, couch(game, people, bots))
    _play(scene, lambda: scene.host.over, room)
    scene.hurry()
    room.wait(AFTER_ROUND + SETTLE)
    scene.host.readiness.take(scene.host.plan.people[::2])
    room.wait(SHOWN)


def shared_pad(game: str, people: int, bots: int, room: Offscreen) -> None:
    """A table of corners at which two share a pad and are asked who calls; the one at the left looks."""
    scene = _sit_down(room, couch(game, people, bots), shared=True)
    scene.hurry()
    room.wait(SETTLE)
    for command in (LOOK_TOO, CALLS[1]):
        scene.handle(Intent(Kind.COMMAND, DEVICES[0], command=command))
    room.wait(SETTLE)


def joined(game: str, room: Offscreen) -> None:
    """Sitting down: the first people have devices, bots sit on some chairs, and a pad waits for its person."""
    scene = SeatingScene(room.kit, room.stack, find_variant(game))
    room.stack.push(scene)
    scene.table.seat_guests(list(PORTRAITS[:3]), "")
    for number, button in enumerate((pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_DPAD_UP)):
        told = {"button": button, "instance_id": number}
        room.happen([Event(kind, told) for kind in _TAP])
    for zone in (LEFT, RIGHT):
        (place,) = USUAL_PLACES[zone]["confirm"]
        room.happen([Event(kind, key=0, mod=0, unicode="", scancode=place) for kind in _STROKE])
        room.wait(SETTLE)


def paired(game: str, room: Offscreen) -> None:
    """Sitting down where partners sit opposite each other: each pair has its colour."""
    joined(game, room)
    scene = room.top
    assert isinstance(scene, SeatingScene)
    scene.table.remembered.options["partners"] = True
    scene.table.remembered.put_aside(room.kit)
    chairs = scene.seating_plan.chairs
    for place in chairs.bots[4 - len(chairs.people) :]:
        chairs.close(place)
    scene.resume()
    room.wait(SETTLE)


def sharing(game: str, room: Offscreen) -> None:
    """Somebody who sits down with the pad of another is asked whether they share it."""
    joined(game, room)
    scene = room.top
    assert isinstance(scene, SeatingScene)
    free = next(n for n, card in enumerate(scene.cards) if card.chair.closed)
    scene.group.focus(room.kit, scene.cards[free])
    told = {"button": pygame.CONTROLLER_BUTTON_A, "instance_id": 0}
    room.happen([Event(kind, told) for kind in _TAP])
    room.wait(SETTLE)


def _handed_round(
    room: Offscreen, game: str, people: int, bots: int, done: Callable[[Handover], bool]
) -> TableScene:
    """People play turn by turn and lift the curtain, until everybody has had two turns and it is `done`."""
    scene = open_table(room.kit, room.stack, couch(game, people, bots))
    room.stack.push(scene)
    assert scene.turns is not None
    handover, moves = scene.turns.handover, 2 * (people + bots)
    guest = load_roster()[GUEST]
    bot, luck = guest.bot(scene.host.variant), Rng(SEED)
    for _ in range(LONGEST):
        played = len(scene.host.match.log) >= moves
        if played and done(handover):
            return scene
        if handover.curtain is Curtain.HANGING or handover.recap is not None:
            if not played or handover.curtain is Curtain.HANGING:
                room.happen((), REST)
                press(room, pygame.K_RETURN)
        elif handover.curtain is Curtain.OPEN and not scene.room.busy:
            stand_in(scene.shown.local, bot, guest.budget, luck)
        room.happen((), FRAME if played else STEP)
    raise NoSuchMoment("the screen was never handed on so far")


def turns(game: str, people: int, bots: int, room: Offscreen) -> None:
    """The table of the person in turn, who has lifted the curtain."""

    def done(handover: Handover) -> bool:
        told = handover.recap is not None and handover.recap.told
        if told:
            handover.end_recap()
        shown = handover.shown
        return handover.curtain is Curtain.OPEN and handover.recap is None and shown.in_turn

    _handed_round(room, game, people, bots, done)
    room.wait(SETTLE)


def curtain(state: Curtain, game: str, people: int, bots: int, room: Offscreen) -> None:
    """The curtain in one of its states, half down if it moves."""
    _handed_round(
        room,
        game,
        people,
        bots,
        lambda handover: handover.curtain is state and handover.down > 0.4,
    )


def curtain_away(game: str, people: int, bots: int, room: Offscreen) -> None:
    """The curtain hangs for somebody who is away, as everybody is."""
    scene = open_table(room.kit, room.stack, couch(game, people, bots))
    room.stack.push(scene)
    for seat in scene.host.plan.people:
        scene.host.absences.leave(seat)
    room.wait(SETTLE)


def recap(game: str, people: int, bots: int, room: Offscreen) -> None:
    """What happened since the last turn of the person who has lifted the curtain."""
    _handed_round(
        room,
        game,
        people,
        bots,
        lambda handover: (
            handover.curtain is Curtain.OPEN and handover.recap is not None and handover.recap.told
        ),
    )

"""Scripts for pictures of several people at one screen; each is a function of an Offscreen."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.bot import Bot
from game.engine.rng import Rng
from game.scenes.couch.corners_scene import CornersScene, open_corners
from game.session.plan import Plan, Seat
from game.show.devices import KEY_ZONES, MOUSE, Device, pad
from game.show.local_seat import LocalSeat
from game.show.seating import Hands, Seating
from game.store.bot_files import load_roster
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import LONGEST, SEED, STEP, NoSuchMoment, plan
from game.view.input.bindings import LOOK
from game.view.input.intents import Intent, Kind

LEFT, RIGHT, NUMBER = KEY_ZONES
DEVICES = (
    pad(1), LEFT, pad(2), MOUSE, NUMBER, RIGHT, pad(3), pad(4), pad(5), pad(6),
)  # fmt: skip
"""The devices of people in the order of their seats; the pads need not be there, as nobody uses them."""
GUEST = "greedy"


def couch(game: str, people: int, bots: int) -> Plan:
    """Return a plan for people, and for bots that sit between the later ones of them."""
    table = plan(game, people + bots, people + bots)
    half = max(1, people // 2)
    robots = range(half, half + bots)
    seats = [
        Seat(seat.name, seat.portrait, GUEST if number in robots else "")
        for number, seat in enumerate(table.seats)
    ]
    return Plan(game, tuple(seats), {}, SEED)


def corners(game: str, people: int, bots: int, opened: Sequence[int], room: Offscreen) -> None:
    """A table of corners in mid-game, a person being in turn; `opened` counts the people with open hands."""
    scene = _sit_down(room, couch(game, people, bots))
    moves = 2 * (people + bots) + 1
    guest = load_roster()[GUEST]
    bot, luck = guest.bot(scene.host.variant), Rng(SEED)
    for _ in range(LONGEST):
        person = scene.host.match.state.turn in scene.corners
        if len(scene.host.match.log) >= moves and person and not scene.room.busy:
            break
        if not scene.room.busy:
            for corner in scene.corners.values():
                _stand_in(corner.local, bot, guest.budget, luck)
        room.happen((), STEP)
    else:
        raise NoSuchMoment("nobody came to be in turn")
    seats = list(scene.corners)
    for number in opened:
        _press(scene, seats[number], Intent(Kind.COMMAND, command=LOOK))
    for number, seat in enumerate(seats):
        for _ in range(number % 4):
            _press(scene, seat, Intent(Kind.NAVIGATE, direction=(1, 0)))
    room.wait(400)


def _press(scene: CornersScene, seat: int, intent: Intent) -> None:
    (device,) = scene.seating.of(seat) or (MOUSE,)
    if device != MOUSE:
        scene.handle(intent._replace(device=device))


def _sit_down(room: Offscreen, table: Plan) -> CornersScene:
    used: dict[int, frozenset[Device]] = {}
    for seat, device in zip(table.people, DEVICES, strict=False):
        used[seat] = frozenset({device})
        if device.is_pad:
            room.kit.reader.pads.number(room.kit.reader.pads[device.number].device.number)
    scene = open_corners(room.kit, room.stack, table, Seating(used, Hands.CORNERS))
    room.stack.push(scene)
    return scene


def _stand_in(local: LocalSeat, bot: Bot, budget: int, luck: Rng) -> None:
    """Let a bot take a person's turn, or make a call for them."""
    viewpoint = local.viewpoint
    call = bot.react(viewpoint.observation, luck)
    if call is not None and viewpoint.do(call.action) is None:
        return
    if local.in_turn:
        viewpoint.do(bot.decide(viewpoint.observation, budget, luck))

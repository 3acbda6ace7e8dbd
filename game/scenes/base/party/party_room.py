"""The party of this program: `party_of(kit)`. It is read once, and kept at each change."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from game.engine.problems import Phrase
from game.files.reading import told_of
from game.phones.phone_lines import NoPhones
from game.phones.table_code import may_be_code
from game.scenes.base.game_titles import game_title
from game.scenes.base.guest_list import known_bots, read_roster
from game.scenes.base.guest_names import EVERY_PORTRAIT
from game.scenes.base.party.guest_chairs import GuestChairs
from game.scenes.base.party.party_door import PartyDoor
from game.scenes.base.party.usual_chairs import usual_chairs
from game.scenes.base.phone_door import phones_of
from game.scenes.base.remembered_table import refused
from game.session.plan import Plan, Seat
from game.show.devices import KEY_ZONES, MOUSE, Device, phone
from game.show.party import PLACES, Party
from game.show.seating import Seating
from game.store.kept_party import read_party, write_party
from game.variants import VARIANTS, find_variant
from game.view.base.colours import PERSON_COLOURS
from game.view.base.scene_kit import SceneKit

MOST_TILES = 14


def offered_devices(kit: SceneKit) -> list[Device]:
    """Return what can be played with here: the mouse, the zones of the keyboard, and the pads."""
    return [MOUSE, *KEY_ZONES, *kit.input.pads.devices][:MOST_TILES]


def party_of(kit: SceneKit, now: Callable[[], float] = time.time) -> Party:
    """Return the party of this evening, as it was kept if it was; `now` is in seconds since 1970."""
    if kit.party is None:
        kit.party = _taken_up(kit, now()) or Party(usual_chairs(kit))
        kit.party.changed = lambda: _keep(kit, now())
    return kit.party


def _taken_up(kit: SceneKit, now: float) -> Party | None:
    if not kit.keeps_matches:
        return None
    kept, told = read_party(
        kit.places.data, now, lambda party: party.fits(PLACES, EVERY_PORTRAIT, PERSON_COLOURS)
    )
    if told is not None:
        kit.tell_once(told)
    if kept is None:
        return None
    if not may_be_code(kept.code):
        kept.code = ""
    if kept.game not in (variant.info.id for variant in VARIANTS):
        kept.game = ""
    bots = known_bots(kit)
    for chair in kept.chairs:
        if chair.bot not in bots or not kit.pictures.has(f"portraits/{chair.portrait}"):
            chair.bot = ""
        if not chair.bot and chair.portrait not in EVERY_PORTRAIT:  # its bot is gone
            used = {each.portrait for each in kept.chairs}
            chair.portrait = next(face for face in EVERY_PORTRAIT if face not in used)
    return Party.taken_up(kept, offered_devices(kit))


def _keep(kit: SceneKit, now: float) -> None:
    """Keep the party; if that fails the evening goes on, after a notice."""
    party, phones = kit.party, kit.phones
    if party is None:
        return
    if phones is not None:
        party.secrets.update({n: each.digest for n, each in phones.guests.items()})
        party.code, party.port = (phones.code, phones.port) if phones.is_open else ("", 0)
        party.table = phones.table if phones.is_open else ""
    if not kit.keeps_matches:
        return
    try:
        write_party(kit.places.data, party.kept(now))
    except OSError as error:
        folder, detail = str(kit.places.data), told_of(error)
        kit.tell_once(Phrase("problem.unwritable", folder=folder, detail=detail))


def door_of(kit: SceneKit) -> PartyDoor:
    """Return the door by which people with phones come in, wherever the program is."""
    phones, party = phones_of(kit), party_of(kit)
    if isinstance(phones.usual_door, PartyDoor):
        return phones.usual_door

    def make_way(name: str, portrait: str) -> None:
        GuestChairs(kit.words, party.plan, read_roster(kit), "").make_way(name, portrait)

    def title() -> str:
        return game_title(kit.words, party.game) if party.game else ""

    door = phones.usual_door = PartyDoor(lambda: kit.words, party, make_way, title)
    phones.came = party.changed
    for place, own in party.plan.devices.items():  # those who were here before the program ended
        if own.is_phone and own.number in party.secrets:
            chair = party.chairs[place]
            seat = Seat(chair.name, chair.portrait, "", chair.colour)
            phones.expect(own.number, seat, party.secrets[own.number])
    return door


def let_phones_in(kit: SceneKit) -> str:
    """Let phones in, those of the party as before; return why that cannot be done, in a sentence, or ""."""
    phones, party = phones_of(kit), party_of(kit)
    door_of(kit)
    try:
        if party.code:
            phones.let_in(port=party.port, code=party.code, table=party.table)
        else:
            phones.let_in()
    except NoPhones as problem:
        return kit.words.phrase(problem.phrase)
    phones.tell_who_waits()
    return ""


def wake_party(kit: SceneKit) -> None:
    """Let those who were here before the program ended find their seats, if the evening is not over."""
    if not party_of(kit).code:
        return
    trouble = let_phones_in(kit)
    if trouble:
        kit.notices.append(trouble)


def send_away(kit: SceneKit) -> None:
    """Take their seats from phones whose people have left the party, or have another device."""
    phones, here = kit.phones, set(party_of(kit).plan.devices.values())
    for number in list(phones.guests) if phones is not None else []:
        if phones is not None and phone(number) not in here:
            phones.send_away(number)
            door_of(kit).go(number)


def dealt_anew(kit: SceneKit, plan: Plan, seating: Seating) -> tuple[Plan, Seating]:
    """Return a plan with the same options for the party as it is now; the same if it cannot be dealt to."""
    party, variant = party_of(kit), find_variant(plan.game)
    room, info = party.plan, variant.info
    room.least, room.most = info.min_players, info.max_players
    if {party.place_of(seat) for seat in plan.seats if seat.person} == set(room.people):
        return plan, seating  # the same people, perhaps with bots of this table alone
    if not room.people or room.missing or room.trouble(timed=info.timed):
        return plan, seating
    if refused(kit.words, variant, len(room.playing), plan.options):
        return plan, seating
    level = next((seat.level for seat in plan.seats if seat.bot), "")
    seats = tuple(seat if seat.person else seat._replace(level=level) for seat in room.seats())
    seating = room.seating(timed=info.timed)
    party.dealt()
    return replace(plan, seats=seats), seating

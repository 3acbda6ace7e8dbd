"""The chairs as they were left the last time, or the usual ones, and the people who have played here before."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.info import Info
from game.scenes.base.guest_list import known_bots
from game.scenes.base.guest_names import PLAYER_PORTRAIT, PORTRAITS, guest_name
from game.scenes.base.remembered_table import RememberedTable, player_name, player_portrait
from game.session.chairs import Chair, Chairs
from game.session.plan import Seat
from game.show.devices import Device
from game.show.seating import Corners, Hands
from game.show.seating_plan import SeatingPlan
from game.store.kept_seating import KeptChair, KeptSeating
from game.store.settings_file import Profile
from game.view.base.colours import PERSON_COLOURS
from game.view.base.scene_kit import SceneKit

MOST_PROFILES = 40
"""The people who are remembered; those who have not played for longest are forgotten first."""


def usual_chairs(kit: SceneKit, info: Info, guests: Sequence[Seat]) -> Chairs:
    """Return the chairs of a game's table: the player, and the `guests` who sat there before."""
    own = player_portrait(kit)
    used = {own, *(guest.portrait for guest in guests)}
    portraits = [each for each in (*PORTRAITS, PLAYER_PORTRAIT) if each not in used]
    colours = list(PERSON_COLOURS)
    chairs = []
    for place in range(info.max_players):
        colour = colours[place]
        if place == 0:
            chairs.append(Chair(player_name(kit), own, colour, person=True))
        elif place <= len(guests):
            guest = guests[place - 1]
            chairs.append(Chair(guest.name, guest.portrait, colour, bot=guest.bot))
        else:
            face = portraits.pop(0)
            chairs.append(Chair(guest_name(kit.words, face), face, colour))
    return Chairs(chairs, info.min_players)


def _name(device: Device) -> str:
    """Return what the settings call a device."""
    return f"{device.kind.name} {device.number}"


def left_as(seating_plan: SeatingPlan, bots: Sequence[str]) -> KeptSeating:
    """Return what the settings keep of who sits where; `bots` are those of the set-up."""
    chairs, devices = seating_plan.chairs, seating_plan.devices
    kept = [
        KeptChair(c.name, c.portrait, c.colour, c.person, c.bot, _name(own) if own else "")
        for c, own in ((chairs[place], devices.get(place)) for place in range(len(chairs)))
    ]
    hands = seating_plan.hands.name if seating_plan.hands else ""
    return KeptSeating(list(bots), kept, hands, seating_plan.corners.value)


def sat_down(kit: SceneKit, remembered: RememberedTable, offered: Sequence[Device]) -> SeatingPlan:
    """Return who sits where at first: as it was left, unless other bots have been chosen since.

    Of the devices those are given again that are `offered` now.
    """
    info, guests = remembered.info, remembered.opponents(kit)
    kept = remembered.seating
    if kept is None or kept.bots != remembered.bots or not _may_be_used(kept, info, kit):
        return SeatingPlan(usual_chairs(kit, info, guests))
    chairs = [Chair(c.name, c.portrait, c.colour, c.person, c.bot) for c in kept.chairs]
    seating_plan = SeatingPlan(Chairs(chairs, info.min_players))
    for place, chair in enumerate(kept.chairs):
        own = next((device for device in offered if _name(device) == chair.device), None)
        if own is not None and chair.person:
            seating_plan.share(place, own)
    seating_plan.hands = next((each for each in Hands if each.name == kept.hands), None)
    seating_plan.corners = next(
        (each for each in Corners if each.value == kept.corners), Corners.SEVERAL
    )
    return seating_plan


def _may_be_used(kept: KeptSeating, info: Info, kit: SceneKit) -> bool:
    """Whether the program has all the bots and looks that were kept."""
    faces = {*PORTRAITS, PLAYER_PORTRAIT}
    looks = all(
        (each.bot or each.portrait in faces) and each.colour in PERSON_COLOURS
        for each in kept.chairs
    )
    return looks and kept.fits(info, known_bots(kit))


def remember_people(kit: SceneKit, chairs: Chairs) -> None:
    """Keep the names, portraits and colours of the people on the chairs as profiles."""
    profiles = kit.settings.profiles
    for place in chairs.people:
        chair = chairs[place]
        profile = profiles.pop(chair.name, Profile())
        profile.portrait, profile.colour = chair.portrait, chair.colour
        profiles[chair.name] = profile
    for name in list(profiles)[:-MOST_PROFILES]:
        del profiles[name]


def known_people(kit: SceneKit) -> dict[str, Profile]:
    """Return the profiles that can be used, those who played last first."""
    faces = {*PORTRAITS, PLAYER_PORTRAIT}
    return {
        name: profile
        for name, profile in reversed(kit.settings.profiles.items())
        if profile.portrait in faces and profile.colour in PERSON_COLOURS
    }

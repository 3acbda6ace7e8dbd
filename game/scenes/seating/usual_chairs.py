"""The chairs as they were left the last time, and the people who have played here before."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.info import Info
from game.scenes.base.guest_names import PLAYER_PORTRAIT, PORTRAITS, guest_name
from game.scenes.base.remembered_table import player_name, player_portrait
from game.session.chairs import Chair, Chairs
from game.session.plan import Seat
from game.store.settings_file import Profile
from game.view.base.person_colours import PERSON_COLOURS
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


def remember_people(kit: SceneKit, chairs: Chairs) -> None:
    """Keep the names, portraits and colours of the people on the chairs as profiles."""
    profiles = kit.settings.profiles
    for place in chairs.people:
        chair = chairs[place]
        profiles.pop(chair.name, None)
        profiles[chair.name] = Profile(chair.portrait, chair.colour)
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

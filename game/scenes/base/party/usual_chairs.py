"""The chairs of the room before anybody has come, and the people who have played here before."""

from __future__ import annotations

from game.scenes.base.guest_names import EVERY_PORTRAIT, PLAYER_PORTRAIT, PORTRAITS, guest_name
from game.scenes.base.remembered_table import player_name, player_portrait
from game.session.chairs import Chair, Chairs
from game.show.party import PLACES
from game.store.settings_file import Profile
from game.view.base.colours import PERSON_COLOURS
from game.view.base.scene_kit import SceneKit

MOST_PROFILES = 40
"""The people who are remembered; those who have not played for longest are forgotten first."""


def usual_chairs(kit: SceneKit) -> Chairs:
    """Return free chairs: whoever comes first is offered to be the player."""
    own = player_portrait(kit)
    portraits = [own, *(each for each in (*PORTRAITS, PLAYER_PORTRAIT) if each != own)]
    names = [player_name(kit), *(guest_name(kit.words, face) for face in portraits[1:])]
    looks = zip(names, portraits, PERSON_COLOURS, strict=False)
    return Chairs(Chair(*each) for each in list(looks)[:PLACES])


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
    faces = {*EVERY_PORTRAIT}
    return {
        name: profile
        for name, profile in reversed(kit.settings.profiles.items())
        if profile.portrait in faces and profile.colour in PERSON_COLOURS
    }

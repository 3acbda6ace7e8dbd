"""What can be done with the people who play here: another name or portrait, two made one, one deleted."""

from __future__ import annotations

from sqlite3 import Error

from game.engine.problems import Phrase
from game.files.reading import told_of
from game.scenes.base.guest_names import name_apart
from game.scenes.base.party.party_room import party_of
from game.scenes.base.remembered_table import player_name, player_portrait
from game.session.records.history import rename_person
from game.store.name_changes import NewerNames
from game.store.settings_file import Profile
from game.view.base.scene_kit import SceneKit


def rename_profile(kit: SceneKit, old: str, new: str) -> bool:
    """Give somebody another name, which the matches have as well; False, after a notice, if that failed.

    If somebody else has the new name already, the two become one, with the look of the other and what both
    have learned.
    """
    taken = new in kit.settings.profiles or new == player_name(kit)
    if not _move_matches(kit, old, new):
        return False
    _was_player(kit, old, new)
    if taken:
        _learned_together(kit, old, new)
    kit.settings.profiles = {
        (new if name == old else name): profile
        for name, profile in kit.settings.profiles.items()
        if name != old or not taken
    }
    _rename_on_chairs(kit, old, new)
    kit.keep_settings()
    return True


def delete_profile(kit: SceneKit, name: str) -> bool:
    """Forget somebody, whose matches stay without a name; False, after a notice, if that failed."""
    if not _move_matches(kit, name, ""):
        return False
    _was_player(kit, name, "")
    kit.settings.profiles.pop(name, None)
    _rename_on_chairs(kit, name, "")
    kit.keep_settings()
    return True


def give_portrait(kit: SceneKit, name: str, portrait: str) -> None:
    """Give somebody another portrait."""
    if name == player_name(kit):
        kit.settings.portrait = portrait
    if name != player_name(kit) or name in kit.settings.profiles:
        kit.settings.profiles.setdefault(name, Profile()).portrait = portrait
    kit.keep_settings()


def _rename_on_chairs(kit: SceneKit, old: str, new: str) -> None:
    """Rename somebody who is here this evening; who is forgotten now leaves the party."""
    party = party_of(kit)
    for place in party.chairs.people:
        if party.chairs[place].name != old:
            continue
        if new:
            others = [party.chairs[other].name for other in party.chairs.people if other != place]
            party.chairs.name(place, name_apart(new, others))
        else:
            party.plan.leave(place)
    party.changed()
    for table in kit.settings.games.values():
        table.unknown.pop("seating", None)  # where earlier programs kept who sat there


def _was_player(kit: SceneKit, old: str, new: str) -> None:
    """Let the player have the new name, and the look of whoever has it, if it was the player."""
    if old != player_name(kit):
        return
    kit.settings.name = new
    profile = kit.settings.profiles.get(new)
    if profile is not None:
        kit.settings.portrait = profile.portrait


def _learned_together(kit: SceneKit, old: str, new: str) -> None:
    """Let the other one have learned what somebody has learned who becomes one with them."""
    before = kit.settings.profiles.get(old)
    if before is not None and before.learned:
        # Who has no profile and is known all the same is the player.
        other = kit.settings.profiles.setdefault(new, Profile(player_portrait(kit)))
        other.learned = list(dict.fromkeys([*other.learned, *before.learned]))


def _move_matches(kit: SceneKit, old: str, new: str) -> bool:
    if not kit.keeps_matches:
        return True
    try:
        rename_person(kit.places.data, old, new)
    except NewerNames as error:
        kit.notices.append(kit.words.phrase(Phrase("problem.profile", detail=error.phrase)))
        return False
    except (OSError, Error) as error:
        detail = told_of(error)
        kit.notices.append(kit.words.phrase(Phrase("problem.profile", detail=detail)))
        return False
    return True

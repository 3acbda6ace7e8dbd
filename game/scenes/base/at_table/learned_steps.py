"""How far somebody is who learns a game step by step: `uses_by_now`, and the plan of the next match of it."""

from __future__ import annotations

from dataclasses import replace

from game.engine.info import Info
from game.engine.problems import Phrase
from game.files.reading import Unreadable
from game.session.lessons.steps import uses_of
from game.session.plan import Plan
from game.session.records.kept_steps import kept_uses
from game.store.name_changes import FILE as NAMES
from game.store.settings_file import Profile
from game.variants import find_variant
from game.view.base.scene_kit import SceneKit


def uses_by_now(kit: SceneKit, info: Info, person: str) -> int:
    """Return how often a person has used the calls of a game's steps, by the matches that are kept.

    Whoever has once had all of them has had them for good.
    """
    profile = kit.settings.profiles.get(person)
    if profile is not None and info.id in profile.learned:
        return uses_of(info)
    if not (info.steps and kit.keeps_matches):
        return 0

    def trouble(error: Unreadable) -> None:
        file = str(kit.places.data / NAMES)
        kit.tell_once(Phrase("problem.names-unread", file=file, reason=error.phrase))

    return kept_uses(kit.places.data, info, person, trouble)


def at_own_step(kit: SceneKit, plan: Plan) -> Plan:
    """Return a plan that is learned step by step as its person goes on, or without steps after the last.

    That they are done is kept with the person: nobody falls back once logs are old, or deleted.
    """
    if plan.steps is None:
        return plan
    if plan.reader < 0:
        return replace(plan, steps=None)
    info, seat = find_variant(plan.game).info, plan.seats[plan.reader]
    uses = max(plan.steps, uses_by_now(kit, info, seat.name))
    if uses < uses_of(info):
        return replace(plan, steps=uses)
    profile = kit.settings.profiles.setdefault(seat.name, Profile(seat.portrait))
    if info.id not in profile.learned:
        profile.learned.append(info.id)
        kit.keep_settings()
    return replace(plan, steps=None)

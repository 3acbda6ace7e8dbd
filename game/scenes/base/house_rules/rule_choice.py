"""What can be chosen at once at the set-up: sets of rules, one's own first, and lengths of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.engine.info import Info
from game.engine.notation.rule_set_text import (
    LENGTHS,
    PARTNERS,
    changed_rules,
    read_rule_set,
    rule_set,
    rules_of,
)
from game.engine.option_values import Value
from game.engine.options import SetupError, settle
from game.engine.variant import Variant
from game.session.plan import Plan
from game.store.platform_folders import assets
from game.store.preset_files import Preset, PresetError, Presets, lengths_of, load_presets
from game.variants import find_variant
from game.view.base.scene_kit import SceneKit
from game.words.catalogue import Catalogue
from game.words.named_things import Several
from game.words.people_texts import alike, shown

MOST_NAMED = 6
"""How many words of a set that are no rules are named in a sentence."""
MOST_CHANGES = 4
"""How many rules that a set changes are named where it is explained; one more is named, too, not counted."""


class Together(NamedTuple):
    """Options that are chosen together: what they are called, and their values.

    `own` is the name of a set of the player's own, as it is kept; `unknown` are its words for rules that this
    program does not know. `help` says what one of ours is.
    """

    name: str
    options: Mapping[str, Value]
    own: str = ""
    unknown: tuple[str, ...] = ()
    help: str = ""


class Choices(NamedTuple):
    """The sets of rules of a game, and the lengths of a match, the shortest first."""

    sets: list[Together]
    lengths: list[Together]


def presets_of(kit: SceneKit, variant: Variant[Any]) -> Presets:
    """Return the presets that come with a game. The player is told if they cannot be used."""
    try:
        return load_presets(assets() / "presets", variant)
    except PresetError as error:
        kit.tell_once(error.phrase)
        return Presets()


def choices_of(kit: SceneKit, info: Info, presets: Presets) -> Choices:
    """Return what can be chosen of a game: the player's own sets, as written, and these presets.

    An own set that is called as one of ours is told apart from it.
    """
    words = kit.words
    key = f"{info.id}.preset"
    sets = [
        Together(words(f"{key}.{each.id}"), each.options, help=_explained(words, info, each))
        for each in presets.sets
    ]
    shorter, longer = (
        [
            Together(words(f"{key}.{each.id}"), each.options)
            for each in presets.lengths
            if each.shorter is less
        ]
        for less in (True, False)
    )
    as_written, help = words("ui.setup.as_written"), words("ui.setup.as_written_help")
    written = Together(as_written, settle(rules_of(info), {}), help=help)
    usual = Together(words("ui.setup.usual"), settle(lengths_of(info), {}))
    ours = [written, *sets]
    own = (each._replace(name=_told_apart(words, each.name, ours)) for each in own_sets(kit, info))
    return Choices([*own, *ours], [*shorter, usual, *longer])


def _explained(words: Catalogue, info: Info, preset: Preset) -> str:
    """Return what a preset is, in a sentence; a game that says nothing of it has that on all of them."""
    key = f"{info.id}.preset.{preset.id}.help"
    return words(key) if key in words else words("ui.setup.preset_help")


def set_help(
    kit: SceneKit, info: Info, sets: Sequence[Together], place: int, options: Mapping[str, Value]
) -> str:
    """Return what the set in a place is: what ours says, or which rules one's own changes.

    The place behind the last is that of rules without a name: those as they are, or yet to be made.
    """
    if place < len(sets) and not sets[place].own:
        return sets[place].help
    if place == len(sets) > chosen_set(info, sets, options):
        return kit.words("ui.setup.custom_help")
    kind = "own_set_help" if place < len(sets) else "own_help"
    changed = changed_rules(info, sets[place].options if place < len(sets) else options)
    names = [kit.words(f"{info.id}.option.{each.name}.name") for each in changed]
    if not names:
        return kit.words(f"ui.setup.{kind}", changes=kit.words("ui.setup.changes_none"))
    told, more = tuple(names[:MOST_CHANGES]), len(names) - MOST_CHANGES
    if more > 1:
        changes = kit.words("ui.setup.changes_more", rules=Several(told), count=more)
    else:
        changes = kit.words("ui.setup.changes", rules=Several(tuple(names)))
    return kit.words(f"ui.setup.{kind}", changes=changes)


def own_sets(kit: SceneKit, info: Info) -> list[Together]:
    """Return the player's own sets of a game; those of which nothing can be read stay in the settings."""
    found = []
    for name, line in kit.settings.sets.get(info.id, {}).items():
        try:
            options, unknown = read_rule_set(info, line)
        except SetupError:
            continue
        found.append(Together(shown(name), options, name, unknown))
    return found


def told_unreadable(kit: SceneKit, info: Info) -> str:
    """Return the sentence on own sets of a game that cannot be read and stay in the settings; "" for none."""
    known = {each.own for each in own_sets(kit, info)}
    lost = tuple(shown(name) for name in kit.settings.sets.get(info.id, {}) if name not in known)
    if not lost:
        return ""
    return kit.words("ui.house.unreadable", names=Several(lost), count=len(lost))


def chosen_set(
    info: Info, sets: Sequence[Together], options: Mapping[str, Value], named: str = ""
) -> int:
    """Return the place of the set whose rules these are; the number of sets if there is none.

    Of several that are the same it is the one that is `named`, or else the first: whoever goes through the sets
    must come to each. A set of which this program does not know all rules is none of those that it can tell.
    """
    line = rule_set(info, options)
    same = [
        place
        for place, each in enumerate(sets)
        if not each.unknown and rule_set(info, each.options) == line
    ]
    return next((place for place in same if sets[place].name == named), [*same, len(sets)][0])


def chosen_own(
    kit: SceneKit, info: Info, options: Mapping[str, Value], named: str = ""
) -> str | None:
    """Return the name of the player's own set by which these rules are chosen, "" if it is a set of ours.

    Of several that are the same it is the one that is `named`. None: they have no name yet, or need none, as
    everything is as written.
    """
    if not changed_rules(info, options):
        return None
    sets = choices_of(kit, info, presets_of(kit, find_variant(info.id))).sets
    place = chosen_set(info, sets, options, named)
    return sets[place].own if place < len(sets) else None


def set_in_force(
    kit: SceneKit, info: Info, options: Mapping[str, Value], set_name: str | None = None
) -> str:
    """Return the name of the set of rules of a match, "" for none, and where everything is as written.

    It is that under which its rules were chosen, as far as that is known (`Plan.set_name`): one of somebody's
    own stays, whatever is called so today. Otherwise it is one's own set of these rules before one that comes
    with the game.
    """
    if not changed_rules(info, options):
        return ""
    sets = choices_of(kit, info, presets_of(kit, find_variant(info.id))).sets
    if set_name:
        return _told_apart(kit.words, set_name, [each for each in sets if not each.own])
    if set_name is not None:
        sets = [each for each in sets if not each.own]
    place = chosen_set(info, sets, options)
    return sets[place].name if place < len(sets) else ""


def set_of(kit: SceneKit, plan: Plan) -> str:
    """Return the name of the set of rules of a match by its plan, as `set_in_force` does."""
    return set_in_force(kit, find_variant(plan.game).info, plan.options, plan.set_name)


def _told_apart(words: Catalogue, name: str, ours: Sequence[Together]) -> str:
    """Return the name of an own set, told apart from one of ours that is called so."""
    if alike(name) in {alike(each.name) for each in ours}:
        return words("ui.setup.own_set", name=name)
    return name


def chosen_length(info: Info, lengths: Sequence[Together], options: Mapping[str, Value]) -> int:
    """Return the place of the length that a match has; the number of lengths if it is another."""
    asked = [
        all(options.get(name) == value for name, value in options_of(info, each).items())
        for each in lengths
    ]
    return asked.index(True) if True in asked else len(lengths)


def options_of(info: Info, length: Together) -> dict[str, Value]:
    """Return the options that say how long a match of a length is."""
    return {each.name: length.options[each.name] for each in lengths_of(info)}


def told_unknown(kit: SceneKit, unknown: Sequence[str]) -> str:
    """Return the sentence on what a set has that is no rule of this program; "" if there is nothing."""
    apart = tuple(each for each in unknown if each in (*LENGTHS, PARTNERS))
    strange = tuple(each for each in unknown if each not in apart)
    count = len(strange)
    if count > MOST_NAMED:
        return kit.words("ui.house.many_unknown", name=strange[0], count=count)
    if strange:
        return kit.words("ui.house.unknown", names=Several(strange), count=count)
    return kit.words("ui.house.no_part", names=Several(apart), count=len(apart)) if apart else ""

"""What a game still owes before it can be played and read about: `owed(variant)`.

What it declares is compared with what is there: its rules, table, lesson, and the messages that are named in
its declarations. The messages that are named in play are found by playing some matches, with mistakes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game.engine import verbs, zones
from game.engine.actions import Action
from game.engine.events import CardsMoved, Event, moved
from game.engine.match import Match
from game.engine.problems import Problem
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.table import Table
from game.engine.variant import Variant
from game.engine.verbs import Names, Verb
from game.phones import middle_sight
from game.store.language_files import load_words
from game.store.lesson_files import (
    HOUSE,
    Lesson,
    has_lesson,
    load_example,
    load_lesson,
    tried_rules,
)
from game.store.platform_folders import assets
from game.tools.soak import nonsense, random_action, random_table
from game.variants import VARIANTS
from game.view.layout.table_map import read_maps
from game.view.table.middles import middle_kinds
from game.words.catalogue import ENGLISH, Catalogue
from game.words.language import Language
from game.words.rule_files import COMMON, Clause, RulesError, load_rules
from game.words.sentences import Sentences

MATCHES, LONGEST = 6, 400
"""How many matches are played with the fewest and with the most players, and actions in one of them."""
SEED = 5
PLAIN = frozenset({verbs.PLAY.word, verbs.DRAW.word})
"""Verbs that are done by clicking a card or the pile, and so need no label."""


class Debt(NamedTuple):
    """Something that a game owes: of which kind it is, the file in which it belongs, and a sentence."""

    kind: str
    file: str
    what: str


class _Listening(Catalogue):
    """Words that note which messages were asked for and are not there: `lacking`, in their order."""

    def __init__(self, language: Language, english: Language | None = None) -> None:
        self.lacking: dict[str, None] = {}
        super().__init__(language, english)

    def __call__(self, key: str, /, **values: object) -> str:
        if key not in self:
            self.lacking.setdefault(key)
        return super().__call__(key, **values)


def owed(variant: Variant[Any]) -> list[Debt]:
    """Return everything that a game owes; nothing if it is complete."""
    words = _Listening(Language(assets() / "strings" / ENGLISH))
    found = [*_messages(variant, words), *_clauses(variant, words), *_zones(variant)]
    if variant.info.layout:
        found += [*_table(variant), *_lesson(variant)]
    return list(dict.fromkeys(found))


def _file(folder: str, name: str) -> str:
    return f"assets/{folder}/{name}"


def _code(variant: Variant[Any]) -> str:
    """Return the file of a game's rules, as it is called in the project."""
    module = type(variant).__module__
    path = Path(sys.modules[module].__file__ or module)
    return "/".join(path.parts[-module.count(".") - 1 :])


def _messages(variant: Variant[Any], words: _Listening) -> Iterator[Debt]:
    """Yield what has no words: what is named by its declarations, and what comes up in play."""
    info, file = variant.info, _file("strings/en", f"{variant.info.id}.ftl")
    keys = [f"{info.id}.title", f"{info.id}.line", f"ui.family.{info.family}"]
    for option in info.options:
        if option.offered:
            keys += [f"{info.id}.option.{option.name}.{part}" for part in ("name", "help")]
            keys += [f"{info.id}.option.{option.name}.{each}" for each in option.choices]
    lacking = [key for key in keys if key not in words]
    for verb in info.verbs:
        lacking += [f"{info.id}.{key}" for key in _of_verb(verb) if not _said(words, info.id, key)]
    for table in _tables(variant):
        lacking += _in_play(variant, table, words)
    for key in dict.fromkeys(lacking):
        own = key if key.startswith(("ui.", f"{info.id}.")) else f"{info.id}.{key}"
        yield Debt(
            "message", file, f"there is no message {own.replace('.', '-').replace(' ', '-')}"
        )


def _said(words: Catalogue, game: str, key: str) -> bool:
    return f"{game}.{key}" in words or key in words


def _of_verb(verb: Verb) -> Iterator[str]:
    """Yield the keys of the words for a verb, without the game's name."""
    if verb.offered:
        yield from (f"call.{word}" for word in (verb.word, verb.closing) if word)
    elif verb.turn and verb.names in (Names.NOTHING, Names.NUMBER) and verb.word not in PLAIN:
        yield f"action.{verb.word}"
    if verb.zones:
        yield from (f"{kind}.{verb.word}" for kind in ("takes", "takes_none"))


def _tables(variant: Variant[Any]) -> Iterator[Table]:
    for players in sorted({variant.info.min_players, variant.info.max_players}):
        rng = Rng(SEED)
        yield from (random_table(variant, players, rng) for _ in range(MATCHES))


def _in_play(variant: Variant[Any], table: Table, words: _Listening) -> list[str]:
    """Return the keys of the messages that are lacking in a match with mistakes."""
    match, rng, before = Match(variant, table, SEED), Rng(SEED), set(words.lacking)
    told, lacking = Sentences(words, table), list[str]()
    while not match.over and len(match.log) < LONGEST:
        state, now = match.state, match.state.now
        for seat, action in (nonsense(table, rng), _mistake(variant, state, rng)):
            refusal = variant.check(state, seat, action, now)
            if refusal is not None:
                told.refusal(refusal)
        if not state.over:
            advice = variant.adviser.advice(match.observe(state.turn).state, state.turn, now)
            if advice is not None:
                told.advice(advice.why)
        happened = match.submit(*random_action(variant, state, now, rng), now)
        for event in happened if isinstance(happened, list) else ():
            told.happening(event)
            lacking += _of_own_zones(event, variant.info.id, words)
    return [*lacking, *(key for key in words.lacking if key not in before)]


def _of_own_zones(event: Event, game: str, words: Catalogue) -> Iterator[str]:
    """Yield the key of the message of cards that move to or from a zone that no other game has."""
    if isinstance(event, CardsMoved) and not {event.src.zone, event.dst.zone} <= zones.SHARED:
        key = f"event.{moved(event)}"
        if not _said(words, game, key):
            yield key


def _mistake(variant: Variant[Any], state: State, rng: Rng) -> tuple[int, Action]:
    """Return something that somebody may try by mistake: a card in hand, with cards that it may not take."""
    verb = rng.choice(variant.info.verbs)
    hand = state.hands[state.turn] or [0]
    action = Action(verb.word, (rng.choice(hand),))
    lying = [card for zone in verb.zones for card in getattr(state, zone, ())]
    return state.turn, action.taking(tuple({rng.choice(lying), rng.choice(lying)}) if lying else ())


def _clauses(variant: Variant[Any], words: Catalogue) -> Iterator[Debt]:
    """Yield clauses without a text, texts without a clause, and a letter that another game has."""
    info, (letter, last) = variant.info, variant.info.clauses
    file = _file("strings/en/rules", f"{info.id}.toml")
    others = {each.info.clauses[0]: each.info.id for each in VARIANTS if each.info.id != info.id}
    other = {**others, "G": COMMON}.get(letter)
    if other is not None:
        yield Debt("clause", _code(variant), f"the clauses of {other} have the letter {letter}")
    try:
        sections = load_rules(words.folders, info.id)
    except RulesError as error:
        yield Debt("rules", file, load_words().phrase(error.phrase))
        return
    own = [clause for each in sections for clause in each.clauses if not _is_common(clause)]
    if not own:
        yield Debt("rules", file, "the game has no rules to be read")
        return
    ids, wanted = [clause.id for clause in own], [f"{letter}-{n}" for n in range(1, last + 1)]
    for clause in wanted:
        if ids.count(clause) != 1:
            times = "no text" if clause not in ids else "several texts"
            yield Debt("clause", file, f"{clause} has {times}")
    for clause in info.shared:
        if clause not in ids:
            yield Debt("clause", file, f"{clause} has no text")
    for clause in dict.fromkeys(ids):
        if clause not in (*wanted, *info.shared):
            yield Debt("clause", file, f"{clause} is none of {letter}-1 to {letter}-{last}")
    named = {option.clause for option in info.options} | set(info.told.values())
    for clause in sorted(named - {*wanted, *variant.clauses(), ""}):
        yield Debt("clause", _code(variant), f"{clause} is named, and no clause of the game")


def _is_common(clause: Clause) -> bool:
    return clause.id.startswith("G-")


def _zones(variant: Variant[Any]) -> Iterator[Debt]:
    """Yield zones that are declared for cards of the table, and are no fields or keys of such a kind."""
    info, file = variant.info, _code(variant)
    slots = {slot.name: slot for slot in variant.state.plan}
    keys = {key.name: key.field for key in variant.keys}
    wanted = [(zone, "takes from", False) for zone in info.open_zones]
    if info.gathers:
        wanted.append((info.gathers, "gathers in", True))
    for zone, how, by_seat in wanted:
        slot = slots.get(zone)
        if slot is None:
            yield Debt("zone", file, f"the game {how} {zone}, which is no field of its state")
        elif slot.seen != "laid" or slot.by_seat is not by_seat:
            kind = "Laid[list[list[int]]]" if by_seat else "Laid[list[int]]"
            yield Debt("zone", file, f"the game {how} {zone}, which is not {kind}")
        if slot is not None and keys.get(zone) != zone:
            yield Debt("zone", file, f"the game {how} {zone}, which is no key of a position")


def _table(variant: Variant[Any]) -> Iterator[Debt]:
    """Yield a kind of middle that is not known, maps that cannot be used, and shapes without a map."""
    info = variant.info
    file = _file("tables", f"{info.layout}.tmx")
    kind = middle_kinds.MIDDLES.get(info.middle)
    for module, known in (
        (middle_kinds, kind),
        (middle_sight, middle_sight.MIDDLES.get(info.middle)),
    ):
        if known is None:
            path = f"{module.__name__.replace('.', '/')}.py"
            yield Debt("map", path, f"the middle {info.middle} is not among MIDDLES")
    if kind is None:
        return
    try:
        lying, upright = read_maps(
            assets() / "tables" / f"{info.layout}.tmx", info.middle, kind.places
        )
    except Problem as error:
        yield Debt("map", file, load_words().phrase(error.phrase))
        return
    if upright is lying:
        yield Debt("map", file, "there is no map for upright windows (its property upright)")
    for maps, shape in ((lying, "wide"), (upright, "upright")):
        if maps.large is maps.plain:
            what = f"there is no map for {shape} windows with large text (its property large)"
            yield Debt("map", file, what)


def _lesson(variant: Variant[Any]) -> Iterator[Debt]:
    folder = assets() / "lessons"
    file = _file("lessons", f"{variant.info.id}.toml")
    if not has_lesson(folder, variant.info.id):
        yield Debt("lesson", file, "the game has no lesson")
        return
    try:
        lesson = load_lesson(folder, variant)
    except Problem as error:
        yield Debt("lesson", file, load_words().phrase(error.phrase))
        return
    assert lesson is not None
    yield from _steps(lesson)
    house = _file(f"lessons/{HOUSE}", f"{variant.info.id}.toml")
    try:
        for rule in tried_rules(folder, variant.info.id):
            example = load_example(folder, variant, rule)
            assert example is not None
            yield from _steps(example)
    except Problem as error:
        yield Debt("lesson", house, load_words().phrase(error.phrase))


def _steps(lesson: Lesson) -> Iterator[Debt]:
    """Yield the messages that a lesson lacks."""
    words, messages = load_words(), _file("strings/en", f"{lesson.game}.ftl")
    for step in lesson.steps:
        key = f"{lesson.key}.{step.id}"
        wanted = [f"{key}.title", key, *([f"{key}.do"] if step.does else [])]
        for each in wanted:
            if each not in words:
                yield Debt("lesson", messages, f"there is no message {each.replace('.', '-')}")

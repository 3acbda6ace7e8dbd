"""No key of a message is ever shown to anybody: every message that is asked for is there, with all its values.

What is written in the place of a word of the rules is shown as it was written.
"""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine.actions import Action, Refusal, refuse
from game.engine.cards import NO_SUIT
from game.engine.match import Match
from game.engine.notation.action_text import parse_action
from game.engine.notation.card_text import NotationError
from game.engine.problems import Phrase
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.engine.verbs import Names
from game.store.platform_folders import assets
from game.tools.fuzzing.hostile_texts import WRITTEN, hostile_text
from game.tools.fuzzing.message_keys import keys_in
from game.variants import VARIANTS, find_variant
from game.words.catalogue import Catalogue
from game.words.entries import message_id, read_entries
from game.words.named_things import UNNAMED, Term
from game.words.people_texts import shortened
from game.words.sentences import LONGEST_WORD, Sentences
from tests.harness.random_play import positions

ROOT = Path(__file__).resolve().parents[2]
ENTRIES = read_entries(assets() / "strings" / "en").by_id
SOURCES = sorted((ROOT / "game").rglob("*.py"))
SPEAKERS = {"words", "Phrase"}
"""What is called with the key of a message, by the last part of its name."""
BY_GROUP = "make.words"
"""What is called with the key of a message of one group of them."""


def variables(id: str) -> set[str]:
    """The variables that a message mentions."""
    return set(re.findall(r"\$([A-Za-z][\w-]*)", ENTRIES[id].source))


def called(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call, by the name of what is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func), node


def literals(node: ast.expr) -> Iterator[ast.Constant | ast.JoinedStr]:
    """The texts that an expression may be."""
    if isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, ast.JoinedStr) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    ):
        yield node


def pattern(text: ast.Constant | ast.JoinedStr) -> str:
    """A regular expression of the ids of the messages whose keys a text may be."""
    if isinstance(text, ast.Constant):
        return re.escape(message_id(text.value))
    return "".join(
        re.escape(message_id(part.value)) if isinstance(part, ast.Constant) else ".+"
        for part in text.values
    )


def asked() -> Iterator[tuple[str, str, ast.Call]]:
    """Where a message is asked for by its key, the pattern of its id, and the call."""
    for file in SOURCES:
        for name, call in called(ast.parse(file.read_text(encoding="utf-8"))):
            if name.rpartition(".")[2] in SPEAKERS and name != BY_GROUP and call.args:
                for text in literals(call.args[0]):
                    yield f"{file.relative_to(ROOT)}:{call.lineno}", pattern(text), call


def test_every_message_that_the_program_asks_for_is_there_with_its_values() -> None:
    missing, lacking, count = [], [], 0
    for place, wanted, call in asked():
        found = [id for id in ENTRIES if re.fullmatch(wanted, id)]
        count += 1
        if not found:
            missing.append(f"{place}: {wanted}")
        given = {keyword.arg for keyword in call.keywords}
        if len(found) == 1 and None not in given and variables(found[0]) - given:
            lacking.append(f"{place}: {found[0]} lacks {variables(found[0]) - given}")
    assert count > 400
    assert not missing
    assert not lacking


def reasons() -> Iterator[tuple[str, Path, ast.Call]]:
    """The reasons of refusals that are written anywhere, with the file and the call."""
    for file in SOURCES:
        for name, call in called(ast.parse(file.read_text(encoding="utf-8"))):
            if name == "refuse" and len(call.args) > 1:
                for text in literals(call.args[1]):
                    if isinstance(text, ast.Constant):
                        yield str(text.value), file, call


def games_of(file: Path) -> list[str]:
    """The games whose rules may refuse by what is in a file."""
    games = [variant.info.id for variant in VARIANTS]
    return [game for game in games if f"variants/{game}/" in file.as_posix()] or games


WITH_TOP = ("", "-called", "-wild")
"""How keys of refusals go on that depend on the top card."""
MADE_OF_TOP = {"suit", "rank"}


def test_every_refusal_has_its_sentence_in_every_game_that_may_give_it() -> None:
    missing, lacking, count = [], [], 0
    for reason, file, call in reasons():
        given = {keyword.arg or "" for keyword in call.keywords}
        ends, games, found = WITH_TOP if "top" in given else WITH_TOP[:1], games_of(file), 0
        for game in games:
            keys = [
                next((k for k in (f"{game}-{key}", key) if k in ENTRIES), "")
                for key in (f"refusal-{reason}{end}" for end in ends)
            ]
            found += any(keys)
            given |= MADE_OF_TOP if "top" in given else set()
            lacking += [
                f"{file.name}:{call.lineno} {key} lacks {variables(key) - given}"
                for key in keys
                if key and variables(key) - given
            ]
        count += 1
        # A family's rules refuse by clauses that not every game of it has.
        if found < (1 if "families" in file.parts else len(games)):
            missing.append(f"{file.name}:{call.lineno} {reason}")
    assert count > 60
    assert not missing
    assert not lacking


def hostile_actions(variant: Variant[Any], match: Match, luck: Random) -> Iterator[Action]:
    """Actions that nobody could do at a table, as texts of the notation and as they are."""
    deck, verbs = match.table.deck, variant.info.vocabulary
    numbers = (-2, -1, 0, 1, match.table.players, 99, 10**30)
    words = [*WRITTEN, "AS", "no-match", "kind.AS", "x" * 400, *variant.info.vocabulary]
    words += [hostile_text(luck, 60) for _ in range(20)]
    for verb in verbs.values():
        for word in luck.sample(words, 12):
            for text in (f"{verb.word} {word}", f"{verb.word} 1 {word}", f"{verb.word} 0 {word}"):
                try:
                    yield parse_action(text, deck, verbs)
                except NotationError:
                    continue
        for number in numbers:
            yield Action(verb.word, number=number, seat=min(number, 99))
        if verb.names in (Names.PLAY, Names.CARDS):
            cards = luck.sample(range(len(deck.faces)), 4)
            yield from (Action(verb.word, tuple(cards[:n])) for n in range(1, 4))
            yield from (
                Action(verb.word, (cards[0],), suit) for suit in range(NO_SUIT, len(deck.suits))
            )


@pytest.mark.parametrize("game", [variant.info.id for variant in VARIANTS])
def test_what_is_said_of_a_refused_action_has_no_key_in_it(game: str, words: Catalogue) -> None:
    """Of every refusal that a match of chance, and of actions that nobody could do, brings about."""
    variant, luck = find_variant(game), Random(game)
    seen: set[tuple[Any, ...]] = set()
    for players in {variant.info.min_players, variant.info.max_players}:
        match = Match(variant, variant.table(players), 4)
        sentences = Sentences(words, match.table)
        for step, state in enumerate(positions(match, Rng(5), 200)):
            if step % 20 and not match.over:
                continue
            for action in hostile_actions(variant, match, luck):
                for seat in {-1, 0, state.turn, players}:
                    found = variant.check(state, seat, action, state.now)
                    if isinstance(found, Refusal) and shape(found) not in seen:
                        seen.add(shape(found))
                        told = sentences.refusal(found)
                        if "text" in dict(found.details):  # what somebody has said themselves
                            told = told.replace(shortened(action.text, LONGEST_WORD), "")
                        assert not keys_in(told, words), (action, found)
                        assert UNNAMED not in told, (action, found)
    assert len({each[0] for each in seen}) > 4
    assert not words.damages


def shape(refusal: Refusal) -> tuple[Any, ...]:
    """What a sentence depends on; texts as they are."""
    details = dict(refusal.details)
    texts = tuple(value for value in details.values() if isinstance(value, str))
    return refusal.reason, tuple(details), texts, details.get("top"), details.get("suit")


@pytest.mark.parametrize("word", ["AS", "card", "no.match", "kind.AS", "x", "–", "{ $text }"])
def test_an_unknown_word_is_told_as_it_was_written(word: str, words: Catalogue) -> None:
    table = find_variant("callout").table(3)
    told = Sentences(words, table).refusal(refuse("L-21", "unknown-kind", text=word))
    assert told.splitlines()[0] == f'There is no such mistake as "{word}".'


def test_what_has_no_name_or_message_is_told_by_no_key(tmp_path: Path) -> None:
    for file in (assets() / "strings" / "en").glob("*.ftl"):
        shutil.copy(file, tmp_path)
    words = Catalogue.load(tmp_path, tmp_path)
    assert words("no.such.message") == words("no.such.message", count=1) == UNNAMED
    assert words.phrase(Phrase("problem.no-such-thing", file="a.toml")) == UNNAMED
    assert words("label", name=Term(("no.such.card", "neither.this"))) == UNNAMED
    sentences = Sentences(words, find_variant("callout").table(3))
    assert sentences.kind("no-match") == Term(("callout.kind.no-match", "kind.no-match"))
    assert sentences.kind("AS") == "AS"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('There is no such mistake as "kind.AS".', {"kind.AS"}),
        ("refusal.no-match (card: 3)", {"refusal.no-match"}),
        ("callout-refusal-no-talk", {"callout-refusal-no-talk"}),
        ("Play a card, or draw one. It is Ida's turn.", set()),
        ("settings.json cannot be read: line 3.5", set()),
    ],
)
def test_a_key_would_be_found(text: str, found: set[str], words: Catalogue) -> None:
    assert keys_in(text, words) == found

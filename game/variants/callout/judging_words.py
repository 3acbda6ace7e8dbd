"""The words by which talk is judged, as options of a match (L-24).

Whoever sets up a match fills them from the talk of a language. A match that is given none is judged by what
L-24 names, and no more. Claims are templates of whole sentences, as many as a language has for the same thing:
`{name}` stands for a player, `{count}` for a number in figures, `{suit}` for a suit, `{number}` for a seat's.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from game.engine.cards import SUITS
from game.engine.options import Option, Options, SetupError
from game.engine.problems import Filling, Phrase

LONGEST = 80
"""The greatest length of a text."""

_ASKING = """
who whom whose what which when where why how is are am was were do does did can could will would
shall should
"""
_PAIR = " = "


def _words(name: str, *texts: str, dispensable: bool = False) -> Option:
    return Option(name, texts, "L-24", offered=False, dispensable=dispensable)


BAD_WORDS = Option("bad_words", ("damn", "hell", "crap"), "L-24")
SILLY_FACTS = Option(
    "silly_facts",
    ("the moon is made of cheese", "two and two make five", "fish ride bicycles"),
    "L-24",
)
"""The lists that L-24 names in part, and that players may have of their own."""
LANGUAGE = (
    # A remark that ends in one of the marks is a question; so is one that begins with one of the words (of
    # one word or several) and ends in no full stop or exclamation mark.
    _words("question_words", *_ASKING.split(), dispensable=True),
    _words("question_marks", "?"),
    # Characters: a single one of them at the end of a claim or a silly fact does not matter.
    _words("exclamation_marks", "!", dispensable=True),
    _words("full_stops", ".", dispensable=True),
    # SHORT = LONG: both are the same in a claim or a silly fact.
    _words("short_forms", "it's = it is", dispensable=True),
    _words("my_turn_claims", "it is my turn"),
    _words("your_turn_claims", "it is your turn"),
    _words("turn_claims", "it is {name}'s turn"),
    _words("my_cards_claims", "I have {count} cards", "I have {count} card"),
    _words("cards_claims", "{name} has {count} cards", "{name} has {count} card"),
    _words("suit_claims", "the suit is {suit}"),
    # LETTER = NAME, as many names for each suit as there are.
    _words("suit_names", "S = spades", "H = hearts", "D = diamonds", "C = clubs"),
    # What a seat may be called instead of its player's name.
    _words("seat_names", "seat {number}"),
    # Ready phrases, of which some are mistakes: bots choose among them too.
    _words("phrases"),
)
"""The options that hold data of a language, and that no menu offers."""

LISTS = (BAD_WORDS, SILLY_FACTS, *LANGUAGE)

PLACEHOLDERS: dict[str, tuple[str, ...]] = {
    "my_turn_claims": (),
    "your_turn_claims": (),
    "turn_claims": ("name",),
    "my_cards_claims": ("count",),
    "cards_claims": ("name", "count"),
    "suit_claims": ("suit",),
    "seat_names": ("number",),
}
"""The placeholders that each template of a list must have, once."""

_PLACEHOLDER = re.compile(r"\{([^{}]*)\}")


def fold(text: str) -> str:
    """Return the text in a normal form: letter case, blanks, accents and apostrophes unified."""
    plain = unicodedata.normalize("NFC", text.casefold()).replace("’", "'")
    return " ".join(plain.split())


def parts(template: str) -> list[str]:
    """Return the template split at its placeholders; their names are the parts of odd index."""
    return _PLACEHOLDER.split(template)


def pairs(texts: Iterable[str]) -> list[tuple[str, str]]:
    """Texts of the form `A = B`, as (A, B)."""
    return [(left, right) for left, _, right in (text.partition(_PAIR) for text in texts)]


def check(options: Options) -> None:
    """Raise SetupError, which names the option, for words that cannot be judged by."""
    _check(tuple((option.name, options[option.name]) for option in LISTS))


@lru_cache(maxsize=8)
def _check(lists: tuple[tuple[str, tuple[str, ...]], ...]) -> None:
    options = dict(lists)
    for name, texts in lists:
        _check_texts(name, texts)
        if name in PLACEHOLDERS:
            for text in texts:
                _check_template(name, text)
    for name in ("exclamation_marks", "full_stops"):
        for text in options[name]:
            if len(text) != 1:
                raise _wrong(name, text, "character")
    for text in options["short_forms"]:
        if not all(map(str.strip, text.split(_PAIR))) or text.count(_PAIR) != 1:
            raise _wrong("short_forms", text, "short")
    _check_distinct("short_forms", [short for short, _ in pairs(options["short_forms"])])
    _check_suits(options["suit_names"], needed=bool(options["suit_claims"]))


def _wrong(option: str, text: str, why: str, /, **values: Filling) -> SetupError:
    """Return the problem of one of an option's texts; `why` is its message's key after "problem.talk-"."""
    shown = text if len(text) <= LONGEST else f"{text[: LONGEST // 2]}…"
    because = Phrase(f"problem.talk-{why}", **values)
    return SetupError(Phrase("problem.talk", option=option, text=shown, why=because))


def _check_texts(name: str, texts: tuple[str, ...]) -> None:
    for text in texts:
        if not text or text != " ".join(text.split()):
            raise _wrong(name, text, "line")
        if len(text) > LONGEST:
            raise _wrong(name, text, "long", most=LONGEST)
    _check_distinct(name, texts)


def _check_distinct(name: str, texts: Iterable[str]) -> None:
    seen = set()
    for text in texts:
        if fold(text) in seen:
            raise _wrong(name, text, "twice")
        seen.add(fold(text))


def _check_template(name: str, text: str) -> None:
    wanted = PLACEHOLDERS[name]
    cut = parts(text)
    found = cut[1::2]
    names = tuple(Phrase("problem.talk-placeholder-name", name=each) for each in wanted)
    none = Phrase("problem.talk-placeholders-none")
    allowed = Phrase("problem.talk-placeholders", names=names) if names else none
    for each in found:
        if each not in wanted:
            raise _wrong(name, text, "placeholder", found=each, expected=allowed)
    for each in wanted:
        if each not in found:
            raise _wrong(name, text, "lacks", name=each)
        if found.count(each) > 1:
            raise _wrong(name, text, "more", name=each)
    if any(brace in piece for piece in cut[::2] for brace in "{}"):
        raise _wrong(name, text, "brace", expected=allowed)


def _check_suits(names: tuple[str, ...], *, needed: bool) -> None:
    meant: dict[str, str] = {}
    for text, (letter, name) in zip(names, pairs(names), strict=True):
        if len(letter) != 1 or letter not in SUITS or not name.strip():
            raise _wrong("suit_names", text, "suit")
        if fold(name) in meant:
            raise _wrong("suit_names", text, "suit-twice", suit=meant[fold(name)])
        meant[fold(name)] = letter
    for letter in SUITS:
        if needed and letter not in meant.values():
            raise SetupError(Phrase("problem.talk-suits", suit=letter))

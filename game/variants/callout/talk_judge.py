"""Judging of table talk: questions, bad words and false statements (L-24).

It depends on no language: the words by which talk is judged are options of the match.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.engine.actions import Action, Refusal, refuse
from game.engine.cards import SUITS
from game.engine.events import Announced, Event
from game.engine.state import PLAY
from game.engine.table import Table
from game.engine.variant import WORDLESS
from game.variants.callout.cards import JOKER, SUIT_OF
from game.variants.callout.judging_words import fold, pairs, parts
from game.variants.callout.state import CalloutState
from game.variants.callout.table_memory import hear, note

_WRAPPING = " \"'`“”„‟‘’‚‛«»‹›「」『』〝〞〟()[]{}<>（）［］｛｝〈〉《》【】〔〕"
"""Blanks, quotes and brackets."""

_SPEAKER = -1
_LISTENER = -2

CLAIMS = (
    "my_turn_claims",
    "your_turn_claims",
    "turn_claims",
    "my_cards_claims",
    "cards_claims",
    "suit_claims",
)
"""The options with templates of what can be claimed."""


class Claim(NamedTuple):
    """A statement about the game: that a suit is in force, that a seat holds so many cards, or is in turn.

    `seat` is −1 for the speaker, and −2 for whoever is spoken to, which is any other seat; `suit` and `cards`,
    in the figures that were said, are None where it is not about them.
    """

    seat: int
    cards: str | None = None
    suit: int | None = None


class Remark(NamedTuple):
    """The analysis of a text: whether it has a bad word, is a question or a silly fact, and its claims."""

    bad: bool
    question: bool
    silly: bool
    claims: tuple[Claim, ...]


class TalkJudge:
    """Judges talk by the words in a table's options and the names of its players.

    `read(text)` returns the Remark of a text, and keeps it.
    """

    def __init__(self, table: Table) -> None:
        self.read = lru_cache(maxsize=64)(self._read)
        options = table.options
        exclaiming = tuple(map(fold, options["exclamation_marks"]))
        self._marks = tuple(map(fold, options["question_marks"]))
        self._ends = (*map(fold, options["full_stops"]), *exclaiming)
        self._trailing = "".join((_WRAPPING, *exclaiming))
        words = _any_of(map(fold, options["question_words"]))
        # A word in quotes is one too, but not the beginning of another: "who's" is not "who".
        self._asking = re.compile(rf"[^\w]*{words}'*(?![\w'])")
        self._bad = re.compile(rf"(?<!\w){_any_of(map(fold, options['bad_words']))}(?!\w)")
        self._forms: dict[str, str] = {}
        for short, long in pairs(options["short_forms"]):
            self._forms.update({fold(short): fold(long), fold(long): fold(long)})
        self._form = re.compile(rf"(?<![\w{{])({_any_of(self._forms)})(?!\w)")
        self._facts = frozenset(map(self._plain, options["silly_facts"]))
        self._suits = {
            self._spelt(name): SUITS.index(letter) for letter, name in pairs(options["suit_names"])
        }
        self._seats: dict[str, int] = {}
        for seat, name in enumerate(table.names):
            self._seats.setdefault(self._spelt(name), seat)
        for template in options["seat_names"]:
            for seat in range(table.players):
                name = template.replace("{number}", str(seat))
                self._seats.setdefault(self._spelt(name), seat)
        self._claims = [
            (self._claim(template), _LISTENER if name == "your_turn_claims" else _SPEAKER)
            for name in CLAIMS
            for template in options[name]
        ]

    def _spelt(self, text: str) -> str:
        """The text with every short form written out."""
        return self._form.sub(lambda found: self._forms[found[0]], fold(text))

    def _plain(self, text: str) -> str:
        """The text written out, without its full stop or exclamation mark."""
        text = self._spelt(text)
        return text[:-1].rstrip() if text.endswith(self._ends) else text

    def _claim(self, template: str) -> re.Pattern[str]:
        """Return the pattern of a template, with an optional full stop or exclamation mark at the end."""
        values = {
            "name": "|".join(map(self._short_or_long, self._seats)),
            "suit": "|".join(map(self._short_or_long, self._suits)),
            "count": r"\d+",
        }
        sentence = "".join(
            f"(?P<{part}>{values[part]})" if place % 2 else self._short_or_long(part)
            for place, part in enumerate(parts(self._plain(template)))
        )
        return re.compile(rf"{sentence}(?: ?{_any_of(self._ends)})?")

    def _short_or_long(self, spelt: str) -> str:
        """A pattern for a text as it is, and with any of its long forms short.

        What was said is not written out for this: a name may end in what looks like half a short form.
        """
        return "".join(
            _any_of(form for form, long in self._forms.items() if long == piece)
            if place % 2
            else re.escape(piece)
            for place, piece in enumerate(self._form.split(spelt))
        )

    def _read(self, text: str) -> Remark:
        return Remark(
            self._bad.search(fold(text)) is not None,
            self._is_question(fold(text)),
            self._plain(text) in self._facts,
            tuple(self._claims_in(fold(text))),
        )

    def _is_question(self, text: str) -> bool:
        if text.rstrip(self._trailing).endswith(self._marks):
            return True
        if not self._asking.match(text):
            return False
        return not text.rstrip(_WRAPPING).endswith(self._ends)

    def _claims_in(self, text: str) -> Iterator[Claim]:
        for pattern, seat in self._claims:
            said = pattern.fullmatch(text)
            if said is not None:
                values = said.groupdict()
                name, suit = values.get("name"), values.get("suit")
                yield Claim(
                    seat if name is None else self._seats[self._spelt(name)],
                    values.get("count"),
                    None if suit is None else self._suits[self._spelt(suit)],
                )


def _any_of(texts: Iterable[str]) -> str:
    """A pattern for one of the texts; nothing fits it where there are none."""
    listed = sorted(filter(None, texts), key=len, reverse=True)
    return f"(?:{'|'.join(map(re.escape, listed))})" if listed else "(?!)"


@lru_cache(maxsize=16)
def judge_at(table: Table) -> TalkJudge:
    """The judge of a table; it is made once."""
    return TalkJudge(table)


def check_say(state: CalloutState, action: Action) -> Refusal | None:
    """Return the refusal of talk, which is allowed unless the options switch it off."""
    if not state.table.options["talk"]:
        return refuse("L-24", "no-talk")
    text = action.text
    if not text or text != text.strip() or "\n" in text:
        return refuse("G-13", "nothing-said")
    return None


def say(state: CalloutState, seat: int, action: Action, at: int, emit: list[Event] | None) -> None:
    """Apply talk, and record what is wrong with it, for others to notice."""
    if emit is not None:
        emit.append(Announced("say", seat, text=action.text))
    on = state.phase == PLAY
    hear(state, seat, action, at, right=not on or claim(state, seat, action.text) is not False)
    if on:
        for kind in wrongs(state, seat, action.text):
            note(state, seat, kind, at)


def wrongs(state: CalloutState, seat: int, text: str) -> list[str]:
    """Return the kinds of mistakes in a text said by `seat` now, each at most once.

    In a time-out only a bad word is a mistake (L-24).
    """
    remark = judge_at(state.table).read(text)
    found = []
    if remark.bad:
        found.append("bad-word")
    if state.time_out < 0:
        if remark.question:
            found.append("question")
        if remark.silly or claim(state, seat, text) is False:
            found.append("false-statement")
    return found


def claim(state: CalloutState, seat: int, text: str) -> bool | None:
    """Whether what is claimed of the game holds at this moment; None if the text claims nothing.

    In a language in which it can be taken in several ways it holds if it does in one of them.
    """
    found = judge_at(state.table).read(text).claims
    return any(_holds(state, seat, each) for each in found) if found else None


def _holds(state: CalloutState, speaker: int, said: Claim) -> bool:
    if said.suit is not None:
        return said.suit == suit_in_force(state)
    if said.seat == _LISTENER:
        return state.turn != speaker
    seat = speaker if said.seat == _SPEAKER else said.seat
    if said.cards is None:
        return state.turn == seat
    # Compared figure by figure: a number that nobody ends may be said as well.
    count = "".join(str(int(figure)) for figure in said.cards).lstrip("0") or "0"
    return count == str(len(state.hands[seat]))


def reworded(state: CalloutState, told: CalloutState, seat: int, text: str) -> str:
    """Return another text that is judged in `told` as this one is in `state`; WORDLESS if none is known."""
    wanted = _judged(state, seat, text)
    others = (each for each in _words(told) if fold(each) != fold(text))
    return next((each for each in others if _judged(told, seat, each) == wanted), WORDLESS)


def _judged(state: CalloutState, seat: int, text: str) -> tuple[bool, bool, bool, bool]:
    """Return whether a text has a bad word, is a question, or a silly fact, or claims what is not so."""
    remark = judge_at(state.table).read(text)
    return remark.bad, remark.question, remark.silly, claim(state, seat, text) is False


def _words(state: CalloutState) -> Iterator[str]:
    """Texts of every kind that a table's own lists make: words, facts and claims, alone and as questions."""
    options = state.table.options
    seats = [*state.table.names, *map(str, range(state.table.players))]
    suits = [name for _, name in pairs(options["suit_names"])]
    values = {"name": seats, "suit": suits, "count": ["0", "1", "99"], "number": seats}
    texts = [WORDLESS, *options["bad_words"][:1], *options["silly_facts"]]
    for name in CLAIMS:
        for template in options[name]:
            texts += _filled(template, values)
    yield from texts
    for text in texts:
        yield from (f"{text}{mark}" for mark in options["question_marks"])
        yield from (f"{bad} {text}" for bad in options["bad_words"][:1])
    for mark in options["question_marks"]:
        yield from (f"{bad}{mark}" for bad in options["bad_words"])


def _filled(template: str, values: Mapping[str, Sequence[str]]) -> list[str]:
    """Return a template with every value in the place of each of its placeholders."""
    found = [""]
    for place, part in enumerate(parts(template)):
        more = values[part] if place % 2 else [part]
        found = [text + each for text in found for each in more]
    return found


def suit_in_force(state: CalloutState) -> int:
    """The suit that a card has to have; −1 for none, as on a Joker before its call."""
    if state.called >= 0:
        return state.called
    top = state.discard[-1]
    return -1 if top == JOKER else SUIT_OF[top]

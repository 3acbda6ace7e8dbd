"""Table talk: questions, bad words, and what is not true (L-24)."""

from __future__ import annotations

import re
from functools import lru_cache

from game.engine.actions import Action, Refusal, refuse
from game.engine.events import Announced, Event
from game.engine.state import PLAY
from game.variants.callout.cards import JOKER, SUIT_OF
from game.variants.callout.ledger import hear, note
from game.variants.callout.state import CalloutState

BAD_WORDS = ("damn", "hell", "crap")
SILLY_FACTS = (
    "the moon is made of cheese",
    "two and two make five",
    "fish ride bicycles",
    "pigs fly under their own power",
    "a week has nine days",
)
"""What a match has that is given no lists of its own."""

_ASKING = """
who whom whose what which when where why how is are am was were do does did can could will would
shall should
"""
_QUESTION_WORDS = frozenset(_ASKING.split())
_SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")
_WRAPPING = " \t\"'“”‘’«»()[]{}"
_FIRST_WORD = re.compile(r"[^\w]*([\w']+)")


def check_say(state: CalloutState, action: Action) -> Refusal | None:
    """Anything may be said, unless nobody talks at all."""
    if not state.table.options["talk"]:
        return refuse("L-24", "no-talk")
    text = action.text
    if not text or text != text.strip() or "\n" in text:
        return refuse("G-13", "nothing-said")
    return None


def say(state: CalloutState, seat: int, action: Action, at: int, emit: list[Event] | None) -> None:
    """Say something; what was wrong with it the others may notice."""
    if emit is not None:
        emit.append(Announced("say", seat, text=action.text))
    on = state.phase == PLAY
    hear(state, seat, action, at, right=not on or claim(state, seat, action.text) is not False)
    if on:
        for kind in wrongs(state, seat, action.text):
            note(state, seat, kind, at)


def wrongs(state: CalloutState, seat: int, text: str) -> list[str]:
    """The kinds of mistake that it is for `seat` to say this now, each at most once.

    In a time-out only a bad word is one (L-24).
    """
    found = []
    if is_bad(text, state.table.options["bad_words"]):
        found.append("bad-word")
    if state.time_out < 0:
        if is_question(text):
            found.append("question")
        if is_silly(text, state.table.options["silly_facts"]) or claim(state, seat, text) is False:
            found.append("false-statement")
    return found


def is_question(text: str) -> bool:
    """Whether it ends in a question mark, or begins with a question word and goes on like one."""
    if text.rstrip(_WRAPPING + "!").endswith("?"):
        return True
    first = _FIRST_WORD.match(text.casefold().replace("’", "'"))
    if first is None or first[1].strip("'") not in _QUESTION_WORDS:
        return False
    return not text.rstrip(_WRAPPING).endswith((".", "!"))


def is_bad(text: str, words: tuple[str, ...]) -> bool:
    """Whether it holds one of the words, whole."""
    return bool(words) and _any_of(words).search(text.casefold()) is not None


@lru_cache(maxsize=32)
def _any_of(words: tuple[str, ...]) -> re.Pattern[str]:
    listed = "|".join(re.escape(word.casefold()) for word in words if word.strip())
    return re.compile(rf"(?<!\w)(?:{listed})(?!\w)" if listed else r"(?!)")


def is_silly(text: str, facts: tuple[str, ...]) -> bool:
    """Whether it is one of the silly facts."""
    return _plain(text) in _plain_facts(facts)


@lru_cache(maxsize=32)
def _plain_facts(facts: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(_plain, facts))


def _plain(text: str) -> str:
    """The text without what does not matter: letter case, blanks, how it ends, a short "is"."""
    text = " ".join(text.casefold().replace("’", "'").split())
    if text.endswith((".", "!")):
        text = text[:-1].rstrip()
    return re.sub(r"\bit's\b", "it is", text)


def claim(state: CalloutState, seat: int, text: str) -> bool | None:
    """Whether what is claimed of the game holds at this moment; None if the text claims nothing."""
    text = _plain(text)
    if text == "it is my turn":
        return state.turn == seat
    if text.startswith("the suit is ") and text[12:] in _SUIT_NAMES:
        return _SUIT_NAMES.index(text[12:]) == suit_in_force(state)
    if text.startswith("it is ") and text.endswith("'s turn"):
        who = _seat_of(state, text[6:-7])
        return None if who < 0 else state.turn == who
    counted = re.fullmatch(r"(?:i have|(.+) has) ([0-9]+) cards?", text)
    if counted is None:
        return None
    who = seat if counted[1] is None else _seat_of(state, counted[1])
    # Compared as text: a number that nobody ends may be said as well.
    return None if who < 0 else str(len(state.hands[who])) == (counted[2].lstrip("0") or "0")


def suit_in_force(state: CalloutState) -> int:
    """The suit that a card has to have; −1 for none, as on a Joker before its call."""
    if state.called >= 0:
        return state.called
    top = state.discard[-1]
    return -1 if top == JOKER else SUIT_OF[top]


def _seat_of(state: CalloutState, name: str) -> int:
    """The seat of a player's name or of `seat N`; −1 if nobody is called that."""
    for seat, player in enumerate(state.table.names):
        if " ".join(player.casefold().replace("’", "'").split()) == name:
            return seat
    seats = [f"seat {seat}" for seat in range(state.players)]
    return seats.index(name) if name in seats else -1

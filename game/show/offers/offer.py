"""Offers: what a seat may do or say, as frozen data, and what each still asks for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from game.engine.actions import Action, Refusal
from game.engine.cards import NO_SUIT, UNKNOWN, Deck
from game.engine.out_of_turn import Timeliness
from game.engine.verbs import Verb
from game.words.catalogue import Catalogue
from game.words.named_things import Value
from game.words.sentences import suit_name

AT_ONCE = 6
"""So many of the things that a call may name are offered at once, each by a large key."""


class Asks(Enum):
    """What an offer still asks for before it is an action."""

    NOTHING = auto()
    SUIT = auto()
    CARD = auto()
    """A card, by its face; or a suit, where an offer stands for two calls."""
    TAKEN = auto()
    """Cards of the table to be taken: a whole set of them, or one more where there are many sets."""
    SEAT = auto()
    SEAT_AND_KIND = auto()
    """A seat, and then what it is said to have done."""
    KIND = auto()
    """One of the words that the call may name."""
    WORDS = auto()
    """Words of one's own, or of those that the language proposes."""

    @property
    def about_a_seat(self) -> bool:
        """Whether it is asked first whom the call is about."""
        return self in (Asks.SEAT, Asks.SEAT_AND_KIND)


@dataclass(frozen=True, slots=True)
class Label:
    """What an offer is called: the first of these messages that the language has, with its values.

    A `text` stands for itself: words that somebody says, or somebody's name.
    """

    keys: tuple[str, ...] = ()
    values: tuple[tuple[str, Value | int], ...] = ()
    text: str = ""

    def worded(self, words: Catalogue) -> str:
        """Return the label in the language of a catalogue."""
        if self.text:
            return self.text
        key = next((key for key in self.keys if key in words), self.keys[-1])
        return words(key, **dict(self.values))


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing that a seat may choose. Games are known by their declarations alone.

    `verb` is the word of its verb, under which it is bound to keys and buttons, `label` what it is called.
    `action` is what choosing it does: None as long as it asks for something that is not known yet. What it
    `asks` for is told by `next_choice`; a call that is due has its action, and still what else can be named.
    `when` tells whether it makes sense, by what everybody sees: a screen that others see shows no more. `why`
    is the refusal that it would meet now, known of what makes no sense, and of what the seat knows to be
    refused by its own cards. `due` tells that the rules require it now of this seat.

    `raced` tells that everybody sees that a suit may be called now. `suit` and `card` are those that it names,
    `seat` the player whose name is its label (NO_SUIT, UNKNOWN, −1: none); `count` is the number of cards that
    it takes (0: as usual), `taken` the cards of the table that are chosen so far. `aloud` is its label where it
    does not stand beside others of its kind. `calls` are the calls that it stands for.
    """

    verb: str
    label: Label
    action: Action | None = None
    asks: Asks = Asks.NOTHING
    when: Timeliness = Timeliness.PERHAPS
    why: Refusal | None = None
    due: bool = False
    raced: bool = False
    suit: int = NO_SUIT
    card: int = UNKNOWN
    seat: int = -1
    count: int = 0
    taken: tuple[int, ...] = ()
    aloud: Label | None = None
    calls: tuple[Verb, ...] = ()

    @property
    def dim(self) -> bool:
        """Whether it makes no sense now, as far as the seat knows."""
        return self.when is Timeliness.NEVER or self.why is not None

    @property
    def lasts(self) -> bool:
        """Whether it begins or ends something that lasts, as a time-out does."""
        return any(verb.closing for verb in self.calls)

    def saying(self, text: str) -> Action:
        """Return the action of an offer that asks for words, with words of one's own."""
        return Action(self.verb, text=text)

    def said_aloud(self, words: Catalogue) -> str:
        """Return the label for who does not see the offer beside others."""
        return (self.aloud or self.label).worded(words)


@dataclass(frozen=True, slots=True)
class NextChoice:
    """What an offer asks for next, as offers again; `at` is the place of the one that is proposed.

    `every` are all offers that there could be in this list at other times, in their order: a key that belongs
    to one of them keeps to it. `likely` are those that can be meant at the moment, the likeliest first.
    """

    offers: tuple[Offer, ...]
    at: int = 0
    every: tuple[Offer, ...] = ()
    likely: tuple[Offer, ...] = ()

    @property
    def first(self) -> tuple[Offer, ...]:
        """The offers that are shown at once: the likely ones, then others as there is room, in their order."""
        others = (each for each in self.offers if each not in self.likely)
        chosen = [*(each for each in self.likely if each in self.offers), *others][:AT_ONCE]
        return tuple(each for each in self.offers if each in chosen)

    @property
    def rest(self) -> tuple[Offer, ...]:
        """All other offers, which wait behind one more."""
        first = self.first
        return tuple(each for each in self.offers if each not in first)

    def without(self, beside: Sequence[Offer]) -> NextChoice:
        """Return it without offers that stand elsewhere."""
        return replace(self, offers=tuple(each for each in self.offers if each not in beside))


def message(*keys: str, **values: Value | int) -> Label:
    """Return a label that is the first of these messages that the language has."""
    return Label(keys, tuple(values.items()))


def verb_label(game: str, kind: str, verb: str, **values: Value | int) -> Label:
    """Return the label of a verb: the game's own message of this kind, or else the one that games share."""
    return message(f"{game}.{kind}.{verb}", f"{kind}.{verb}", **values)


def suit_label(deck: Deck, suit: int) -> Label:
    """Return the name of a suit or colour."""
    return message("label", name=suit_name(deck.suits[suit]))

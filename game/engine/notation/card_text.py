"""Parsing and formatting of cards and suits: `R5`, `10H`, `Joker`, and lists separated by blanks."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import UNKNOWN, Deck
from game.engine.problems import as_written

UNSEEN = "?"
"""Stands in an observation for a card whose face its seat does not see; nothing reads it as a card."""


class NotationError(ValueError):
    """A text that is not in the notation: one sentence that says what was expected."""


def parse_card(text: object, deck: Deck) -> int:
    """Return the card with this code. Raises NotationError if the deck has none."""
    card = deck.index.get(text) if isinstance(text, str) else None
    if card is None:
        raise NotationError(
            f"{as_written(text)} is not a card of this deck; its codes are like {_few(deck)}"
        )
    return card


def parse_cards(text: object, deck: Deck) -> list[int]:
    """Return the cards of a list separated by blanks, in its order. Raises NotationError."""
    if not isinstance(text, str):
        raise NotationError(f"{as_written(text)} is not a text of cards separated by blanks")
    return [parse_card(code, deck) for code in text.split()]


def format_cards(cards: Sequence[int], deck: Deck) -> str:
    """Return the codes of the cards, separated by blanks; UNSEEN for those that are UNKNOWN."""
    return " ".join(UNSEEN if card == UNKNOWN else deck.codes[card] for card in cards)


def _few(deck: Deck) -> str:
    return ", ".join((deck.codes[0], deck.codes[len(deck.codes) // 2], deck.codes[-1]))


def parse_suit(letter: object, deck: Deck) -> int:
    """Return the suit or colour with this letter, as an index of the deck's. Raises NotationError."""
    if isinstance(letter, str) and len(letter) == 1 and letter in deck.suits:
        return deck.suits.index(letter)
    raise NotationError(f"{as_written(letter)} is not one of the letters {', '.join(deck.suits)}")

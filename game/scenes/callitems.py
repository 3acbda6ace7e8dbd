"""What can be said with a call, as the items of a panel: suits, cards, phrases, or mistakes by their group."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from game.engine.actions import Action
from game.engine.cards import Deck
from game.engine.variant import Call
from game.store.table_talk import load_talk
from game.view.callpanel import Column, Item
from game.view.stage import Stage

LETTERS = "123456789BCDEFGHJKMNQRSUVWXYZ"
_FIGURES = {"A": "1", "10": "0"}
"""The figure on a card is its key; an ace has none, and a ten two, of which the second is its own."""


def columns(
    stage: Stage,
    call: Call,
    deck: Deck,
    word: Callable[..., str],
    taken: Collection[str],
    say: Callable[[Action], None],
) -> list[Column]:
    """The columns of a call's panel; `say` is told what was chosen.

    `word` finds the words of a verb, `taken` are the letters that mean something else meanwhile. Whom
    an accusation is about is left to the panel: its actions name nobody.
    """
    if call.groups:
        return _mistakes(call, word, taken, say)
    if call.argument == "suit":
        return [Column("", (item,)) for item in _suits(stage, call, deck, say)]
    cards = call.argument == "cards"
    items = _cards(stage, call, deck, say) if cards else _phrases(stage, call, say)
    across = 4 if cards else 2
    deep = -(-len(items) // across)
    return [Column("", tuple(items[at : at + deep])) for at in range(0, len(items), deep)]


def _suits(stage: Stage, call: Call, deck: Deck, say: Callable[[Action], None]) -> list[Item]:
    return [
        Item(
            stage.words(f"suit.{letter}").capitalize(),
            str(suit + 1),
            partial(say, Action(call.verb, suit=suit)),
            letter,
        )
        for suit, letter in enumerate(deck.suits)
    ]


def _cards(stage: Stage, call: Call, deck: Deck, say: Callable[[Action], None]) -> list[Item]:
    found = []
    for card in call.cards:
        letter = deck.suits[deck.suit[card]]
        rank = deck.codes[card].removesuffix(letter)
        label = stage.words(f"card.{rank}").capitalize()
        key = _FIGURES.get(rank, rank)
        found.append(Item(label, key, partial(say, Action(call.verb, (card,))), letter))
    return found


def _phrases(stage: Stage, call: Call, say: Callable[[Action], None]) -> list[Item]:
    phrases = load_talk(stage.settings.language).phrases
    return [
        Item(
            f"“{text}”",
            LETTERS[place] if place < len(LETTERS) else "",
            partial(say, Action(call.verb, text=text)),
        )
        for place, text in enumerate(phrases)
    ]


def _mistakes(
    call: Call, word: Callable[..., str], taken: Collection[str], say: Callable[[Action], None]
) -> list[Column]:
    free = [letter for letter in LETTERS if not letter.isdigit() and letter not in taken]
    found = []
    for group, texts in call.groups:
        items = []
        for text in texts:
            label = word("kind_short", text)
            wished = [letter for letter in label.upper() if letter in free]
            key = wished[0] if wished else free[0]
            free.remove(key)
            items.append(Item(label, key, partial(say, Action(call.verb, text=text))))
        found.append(Column(word("group", group), tuple(items)))
    return found

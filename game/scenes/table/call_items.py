"""The items of a call's panel: suits, cards, phrases, or kinds of mistakes."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from game.engine.actions import Action
from game.engine.cards import Deck
from game.engine.verbs import Names, Verb
from game.scenes.base.call_offers import spoken_talk
from game.view.base.scene_kit import SceneKit
from game.view.calls.call_panel import MORE, Grid, Item
from game.words.named_things import Term
from game.words.sentences import suit_name

LETTERS = "123456789BCDEFGHJKMNQRSUVWXYZ"
SIX = Grid(2, 6)
"""How phrases and kinds of mistakes are set: so many at once that each of them is large."""
_FIGURES = {"A": "1", "10": "0"}
"""The keys of cards: the figure on the card; 1 for an ace, which has none, and 0 for a ten."""


def items_of(
    kit: SceneKit,
    call: Verb,
    deck: Deck,
    word: Callable[..., str],
    words: Collection[str],
    taken: Collection[str],
    say: Callable[[Action], None],
) -> tuple[list[Item], Grid]:
    """Return the items of a call's panel, and how they are set; `say` is called with the chosen action.

    `word` returns the message of a verb; of the words that the call may name only those in `words` are there;
    `taken` are letters that have another meaning at the table. Actions that need a seat are given without one:
    the panel asks for it.
    """
    if call.words:
        return _mistakes(call, word, words, taken, say), SIX
    if call.names is Names.SUIT:
        return _suits(kit, call, deck, say), Grid(4)
    if call.names is Names.CARDS:
        return _cards(kit, call, deck, say), Grid(3)
    return _phrases(kit, call, say), SIX


def _suits(kit: SceneKit, call: Verb, deck: Deck, say: Callable[[Action], None]) -> list[Item]:
    return [
        Item(
            kit.words("label", name=suit_name(letter)),
            str(suit + 1),
            partial(say, Action(call.word, suit=suit)),
            letter,
            Action(call.word, suit=suit),
        )
        for suit, letter in enumerate(deck.suits)
    ]


def _cards(kit: SceneKit, call: Verb, deck: Deck, say: Callable[[Action], None]) -> list[Item]:
    found = []
    for card in call.cards:
        letter = deck.suits[deck.suit[card]]
        rank = deck.codes[card].removesuffix(letter)
        label = kit.words("label", name=Term((f"card.{rank}",)))
        key = _FIGURES.get(rank, rank)
        action = Action(call.word, (card,))
        found.append(Item(label, key, partial(say, action), letter, action))
    return found


def _phrases(kit: SceneKit, call: Verb, say: Callable[[Action], None]) -> list[Item]:
    phrases = spoken_talk(kit).lists["phrases"]
    free = LETTERS.replace(MORE, "")
    return [
        Item(
            kit.words("table.quoted", text=text),
            free[place] if place < len(free) else "",
            partial(say, Action(call.word, text=text)),
        )
        for place, text in enumerate(phrases)
    ]


def _mistakes(
    call: Verb,
    word: Callable[..., str],
    words: Collection[str],
    taken: Collection[str],
    say: Callable[[Action], None],
) -> list[Item]:
    """The kinds of mistakes in `words`. Each keeps its key, whichever others are there."""
    free = [each for each in LETTERS if not each.isdigit() and each not in {MORE, *taken}]
    found = []
    for text in call.words:
        label = word("kind_short", text)
        wished = [letter for letter in label.upper() if letter in free]
        key = wished[0] if wished else free[0]
        free.remove(key)
        if text in words:
            action = Action(call.word, text=text)
            found.append(Item(label, key, partial(say, action), action=action))
    return found

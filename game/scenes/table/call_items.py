"""The items of a call's panel: suits, cards, phrases, or kinds of mistakes in groups."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from game.engine.actions import Action
from game.engine.cards import Deck
from game.engine.verbs import Names, Verb
from game.store.talk_options import load_talk
from game.view.base.scene_kit import SceneKit
from game.view.calls.call_panel import Column, Item
from game.words.named_things import Term
from game.words.sentences import suit_name

LETTERS = "123456789BCDEFGHJKMNQRSUVWXYZ"
_FIGURES = {"A": "1", "10": "0"}
"""The keys of cards: the figure on the card; 1 for an ace, which has none, and 0 for a ten."""


def columns(
    kit: SceneKit,
    call: Verb,
    deck: Deck,
    word: Callable[..., str],
    taken: Collection[str],
    say: Callable[[Action], None],
) -> list[Column]:
    """Return the columns of a call's panel; `say` is called with the chosen action.

    `word` returns the message of a verb; `taken` are letters that have another meaning at the table. Actions
    that need a seat are given without one: the panel asks for it.
    """
    if call.groups:
        return _mistakes(call, word, taken, say)
    if call.names is Names.SUIT:
        return [Column("", (item,)) for item in _suits(kit, call, deck, say)]
    cards = call.names is Names.CARDS
    items = _cards(kit, call, deck, say) if cards else _phrases(kit, call, say)
    across = 4 if cards else 2
    deep = -(-len(items) // across)
    return [Column("", tuple(items[at : at + deep])) for at in range(0, len(items), deep)]


def _suits(kit: SceneKit, call: Verb, deck: Deck, say: Callable[[Action], None]) -> list[Item]:
    return [
        Item(
            kit.words("label", name=suit_name(letter)),
            str(suit + 1),
            partial(say, Action(call.word, suit=suit)),
            letter,
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
        found.append(Item(label, key, partial(say, Action(call.word, (card,))), letter))
    return found


def _phrases(kit: SceneKit, call: Verb, say: Callable[[Action], None]) -> list[Item]:
    phrases = load_talk(kit.settings.language).lists["phrases"]
    return [
        Item(
            kit.words("table.quoted", text=text),
            LETTERS[place] if place < len(LETTERS) else "",
            partial(say, Action(call.word, text=text)),
        )
        for place, text in enumerate(phrases)
    ]


def _mistakes(
    call: Verb, word: Callable[..., str], taken: Collection[str], say: Callable[[Action], None]
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
            items.append(Item(label, key, partial(say, Action(call.word, text=text))))
        found.append(Column(word("group", group), tuple(items)))
    return found

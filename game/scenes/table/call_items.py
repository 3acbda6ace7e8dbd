"""The items of a call's panel: suits, cards, phrases, or kinds of mistakes, each with a key of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from game.engine.cards import Deck
from game.show.offers.offer import AT_ONCE, Asks, NextChoice, Offer
from game.view.base.scene_kit import SceneKit
from game.view.calls.call_panel import MORE
from game.view.calls.panel_items import Grid, Item

LETTERS = "123456789BCDEFGHJKMNQRSUVWXYZ"
SIX = Grid(2, AT_ONCE)
"""How phrases and kinds of mistakes are set: so many at once that each of them is large."""
SIX_AND_REST = Grid(2, AT_ONCE, others_at_once=True)
"""How cards are set: those at hand are large, and one more key shows all the others."""
_FIGURES = {"A": "1", "10": "0"}
"""The keys of cards: the figure on the card; 1 for an ace, which has none, and 0 for a ten."""


def items_of(
    kit: SceneKit,
    deck: Deck,
    call: Offer,
    asked: NextChoice,
    taken: Collection[str],
    choose: Callable[[int], None],
) -> tuple[list[Item], Grid]:
    """Return the items for what a call asks for, and how they are set.

    `choose` is called with the place of the chosen one. `taken` are letters with another meaning at the table.
    Those that are shown at once come first.
    """
    match call.asks:
        case Asks.SUIT:
            keys, grid = [str(place) for place, _ in enumerate(asked.offers, 1)], Grid(4)
        case Asks.CARD:
            ranks = (deck.rank_code(each.card) for each in asked.offers)
            keys, grid = [_FIGURES.get(rank, rank) for rank in ranks], SIX_AND_REST
        case Asks.WORDS:
            free = LETTERS.replace(MORE, "")
            keys, grid = [*free, *("" for _ in asked.offers)], SIX
        case _:
            own = _letters(kit, asked.every, taken)
            keys, grid = [own[asked.every.index(each)] for each in asked.offers], SIX
    quoted = call.asks is Asks.WORDS
    items = []
    for place, (offer, key) in enumerate(zip(asked.offers, keys, strict=False)):
        label = offer.label.worded(kit.words)
        label = kit.words("table.quoted", text=label) if quoted else label
        suit = deck.letter(offer.suit)
        items.append(Item(label, key, partial(choose, place), suit, offer.action))
    first = asked.first
    places = sorted(range(len(items)), key=lambda place: asked.offers[place] not in first)
    return [items[place] for place in places], grid


def _letters(kit: SceneKit, every: Collection[Offer], taken: Collection[str]) -> list[str]:
    """Return a letter for each kind of mistake, of its name if one is left, whichever of them are shown."""
    free = [each for each in LETTERS if not each.isdigit() and each not in {MORE, *taken}]
    found = []
    for offer in every:
        label = offer.label.worded(kit.words)
        wished = [letter for letter in label.upper() if letter in free]
        found.append(wished[0] if wished else free[0])
        free.remove(found[-1])
    return found

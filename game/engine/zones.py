"""The zones of a table that games share; a game may have zones of its own beside them.

Where cards of such a zone lie is said by the table of its game; what is told when they move, by its messages
(`event.moved-<from>-<to>`). Nothing else has to know of it.
"""

from __future__ import annotations

HAND = "hand"
DRAW = "draw"
"""The draw pile."""
DECK = "deck"
"""What is left of the cards after the deal, where there is no draw pile."""
DISCARD = "discard"
TRICK = "trick"
CENTRE = "centre"
"""Cards that belong to a trick still to be won."""
TAKEN = "taken"
"""Cards that a seat has won; they lie face down, though everybody has seen them."""
ASIDE = "aside"
"""Cards of a seat that lie beside its hand for a while."""

SHARED = frozenset({HAND, DRAW, DECK, DISCARD, TRICK, CENTRE, TAKEN, ASIDE})
"""All of these; any other zone is a game's own."""
PLAYED = frozenset({DISCARD, TRICK})
"""Zones to which cards are played."""
FACE_DOWN = frozenset({TAKEN})
"""Zones in which cards are turned down whose faces are known."""

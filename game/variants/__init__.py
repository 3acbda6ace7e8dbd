"""The list of games: the program has the games that are in VARIANTS, and no others."""

from __future__ import annotations

from typing import Any

from game.engine.problems import presentable
from game.engine.variant import Variant
from game.engine.verbs import Vocabulary, vocabulary
from game.variants.attack import ATTACK
from game.variants.callout import CALLOUT
from game.variants.classic import CLASSIC
from game.variants.oono import OONO
from game.variants.tricks import TRICKS

VARIANTS: list[Variant[Any]] = [CLASSIC, OONO, ATTACK, TRICKS, CALLOUT]


def with_a_table() -> list[Variant[Any]]:
    """Return the games that can be played in the window; others are played on the command line alone."""
    return [variant for variant in VARIANTS if variant.info.layout]


def all_verbs() -> Vocabulary:
    """Return the verbs of all games: the program has one notation for them."""
    return vocabulary(verb for variant in VARIANTS for verb in variant.info.verbs)


def find_variant(game: str) -> Variant[Any]:
    """Return the game with this id. Raises KeyError, with a sentence, if there is none."""
    for variant in VARIANTS:
        if variant.info.id == game:
            return variant
    known = ", ".join(variant.info.id for variant in VARIANTS)
    raise KeyError(f"there is no game {presentable(game, 80)}; the games are {known}")

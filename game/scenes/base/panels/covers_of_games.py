"""The covers of the games, as pages show them."""

from __future__ import annotations

from game.store.platform_folders import assets
from game.variants import VARIANTS
from game.view.cards.game_cover import Cover


def game_covers() -> dict[str, Cover]:
    """Return the cover of every game by its id."""
    folder = assets() / "covers"
    infos = (variant.info for variant in VARIANTS)
    return {info.id: Cover.of(folder, info.id, info.deck) for info in infos}

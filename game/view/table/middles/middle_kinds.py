"""The kinds of middles of a table, by the names that games declare (`Info.middle`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.engine.info import Info
from game.view.base.scene_kit import SceneKit
from game.view.cards.card_art import CardArt
from game.view.table.middles import couch_middles, open_middle
from game.view.table.middles.couch_middles import CouchMiddle
from game.view.table.middles.middle import Middle
from game.view.table.middles.open_middle import OpenMiddle
from game.view.table.middles.pile_middle import PLACES, PilesMiddle
from game.view.table.middles.trick_middle import TrickMiddle
from game.view.table.player_plates import PlayerPlates
from game.view.table.score_plates import ScorePlates
from game.words.sentences import Sentences


class MiddleKind(NamedTuple):
    """One kind of middle: the places of the layout that it needs, its class, and that of its plates.

    `couch` is where it lies between the corners of people; `bare` is the layout of a table on which nobody
    plays, where it is not the game's own.
    """

    places: frozenset[str]
    middle: Callable[[SceneKit, CardArt, Sentences, Info, int], Middle]
    players: type[PlayerPlates]
    couch: CouchMiddle
    bare: str = ""


MIDDLES: dict[str, MiddleKind] = {
    "piles": MiddleKind(
        frozenset(PLACES), PilesMiddle, PlayerPlates, couch_middles.PILES, "shedding"
    ),
    "trick": MiddleKind(
        frozenset({"trick", "taken", "trump", "order"}),
        TrickMiddle,
        ScorePlates,
        couch_middles.TRICK,
    ),
    "open": MiddleKind(frozenset(open_middle.PLACES), OpenMiddle, PlayerPlates, couch_middles.OPEN),
}

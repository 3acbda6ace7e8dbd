"""The faces that a person can make at the others, as items of lists and panels: `face_items`."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial

from game.scenes.base.at_table.offer_panels import OfferItem, Panel
from game.session.reactions import FACES
from game.show.feelings import CALM
from game.show.local_seat import LocalSeat
from game.view.base.scene_kit import SceneKit


def may_make_faces(local: LocalSeat) -> bool:
    """Whether somebody can make faces now: a player, and never while it is played against the clock."""
    seen = local.viewpoint
    return seen.plays_a_seat and not seen.over and seen.host.reactions.possible


def face_items(kit: SceneKit, local: LocalSeat, own: str) -> list[OfferItem]:
    """Return the faces, each with the picture of the person's `own` portrait that looks so."""
    return [
        OfferItem(
            kit.words(f"table.face_{look}"),
            partial(_make, kit, local, look),
            portrait=own if look == CALM else f"{look}/{own}",
        )
        for look in FACES
    ]


def asking_item(
    kit: SceneKit, items: Sequence[OfferItem], ask: Callable[[Panel], None]
) -> OfferItem:
    """Return what asks which of the faces is made."""
    title = kit.words("table.make_face")
    return OfferItem(title, partial(ask, Panel(title, items)), "face")


def _make(kit: SceneKit, local: LocalSeat, look: str) -> None:
    """Make a face, unless the last one was made just now, or a game runs by the clock by now."""
    if not local.viewpoint.host.reactions.make(local.seat, look, time.monotonic()):
        kit.sound.play("refuse")

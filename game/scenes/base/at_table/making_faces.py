"""The faces that a person can make at the others, as items of lists and panels (`face_items`), and as told."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.scenes.base.at_table.offer_panels import OfferItem, Panel
from game.session.reactions import FACES
from game.show.feelings import CALM
from game.show.local_seat import LocalSeat
from game.view.base.scene_kit import SceneKit
from game.view.input.bindings import in_a_sentence
from game.view.input.key_labels import Keycaps

ACTIONS_BEFORE = 2
"""How often each player has acted, on average, before it is told how a face is made: first comes the game."""


class FacesTold(NamedTuple):
    """How a face is made, as it is told at a seat."""

    seat: int
    text: str


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


def way_to_faces(kit: SceneKit, local: LocalSeat, *, at_corner: bool) -> str:
    """Return a sentence on how somebody makes a face, by what they play with."""
    words, keycaps = kit.words, Keycaps(kit.input, local)
    if at_corner:
        more = in_a_sentence(keycaps("more"), words)
        return words("table.faces_by_more_key", key=more) if more else words("table.faces_by_more")
    key = in_a_sentence(keycaps.face, words)
    if keycaps.by_steps:
        return words("table.faces_by_steps", key=key)
    return words("table.faces_by_key", key=key) if key else words("table.faces_by_click")


def tell_of_faces(
    kit: SceneKit, seats: Sequence[LocalSeat], *, at_corner: bool
) -> FacesTold | None:
    """Return how a face is made, to be told now: once, in the first match where several people play.

    It is for whoever of the people here is in turn, or else the first; the settings keep that it was told.
    """
    if kit.settings.faces_told:
        return None
    people = [each for each in seats if may_make_faces(each)]
    if not people:
        return None
    host = people[0].viewpoint.host
    if len(host.plan.people) < 2 or len(host.match.log) < ACTIONS_BEFORE * len(host.plan.seats):
        return None
    kit.settings.faces_told = True
    kit.keep_settings()
    local = next((each for each in people if each.in_turn), people[0])
    return FacesTold(local.seat, way_to_faces(kit, local, at_corner=at_corner))


def _make(kit: SceneKit, local: LocalSeat, look: str) -> None:
    """Make a face, unless the last one was made just now, or a game runs by the clock by now."""
    if not local.viewpoint.host.reactions.make(local.seat, look, time.monotonic()):
        kit.sound.play("refuse")

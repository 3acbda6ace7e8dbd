"""Turns taken from the corners of a couch, in any game: `take_turn(made, seat, luck)`."""

from __future__ import annotations

from game.engine.rng import Rng
from game.show.devices import MOUSE
from tests.harness.couch import Couch


def first_offer(made: Couch, seat: int) -> None:
    """Take what the panel or the choices of a corner offer first, by its own device."""
    corner = made.corner(seat)
    if made.used[seat] == MOUSE:
        made.click_part(seat, "item", 0)
        return
    if not corner.in_prompts():
        made.do(seat, "up")
    made.do(seat, "confirm")


def take_turn(made: Couch, seat: int, luck: Rng) -> None:
    """Play a card that can be played, or draw, or choose, by the seat's own device alone."""
    corner, before = made.corner(seat), len(made.match.log)
    mouse = made.used[seat] == MOUSE
    if corner.chooses():
        first_offer(made, seat)
        return
    legal = corner.viewpoint.legal_cards
    slots = [
        slot for slot, card in enumerate(corner.faces()) if card in legal and corner.plays(slot)
    ]
    if slots:
        slot = slots[luck.below(len(slots))]
        if mouse:
            made.click_part(seat, "slot", slot)
            made.click_part(seat, "item", 0)
        else:
            made.go_to(seat, slot)
            made.do(seat, "confirm")
        if corner.panel() is not None:
            first_offer(made, seat)
    elif corner.may_draw():
        if mouse:
            made.click_part(seat, "item", 1)
        else:
            made.do(seat, "draw")
    else:
        place = corner.choice()
        if mouse:
            made.click_part(seat, "item", place)
        else:
            made.do(seat, "up" if corner.on_cards() else "right")
            for _ in range(12):
                if corner.item() == place and corner.in_prompts():
                    break
                made.do(seat, "right")
            made.do(seat, "confirm")
    assert len(made.match.log) > before, (seat, corner.content())

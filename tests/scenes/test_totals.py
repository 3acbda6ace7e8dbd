"""The totals at the others' portraits are clear of their names and numbers of cards."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.view.base.paint import Paint
from tests.harness.some import some
from tests.harness.table import Sit

GAMES = ("classic", "oono", "attack", "callout")
MOST_UNDER = 1 / 5
"""The share of a total that may lie under the plate, so that its figures are seen."""


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8, 9, 10])
@pytest.mark.parametrize("game", GAMES)
def test_totals_are_clear(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    table = sit(game=game, players=players, rounds=5)
    table.frame()
    drawn: list[Rect] = []
    pill = Paint.pill

    def noted(paint: Paint, target: Surface, rect: Rect, *args: object, **keys: object) -> None:
        drawn.append(Rect(rect))
        pill(paint, target, rect, *args, **keys)  # type: ignore[arg-type]

    picture = Surface((1280, 720))
    monkeypatch.setattr(Paint, "pill", noted)
    for seat, piece in some(zip(table.others(), table.seat_pieces(), strict=True)):
        drawn.clear()
        piece.draw(picture)
        shown, plate, count = drawn
        assert shown == table.rect(f"total {seat}")
        assert not shown.colliderect(count), piece.name
        under = shown.clip(plate)
        assert under.w * under.h <= shown.w * shown.h * MOST_UNDER, piece.name

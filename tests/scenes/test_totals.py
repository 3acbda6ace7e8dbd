"""The totals at the others' portraits are clear of their names and numbers of cards."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.view.base.paint import Paint
from game.view.table.player_plates import PlayerPlates
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
    totals: list[Rect] = []
    pill, total = Paint.pill, PlayerPlates._total

    def noted(paint: Paint, target: Surface, rect: Rect, *args: object, **keys: object) -> None:
        drawn.append(Rect(rect))
        pill(paint, target, rect, *args, **keys)  # type: ignore[arg-type]

    def marked(plates: PlayerPlates, *args: object) -> None:
        total(plates, *args)  # type: ignore[arg-type]
        totals.append(drawn.pop())

    picture = Surface((1280, 720))
    monkeypatch.setattr(Paint, "pill", noted)
    monkeypatch.setattr(PlayerPlates, "_total", marked)
    for piece in some(table.seat_pieces()):
        drawn.clear()
        totals.clear()
        piece.draw(picture)
        (shown,), (plate, count) = totals, drawn
        assert not shown.colliderect(count), piece.name
        under = shown.clip(plate)
        assert under.w * under.h <= shown.w * shown.h * MOST_UNDER, piece.name

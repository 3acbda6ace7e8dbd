"""The totals at the others' portraits are clear of their names and numbers of cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.view.base.paint import Paint
from tests.harness.calls import round_of
from tests.harness.program import still
from tests.harness.some import some
from tests.harness.table import Sit, Table

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


def keys_drawn(monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """Return the list of the keys that mean seats, which grows when they are drawn."""
    drawn: list[Rect] = []
    keycap = Paint.keycap

    def noted(paint: Paint, target: Surface, label: str, *args: Any, **keys: Any) -> Rect:
        rect = keycap(paint, target, label, *args, **keys)
        drawn.extend([rect] if label.startswith("F") else [])
        return rect

    monkeypatch.setattr(Paint, "keycap", noted)
    return drawn


@pytest.mark.parametrize("players", [3, 5, 8, 10])
def test_the_keys_that_mean_seats_are_clear_of_totals(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    table = sit(game="callout", players=players, rounds=5).dealt()
    table.press(pygame.K_i)
    drawn = keys_drawn(monkeypatch)
    table.scene.draw(table.kit.window.surface)
    assert len(drawn) == players - 1
    totals = [table.rect(f"total {seat}") for seat in table.others()]
    assert [each for each in totals if each.collidelist(drawn) >= 0] == []
    plates = [table.rect(f"plate {seat}") for seat in table.others()]
    assert [each for each in plates if each.collidelist(drawn) >= 0] == []


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_the_keys_that_mean_seats_are_clear_of_the_number_that_one_faces(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, turn: int
) -> None:
    position = round_of(players=4, turn=turn, facing=2) | {"discard": "2H 7H 7S"}
    table = sit(game="callout", position=position)
    table.frame()
    table.press(pygame.K_i)
    drawn = keys_drawn(monkeypatch)
    table.scene.draw(table.kit.window.surface)
    assert len(drawn) == 3
    assert table.rect("facing").collidelist(drawn) < 0


def face(table: Table, seat: int) -> Rect:
    """Return where eyes and mouth are on a portrait."""
    portrait = table.rect(f"portrait {seat}")
    return portrait.inflate(-portrait.w // 2, -portrait.h // 2)


@pytest.mark.parametrize(
    ("size", "text"), [((1280, 720), 1.5), ((1280, 720), 2.0), ((960, 1000), 2.0)]
)
@pytest.mark.parametrize("players", [4, 10])
def test_with_large_text_totals_and_keys_are_clear_of_faces(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float, players: int
) -> None:
    wishes = replace(still(), text_scale=text)
    table = sit(game="callout", players=players, rounds=5, size=size, settings=wishes).dealt()
    table.press(pygame.K_i)
    drawn = keys_drawn(monkeypatch)
    table.scene.draw(table.kit.window.surface)
    assert len(drawn) == players - 1
    totals = [table.rect(f"total {seat}") for seat in table.others()]
    assert all(table.rect(f"plate {seat}").contains(total) for seat, total in enumerate(totals, 1))
    faces = [face(table, seat) for seat in table.others()]
    assert [each for each in some(faces) if each.collidelist([*drawn, *totals]) >= 0] == []

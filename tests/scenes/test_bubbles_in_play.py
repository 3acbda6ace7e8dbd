"""Bubbles in matches that are played on: what they point at, whether they overlap, and when they go."""

from __future__ import annotations

from collections import Counter
from math import hypot
from pathlib import Path

import pygame
import pytest
from pygame import FRect

from game.engine.actions import Action
from game.engine.rng import Rng
from game.store.settings_file import Settings
from game.view.speech.occupancy import OFFERS, TAIL, Occupancy, Precedence
from game.view.speech.spots import Spot, apart
from tests.harness.program import Point
from tests.harness.table import Table
from tests.scenes.test_notes_point import subjects

LYING, UPRIGHT = (1280, 720), (960, 1000)
TOLD = (
    "Player 2 is right: that card does not match.\nIt goes back, and Player 8 draws a penalty card."
)
STEP = 50
"""ms of a frame: nobody reads what is seen for less."""


def bubbles(occupancy: Occupancy) -> list[tuple[str, FRect]]:
    """The bubbles of a table, by name, without their tails and what is offered with a card."""
    every = occupancy.ground(Precedence.NOTICE)
    found = [name for name in sorted(every.bubbles - set(OFFERS)) if not name.endswith(TAIL)]
    return [(name, box) for name in found for box in occupancy.boxes(name)]


def pointed(name: str, spot: Spot, others: list[tuple[str, FRect]]) -> list[str]:
    """What is wrong with the tail of a bubble: it lies over another bubble, or ends in one."""
    if spot.rect.collidepoint(spot.tip):
        return []  # it has none
    met = [other for other, box in others if box.clipline(spot.leaves, spot.tip)]
    return [f"the tail of {name} lies over {other}" for other in met if other != name]


def crossed(seat: int, spot: Spot, occupancy: Occupancy) -> list[int]:
    """The other seats over whose portraits the tail of a bubble about a seat lies."""
    if spot.rect.collidepoint(spot.tip):
        return []
    people = occupancy.of_seats("player").items()
    return [at for at, box in people if at != seat and box.clipline(spot.leaves, spot.tip)]


def taken_for_another_s(text: str, seat: int, rect: FRect, occupancy: Occupancy) -> list[str]:
    """What is wrong with a bubble with neither tail nor face: it is nearer to another than to its seat."""

    def gap(other: FRect) -> float:
        across = max(other.left - rect.right, rect.left - other.right, 0.0)
        return hypot(across, max(other.top - rect.bottom, rect.top - other.bottom, 0.0))

    people = {name: box for name in occupancy.names() if (box := occupancy.box(name)) is not None}
    own = f"player {seat}" if f"player {seat}" in people else "own plate"
    sitting = [name for name in people if name.startswith("player ") or name == "own plate"]
    nearest = min(sitting, key=lambda name: gap(people[name]))
    return (
        [] if gap(people[own]) <= gap(people[nearest]) else [f"{text!r} is by {nearest}, not {own}"]
    )


def troubles(table: Table) -> list[str]:
    """What is wrong with the bubbles that are shown."""
    found = []
    seen = bubbles(table.lying())
    for at, (name, box) in enumerate(seen):
        over = [other for other, its in seen[at + 1 :] if box.colliderect(its)]
        found += [f"{name} overlaps {other}" for other in over]
    spoken = [each for each in table.notices() if each.card < 0 and each.spot is not None]
    for each in spoken:
        assert each.spot is not None
        found += pointed(each.name, each.spot, seen)
        found += [
            f"{each.text!r} points from {each.seat} over {other}"
            for other in crossed(each.seat, each.spot, table.lying())
        ]
        if each.clause and not each.faced and each.spot.rect.collidepoint(each.spot.tip):
            found += taken_for_another_s(each.text, each.seat, each.spot.rect, table.lying())
    bubble = table.bubble()
    if not table.told() or not bubble.shown or table.panel() is not None:
        return found
    spot, note, hint = bubble.spot, table.note(), table.hint()
    found += pointed("note", spot, seen)
    if note is not None:
        about = subjects(table, note) or list(table.boxes("hand"))
        ringed = bubble.ringed
        if ringed is not None:
            if not any(ringed.colliderect(box) for box in about):
                found.append(f"{note.id} puts a ring round {ringed}, not round {about}")
        elif not any(box.inflate(2, 2).collidepoint(spot.tip) for box in about):
            found.append(f"{note.id} points at {spot.tip}, not into {about}")
        if not table.stands(note):
            found.append(f"{note.id} is over")
    elif hint is not None:
        advice = table.advice()
        if hint not in table.viewpoint.observation.legal and (
            advice is None or advice.action != hint
        ):
            found.append(f"the hint to {hint.verb} is over")
    return found


def act(table: Table, rng: Rng) -> None:
    """Do something as the person, who looks for hints, errs and plays out of turn where that can be done.

    It is done past the devices: a key would close what is shown.
    """
    viewpoint = table.viewpoint
    advice, legal = viewpoint.advice(), viewpoint.observation.legal
    if rng.below(3) == 0:
        table.press(pygame.K_h)
    elif advice is not None and rng.below(5):
        viewpoint.do(advice.action)
    elif table.in_turn():
        viewpoint.do(legal[rng.below(len(legal))])
    elif viewpoint.may_err and rng.below(3) == 0:
        hand = [card for card in viewpoint.observation.state.hands[0] if card >= 0]
        if hand:
            viewpoint.do(Action("play", (hand[rng.below(len(hand))],)))


@pytest.mark.parametrize(
    ("game", "players", "seeds", "size"),
    [
        ("callout", 4, range(1, 6), LYING),
        ("callout", 6, range(3, 6), UPRIGHT),
        ("callout", 10, range(20, 22), LYING),
        ("callout", 2, range(30, 32), LYING),
        ("classic", 4, range(7, 9), LYING),
        ("oono", 4, range(1, 3), LYING),
        ("attack", 4, range(1, 3), LYING),
        ("tricks", 4, range(1, 3), LYING),
    ],
)
def test_bubbles_point_at_what_they_speak_of_and_go_with_its_moment(
    tmp_path: Path, game: str, players: int, seeds: range, size: Point
) -> None:
    told, found = Counter[str](), Counter[str]()
    for seed in seeds:
        table = Table(tmp_path, size, game=game, players=players, seed=seed, settings=Settings())
        table.drawn_every, rng = 1, Rng(seed)
        for frame in range(600):
            table.frame(STEP)
            if table.top is not table.scene:
                break
            told["note"] += table.note() is not None
            told["hint"] += table.hint() is not None
            told["notice"] += len(table.notices())
            found.update(troubles(table))
            if frame % 20 == 7 and rng.below(2):
                act(table, rng)
        table.kit.settings.guides.clear()
    assert not found, found.most_common(5)
    assert told["note"] > 200
    assert told["hint"] > 5
    assert told["notice"] > 50


@pytest.mark.parametrize("size", [LYING, UPRIGHT])
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_what_is_explained_at_a_full_table_points_over_nobody_else(
    tmp_path: Path, size: Point, text_scale: float
) -> None:
    settings = Settings(text_scale=text_scale)
    table = Table(tmp_path, size, game="callout", players=10, settings=settings)
    table.wait(400)
    seen = 0
    for seat in range(1, 10):
        for other in range(1, 10):
            table.forget_notices()
            table.say(seat, "King of spades!")
            table.say(other, "Player 8: no match!")
            table.explain(seat, TOLD, "L-20")
            table.picture()
            told = [each for each in table.explained() if each.spot is not None]
            seen += len(told)
            for each in told:
                assert each.spot is not None
                assert not crossed(each.seat, each.spot, table.lying()), (seat, other)
    assert seen > 40


@pytest.mark.parametrize("size", [LYING, UPRIGHT, (720, 1280)])
def test_a_tail_ends_nearest_to_whom_it_speaks_of(tmp_path: Path, size: Point) -> None:
    """One that ended before somebody who sits between would point at them."""
    table = Table(tmp_path, size, game="callout", players=10)
    table.wait(400)
    tails = 0
    for seat in range(1, 10):
        table.forget_notices()
        table.say(seat, "Jack of spades!")
        table.picture()
        (notice,) = table.notices()
        spot, people = notice.spot, table.lying().of_seats("player")
        if spot is None or spot.rect.collidepoint(spot.tip):
            continue
        tails += 1
        tip = FRect(*spot.tip, 1, 1)
        assert min(people, key=lambda at: apart(tip, people[at])) == seat
    assert tails > 2


def test_what_is_explained_is_narrow_rather_than_over_something(tmp_path: Path) -> None:
    table = Table(tmp_path, (1920, 1080), game="attack", players=2)
    table.dealt()
    free = FRect(70, 200, 406, 240)
    table.lying().report(
        "obstacle",
        FRect(free.right, 0, 1920 - free.right, 1080),
        FRect(0, free.bottom, free.right, 1080 - free.bottom),
    )
    table.explain(1, "Kofi takes the stack: 6 cards.", "A-9")
    table.picture()
    *_, notice = table.explained()
    assert notice.spot is not None
    assert free.contains(notice.spot.rect)


def test_what_is_ones_own_lies_by_ones_plate_rather_than_the_recent_moves(tmp_path: Path) -> None:
    table = Table(tmp_path, (720, 1280), game="classic", players=3)
    table.dealt()
    table.explain(0, "Ruth played red Pickup 2: you draw 2 cards.", "C-9")
    table.picture()
    (notice,) = table.explained()
    plate = table.box("own plate")
    assert notice.spot is not None
    assert plate is not None
    assert not notice.faced
    assert not notice.spot.rect.collidepoint(notice.spot.tip)
    assert plate.inflate(20, 20).collidepoint(notice.spot.tip)  # it has a tail, which ends there

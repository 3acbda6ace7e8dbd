"""The numbers of cards to be drawn, on the pile and at the seat: nothing covers them while they are there."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from game.show.local_seat import LocalSeat
from game.store.settings_file import Settings
from game.view.base.colours import AMBER_FILL
from game.words.marks import plain
from game.words.named_things import Several
from tests.harness.calls import round_of
from tests.harness.program import Point
from tests.harness.table import Sit, Table
from tests.harness.written import Position

SIZES = [(1280, 720), (1920, 1080)]
QUICK = Settings(speed="OFF")
ATTACKED: Position = {
    "hands": ["7D 3C AD 8H QS", "4S 5S", "6S 9S 5D"],
    "discard": "4H 3H",
    "facing": 3,
}
NUMBERS = ("facing", "pile number")
"""At the seat, and on the pile."""


def numbers(table: Table) -> dict[str, FRect]:
    """Return the areas of both numbers, which are drawn there."""
    table.picture()
    found = {name: table.box(name) for name in NUMBERS}
    areas = {name: box for name, box in found.items() if box is not None}
    assert len(areas) == len(NUMBERS)
    for area in areas.values():
        box = table.kit.rect(area)
        ends = [(box.left + box.h // 5, box.centery), (box.right - box.h // 5, box.centery)]
        for at in ends:
            assert tuple(table.kit.window.surface.get_at(at))[:3] == pytest.approx(
                AMBER_FILL[:3], abs=24
            )
    return areas


def test_who_goes_out_by_an_answer_takes_nothing_any_more(sit: Sit) -> None:
    """The number and "You take 3, or answer" stood there until the result."""
    position: Position = {**ATTACKED, "hands": ["7H", "4S 5S", "6S 9S 5D"]}
    table = sit(game="attack", position=position, settings=Settings(speed="SLOW"))
    table.wait(900)
    assert table.box("pile number") is not None
    table.click(table.spot(table.slot("7H")))
    table.wait(1300)
    table.picture()
    assert not table.presented.counts()[0]
    assert [name for name in (*NUMBERS, "faced") if table.box(name) is not None] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("hand", ["7D 9H 9D QD QH", "9D QD QH"])
def test_the_sentence_leaves_the_number_at_the_own_plate_free(
    sit: Sit, size: Point, text_scale: float, hand: str
) -> None:
    wishes = Settings(speed="OFF", text_scale=text_scale)
    position = round_of(hand, players=4, facing=4) | {"discard": "2H 7H 7S"}
    table = sit(size, game="callout", position=position, settings=wishes)
    table.frame()
    sentence = table.box("faced")
    assert sentence is not None
    for name, area in numbers(table).items():
        assert not sentence.colliderect(area), name
    strip = table.areas()["choices"]
    assert sentence.top == pytest.approx(strip.top, abs=2)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_what_is_said_leaves_the_numbers_free(sit: Sit, size: Point, text_scale: float) -> None:
    wishes = Settings(speed="OFF", text_scale=text_scale)
    table = sit(size, game="attack", position=ATTACKED, settings=wishes)
    table.frame()
    free, told = numbers(table), set()
    for _ in range(len(ATTACKED["hands"][0].split())):
        for key in (pygame.K_w, pygame.K_h, pygame.K_RIGHT):
            table.press(key)
            table.wait(300)
            areas = numbers(table)
            assert areas == free
            for name in ("answer", "note", "faced", "hint"):
                bubble = table.box(name)
                told |= {name} if bubble is not None else set()
                for number, area in areas.items():
                    assert bubble is None or not bubble.colliderect(area), (name, number)
    assert told >= {"answer", "note", "faced", "hint"}


def test_a_number_is_gone_with_the_cards_that_were_to_be_drawn(sit: Sit) -> None:
    table = sit(game="attack", position=ATTACKED, settings=Settings(speed="OFF"))
    table.frame()
    assert numbers(table)
    table.press(pygame.K_d)
    table.frame()
    table.picture()
    assert not set(NUMBERS) & set(table.pieces())


NO_ANSWER: Position = ATTACKED | {"hands": ["6D AD 8C", "4S 5S", "6S 9S 5D"]}
"""The same, for who holds nothing that answers."""


@pytest.mark.parametrize(
    ("position", "told"),
    [
        (ATTACKED, "3"),
        (NO_ANSWER, ""),
        (
            ATTACKED | {"turn": 1},
            "any 3 or 2, 7, jack, queen",
        ),
    ],
    ids=["one", "none", "another's turn"],
)
def test_who_plays_alone_is_told_of_the_answers_in_their_hand(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, position: Position, told: str
) -> None:
    """Of somebody else all that would be an answer is told, as nobody sees that hand."""
    found: list[str] = []
    usual = LocalSeat.answers

    def noted(local: LocalSeat) -> Several:
        answers = usual(local)
        words = local.showing.sentences.words
        said = {"name": "Ada", "count": 3, "answers": answers}
        found.append(plain(words("table.faces_or", **said)) if answers else "")
        return answers

    monkeypatch.setattr(LocalSeat, "answers", noted)
    table = sit(game="attack", position=position, settings=QUICK)
    table.frame()
    assert table.box("faced") is not None
    assert found[-1] == (f"Ada takes 3, or answers with {told}" if told else "")

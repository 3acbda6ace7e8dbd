"""Pictures of cards are made before they are needed, and a frame that may make no more draws one like it."""

from __future__ import annotations

import pygame
import pytest

from game.engine.cards import UNKNOWN
from game.show.motion.card_pose import Pose
from game.store.platform_folders import assets
from game.variants import find_variant
from game.view.base.picture_pool import PicturePool
from game.view.base.pictures import Pictures
from game.view.base.space import Space
from game.view.cards.card_art import CardArt
from game.view.cards.card_sprites import PLAYED, Mark
from game.view.cards.pile_art import lie_of

LIFT = 26.0


@pytest.fixture
def art() -> CardArt:
    deck = find_variant("classic").table(2).deck
    return CardArt(Pictures(assets(), PicturePool()), deck, "colour", "rosette")


def made(art: CardArt) -> int:
    """How many sprites have been made."""
    return art._lying.misses + art._flying.misses


def test_what_was_wished_for_is_there_when_it_is_drawn(art: CardArt) -> None:
    art.pictures.pool.allowance = 1
    lying = Pose(500, 400, 7.5, 160)
    art.wish(3, lying, 8)
    art.prepare()
    before = made(art)
    art._sprite(3, lying, 8, Mark.PLAIN, False, 0.0)
    assert made(art) == before == 1


def test_what_can_wait_is_made_after_what_was_wished_for(art: CardArt) -> None:
    art.pictures.pool.allowance = 1
    soon, later = Pose(0, 0, 5, 160), Pose(0, 0, -5, 160)
    art.wish_later([(2, Pose(0, 0, 3, 160), 6, Mark.PLAIN)])
    art.wish_later([(3, later, 6, Mark.LEGAL)])
    art.wish(4, soon, 8)
    order = []
    for _ in range(2):
        assert art.prepare()
        for card, pose, lift, mark in ((4, soon, 8, Mark.PLAIN), (3, later, 6, Mark.LEGAL)):
            kept = art._kept(art._wanted(card, pose, lift, mark, False, 0.0))
            if kept is not None and card not in order:
                order.append(card)
    assert order == [4, 3]
    assert art._kept(art._wanted(2, Pose(0, 0, 3, 160), 6, Mark.PLAIN, False, 0.0)) is None


def test_preparing_comes_to_an_end(art: CardArt) -> None:
    steps = 0
    while art.prepare():
        steps += 1
    assert steps > len(art.deck.codes)
    before = made(art)
    art._sprite(UNKNOWN, Pose(0, 0, 0, 150), LIFT, Mark.PLAIN, True, 0.0)
    assert made(art) == before


def test_a_frame_that_may_make_no_more_draws_a_moving_card_as_one_step_before(
    art: CardArt,
) -> None:
    pool = art.pictures.pool
    pool.allowance = 1
    pool.begin_frame()
    first = art._sprite(3, Pose(0, 0, 0, 150), LIFT, Mark.PLAIN, True, 0.0)
    smaller = Pose(0, 0, 0, 130)
    assert art._sprite(3, smaller, LIFT, Mark.PLAIN, True, 0.0) is first
    pool.begin_frame()
    assert art._sprite(3, smaller, LIFT, Mark.PLAIN, True, 0.0) is not first
    # A card of which nothing is there yet is made all the same, and so is one that lies still.
    assert art._sprite(7, smaller, LIFT, Mark.PLAIN, True, 0.0) is not first
    assert art._sprite(3, smaller, LIFT, Mark.PLAIN, False, 0.0) is not first


def test_a_moving_card_is_turned_between_frames_if_something_like_it_is_there(art: CardArt) -> None:
    pool = art.pictures.pool
    pool.allowance = 1
    pool.begin_frame()
    first = art._sprite(3, Pose(0, 0, 0, 150), LIFT, Mark.PLAIN, True, 0.0)
    pool.begin_frame()
    turned = Pose(0, 0, 3, 150)
    assert art._sprite(3, turned, LIFT, Mark.PLAIN, True, 0.0) is first
    art.make_a_wish()
    assert not pool.spent, "what moves may never be asked for again"
    art.prepare()
    assert art._sprite(3, turned, LIFT, Mark.PLAIN, True, 0.0) is not first


def test_a_card_that_begins_to_move_or_comes_to_rest_is_drawn_as_it_was(art: CardArt) -> None:
    pool = art.pictures.pool
    pool.allowance = 1
    pool.begin_frame()
    lying = art._sprite(3, Pose(0, 0, 2, 158), 6, Mark.LEGAL, False, 0.0)
    assert art._sprite(3, Pose(9, 0, 3, 157), 6, Mark.LEGAL, True, 0.0) is lying
    assert art._sprite(3, Pose(9, 0, 4, 156), 6, Mark.LEGAL, False, 0.0, True) is lying
    assert art._sprite(3, Pose(9, 0, 4, 156), 6, Mark.LEGAL, False, 0.0) is not lying


def test_a_card_lies_as_it_came_down(art: CardArt) -> None:
    art.resize(art.space, lying=170)
    for number in range(12):
        dx, dy, angle = lie_of(number, 0)
        pose = Pose(dx, dy, angle, 170)
        coming = art._wanted(3, pose, PLAYED, Mark.PLAIN, True, 0.0)
        assert coming == art._wanted(3, pose, PLAYED, Mark.PLAIN, False, 0.0)
        assert lie_of(number, 3)[2] == angle
    assert len({lie_of(number, 0)[2] for number in range(101)}) == 5


def test_without_an_allowance_pictures_are_always_the_same(art: CardArt) -> None:
    art.pictures.pool.begin_frame()
    poses = [Pose(0, 0, angle, 150) for angle in (0, 3, 6, 9)]
    found = [art._sprite(3, pose, LIFT, Mark.PLAIN, True, 0.0) for pose in poses]
    assert len(set(map(id, found))) == 4
    before = made(art)
    art.wish(3, Pose(0, 0, 2, 160), 8)
    art.prepare()
    assert made(art) == before


def test_a_sprite_has_its_card_in_the_middle_however_it_is_cut(art: CardArt) -> None:
    for angle in (0.0, 10.0):
        whole = art.sprite(3, Pose(0, 0, angle, 150), lift=LIFT)
        seen = art._sprite(3, Pose(0, 0, angle, 150), LIFT, Mark.PLAIN, False, 0.0)
        assert seen.get_width() < whole.get_width()
        assert seen.get_bounding_rect().size == seen.get_size()
        solid = [
            x
            for x in range(whole.get_width())
            if whole.get_at((x, whole.get_height() // 2)).a >= 250
        ]
        assert abs((solid[0] + solid[-1]) / 2 - whole.get_width() / 2) <= 1.5


@pytest.mark.parametrize("scale", [0.4, 2 / 3, 1.0, 2.0])
@pytest.mark.parametrize("mark", Mark)
@pytest.mark.parametrize("angle", [0.0, 3.0, -6.0, 10.0])
@pytest.mark.parametrize("lift", [0.0, 8.0, 24.0])
def test_nothing_of_a_card_is_drawn_out_of_its_reach(
    art: CardArt, scale: float, mark: Mark, angle: float, lift: float
) -> None:
    art.resize(Space(round(1920 * scale), round(1080 * scale)))
    pose = Pose(300.3, 260.7, angle, 151.4)
    cloth = pygame.Surface((round(600 * scale), round(520 * scale)))
    cloth.fill("white")
    art.draw(cloth, 3, pose, lift=lift, mark=mark)
    changed = pygame.mask.from_threshold(cloth, "white", (1, 1, 1, 255))
    changed.invert()
    parts = changed.get_bounding_rects()
    drawn = parts[0].unionall(parts[1:])
    reach = art.reach(pose, lift, mark)
    assert reach.contains(drawn)
    assert max(reach.w - drawn.w, reach.h - drawn.h) <= 28 * max(1.0, scale), (
        "it is not much larger"
    )

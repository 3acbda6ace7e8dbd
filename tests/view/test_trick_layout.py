"""The table for tricks in every shape and text size: nothing overlaps, no text is cut or leaves its place."""

from dataclasses import replace
from itertools import combinations, product
from pathlib import Path

import pytest
from pygame import FRect, Rect

from game.engine.cards import UNKNOWN
from game.engine.events import Place
from game.engine.table_facts import Tally, TrickFacts
from game.store.settings_file import Settings
from game.view.base.fonts import Fonts
from game.view.base.paint import Paint
from game.view.base.space import Space
from game.view.table.middle_kinds import MIDDLES
from game.view.table.table_layout import OPTIONAL, LayoutError, Placement, load_layout
from tests.scenes.driving import Seated

TABLES = Path(__file__).resolve().parents[2] / "assets" / "tables"
TRICKS = load_layout(TABLES / "tricks.tmx", "trick", MIDDLES["trick"].places)
SHAPES = [(2520, 1080), (1920, 1080), (1280, 800), (1024, 768), (1280, 1024), (1080, 1920)]
SCALES = [1.0, 1.25, 1.5, 1.75, 2.0]


def placed(width: int, height: int, players: int, text_scale: float) -> Placement:
    space = Space(width, height, text_scale=text_scale)
    text = max(1.0, space.text_px(24) / (24 * space.scale))
    return TRICKS.arrange(space.wide, space.tall, players, text, OPTIONAL)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_overlaps(shape: tuple[int, int], players: int) -> None:
    for text_scale in SCALES:
        placement = placed(*shape, players, text_scale)
        assert len(placement.seats) == players - 1
        window = FRect(0, 0, placement.wide, placement.tall)
        things: list[tuple[str, FRect]] = list(placement.places.items())
        for number, seat in enumerate(placement.seats):
            assert seat.fan is not None
            assert seat.taken is not None
            things += [(f"seat {number}", part) for part in (seat.plate, seat.fan, seat.taken)]
        for name, rect in things:
            assert window.contains(rect), (name, text_scale)
        for (one, a), (other, b) in combinations(things, 2):
            assert one == other or not a.colliderect(b), (one, other, text_scale)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_others_sit_clockwise_from_the_left(players: int) -> None:
    for shape in SHAPES:
        middles = [seat.portrait.centerx for seat in placed(*shape, players, 1.0).seats]
        assert middles == sorted(middles)


RANKS = ("9", "J", "Q", "K", "10", "A")


def auction(players: int) -> Position:
    """An auction in which every plate has as much to say as it can: a bid, or that somebody has passed."""
    return {
        "hands": ["AS"] * players,
        "centre": "Joker",
        "phase": "auction",
        "scores": [128] * players,
        "bids": ["", 12, *["pass"] * (players - 2)],
    }


def play(players: int, leader: int, winning: int) -> Position:
    """A trick to which all have played, but for the last of two; it is won by `winning`."""


@pytest.mark.parametrize("shape", SHAPES)
def test_every_card_of_the_hand_can_be_picked(tmp_path: Path, shape: tuple[int, int]) -> None:
    """Hands of 12 (two players) to 1, at the text sizes whose maps differ."""
    for text_scale in (1.0, 1.5, 2.0):
        settings = Settings(speed="OFF", think="OFF", text_scale=text_scale)
        seated = Seated(tmp_path, shape, players=2, game="tricks", settings=settings)
        assert seated.my_turn()
        view = seated.scene.shown.view
        place = Place("hand", 0)
        while view.held:
            seated.frame()
            for slot in range(len(view.held)):
                pos = seated.spot(slot)
                assert view.what_is_at(pos) == ("hand", slot), (shape, text_scale, slot)
                assert Rect((0, 0), shape).collidepoint(pos)
            view.director.presented.zones[place].pop()
            view.director.presented.lies[place].pop()
            view.director.changes += 1
            view.hurry()


BAD = [
    (
        'name="middle" value="trick"',
        'name="middle" value="pot"',
        "the map's property middle is 'pot'",
    ),
    ('name="trump"', 'name="trumps"', "no object named trump"),
    ('value="3 4"', 'value="three"', "players must list numbers"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), BAD, ids=[bad[2] for bad in BAD])
def test_a_bad_map_is_refused_in_one_sentence(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    map_text = (TABLES / "tricks.tmx").read_text()
    assert old in map_text
    (tmp_path / "bad.tmx").write_text(map_text.replace(old, new, 1))
    with pytest.raises(LayoutError) as caught:
        load_layout(tmp_path / "bad.tmx", "trick", MIDDLES["trick"].places)
    assert sentence in str(caught.value)

"""The table for tricks in every shape and text size: nothing overlaps, no text is cut or leaves its place."""

from itertools import combinations, product
from pathlib import Path

import pytest
from pygame import FRect, Rect

from game.engine.actions import Action
from game.engine.events import Place
from game.show.director import PLAY
from game.store.settings_file import Settings
from game.view.base.space import Space
from game.view.layout.table_layout import OPTIONAL, Placement, load_layout
from game.view.layout.table_map import LayoutError
from game.view.table.middles.middle_kinds import MIDDLES
from tests.harness.problem_sentences import said, tells
from tests.harness.program import still
from tests.harness.seen import Writing, overlapping
from tests.harness.some import some
from tests.harness.table import Sit
from tests.harness.written import Position

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


def auction(players: int) -> Position:
    """An auction in which every plate has as much to say as it can."""
    return {
        "hands": ["AS", "KS", "QS", "JS"][:players],
        "centre": "Joker",
        "phase": "auction",
        "scores": [128] * players,
        "bids": ["", 12, *["pass"] * (players - 2)],
    }


def play(players: int, rich: int) -> Position:
    """A trick that seat 1 has led and wins as yet; nearly all the points so far are one seat's."""
    hands = ["9H 10H", *("9C", "10C", "AC")[: players - 1]]
    trick = " ".join(("9S", "AS", "10S")[: players - 1])
    lying = {*" ".join(hands).split(), *trick.split()}
    rest = [rank + suit for suit in "SHDC" for rank in ("J", "Q", "K", "A", "10", "9")]
    taken = [""] * players
    taken[rich] = " ".join(card for card in rest if card not in lying)
    return {
        "hands": hands,
        "centre": "Joker",
        "scores": [128] * players,
        "bids": [15, *["pass"] * (players - 1)],
        "bidder": 0,
        "trump": "D",
        "order": "downtown",
        "leader": 1,
        "trick": trick,
        "taken": taken,
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_text_is_cut_covered_or_outside(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    table = sit(position=auction(players), game="tricks", settings=still())
    kit = table.kit
    writing = Writing(monkeypatch)
    for number, (text_scale, shape) in enumerate(product((1.0, 1.5, 2.0), SHAPES)):
        kit.settings.text_scale = text_scale
        table.resize(shape)
        # Only one can have most of the points: each in turn.
        for position in (
            auction(players),
            play(players, (number + number // len(SHAPES)) % players),
        ):
            table.at(position)
            writing.clear()
            table.draw_table(kit.window.surface)
            assert not writing.cut, (writing.cut, shape, text_scale)
            assert len(writing.texts) > 15
            window = Rect(0, 0, *kit.size)
            for line, rect in writing.texts:
                assert window.contains(rect), (line, shape, text_scale)
            # Pieces that touch are drawn again.
            assert not overlapping(writing.texts, 4), (shape, text_scale)
            for seat in some(table.others()):
                plate = kit.rect(table.plate_of(seat))
                own = [each for each in writing.texts if plate.collidepoint(each[1].center)]
                assert len(own) >= (4 if "trick" in position else 3), (seat, shape)
                for line, rect in own:
                    assert plate.left < rect.left, (line, shape, text_scale)
                    assert rect.right < plate.right, (line, shape, text_scale)


def all_but_one(players: int, leader: int, winner: int) -> tuple[Position, str]:
    """A trick that lacks the last card, which is given too; with it, it is `winner`'s."""
    plain = ["9S", "10S", "JS", "QS"][:players]
    cards = {(leader + place) % players: card for place, card in enumerate(plain)}
    cards[winner] = "AD"
    last = (leader - 1) % players
    hands = ["9H", "10H", "9C", "10C"][:players]
    hands[last] += f" {cards[last]}"
    position = {
        "hands": hands,
        "centre": "Joker",
        "turn": last,
        "bids": [9, *["pass"] * (players - 1)],
        "bidder": 0,
        "trump": "D",
        "leader": leader,
        "trick": " ".join(cards[(leader + place) % players] for place in range(players - 1)),
    }
    return position, cards[last]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_led_and_who_wins_can_be_read_whoever_it_is(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    table = sit(position=auction(players), game="tricks", settings=Settings(think="OFF"))
    kit, deck = table.kit, table.match.table.deck
    writing = Writing(monkeypatch)
    for shape, text_scale in product(SHAPES, (1.0, 2.0)):
        kit.settings.text_scale = text_scale
        table.resize(shape)
        for leader, winner in product(range(players), repeat=2):
            position, card = all_but_one(players, leader, winner)
            table.at(position, (position["turn"], Action("play", (deck.index[card],))))
            table.director.advance(PLAY + 50)
            shown = table.presented
            assert len(shown.cards(Place("trick"))) == players
            assert (shown.facts.leader, shown.facts.winning) == (leader, winner)
            writing.clear()
            table.draw_table(kit.window.surface)
            room = kit.px(20)  # the tags' own edges
            led = writing.place("Led").inflate(room, 0)
            wins = writing.place("Winning").inflate(room, 0)
            assert not led.colliderect(wins), (shape, text_scale, leader, winner)


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("shape", SHAPES)
def test_every_card_of_the_hand_can_be_picked(
    sit: Sit, shape: tuple[int, int], text_scale: float
) -> None:
    """Hands of 12 (two players) to 1, at the text sizes whose maps differ."""
    deck = [rank + suit for suit in "SHDC" for rank in ("A", "K", "Q", "J", "10", "9")]
    settings = Settings(speed="OFF", think="OFF", text_scale=text_scale)
    table = sit(shape, players=2, game="tricks", settings=settings)
    assert table.my_turn()
    for count in range(12, 0, -1):
        hands = [" ".join(deck[:count]), " ".join(deck[12 : 12 + count])]
        table.at({"hands": hands, "centre": "Joker", "phase": "auction"})
        table.frame()
        assert len(table.held()) == count
        for slot in range(count):
            pos = table.spot(slot)
            assert table.what_is_at(pos) == ("hand", slot), slot
            assert Rect((0, 0), shape).collidepoint(pos)


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
    with tells(LayoutError) as caught:
        load_layout(tmp_path / "bad.tmx", "trick", MIDDLES["trick"].places)
    assert sentence in said(caught.value)

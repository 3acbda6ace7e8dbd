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
from tests.telling import said, tells

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


def show(seated: Seated, players: int, phase: str) -> None:
    """Show a table on which every plate has as much to say as it can, in the auction or in the play."""
    shown = seated.scene.shown.view.director.presented
    deck = seated.match.table.deck
    shown.scores = [128] * players
    shown.turn = 0
    trick: list[int] = []
    taken: list[int] = []
    if phase == "auction":
        bids = (0,) + (12,) + (-1,) * (players - 2)
        ranks = (*"AKQJ", "10", "9")
        shown.facts = TrickFacts(
            phase, auction=True, bids=bids, order="uptown", leader=1, ranking=ranks
        )
    else:
        bids = (15,) + (-1,) * (players - 1)
        ranks = ("9", "10", *"JQKA")
        shown.facts = TrickFacts(
            phase,
            bids=bids,
            bidder=0,
            trump=deck.suits.index("D"),
            order="downtown",
            leader=1,
            winning=1,
            ranking=ranks,
        )
        trick = list(range(players - 1))
        counting = [card for card in range(deck.size) if deck.points[card]][:12]
        taken = [*counting, *[0] * (11 * players)]
    facts, points = shown.facts, sum(deck.points[card] for card in taken)
    shown.tallies = tuple(
        Tally(
            128,
            bid=bid,
            bidding=facts.auction,
            ahead=bid > 0,
            bidder=seat == facts.bidder,
            points=points,
        )
        for seat, bid in enumerate(facts.bids)
    )
    for place in shown.zones:
        if place.zone == "taken":
            shown.zones[place], shown.lies[place] = list(taken), [0] * len(taken)
    shown.zones[Place("trick")], shown.lies[Place("trick")] = trick, [3] * len(trick)
    shown.zones[Place("centre")], shown.lies[Place("centre")] = [UNKNOWN], [0]
    seated.scene.shown.view.director.changes += 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_text_is_cut_covered_or_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    seated = Seated(
        tmp_path, players=players, game="tricks", settings=Settings(speed="OFF", think="OFF")
    )
    view, kit = seated.scene.shown.view, seated.kit
    written: list[tuple[str, Rect]] = []
    whole, text = Fonts.cut, Paint.text

    def cut(fonts: Fonts, line: str, size: float, face: str, width: int) -> str:
        kept = whole(fonts, line, size, face, width)
        assert kept == line, (line, kit.size, kit.space.text_scale)
        return kept

    def write(paint: Paint, target, line: str, *how, **also) -> Rect:  # type: ignore[no-untyped-def]
        rect = text(paint, target, line, *how, **also)
        written.append((line, rect))
        return rect

    monkeypatch.setattr(Fonts, "cut", cut)
    monkeypatch.setattr(Paint, "text", write)
    for shape in SHAPES:
        for text_scale in (1.0, 1.5, 2.0):
            kit.settings.text_scale = text_scale
            seated.native.resize(shape)
            kit.resize()
            seated.stack.resized()
            for phase in ("auction", "play"):
                show(seated, players, phase)
                written.clear()
                view.draw(kit.window.surface)
                assert len(written) > 15
                window = Rect(0, 0, *kit.size)
                for line, rect in written:
                    assert window.contains(rect), (line, shape, text_scale)
                # Pieces that touch are drawn again; a line has room for what hangs below it.
                once = {(line, *rect): rect.inflate(-4, -rect.h // 3) for line, rect in written}
                inked = [(key[0], rect) for key, rect in once.items()]
                for (one, a), (other, b) in combinations(inked, 2):
                    assert not a.colliderect(b), (one, other, shape, text_scale)
                for seat, box in view.boxes.items():
                    plate = kit.rect(box.plate)
                    own = [each for each in written if plate.collidepoint(each[1].center)]
                    assert len(own) >= (4 if phase == "play" else 3), (seat, shape)
                    for line, rect in own:
                        assert plate.left < rect.left, (line, shape, text_scale)
                        assert rect.right < plate.right, (line, shape, text_scale)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_led_and_who_wins_can_be_read_whoever_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    seated = Seated(
        tmp_path, players=players, game="tricks", settings=Settings(speed="OFF", think="OFF")
    )
    view, kit, shown = (
        seated.scene.shown.view,
        seated.kit,
        seated.scene.shown.view.director.presented,
    )
    tags: dict[str, Rect] = {}
    text = Paint.text

    def write(paint: Paint, target, line: str, *how, **also) -> Rect:  # type: ignore[no-untyped-def]
        tags[line] = text(paint, target, line, *how, **also)
        return tags[line]

    monkeypatch.setattr(Paint, "text", write)
    for shape in SHAPES:
        for text_scale in (1.0, 2.0):
            kit.settings.text_scale = text_scale
            seated.native.resize(shape)
            kit.resize()
            seated.stack.resized()
            show(seated, players, "play")
            trick = Place("trick")
            shown.zones[trick], shown.lies[trick] = list(range(players)), [3] * players
            for leader, winning in product(range(players), repeat=2):
                shown.facts = replace(shown.facts, leader=leader, winning=winning)
                view.director.changes += 1
                view.draw(kit.window.surface)
                room = kit.px(20)  # the tags' own edges
                led, wins = tags["Led"].inflate(room, 0), tags["Winning"].inflate(room, 0)
                assert not led.colliderect(wins), (shape, text_scale, leader, winning)


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
    with tells(LayoutError) as caught:
        load_layout(tmp_path / "bad.tmx", "trick", MIDDLES["trick"].places)
    assert sentence in said(caught.value)

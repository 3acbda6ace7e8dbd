"""The title: the games show what they are about, one at a time, at little cost, and then rest."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.scenes.rules.rule_book_scene import RuleBookScene
from game.scenes.setup.setup_scene import SetupScene
from game.scenes.title.title_pill import INSET
from game.scenes.title.title_scene import TitleScene
from game.scenes.title.today_pill import STEP
from game.scenes.today.today_scene import TodayScene
from game.store.platform_folders import assets
from game.store.settings_file import Settings
from game.tools.offscreen import Offscreen
from game.tools.poses.title_scripts import waiting
from game.variants import find_variant, with_a_table
from game.view.base.colours import Colour
from game.view.cards.cover_story import CoverStory
from game.view.cards.game_cover import Cover, CoverError
from tests.harness.problem_sentences import said, tells
from tests.harness.program import Program
from tests.harness.seen import Writing
from tests.harness.some import some

COVERS = assets() / "covers"
SIZES = [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080), (1080, 1920)]


def at_title(
    folder: Path, size: tuple[int, int] = (1280, 720), **wishes: object
) -> tuple[Program, TitleScene]:
    program = Program(folder, size, settings=Settings(**wishes))  # type: ignore[arg-type]
    program.wait(1500)
    title = program.top
    assert isinstance(title, TitleScene)
    return program, title


def pixels(program: Program) -> bytes:
    """What has been drawn last."""
    return pygame.image.tobytes(program.kit.window.surface, "RGB")


def test_the_game_that_is_looked_at_moves(tmp_path: Path) -> None:
    program, title = at_title(tmp_path)
    program.press(pygame.K_RIGHT)
    assert title.parade.shown is title.cards[1]
    program.point(title.cards[3].rect.center)
    assert title.parade.shown is title.cards[3]
    program.picture()
    before = pixels(program)
    program.wait(1000)
    program.picture()
    assert pixels(program) != before


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_only_its_picture_is_drawn_again_and_as_if_all_were(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    program, title = at_title(tmp_path, size, text_scale=scale)
    surface = program.kit.window.surface
    # The next card's turn comes while the focus stays: its light reaches over the neighbour.
    for _ in range(900):
        program.frame()
        if title.parade.shown is title.cards[1] and title._part is not None:
            break
    assert title.group.focused is title.cards[0]
    title.draw(surface)
    part = pixels(program)
    title.dirty = True
    title.draw(surface)
    assert pixels(program) == part


def test_every_game_has_its_turn_and_then_all_rest(tmp_path: Path) -> None:
    program, title = at_title(tmp_path)
    shown = []
    for _ in range(60_000 // 50):
        if title.parade.shown is not None and title.parade.shown not in shown:
            shown.append(title.parade.shown)
        program.frame(50)
    assert shown == title.cards
    assert title.due() is None
    program.picture()
    assert not title.dirty
    program.press(pygame.K_RIGHT)
    assert title.due() is not None


@pytest.mark.parametrize("wishes", [{"speed": "OFF"}, {"reduced_motion": True}])
def test_nothing_moves_where_no_motion_is_wanted(tmp_path: Path, wishes: dict[str, object]) -> None:
    program, title = at_title(tmp_path, **wishes)
    program.press(pygame.K_RIGHT)
    program.picture()
    assert title.due() is None
    program.wait(1000)
    assert not title.dirty


def test_it_stands_still_below_another_scene(tmp_path: Path) -> None:
    program, title = at_title(tmp_path)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, SetupScene)
    assert title.parade.shown is None
    program.press(pygame.K_ESCAPE)
    assert program.top is title
    assert title.parade.shown is title.cards[0]


@pytest.mark.parametrize(
    ("size", "text"),
    [((960, 1000), 1.0), ((960, 1000), 1.2), ((720, 1280), 1.0), ((1000, 1080), 1.0)],
)
def test_upright_windows_are_filled_with_the_games(
    tmp_path: Path, size: tuple[int, int], text: float
) -> None:
    _, title = at_title(tmp_path, size, speed="OFF", text_scale=text)
    title.dealt.finish()
    rects = [card.rect for card in title.cards]
    whole = rects[0].unionall(rects[1:])
    assert title.today is not None
    hall = title.wood.top - title.today.rect.bottom
    assert whole.h >= 0.8 * hall
    assert whole.w >= 0.85 * size[0]
    assert whole.bottom < title.wood.top
    assert not title.dealt.scroll.most
    assert all(1.2 <= rect.h / rect.w <= 1.95 for rect in rects)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_games_stand_in_one_row(tmp_path: Path, size: tuple[int, int]) -> None:
    _, title = at_title(tmp_path, size)
    assert len({card.rect.top for card in title.cards}) == 1
    assert all(card.rect.bottom < title.wood.top for card in title.cards)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.4, 2.0])
def test_every_game_has_its_picture_and_can_be_chosen(
    tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    program, title = at_title(tmp_path, size, speed="OFF", text_scale=scale)
    window = Rect((0, 0), size)
    for card in some(title.cards):
        for _ in range(20):
            if title.group.focused is card:
                break
            program.press(pygame.K_TAB)
        program.picture()
        assert card.framed is not None
        assert card.framed.w > 60
        assert card.framed.h > 40
        assert window.contains(card.framed)
        assert title.group.at(card.rect.clip(card.clip or window).center) is card


@pytest.mark.parametrize("game", sorted(file.stem for file in COVERS.glob("*.toml")))
def test_a_cover_has_a_preview_of_the_games_own_cards(tmp_path: Path, game: str) -> None:
    info = find_variant(game).info
    program = Program(tmp_path)
    preview = CoverStory.of(COVERS, info.id)
    cover = Cover.of(COVERS, info.id, info.deck)
    assert preview.beats
    for card in preview.extra:
        assert program.kit.pictures.has(f"cards/{info.deck}/{card}"), card
        assert f"cards/{info.deck}/{card}" not in cover.cards
    for beat in preview.beats:
        assert not beat.says or f"{info.id}.preview.{beat.says}" in program.kit.words
        assert not beat.icon or program.kit.pictures.has(f"icons/{beat.icon}")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            'extra = { R5 = "moon" }',
            "preview.extra.R5 is 'moon', but must be one of left, top, right",
        ),
        ("extras = {}", "no use for preview.extras; it knows extra"),
        ('down = ["R5"]', "preview.down names R5, which is not a card of this cover"),
        ('[[preview.beat]]\ncards = { R5 = "pile" }', "preview.beat.cards names R5"),
        (
            '[[preview.beat]]\ncards = { R2 = "nowhere" }',
            "preview.beat.cards.R2 is 'nowhere'",
        ),
        ('[[preview.beat]]\nsuit = "X"', "suit is 'X'"),
        ('[[preview.beat]]\nby = "table"', "by is 'table'"),
        ("[[preview.beat]]\nhold = -1", "hold is -1, but must be a whole number, 0 or more"),
        ("[[preview.beat]]\nbadge = 2", "badge is 2, but must be a text"),
        ("beat = 3", "preview.beat is 3, but must be a list of tables"),
        ("[preview.extra]\nR5 = ''", "preview.extra.R5 is '', but must be one of"),
    ],
)
def test_what_is_wrong_in_a_preview_is_told(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "foo.toml"
    file.write_text(f'cards = ["R2"]\n[preview]\n{text}\n')
    with tells(CoverError) as caught:
        CoverStory.of(tmp_path, "foo")
    assert told in said(caught.value)
    assert str(file) in said(caught.value)
    assert not CoverStory.of(tmp_path, "bar").beats


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("spread = 2", "cards is missing"),
        ("cards = []", r"cards is \[\], but must be a list of 1 to 12 cards"),
        ("cards = 7", "cards is 7, but must be a list of texts"),
        ('cards = ["R2"]\nspread = 200', "spread is 200, but must be 0 to 180"),
        ('cards = ["R2"]\nbadge = 2', "badge is 2, but must be a text"),
    ],
)
def test_what_is_wrong_in_a_cover_is_told(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "foo.toml"
    file.write_text(text, "utf-8")
    with tells(CoverError, told) as caught:
        Cover.of(tmp_path, "foo", "colour")
    assert str(file) in said(caught.value)


@pytest.mark.parametrize("theme", ["game", "night"])
def test_the_cloth_is_the_same_on_the_title_at_the_set_up_and_at_the_table(
    tmp_path: Path, theme: str
) -> None:
    program = Program(tmp_path, settings=Settings(speed="OFF", think="OFF", theme=theme))
    kit = program.kit
    grounds = set()
    for variant in with_a_table():
        game = variant.info.id
        palette = kit.theme_of(game).palette.cloth
        title = program.top
        assert isinstance(title, TitleScene)
        card = next(each for each in title.cards if each.info.id == game)
        shown = card.cover.ground(kit, 300, 200).get_at((150, 100))
        near = Colour(*shown)
        program.walk(card)
        program.press(pygame.K_RETURN)
        setup = program.picture().get_at((4, 200))
        program.press(pygame.K_ESCAPE)
        for colour, light in ((near, palette.middle), (Colour(*setup), palette.far)):
            assert max(abs(a - b) for a, b in zip(colour[:3], light[:3], strict=True)) < 60
        grounds.add(pygame.image.tobytes(card.cover.ground(kit, 60, 40), "RGB"))
    assert len(grounds) == (1 if theme == "night" else len(with_a_table()))


def test_rules_are_those_of_the_game_that_had_the_focus_last(tmp_path: Path) -> None:
    program = Program(tmp_path)
    title = program.top
    assert isinstance(title, TitleScene)
    program.walk(title.cards[2])
    program.click(title.rules)
    book = program.top
    assert isinstance(book, RuleBookScene)
    assert book.rows.info is title.cards[2].info
    program.press(pygame.K_ESCAPE)
    program.walk(title.cards[3])
    program.walk(title.rules)
    program.press(pygame.K_RETURN)
    assert isinstance(program.top, RuleBookScene)


def test_the_rules_of_every_game_can_be_opened_from_the_title(tmp_path: Path) -> None:
    program = Program(tmp_path)
    title = program.top
    assert isinstance(title, TitleScene)
    program.walk(title.rules)
    program.press(pygame.K_RETURN)
    book = program.top
    assert isinstance(book, RuleBookScene)
    by_keys, by_mouse = [], []
    program.walk(book.arrows.both[1], most=200)
    for _ in title.cards:
        by_keys.append(book.rows.info.id)
        program.press(pygame.K_RETURN)
        assert program.focused is book.arrows.both[1]
    for _ in title.cards:
        program.click(book.arrows.both[0].rect.center)
        by_mouse.append(book.rows.info.id)
    assert sorted(by_keys) == sorted(card.info.id for card in title.cards)
    assert by_mouse == [*reversed(by_keys[1:]), by_keys[0]]
    assert book.rows.clauses[0].id.startswith(book.rows.info.clauses[0])


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (720, 1280)])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_key_that_chooses_a_game_is_not_cut(
    tmp_path: Path, size: tuple[int, int], text: float
) -> None:
    program, scene = at_title(tmp_path, size, text_scale=text)
    card = scene.cards[0]
    whole = card.grown(program.kit)
    pill, label = card.prompt_place(program.kit, whole)
    assert card.clip is None or card.clip.bottom >= pill.bottom
    assert label or whole.contains(pill)
    assert bool(label) == (size == (720, 1280) or text == 1)


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (960, 1000)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_all_that_is_beside_or_below_the_name_has_room_for_its_text(
    tmp_path: Path, size: tuple[int, int], text: float
) -> None:
    program, scene = at_title(tmp_path, size, text_scale=text)
    kit, today, cup = program.kit, scene.today, scene.cup
    assert today is not None
    assert today.rect.w >= kit.px(today.box(kit, low=True).width) - 1
    assert cup is not None
    widths = [kit.px(cup.box(kit, low=True, small=small).width) for small in (True, False)]
    # It has its text, or none.
    assert cup.rect.w >= widths[1] - 1 or abs(cup.rect.w - widths[0]) <= 1


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (960, 1000), (1920, 1080)])
def test_the_cup_and_todays_puzzle_stand_there_by_name(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    program, scene = at_title(tmp_path, size)
    for each in some([each for each in (scene.cup, scene.puzzle) if each is not None]):
        box = each.box(program.kit, low=True)
        assert each.rect.w >= program.kit.px(box.width) - 1, each.spoken


@pytest.mark.parametrize("size", [(1280, 720), (720, 1280), (960, 1000)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_every_button_of_a_set_up_has_room_for_its_text(
    tmp_path: Path, size: tuple[int, int], text: float
) -> None:
    program, _ = at_title(tmp_path, size, text_scale=text)
    program.stack.ways.setup("callout")
    setup = program.top
    assert isinstance(setup, SetupScene)
    program.frame()
    for each in setup.bar.buttons:
        assert each.rect.w >= each.natural_width(program.kit), each.label


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 800), (2560, 1080)])
@pytest.mark.parametrize("matches", [1, 3])
def test_all_that_waits_stands_in_one_row_above_the_games(
    size: tuple[int, int], matches: int
) -> None:
    """As `title-tomorrow` has it: the match, the day's deals, and who meets in the cup."""
    room = Offscreen(size)
    waiting(matches, room)
    room.picture()
    title = room.top
    assert isinstance(title, TitleScene)
    assert title.go_on is not None
    assert title.today is not None
    assert title.cup is not None
    row = [title.go_on.rect, title.today.rect, title.cup.rect]
    assert len({(rect.top, rect.bottom) for rect in row}) == 1
    assert row[0].right < row[1].left
    assert row[1].right < row[2].left
    assert title.group.focused is title.go_on
    for card in some(title.cards):
        assert card.rect.top > row[0].bottom
        assert card.framed is not None
    assert title.cup.pair is not None
    assert title.cup.spoken == ("The cup", "Semi-final")
    assert title.pill.player.below == "12 days in a row"


@pytest.mark.parametrize(
    ("size", "named"), [((1280, 800), True), ((1180, 760), True), ((960, 540), False)]
)
def test_beside_a_match_todays_puzzle_has_its_name_where_there_is_room(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], named: bool
) -> None:
    room = Offscreen(size)
    waiting(1, room)
    written = Writing(monkeypatch)
    room.picture()
    title = room.top
    assert isinstance(title, TitleScene)
    assert title.puzzle is not None
    lines = [rect for line, rect in written.texts if line == title.puzzle.label]
    assert bool(lines) == named
    assert all(title.puzzle.rect.contains(rect) for rect in lines)


def test_a_click_on_a_card_of_the_days_deals_opens_that_of_its_game(tmp_path: Path) -> None:
    program, scene = at_title(tmp_path, (1280, 720))
    assert scene.today is not None
    program.picture()
    games = [cover.game for cover in scene.today.covers]
    last = scene.today.rect.right - program.kit.px(INSET) - program.kit.px(STEP) // 2
    program.click((last, scene.today.rect.centery))
    opened = program.top
    assert isinstance(opened, TodayScene)
    assert opened.game == games[-1] != games[0]
    program.press(pygame.K_ESCAPE)
    title = program.top
    assert isinstance(title, TitleScene)
    assert title.today is not None
    program.click((title.today.rect.left + program.kit.px(INSET), title.today.rect.centery))
    opened = program.top
    assert isinstance(opened, TodayScene)
    assert opened.game == games[0]

"""Pictures: sizes to the pixel, themes and covers that say what is wrong with them."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.store.platform_folders import assets
from game.tools.offscreen import canvas_kit
from game.variants import VARIANTS
from game.view.base import svg_shapes as vector
from game.view.base.colours import (
    AMBER,
    BROWN,
    INK,
    LIGHT,
    PANEL,
    PAPER,
    PAPER_LOW,
    QUIET,
    RUST,
    Colour,
)
from game.view.base.fonts import BOLD, Fonts
from game.view.base.paint import Paint
from game.view.base.pictures import MissingPicture, Pictures
from game.view.base.space import LEAST_TEXT, Space
from game.view.base.table_theme import Theme
from game.view.base.window import Window
from game.view.cards.game_cover import Cover, CoverError, card_width
from tests.harness.problem_sentences import tells

SPACE = Space(1280, 720)


@pytest.mark.parametrize("width", [40, 90, 400])
def test_a_name_is_made_small_for_its_place_but_never_too_small_to_read(width: int) -> None:
    fonts = Fonts(Space(1280, 720, text_scale=2.0))
    names = ["Hearts", "Diamonds"]
    size = fonts.squeezed(names, 34, BOLD, width)
    widths = [fonts.text(each, 34, BOLD, LIGHT, size).get_width() for each in names]
    assert LEAST_TEXT <= size <= fonts.space.text_px(34)
    assert max(widths) <= width or size == LEAST_TEXT
    assert size == fonts.space.text_px(34) or size == LEAST_TEXT or max(widths) > width * 0.85


@pytest.mark.parametrize("size", [(158, 221), (41, 57), (300, 420)])
def test_svg_pictures_have_the_size_asked_for(size: tuple[int, int]) -> None:
    picture = Pictures(assets()).svg("cards/colour/R5", *size)
    assert picture.get_size() == size
    assert picture.get_at((0, 0)).a == 0
    assert picture.get_at((size[0] // 2, size[1] // 2)).a == 255


def test_a_picture_that_reaches_to_infinity_is_refused(tmp_path: Path) -> None:
    """Drawing it would end the program."""
    text = (assets() / "icons" / "dealer.svg").read_text()
    assert "y2=" in text
    for far in ("-1e999", "9" * 300, "1E+40"):
        (tmp_path / "far.svg").write_text(re.sub(r'y2="[^"]*"', f'y2="{far}"', text, count=1))
        with tells(MissingPicture):
            Pictures(tmp_path).svg("far", 40, 40)


def test_a_picture_blends_over_what_it_lies_on() -> None:
    target = Surface((158, 221), depth=32)
    target.fill((1, 2, 3))
    target.blit(Pictures(assets()).svg("cards/colour/R5", 158, 221), (0, 0))
    assert target.get_at((0, 0))[:3] == (1, 2, 3)


def test_a_turned_card_keeps_its_middle() -> None:
    pictures = Pictures(assets())
    turned = pictures.card("cards/colour/R5", 100, 90)
    assert abs(turned.get_width() - 142) <= 2
    assert pictures.card("cards/colour/R5", 100, 0.1) is pictures.card("cards/colour/R5", 100, 0.0)


def test_a_missing_picture_is_one_sentence() -> None:
    with tells(MissingPicture, "could not be loaded: it cannot be read"):
        Pictures(assets()).svg("cards/colour/none", 10, 10)


def test_a_picture_that_is_no_good_says_why(tmp_path: Path) -> None:
    """It was told without a reason."""
    (tmp_path / "junk.svg").write_bytes(b"<svg")
    dashes = '<path d="M0 0L250 350" stroke="#000" stroke-dasharray="0.00001"/>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 420">'
    (tmp_path / "dashes.svg").write_text(f"{head}{dashes}</svg>")
    for name, why in (("junk", "it is not an SVG picture"), ("dashes", "a line of dashes")):
        with tells(MissingPicture, f"{name}.svg could not be loaded: .*{why}"):
            Pictures(tmp_path).svg(name, 10, 10)


@pytest.mark.parametrize("angle", [0.0, 17.0, 90.0])
def test_a_soft_box_is_darkest_in_its_middle_and_gone_at_its_edge(angle: float) -> None:
    soft = vector.soft_box(100, 140, 8, 6, Colour(0, 0, 0, 200), angle)
    width, height = soft.get_size()
    assert soft.get_at((width // 2, height // 2)).a >= 195
    assert soft.get_at((0, 0)).a <= 2


@pytest.mark.parametrize("scale", [0.5, 1.0, 3.0])
def test_a_box_is_drawn_within_the_rectangle_of_its_piece_shadow_and_all(scale: float) -> None:
    """Under the marks of the rules the shadow ended in a line, as far as the piece reached."""
    space = Space(round(1920 * scale), round(1080 * scale))
    pictures = Pictures(assets())
    paint = Paint(space, Fonts(space), pictures)
    target = Surface((600, 500), pygame.SRCALPHA)
    box = Rect(200, 200, 160, 60)
    paint.pill(target, box, PANEL, shadow=True)
    drawn = target.get_bounding_rect()
    around = paint.shadowed(box)
    assert around.contains(drawn)
    assert drawn.bottom > box.bottom + 8 * scale


def test_a_stretched_panel_looks_like_one_drawn_whole() -> None:
    def draw(w: int, h: int) -> str:
        return vector.box(0, 0, w, h, 20, PANEL, AMBER, 3)

    small = vector.stretched(400, 300, 20, draw, both=True)
    whole = vector.picture(400, 300, draw(400, 300))
    for x in range(0, 400, 7):
        for y in range(0, 300, 7):
            there, here = whole.get_at((x, y)), small.get_at((x, y))
            assert all(abs(a - b) <= 3 for a, b in zip(there, here, strict=True)), (x, y)


def test_a_panel_is_drawn_once() -> None:
    pygame.font.init()
    paint = Paint(SPACE, Fonts(SPACE), Pictures(assets()))
    target = Surface((400, 300), depth=32)
    for _ in range(3):
        paint.box(target, Rect(10, 10, 200, 100), PANEL, shadow=True)
    assert paint.misses == 2


@pytest.mark.parametrize("name", ["teal", "wine", "night"])
def test_every_theme_draws_a_table_on_which_titles_stand_out(name: str) -> None:
    theme = Theme.named(assets() / "themes", name)
    table = theme.table(SPACE)
    assert table.get_size() == (1280, 720)
    brightest = max(
        (Colour(*table.get_at((x, y))) for x in range(80, 1200, 40) for y in range(80, 640, 40)),
        key=lambda colour: colour.luminance,
    )
    # Only large type lies on bare cloth (WCAG: 3 : 1), and with a shadow; all other has a panel.
    assert LIGHT.contrast(brightest) >= 3


def test_the_colours_of_text_stand_out() -> None:
    for text, ground in (
        (INK, PAPER_LOW), (BROWN, PAPER_LOW), (RUST, PAPER_LOW), (LIGHT, INK), (QUIET, INK),
        (INK, AMBER), (INK, PAPER),
    ):  # fmt: skip
        assert text.contrast(ground) >= 4.5, (text, ground)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.info.id)
def test_every_cover_shows_cards_that_there_are(variant: object) -> None:
    info = variant.info  # type: ignore[attr-defined]
    cover = Cover.of(assets() / "covers", info.id, info.deck)
    pictures = Pictures(assets())
    assert all(pictures.has(name) for name in cover.cards)


def test_the_number_on_a_cover_lies_on_its_last_card_in_a_narrow_picture_too() -> None:
    """It hung in the air above the cards, at the height that they have in a broad picture."""
    kit = canvas_kit(Window("test", (1280, 720)))
    cover = Cover.of(assets() / "covers", "oono", "colour")
    for width, height in ((320, 180), (180, 180), (120, 260)):
        badged, bare = (
            each.picture(kit, width, height) for each in (cover, cover._replace(badge=""))
        )
        same = pygame.mask.from_threshold(badged, (0, 0, 0), (2, 2, 2, 255), bare)
        same.invert()
        parts = same.get_bounding_rects()
        disc = parts[0].unionall(parts[1:])
        last, card = cover.fan(width, height)[-1], card_width(width, height)
        assert disc.collidepoint(last.x + 0.3 * card, last.y - 0.55 * card), (width, height)


def test_the_edge_of_a_silhouette_is_as_wide_on_all_sides() -> None:
    pictures = Pictures(assets())
    plain = pictures.tinted("icons/crown", 60, 60, AMBER).get_bounding_rect(min_alpha=128)
    outlined = pictures.outlined("icons/crown", 60, AMBER, 5)
    assert outlined.get_size() == (70, 70)
    edged, wanted = outlined.get_bounding_rect(min_alpha=128), plain.inflate(10, 10).move(5, 5)
    for side in ("left", "top", "right", "bottom"):  # soft edges are drawn over each other
        assert abs(getattr(edged, side) - getattr(wanted, side)) <= 1, side


def test_a_bad_cover_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "odd.toml").write_text("cards = 3\n")
    with tells(CoverError, r"odd\.toml"):
        Cover.of(tmp_path, "odd", "colour")


def test_long_text_is_cut_and_wrapped_to_its_width() -> None:
    fonts = Fonts(SPACE)
    sentence = "Nobody could go on, so the lowest hand wins the round"
    assert fonts.width(fonts.cut(sentence, 24, BOLD, 200), 24, BOLD) <= 200
    lines = fonts.wrap(sentence, 24, BOLD, 200)
    assert all(fonts.width(line, 24, BOLD) <= 200 for line in lines)
    assert " ".join(lines) == sentence
    assert fonts.cut("Jun", 24, BOLD, 200) == "Jun"


def test_a_number_at_the_end_of_a_name_is_not_cut_off() -> None:
    fonts = Fonts(SPACE)
    names = [f"Player {number}" for number in range(2, 11)]
    room = fonts.width(names[0], 24, BOLD) * 4 // 5
    cut = [fonts.cut(name, 24, BOLD, room) for name in names]
    assert [name.split()[-1] for name in cut] == [name.split()[-1] for name in names]
    assert all(fonts.width(name, 24, BOLD) <= room and "…" in name for name in cut)
    assert fonts.cut("Player 10", 24, BOLD, fonts.width("Pl…", 24, BOLD)) == "Pl…"


def test_text_in_the_middle_has_lines_of_about_one_length() -> None:
    fonts = Fonts(SPACE)
    sentence = "Bid for the trump, take the points, and win the one card last."
    width = fonts.width(sentence, 24, BOLD) * 45 // 100
    plain, even = fonts.wrap(sentence, 24, BOLD, width), fonts.balanced(sentence, 24, BOLD, width)
    assert len(even) == len(plain)
    assert " ".join(even) == sentence
    lengths = [fonts.width(line, 24, BOLD) for line in even]
    assert max(lengths) - min(lengths) < width // 3

"""The drawings load, keep to what the SVG reader can do, and can be made again byte for byte."""

import importlib
import io
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pygame
import pytest

from tests.harness.some import some

ROOT = Path(__file__).parents[2]
ASSETS = ROOT / "assets"
ART = ROOT / "build" / "art"
DRAWINGS = sorted(ASSETS.rglob("*.svg"))
FOLDERS = sorted({drawing.parent.relative_to(ASSETS) for drawing in DRAWINGS})

# NanoSVG draws these elements and attributes correctly, and others wrongly or not at all.
ELEMENTS = {"svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path"}
ATTRIBUTES = {
    *("width", "height", "viewBox", "id", "gradientUnits", "x1", "y1", "x2", "y2", "cx", "cy", "r"),
    *("offset", "stop-color", "stop-opacity", "transform", "d", "fill", "fill-opacity"),
    *("fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap"),
    "stroke-linejoin",
}
PAINT = re.compile(r"#[0-9a-f]{6}|none|url\(#(\w+)\)")

FRENCH = {f"{rank}{suit}" for rank in ("A", *range(2, 11), "J", "Q", "K") for suit in "SHDC"}
SIGNS = (*"0123456789", "+2", "skip", "rev")


def _codes(folder: str) -> set[str]:
    return {drawing.stem for drawing in (ASSETS / folder).glob("*.svg")}


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_drawings_use_only_what_the_reader_draws(folder: Path) -> None:
    for drawing in some((ASSETS / folder).glob("*.svg")):
        # Parsing fails on a truncated file, which the SVG reader itself would accept.
        root = ElementTree.parse(drawing).getroot()
        names = {element.get("id") for element in root.iter() if element.get("id")}
        for element in some(root.iter()):
            assert element.tag.rpartition("}")[2] in ELEMENTS, drawing
            assert set(element.attrib) <= ATTRIBUTES, drawing
            for key in ("fill", "stroke", "stop-color"):
                paint = PAINT.fullmatch(element.get(key, "none"))
                assert paint, f"{drawing}: {key}={element.get(key)!r}"
                assert paint[1] is None or paint[1] in names, f"{drawing}: no paint {paint[1]}"
            if element.tag.endswith("Gradient"):
                assert element.get("gradientUnits") == "userSpaceOnUse", drawing


# A weave is a breath of light on cloth, and meant to be no more.
SOLID = [drawing for drawing in DRAWINGS if not drawing.stem.startswith("weave-")]


@pytest.mark.parametrize(
    "folder", sorted({each.parent for each in SOLID}), ids=lambda each: each.name
)
def test_drawings_load_and_show_something(folder: Path) -> None:
    for drawing in some(each for each in SOLID if each.parent == folder):
        picture = pygame.image.load_sized_svg(drawing, (100, 140))
        left, top, width, height = picture.get_bounding_rect(min_alpha=128)
        assert width > 20 or height > 20, drawing
        assert left >= 0, drawing
        assert top >= 0, drawing


def test_every_card_has_a_face() -> None:
    colour = {f"{letter}{sign}" for letter in "RYGB" for sign in SIGNS} | {"W", "W+4"}
    for folder in ("colour", "colour-contrast", "colour-night"):
        assert _codes(f"cards/{folder}") == colour
    for folder in ("french", "french4", "french-contrast", "french-night"):
        assert _codes(f"cards/{folder}") == FRENCH | {"Joker"}
        assert _codes(f"cards/{folder}-jumbo") == FRENCH | {"Joker"}


def test_cards_are_five_by_seven() -> None:
    for drawing in some((ASSETS / "cards").rglob("*.svg")):
        assert ElementTree.parse(drawing).getroot().get("viewBox") == "0 0 250 350", drawing


def _brightness(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_brightness(one), _brightness(other)))
    return (high + 0.05) / (low + 0.05)


def test_ink_reads_on_its_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ART))
    palette, suits = (importlib.import_module(name) for name in ("palette", "suits"))
    printed = (
        (palette.DECK_COLOURS, 4.5),
        (palette.NIGHT_COLOURS, 4.5),
        (palette.CONTRAST_COLOURS, 7),
    )
    for colours, least in printed:
        for colour in colours:
            for ground in (colour.main, colour.dark):
                assert _contrast(colour.ink, ground) >= least, (colour.letter, ground)
    for suit in (*suits.TWO_COLOURS, *suits.FOUR_COLOURS):
        assert _contrast(suit.index, palette.PAPER_LOW) >= 4.5, suit.letter
    for suit in suits.ON_NIGHT:
        assert _contrast(suit.index, palette.NIGHT_PAPER) >= 4.5, suit.letter
    for suit in suits.HIGH_CONTRAST:
        assert _contrast(suit.index, palette.WHITE) >= 7, suit.letter


def test_every_icon_is_drawn_somewhere() -> None:
    asking = [*(ROOT / "game").rglob("*.py"), *(ASSETS / "covers").glob("*.toml")]
    asked = "\n".join(file.read_text("utf-8") for file in asking)
    icons = {drawing.stem for drawing in (ASSETS / "icons").glob("*.svg")}
    assert not {icon for icon in icons if not re.search(rf'["/]{icon}"', asked)}


def test_the_icon_has_every_size() -> None:
    for size in (16, 32, 48, 64, 128, 256, 512):
        assert pygame.image.load(ASSETS / "icon" / f"app-{size}.png").get_size() == (size, size)
    assert (ASSETS / "icon" / "app.ico").read_bytes()[:6] == b"\0\0\1\0\6\0"


def test_the_icon_for_macos_has_every_size() -> None:
    content = (ASSETS / "icon" / "app.icns").read_bytes()
    assert content[:4] == b"icns"
    assert int.from_bytes(content[4:8]) == len(content)
    sides, at = {}, 8
    while at < len(content):
        name, length = content[at : at + 4], int.from_bytes(content[at + 4 : at + 8])
        picture = pygame.image.load(io.BytesIO(content[at + 8 : at + length]), "icon.png")
        assert picture.get_width() == picture.get_height()
        sides[name] = picture.get_width()
        at += length
    assert at == len(content)
    assert set(sides.values()) == {16, 32, 64, 128, 256, 512, 1024}
    assert sides[b"ic10"] == 1024  # 512 px on screens of twice the density


def test_making_the_icons_again_gives_the_same_pixels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ART))
    rasters = importlib.import_module("rasters")
    (tmp_path / "app.svg").write_bytes((ASSETS / "icon" / "app.svg").read_bytes())
    made = rasters.write_icons(tmp_path)
    assert {each.name for each in made} | {"app.svg"} == {
        each.name for each in (ASSETS / "icon").iterdir()
    }
    for each in made:
        kept = ASSETS / "icon" / each.name
        if sys.platform.startswith("linux"):
            assert each.read_bytes() == kept.read_bytes(), each.name
        elif each.suffix == ".png":
            pictures = (pygame.image.load(each), pygame.image.load(kept))
            assert len({pygame.image.tobytes(picture, "RGBA") for picture in pictures}) == 1


def test_making_the_art_again_gives_the_same_files(tmp_path: Path) -> None:
    pytest.importorskip("fontTools")
    pytest.importorskip("font_source_serif_pro")
    subprocess.run([sys.executable, ART / "make.py", tmp_path], check=True, capture_output=True)
    made = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.svg")}
    kept = {path.relative_to(ASSETS): path.read_bytes() for path in DRAWINGS}
    assert made.keys() == kept.keys()
    assert [name for name in made if made[name] != kept[name]] == []

"""Pictures that somebody hands on cost no more than a sentence: light, drawn apart, or not drawn at all."""

from __future__ import annotations

import re
import shutil
import struct
import sys
import zlib
from pathlib import Path
from subprocess import run
from time import monotonic, sleep

import pytest

from game.files.reading import Unreadable
from game.scenes.settings.settings_scene import SettingsScene
from game.store.platform_folders import assets
from game.view.base.pictures import MissingPicture, Pictures
from game.view.base.theme_files import read_back, read_theme
from game.view.files import drawn_apart, made_apart, picture_files, svg_bounds
from game.view.files.picture_files import can_be_loaded, check_svg, load_png, load_svg
from game.view.files.svg_bounds import check_bounds, is_light
from tests.harness.problem_sentences import said
from tests.harness.program import Program
from tests.harness.some import some

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="250" height="350" viewBox="0 0 250 350">'
LINE = 'stroke="#000000" stroke-width="40" stroke-linejoin="round" fill="none"'
ZIGZAG = "M0 0" + "".join(f"L{n % 250} {350 * (n % 2)}" for n in range(4000))
HEAVY = HEAD + '<!-- drawn elsewhere --><rect width="250" height="350" fill="#225588"/></svg>'
DASHES = HEAD + '<path d="M0 0L250 350" stroke="#000" stroke-dasharray="0.00001"/></svg>'
SLOW = HEAD + f'<path {LINE} d="{ZIGZAG}"/>' * 10 + "</svg>"
HOSTILE = {
    "a dash": HEAD + f'<path {LINE} stroke-dasharray="300" d="M0 0L250 350"/></svg>',
    "a style": HEAD + '<path style="stroke:#000;stroke-dasharray:0.1" d="M0 0L250 350"/></svg>',
    "a comment": HEAD + '<!-- > <path stroke-dasharray="0.001" d="M0 0L9 9"/> --></svg>',
    "another quote": HEAD + "<path stroke-width='9999999' d='M0 0L250 350'/></svg>",
    "a text": HEAD + "words</svg>",
    "a scale": HEAD + '<g transform="scale(999)"><path d="M0 0L250 350"/></g></svg>',
    "two turns": HEAD + '<g transform="rotate(1) scale(9)"><path d="M0 0L250 350"/></g></svg>',
    "a wide line": HEAD + f'<path {LINE.replace("40", "4000")} d="M0 0L250 350"/></svg>',
    "a per cent": HEAD + f'<path {LINE.replace("40", "90%")} d="M0 0L250 350"/></svg>',
    "an exponent": HEAD + '<path d="M0 0L1e9 350"/></svg>',
    "a number": HEAD + '<path d="M0 0L25000 350"/></svg>',
    "a long path": HEAD + f'<path fill="#000000" d="{ZIGZAG}"/></svg>',
    "a small view": HEAD.replace("0 0 250 350", "0 0 0.01 0.01") + "</svg>",
    "rectangles": HEAD + '<path d="M0 0L250 0L250 350L0 350Z"/>' * 200 + "</svg>",
    "a circle": HEAD + '<circle r="100"/></svg>',
}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let drawing take long: on a busy machine it does."""
    monkeypatch.setattr(made_apart, "STARTING", 120)
    monkeypatch.setattr(made_apart, "SECONDS", 120)


def test_every_picture_of_the_program_is_light() -> None:
    drawings = [each for each in assets().rglob("*.svg") if each.parent.name != "phone"]
    assert not [str(each) for each in some(drawings) if not is_light(each.read_bytes())]


@pytest.mark.parametrize("name", HOSTILE)
def test_what_pictures_of_the_program_do_not_have_is_not_light(name: str) -> None:
    assert not is_light(HOSTILE[name].encode())


@pytest.mark.parametrize(
    ("picture", "reason"),
    [
        (DASHES, "picture-dashes"),
        (HEAD + "<g/>" * 10_001 + "</svg>", "picture-parts"),
        (HEAD + f'<path d="M{" 1" * 100_001}"/></svg>', "picture-parts"),
        (HEAD + "<!--" + " " * (1 << 20), "too-large"),
        (HEAD + '<path d="M0 0L1e99 0"/><circle/></svg>', "not-drawn"),
    ],
)
def test_what_is_too_much_is_refused_before_it_is_drawn(
    tmp_path: Path, picture: str, reason: str
) -> None:
    file = tmp_path / "one.svg"
    file.write_text(picture)
    for read in (
        lambda: check_svg(file, within=tmp_path),
        lambda: load_svg(file, (300, 420), within=tmp_path),
    ):
        with pytest.raises(Unreadable) as told:
            read()
        assert told.value.phrase.key == f"problem.reason-{reason}"


def test_what_costs_too_much_to_draw_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made_apart, "SECONDS", 0.5)
    with pytest.raises(Unreadable) as told:
        drawn_apart.draw_apart(SLOW.encode())
    assert told.value.phrase.key == "problem.reason-picture-costs"
    assert not can_be_loaded(SLOW.encode())


LARGE = HEAD + "<!--" + " " * 900_000 + "--><circle/></svg>"


DYING = """
import os, sys
from io import BytesIO
from multiprocessing import popen_spawn_posix
from game.view.files import drawn_apart

class Dying(BytesIO):
    def write(self, data):
        os.write(self.pipe, data[:60_000])
        os._exit(7)

def dying(pipe, mode, closefd):
    Dying.pipe = pipe
    return Dying()

popen_spawn_posix.open = dying
drawn_apart.draw_apart(sys.stdin.buffer.read())
"""
"""The program ends as soon as it has told the process that draws as much as a pipe holds."""


@pytest.mark.skipif(sys.platform == "win32", reason="processes begin otherwise there")
def test_where_the_program_ends_meanwhile_nothing_is_said_on_a_terminal() -> None:
    # Whoever has its errors to write to has ended when they end.
    ended = run([sys.executable, "-c", DYING], input=LARGE.encode(), capture_output=True)
    assert (ended.returncode, ended.stderr) == (7, b"")


ENDING = """
import sys
from contextlib import suppress
from io import FileIO
from multiprocessing import popen_spawn_posix
from threading import Event, Thread
from time import sleep
from game.files.reading import Unreadable
from game.view.files import drawn_apart

begun = Event()

class Slow(FileIO):
    def write(self, data):
        begun.set()
        sleep(1)
        return super().write(data)

popen_spawn_posix.open = lambda pipe, mode, closefd: Slow(pipe, mode, closefd)
def draw():
    with suppress(Unreadable):  # what draws is ended with the program
        drawn_apart.draw_apart(data)

data = sys.stdin.buffer.read()
Thread(target=draw, daemon=True).start()
begun.wait()
"""
"""The program ends while a thread of its own is about to tell the process that draws what to begin with."""


@pytest.mark.skipif(sys.platform == "win32", reason="processes begin otherwise there")
def test_a_process_that_draws_is_not_left_in_the_middle_of_its_start() -> None:
    ended = run([sys.executable, "-c", ENDING], input=HEAVY.encode(), capture_output=True)
    assert (ended.returncode, ended.stderr) == (0, b"")


def test_what_a_picture_costs_is_judged_once() -> None:
    svg_bounds._excess.cache_clear()
    for _ in range(3):
        svg_bounds.check_bounds(LARGE.encode())
    judged = svg_bounds._excess.cache_info()
    assert (judged.misses, judged.hits) == (1, 2)


def test_what_is_no_picture_is_told(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as told:
        drawn_apart.draw_apart(b"<svg nothing")
    assert told.value.phrase.key == "problem.reason-not-drawn"


def test_a_picture_drawn_apart_is_scaled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_files, "_drawn", {})
    file = tmp_path / "one.svg"
    file.write_text(HEAVY)
    with pytest.raises(Unreadable) as told:
        load_svg(file, (100, 140), within=tmp_path)
    assert told.value.phrase.key == "problem.reason-not-light"
    drawn_apart.draw_apart(HEAVY.encode())
    picture = load_svg(file, (100, 140), within=tmp_path)
    assert picture.get_size() == (100, 140)
    near = zip(picture.get_at((50, 70)), (0x22, 0x55, 0x88, 255), strict=True)
    assert all(abs(drawn - meant) < 4 for drawn, meant in near)


def test_a_picture_of_the_program_that_is_large_is_drawn_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It kept the window from opening: a filled path was too much to be drawn at once."""
    monkeypatch.setattr(picture_files, "_drawn", {})
    path = "M0 0L250 0L250 350L0 350Z" * 301
    (tmp_path / "large.svg").write_text(f'{HEAD}<path fill="#225588" d="{path}"/></svg>')
    assert not is_light((tmp_path / "large.svg").read_bytes())
    picture = Pictures(tmp_path).svg("large", 50, 70)
    assert picture.get_size() == (50, 70)
    near = zip(picture.get_at((25, 35)), (0x22, 0x55, 0x88, 255), strict=True)
    assert all(abs(drawn - meant) < 4 for drawn, meant in near)


def test_a_picture_that_is_cut_off_is_damaged_and_not_too_much(tmp_path: Path) -> None:
    """Of half an icon it was told that it is too much to be drawn at once."""
    whole = (assets() / "icons" / "trophy.svg").read_bytes()
    file = tmp_path / "half.svg"
    file.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(MissingPicture) as told:
        Pictures(tmp_path).svg("half", 40, 40)
    assert "half.svg could not be loaded: it is damaged" in said(told.value)
    with pytest.raises(Unreadable) as refused:
        check_svg(file, within=tmp_path)
    assert refused.value.phrase.key == "problem.reason-damaged"


@pytest.fixture
def handed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's assets with room for a theme and a back of somebody else's; none has been drawn yet."""
    copy = tmp_path / "assets"
    shutil.copytree(assets(), copy, ignore=shutil.ignore_patterns("music", "voices"))
    for module in ("game.view.base.scene_kit", "game.scenes.settings.setting_rows"):
        monkeypatch.setattr(f"{module}.assets", lambda: copy)
    monkeypatch.setattr(picture_files, "_drawn", {})
    return copy


def _hand(folder: Path, picture: str) -> None:
    """Put a theme and a back with this picture there."""
    theme = folder / "themes" / "copper.toml"
    text = re.sub('picture = ".*"', 'picture = "odd.svg"', theme.read_text("utf-8"))
    text = re.sub("games = .*", "games = []", text)
    theme.write_text(text, "utf-8")
    (folder / "cards" / "backs" / "tide.toml").write_text('picture = "odd.svg"\n')
    for place in ("themes", "cards/backs"):
        (folder / place / "odd.svg").write_text(picture)


def _wait(program: Program) -> None:
    """Let frames pass until every drawing has come back."""
    until = monotonic() + 240
    wanted = program.kit.drawings
    while wanted.waiting:
        assert monotonic() < until
        sleep(0.02)
    program.frames(3)


def test_what_nobody_chose_is_not_drawn(tmp_path: Path, handed: Path) -> None:
    """A weave that stands still for minutes once froze the settings."""
    _hand(handed, HEAVY)
    program = Program(tmp_path)
    program.stack.push(SettingsScene(program.kit, program.stack))
    program.frames(3)
    assert not program.kit.drawings.waiting
    assert not picture_files._drawn


def test_a_look_that_is_chosen_is_drawn_apart(tmp_path: Path, handed: Path) -> None:
    _hand(handed, HEAVY)
    program = Program(tmp_path)
    kit = program.kit
    kit.settings.theme, kit.settings.back = "copper", "tide"
    assert kit.theme.name == "copper"
    assert kit.theme.weave.picture.stem == "weave-plain"  # until its own is there
    assert kit.back == "rosette"
    _wait(program)
    assert kit.theme.weave.picture == handed / "themes" / "odd.svg"
    assert kit.back == "odd"
    assert not kit.notices
    program.stack.push(SettingsScene(kit, program.stack))
    program.frames(3)


def test_a_look_that_costs_too_much_is_left_out_and_named(
    tmp_path: Path, handed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(made_apart, "SECONDS", 0.5)
    _hand(handed, SLOW)
    program = Program(tmp_path)
    kit = program.kit
    kit.settings.theme, kit.settings.back = "copper", "tide"
    assert kit.back == "rosette"
    assert kit.theme.name == "copper"
    _wait(program)
    assert kit.back == "rosette"
    assert kit.theme.weave.picture.stem == "weave-plain"
    told = sorted(kit._told)
    for sentence, place in zip(told, ("cards/backs", "themes"), strict=True):
        assert sentence.startswith(f"The picture {handed / place / 'odd.svg'} is left out")
    program.stack.push(SettingsScene(kit, program.stack))
    program.frames(3)
    assert not kit.drawings.waiting  # it is not tried again


def test_a_look_is_read_without_being_drawn(handed: Path) -> None:
    _hand(handed, SLOW)
    assert read_theme(handed / "themes" / "copper.toml").id == "copper"
    assert read_back(handed / "cards" / "backs" / "tide.toml").id == "tide"


def test_a_png_that_says_it_is_huge_is_not_decoded(tmp_path: Path) -> None:
    def part(name: bytes, data: bytes) -> bytes:
        check = zlib.crc32(name + data)
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", check)

    def png(side: int) -> bytes:
        head = struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)
        rows = zlib.compress(bytes((4 * side + 1) * min(side, 64)))
        return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", rows) + part(b"IEND", b"")

    file = tmp_path / "icon.png"
    file.write_bytes(png(16))
    assert load_png(file) is not None
    for content in (png(30_000), b"GIF89a" + bytes(100), png(16)[:20]):
        file.write_bytes(content)
        assert load_png(file) is None


def test_the_sentences_about_pictures_name_what_is_wrong() -> None:
    with pytest.raises(Unreadable) as told:
        check_bounds(DASHES.encode())
    assert "dashes" in said(told.value)

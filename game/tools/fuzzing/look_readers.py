"""What reads the files of how things look and sound, for the fuzzer: tables, cards, pictures, sounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from struct import pack

from game.engine.problems import Phrase
from game.store.platform_folders import assets
from game.tools.fuzzing.file_mutations import put
from game.tools.fuzzing.hostile_pictures import hostile_png, hostile_svg
from game.tools.fuzzing.hostile_sounds import hostile_sound
from game.tools.fuzzing.told_sentences import check_told
from game.tools.fuzzing.usual_files import put_asset
from game.view.base.colours import INK
from game.view.base.pictures import Pictures
from game.view.base.quiet_stderr import hushed
from game.view.base.sound_player import Speaker
from game.view.base.space import Space
from game.view.base.table_theme import Theme
from game.view.base.theme_files import read_back, read_faces, read_portrait, read_theme
from game.view.cards.cover_story import CoverStory
from game.view.cards.game_cover import Cover
from game.view.files.drawn_apart import Drawings, draw_apart
from game.view.files.picture_files import MOST_PIXELS, load_png, read_svg
from game.view.layout.table_layout import load_layout
from game.view.lettering.fallback_fonts import FallbackFonts, forget_fonts
from game.view.table.middles.middle_kinds import MIDDLES

WINDOWS = ((1280, 720), (960, 540), (2560, 1080), (540, 960))


def _themes(folder: Path, luck: Random) -> None:
    theme = Theme(read_theme(put_asset("themes", folder, luck, beside="*.svg")))
    theme.table(Space(320, 180, 1.0, 1.0))


def _backs(folder: Path, luck: Random) -> None:
    read_back(put_asset("cards/backs", folder, luck, beside="*.svg"))


def _portraits(folder: Path, luck: Random) -> None:
    if luck.random() < 0.2:
        read_faces(put_asset("cards", folder, luck))
    else:
        read_portrait(put_asset("portraits", folder, luck))


def _covers(folder: Path, luck: Random) -> None:
    file = put_asset("covers", folder, luck)
    cover = Cover.of(folder, file.stem, "colour")
    cover.fan(400, 300)
    CoverStory.of(folder, file.stem)


def _layouts(folder: Path, luck: Random) -> None:
    file = put_asset("tables", folder, luck, "*.tmx", beside="*.tmx")
    if luck.random() < 0.1 and file.is_file() and not file.is_symlink():
        file.unlink()  # it may be one that cannot be written to
        parts = b"<a/>" * luck.choice((300, 12_000, 200_000))
        file.write_bytes(
            (assets() / "tables" / file.name).read_bytes().replace(b"</map>", parts + b"</map>")
        )
    middle = next((kind for kind in MIDDLES if file.stem.startswith(kind)), "piles")
    layout = load_layout(file, middle, MIDDLES[middle].places)
    for size in WINDOWS:
        for players in (2, 10):
            layout.arrange(*size, players, luck.choice((1.0, 2.0)), ("calls", "choices"))


def _pictures(folder: Path, luck: Random) -> None:
    """Drawn at once if it is light, as a card; and apart if not."""
    if luck.random() < 0.5:
        file = put_asset(luck.choice(("icons", "cards/french", "portraits")), folder, luck, "*.svg")
    else:
        file = folder / "odd.svg"
        file.write_bytes(hostile_svg(luck))
    pictures = Pictures(folder)
    if not Drawings(_never_told).has(file):
        draw_apart(read_svg(file, within=folder))
    pictures.tinted(file.stem, 300, 420, INK)


def _icons(folder: Path, luck: Random) -> None:
    """Of a PNG there is a picture of no more pixels than it may have, or none."""
    if luck.random() < 0.3:
        file = put_asset("icon", folder, luck, "*.png")
    else:
        file = folder / "odd.png"
        file.write_bytes(hostile_png(luck))
    with hushed():
        picture = load_png(file)
    if picture is not None and picture.get_width() * picture.get_height() > MOST_PIXELS:
        raise AssertionError("it is larger than a picture may be")


def _sounds(folder: Path, luck: Random) -> None:
    """An effect, played as it is and higher, a part of a tune or its layer, or what is said of it."""
    (folder / "music" / "odd").mkdir(parents=True)
    name, data = "odd", hostile_sound(luck)
    file = folder / luck.choice(("odd.ogg", "music/odd/1.ogg", "music/odd/a-tense.ogg"))
    about = b'[odd]\nbar = 30000\nstrains = "a"\n'
    if luck.random() < 0.3:
        put(about, folder / "music" / "tunes.toml", luck)
    else:
        (folder / "music" / "tunes.toml").write_bytes(about)
    if luck.random() < 0.5:
        usual = luck.choice(("music/title/1", "win-1", "press-2", "voices/ruth-1"))
        data = (assets() / "sounds" / f"{usual}.ogg").read_bytes()
        put(data, file, luck)
    else:
        file.write_bytes(data)
    told: list[Phrase] = []
    speaker = Speaker(folder)
    speaker.told = told.append
    for _ in range(2):
        speaker.play(name)
        speaker.play(name, "voices", 7)
        speaker.wait()
    speaker.tense(True)
    speaker.music(name)
    for _ in range(3):
        speaker.wait()
        speaker.update()
    speaker.volume("music", 0.7)
    speaker.cadence(won=True)
    speaker.music(None)
    speaker.wait()
    for each in told:
        check_told(each)


def _fonts(folder: Path, luck: Random) -> None:
    """One of the system's, with letters that ours lack: a letter is drawn with it, or passed over."""
    file = put_asset("fonts", folder, luck, "*.ttf")
    if luck.random() < 0.1:
        file = folder / "claims.ttf"
        file.write_bytes(_claiming(luck))
    fonts = FallbackFonts([file])
    letter = luck.choice("\u05d0\u0639\u2660 A")
    found = fonts.find(letter)
    if found is not None:
        font = fonts.font(found, luck.choice((9, 40)))
        font.render(letter, True, INK)
        font.get_linesize()
    forget_fonts()


def _claiming(luck: Random) -> bytes:
    """Return a font that says, over and over again, that it has all letters there are."""
    count, last = luck.choice((1, 9_000, 300_000)), luck.choice((1 << 12, 0x10FFFF))
    table = pack(">HHLLL", 12, 0, 0, 0, count) + pack(">LLL", luck.choice((0, 32)), last, 1) * count
    size = luck.choice((12 + len(table), 0, 0xFFFFFFFF))
    head = pack(">LHHHH4sLLL", 0x10000, 1, 16, 0, 0, b"cmap", 0, 28, size)
    room = bytes(luck.choice((0, 60 << 20)))
    return head + pack(">HHHHL", 0, 1, 3, 10, 12) + table + room


def _never_told(phrase: Phrase) -> None:
    raise AssertionError(f"nothing was to be drawn: {phrase}")


LOOK_KINDS: Mapping[str, Callable[[Path, Random], None]] = {
    "themes": _themes,
    "portraits": _portraits,
    "backs": _backs,
    "covers": _covers,
    "layouts": _layouts,
    "pictures": _pictures,
    "icons": _icons,
    "sounds": _sounds,
    "fonts": _fonts,
}

"""The credits: a row for the program and one for each work that it comes with, which open their licences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from pygame import Rect, Surface

from game import __version__
from game.files.reading import AssetError
from game.scenes.base.scene_stack import Stack
from game.scenes.settings.licence_scene import LicenceScene
from game.store.licence_files import Work, load_texts, load_works
from game.store.platform_folders import assets
from game.store.publisher_file import load_publisher
from game.view.base.colours import BROWN, INK, RUST
from game.view.base.fonts import BOLD, MEDIUM
from game.view.base.scene_kit import SceneKit
from game.view.widgets.choice_row import ROW, ROW_FOCUSED
from game.view.widgets.heading_row import HeadingRow
from game.view.widgets.widgets import Look, Row
from game.words.catalogue import Catalogue

NAME, SIZE = 27.0, 23.0
EDGE, AIR = 22, 12


def credit_rows(kit: SceneKit, stack: Stack, abreast: int) -> list[list[Row]]:
    """Return the rows, so many beside each other; where the list is damaged, what is wrong with it."""
    folder = assets() / "licences"
    words = kit.words
    try:
        works = load_works(folder)
    except AssetError as error:
        return [[HeadingRow(words.phrase(error.phrase))]]
    rows: list[Row] = []
    for work in works:
        told = () if rows else tuple(_of_the_program(words))
        help, act = words("ui.credits.help", name=work.name), partial(_open, kit, stack, work)
        rows.append(WorkRow(work, help, act, told))
    others = [rows[at : at + abreast] for at in range(1, len(rows), abreast)]
    return [[rows[0]], [HeadingRow(words("ui.credits.others"))], *others]


def _of_the_program(words: Catalogue) -> Iterator[str]:
    """Yield the version, and the addresses that whoever publishes the program has given."""
    yield words("ui.credits.version", version=__version__)
    publisher = load_publisher()
    for message, address in (
        ("ui.credits.page", publisher.page),
        ("ui.credits.source", publisher.repository),
        ("ui.credits.contact", publisher.contact),
    ):
        if address:
            yield words(message, address=address)


def _open(kit: SceneKit, stack: Stack, work: Work) -> None:
    """Show the licence of a work, or say what is wrong with its text."""
    try:
        texts = load_texts(work, assets() / "licences")
    except AssetError as error:
        stack.ways.notice(kit.words.phrase(error.phrase))
    else:
        stack.push(LicenceScene(kit, stack, work, texts))


class WorkRow(Row):
    """A work: its name, who made it, and the name of its licence. Enter or a click shows that."""

    def __init__(
        self, work: Work, help: str, act: Callable[[], None], told: tuple[str, ...] = ()
    ) -> None:
        super().__init__()
        self.work, self.help, self.act, self.told = work, help, act, told

    @property
    def spoken(self) -> tuple[str, ...]:
        return self.work.name, *self.told, self.work.by, self.work.licence, self.help

    def activate(self, kit: SceneKit) -> None:
        kit.sound.play("press")
        self.act()

    def _lines(self, kit: SceneKit, width: int) -> list[tuple[str, float, str]]:
        """Return the lines with their sizes and faces, from the top."""
        room, found = width - 2 * kit.px(EDGE), []
        for text, size, face in (
            (self.work.name, NAME, BOLD),
            *((each, SIZE, MEDIUM) for each in self.told),
            (self.work.by, SIZE, MEDIUM),
            (self.work.licence, SIZE, BOLD),
        ):
            if text:
                wrapped = kit.fonts.wrap(text, size, face, room)
                found += [(line, size, face) for line in wrapped]
        return found

    def height(self, kit: SceneKit, width: int) -> int:
        lines = self._lines(kit, width)
        return sum(kit.fonts.height(size, face) for _, size, face in lines) + 2 * kit.px(AIR)

    def draw(self, kit: SceneKit, target: Surface, look: Look) -> None:
        px, paint = kit.px, kit.paint
        rect = Rect(self.rect.move(0, px(2)) if look.pressed else self.rect)
        fill = ROW_FOCUSED if look.focused else ROW
        paint.box(target, rect, fill, radius=self.radius)
        y = rect.top + px(AIR)
        for line, size, face in self._lines(kit, rect.w):
            colour = INK if size == NAME else RUST if face == BOLD else BROWN
            paint.text(target, line, (rect.left + px(EDGE), y), size, face, colour)
            y += kit.fonts.height(size, face)

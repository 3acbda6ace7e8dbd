"""Checks the pictures of `shots` in windows of several shapes: `list(faults(shot, WINDOWS))`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from game.tools.drawn.overlaps import wrong_in
from game.tools.drawn.record import Record, recording
from game.tools.offscreen import FRAME, Offscreen
from game.tools.shots import USUAL, Shot, Size


@dataclass(frozen=True, slots=True)
class View:
    """A window's size and the share by which text is larger than usual."""

    size: Size
    text: float = 1.0

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}" + (f" {self.text:.0%}" if self.text != 1 else "")


OTHERS = (
    View((1920, 1080)), View((1024, 768)), View((720, 1280)), View((960, 540)), View(USUAL, 2.0),
)  # fmt: skip
"""In these a picture is checked besides the window in which it is taken."""
SHAPES: tuple[Size, ...] = (
    USUAL, (1920, 1080), (1024, 768), (720, 1280), (960, 540), (960, 1000), (1280, 800), (1080, 1920),
    (2560, 1080), (3440, 1440),
)  # fmt: skip
EVERYWHERE = tuple(View(size, text) for size in SHAPES for text in (1.0, 1.5, 2.0))
"""All shapes in which the program is laid out otherwise, each at three sizes of text."""


def faults(shot: Shot, others: Iterable[View] = ()) -> Iterator[str]:
    """Yield a sentence for everything that is wrong with a picture, as it is taken and in the `others`.

    Raises NoSuchMoment if the game never comes to it.
    """
    with recording(blind=True) as record:
        record.window = shot.size
        room = Offscreen(shot.size, shot.wishes(), tell=lambda notice: None)
        shot.pose(room)
        yield from (f"{shot.name}: {each}" for each in wrong_in(record.frame(room)))
        for view in others:
            _show(room, shot, view, record)
            yield from (f"{shot.name}, {view}: {each}" for each in wrong_in(record.frame(room)))
        if room.kit.phones is not None:
            room.kit.phones.close()


def _show(room: Offscreen, shot: Shot, view: View, record: Record) -> None:
    """Give the program another window, and a moment to look round in it."""
    room.kit.settings.text_scale = view.text * shot.wishes().text_scale
    room.canvas.resize(view.size)
    room.kit.resize()
    record.shortened.clear()
    room.stack.resized()
    room.happen((), FRAME)


def suited(shot: Shot, views: Iterable[View] = OTHERS) -> tuple[View, ...]:
    """The other windows in which a picture is checked: none if it is of a window of its own."""
    if shot.size != USUAL:
        return ()
    large = shot.wishes().text_scale > 1
    return tuple(view for view in views if not (large and view.text > 1))

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

UPRIGHT, LARGE = "720x1280", "1280x720 200%"
EXCEPTED = {
    UPRIGHT: {
        "large-attack-10": "ten players and the largest text in an upright window: names give way to numbers",
        "large-callout-10": "the same",
        "phones-trick": "nine trick takers' names on plates a tenth of an upright window wide",
        "couch-recap-10": "the key of the look back stands close below two lines",
        "lesson-callout-08": "the pill about the clock lies over the panel that the lesson has opened",
        "lesson-tricks-08": "the way out of the lesson lies where the menu is in play",
    },
    LARGE: {
        "accuse-callout": "a bubble touches the own total",
        "talk-callout": "the panel opens over the key of a seat, which has nothing to do with it",
        "suits-callout": "the same",
        "couch-corners-3": "a bot's name reaches below the label of a card; its ranks stand close",
        "phones-trick": "the ranks stand close",
        "couch-corners-6": "the number of the page stands close below the eye",
        "first-attack": "a bubble touches the number of cards left",
        "guide-classic": "the same",
        "guide-oono": "a note of the guide lies over a name",
        "guide-tricks": "the same",
        "lesson-callout-08": "the panel that the lesson has opened lies over the own number of cards",
        "lesson-classic-06": "the coach's card lies over the pile that it speaks of",
        "moment-lost-10": "chips of ten players touch the line below them",
        "phones-10": "ten plates in three rows",
        "refusal-attack": "an answer that was asked for lies over what there is, until any key",
        "refusal-callout": "the same",
        "refusal-oono": "the same",
        "replay-callout": "what is faced reaches below a seat of the small table",
        "replay-oono": "the same",
    },
}  # fmt: skip
"""Pictures that are known to be crowded in a window, and why; in every other window they are sound."""


def faults(shot: Shot, others: Iterable[View] = ()) -> Iterator[str]:
    """Yield a sentence for everything that is wrong with a picture, as it is taken and in other windows.

    Raises NoSuchMoment if the game never comes to it.
    """
    with recording(blind=True) as record:
        record.window = shot.size
        room = Offscreen(shot.size, shot.wishes())
        shot.pose(room)
        yield from (f"{shot.name}: {each}" for each in wrong_in(record.frame(room)))
        for view in others:
            _show(room, shot, view, record)
            if shot.name in EXCEPTED.get(str(view), ()):
                continue
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


def suited(shot: Shot) -> tuple[View, ...]:
    """The other windows in which a picture is checked: none if it is of a window of its own."""
    if shot.size != USUAL:
        return ()
    large = shot.wishes().text_scale > 1
    return tuple(view for view in OTHERS if not (large and (view.text > 1 or view.size < USUAL)))

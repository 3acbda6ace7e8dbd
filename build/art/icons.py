"""Small cream icons, 64 units square.

All but the dealer's button and the little card read as silhouettes, so that the game may show them
in another colour.
"""

from collections.abc import Callable, Iterator

from drawing import Drawing
from lettering import FREDOKA, letters
from outline import arc, box, circle, path, polygon, sparkle
from palette import CREAM

SIDE = 64
LINE = 6
WINE, WINE_LOW = "#8a3a48", "#5c1f2b"


def _person(icon: Drawing) -> None:
    icon.fill(circle(32, 20, 12), CREAM)
    icon.fill(path("M8 56 C8 42 18 36 32 36 C46 36 56 42 56 56 Z"), CREAM)


def _play(icon: Drawing) -> None:
    icon.rim(polygon([(20, 14), (50, 32), (20, 50)]), CREAM, 4)


def _cards(icon: Drawing) -> None:
    """The little card beside a number of cards."""
    icon.fill(box(-20, -28, 40, 56, 6).at(32, 32, 1, -6), CREAM)
    icon.fill(
        box(-16, -24, 32, 48, 4).at(32, 32, 1, -6), icon.linear(20, 6, 44, 58, WINE, WINE_LOW)
    )
    icon.fill(sparkle(9, 0.22).at(32, 32, 1, -6), CREAM, 0.75)


def _phone(icon: Drawing) -> None:
    icon.line(box(17, 5, 30, 54, 7), CREAM, LINE)
    icon.fill(box(27, 47, 10, 4, 2), CREAM)


def _check(icon: Drawing) -> None:
    icon.line(path("M11 34 L26 49 L53 17"), CREAM, 8)


def _arrow_left(icon: Drawing) -> None:
    icon.line(path("M40 10 L18 32 L40 54"), CREAM, 8)


def _arrow_right(icon: Drawing) -> None:
    icon.line(path("M24 10 L46 32 L24 54"), CREAM, 8)


def _crown(icon: Drawing) -> None:
    icon.rim(path("M9 20 L22 32 L32 14 L42 32 L55 20 L50 44 L14 44 Z"), CREAM, 2)
    icon.fill(circle(9, 18, 4.5) + circle(32, 12, 4.5) + circle(55, 18, 4.5), CREAM)
    icon.fill(box(12, 49, 40, 7, 3), CREAM)


def _lock(icon: Drawing) -> None:
    icon.line(path("M22 30 L22 22 C22 8 42 8 42 22 L42 30"), CREAM, LINE)
    icon.fill(box(14, 28, 36, 28, 6), CREAM)


def _clock(icon: Drawing) -> None:
    icon.line(circle(32, 32, 24), CREAM, 5.5)
    icon.line(path("M32 18 L32 33 L42 38"), CREAM, 5.5)


def _keyboard(icon: Drawing) -> None:
    keys = box(18, 41, 28, 6, 2)
    for row, shift in ((20, 0), (30, 0)):
        for column in range(5):
            keys += box(10.5 + shift + column * 9.3, row, 5.8, 6, 1.5)
    icon.cut(box(3, 13, 58, 40, 7) + keys, CREAM)


def _mouse(icon: Drawing) -> None:
    button = path(
        "M29.500 4.200 L29.500 9 C26 10 24.500 12.600 24.500 16 L24.500 20 C24.500 23.600 26 26"
        " 29.500 27 L14 27 L14 22 C14 12.600 20.600 5 29.500 4.200 Z"
    )
    icon.fill(button, CREAM)
    icon.fill(button.at(64, 0, mirror=True), CREAM)
    icon.fill(path("M14 31 L50 31 L50 42 C50 52 42 60 32 60 C22 60 14 52 14 42 Z"), CREAM)
    icon.fill(box(28.5, 12.5, 7, 11, 3.5), CREAM)


def _pad(icon: Drawing) -> None:
    """A game pad: a cross on the left, four buttons on the right."""
    body = path(
        "M18 14 C22 14 23 16 27 16 L37 16 C41 16 42 14 46 14 C54 14 58 21 60 31 C62 42 63 53 55 53"
        " C49 53 46 46 42 41 L22 41 C18 46 15 53 9 53 C1 53 2 42 4 31 C6 21 10 14 18 14 Z"
    )
    cross = [(-2, -6), (2, -6), (2, -2), (6, -2), (6, 2), (2, 2)]
    cross += [(-x, -y) for x, y in cross]
    holes = polygon([(18.5 + x, 27.5 + y) for x, y in cross])
    for x, y in ((45, 21.5), (45, 33.5), (39, 27.5), (51, 27.5)):
        holes += circle(x, y, 3)
    icon.cut(body + holes, CREAM)


def _robot(icon: Drawing) -> None:
    """The head of a bot."""
    icon.fill(circle(32, 8.5, 5), CREAM)
    icon.fill(box(30, 10, 4, 12, 1), CREAM)
    icon.fill(box(3, 31, 6, 15, 3), CREAM)
    icon.fill(box(55, 31, 6, 15, 3), CREAM)
    face = circle(23.5, 34, 5) + circle(40.5, 34, 5) + box(21, 44.5, 22, 4.5, 2.2)
    icon.cut(box(11.5, 19, 41, 37, 9) + face, CREAM)


def _eye(icon: Drawing) -> None:
    """How much a guest notices."""
    lid = path("M4 32 C14 15 24 11 32 11 C40 11 50 15 60 32 C50 49 40 53 32 53 C24 53 14 49 4 32 Z")
    icon.cut(lid + circle(32, 32, 14), CREAM)
    icon.fill(circle(32, 32, 7.5), CREAM)


def _bolt(icon: Drawing) -> None:
    """How bold a guest is."""
    icon.rim(polygon([(37, 5), (13, 36), (29, 36), (25, 59), (51, 26), (34, 26)]), CREAM, 4)


def _speech(icon: Drawing) -> None:
    """How talkative a guest is."""
    icon.fill(box(5, 9, 54, 36, 10), CREAM)
    icon.fill(path("M14 40 L14 58 L34 42 Z"), CREAM)


def _plus(icon: Drawing) -> None:
    icon.line(path("M32 12 L32 52 M12 32 L52 32"), CREAM, 8)


def _book(icon: Drawing) -> None:
    page = path("M30 16 C24 11 15 10 6 11 L6 49 C15 48 24 49 30 54 Z")
    for y in (20, 29, 38):
        page += path(
            f"M11 {y} Q19 {y} 25.500 {y + 3} L25.500 {y + 6.4} Q19 {y + 3.4} 11 {y + 3.4} Z"
        )
    icon.cut(page + page.at(64, 0, mirror=True), CREAM)


def _dealer(icon: Drawing) -> None:
    """The badge of the dealer: a button with a D."""
    icon.fill(circle(32, 32, 31), "#8a6b42")
    icon.fill(circle(32, 32, 29), icon.linear(20, 4, 44, 60, "#fff6df", "#ecd6a8"))
    icon.line(circle(32, 32, 23.5), "#9a6a35", 2.4)
    icon.fill(letters("D", FREDOKA, 24).centred(33, 32), "#6b3d1c")


def _dice(icon: Drawing) -> None:
    pips = circle(20, 20, 4.6) + circle(44, 20, 4.6) + circle(32, 32, 4.6)
    icon.cut(box(7, 7, 50, 50, 11) + pips + circle(20, 44, 4.6) + circle(44, 44, 4.6), CREAM)


def _undo(icon: Drawing) -> None:
    icon.line(arc(34, 34, 20, -150, 120), CREAM, LINE)
    icon.line(path("M14.500 8 L15.500 25 L32 22"), CREAM, LINE)


def _shield(icon: Drawing) -> None:
    shield = path(
        "M32 5 C39 11 48 13 56 13 C57 36 50 50 32 59 C14 50 7 36 8 13 C16 13 25 11 32 5 Z"
    )
    mark = path("M19 31 L23.500 26.500 L30 33 L42 20 L46.500 24.500 L30 41.500 Z")
    icon.cut(shield + mark, CREAM)


def _find(icon: Drawing) -> None:
    """A magnifying glass."""
    icon.line(path("M43 43 L55 55"), CREAM, 9)
    icon.cut(circle(27, 27, 20) + circle(27, 27, 13), CREAM)


def _bar(x: float) -> str:
    return box(x, 12, 7, 40, 2.5)


def _triangle(x: float, way: int) -> str:
    """A triangle whose flat side stands at x, and which points left (-1) or right (1)."""
    return polygon([(x, 16), (x + way * 22, 32), (x, 48)])


def _to_start(icon: Drawing) -> None:
    icon.fill(_bar(8), CREAM)
    icon.rim(_triangle(36, -1) + _triangle(57, -1), CREAM, 2)


def _step_back(icon: Drawing) -> None:
    icon.fill(_bar(13), CREAM)
    icon.rim(_triangle(48, -1), CREAM, 3)


def _step_on(icon: Drawing) -> None:
    icon.fill(_bar(44), CREAM)
    icon.rim(_triangle(16, 1), CREAM, 3)


def _to_end(icon: Drawing) -> None:
    icon.fill(_bar(49), CREAM)
    icon.rim(_triangle(7, 1) + _triangle(28, 1), CREAM, 2)


def _pause(icon: Drawing) -> None:
    icon.fill(box(15, 11, 12, 42, 3.5) + box(37, 11, 12, 42, 3.5), CREAM)


def _copy(icon: Drawing) -> None:
    """Two sheets, the upper one with lines."""
    icon.line(path("M44 10 L16 10 C12 10 10 12 10 16 L10 44"), CREAM, 6)
    sheet = box(20, 20, 36, 36, 6)
    lines = box(28, 29, 20, 4.5, 2) + box(28, 37, 20, 4.5, 2) + box(28, 45, 12, 4.5, 2)
    icon.cut(sheet + lines, CREAM)


def _skip(icon: Drawing) -> None:
    """A turn that is lost."""
    icon.line(circle(32, 32, 22), CREAM, 8)
    icon.line(path("M17 47 L47 17"), CREAM, 8)


def _turned(icon: Drawing) -> None:
    """Two arrows, one against the other."""
    icon.line(path("M12 22 L50 22"), CREAM, 7)
    icon.line(path("M38 10 L51 22 L38 34"), CREAM, 7)
    icon.line(path("M52 45 L14 45"), CREAM, 7)
    icon.line(path("M26 33 L13 45 L26 57"), CREAM, 7)


def _trophy(icon: Drawing) -> None:
    """A cup with two handles: the records."""
    icon.fill(path("M17 7 L47 7 C47 26 43 37 32 39 C21 37 17 26 17 7 Z"), CREAM)
    icon.line(path("M17 13 L7 13 C7 22 11 28 20 29"), CREAM, 4.5)
    icon.line(path("M47 13 L57 13 C57 22 53 28 44 29"), CREAM, 4.5)
    icon.fill(box(29, 36, 6, 14, 1), CREAM)
    icon.fill(box(18, 48, 28, 9, 3), CREAM)


def _puzzle(icon: Drawing) -> None:
    """A piece of a jigsaw: today's puzzle."""
    icon.fill(
        path(
            "M12 20 L22 20 C24 20 25 18 23.5 16 C21 12.5 24 7 29 7 C34 7 37 12.5 34.5 16 C33 18 34 20 36 20"
            " L46 20 L46 30 C46 32 48 33 50 31.5 C53.5 29 59 32 59 37 C59 42 53.5 45 50 42.5"
            " C48 41 46 42 46 44 L46 56 L34.5 56 C33 56 32.5 54.5 33.5 53 C36 49.5 33 46 29 46"
            " C25 46 22 49.5 24.5 53 C25.5 54.5 25 56 23.5 56 L12 56 Z"
        ),
        CREAM,
    )


def _export(icon: Drawing) -> None:
    """Two sheets with lines, one behind the other."""
    back = path("M6 20 L12 20 L12 56 L44 56 L44 61 L10 61 C8 61 6 59 6 57 Z")
    lines = box(26, 15, 24, 5, 2) + box(26, 26, 24, 5, 2) + box(26, 37, 16, 5, 2)
    icon.fill(back, CREAM)
    icon.cut(box(17, 4, 42, 47, 5) + lines, CREAM)


def _pencil(icon: Drawing) -> None:
    icon.fill(polygon([(9, 55), (12, 41), (40, 13), (51, 24), (23, 52)]), CREAM)
    icon.fill(polygon([(43, 10), (47, 6), (58, 17), (54, 21)]), CREAM)


def _hand(icon: Drawing) -> None:
    """An open hand: what one chose."""
    for x, y in ((14, 17), (24.5, 9), (35, 8), (45.5, 14)):
        icon.fill(box(x, y, 8.5, 34, 4.2), CREAM)
    icon.fill(path("M14 36 L54 36 L54 44 C54 54 46 60 37 60 C28 60 22 56 17 49 Z"), CREAM)
    icon.fill(path("M3 36 C6 32 11 33 14 37 L23 48 L18 52 Z"), CREAM)


ICONS: dict[str, Callable[[Drawing], None]] = {
    "arrow-left": _arrow_left,
    "arrow-right": _arrow_right,
    "book": _book,
    "cards": _cards,
    "check": _check,
    "clock": _clock,
    "lock": _lock,
    "crown": _crown,
    "dealer": _dealer,
    "dice": _dice,
    "find": _find,
    "keyboard": _keyboard,
    "mouse": _mouse,
    "pad": _pad,
    "person": _person,
    "phone": _phone,
    "play": _play,
    "bolt": _bolt,
    "eye": _eye,
    "plus": _plus,
    "speech": _speech,
    "robot": _robot,
    "shield": _shield,
    "undo": _undo,
    "to-start": _to_start,
    "step-back": _step_back,
    "step-on": _step_on,
    "to-end": _to_end,
    "pause": _pause,
    "copy": _copy,
    "skip": _skip,
    "turned": _turned,
    "trophy": _trophy,
    "puzzle": _puzzle,
    "export": _export,
    "pencil": _pencil,
    "hand": _hand,
}


def drawings() -> Iterator[tuple[str, str]]:
    """Each file under the assets folder, and its text."""
    for name, draw in ICONS.items():
        icon = Drawing(SIDE, SIDE)
        draw(icon)
        yield f"icons/{name}.svg", icon.svg()

"""Small cream icons, 64 units square.

All but the dealer's button and the little card read as silhouettes, so that the game may show them
in another colour.
"""

from collections.abc import Callable, Iterator

from drawing import Drawing
from lettering import FREDOKA, MANROPE_BOLD, letters
from outline import arc, box, circle, ellipse, path, polygon, sparkle, star
from palette import CREAM

SIDE = 64
LINE = 6
WINE, WINE_LOW = "#8a3a48", "#5c1f2b"


def _person(icon: Drawing) -> None:
    icon.fill(circle(32, 20, 12), CREAM)
    icon.fill(path("M8 56 C8 42 18 36 32 36 C46 36 56 42 56 56 Z"), CREAM)


def _robot(icon: Drawing) -> None:
    icon.line(path("M32 20 L32 10"), CREAM, 4)
    icon.fill(circle(32, 8, 4.5), CREAM)
    mouth = box(22, 43, 20, 5, 2.5)
    head = box(11, 19, 42, 38, 11) + circle(23, 33, 4.6) + circle(41, 33, 4.6) + mouth
    icon.cut(head, CREAM)
    icon.fill(box(3, 30, 5, 14, 2.5) + box(56, 30, 5, 14, 2.5), CREAM)


def _play(icon: Drawing) -> None:
    icon.rim(polygon([(20, 14), (50, 32), (20, 50)]), CREAM, 4)


def _cards(icon: Drawing) -> None:
    """The little card beside a number of cards."""
    icon.fill(box(-20, -28, 40, 56, 6).at(32, 32, 1, -6), CREAM)
    icon.fill(
        box(-16, -24, 32, 48, 4).at(32, 32, 1, -6), icon.linear(20, 6, 44, 58, WINE, WINE_LOW)
    )
    icon.fill(sparkle(9, 0.22).at(32, 32, 1, -6), CREAM, 0.75)


def _menu(icon: Drawing) -> None:
    icon.line(path("M12 18 L52 18 M12 32 L52 32 M12 46 L52 46"), CREAM, LINE)


def _back(icon: Drawing) -> None:
    icon.line(path("M24 12 L10 26 L24 40 M11 26 L40 26 C58 26 58 52 40 52 L30 52"), CREAM, LINE)


def _check(icon: Drawing) -> None:
    icon.line(path("M11 34 L26 49 L53 17"), CREAM, 8)


def _cross(icon: Drawing) -> None:
    icon.line(path("M15 15 L49 49 M49 15 L15 49"), CREAM, 8)


def _arrow_left(icon: Drawing) -> None:
    icon.line(path("M40 10 L18 32 L40 54"), CREAM, 8)


def _arrow_right(icon: Drawing) -> None:
    icon.line(path("M24 10 L46 32 L24 54"), CREAM, 8)


def _arrow_up(icon: Drawing) -> None:
    icon.line(path("M10 42 L32 20 L54 42"), CREAM, 8)


def _arrow_down(icon: Drawing) -> None:
    icon.line(path("M10 22 L32 44 L54 22"), CREAM, 8)


def _direction(icon: Drawing) -> None:
    """The head of the arrows that show the direction of play; it points right."""
    icon.rim(path("M12 14 L52 32 L12 50 Q18 32 12 14 Z"), CREAM, 3)


def _crown(icon: Drawing) -> None:
    icon.rim(path("M9 20 L22 32 L32 14 L42 32 L55 20 L50 44 L14 44 Z"), CREAM, 2)
    icon.fill(circle(9, 18, 4.5) + circle(32, 12, 4.5) + circle(55, 18, 4.5), CREAM)
    icon.fill(box(12, 49, 40, 7, 3), CREAM)


def _clock(icon: Drawing) -> None:
    icon.line(circle(32, 32, 24), CREAM, 5.5)
    icon.line(path("M32 18 L32 33 L42 38"), CREAM, 5.5)


def _speech(icon: Drawing) -> None:
    bubble = path(
        "M14 9 L50 9 C55 9 58 12 58 17 L58 38 C58 43 55 46 50 46 L34 46 L22 58 L22 46 L14 46"
        " C9 46 6 43 6 38 L6 17 C6 12 9 9 14 9 Z"
    )
    icon.cut(bubble + circle(19, 28, 4) + circle(32, 28, 4) + circle(45, 28, 4), CREAM)


def _keyboard(icon: Drawing) -> None:
    keys = box(18, 41, 28, 6, 2)
    for row, shift in ((20, 0), (30, 0)):
        for column in range(5):
            keys += box(10.5 + shift + column * 9.3, row, 5.8, 6, 1.5)
    icon.cut(box(3, 13, 58, 40, 7) + keys, CREAM)


_MOUSE = path(
    "M32 5 C46 5 51 14 51 28 L51 38 C51 51 44 59 32 59 C20 59 13 51 13 38 L13 28 C13 14 18 5 32 5 Z"
)


def _mouse(icon: Drawing) -> None:
    icon.cut(_MOUSE + box(29, 12, 6, 13, 3) + box(13, 31, 38, 3.4), CREAM)


def _mouse_button(icon: Drawing, mirror: bool) -> None:
    """A mouse in outline with one button filled: the left one, or its mirror image."""
    button = path("M32 7.500 C19 7.500 14.500 16 14.500 29 L14.500 32 L32 32 Z")
    icon.line(_MOUSE.at(0, 0, 0.94).centred(32, 32), CREAM, 4)
    icon.line(path("M14.500 32 L49.500 32 M32 8 L32 32"), CREAM, 3)
    icon.fill(button.at(64, 0, mirror=True) if mirror else button, CREAM)


def _mouse_left(icon: Drawing) -> None:
    _mouse_button(icon, mirror=False)


def _mouse_right(icon: Drawing) -> None:
    _mouse_button(icon, mirror=True)


def _pad(icon: Drawing) -> None:
    body = path(
        "M20 15 C25 15 25 19 29 19 L35 19 C39 19 39 15 44 15 C55 15 58 26 61 41 C63 51 56 55 51 50"
        " C46 45 44 42 39 42 L25 42 C20 42 18 45 13 50 C8 55 1 51 3 41 C6 26 9 15 20 15 Z"
    )
    cross = path(
        "M18 22.5 L22 22.5 L22 27 L26.500 27 L26.500 31 L22 31 L22 35.500 L18 35.500 L18 31"
        " L13.500 31 L13.500 27 L18 27 Z"
    )
    buttons = circle(44, 24, 2.8) + circle(44, 34, 2.8) + circle(39, 29, 2.8) + circle(49, 29, 2.8)
    icon.cut(body + cross + buttons, CREAM)


def _gear(icon: Drawing) -> None:
    teeth = box(-6, -28, 12, 14, 3)
    for turn in range(0, 360, 45):
        icon.fill(teeth.at(32, 32, 1, turn), CREAM)
    icon.cut(circle(32, 32, 20) + circle(32, 32, 8.5), CREAM)


def _book(icon: Drawing) -> None:
    page = path("M30 16 C24 11 15 10 6 11 L6 49 C15 48 24 49 30 54 Z")
    for y in (20, 29, 38):
        page += path(
            f"M11 {y} Q19 {y} 25.500 {y + 3} L25.500 {y + 6.4} Q19 {y + 3.4} 11 {y + 3.4} Z"
        )
    icon.cut(page + page.at(64, 0, mirror=True), CREAM)


def _trophy(icon: Drawing) -> None:
    icon.fill(path("M17 8 L47 8 L46 24 C45 34 39 40 32 40 C25 40 19 34 18 24 Z"), CREAM)
    icon.line(path("M17 14 L8 14 C8 25 12 30 20 30 M47 14 L56 14 C56 25 52 30 44 30"), CREAM, 4.5)
    icon.fill(box(29, 38, 6, 11) + box(18, 48, 28, 9, 3.5), CREAM)


def _dealer(icon: Drawing) -> None:
    """The badge of the dealer: a button with a D."""
    icon.fill(circle(32, 32, 31), "#8a6b42")
    icon.fill(circle(32, 32, 29), icon.linear(20, 4, 44, 60, "#fff6df", "#ecd6a8"))
    icon.line(circle(32, 32, 23.5), "#9a6a35", 2.4)
    icon.fill(letters("D", FREDOKA, 24).centred(33, 32), "#6b3d1c")


def _warning(icon: Drawing) -> None:
    triangle = path(
        "M27.500 9 C29.500 5.500 34.500 5.500 36.500 9 L60.500 50.500 C62.500 54 60 58 56 58 L8 58"
        " C4 58 1.500 54 3.500 50.500 Z"
    )
    icon.cut(triangle + box(29, 20, 6, 20, 3) + circle(32, 48, 3.8), "#f6b84a")


def _star(icon: Drawing) -> None:
    icon.rim(star(5, 25, 11.5).at(32, 34), CREAM, 3)


def _sound(icon: Drawing) -> None:
    icon.rim(polygon([(9, 25), (18, 25), (30, 14), (30, 50), (18, 39), (9, 39)]), CREAM, 2.5)
    icon.line(arc(32, 32, 11, -48, 48), CREAM, 5)
    icon.line(arc(32, 32, 22, -50, 50), CREAM, 5)


def _sound_off(icon: Drawing) -> None:
    icon.rim(polygon([(9, 25), (18, 25), (30, 14), (30, 50), (18, 39), (9, 39)]), CREAM, 2.5)
    icon.line(path("M42 25 L56 39 M56 25 L42 39"), CREAM, 5.5)


def _eye(icon: Drawing) -> None:
    icon.cut(path("M3 32 C14 12 50 12 61 32 C50 52 14 52 3 32 Z") + circle(32, 32, 12.5), CREAM)
    icon.fill(circle(32, 32, 7), CREAM)


def _pause(icon: Drawing) -> None:
    icon.fill(box(15, 11, 12, 42, 4) + box(37, 11, 12, 42, 4), CREAM)


def _question(icon: Drawing) -> None:
    icon.fill(letters("?", MANROPE_BOLD, 46).centred(32, 32), CREAM)


def _plus(icon: Drawing) -> None:
    icon.line(path("M32 12 L32 52 M12 32 L52 32"), CREAM, 8)


def _minus(icon: Drawing) -> None:
    icon.line(path("M12 32 L52 32"), CREAM, 8)


def _info(icon: Drawing) -> None:
    icon.cut(circle(32, 32, 27) + circle(32, 19, 4) + box(28.5, 27, 7, 22, 3), CREAM)


def _pencil(icon: Drawing) -> None:
    body = box(-7, -26, 14, 9, (4, 4, 0, 0)) + box(-7, -14, 14, 26)
    icon.fill((body + path("M-7 15 L7 15 L0 29 Z")).at(33, 31, 1, 45), CREAM)


def _shuffle(icon: Drawing) -> None:
    icon.line(path("M8 19 L17 19 C32 19 30 45 46 45 L54 45 M47 38 L54 45 L47 52"), CREAM, 5.5)
    icon.line(
        path("M8 45 L17 45 C22 45 25 42 27.500 38.500 M35 26 C37 22 40 19 46 19 L54 19"), CREAM, 5.5
    )
    icon.line(path("M47 12 L54 19 L47 26"), CREAM, 5.5)


def _dice(icon: Drawing) -> None:
    pips = circle(20, 20, 4.6) + circle(44, 20, 4.6) + circle(32, 32, 4.6)
    icon.cut(box(7, 7, 50, 50, 11) + pips + circle(20, 44, 4.6) + circle(44, 44, 4.6), CREAM)


def _hourglass(icon: Drawing) -> None:
    icon.fill(box(12, 6, 40, 6, 3) + box(12, 52, 40, 6, 3), CREAM)
    glass = path("M17 13 C17 24 28 26 28 32 C28 38 17 40 17 51 L47 51 C47 40 36 38 36 32"
                 " C36 26 47 24 47 13 Z")  # fmt: skip
    icon.line(glass, CREAM, 4.5)
    icon.fill(path("M22 49 C22 43 32 40 32 40 C32 40 42 43 42 49 Z M24 21 L40 21 L32 31 Z"), CREAM)


def _flag(icon: Drawing) -> None:
    icon.line(path("M14 9 L14 57"), CREAM, LINE)
    icon.rim(path("M19 12 C28 7 36 17 50 11 L50 34 C36 40 28 30 19 35 Z"), CREAM, 2)


def _lock(icon: Drawing) -> None:
    icon.line(path("M20 30 L20 21 C20 5 44 5 44 21 L44 30"), CREAM, LINE)
    icon.cut(box(11, 28, 42, 30, 7) + circle(32, 40, 4.5) + box(30, 41, 4, 10, 2), CREAM)


def _chart(icon: Drawing) -> None:
    icon.fill(box(9, 34, 12, 22, 3) + box(26, 20, 12, 36, 3) + box(43, 8, 12, 48, 3), CREAM)


def _undo(icon: Drawing) -> None:
    icon.line(arc(34, 34, 20, -150, 120), CREAM, LINE)
    icon.line(path("M14.500 8 L15.500 25 L32 22"), CREAM, LINE)


def _eye_off(icon: Drawing) -> None:
    lids = path("M7 32 C17 15 47 15 57 32 C47 49 17 49 7 32 Z")
    icon.line(lids, CREAM, 5)
    icon.line(path("M12 54 L52 10"), CREAM, 5.5)


def _hand(icon: Drawing) -> None:
    """A hand that points right: an accusation."""
    icon.fill(
        path(
            "M22 19 L54 19 C62 19 62 29 54 29 L40 29 C46 29 46 38 40 38 C45 38 45 46 39 46"
            " C43 47 42 54 37 54 L24 54 C18 54 14 50 14 44 L14 30 C14 23 17 19 22 19 Z"
        ),
        CREAM,
    )
    icon.fill(box(4, 22, 6, 30, 2.5), CREAM)


def _shield(icon: Drawing) -> None:
    shield = path(
        "M32 5 C39 11 48 13 56 13 C57 36 50 50 32 59 C14 50 7 36 8 13 C16 13 25 11 32 5 Z"
    )
    mark = path("M19 31 L23.500 26.500 L30 33 L42 20 L46.500 24.500 L30 41.500 Z")
    icon.cut(shield + mark, CREAM)


def _screen(icon: Drawing) -> None:
    """Full screen: four corners."""
    icon.line(path("M10 24 L10 10 L24 10 M40 10 L54 10 L54 24"), CREAM, LINE)
    icon.line(path("M54 40 L54 54 L40 54 M24 54 L10 54 L10 40"), CREAM, LINE)


def _note(icon: Drawing) -> None:
    """Music."""
    icon.line(path("M23 47 L23 14 L50 9 L50 42"), CREAM, 5.5)
    icon.fill(ellipse(16.5, 48, 9, 7.5) + ellipse(43.5, 43, 9, 7.5), CREAM)


def _find(icon: Drawing) -> None:
    """A magnifying glass."""
    icon.line(path("M43 43 L55 55"), CREAM, 9)
    icon.cut(circle(27, 27, 20) + circle(27, 27, 13), CREAM)


ICONS: dict[str, Callable[[Drawing], None]] = {
    "arrow-down": _arrow_down,
    "arrow-left": _arrow_left,
    "arrow-right": _arrow_right,
    "arrow-up": _arrow_up,
    "back": _back,
    "book": _book,
    "cards": _cards,
    "chart": _chart,
    "check": _check,
    "clock": _clock,
    "cross": _cross,
    "crown": _crown,
    "dealer": _dealer,
    "dice": _dice,
    "direction": _direction,
    "eye": _eye,
    "eye-off": _eye_off,
    "find": _find,
    "flag": _flag,
    "gear": _gear,
    "hand": _hand,
    "hourglass": _hourglass,
    "info": _info,
    "keyboard": _keyboard,
    "lock": _lock,
    "menu": _menu,
    "minus": _minus,
    "mouse": _mouse,
    "mouse-left": _mouse_left,
    "mouse-right": _mouse_right,
    "note": _note,
    "pad": _pad,
    "pause": _pause,
    "pencil": _pencil,
    "person": _person,
    "play": _play,
    "plus": _plus,
    "question": _question,
    "robot": _robot,
    "screen": _screen,
    "shield": _shield,
    "shuffle": _shuffle,
    "sound": _sound,
    "sound-off": _sound_off,
    "speech": _speech,
    "star": _star,
    "trophy": _trophy,
    "undo": _undo,
    "warning": _warning,
}


def drawings() -> Iterator[tuple[str, str]]:
    """Each file under the assets folder, and its text."""
    for name, draw in ICONS.items():
        icon = Drawing(SIDE, SIDE)
        draw(icon)
        yield f"icons/{name}.svg", icon.svg()

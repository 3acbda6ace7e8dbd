"""What the heads of portraits wear that are won: each is drawn over, and with, a style of hair."""

from drawing import Drawing
from hair import STYLES, Style
from outline import circle, ellipse, path, sparkle, star
from palette import GOLD, GOLD_DARK, GOLD_LIGHT, mix
from people import Person


def _crown_over(picture: Drawing, person: Person) -> None:
    STYLES["bob"].over(picture, person)
    crown = path("M58 58 L50 22 L74 40 L100 10 L126 40 L150 22 L142 58 C126 50 74 50 58 58 Z")
    picture.fill(crown, picture.linear(0, 10, 0, 58, GOLD_LIGHT, GOLD))
    picture.line(crown, GOLD_DARK, 2.4, 0.8)
    for x, y, size in ((50, 21, 4.5), (100, 10, 5.5), (150, 21, 4.5)):
        picture.fill(circle(x, y, size), "#fff3cf")
        picture.line(circle(x, y, size), GOLD_DARK, 1.6, 0.8)
    for x, y, colour in ((76, 46, "#2f6fb0"), (100, 41, "#b3303c"), (124, 46, "#2f8a5a")):
        picture.fill(ellipse(x, y, 5, 6), colour)
        picture.fill(circle(x - 1.5, y - 2, 1.4), "#ffffff", 0.8)


def _captain_over(picture: Drawing, person: Person) -> None:
    STYLES["short"].over(picture, person)
    top = path("M44 54 C40 26 66 18 100 18 C134 18 160 26 156 54 C140 46 60 46 44 54 Z")
    picture.fill(top, picture.linear(0, 18, 0, 54, "#ffffff", "#e2dccd"))
    picture.line(path("M48 46 C66 36 134 36 152 46"), "#b9b1a0", 2, 0.7)
    band = path("M50 70 C64 56 136 56 150 70 L154 52 C138 42 62 42 46 52 Z")
    picture.fill(band, person.second)
    brim = path("M50 70 C66 58 134 58 150 70 C142 80 124 77 100 77 C76 77 58 80 50 70 Z")
    picture.fill(brim, "#14161f")
    picture.line(path("M56 71 C74 63 126 63 144 71"), "#4a4f63", 2, 0.8)
    picture.line(path("M100 44 L100 60 M93 48 L107 48 M91 54 C92 62 108 62 109 54"), GOLD, 3)
    picture.fill(circle(100, 43, 3.2), GOLD)


def _jester_over(picture: Drawing, person: Person) -> None:
    STYLES["crop"].over(picture, person)
    left = path("M100 22 C72 16 44 26 26 62 C22 74 30 80 36 72 C44 58 52 60 54 74 L100 64 Z")
    right = left.at(200, 0, mirror=True)
    picture.fill(left, "#b3303c")
    picture.fill(right, "#2f6f68")
    point = path("M78 62 C76 42 84 26 100 14 C116 26 124 42 122 62 C108 58 92 58 78 62 Z")
    picture.fill(point, GOLD)
    picture.fill(path("M100 14 C116 26 124 42 122 62 C114 60 106 59 100 59 Z"), GOLD_DARK, 0.35)
    band = path("M52 80 C66 62 134 62 148 80 L147 66 C132 52 68 52 53 66 Z")
    picture.fill(band, "#fbeed6")
    for x in (68, 84, 100, 116, 132):
        high = 66 - 5 * (1 - abs(x - 100) / 40)
        picture.fill(path("M0 -5 L5 1 L0 7 L-5 1 Z").at(x, high), "#b3303c")
    for x, y in ((30, 74), (170, 74), (100, 14)):
        picture.fill(circle(x, y, 7.5), GOLD_LIGHT)
        picture.line(circle(x, y, 7.5), GOLD_DARK, 1.8)
        picture.line(path("M-4 1 L4 1").at(x, y + 1), GOLD_DARK, 1.8)
        picture.fill(circle(x, y + 4, 1.5), GOLD_DARK)


def _top_hat_over(picture: Drawing, person: Person) -> None:
    STYLES["side"].over(picture, person)
    hat = path(
        "M64 56 C61 40 60 26 59 13 C82 6 118 6 141 13 C140 26 139 40 136 56 C116 48 84 48 64 56 Z"
    )
    picture.fill(hat, picture.linear(58, 0, 142, 0, "#3a2d45", "#231a2b"))
    picture.line(path("M70 17 C71 28 72 38 73 46"), "#7d6a8f", 3, 0.5)
    ribbon = path(
        "M64 56 C62 48 61.500 44 61 38 C84 30 116 30 139 38 C138.500 44 138 48 136 56 C116 48 84 48 64 56 Z"
    )
    picture.fill(ribbon, person.second)
    brim = path(
        "M34 58 C52 40 148 40 166 58 C172 66 164 72 154 69 C126 58 74 58 46 69 C36 72 28 66 34 58 Z"
    )
    picture.fill(brim, "#2b2135")
    picture.line(path("M42 62 C64 50 136 50 158 62"), "#7d6a8f", 2.2, 0.5)
    card = path("M117 22 L135 17 L142 42 L124 47 Z")
    picture.fill(card, "#fffaf0")
    picture.line(card, "#bfa67a", 1.4)
    picture.fill(
        path("M0 5 C-7 -1 -5 -7 0 -3.500 C5 -7 7 -1 0 5 Z").at(129.5, 32.5, 1, -15), "#b3303c"
    )


def _beret_over(picture: Drawing, person: Person) -> None:
    STYLES["waves"].over(picture, person)
    beret = path(
        "M46 66 C34 40 58 18 96 18 C140 14 172 34 160 52 C152 64 132 58 116 58 C92 58 66 58 46 66 Z"
    )
    picture.fill(
        beret, picture.linear(0, 16, 0, 66, mix(person.second, "#ffffff", 0.15), person.second)
    )
    picture.line(path("M104 18 C104 12 108 9 112 8"), mix(person.second, "#000000", 0.3), 4)
    picture.line(path("M62 44 C72 32 88 28 104 28"), "#ffffff", 3, 0.25)
    picture.line(path("M46 66 C66 57 92 57 116 58 C132 58 150 64 160 52"),
                 mix(person.second, "#000000", 0.35), 3.4, 0.7)  # fmt: skip


def _star_hat_over(picture: Drawing, person: Person) -> None:
    """The pointed hat of a stargazer, with stars on it."""
    STYLES["curls"].over(picture, person)
    hat = path(
        "M52 66 C70 52 86 30 112 8 C121 2 128 9 124 17 C126 34 134 52 148 66 C124 54 76 54 52 66 Z"
    )
    picture.fill(hat, picture.linear(60, 0, 150, 66, "#41508f", "#20295a"))
    brim = path(
        "M30 68 C54 46 146 46 170 68 C174 76 166 80 156 76 C126 64 74 64 44 76 C34 80 26 76 30 68 Z"
    )
    picture.fill(brim, "#2a3468")
    picture.line(path("M40 70 C66 56 134 56 160 70"), "#8d9be0", 2.2, 0.5)
    stars = star(5, 8, 3.4).at(96, 43) + star(5, 5.5, 2.3).at(114, 27) + star(5, 5, 2.1).at(123, 47)
    picture.fill(stars, GOLD_LIGHT)
    picture.fill(sparkle(4, 0.2).at(109, 53) + sparkle(3.5, 0.2).at(118, 14), "#ffffff", 0.8)


HEADGEAR: dict[str, Style] = {
    "beret": Style(STYLES["waves"].behind, _beret_over),
    "captain": Style(STYLES["short"].behind, _captain_over),
    "crown": Style(STYLES["bob"].behind, _crown_over),
    "jester": Style(STYLES["crop"].behind, _jester_over),
    "stars": Style(STYLES["curls"].behind, _star_hat_over),
    "top-hat": Style(STYLES["side"].behind, _top_hat_over),
}
"""The styles of the people who are won, by name."""

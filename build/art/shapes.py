"""The four shapes of the colour deck and the four suits, each in a box of 100 about the origin."""

from outline import Outline, circle, path, star

SUN = star(16, 50, 40)
DROP = path(
    "M0 -52 C9 -32 37 -9 37 15 C37 36 20.5 51 0 51 C-20.5 51 -37 36 -37 15 C-37 -9 -9 -32 0 -52 Z"
)
LEAF = path(
    "M47 -47 C10 -50 -40 -40 -43 4 C-44 15 -41 24 -36 31 L-50 45 C-53 48 -46 54 -43 51 L-29 38"
    " C-21 43 -13 46 -3 46 C38 46 53 2 47 -47 Z"
)
FLAME = path(
    "M3 -53 C6 -36 40 -16 40 14 C40 37 23 51 0 51 C-23 51 -40 37 -40 14 C-40 -4 -33 -18 -24 -31"
    " C-22 -22 -19 -15 -13 -11 C-13 -28 -9 -43 3 -53 Z"
)

# Small versions carry a cut that tells them apart in silhouette alone.
_VEIN = path("M30 -31 C13 -20 -9 1 -33 29 L-27 34 C-8 8 12 -14 30 -31 Z")
_HEART_OF_FLAME = path(
    "M4 0 C5 9 20 17 20 30 C20 41 11 47 0 47 C-11 47 -20 41 -20 30 C-20 21 -14 15 -10 9"
    " C-9 13 -7 16 -4 18 C-4 11 -1 4 4 0 Z"
)
SMALL = {
    "sun": star(12, 51, 36),
    "drop": DROP,
    "leaf": LEAF + _VEIN,
    "flame": FLAME + _HEART_OF_FLAME,
}
SHAPES = {"sun": SUN, "drop": DROP, "leaf": LEAF, "flame": FLAME}

SPADE = path(
    "M0 -50 C9 -32 43 -12 43 14 C43 29 33 37 22 37 C14 37 8 33 5 27 C6 38 11 45 20 50 L-20 50"
    " C-11 45 -6 38 -5 27 C-8 33 -14 37 -22 37 C-33 37 -43 29 -43 14 C-43 -12 -9 -32 0 -50 Z"
)
HEART = path(
    "M0 50 C-7 33 -47 8 -47 -20 C-47 -36 -36 -46 -23 -46 C-12 -46 -3 -39 0 -28"
    " C3 -39 12 -46 23 -46 C36 -46 47 -36 47 -20 C47 8 7 33 0 50 Z"
)
DIAMOND = path(
    "M0 -51 C9 -33 23 -13 39 0 C23 13 9 33 0 51 C-9 33 -23 13 -39 0 C-23 -13 -9 -33 0 -51 Z"
)
CLUB = (
    circle(0, -26, 22.5)
    + circle(-24.5, 11, 22.5)
    + circle(24.5, 11, 22.5)
    + path("M-8 -14 L8 -14 L14 4 L5 16 C6 34 11 45 20 50 L-20 50 C-11 45 -6 34 -5 16 L-14 4 Z")
)
SUITS: dict[str, Outline] = {"spade": SPADE, "heart": HEART, "diamond": DIAMOND, "club": CLUB}

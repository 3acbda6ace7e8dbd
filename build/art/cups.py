"""The cups that can be won: gold, silver and copper, on a foot of wood, with room for a sign."""

from collections.abc import Iterator
from dataclasses import dataclass

from drawing import Drawing
from outline import box, circle, path
from palette import INK

WIDTH, HEIGHT = 200, 240
WOOD, WOOD_LOW, WOOD_EDGE = "#7c4a2c", "#4a2817", "#5d351f"


@dataclass(frozen=True)
class Metal:
    """The colours of a metal, from where the light falls to the shade, and of its edge."""

    name: str
    light: str
    main: str
    dark: str
    edge: str


METALS = (
    Metal("gold", "#ffe9a8", "#f2b63c", "#b67a1e", "#7d4f10"),
    Metal("silver", "#ffffff", "#c3c9d4", "#858d9c", "#525a68"),
    Metal("copper", "#ffd3b4", "#d0804f", "#94492a", "#632d17"),
)


def drawings() -> Iterator[tuple[str, str]]:
    """A file a metal, as its path under the assets folder and its text."""
    for metal in METALS:
        yield f"cups/{metal.name}.svg", _cup(metal).svg()


def _cup(metal: Metal) -> Drawing:
    cup = Drawing(WIDTH, HEIGHT)
    body = path("M44 22 L156 22 C156 84 146 130 100 138 C54 130 44 84 44 22 Z")
    across = cup.linear(44, 0, 156, 0, metal.dark, metal.light, metal.main, metal.main, metal.dark)
    for side in ("M46 42 L16 42 C14 82 26 104 60 108", "M154 42 L184 42 C186 82 174 104 140 108"):
        cup.line(path(side), metal.edge, 17)
        cup.line(path(side), metal.main, 10)
        cup.line(path(side), metal.light, 2.5, 0.7)
    stem = path("M90 134 L110 134 C110 152 116 162 124 172 L76 172 C84 162 90 152 90 134 Z")
    cup.rim(stem, metal.edge, 4)
    cup.fill(stem, across)
    cup.rim(body, metal.edge, 4)
    cup.fill(body, across)
    cup.fill(path("M60 32 L74 32 C73 76 78 108 92 124 C70 112 60 78 60 32 Z"), metal.light, 0.55)
    lip = box(38, 14, 124, 18, 9)
    cup.rim(lip, metal.edge, 4)
    cup.fill(lip, cup.linear(38, 0, 162, 0, metal.main, metal.light, metal.main, metal.dark))
    cup.fill(circle(100, 76, 27), metal.edge)
    cup.fill(circle(100, 76, 24), "#fffaf0")
    foot = box(60, 170, 80, 14, 6)
    cup.rim(foot, metal.edge, 4)
    cup.fill(foot, across)
    wood = path("M56 186 L144 186 L152 228 L48 228 Z")
    cup.rim(wood, INK, 4)
    cup.fill(wood, cup.linear(0, 186, 0, 228, WOOD, WOOD_LOW))
    plate = box(74, 198, 52, 19, 3)
    cup.rim(plate, WOOD_EDGE, 2)
    cup.fill(plate, cup.linear(74, 0, 126, 0, metal.light, metal.main))
    return cup

"""Pictures in SVG as nobody would draw them, for the fuzzer: well-formed, and as costly as can be."""

from __future__ import annotations

from random import Random

ELEMENTS = (
    "path",
    "rect",
    "circle",
    "ellipse",
    "line",
    "polyline",
    "polygon",
    "g",
    "text",
    "use",
    "image",
)
JOINS, CAPS = ("round", "bevel", "miter"), ("round", "butt", "square")
WAYS = ("M", "L", "l", "h", "V", "c", "C", "S", "s", "q", "Q", "T", "t", "A", "a", "Z")
ARGUMENTS = {"H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
NUMBERS = (
    "0",
    "1",
    "-1",
    "0.00001",
    "1e-9",
    "250",
    "350",
    "99",
    "9999",
    "9999999",
    "-9999999",
    "50%",
    "nan",
    "9in",
)
LONGEST = 2 << 20
"""Bytes of parts that come again and again, about."""
COUNTS = (1, 3, 30, 400, 3000)


def hostile_svg(luck: Random) -> bytes:
    """Return a picture of many parts, or of parts with numbers that no picture needs."""
    body, most = "", luck.choice(COUNTS)
    for _ in range(luck.choice(COUNTS)):
        body += _element(luck, most)
        if len(body) > 300_000:
            break
    if luck.random() < 0.2:
        body *= min(luck.choice((2, 30, 400)), LONGEST // max(1, len(body)))
    if luck.random() < 0.1:
        body = f"<!-- > {body} -->"
    if luck.random() < 0.2:
        depth = luck.choice((1, 9, 5000))
        body = f'<g transform="scale({_number(luck)})">' * depth + body + "</g>" * depth
    width, height = luck.choice(((250, 350), (8, 8), (250, 350), (0, 0), (99999, 99999)))
    view = luck.choice((f"0 0 {width} {height}", " ".join(_number(luck) for _ in range(4))))
    head = f'xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{view}"'
    return f"<svg {head}>{_gradient(luck)}{body}</svg>".encode()


def _number(luck: Random) -> str:
    return luck.choice(NUMBERS) if luck.random() < 0.3 else str(luck.randrange(-400, 400))


def _gradient(luck: Random) -> str:
    ends = "".join(f' {name}="{_number(luck)}"' for name in ("x1", "y1", "cx", "cy", "r", "fx"))
    stops = '<stop offset="0%" stop-color="#ffffff"/><stop offset="1" stop-color="#000000"/>'
    kind = luck.choice(("linearGradient", "radialGradient"))
    stops *= luck.choice((1, 1, 500))
    return f'<defs><{kind} id="a" gradientUnits="userSpaceOnUse"{ends}>{stops}</{kind}></defs>'


def _element(luck: Random, most: int) -> str:
    kind = luck.choice(("path", "path", luck.choice(ELEMENTS)))
    fill = luck.choice(("none", "#224466", "url(#a)", "url(#b)"))
    line = f'fill="{fill}" stroke="#000000" stroke-width="{_number(luck)}"'
    line += f' stroke-linejoin="{luck.choice(JOINS)}" stroke-linecap="{luck.choice(CAPS)}"'
    if luck.random() < 0.3:
        line += f' stroke-dasharray="{_number(luck)} {_number(luck)}"'
    if luck.random() < 0.1:
        line = f'style="stroke:#000;stroke-dasharray:{_number(luck)};stroke-width:{_number(luck)}"'
    if luck.random() < 0.1:
        line += f' transform="{luck.choice(("rotate", "scale", "skewX"))}({_number(luck)})"'
    if kind == "path":
        return f'<path {line} d="{_path(luck, most)}"/>'
    if kind in ("polyline", "polygon"):
        points = " ".join(_number(luck) for _ in range(2 * most))
        return f'<{kind} {line} points="{points}"/>'
    sides = "".join(
        f' {name}="{_number(luck)}"' for name in ("x", "y", "width", "height", "r", "rx", "x2")
    )
    return f"<{kind} {line}{sides}/>"


def _path(luck: Random, most: int) -> str:
    ways = luck.choice((WAYS, ("L",), ("C",), ("a",), ("T",), ("M", "L")))
    steps = ["M0 0"]
    for _ in range(most):
        way = luck.choice(ways)
        count = ARGUMENTS.get(way.upper(), 2)
        steps.append(way + " ".join(_number(luck) for _ in range(count)))
    return "".join(steps) * luck.choice((1, 1, 20))

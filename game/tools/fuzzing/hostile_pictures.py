"""Pictures as nobody would draw them, for the fuzzer: costly ones in SVG, and PNG of odd chunks."""

from __future__ import annotations

import zlib
from random import Random
from struct import pack

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


PNG = b"\x89PNG\r\n\x1a\n"
SIDES = (0, 1, 50, 4096, 4097, 1 << 24, (1 << 31) - 1, (1 << 32) - 1)
CHUNKS = (
    b"PLTE", b"tRNS", b"acTL", b"fcTL", b"fdAT", b"zTXt", b"iTXt", b"tEXt", b"iCCP", b"sPLT", b"gAMA", b"cHRM",
    b"pHYs", b"IHDR", b"IDAT", b"IEND", b"CgBI", b"ABCD",
)  # fmt: skip
NAMED = b"a\0\0"
"""The name of a text or profile, whose contents follow, packed."""


def hostile_png(luck: Random) -> bytes:
    """Return a picture whose chunks are in any order, of any length, and unpack to much more than it says."""
    head = pack(">II", luck.choice(SIDES), luck.choice(SIDES))
    head += bytes(
        luck.choice(each) for each in ((1, 3, 8, 16), (0, 2, 3, 5, 6), (0, 9), (0, 9), (0, 1, 7))
    )
    pixels = luck.choice((b"\0", b"\4", b"\x09")) + bytes(luck.choice((0, 200, 60_000, 30 << 20)))
    parts = [_chunk(luck, b"IHDR", head), _chunk(luck, b"IDAT", zlib.compress(pixels))]
    for _ in range(luck.choice((0, 1, 3))):
        contents = luck.choice(
            (b"", bytes(4), luck.randbytes(30), b"\xff" * 30_000, NAMED + zlib.compress(pixels))
        )
        more = [_chunk(luck, luck.choice(CHUNKS), contents)] * luck.choice((1, 1, 30, 9000))
        at = luck.randint(0, len(parts))
        parts[at:at] = more[: max(1, (6 << 20) // len(more[0]))]
    data = PNG + b"".join(parts) + _chunk(luck, b"IEND", b"")
    return data if luck.random() < 0.8 else data[: luck.randrange(len(data))]


def _chunk(luck: Random, kind: bytes, contents: bytes) -> bytes:
    """Return a chunk, now and then with a length or a checksum that is another."""
    length, check = len(contents), zlib.crc32(kind + contents)
    if luck.random() < 0.05:
        length, check = luck.choice(((0, check), ((1 << 32) - 1, check), (length, 7)))
    return pack(">I", length) + kind + contents + pack(">I", check)


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

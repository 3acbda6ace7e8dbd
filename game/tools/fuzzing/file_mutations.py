"""Files that are not as they should be: a good one changed by chance, or something else in its place.

`mutated(data, luck)` changes bytes; `put(data, path, luck)` also puts a pipe, a link or a folder there.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TypeAlias

Change: TypeAlias = Callable[[bytes, Random], bytes]

NUMBERS = (
    b"0", b"-1", b"1e999", b"-1e999", b"nan", b"inf", b"1.5", b"2147483647", b"2147483648", b"1e-320",
    b"9223372036854775808", b"9" * 300, b"9" * 5000, b"0x" + b"f" * 3000, b"NaN", b"1979-05-27", b"\xd9\xa3",
)  # fmt: skip
TEXTS = (
    b"", b" ", b"\\u0000", b"a" * 100_000, b"../x", b"../../../../etc/passwd", b"/dev/zero", b"a/b", b".", b"{",
    b"}", b"{nope}", b"{ $nope }", b"{ -nope }", b"\\ud800", b"\\n\\n", b"\xe2\x80\xae",
    b"\xf0\x9f\x82\xa1" * 40,
    b"#12", b"#gggggg", b"play", b"C:\\\\x", b"%s", b"&amp;&lt;", "ﷺ".encode() * 9,
)  # fmt: skip
VALUES = (
    b"null", b"true", b"false", b"[]", b"{}", b"[[]]", b'""', b"[{}]", b'{"a":1}', b"[1,2,3]", b"''",
    b"[" * 2000, b"{a=" * 500, b'{"a":' * 500, b"<x>" * 500,
)  # fmt: skip
SWELLING = (
    b"a",
    b"9",
    b"9" * 9_900 + b",",
    b"1,",
    b" ",
    b"\n",
    b"#\n",
    b"[],",
    b'\\"',
    b'""a',
    b"R1 ",
    b"a = 1\n",
    "ﷺ".encode(),
    b"1. 0 0 draw\n",
)
SIZES = (60_000, 900_000, 3 << 20, 15 << 20)
"""Bytes: of a line that may be, of a file of settings, of a match, and more."""

_NUMBER = re.compile(rb"-?\b\d+(?:\.\d+)?\b")
_TEXT = re.compile(rb'(?<=")[^"\n]*(?=")')
_VALUE = re.compile(rb'(?<=[=:] )(?:"[^"\n]*"|[-\w.]+|\[[^\]\n]*\])')
_KEY = re.compile(rb"^[ \t]*\"?([\w-]+)\"?(?= *[=:])", re.MULTILINE)
_OBJECT = re.compile(rb"<object .*?</object>", re.DOTALL)
_NAMED = re.compile(rb'name="[^"]*"')
_HEADER = re.compile(rb"^\[+([\w-]+)\]+$", re.MULTILINE)
_SECTION = re.compile(rb"^(?=\[)|^(?= *<)|^(?=[\w-]+ =)", re.MULTILINE)


def _flip(data: bytes, luck: Random) -> bytes:
    changed = bytearray(data)
    for _ in range(luck.choice((1, 1, 3, 20))):
        changed[luck.randrange(len(changed))] = luck.randrange(256)
    return bytes(changed)


def _span(data: bytes, luck: Random) -> tuple[int, int]:
    start = luck.randrange(len(data))
    return start, min(len(data), start + luck.choice((1, 4, 30, 300, 3000)))


def _drop(data: bytes, luck: Random) -> bytes:
    start, end = _span(data, luck)
    return data[:start] + data[end:]


def _repeat(data: bytes, luck: Random) -> bytes:
    start, end = _span(data, luck)
    return data[:start] + data[start:end] * luck.choice((2, 3, 50)) + data[end:]


def _insert(data: bytes, luck: Random) -> bytes:
    at = luck.randrange(len(data))
    return data[:at] + luck.choice((*VALUES, *TEXTS, luck.randbytes(9))) + data[at:]


def _cut(data: bytes, luck: Random) -> bytes:
    return data[: luck.randrange(len(data))]


def _exchange(pattern: re.Pattern[bytes], others: tuple[bytes, ...]) -> Change:
    """A change of a place that a pattern finds; where it finds none, of a byte."""

    def change(data: bytes, luck: Random) -> bytes:
        found = list(pattern.finditer(data))
        if not found:
            return _flip(data, luck)
        start, end = luck.choice(found).span()
        return data[:start] + luck.choice(others) + data[end:]

    return change


def _deep_key(data: bytes, luck: Random) -> bytes:
    parts = luck.choice((2, 40, 20_000))
    line = b".".join([b"a"] * parts)
    return data + luck.choice((b"\n" + line + b" = 1\n", b"\n[" + line + b"]\n"))


def multiplied(data: bytes, luck: Random) -> bytes:
    """Return the bytes with thousands of headers of TOML, or of objects of a map, each above the one before."""
    count = luck.choice((30, 3000, 15_000))
    objects = list(_OBJECT.finditer(data))
    if not objects:
        header = b".".join([b"a%d"] * luck.choice((1, 2, 31)))
        depth = header.count(b"%d")
        return data + b"".join(b"\n[" + header % ((n,) * depth) + b"]" for n in range(count))
    one, end = luck.choice(objects)[0], data.index(objects[-1][0]) + len(objects[-1][0])
    more = (_chained(one, n) for n in range(count))
    return data[:end] + b"".join(more) + data[end:]


def _chained(one: bytes, number: int) -> bytes:
    """Return an object under another name, above the one with the number before."""
    above = b'<properties><property name="above" value="x%d"/>' % (number - 1)
    return _NAMED.sub(b'name="x%d"' % number, one, count=1).replace(b"<properties>", above, 1)


def _rename(data: bytes, luck: Random) -> bytes:
    found = list(_KEY.finditer(data))
    if not found:
        return _drop(data, luck)
    start, end = luck.choice(found).span(1)
    other = luck.choice((b"nope", b"", b"a.b", luck.choice(found)[1], b"x" * 9000))
    return data[:start] + other + data[end:]


def _no_tables(data: bytes, luck: Random) -> bytes:
    """Put a value in the place of all tables of one name."""
    found = list(_HEADER.finditer(data))
    if not found:
        return _drop(data, luck)
    name = luck.choice(found)[1]
    parts = re.split(rb"^(?=\[)", data, flags=re.MULTILINE)
    headers = (b"[" + name + b"]", b"[[" + name + b"]]", b"[" + name + b".", b"[[" + name + b".")
    left = [part for part in parts if not part.startswith(headers)]
    return name + b" = " + luck.choice((*VALUES, *NUMBERS)) + b"\n" + b"".join(left)


def _shuffle(data: bytes, luck: Random) -> bytes:
    starts = [0, *(each.start() for each in _SECTION.finditer(data)), len(data)]
    parts = [data[a:b] for a, b in pairwise(starts)]
    luck.shuffle(parts)
    return b"".join(parts[: luck.randrange(len(parts) + 1)] if luck.random() < 0.3 else parts)


def _encode(data: bytes, luck: Random) -> bytes:
    text = data.decode("utf-8", "replace")
    ways = (
        lambda: b"\xef\xbb\xbf" + data,
        lambda: text.encode("utf-16"),
        lambda: text.encode("latin-1", "replace") + b"\xe9",
        lambda: data.replace(b"\n", b"\r\n"),
        lambda: data.replace(b"\n", b"\r"),
        lambda: data.replace(b"\n", b"\0"),
        lambda: data + b"\xff\xfe",
    )
    return luck.choice(ways)()


def _other(data: bytes, luck: Random) -> bytes:
    whole = (
        b"", b"\0" * 100, b"[" * 5000, b"{" * 5000, b'{"a":' * 5000, b"a = " + b"[" * 5000, b"\n" * 5000,
        b"a = 1\n" * 2, b"<" * 5000, b"<map>" + b"<a>" * 5000, luck.randbytes(2000), b"9" * 5000, data * 3,
    )  # fmt: skip
    return luck.choice(whole)


CHANGES: tuple[Change, ...] = (
    _flip, _drop, _repeat, _insert, _cut, _deep_key, _rename, _no_tables, _shuffle, _encode, _other,
    _exchange(_NUMBER, NUMBERS), _exchange(_TEXT, TEXTS), _exchange(_VALUE, (*VALUES, *NUMBERS)),
    _exchange(_NUMBER, NUMBERS), _exchange(_TEXT, TEXTS), _exchange(_VALUE, (*VALUES, *NUMBERS)),
)  # fmt: skip


def mutated(data: bytes, luck: Random) -> bytes:
    """Return the bytes after one to four changes."""
    for _ in range(luck.choice((1, 1, 1, 2, 4))):
        data = luck.choice(CHANGES)(data or b"\n", luck)
    return data


def swollen(data: bytes, luck: Random) -> bytes:
    """Return the bytes with a text, a value or a line that is as long as a whole file may be, or longer."""
    pattern = luck.choice((_TEXT, _VALUE, _SECTION))
    found = list(pattern.finditer(data))
    at = luck.choice(found).end() if found else luck.randrange(len(data) + 1)
    piece = luck.choice(SWELLING)
    return data[:at] + piece * (luck.choice(SIZES) // len(piece)) + data[at:]


PUT: list[str] = []
"""The names of the files that this process has put somewhere, the latest last."""


def put(data: bytes, path: Path, luck: Random) -> None:
    """Put a mutated file at `path`, which is free; now and then something that is no file."""
    PUT.append(path.name)
    kind = luck.random()
    if kind < 0.04 and os.name == "posix":
        luck.choice(_STRANGERS)(path)
    elif kind < 0.06:
        path.write_bytes(swollen(data, luck))
    else:
        path.write_bytes(mutated(data, luck))


def _huge(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 40)


def _unreadable(path: Path) -> None:
    path.write_bytes(b"{}")
    path.chmod(0)


_STRANGERS: tuple[Callable[[Path], object], ...] = (
    _huge,
    _unreadable,
    Path.mkdir,
    lambda path: os.mkfifo(path),
    lambda path: path.symlink_to("/dev/zero"),
    lambda path: path.symlink_to("/etc/passwd"),
    lambda path: path.symlink_to(path),
    lambda path: path.symlink_to("nothing"),
)

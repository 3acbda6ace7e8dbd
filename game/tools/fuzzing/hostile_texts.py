"""Texts as nobody would write them, for the fuzzer: letters from all of Unicode, and lengths to the limits.

`hostile_text(luck, longest)` may hold lone surrogates: `json.dumps` writes them as escapes, UTF-8 cannot.
"""

from __future__ import annotations

import sys
import unicodedata
from array import array
from collections.abc import Callable, Mapping
from functools import cache
from random import Random

INVISIBLE = (
    "\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180e\u2000\u2007\u200b\u200c\u200d\u2028\u2029\u205f"
    "\u2060\u2061\u2800\u3000\u3164\ufe00\ufe0f\ufeff\uffa0\ufff9\ufffc\U0001bca0\U0001d173\U000e0001\U000e0020"
    "\U000e0100\u0085\x00\x7f \t\n\r"
)  # fmt: skip
"""Letters that show nothing, or have no width."""
TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Controls of the direction of writing."""
MARKS = "\u0300\u0301\u0338\u0489\u05b0\u0651\u0e47\u20dd\u20e3\u3099\ufe20\U0001d165"
EMOJI = "😀👩‍🚀🏳️‍🌈👍🏿🇩🇪#️⃣🂡♠♥\U0001f9d1\u200d\U0001f91d\u200d\U0001f9d1"
WIDE = "國ａ한ﷺ𒐫꧅⸻ꟸ"
RIGHT_TO_LEFT = "שלום عليكم ܫܠܡܐ ނަން 𐤀𐤁 ٣٤"
SCRIPTS = "Ağẞßŉﬁ ქართული हिन्दी ไทย ភាសា မြန်မာ தமிழ் བོད 日本語 한국어 Ångström"
WRITTEN = (
    "{ $name }", "{name}", "{", "%s", "%n%n", "<b>x</b>", "</title>", "&amp;&#0;", "[x](y)", "**x**", "`x`",
    "'; --", '"', "\\", "\\u0000", "\\N{BULLET}", "../../x", "C:\\x", "http://x.example/", "\x1b[31mx\x1b[0m",
    "\x1b]0;x\x07", "\b\b\b", "\r\nx: y", "\ue000RH\ue001", "\ue001", "kind.AS", "table.left", "-term",
    "None", "nan", "-1", "0", "1e999", "٣", "½", "say it", "play R5", "undo 1", "accuse 1 AS", ";", "#", "|",
)  # fmt: skip
"""Pieces that somebody could read as more than text: markup, escapes, keys, actions."""
CALLED_WITH = (
    "$count", "$name", "7", "1.5", "-1", '"x"', "ui-back", "nobody", "-nobody", "DATETIME($count)", 'case: "x"',
    "case: 7", 'join: "xor"', 'style: "unit"', 'style: "currency"', "currency: 7", 'currencyDisplay: "name"',
    "useGrouping: 0", 'useGrouping: "false"', "minimumFractionDigits: 1.5", 'minimumFractionDigits: "3"',
    "maximumSignificantDigits: 0", 'timeZone: "Nowhere"', 'dateStyle: "huge"',
)  # fmt: skip
"""What a function in a message of a language may be given: values, and options."""
LONGEST_RUN = 1_000
"""Letters that are drawn one by one; longer texts repeat them."""


@cache
def letters_by_category() -> Mapping[str, array[int]]:
    """Return all code points of Unicode, surrogates and what is not assigned among them, by their category."""
    found: dict[str, array[int]] = {}
    for point in range(sys.maxunicode + 1):
        found.setdefault(unicodedata.category(chr(point)), array("I")).append(point)
    return found


def any_letter(luck: Random) -> str:
    """Return a letter of any category: each is as likely as every other, however few letters are in it."""
    categories = letters_by_category()
    return chr(luck.choice(categories[luck.choice(sorted(categories))]))


def hostile_text(luck: Random, longest: int) -> str:
    """Return a text of at most `longest` letters; often of exactly as many, sometimes of none."""
    text = luck.choice(_WAYS)(luck, luck.choice((1, 2, 5, longest, luck.randint(0, longest))))
    if luck.random() < 0.2:
        at = luck.randint(0, len(text))
        text = text[:at] + luck.choice((*WRITTEN, any_letter(luck))) + text[at:]
    if luck.random() < 0.1:
        text = unicodedata.normalize(luck.choice(("NFC", "NFD", "NFKC", "NFKD")), text)
    return text[:longest]


def hostile_message(luck: Random) -> str:
    """Return what may stand behind the equals sign of a message of a language."""
    text = hostile_text(luck, luck.choice((20, 60, 200, 5000)))
    number = luck.choice(
        ("1", "0", "-1", "999999999", "9" * 3000, "1." + "0" * 3000, "$count", "$name")
    )
    option = luck.choice(("minimumFractionDigits", "maximumSignificantDigits", "style", "currency"))
    called = luck.choice(("DATETIME", "NUMBER", "NAME", "TRAIT", "COUNT", "LEN", "PLATFORM"))
    given = ", ".join(luck.choices(CALLED_WITH, k=luck.choice((0, 1, 1, 2, 3))))
    code = luck.choice(("\\u200B", "\\uE000", "\\U10FFFF", "\\u0000", "\\uD800"))
    ways = (
        text,
        "\n    " + text.replace("\n", "\n    "),
        f'{{ "{code}" }}',
        f"{{ NUMBER({number}, {option}: {luck.choice((0, 20, 999_999_999))}) }}",
        f"{{ {number} }}",
        f"{{ {called}({given}) }}",
        f"{{ {called}({given}) ->\n   *[other] {text[:60]}\n }}",
        f"{{ $count ->\n    [one] {text[:60]}\n   *[other] {text[:60]}\n }}",
        "{ ui-title-quit }" * luck.choice((1, 40, 900)),
    )
    return luck.choice(ways)


def hostile_parts(luck: Random) -> str:
    """Return messages each of which is made of the next one, the first `part0`, the last of it a text."""
    levels = luck.choice((2, 19, 99, 5000))
    made = luck.choice(
        ("{{ part{0} }}", "{{ part{0} }}" * 9, "{{ NAME(part{0}, part{0}, part{0}, part{0}) }}")
    )
    parts = "".join(f"part{each} = {made.format(each + 1)}\n" for each in range(levels))
    end = luck.choice((levels + 1, 0))  # or what it is made of is itself
    last = hostile_text(luck, 20) if end else "{ part0 }"
    return f"{parts}part{levels} = {last}\n"


HEAVY_PARTS = (
    "{$count} ", '{""}', '{"\\u0041"}', "{NUMBER($count, minimumFractionDigits: 15)}",
    '{NAME($name, a: "b", c: "d")}',
    "{$count ->\n [0] a\n [1] b\n *[other] c\n }", "{$a ->\n *[b] {$c ->\n *[d] e\n }\n }", "{-heavy}",
    '{-heavy(x: "y")}', "\n    .a = b", "{ $a ->\n [b] ", "क्षि", "👩‍🚀", "ab ", "\n    }", "{ui-title-quit}",
)  # fmt: skip
"""What a message may be full of that is much work for its length."""


def heavy_messages(luck: Random, lengths: Mapping[str, int]) -> str:
    """Return messages by their ids, each as long as it may be, and full of what is much work."""
    parts = luck.sample(HEAVY_PARTS, luck.choice((1, 1, 1, 3)))
    messages = [f"-heavy = {luck.choice(HEAVY_PARTS) * luck.choice((1, 60))}"]
    for id, length in lengths.items():
        part = luck.choice(parts)
        if luck.random() < 0.1:
            part = _drawn(lambda: any_letter(luck), 300).replace("\n", " ")
        messages.append(f"{id} =\n    x{part * ((length - len(id) - 8) // len(part))}")
    return "\n".join(messages)


def chained_messages(luck: Random, count: int) -> str:
    """Return messages each of which is made of the one before it, or all of one that is made of many."""
    made = luck.choice(("{{ {0}{1} }}", "{{ {0}{1} }}{{ {0}{1} }}", '{{ {0}{1}(a: "b") }}'))
    name, deep = luck.choice(("m", "-m")), luck.choice((9, 98, count))
    links = (
        f"{name}{each} = {made.format(name, each - 1)}\n" for each in range(1, min(deep, count))
    )
    ends = (f"n{each} = {made.format(name, deep)}\n" for each in range(deep + 1, count))
    return (
        f"{name}0 = x\n"
        + "".join(links)
        + f"{name}{deep} = {{ {name}{deep - 1} }}\n"
        + "".join(ends)
    )


def look_alike(text: str, luck: Random) -> str:
    """Return a text that looks as the one given, or nearly so: with letters that nobody sees, or blanks."""
    at = luck.randint(0, len(text))
    return text[:at] + luck.choice(INVISIBLE + TURNING) * luck.choice((1, 1, 3)) + text[at:]


def _drawn(draw: Callable[[], str], count: int) -> str:
    """Draw pieces until there are so many letters; beyond LONGEST_RUN what was drawn comes again."""
    found = ""
    while len(found) < min(count, LONGEST_RUN):
        found += draw()
    return (found * (count // max(1, len(found)) + 1))[:count]


def _of_all(luck: Random, count: int) -> str:
    return _drawn(lambda: any_letter(luck), count)


def _of_one_category(luck: Random, count: int) -> str:
    points = luck.choice(list(letters_by_category().values()))
    return _drawn(lambda: chr(luck.choice(points)), count)


def _of_one_letter(luck: Random, count: int) -> str:
    letter = luck.choice((any_letter(luck), luck.choice(INVISIBLE + TURNING + MARKS + WIDE), "W"))
    return letter * count


def _of_some(letters: str) -> Callable[[Random, int], str]:
    return lambda luck, count: _drawn(lambda: luck.choice(letters), count)


def _among_plain_ones(luck: Random, count: int) -> str:
    """Plain letters, with some among them that are not."""
    odd = luck.choice((INVISIBLE, TURNING, MARKS, EMOJI, WIDE, any_letter(luck)))
    return _drawn(lambda: luck.choice(("a", "b ", "Ida", "7", luck.choice(odd))), count)


def _under_marks(luck: Random, count: int) -> str:
    return _drawn(
        lambda: luck.choice("aé한 ") + luck.choice(MARKS) * luck.choice((1, 3, 40)), count
    )


def _written(luck: Random, count: int) -> str:
    return _drawn(lambda: luck.choice(WRITTEN), count)


_WAYS: tuple[Callable[[Random, int], str], ...] = (
    _of_all, _of_one_category, _of_one_category, _of_one_letter, _of_one_letter, _among_plain_ones,
    _under_marks, _written, _of_some(INVISIBLE), _of_some(TURNING + "ab ב"), _of_some(MARKS),
    _of_some(EMOJI + "\u200d\ufe0f"), _of_some(WIDE), _of_some(RIGHT_TO_LEFT + "ab 1"), _of_some(SCRIPTS),
    _of_some("abc ABC 123 .,!-'"),
)  # fmt: skip

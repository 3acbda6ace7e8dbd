"""Makes the fonts for letters that the program's own do not have: `python build/art/fonts.py FONTS [folder]`.

FONTS is the folder of the Noto fonts, as Debian has them in fonts-noto-core and fonts-noto-color-emoji. Of them
come the letters of Hebrew and Arabic, and the emoji that people put into names: faces, hearts, animals, food.
Flags, skin tones and people in groups are left out for their size. The folder is `assets/fonts` unless given.
"""

import sys
from pathlib import Path

from fontTools import subset

SHARED = [*range(0x20, 0x41), *range(0x5B, 0x61), *range(0x7B, 0x7F)]
"""Blanks, figures and punctuation, which stand between letters in the same font."""
HEBREW = [*SHARED, *range(0x0591, 0x05F5), *range(0xFB1D, 0xFB50)]
ARABIC = [
    *SHARED,
    *range(0x0600, 0x0700),
    *range(0x0750, 0x0780),
    *range(0x200C, 0x2010),
    0x25CC,
]
FACES = [*range(0x1F600, 0x1F650), *range(0x1F910, 0x1F918), *range(0x1F920, 0x1F930)]
FACES += [0x1F970, 0x1F971, 0x1F973, 0x1F974, 0x1F975, 0x1F976, 0x1F97A, 0x1F9D0, 0x263A]
FACES += [0x1F47B, 0x1F47D, 0x1F47E, 0x1F480, 0x1F916, 0x1F383, 0x1F921, 0x1F608]
HEARTS = [0x2764, *range(0x1F493, 0x1F4A0), 0x1F5A4, 0x1F90D, 0x1F90E, 0x1F9E1, 0x1F48B]
ANIMALS = [*range(0x1F400, 0x1F440), *range(0x1F980, 0x1F9A3)]
FOOD = [
    *range(0x1F345, 0x1F350),
    *range(0x1F350, 0x1F370),
    *range(0x1F950, 0x1F95A),
    0x1F370,
    0x1F37A,
    0x1F37F,
]
NATURE = [
    0x2600,
    0x2601,
    0x26A1,
    0x2744,
    0x1F308,
    0x1F319,
    0x1F31E,
    0x1F31F,
    0x1F338,
    0x1F339,
    0x1F33A,
    0x1F33B,
]
NATURE += [0x1F340, 0x1F335, 0x1F334, 0x1F332, 0x1F525, 0x1F30A, 0x2B50, 0x2728]
THINGS = [
    0x1F451,
    0x1F452,
    0x1F380,
    0x1F388,
    0x1F389,
    0x1F3AE,
    0x1F3B2,
    0x1F3B5,
    0x1F3B8,
    0x1F3C6,
    0x26BD,
    0x1F0CF,
]
THINGS += [0x1F680, 0x1F48E, 0x1F4A5, 0x1F4A9, 0x1F4AF, 0x1F44D, 0x1F44B, 0x270C, 0x1F918, 0x1F440]
EMOJI = [*FACES, *HEARTS, *ANIMALS, *FOOD, *NATURE, *THINGS, 0xFE0F]

MADE = {
    "hebrew.ttf": ("NotoSansHebrew-Bold.ttf", HEBREW),
    "arabic.ttf": ("NotoSansArabic-Bold.ttf", ARABIC),
    "emoji.ttf": ("NotoColorEmoji.ttf", EMOJI),
}


def make(source: Path, letters: list[int], target: Path) -> None:
    """Write a font with these letters of another one, and what it knows of joining them."""
    options = subset.Options(layout_features=["*"], hinting=False, desubroutinize=True)
    options.name_IDs = [0, 1, 2, 13, 14]
    options.recalc_timestamp = False
    font = subset.load_font(str(source), options)
    maker = subset.Subsetter(options)
    maker.populate(unicodes=letters)
    maker.subset(font)
    subset.save_font(font, str(target), options)


def main() -> None:
    """Write every font."""
    source, *rest = map(Path, sys.argv[1:])
    folder = rest[0] if rest else Path(__file__).resolve().parents[2] / "assets" / "fonts"
    folder.mkdir(parents=True, exist_ok=True)
    for name, (of, letters) in MADE.items():
        make(source / of, letters, folder / name)
        print(f"{name}: {(folder / name).stat().st_size} bytes")


if __name__ == "__main__":
    main()

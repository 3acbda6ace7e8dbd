"""A contact sheet: drawings as pygame renders them, on cloth, to be looked at.

`python build/art/sheet.py sheet.png 158 assets/cards/colour/R*.svg` draws them 158 px wide.
"""

import os
import sys

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

CLOTH = (43, 90, 80)
GAP = 12
LINE = 1400


def main() -> None:
    """Write the sheet named first, at the width named second."""
    target, width, *names = sys.argv[1:]
    pictures = []
    for name in names:
        whole = pygame.image.load(name)
        height = round(int(width) * whole.get_height() / whole.get_width())
        pictures.append(pygame.image.load_sized_svg(name, (int(width), height)))
    places = []
    x = y = GAP
    deepest = 0
    for picture in pictures:
        if x + picture.get_width() > LINE:
            x, y, deepest = GAP, y + deepest + GAP, 0
        places.append((x, y))
        x += picture.get_width() + GAP
        deepest = max(deepest, picture.get_height())
    sheet = pygame.Surface((LINE, y + deepest + GAP))
    sheet.fill(CLOTH)
    sheet.blits(list(zip(pictures, places, strict=True)))
    pygame.image.save(sheet, target)


if __name__ == "__main__":
    main()

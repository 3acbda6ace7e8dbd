"""What every scene stands on: the window's space, type, pictures, words, sound and settings.

A scene is given one `Stage` and draws with `stage.paint`, `stage.fonts`, `stage.images`; lengths come from
`stage.px(design)`.
"""

from __future__ import annotations

import sys
from functools import cached_property
from pathlib import Path

from pygame import FRect, Rect, Surface

from game.store.places import Places, assets
from game.store.settings import Settings
from game.view.fonts import Fonts
from game.view.images import Images
from game.view.input import Reader
from game.view.paint import Paint
from game.view.sound import Silence, Sound
from game.view.space import Space
from game.view.theme import Theme
from game.view.tween import Speed
from game.view.window import Window
from game.words.catalogue import Catalogue


class Stage:
    """The things that scenes share. `space` is replaced when the window changes; nothing else is."""

    def __init__(
        self,
        window: Window,
        reader: Reader,
        words: Catalogue,
        settings: Settings,
        places: Places,
        sound: Sound | None = None,
    ) -> None:
        self.window = window
        self.reader = reader
        self.words = words
        self.settings = settings
        self.places = places
        self.sound: Sound = sound or Silence()
        self.space = Space(*window.size, window.density, settings.text_scale)
        self.fonts = Fonts(self.space)
        self.images = Images(assets())
        self.paint = Paint(self.space, self.fonts, self.images)
        reader.bindings.restore(settings.keys, settings.buttons)
        self._warned = False
        self._themes: dict[str, Theme] = {}

    def keep_settings(self) -> None:
        """Save the settings. Where that cannot be done it is said once, and the game goes on."""
        trouble = self.settings.save(self.places.settings)
        if trouble and not self._warned:
            self._warned = True
            print(trouble, file=sys.stderr)

    def toggle_full_screen(self) -> None:
        """To the whole screen and back, also the next time the program starts."""
        self.window.toggle_full_screen()
        self.settings.full_screen = self.window.full_screen

    @property
    def size(self) -> tuple[int, int]:
        """The window's real pixels."""
        return self.space.width, self.space.height

    def px(self, design: float) -> int:
        """A length of the design in real pixels."""
        return self.space.px(design)

    def rect(self, design: FRect) -> Rect:
        """A rectangle of the design in real pixels; neighbours in the one are so in the other."""
        px = self.space.px
        left, top = px(design.left), px(design.top)
        return Rect(left, top, px(design.right) - left, px(design.bottom) - top)

    @property
    def speed(self) -> Speed:
        """How fast the player wants things to move."""
        name = self.settings.speed
        return Speed[name] if name in Speed.__members__ else Speed.NORMAL

    @property
    def theme(self) -> Theme:
        """The theme of the table, as chosen."""
        return self.themed(self.settings.theme)

    def themed(self, name: str) -> Theme:
        """A theme by name; the first there is if there is none of that name."""
        if name not in self._themes:
            self._themes[name] = Theme.named(self.themes_folder, name)
        return self._themes[name]

    @cached_property
    def themes_folder(self) -> Path:
        """Where the themes are."""
        return assets() / "themes"

    def resize(self) -> bool:
        """Take over the window's size and the player's text scale; whether anything is different."""
        self.window.refresh()
        space = Space(*self.window.size, self.window.density, self.settings.text_scale)
        if space == self.space:
            return False
        self.space = space
        self.fonts.resize(space)
        self.paint.resize(space)
        self.images.clear()
        for theme in self._themes.values():
            theme.clear()
        return True

    def cloth(self) -> Surface:
        """The whole window as the bare table of the theme, with its rim."""
        return self.theme.table(self.space)

"""What every scene stands on: the window's space, type, pictures, words, sound and settings.

A scene is given one `SceneKit` and draws with `kit.paint`, `kit.fonts`, `kit.pictures`; lengths come from
`kit.px(design)`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random, SystemRandom
from typing import TypeVar

from pygame import FRect, Rect, Surface

from game.engine.problems import Phrase
from game.show.tween import Speed
from game.store.platform_folders import PlayerFolders, assets
from game.store.settings_file import Settings
from game.view.base.fonts import Fonts
from game.view.base.paint import Paint
from game.view.base.pictures import Pictures
from game.view.base.sound_player import Silence, Sound
from game.view.base.space import Space
from game.view.base.table_theme import Theme
from game.view.base.theme_files import BackFile, LookError, names, read_back, read_theme
from game.view.base.window import LEAST_SIZE, Window
from game.view.input.reader import Reader
from game.words.catalogue import Catalogue

Look = TypeVar("Look")

BACKS = "cards/backs"
USUAL_THEME, USUAL_BACK = "teal", "rosette"
MOST_DEALS = 999_999
"""The highest number of a deal."""
BY_GAME = "game"
"""The player's wish that each game lays its own table: the theme whose file names it."""


class SceneKit:
    """The things that scenes share. `space` is replaced when the window changes; nothing else is."""

    def __init__(
        self,
        window: Window,
        reader: Reader,
        words: Catalogue,
        settings: Settings,
        places: PlayerFolders,
        sound: Sound | None = None,
    ) -> None:
        self.window = window
        self.reader = reader
        self.words = reader.words = words
        self.settings = settings
        self.places = places
        self.sound: Sound = sound or Silence()
        size = LEAST_SIZE if window.too_small else window.size
        self.space = Space(*size, window.density, settings.text_scale)
        self.fonts = Fonts(self.space)
        self.pictures = Pictures(assets())
        self.paint = Paint(self.space, self.fonts, self.pictures)
        reader.restore(settings.keys, settings.buttons)
        self.chance: Random = SystemRandom()
        """Where the numbers of new deals come from; who must be able to do all once more sets another."""
        self.notices: list[str] = []
        """Sentences that the player is to be told before anything else."""
        self.strings = assets() / "strings"
        """Where the languages are."""
        words.on_damage(self.notices.append)
        self._warned = False
        self._themes: dict[str, Theme] = {}
        self._tables: dict[str, str] = {}
        self._backs: dict[str, BackFile] = {}

    def new_seed(self) -> int:
        """The number of a deal that nobody can foresee, and that can be told and written down."""
        return self.chance.randint(1, MOST_DEALS)

    def speak(self, language: str) -> None:
        """Have what is written from now on in another language, named by its folder."""
        self.settings.language = language
        self.words = self.reader.words = Catalogue.load(self.strings / language)
        self.words.on_damage(self.notices.append)
        self.keep_settings()

    def keep_settings(self) -> None:
        """Save the settings. Where that cannot be done it is said once, and the game goes on."""
        trouble = self.settings.save(self.places.settings)
        if trouble and not self._warned:
            self._warned = True
            sentence = self.words.phrase(trouble)
            self.notices.append(sentence)
            print(sentence, file=sys.stderr)

    def toggle_full_screen(self) -> None:
        """To the whole screen and back, also the next time the program starts."""
        self.window.toggle_full_screen()
        self.settings.full_screen = self.window.full_screen
        self.keep_settings()

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
        return _speed(self.settings.speed)

    @property
    def thinking(self) -> Speed:
        """How fast the player wants bots to think."""
        return _speed(self.settings.think)

    @property
    def theme(self) -> Theme:
        """The theme of the table, as chosen; the usual one where no game is played."""
        return self.theme_of("")

    def theme_of(self, game: str) -> Theme:
        """The theme on which a game is played, by its id: the chosen one, or else its own."""
        chosen = self.settings.theme
        if chosen != BY_GAME:
            return self.themed(chosen)
        if game not in self._tables:
            folder = assets() / "themes"
            self._tables[game] = next(
                (name for name in names(folder) if game in self.themed(name).games), USUAL_THEME
            )
        return self.themed(self._tables[game])

    def themed(self, name: str) -> Theme:
        """A theme by name; where its file is no good another, which `notices` will tell of.

        LookError if none of them can be used.
        """
        if name not in self._themes:
            self._themes[name] = self._first_good(
                "themes", "theme", name, USUAL_THEME, lambda path: Theme(read_theme(path))
            )
        return self._themes[name]

    @property
    def back(self) -> str:
        """The picture of the cards' backs, as chosen: its file's name."""
        name = self.settings.back
        if name not in self._backs:
            self._backs[name] = self._first_good(BACKS, "back", name, USUAL_BACK, read_back)
        return self._backs[name].picture.stem

    def _first_good(
        self, folder: str, kind: str, name: str, usual: str, read: Callable[[Path], Look]
    ) -> Look:
        """What a file holds; if that cannot be used, what the usual one or any other does."""
        trouble: LookError | None = None
        for each in dict.fromkeys([name, usual, *names(assets() / folder)]):
            try:
                found = read(assets() / folder / f"{each}.toml")
            except LookError as error:
                trouble = trouble or error
                continue
            if trouble is not None:
                said = self.words.phrase(trouble.phrase)
                name = self.words(f"{kind}.{each}")
                self.notices.append(self.words("ui.notice.instead", trouble=said, name=name))
            return found
        nothing = Phrase("problem.file-nothing", folder=str(assets() / folder))
        raise trouble or LookError(nothing)

    def resize(self) -> bool:
        """Take over the window's size and the player's text scale; whether anything is different.

        A window that is too small for anything to be seen leaves all as it was: it is not drawn on.
        """
        self.window.refresh()
        if self.window.too_small:
            return False
        space = Space(*self.window.size, self.window.density, self.settings.text_scale)
        if space == self.space:
            return False
        self.space = space
        self.fonts.resize(space)
        self.paint.resize(space)
        self.pictures.clear()
        for theme in self._themes.values():
            theme.clear()
        return True

    def cloth(self, game: str = "") -> Surface:
        """The whole window as the bare table on which a game is played, with its rim."""
        return self.theme_of(game).table(self.space)


def _speed(name: str) -> Speed:
    return Speed[name] if name in Speed.__members__ else Speed.NORMAL

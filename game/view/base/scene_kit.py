"""The scene kit: what all scenes share, such as space, fonts, pictures, words, sound and settings.

A scene is given one `SceneKit` and draws with `kit.paint`, `kit.fonts`, `kit.pictures`; lengths come from
`kit.px(design)`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from copy import copy
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, TypeVar

from pygame import FRect, Rect, Surface

from game.engine.problems import Phrase
from game.show.motion.tween import Speed
from game.show.remarks.said_lately import SaidLately
from game.store.platform_folders import PlayerFolders, assets
from game.store.settings_file import MOST_DEALS, Settings
from game.view.base.arranging import Boxes, Placed
from game.view.base.boxes import Box
from game.view.base.fonts import Fonts
from game.view.base.paint import Paint
from game.view.base.picture_pool import PicturePool
from game.view.base.pictures import Pictures
from game.view.base.space import COUCH_TEXT, LEAST_DESIGN_TEXT, TABLE_TEXT, Space
from game.view.base.suit_styles import faces
from game.view.base.table_theme import Theme, plain_weave
from game.view.base.theme_files import BackFile, LookError, names, read_back, read_theme
from game.view.base.window import LEAST_SIZE, Window
from game.view.files.drawn_apart import Drawings
from game.view.input.input_reader import InputReader
from game.view.music.sound import Sound
from game.words.catalogue import Catalogue

if TYPE_CHECKING:
    from game.phones.phones import Phones
    from game.session.today.par_worker import ParWorker
    from game.show.party import Party

Look = TypeVar("Look")

BACKS = "cards/backs"
USUAL_THEME, USUAL_BACK = "teal", "rosette"
LEAST_KEPT, MOST_KEPT = 64 << 20, 320 << 20
"""Bytes of pictures that are kept in the smallest and the largest window; 95 MiB at 1920x1080."""
MOST_ALIKE = 3
"""Notices of one kind that are shown one after the other."""
BY_GAME = "game"
"""The value of the theme's setting by which each game has the theme whose file names it."""


class SceneKit:
    """The objects that scenes share. `space` is replaced when the window's size changes."""

    def __init__(
        self,
        window: Window,
        reader: InputReader,
        words: Catalogue,
        settings: Settings,
        places: PlayerFolders,
        sound: Sound | None = None,
    ) -> None:
        self.window = window
        self.input = reader
        self.words = reader.key_names.words = words
        self.settings = settings
        self.places = places
        self.sound: Sound = sound or Sound()
        size = LEAST_SIZE if window.too_small else window.size
        self.space = self._spaced(size)
        self.pool = PicturePool(_kept_bytes(self.space))
        self.fonts = Fonts(self.space, self.pool)
        self.boxes = Boxes(self.fonts)
        self.pictures = Pictures(assets(), self.pool)
        self.paint = Paint(self.space, self.fonts, self.pictures)
        reader.restore(settings.keys, settings.buttons, settings.zones)
        self.chance: Random = SystemRandom()
        """The generator of the numbers of new deals; tools replace it by a seeded one."""
        self.said = SaidLately()
        """What guests have said this evening."""
        self.notices: list[str] = []
        """Notices that are still to be shown to the player."""
        self.most_alike = MOST_ALIKE
        """The most notices of one kind, as of card backs that cannot be used, before the rest are counted."""
        self.phones: Phones | None = None
        """The phones that people may hold their hands on; None until somebody wants to."""
        self.party: Party | None = None
        """The people of this evening; None until somebody asks for them."""
        self.par: ParWorker | None = None
        """What plays the pars of days' deals beside the window; None until one is wanted."""
        self.plays_par = False
        """Whether there may be such a process."""
        self.lets_phones_in = False
        """Whether phones may come in as soon as the party is opened."""
        self.keeps_matches = True
        """Whether matches are kept in the player's folder."""
        self.offers_lessons = True
        """Whether a lesson is offered before the first match of a game."""
        self._told: set[str] = set()
        self._alike = Counter[str]()
        """How many notices of each kind have come since all were read."""
        self.strings = assets() / "strings"
        """The folder of the languages."""
        words.on_damage(self.notices.append)
        self._warned = False
        self.drawings = Drawings(self.tell_once)
        """Pictures of themes and backs that are too much to be drawn at once."""
        self._themes: dict[str, Theme] = {}
        self._tables: dict[str, str] = {}
        self._backs: dict[str, BackFile] = {}

    def part(self, width: int, height: int) -> SceneKit:
        """Return a kit for drawing what has a part of the window, so many real pixels, as if it had all of it.

        It shares everything but the measures, and is good until the window changes. With a pad, its texts are
        as large as the window's, up to what a table has room for.
        """
        made = copy(self)
        space = self.space.resized(width, height, self.space.density)
        made.space = space.at_arms_length(TABLE_TEXT) if self.input.by_pad else space
        made.fonts = Fonts(made.space, self.pool)
        made.boxes = Boxes(made.fonts)
        made.paint = Paint(made.space, made.fonts, self.pictures)
        return made

    def new_seed(self) -> int:
        """Return a random number of a deal, at most MOST_DEALS so that it can be written down."""
        return self.chance.randint(1, MOST_DEALS)

    def tell_once(self, phrase: Phrase) -> None:
        """Give a notice, unless the same was given before, as of a file that is read again and again.

        Of those that are alike the player reads `most_alike` at a time, and how many more there are.
        """
        self._tell(self.words.phrase(phrase), phrase.key)

    def _tell(self, sentence: str, kind: str) -> None:
        if sentence in self._told:
            return
        self._told.add(sentence)
        self._alike[kind] += 1
        if self._alike[kind] <= self.most_alike:
            self.notices.append(sentence)

    def next_notice(self) -> str:
        """Take the notice to be shown next, "" if there is none: the last says how many were not shown."""
        if self.notices:
            return self.notices.pop(0)
        more = sum(max(0, each - self.most_alike) for each in self._alike.values())
        self._alike.clear()
        return self.words("ui.notice.more", count=more) if more else ""

    def speak(self, language: str) -> None:
        """Change the language of all texts, by the name of its folder."""
        self.settings.language = language
        self.words = self.input.key_names.words = Catalogue.load(self.strings / language)
        self.words.on_damage(self.notices.append)
        self.keep_settings()

    def keep_settings(self) -> None:
        """Save the settings. If that fails, a notice says so the first time, and the game goes on."""
        trouble = self.settings.save(self.places.settings)
        if trouble and not self._warned:
            self._warned = True
            sentence = self.words.phrase(trouble)
            self.notices.append(sentence)
            print(sentence, file=sys.stderr)

    def toggle_full_screen(self) -> None:
        """Switch full screen on or off, and keep that in the settings."""
        self.window.toggle_full_screen()
        self.settings.full_screen = self.window.full_screen
        self.keep_settings()

    @property
    def size(self) -> tuple[int, int]:
        """The window's real pixels."""
        return self.space.width, self.space.height

    def arrange(self, box: Box, area: Rect | None = None) -> Placed:
        """Return where everything of a box is, in an area of real pixels or else in the whole window.

        Languages that are written from right to left see it mirrored.
        """
        area = Rect((0, 0), self.size) if area is None else area
        return self.boxes.arrange(box, area, mirrored=self.words.right_to_left)

    def px(self, design: float) -> int:
        """Return a length in design pixels as real pixels."""
        return self.space.px(design)

    def rect(self, design: FRect) -> Rect:
        """Return a rectangle in design pixels as real pixels; edges that touch still do."""
        px = self.space.px
        left, top = px(design.left), px(design.top)
        return Rect(left, top, px(design.right) - left, px(design.bottom) - top)

    def design(self, real: Rect) -> FRect:
        """A rectangle of real pixels in those of the design."""
        scale = self.space.scale
        return FRect(real.x / scale, real.y / scale, real.w / scale, real.h / scale)

    @property
    def speed(self) -> Speed:
        """How fast the player wants things to move."""
        return _speed(self.settings.speed)

    @property
    def calm(self) -> bool:
        """Whether hits pass quietly: by a setting of its own, or as motion is reduced, or off."""
        return self.settings.calm or self.unmoved

    @property
    def unmoved(self) -> bool:
        """Whether nothing is to move by itself: motion is reduced, or off."""
        return self.settings.reduced_motion or self.speed is Speed.OFF

    @property
    def thinking(self) -> Speed:
        """How fast the player wants bots to think."""
        return _speed(self.settings.think)

    @property
    def theme(self) -> Theme:
        """The chosen theme; the default one if each game has its own."""
        return self.theme_of("")

    def theme_of(self, game: str) -> Theme:
        """Return the theme of a game, by its id: the chosen one, or else the game's own."""
        chosen = self.settings.theme
        if chosen != BY_GAME:
            return self._laid(chosen)
        if game not in self._tables:
            folder = assets() / "themes"
            self._tables[game] = next(
                (name for name in names(folder) if self._is_of(name, game)), USUAL_THEME
            )
        return self._laid(self._tables[game])

    def _is_of(self, name: str, game: str) -> bool:
        """Return whether a theme is a game's own. One that cannot be used is nobody's: no choice is lost."""
        if name not in self._themes:
            try:
                self._themes[name] = self._read_theme(assets() / "themes" / f"{name}.toml")
            except LookError:
                return False
        theme = self._themes[name]
        return theme.name == name and game in theme.games

    def _laid(self, name: str) -> Theme:
        """Return a theme that is laid: its weave is drawn apart if it has to be."""
        theme = self.themed(name)
        if theme.weave.picture != theme.file.weave:
            self.drawings.want(theme.file.weave)
        return theme

    def themed(self, name: str) -> Theme:
        """Return a theme by name, or another one, with a notice, if its file cannot be used.

        It has the plain weave as long as its own has not been drawn. Raises LookError if no theme can be used.
        """
        if name not in self._themes:
            self._themes[name] = self._first_good(
                "themes", "theme", name, USUAL_THEME, self._read_theme
            )
        return self._themes[name]

    def _read_theme(self, path: Path) -> Theme:
        file = read_theme(path)
        weave = None if self.drawings.has(file.weave) else plain_weave()
        return Theme(file, self.pool, weave)

    def look_again(self) -> None:
        """Make themes and backs again, as after more of their pictures have been drawn."""
        self._themes.clear()
        self._backs.clear()
        self.pool.clear()

    @property
    def back(self) -> str:
        """The file name, without its ending, of the picture of the chosen card back.

        That of the usual one as long as the chosen one has not been drawn.
        """
        name = self.settings.back
        if name not in self._backs:
            found = self._first_good(BACKS, "back", name, USUAL_BACK, read_back)
            if not self.drawings.has(found.picture):
                self.drawings.want(found.picture)
                found = self._first_good(BACKS, "back", USUAL_BACK, USUAL_BACK, self._drawn_back)
            self._backs[name] = found
        return self._backs[name].picture.stem

    def faces(self, deck: str) -> str:
        """Return the folder of the pictures of a deck's cards, as the player wants them."""
        wishes = self.settings
        return faces(deck, wishes.four_colour, wishes.high_contrast, wishes.night_cards)

    def _drawn_back(self, path: Path) -> BackFile:
        found = read_back(path)
        if not self.drawings.has(found.picture):
            reason = Phrase("problem.reason-not-light")
            raise LookError(Phrase("problem.file-back", file=str(path), reason=reason))
        return found

    def _first_good(
        self, folder: str, kind: str, name: str, usual: str, read: Callable[[Path], Look]
    ) -> Look:
        """Return what a file holds; if it cannot be used, give a notice and return the default or another."""
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
                told = self.words("ui.notice.instead", trouble=said, name=name)
                self._tell(told, "ui.notice.instead")
            return found
        nothing = Phrase("problem.file-nothing", folder=str(assets() / folder))
        raise trouble or LookError(nothing)

    def _spaced(self, size: tuple[int, int]) -> Space:
        """Return the space of a window of this size, with the texts that the player wants."""
        wishes = self.settings
        least = COUCH_TEXT if wishes.couch_text else LEAST_DESIGN_TEXT
        space = Space(*size, self.window.density, wishes.text_scale, least)
        return space.at_arms_length() if self.input.by_pad else space

    def resize(self) -> bool:
        """Take over the window's size and the player's text scale; return whether anything changed.

        A window that is too small to draw on changes nothing.
        """
        self.window.refresh()
        if self.window.too_small:
            return False
        space = self._spaced(self.window.size)
        if space == self.space:
            return False
        self.space = space
        self.fonts.resize(space)
        self.paint.resize(space)
        self.pool.clear()
        self.pool.limit = _kept_bytes(space)
        return True

    def cloth(self, game: str = "") -> Surface:
        """The whole window as the bare table on which a game is played, with its rim."""
        return self.theme_of(game).table(self.space)

    def draw_wood(self, target: Surface, area: Rect, theme: Theme | None = None) -> None:
        """Draw a wooden bar, of the player's theme if no other is given, and its shadow above it."""
        wood = (self.theme if theme is None else theme).wood(*area.size, self.space.scale)
        self.paint.shadow(target, area, 0, (0, -10), 16, 0.5)
        target.blit(wood, area)


def _speed(name: str) -> Speed:
    return Speed[name] if name in Speed.__members__ else Speed.NORMAL


def _kept_bytes(space: Space) -> int:
    """The bytes of pictures worth keeping: about twelve windows of them, within bounds."""
    return min(max(12 * 4 * space.width * space.height, LEAST_KEPT), MOST_KEPT)

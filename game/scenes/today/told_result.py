"""The result of a first try as it is told to others: a line of text, and a small picture, without cards."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import pygame
from pygame import SRCALPHA, Surface

from game.files.writing import write_whole
from game.scenes.base.game_titles import title_parts
from game.scenes.base.todays.todays_marks import state_of
from game.session.today.first_tries import FirstTry, TryState
from game.view.base.colours import AMBER, LIGHT
from game.view.base.fonts import BOLD, SEMIBOLD, TITLE
from game.view.base.scene_kit import SceneKit
from game.view.cards.game_cover import round_corners
from game.view.table.portraits import blit_portrait
from game.words.catalogue import Catalogue
from game.words.named_things import Join, Several

SIZE = (640, 320)
"""The pixels of a picture that is saved."""
RESULT, PAR, ABOUT = 270.0, 150.0, 90.0
"""The sizes of its lines at most, in design pixels of a picture."""


@dataclass(frozen=True, slots=True)
class ToldResult:
    """What came of a first try that has ended, in how many turns of the player (0: not known)."""

    words: Catalogue
    found: FirstTry
    turns: int
    portrait: str

    @property
    def game(self) -> str:
        """What the game is called."""
        return title_parts(self.words, self.found.game).name

    @property
    def result(self) -> str:
        """What came of it, in a word."""
        return self.words(f"ui.today.told_{state_of(self.found.state)}")

    @property
    def date(self) -> str:
        """The day of the deal."""
        day, words = self.found.day, self.words
        month = words("ui.short_month", number=day.month)
        return words("ui.match.day_of", day=day.day, month=month, year=str(day.year))

    def line(self, par: int | None) -> str:
        """Return the line to paste; without par as long as that is not known."""
        words = self.words
        parts = [self.result]
        if par is not None:
            parts.append(words("ui.today.told_par", par=par))
        if self.turns:
            parts.append(words("ui.today.told_turns", count=self.turns))
        about = {"game": self.game, "date": self.date, "dealing": self.found.dealing}
        head = words("ui.today.told_head", **about)
        facts = Several(tuple(parts), Join.COMMA)
        return words("ui.today.told", head=head, facts=facts)


def picture_ratio() -> float:
    """Return how much wider than high the picture is."""
    return SIZE[0] / SIZE[1]


def draw_result(kit: SceneKit, told: ToldResult, par: int | None) -> Surface:
    """Return the picture, SIZE large."""
    theme = kit.theme_of(told.found.game).name
    key = ("todays_result", told.found, par, told.portrait, kit.settings.text_scale, theme)
    return kit.paint.keep(key, lambda: _drawn(kit.part(*SIZE), told, par))


def _drawn(kit: SceneKit, told: ToldResult, par: int | None) -> Surface:
    paint, fonts, won = kit.paint, kit.fonts, told.found.state is TryState.WON
    width, height = kit.size
    picture = Surface(kit.size, SRCALPHA)
    picture.blit(kit.theme_of(told.found.game).cloth(width, height, kit.space.scale), (0, 0))
    radius, middle = height // 3, (height // 2, height * 56 // 100)
    blit_portrait(kit, picture, told.portrait, middle, radius, look="happy" if won else "")
    if won:
        side, edge = radius * 86 // 100, radius * 6 // 100
        crown = kit.pictures.outlined("icons/crown", side, AMBER, edge)
        picture.blit(crown, crown.get_rect(center=(middle[0], middle[1] - radius)))
    x, room = height, width - height - height // 10
    result = told.words(f"ui.today.picture_{state_of(told.found.state)}")
    lines = [(result, RESULT, TITLE, LIGHT)]
    if par is not None:
        lines.append((told.words("ui.today.told_par", par=par), PAR, BOLD, AMBER))
    about = told.words("ui.today.game_and_date", game=told.game, date=told.date)
    lines.append((about, ABOUT, SEMIBOLD, LIGHT))
    fitted = [
        (text, fonts.fitted(text, size, face, room), face, ink) for text, size, face, ink in lines
    ]
    y = (height - sum(fonts.height(size, face) for _, size, face, _ in fitted)) // 2
    for text, size, face, ink in fitted:
        paint.soft_text(picture, text, (x, y), size, face, ink)
        y += fonts.height(size, face)
    round_corners(kit, picture)
    return picture


def save_result(kit: SceneKit, told: ToldResult, par: int | None, folder: Path) -> Path:
    """Write the picture into a file in a folder, which is made if it is missing. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{told.found.day.isoformat()}-{told.found.game}.png"
    data = BytesIO()
    pygame.image.save(draw_result(kit, told, par), data, path.name)
    write_whole(path, data.getvalue())
    return path

"""The talk that comes with the program, as options for a match of a game that has talk."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from game.engine.options import Option, SetupError
from game.engine.problems import Phrase
from game.engine.variant import Variant
from game.store.platform_folders import assets
from game.variants import VARIANTS
from game.words.catalogue import ENGLISH
from game.words.talk_lists import Talk, TalkError


def declared_options() -> list[Option]:
    """The options of all games: a file of talk has the lists among them. Those of one name are the same."""
    return [option for variant in VARIANTS for option in variant.info.options]


@cache
def load_talk(language: str = ENGLISH) -> Talk:
    """The talk of a language, or that of English where it has none; TalkError if the file is damaged."""
    return Talk.load(_file(language), declared_options())


def talk_options(variant: Variant[Any], language: str = ENGLISH) -> dict[str, object]:
    """The lists of talk that this game's matches take as options; nothing for most games.

    TalkError if the file is damaged, or has what the game cannot judge by.
    """
    return dict(_options(variant, language))


@cache
def _options(variant: Variant[Any], language: str) -> dict[str, object]:
    return options_of(variant, load_talk(language), _file(language))


def options_of(variant: Variant[Any], talk: Talk, file: Path) -> dict[str, object]:
    """Return the options that a game takes from a talk. Raises TalkError if it cannot judge by it."""
    options = talk.options(variant.info.options)
    try:
        variant.table(variant.info.min_players, options)
    except SetupError as error:
        raise TalkError(Phrase("problem.talk-file", file=str(file), reason=error.phrase)) from None
    return options


def forget() -> None:
    """Read the files anew when they are wanted next, as when the program's assets are elsewhere."""
    load_talk.cache_clear()
    _options.cache_clear()


def _file(language: str) -> Path:
    file = assets() / "strings" / language / "talk.toml"
    return file if file.is_file() else assets() / "strings" / ENGLISH / "talk.toml"

"""The talk that comes with the program, as options for a match of a game that has talk."""

from __future__ import annotations

from collections.abc import Mapping
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
    """The talk of a language; a list that it lacks or has damaged is the English one.

    TalkError if the English file is damaged.
    """
    file = _file(language)
    if language == ENGLISH or not file.exists():
        return Talk.load(_file(ENGLISH), declared_options())
    return translated_talk(file)


def translated_talk(file: Path) -> Talk:
    """The talk in a file of another language than English, and the English one for what it lacks."""
    return load_talk().translated(file, declared_options(), _suits)


def _suits(lists: Mapping[str, object]) -> bool:
    """Whether every game can judge by these lists."""
    try:
        for variant in VARIANTS:
            own = {each.name for each in variant.info.options} & lists.keys()
            if own:
                variant.table(variant.info.min_players, {name: lists[name] for name in own})
    except SetupError:
        return False
    return True


def talk_options(variant: Variant[Any], language: str = ENGLISH) -> dict[str, object]:
    """The lists of talk that this game's matches take as options; nothing for most games.

    TalkError if the English file is damaged, or has what the game cannot judge by.
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
    return assets() / "strings" / language / "talk.toml"

"""The talk that comes with the program, as options for a match of a game that has talk."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.engine.variant import Variant
from game.store.places import assets
from game.words.talk import Talk


@cache
def load_talk(language: str = "en") -> Talk:
    """The talk of a language that comes with the program; TalkError if its file is damaged."""
    return Talk.load(assets() / "talk" / f"{language}.toml")


def talk_options(variant: Variant[Any]) -> dict[str, object]:
    """The lists of talk that this game's matches take as options; nothing for most games."""
    return load_talk().options(variant.info.options)

"""Finding keys of messages in texts that people are shown, where none may be."""

from __future__ import annotations

import re
from functools import lru_cache

from game.words.catalogue import Catalogue
from game.words.entries import message_id

_WORD = re.compile(r"[A-Za-z_]\w*(?:[.-][\w+-]+)+")
_FILES = (".json", ".toml", ".oneplay", ".svg", ".txt", ".csv", ".html", ".py", ".ftl")


@lru_cache(maxsize=2)
def _known(words: Catalogue) -> tuple[frozenset[str], frozenset[str]]:
    """The ids of all messages that cannot be words of a sentence, and the groups that dotted keys name."""
    ids = [id for id in words.ids() if id.count("-") > 1 or "_" in id]
    groups = {part for id in words.ids() for part in id.split("-")[:2] if "-" in id}
    return frozenset(ids), frozenset(groups)


def keys_in(text: str, words: Catalogue) -> set[str]:
    """Return the words of a text that are keys of messages, or look like one: `kind.AS`, `table-left`."""
    ids, groups = _known(words)
    found = {word for word in _WORD.findall(text) if not word.endswith(_FILES)}
    return {
        word
        for word in found
        if message_id(word) in ids or ("." in word and word.partition(".")[0] in groups)
    }

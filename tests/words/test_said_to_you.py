"""Where one person alone looks at the screen that person is "you", in every sentence and nowhere by name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.engine.actions import Refusal
from game.engine.events import Announced, redact
from game.engine.match import Match
from game.engine.rng import Rng
from game.engine.state import State
from game.engine.variant import Variant
from game.store.platform_folders import assets
from game.tools.transcripts.even_player import EvenPlayer
from game.variants import VARIANTS
from game.words.catalogue import Catalogue
from game.words.entries import read_entries
from game.words.marks import plain
from game.words.named_things import Player, Several
from game.words.sentences import Sentences

OWN, OTHER = "Quetzalcoatl", "Xerxes"
"""The names of who reads and of another player; neither is part of a word."""
STRINGS = assets() / "strings" / "en"
AT_THE_TABLE = re.compile(
    r"[a-z]*-?(event|explained|refusal|moment|said|standstill)-"
    r"|table-(faces|questions|calls|took)|ui-result-(round|match)_|ui-replay-hands|couch-.*_sits"
)
"""The messages that name players at the table, to somebody who sits there."""
OF_OTHERS = re.compile(r"refusal-not-in-turn|not-the-dealer|beaten|moment-both")
"""Those in which a player is never who reads."""
MISSAID = re.compile(r"\b[Yy]ou(r?)('s| (has|is|was|wins|takes|draws|begins|deals|plays|does)\b)")
"""What is said of somebody else, said to a person: "You wins the round"."""


def sentences(text: str) -> Iterator[str]:
    """Split a text where a sentence ends."""
    yield from re.split(r"(?<=[.!?])\s+", plain(text))


def about_players() -> list[str]:
    """Return the ids of the messages in which a player at the table is named."""
    return sorted(
        id
        for id, entry in read_entries(STRINGS).by_id.items()
        if AT_THE_TABLE.match(id)
        and not OF_OTHERS.search(id)
        and re.search(r"\$(name|names|other|turn)\b|callout-is", entry.source)
    )


def test_there_are_such_messages() -> None:
    assert len(about_players()) > 60


@pytest.mark.parametrize("you", ["name", "other"])
@pytest.mark.parametrize("id", about_players())
def test_a_message_is_said_to_you_as_one_speaks(id: str, you: str) -> None:
    """With who reads as its first player, and as its second."""
    words = Catalogue.load(STRINGS)
    reader, another = Player(OWN, you=True), Player(OTHER)
    first = reader if you == "name" else another
    values = dict.fromkeys(("count", "seconds", "number", "round", "seat", "last"), 3)
    text = words(
        id.replace("-", ".", 1),
        name=first,
        turn=first,
        names=Several((first, another)),
        other=another if you == "name" else reader,
        before=another,
        **dict.fromkeys(("card", "cards", "suit", "rank", "kept", "top", "kind", "text"), "7"),
        **dict.fromkeys(("answers", "call", "reason", "clause"), "7"),
        **values,
    )
    assert words.damages == []
    assert OWN not in text
    for said in sentences(text):
        assert not MISSAID.search(said), said
        assert not re.match(r"you\b", said), said


def test_a_list_with_you_in_it_begins_with_a_capital() -> None:
    words = Catalogue.load(STRINGS)
    both = Several((Player(OWN, you=True), Player(OTHER)))
    assert words("event.round-won", names=both) == f"You and {OTHER} won the round."
    assert words("event.match-won", names=Several((Player(OWN),))) == f"{OWN} won the match."


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.info.id)
def test_no_own_name_is_said_to_its_owner(variant: Variant[State]) -> None:
    """Over whole rounds: each seat is told of all events, but for what others say aloud."""
    words = Catalogue.load(STRINGS)
    told = 0
    for seed in range(6):
        table = variant.table(3, {}, [f"{OWN}{seat}" for seat in range(3)])
        match, rng = Match(variant, table, seed), Rng(seed)
        player = EvenPlayer(variant, rng)
        reading = [Sentences(words, table, lambda seat=seat: seat) for seat in range(3)]  # type: ignore[misc]
        while not match.over and len(match.log) < 150:
            now = player.moment(match.state)
            events = match.submit(*player.choose(match, now), now)
            assert not isinstance(events, Refusal)
            for seat, sentence in enumerate(reading):
                for event in redact(events, seat):
                    if isinstance(event, Announced) and event.text and event.spoken:
                        continue
                    text = sentence.happening(event)
                    if text is not None:
                        told += "ou" in text
                        assert f"{OWN}{seat}" not in text
    assert told > 100

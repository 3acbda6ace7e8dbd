"""The bots of a match that say something: `talkers(host, words, sentences)`, and the `opponents`."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.engine.cards import NO_SUIT
from game.session.acquaintance.recollections import Recollection
from game.session.host import Host
from game.show.chatter import Talker
from game.show.remarks.said_lately import RecalledLine
from game.store.bot_files import Guest, guest_lines
from game.words.catalogue import Catalogue
from game.words.marks import plain
from game.words.sentences import Sentences


def opponents(host: Host) -> tuple[int, ...]:
    """Return the seats of those who play against the only person; none if there is no such person."""
    reader, table = host.plan.reader, host.match.table
    if reader < 0:
        return ()
    return tuple(seat for seat in range(table.players) if seat not in table.side(reader))


def talkers(host: Host, words: Catalogue | None, sentences: Sentences) -> dict[int, Talker]:
    """Return the bots that may say something, by seat: none in a game that rules what may be said.

    What they say of the only person is meant for an opponent, so that a partner says nothing of that.
    """
    ruled = any(isinstance(option.default, tuple) for option in host.variant.info.options)
    if words is None or ruled:
        return {}
    against, found = opponents(host), {}
    for number in range(len(host.plan.seats)):
        guest = host.guest(number)
        if guest is not None:
            talker = Talker(guest.temper.talk, partial(guest_lines, guest, words))
            if number in against:
                talker = replace(talker, recalls=partial(remarks_on, guest, words, sentences))
            found[number] = talker
    return found


def remarks_on(
    guest: Guest, words: Catalogue, sentences: Sentences, memory: Recollection
) -> list[RecalledLine]:
    """Return what a guest may say of something that it remembers."""
    suit = "" if memory.suit == NO_SUIT else sentences.suit(memory.suit)
    lines = guest_lines(guest, words, memory.kind, count=memory.number, suit=suit)
    return [
        RecalledLine(f"{guest.id}.{memory.kind}.{number}", plain(line))
        for number, line in enumerate(lines)
    ]

"""Phones that say whatever they like, for the fuzzer: at the screen where people sit down, and at the table."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.engine import replay
from game.engine.actions import TABLE
from game.engine.match import Match
from game.engine.notation import replay_reader
from game.engine.notation.action_text import format_action
from game.engine.notation.match_as_text import read_text, write_match
from game.engine.verbs import Names
from game.phones.messages.from_phones import (
    LONGEST_ACTION,
    LONGEST_PORTRAIT,
    LONGEST_SECRET,
    MOST_BYTES,
)
from game.phones.messages.to_phones import VERSION
from game.phones.phones import Phones
from game.scenes.base.phone_door import phones_of
from game.scenes.couch.corners_scene import CornersScene
from game.scenes.seating.phones_scene import PhonesScene
from game.scenes.seating.seating_scene import SeatingScene
from game.scenes.table.table_scene import TableScene
from game.session.host import Host
from game.session.reactions import FACES
from game.show.devices import MOUSE
from game.show.sight.host_sight import HostDeed
from game.tools.fuzzing.file_mutations import mutated
from game.tools.fuzzing.heard_lines import PEER, HeardLines
from game.tools.fuzzing.hostile_texts import WRITTEN, hostile_text, look_alike
from game.tools.fuzzing.message_keys import keys_in
from game.tools.fuzzing.small_program import reshaped, think
from game.tools.offscreen import Offscreen
from game.tools.shot_scripts import press
from game.variants import find_variant, with_a_table
from game.words.people_texts import NAME, TALK, fault

SITTING, PLAYING = 20, 120
"""Messages before the cards are dealt, and after that, at most."""
MOST_SENT = 1 << 17
"""Bytes of a message to a phone at most."""
TABLES = TableScene, CornersScene
GUEST = "greedy"
PHONES = 6
"""Connections that talk at a time."""
NUMBERS: tuple[Any, ...] = (0, -1, 1, 2, 99, 10**30, -(2**63), True, None, 1.5, "1", [], {})


class _Evening:
    """One table and its phones: what is said is heard by the program, which goes on and draws."""

    def __init__(self, program: Offscreen, luck: Random) -> None:
        self.program, self.luck = program, luck
        kit = program.kit
        program.stack.ways.title()
        kit.phones = kit.party = None
        self.phones: Phones = phones_of(kit)
        self.phones._now = lambda: program.clock.now / 1000
        self.lines = HeardLines()
        self.phones.serve = lambda _files, _wake: self.lines
        self.phones.find = lambda: [PEER]
        self.game = luck.choice(with_a_table()).info
        program.stack.ways.party(self.game.id, luck.randrange(1, 9999))
        seating = program.top
        assert isinstance(seating, SeatingScene)
        self.seating = seating
        seating.phones.action()
        assert isinstance(program.top, PhonesScene)
        self.here = [1]
        self.last = 1
        self.host: Host | None = None

    def say(self) -> None:
        """Let somebody say something, or go; whoever is understood by nobody is gone."""
        luck = self.luck
        if len(self.here) < PHONES and luck.random() < 0.25:
            self._new_line()
        line = self._in_turn() if luck.random() < 0.7 else luck.choice(self.here)
        said = ""
        if luck.random() < 0.015:
            self.lines.lose(line)
        else:
            words = self._words(line)
            self.lines.hear(line, words)
            said = words if isinstance(words, str) else words.decode("utf-8", "replace")
        self._hear(line, said)
        self.here = [each for each in self.here if each not in self.lines.ended] or [self.last + 1]
        self.last = max(self.last, *self.here)

    def _new_line(self) -> int:
        self.last += 1
        self.here.append(self.last)
        return self.last

    def _in_turn(self) -> int:
        """The connection of the player in turn, who may have to come back, or else that of anybody."""
        turn = self.host.match.state.turn if self.host is not None else TABLE
        guests, seats = self.phones.guests, self.phones._seats
        guest = next((each for n, each in guests.items() if seats.get(n) == turn), None)
        if guest is not None and guest.line is None:
            hello = {"type": "hello", "version": VERSION, "secret": guest.secret}
            self.lines.hear(self._new_line(), json.dumps(hello))
            self.phones.update()
        line = guest.line if guest is not None else None
        return self.here[0] if line is None else line

    def _hear(self, line: int, said: str) -> None:
        """Let the program hear what was said: nobody acts for anybody else, or is told of keys of messages."""
        told = len(self.lines.sent[line])
        host, seats = self.host, dict(self.phones._seats)
        done = len(host.match.log) if host is not None else 0
        own = next((n for n, each in self.phones.guests.items() if each.line == line), None)
        seat = seats.get(own, TABLE) if own is not None else None
        while self.lines.inbox:
            self.phones.update()
        if host is not None and any(each.seat != seat for each in host.match.log[done:]):
            raise AssertionError("somebody acted who does not sit there")
        for guest in self.phones.guests.values():
            if fault(guest.seat.name, NAME) is not None:
                raise AssertionError("somebody sat down under a name that may not be shown")
        # Somebody may have said, or be called, what looks like one.
        people = [guest.seat for guest in self.phones.guests.values()]
        people += host.plan.seats if host is not None else ()
        known = " ".join((said, *(person.name for person in people)))
        for _, data in self.lines.sent[line][told:]:
            answer = json.loads(data)
            keys = keys_in(answer.get("sentence", ""), self.program.kit.words)
            if any(key not in known for key in keys):
                raise AssertionError(f"keys of messages are told: {keys}")

    def _words(self, line: int) -> str | bytes:
        luck = self.luck
        said = json.dumps(self._message(line), ensure_ascii=luck.random() < 0.5)
        data = said.encode("utf-8", "surrogatepass")
        if luck.random() < 0.05:
            return mutated(data, luck)[: MOST_BYTES + 1]
        return luck.choice((data, said))

    def _message(self, line: int) -> dict[str, Any]:
        """A message of the protocol, with values of all kinds; most of them could be somebody's."""
        luck = self.luck
        known = line in self.lines.known
        seated = any(guest.line == line for guest in self.phones.guests.values())
        kinds = ["hello", "sit", "act", "watch", "leave", "react", "rule", "touch", "host"]
        likely = "act" if seated else "sit" if known else "hello"
        kind = likely if luck.random() < 0.95 else luck.choice(kinds)
        values: dict[str, Any] = {"type": kind}
        if kind == "hello":
            secrets = [guest.secret for guest in self.phones.guests.values()]
            proof = luck.choice(("code", "code", "code", "secret"))
            good = luck.choice(secrets) if proof == "secret" and secrets else self.phones.code
            right = luck.random() < 0.8
            values["version"] = VERSION if luck.random() < 0.95 else luck.choice(NUMBERS)
            values[proof] = good if right else hostile_text(luck, LONGEST_SECRET)
        elif kind == "sit":
            values["name"] = self._name()
            values["portrait"] = luck.choice(("ruth", "sana", "", hostile_text(luck, 20)))
        elif kind == "act":
            values |= self._act()
        elif kind == "react":
            values["face"] = luck.choice((*FACES, "../ruth", hostile_text(luck, 9)))
        elif kind == "host":
            values["deed"] = luck.choice((*(each.value for each in HostDeed), "burn"))
            values["place"] = luck.choice((-1, 0, 1, 9, *NUMBERS))
            values["name"] = self._name()[:LONGEST_PORTRAIT]
        elif kind == "rule":
            values["clause"] = luck.choice(("C-5", "T-1", "", hostile_text(luck, 9)))
        if luck.random() < 0.02:
            values[luck.choice((*values, hostile_text(luck, 9)))] = luck.choice(NUMBERS)
        return values

    def _name(self) -> str:
        luck = self.luck
        names = [guest.seat.name for guest in self.phones.guests.values()] or ["Ruth"]
        if luck.random() < 0.6:
            return luck.choice(
                (luck.choice(names), look_alike(luck.choice(names), luck), "", "Ida")
            )
        return hostile_text(luck, luck.choice((NAME, NAME, 2000)))

    def _act(self) -> dict[str, Any]:
        """What somebody does: something legal, something near it, or anything at all."""
        luck, host = self.luck, self.host
        if host is None:
            return {"number": 1, "action": hostile_text(luck, LONGEST_ACTION)}
        match, verbs = host.match, self.game.vocabulary
        number: Any = match.number if luck.random() < 0.9 else luck.choice(NUMBERS)
        legal = match.observe(match.state.turn).legal
        verb = luck.choice(list(verbs.values()))
        if legal and luck.random() < 0.6:
            text = format_action(luck.choice(legal), match.table.deck, verbs)
        elif verb.names is Names.TEXT or luck.random() < 0.2:
            text = f"{verb.word} {hostile_text(luck, luck.choice((30, LONGEST_ACTION)))}"
        else:
            other = luck.randrange(-1, match.table.players + 1)
            code, known = luck.choice(match.table.deck.codes), luck.choice(verb.words or ("",))
            word = luck.choice((known, code, luck.choice(WRITTEN), hostile_text(luck, 12)))
            likely = verb.names is Names.SEAT_AND_WORD and luck.random() < 0.9
            texts = (f"{verb.word} {other} {word}", f"{verb.word} {word}", verb.word)
            text = texts[0] if likely else luck.choice(texts)
        if host.over:
            text = luck.choice((text, "go on", "go on"))
        return {"number": number, "action": text[: LONGEST_ACTION + luck.randint(0, 1)]}

    def go_on(self, ms: int) -> None:
        """Let time pass, and draw; what lies over the table is answered with one key or another."""
        if self.host is not None and not isinstance(self.program.top, TABLES):
            press(self.program, self.luck.choice((pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_DOWN)))
        self._play_at_the_screen()
        self.program.happen((), ms)
        think(self.program)
        self.program.picture()
        if self.program.kit.phones is not self.phones:
            raise AssertionError("the phones were turned off")

    def _play_at_the_screen(self) -> None:
        """Do something legal for whoever plays at the screen, if it is their turn."""
        host = self.host
        if host is None or host.over:
            return
        turn = host.match.state.turn
        if turn in host.plan.people and turn not in self.phones._seats.values():
            legal = host.match.observe(turn, host.now).legal
            if legal:
                host.runner.submit(turn, self.luck.choice(legal))

    def deal(self) -> None:
        """Let whoever sits there play: whoever is at the screen with the mouse, or not at all."""
        stack, places = self.program.stack, self.seating.seating_plan
        while stack.top is not self.seating:
            stack.pop()
        for place in places.waiting:
            if self.luck.random() < 0.3 and not places.places_of(MOUSE):
                places.give(place, MOUSE)
            else:
                places.leave(place)
        for place in range(places.missing and len(places.chairs)):
            if places.chairs[place].closed:
                places.seat_bot(place, GUEST)
        self.seating.deal.action()
        top = self.program.top
        if isinstance(top, TABLES):
            self.host = top.host


def _phones(folder: Path, luck: Random) -> None:
    """People sit down with phones, play, talk and go."""
    program = reshaped(luck)
    evening = _Evening(program, luck)
    for said in range(luck.randint(4, SITTING)):
        evening.say()
        if said % 4 == 0:
            evening.go_on(luck.choice((16, 600)))
    evening.deal()
    for said in range(PLAYING):
        evening.say()
        if said % 3 == 0:
            evening.go_on(luck.choice((16, 200, 900, 1400)))
    for sent in evening.lines.sent.values():
        for _, data in sent:
            if len(data) > MOST_SENT or not isinstance(json.loads(data), dict):
                raise AssertionError("a phone was sent what it cannot use")
    if evening.host is not None:
        can_be_kept(evening.host.match)
    program.stack.ways.title()


def can_be_kept(match: Match) -> None:
    """Check that a match, whatever was done and said in it, is read again as it was, and can be shown."""
    talks = [verb.word for verb in match.variant.info.verbs if verb.names is Names.TEXT]
    for entry in match.log:
        if entry.action.verb in talks and fault(entry.action.text, TALK) is not None:
            raise AssertionError("something was said that may not be shown")
    lines = replay.write(match)
    written = "".join(f"{line}\n" for line in lines).encode()
    again = replay_reader.read(written.decode().splitlines(), find_variant).play()
    if again.log != match.log or again.state.encode() != match.state.encode():
        raise AssertionError("the replay is another match")
    read_text(write_match(match).encode().decode(), find_variant)


PHONE_KINDS: Mapping[str, Callable[[Path, Random], None]] = {"phones": _phones}

"""The bots that can be asked to the table: a TOML file each, by the file's name.

A file says `portrait`, `voice`, `policy`, `budget` and, in `[temper]`, how the bot behaves; one in the player's
folder may name a program that plays (`game.store.bot_programs`). Those that come with the game have their names
and texts in the messages of the language (`bot-ID-name`, `bot-ID-about`, `bot-ID-OCCASION-1` …); a file in the
player's folder says them itself: `name`, `about` and `[lines]`.

A player's file with the id of a bot that comes with the program takes its place, except for those that strength
is measured by (KEPT).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from itertools import takewhile
from pathlib import Path
from typing import Any

from game.bots.bot import Bot, Temper
from game.bots.policies import POLICIES, at_level
from game.engine.problems import Phrase, as_written
from game.engine.variant import Variant
from game.files.fields import Fields
from game.files.reading import AssetError, Unreadable, unreadable
from game.files.toml_files import read_toml
from game.store.bot_programs import PROCESS, Program, lies_in, read_program
from game.store.platform_folders import assets
from game.words.catalogue import Catalogue
from game.words.people_texts import alike, expected, fault

SLOWEST = 60_000
"""ms that a bot may take at most to notice something."""
MOST_ITERATIONS = 20_000
"""The highest budget of a search, in iterations a decision."""
USUAL_BUDGET = 1200
"""The budget of a bot that is asked to play by another policy than its own."""
LONGEST_ID, LONGEST_NAME, LONGEST_ABOUT, LONGEST_LINE = 40, 20, 100, 50
"""Letters of an id, a name, a sentence about a bot, and a line that it says."""
MOST_LINES = 12
"""Lines for one occasion."""
USUAL_BOT = "greedy"
"""The bot that plays where nobody has chosen another, and for somebody who is away."""
KEPT = (USUAL_BOT, "random")
"""The bots that strength is measured by: no player's file takes their place, and they are no guests."""
OCCASIONS = ("greets", "wins", "loses", "hits", "draws", "caught", "catches", "last_card")
"""When a bot may say something: as a match begins, when it wins or loses a round, plays a card that hits
somebody, draws several cards, is caught at a mistake, catches somebody, or has one card left."""
SHARES = ("attention", "honesty", "talk", "risk", "patience", "mercy")
"""The numbers of a temper that are shares from 0 to 1."""
LEVELS = ("easy", "normal", "hard", "master")
"""The policies that all bots of a table can be asked to play by, as far as they are in POLICIES."""
STAND_IN = "greedy"
"""The policy that plays in the place of a program that cannot be asked."""
OWN_BOTS = "bots"
"""The folder of a player's bots, in that of the data."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,%d}" % LONGEST_ID)  # noqa: UP031 - braces


class RosterError(AssetError):
    """The file of a bot cannot be used. The message names the file and the key, and says what was expected."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A bot that can be asked to the table. `budget` bounds its search, in iterations a decision.

    `voice` is the portrait whose voice it has, "" for that of whoever it sits there as. `name`, `about` and
    `lines` (by OCCASIONS) are what its file says; empty where the messages say it. `own` is whether the file is
    the player's; `program` is what plays for it, and None unless its policy is PROCESS.
    """

    id: str
    portrait: str
    policy: str
    budget: int
    temper: Temper
    voice: str = ""
    name: str = ""
    about: str = ""
    lines: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    own: bool = False
    program: Program | None = None

    def bot(self, variant: Variant[Any], level: str = "") -> Bot:
        """Make the bot for one match of a game; it plays by the policy `level` if one is given.

        In the place of a program this is STAND_IN: programs are started by `game.session.programs`.
        """
        if level and level != self.policy:
            return POLICIES[level](variant, at_level(self.temper, level))
        return POLICIES[STAND_IN if self.policy == PROCESS else self.policy](variant, self.temper)

    def program_at(self, level: str = "") -> Program | None:
        """Return the program that plays for it; None where it plays by a policy of ours."""
        return self.program if not level else None

    def budget_at(self, level: str = "") -> int:
        """Return its budget, or the usual one where it plays by a `level` that it has no budget for."""
        return self.budget if self.policy == (level or self.policy) else USUAL_BUDGET


def policy_guest(policy: str) -> Guest:
    """Return somebody in particular by no name, who plays by a policy with the care that goes with it."""
    return Guest(policy, "", policy, USUAL_BUDGET, at_level(Temper(), policy))


def guest_texts(guest: Guest, words: Catalogue) -> tuple[str, str]:
    """Return what a bot is called, and how it plays in a sentence ("" if nobody says)."""
    name, about = f"bot.{guest.id}.name", f"bot.{guest.id}.about"
    return (
        guest.name or (words(name) if name in words else guest.id),
        guest.about or (words(about) if about in words else ""),
    )


@lru_cache(4096)
def is_itself(bot: str, player: str, name: str) -> bool:
    """Whether a bot has played a seat as itself, by what its `player` was called, and not on for somebody.

    Its own names are its id, which is what ours are called in English, and the `name` that it has in another
    language or its file. Nobody plays against KEPT as such, nor where no bot played (""): these have none.
    """
    own = bot and bot not in KEPT
    return bool(own) and alike(player) in (alike(bot), alike(name))


def guest_lines(guest: Guest, words: Catalogue, occasion: str, **values: object) -> tuple[str, ...]:
    """Return what a bot may say on an occasion, by its file or the messages.

    It is one of OCCASIONS, something `Remembered`, in whose lines the `values` stand, or a `CupLine`; the two
    last are for those that come with the program.
    """
    if occasion in guest.lines or (guest.own and guest.lines):
        return guest.lines.get(occasion, ())
    key = f"bot.{guest.id}.{occasion.replace('_', '-')}"
    numbered = (f"{key}.{number}" for number in range(1, MOST_LINES + 1))
    return tuple(words(each, **values) for each in takewhile(words.__contains__, numbered))


def known_levels() -> tuple[str, ...]:
    """Return those of LEVELS that can be played."""
    return tuple(level for level in LEVELS if level in POLICIES)


def known_portraits() -> tuple[str, ...]:
    """Return the names of the portraits that come with the program; each has a voice of its name."""
    return tuple(sorted(file.stem for file in (assets() / "portraits").glob("*.svg")))


def load_guest(file: Path, *, own: bool = False) -> Guest:
    """The bot of one file, the player's `own` or the program's. RosterError says what is wrong with it."""
    try:
        found = {key: read() for key, read in _readers(file, own, program=own)}
    except Unreadable as error:
        raise RosterError(_not_a_bot(file, error)) from None
    temper = {key.removeprefix("temper."): each for key, each in found.items() if "temper." in key}
    lines = {each: found[f"lines.{each}"] for each in OCCASIONS if found[f"lines.{each}"]}
    return Guest(
        file.stem,
        found["portrait"],
        found["policy"],
        found["budget"],
        Temper(**temper),
        found["voice"],
        found["name"],
        found["about"],
        lines,
        own,
        found["command"],
    )


def faults(file: Path, folder: Path | None = None) -> list[Phrase]:
    """Everything that is wrong with the file of a player's bot, a phrase a fault; none if it can be used.

    Only in `folder`, the player's own, it may name a program.
    """
    wrong: list[Phrase] = []
    try:
        for _, read in _readers(file, own=True, program=lies_in(file, folder)):
            try:
                read()
            except Unreadable as error:
                wrong.append(_not_a_bot(file, error))
    except Unreadable as error:
        wrong.append(_not_a_bot(file, error))
    return list(dict.fromkeys(wrong))


def _not_a_bot(file: Path, error: Unreadable) -> Phrase:
    return Phrase("problem.file-bot", file=str(file), reason=error.phrase)


def _readers(file: Path, own: bool, *, program: bool) -> Iterator[tuple[str, Callable[[], Any]]]:
    """What reads each value of a bot's file, by its key; the keys that it must not have come first, as "?".

    `program` is whether the file may name one. Raises Unreadable if there is no file that can be read at all;
    so does each of the readers.
    """
    bot = Fields(read_toml(file, within=file.parent))
    portraits = known_portraits()
    if own:
        yield "?", partial(_check_id, file.stem)
    parts = ("temper", *(("name", "about", "lines") if own else ()))
    yield from _unknown_keys(bot, ("portrait", "voice", "policy", "command", "budget", *parts))
    yield "portrait", partial(_picture, bot, portraits)
    yield "policy", partial(_policy, bot)
    yield "command", partial(read_program, bot, file, allowed=program)
    yield "voice", partial(bot.choice, "voice", portraits, "")
    yield "budget", partial(bot.whole_between, "budget", 1, MOST_ITERATIONS, 1)
    yield "name", partial(_text, bot, "name", LONGEST_NAME)
    yield "about", partial(_text, bot, "about", LONGEST_ABOUT)
    for part, known in (("temper", (*SHARES, "reaction")), ("lines", OCCASIONS)):
        try:
            table = bot.fields(part)
        except Unreadable:
            yield "?", partial(bot.fields, part)
            table = Fields({}, part)
        yield from _unknown_keys(table, known)
        for key in known:
            read = _number if part == "temper" else _said
            yield f"{part}.{key}", partial(read, table, key)


def _unknown_keys(table: Fields, known: tuple[str, ...]) -> Iterator[tuple[str, Callable[[], Any]]]:
    for key in table.table:
        yield "?", partial(Fields({key: 0}, table.place).only, *known)


def _check_id(id: str) -> None:
    if not _ID.fullmatch(id):
        raise unreadable("bot-id", most=LONGEST_ID)
    if id in KEPT:
        raise unreadable("bot-kept", id=id)


def _picture(bot: Fields, portraits: tuple[str, ...]) -> str:
    bot.text("portrait")
    return bot.choice("portrait", portraits, "")


def _policy(bot: Fields) -> str:
    policy = bot.text("policy")
    if policy not in (*POLICIES, PROCESS):
        raise unreadable("policy", policy=as_written(policy), policies=(*POLICIES, PROCESS))
    return policy


def _number(temper: Fields, key: str) -> float:
    usual = getattr(Temper(), key)
    if key == "reaction":
        return round(temper.number(key, 0, SLOWEST, usual))
    return temper.number(key, 0, 1, usual)


def _said(lines: Fields, key: str) -> tuple[str, ...]:
    found = lines.texts(key)
    wrong = [expected(each, LONGEST_LINE) for each in found if fault(each, LONGEST_LINE)]
    unshown = next((each for each in wrong if each.key == "problem.expected-shown"), None)
    texts = "short-texts" if all(each.strip() for each in found) else "some-short-texts"
    if wrong or len(found) > MOST_LINES:
        raise lines.unexpected(key, unshown or texts, most=MOST_LINES, letters=LONGEST_LINE)
    return found


def _text(bot: Fields, key: str, most: int) -> str:
    """A text that is shown, "" if there is no such key."""
    found = bot.optional_text(key)
    if found is not None and fault(found, most) is not None:
        raise bot.unexpected(key, expected(found, most))
    return found or ""


def load_roster(
    own: Path | None = None, tell: Callable[[Phrase], None] | None = None
) -> dict[str, Guest]:
    """Every bot that comes with the program by its id, and those in the player's `own` folder.

    Of the player's files, one that cannot be used is left out and stays as it is, and `tell` is called with the
    phrase that says why. RosterError for one of the program's.
    """
    roster = {guest.id: guest for guest in _shipped(assets() / "bots")}
    for file in own_files(own):
        try:
            roster[file.stem] = load_guest(file, own=True)
        except RosterError as error:
            if tell is not None:
                tell(error.phrase)
    return roster


@cache
def _shipped(folder: Path) -> tuple[Guest, ...]:
    """The bots that come with the program, whose files stay as they are while it runs."""
    return tuple(map(load_guest, sorted(folder.glob("*.toml"))))


def own_files(folder: Path | None) -> list[Path]:
    """The files of a player's bots, by name; none if there is no such folder, or it may not be looked into."""
    try:
        return sorted(folder.glob("*.toml")) if folder is not None else []
    except OSError:
        return []


def bot_ids(own: Path | None = None) -> set[str]:
    """The ids of all bots that there are files of, without reading them."""
    return {file.stem for file in [*(assets() / "bots").glob("*.toml"), *own_files(own)]}

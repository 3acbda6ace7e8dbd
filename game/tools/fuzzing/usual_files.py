"""Files as they usually are, for the fuzzer: those of the assets, and what a player's folder has.

Those that are made are the same in every process: they depend on a number, or on the generator given.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Mapping
from functools import cache
from json import dumps
from pathlib import Path
from random import Random
from typing import Any

from msgspec import json

from game.engine import replay
from game.engine.match import Match
from game.engine.notation import replay_reader
from game.engine.notation.match_as_text import write_match, write_position_text
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.files.checked_lines import checked_lines
from game.session.controllers import BotSeat
from game.session.runner import Runner
from game.session.today.kept_par import FORMAT, KIND, batch_row
from game.session.today.par import AT_ONCE, MATCHES
from game.session.today.todays_deal import TodaysDeal
from game.store.bot_files import load_roster
from game.store.platform_folders import assets
from game.store.settings_file import LastTable
from game.tools.fuzzing.file_mutations import VALUES, multiplied, put
from game.tools.fuzzing.random_positions import make_position
from game.tools.torture import bot_match
from game.variants import VARIANTS, find_variant, with_a_table

SCENARIO = """
game = "{game}"
clauses = ["{clause}"]
title = "Nobody has done anything"
then = {{ turn = 1, phase = "play" }}
[options]
{options}
{start}
[[step]]
seat = 1
does = "draw"
at = 1.5
refused = false
then = {{ turn = 1 }}
"""
OWN_BOT = """
name = "Clockwork"
about = "Ticks."
portrait = "theo"
voice = "ruth"
policy = "greedy"
budget = 40
[temper]
attention = 0.4
reaction = 900
risk = 1
mercy = 0.25
[lines]
greets = ["Tick."]
last_card = ["Tock!", "Tick, tock."]
"""
MULTIPLIED = 0.03
"""The share of the files of the assets that have far too many parts, and are good otherwise."""


def scenario(variant: Variant[Any], luck: Random) -> bytes:
    """Return a scenario of a game that begins with a deal, or with a position made by chance."""
    options, start = "rounds = 3", "[deal]\nplayers = 3\nseed = 7"
    if luck.random() < 0.5:
        made = make_position(variant, luck)
        options, position = _lines(made.options), _lines(made.position)
        start = f"[position]\n{position}"
    clause = min(variant.clauses())
    text = SCENARIO.format(game=variant.info.id, clause=clause, options=options, start=start)
    return text.encode("utf-8", "surrogatepass")


def _lines(values: Mapping[str, Any]) -> str:
    """Return keys with values of JSON, which those of TOML look like."""
    return "\n".join(
        f"{name or 'nothing'} = {dumps(value, ensure_ascii=False)}"
        for name, value in values.items()
    )


def put_asset(
    kind: str, folder: Path, luck: Random, pattern: str = "*.toml", beside: str = ""
) -> Path:
    """Copy what lies `beside` the files of a folder of the assets, and put one of them there, mutated."""
    usual = sorted((assets() / kind).glob(pattern))
    chosen = luck.choice(usual)
    for each in (assets() / kind).glob(beside) if beside else ():
        if each != chosen:
            shutil.copy(each, folder)
    file = folder / chosen.name
    if luck.random() < MULTIPLIED:
        file.write_bytes(multiplied(_bytes(chosen), luck))
    else:
        put(_bytes(chosen), file, luck)
    return file


@cache
def _bytes(file: Path) -> bytes:
    return file.read_bytes()


@cache
def kept_log(number: int) -> bytes:
    """The log of a match under way, of the game with this number."""
    with tempfile.TemporaryDirectory() as room:
        return bot_match.kept_bytes(Path(room), VARIANTS[number].info.id, number, 40)[0]


def par_log(deal: TodaysDeal) -> bytes:
    """The bytes of a file in which par of a deal has been played, by batches that were not."""
    head = {"all-for-one": KIND, "format": FORMAT}
    batches = (batch_row(deal, first, first + AT_ONCE, 5) for first in range(0, MATCHES, AT_ONCE))
    return checked_lines(dumps(row).encode() for row in (head, *batches))


def seated(luck: Random) -> bytes:
    """Return a line of the log of a match that tells who plays with which devices, or something else."""
    usual = b'{"hands": "CORNERS", "corners": "one", "devices": {"0": [["PAD", 1]], "1": []}}'
    return b'{"seating": %b}' % luck.choice((usual, *VALUES))


@cache
def match_text(number: int) -> bytes:
    """The text of a match if the number is odd, or else of the position at its end."""
    at, of_match = divmod(number, 2)
    lines = replay_lines(at).decode().splitlines()
    match = replay_reader.read(lines, find_variant).play()
    if of_match:
        return write_match(match).encode()
    return write_position_text(match.variant, match.state).encode()


@cache
def replay_lines(number: int) -> bytes:
    """A replay file of a match that bots have played, dealt by this seed."""
    variant = VARIANTS[number % len(VARIANTS)]
    guest = next(iter(load_roster().values()))
    match = Match(variant, variant.table(variant.info.min_players), number)
    seats = [BotSeat(guest.bot(variant), Rng(seat)) for seat in range(match.table.players)]
    Runner(match, seats).run()
    return "".join(f"{line}\n" for line in replay.write(match)).encode()


def chosen_settings(luck: Random) -> bytes:
    """The settings of somebody who has chosen something of everything."""
    game = luck.choice(with_a_table()).info
    last = LastTable(["greedy"] * (game.min_players - 1), {"rounds": 2}, luck.randrange(1, 999_999))
    chosen: dict[str, Any] = {
        "format": 1,
        "name": "Dora",
        "portrait": "mei",
        "language": "en",
        "theme": "night",
        "back": "tide",
        "speed": "OFF",
        "think": "OFF",
        "text_scale": 1.4,
        "full_screen": False,
        "sorting": "rank",
        "fair": 2500,
        "slowing": 4.0,
        "volumes": {"music": 0.25},
        "keys": {"draw": [120], "menu": [27, 112]},
        "buttons": {"draw": [3]},
        "games": {game.id: last},
        "guides": {game.id: ["turn"]},
        "lessons": {game.id: True},
        "sets": {game.id: {"Sunday": f"{game.id} jump_in"}},
        "weather": {"rain": [1, 2]},
    }
    return json.format(json.encode(chosen), indent=1)

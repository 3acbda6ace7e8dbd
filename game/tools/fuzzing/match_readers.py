"""What reads the files of matches, for the fuzzer: texts, replays, logs, scenarios, own sets of rules."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random

from game.engine.notation.rule_set_text import read_rule_set, rules_of
from game.engine.options import SetupError, settle
from game.files.checked_lines import checked_lines, whole_lines
from game.files.writing import write_whole
from game.scenes.base.watching.watched_match import tape_of_file
from game.session.records.log_reader import kept_match
from game.show.seating import Seating
from game.store.language_files import known_languages
from game.store.match_folder import MatchFolder
from game.store.settings_file import FILE, Settings
from game.tools import check_replay, check_scenario
from game.tools.fuzzing.file_mutations import mutated, put
from game.tools.fuzzing.hostile_texts import hostile_text
from game.tools.fuzzing.told_sentences import check_told
from game.tools.fuzzing.usual_files import kept_log, match_text, replay_lines, scenario, seated
from game.tools.torture import bot_match
from game.variants import VARIANTS

TENTHS = 30
"""Tenths of a second for which a match that was taken up goes on."""


def _texts(folder: Path, luck: Random) -> None:
    """Open the text of a match or of a position."""
    path = folder / "match.txt"
    put(match_text(luck.randrange(2 * len(VARIANTS))), path, luck)
    tape_of_file(path)


def _replays(folder: Path, luck: Random) -> None:
    file = folder / "match.jsonl"
    put(replay_lines(luck.randrange(4)), file, luck)
    check_replay.check(file)


def _matches(folder: Path, luck: Random) -> None:
    """The log of a match under way, found, taken up, and played on with."""
    matches = MatchFolder(folder)
    matches.under_way.mkdir()
    content = kept_log(luck.randrange(len(VARIANTS)))
    if luck.random() < 0.5:  # damage that no checksum tells of
        lines = mutated(b"\n".join([*whole_lines(content).lines, seated(luck)]), luck)
        content = checked_lines(filter(None, lines.split(b"\n")))
        write_whole(matches.under_way / "one.match", content)
    else:
        put(content, matches.under_way / "one.match", luck)
    found, told = matches.find()
    for each in told:
        check_told(each)
    for one in found:
        taken = bot_match.take_up(matches, one)
        if taken is None:
            raise AssertionError("nobody else has it")
        host, journal = taken
        seating = kept_match(one.contents).seating
        if seating is not None:
            Seating.taken_up(seating, host.plan.people)
        for _ in range(TENTHS):
            if host.over and not host.match.over:
                host.next_round()
            host.update(100)
        journal.close()
        bot_match.read(journal.log.path.read_bytes())


def _scenarios(folder: Path, luck: Random) -> None:
    file = folder / "one.toml"
    put(scenario(luck.choice(VARIANTS), luck), file, luck)
    check_scenario.run(check_scenario.load(file))


def _rule_sets(folder: Path, luck: Random) -> None:
    """A player's own sets, by name in the settings, and their lines as they are pasted."""
    variant = luck.choice(VARIANTS)
    names = [option.name for option in rules_of(variant.info)]
    values = (
        "",
        "=true",
        "=false",
        "=9",
        "=1e999",
        "=-1",
        f"={'9' * 60}",
        "==",
        " ",
        "\n",
        hostile_text(luck, 9),
    )
    sets = {}
    for _ in range(luck.choice((1, 3, 40, 9000))):
        words = [luck.choice(names) + luck.choice(values) for _ in range(luck.choice((0, 1, 5)))]
        sets[hostile_text(luck, luck.choice((2, 9)))] = " ".join([variant.info.id, *words])
    written = json.dumps({"format": 1, "sets": {variant.info.id: sets}}).encode()
    if luck.random() < 0.5:
        put(written, folder / FILE, luck)
    else:
        (folder / FILE).write_bytes(written)
    settings, told = Settings.load(folder, known_languages())
    if told is not None:
        check_told(told)
    for line in (*settings.sets.get(variant.info.id, {}).values(), hostile_text(luck, 5000)):
        with suppress(SetupError):
            settle(rules_of(variant.info), read_rule_set(variant.info, line).options)


MATCH_KINDS: Mapping[str, Callable[[Path, Random], None]] = {
    "replays": _replays,
    "texts": _texts,
    "matches": _matches,
    "scenarios": _scenarios,
    "rule-sets": _rule_sets,
}

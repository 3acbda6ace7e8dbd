"""What reads each kind of file, for the fuzzer: `KINDS["themes"](folder, luck)` reads a mutated one.

Whatever stands in the file, it is read and used, or a Problem says in a sentence what is wrong with it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from random import Random

from game.app import App, open_kit
from game.engine import replay
from game.engine.observe import observe
from game.engine.problems import Problem, presentable
from game.scenes.base.remembered_table import RememberedTable, last_game
from game.scenes.title.title_backdrop import OpeningScene
from game.session.puzzles.puzzle_counts import load_counts
from game.session.puzzles.puzzle_files import FOLDER as PUZZLES
from game.session.puzzles.puzzle_files import load_puzzle, shipped_puzzles
from game.session.today.dealing import load_dealing
from game.session.today.kept_par import KeptPar
from game.session.today.par import MATCHES
from game.session.today.todays_deal import drawn, games_of_the_day
from game.store.guide_files import load_guide
from game.store.kept_party import FILE as PARTY
from game.store.kept_party import read_party, write_party
from game.store.language_files import known_languages
from game.store.lesson_files import HOUSE, load_example, load_lesson, tried_rules
from game.store.licence_files import LIST, load_texts, load_works
from game.store.name_changes import FILE as NAMES
from game.store.name_changes import NameChange, keep_change, load_changes
from game.store.platform_folders import assets
from game.store.preset_files import load_presets
from game.store.publisher_file import FILE as IDENTITY
from game.store.publisher_file import load_publisher
from game.store.settings_file import FILE, Settings
from game.store.strength_file import load_strengths
from game.store.talk_options import declared_options, options_of, translated_talk
from game.tools import check_scenario
from game.tools.fuzzing.answer_readers import ANSWER_KINDS, BOT_KINDS
from game.tools.fuzzing.cup_readers import CUP_KINDS
from game.tools.fuzzing.file_mutations import put
from game.tools.fuzzing.history_readers import HISTORY_KINDS
from game.tools.fuzzing.hostile_texts import (
    chained_messages,
    heavy_messages,
    hostile_message,
    hostile_parts,
)
from game.tools.fuzzing.look_readers import LOOK_KINDS
from game.tools.fuzzing.match_readers import MATCH_KINDS
from game.tools.fuzzing.phone_readers import PHONE_KINDS
from game.tools.fuzzing.position_checks import check_positions
from game.tools.fuzzing.review_readers import REVIEW_KINDS
from game.tools.fuzzing.small_program import reshaped
from game.tools.fuzzing.text_readers import TEXT_KINDS
from game.tools.fuzzing.told_sentences import check_sentence, check_told
from game.tools.fuzzing.usual_files import chosen_settings, par_log, put_asset
from game.variants import VARIANTS, find_variant, with_a_table
from game.words.card_comparison import FILE as COMPARISON
from game.words.card_comparison import load_comparison
from game.words.catalogue import Catalogue
from game.words.entries import MOST_MESSAGES, Damaged, read_entries
from game.words.language import Language
from game.words.language_check import faults_of
from game.words.named_things import Player, Several
from game.words.rule_files import load_quick, load_rules
from game.words.said_texts import LONGER, MORE
from game.words.talk_lists import Talk

Read = Callable[[Path, Random], None]

FRAMES = 4
"""Frames that the whole program runs for on each of its screens."""
FILE_BYTES = 900_000
"""Bytes of a file of a heavy language: nearly as many as are read."""


def _settings(folder: Path, luck: Random) -> None:
    """Loaded, saved, and loaded again as they were saved."""
    put(chosen_settings(luck), folder / FILE, luck)
    settings, told = Settings.load(folder, known_languages())
    if told is not None:
        check_told(told)
    if not settings.left_alone:
        if settings.save(folder) is not None:
            raise AssertionError("what was set aside is still there")
        again, told = Settings.load(folder, known_languages())
        if again != settings or told is not None:
            raise AssertionError("what was saved is not what is loaded")


def _renamings(folder: Path, luck: Random) -> None:
    """Loaded, and kept with one more."""
    put(b'{"format":1,"changes":[["Ada","Eve",100.5],["Eve","",200]]}', folder / NAMES, luck)
    before = load_changes(folder)
    if before and keep_change(folder, "Ada", "Eve", 300) != NameChange("Ada", "Eve", 300):
        raise AssertionError("another change was kept")
    if before and load_changes(folder)[:-1] != before:
        raise AssertionError("what was kept is not what is loaded")


def _party(folder: Path, luck: Random) -> None:
    """Read, and written again as it was read."""
    chair = '{"name":"Ada","portrait":"ada","colour":"rose","person":true,"device":"PHONE 1"}'
    put(f'{{"chairs":[{chair}],"touched":7.5}}'.encode(), folder / PARTY, luck)
    read = partial(read_party, folder, 10.0, lambda party: party.fits(1, ("ada",), ("rose",)))
    party, told = read()
    if told is not None:
        check_told(told)
    if party is not None:
        write_party(folder, party)
        if read() != (party, None):
            raise AssertionError("what was kept is not what is read")


def _start(folder: Path, luck: Random) -> None:
    """The whole program: its title, its settings, and the setup and the table of the game played last."""
    home = folder / "all-for-one"
    home.mkdir()
    put(chosen_settings(luck), home / FILE, luck)
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = str(folder)
    kit = open_kit()
    try:
        app = App(kit, OpeningScene)
        ways = app.stack.ways
        known = [variant.info.id for variant in with_a_table()]
        game = last_game(kit) if last_game(kit) in known else luck.choice(known)
        plan = RememberedTable.last(kit, find_variant(game).info).plan(kit)
        shown: list[Callable[[], None]] = [lambda: None, ways.settings]
        shown += [partial(ways.setup, game), partial(ways.table, plan)]
        for show in shown:
            show()
            for _ in range(FRAMES):
                app.draw()
                app.advance(16, [])
        kit.keep_settings()
    finally:
        kit.window.close()


def _strengths(folder: Path, luck: Random) -> None:
    load_strengths(put_asset("bots", folder, luck, "strengths.json"))


def _dealings(folder: Path, luck: Random) -> None:
    load_dealing(put_asset("today", folder, luck, "dealing-*.toml"), 1)


def _puzzle_counts(folder: Path, luck: Random) -> None:
    load_counts(put_asset("today", folder, luck, "puzzles-*.toml"))


def _pars(folder: Path, luck: Random) -> None:
    """Read as far as it is good: never more wins than matches."""
    kept, deal = KeptPar(folder), drawn(luck.choice(games_of_the_day()), date(2026, 11, 24))
    kept.folder.mkdir()
    put(par_log(deal), kept.path(deal), luck)
    par = kept.of(deal)
    if not 0 <= par.wins <= par.played <= MATCHES:
        raise AssertionError("par is more than can be")


def _presets(folder: Path, luck: Random) -> None:
    file = put_asset("presets", folder, luck)
    load_presets(folder, find_variant(file.stem))


def _guides(folder: Path, luck: Random) -> None:
    file = put_asset("guides", folder, luck)
    load_guide(folder, find_variant(file.stem))


def _lessons(folder: Path, luck: Random) -> None:
    file = put_asset("lessons", folder, luck)
    load_lesson(folder, find_variant(file.stem))
    (folder / HOUSE).mkdir(exist_ok=True)
    file = put_asset(f"lessons/{HOUSE}", folder / HOUSE, luck)
    variant = find_variant(file.stem)
    for rule in tried_rules(folder, file.stem):
        load_example(folder, variant, rule)


def _puzzles(folder: Path, luck: Random) -> None:
    """Dealt anew; its seat sees the same, and each of the actions is allowed."""
    kind = luck.choice([each.name for each in sorted(shipped_puzzles().iterdir())])
    puzzle = load_puzzle(put_asset(f"{PUZZLES}/{kind}", folder, luck))
    state = puzzle.state(luck.randrange(1, 1000))
    seen = observe(puzzle.variant, state, puzzle.seat, state.now)
    if seen != puzzle.seen or set(seen.legal) != puzzle.reached.keys():
        raise AssertionError("another deal looks different")
    for action in puzzle.reached:
        puzzle.variant.apply(state.clone(), puzzle.seat, action, state.now)


def _licences(folder: Path, luck: Random) -> None:
    put_asset("licences", folder, luck, LIST)
    for work in load_works(folder):
        load_texts(work, assets() / "licences")


def _publisher(folder: Path, luck: Random) -> None:
    put(b'page = "https://example.org/"\ncontact = "ada@example.org"\n', folder / IDENTITY, luck)
    load_publisher(folder)


def _rules(folder: Path, luck: Random) -> None:
    (folder / "rules").mkdir(exist_ok=True)
    file = put_asset("strings/en/rules", folder / "rules", luck, beside="*.toml")
    _as_translation(partial(_rules_in, file, [folder, assets() / "strings" / "en"]))
    _rules_in(file, [folder])


def _rules_in(file: Path, folders: Sequence[Path]) -> None:
    if file.name == COMPARISON.name:
        load_comparison(folders)
    else:
        load_rules(folders, file.stem)
        load_quick(folders, file.stem)


def _as_translation(read: Callable[[], object]) -> None:
    """Read a file as that of a language: what cannot be used in it stays English, and is no problem."""
    try:
        read()
    except Problem as problem:
        raise AssertionError(str(problem)) from None


def _talk_lists(folder: Path, luck: Random) -> None:
    file = put_asset("strings/en", folder, luck, "talk.toml")
    _as_translation(partial(translated_talk, file))
    talk = Talk.load(file, declared_options())
    for variant in VARIANTS:
        options_of(variant, talk, file)


def _languages(folder: Path, luck: Random) -> None:
    """Every message of its own, with values of the kinds that they are given; and screens in that language."""
    own, english = folder / "xx", assets() / "strings" / "en"
    own.mkdir()
    if luck.random() < 0.5:
        put_asset("strings/en", own, luck, "*.ftl")
    else:
        ids = list(read_entries(english).by_id)
        entries = [f"{id} = {hostile_message(luck)}" for id in luck.sample(ids, 300)]
        made = [f"{id} = {{ part{luck.choice((0, 1))} }}" for id in luck.sample(ids, 9)]
        entries = [*made, *entries, hostile_parts(luck)]
        (own / "odd.ftl").write_bytes("\n".join(entries).encode("utf-8", "replace"))
    words = Catalogue.load(own, english=english)
    words.on_damage(check_sentence)
    values: dict[str, object] = dict.fromkeys(("name", "player", "seat", "who"), Player("Ada"))
    values |= dict.fromkeys(("count", "cards", "points", "number"), 1234)
    values |= dict.fromkeys(("names", "items"), Several(("Ada", "Mei", "Theo")))
    for id in Language(own).ids():
        words(id, **values)
    _check_damages(words.damages)
    program = reshaped(luck)
    kit, usual = program.kit, program.kit.words
    kit.words = kit.input.key_names.words = words
    try:
        program.stack.ways.title()
        program.picture()
        luck.choice(
            (
                program.stack.ways.settings,
                partial(program.stack.ways.setup, with_a_table()[0].info.id),
            )
        )()
        program.picture()
    finally:
        kit.words = kit.input.key_names.words = usual
        program.stack.ways.title()


def _language_checks(folder: Path, luck: Random) -> None:
    """A language of very much work, checked as `words check` does: each fault is a sentence."""
    own, english = folder / "yy", assets() / "strings" / "en"
    own.mkdir()
    lengths = {
        id: LONGER * len(entry.source) + MORE for id, entry in read_entries(english).by_id.items()
    }
    if luck.random() < 0.3:
        lengths = {f"x{number}": luck.choice((20, 90)) for number in range(MOST_MESSAGES)}
    chained = luck.random() < 0.3
    text = chained_messages(luck, MOST_MESSAGES - 10) if chained else heavy_messages(luck, lengths)
    messages = text.encode("utf-8", "replace")
    for number in range(len(messages) // FILE_BYTES + 1):
        part = messages[number * FILE_BYTES : (number + 1) * FILE_BYTES]
        (own / f"{number}.ftl").write_bytes(part.decode("utf-8", "ignore").encode())
    if luck.random() < 0.5:
        (own / "rules").mkdir()
        put_asset("strings/en/rules", own / "rules", luck, beside="*.toml")
    _check_damages(faults_of(own, english))


def _check_damages(damages: Iterable[Damaged]) -> None:
    for reason in {each.reason for each in damages}:
        if isinstance(reason, str):
            check_sentence(reason)
        else:
            check_told(reason)


START = "start"
"""The kind that takes much longer than the others."""
FILES: Mapping[str, Read] = {
    "settings": _settings,
    "renamings": _renamings,
    **BOT_KINDS,
    "strengths": _strengths,
    "dealings": _dealings,
    "puzzle-counts": _puzzle_counts,
    "pars": _pars,
    "presets": _presets,
    "guides": _guides,
    "lessons": _lessons,
    "puzzles": _puzzles,
    "licences": _licences,
    "publisher": _publisher,
    "party": _party,
    "rules": _rules,
    "talk-lists": _talk_lists,
    **LOOK_KINDS,
    "languages": _languages,
    "language-checks": _language_checks,
    **REVIEW_KINDS,
    **CUP_KINDS,
    **MATCH_KINDS,
    **HISTORY_KINDS,
}
"""What reads each kind of file. It raises a Problem, or one of TOLD, if the file is no good."""
LONG: Mapping[str, Read] = {
    **TEXT_KINDS,
    "positions": check_positions,
    **PHONE_KINDS,
    **ANSWER_KINDS,
    START: _start,
}
"""Kinds of which each is a whole evening, so that no budget of a file holds for them."""
KINDS: Mapping[str, Read] = {**FILES, **LONG}

TOLD = (
    Problem,
    replay.ReplayError,
    check_scenario.ScenarioError,
    check_scenario.ScenarioFailure,
)


def read(kind: str, folder: Path, luck: Random) -> None:
    """Put a mutated file of a kind into an empty folder and read it; what is raised is a fault."""
    try:
        KINDS[kind](folder, luck)
    except Problem as problem:
        check_told(problem.phrase)
    except TOLD as error:
        check_sentence(presentable(str(error), 600))

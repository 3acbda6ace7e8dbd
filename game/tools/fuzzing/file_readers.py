"""What reads each kind of file, for the fuzzer: `KINDS["themes"](folder, luck)` reads a mutated one.

Whatever stands in the file, it is read and used, or a Problem says in a sentence what is wrong with it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random

from game.app import App, open_kit
from game.engine import replay
from game.engine.problems import Phrase, Problem, presentable
from game.files.checked_lines import checked_line, whole_lines
from game.files.writing import write_whole
from game.scenes.base.remembered_table import RememberedTable, last_game
from game.scenes.base.watched_match import tape_of_file
from game.scenes.title.title_backdrop import OpeningScene
from game.session.journal import kept_match
from game.show.seating import Seating
from game.store.bot_files import faults, guest_texts, load_guest, load_roster
from game.store.guide_files import load_guide
from game.store.kept_party import FILE as PARTY
from game.store.kept_party import read_party, write_party
from game.store.language_files import known_languages, load_words
from game.store.lesson_files import load_lesson
from game.store.licence_files import LIST, load_texts, load_works
from game.store.match_folder import MatchFolder
from game.store.name_changes import FILE as NAMES
from game.store.name_changes import NameChange, keep_change, load_changes
from game.store.platform_folders import assets
from game.store.preset_files import load_presets
from game.store.publisher_file import FILE as IDENTITY
from game.store.publisher_file import load_publisher
from game.store.settings_file import FILE, Settings
from game.store.strength_file import load_strengths
from game.store.talk_options import declared_options, options_of, translated_talk
from game.tools import check_replay, check_scenario
from game.tools.fuzzing.answer_readers import ANSWER_KINDS
from game.tools.fuzzing.file_mutations import mutated, put
from game.tools.fuzzing.hostile_pictures import hostile_svg
from game.tools.fuzzing.hostile_sounds import hostile_sound
from game.tools.fuzzing.hostile_texts import hostile_message, hostile_parts
from game.tools.fuzzing.phone_readers import PHONE_KINDS
from game.tools.fuzzing.position_checks import check_positions
from game.tools.fuzzing.small_program import reshaped
from game.tools.fuzzing.text_readers import TEXT_KINDS
from game.tools.fuzzing.usual_files import (
    OWN_BOT,
    chosen_settings,
    kept_log,
    match_text,
    put_asset,
    replay_lines,
    scenario,
    seated,
)
from game.tools.torture import bot_match
from game.variants import VARIANTS, find_variant, with_a_table
from game.view.base.colours import INK
from game.view.base.pictures import Pictures
from game.view.base.sound_player import Speaker
from game.view.base.space import Space
from game.view.base.table_theme import Theme
from game.view.base.theme_files import read_back, read_theme
from game.view.cards.cover_story import CoverStory
from game.view.cards.game_cover import Cover
from game.view.files.drawn_apart import Drawings, draw_apart
from game.view.files.picture_files import read_svg
from game.view.layout.table_layout import load_layout
from game.view.table.middles.middle_kinds import MIDDLES
from game.words.card_comparison import FILE as COMPARISON
from game.words.card_comparison import load_comparison
from game.words.catalogue import Catalogue
from game.words.entries import read_entries
from game.words.named_things import Player, Several
from game.words.rule_files import load_quick, load_rules
from game.words.talk_lists import Talk

Read = Callable[[Path, Random], None]

WINDOWS = ((1280, 720), (960, 540), (2560, 1080), (540, 960))
TENTHS = 30
"""Tenths of a second for which a match that was taken up goes on."""
FRAMES = 4
"""Frames that the whole program runs for on each of its screens."""


def _settings(folder: Path, luck: Random) -> None:
    """Loaded, saved, and loaded again as they were saved."""
    put(chosen_settings(luck), folder / FILE, luck)
    settings, told = Settings.load(folder, known_languages())
    if told is not None:
        _say(load_words().phrase(told))
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
        _say(load_words().phrase(told))
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
                app.turn(16, [])
        kit.keep_settings()
    finally:
        kit.window.close()


def _bots(folder: Path, luck: Random) -> None:
    """A bot of the program's, or one of a player's, in the folder with every fault told."""
    own = luck.random() < 0.5
    if own:
        file = folder / "clockwork.toml"
        put(OWN_BOT.encode(), file, luck)
        wrong: list[Phrase] = []
        roster = load_roster(folder, wrong.append)
        if bool(wrong) != bool(faults(file, folder)) or bool(wrong) == (file.stem in roster):
            raise AssertionError("what is told and what is loaded do not agree")
        guest_texts(roster.get(file.stem, roster["greedy"]), load_words())
        for each in wrong:
            _say(load_words().phrase(each))
    else:
        file = put_asset("bots", folder, luck)
    guest = load_guest(file, own=own)
    for variant in VARIANTS:
        guest.bot(variant)


def _strengths(folder: Path, luck: Random) -> None:
    load_strengths(put_asset("bots", folder, luck, "strengths.json"))


def _presets(folder: Path, luck: Random) -> None:
    file = put_asset("presets", folder, luck)
    info = next(each for each in VARIANTS if each.info.id == file.stem).info
    load_presets(folder, find_variant(info.id))


def _guides(folder: Path, luck: Random) -> None:
    file = put_asset("guides", folder, luck)
    load_guide(folder, next(each for each in VARIANTS if each.info.id == file.stem))


def _lessons(folder: Path, luck: Random) -> None:
    file = put_asset("lessons", folder, luck)
    load_lesson(folder, next(each for each in VARIANTS if each.info.id == file.stem))


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


def _themes(folder: Path, luck: Random) -> None:
    theme = Theme(read_theme(put_asset("themes", folder, luck, beside="*.svg")))
    theme.table(Space(320, 180, 1.0, 1.0))


def _backs(folder: Path, luck: Random) -> None:
    read_back(put_asset("cards/backs", folder, luck, beside="*.svg"))


def _covers(folder: Path, luck: Random) -> None:
    file = put_asset("covers", folder, luck)
    cover = Cover.of(folder, file.stem, "colour")
    cover.fan(400, 300)
    CoverStory.of(folder, file.stem)


def _layouts(folder: Path, luck: Random) -> None:
    file = put_asset("tables", folder, luck, "*.tmx", beside="*.tmx")
    middle = next((kind for kind in MIDDLES if file.stem.startswith(kind)), "piles")
    layout = load_layout(file, middle, MIDDLES[middle].places)
    for size in WINDOWS:
        for players in (2, 10):
            layout.arrange(*size, players, luck.choice((1.0, 2.0)), ("calls", "choices"))


def _pictures(folder: Path, luck: Random) -> None:
    """Drawn at once if it is light, as a card; and apart if not."""
    if luck.random() < 0.5:
        file = put_asset(luck.choice(("icons", "cards/french", "portraits")), folder, luck, "*.svg")
    else:
        file = folder / "odd.svg"
        file.write_bytes(hostile_svg(luck))
    pictures = Pictures(folder)
    if not Drawings(_never_told).has(file):
        draw_apart(read_svg(file, within=folder))
    pictures.tinted(file.stem, 300, 420, INK)


def _sounds(folder: Path, luck: Random) -> None:
    """An effect, played as it is and higher, and a part of a tune or what is said of it."""
    (folder / "music" / "odd").mkdir(parents=True)
    name, data = "odd", hostile_sound(luck)
    file = folder / luck.choice(("odd.ogg", "music/odd/1.ogg", "music/odd/a-tense.ogg"))
    about = b'[odd]\nbar = 30000\nstrains = "a"\n'
    if luck.random() < 0.3:
        put(about, folder / "music" / "tunes.toml", luck)
    else:
        (folder / "music" / "tunes.toml").write_bytes(about)
    if luck.random() < 0.5:
        usual = luck.choice(("music/title/1", "win-1", "press-2", "voices/ruth-1"))
        data = (assets() / "sounds" / f"{usual}.ogg").read_bytes()
        put(data, file, luck)
    else:
        file.write_bytes(data)
    told: list[Phrase] = []
    speaker = Speaker(folder)
    speaker.told = told.append
    speaker.play(name)
    speaker.play(name, "voices", 7)
    speaker.tense(True)
    speaker.music(name)
    for _ in range(3):
        speaker.band.wait()
        speaker.update()
    speaker.volume("music", 0.7)
    speaker.cadence(won=True)
    speaker.music(None)
    speaker.band.wait()
    for each in told:
        _say(load_words().phrase(each))


def _never_told(phrase: Phrase) -> None:
    raise AssertionError(f"nothing was to be drawn: {phrase}")


def _languages(folder: Path, luck: Random) -> None:
    """Every message, with values of the kinds that messages are given; and screens in that language."""
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
    words.on_damage(_say)
    values: dict[str, object] = dict.fromkeys(("name", "player", "seat", "who"), Player("Ada"))
    values |= dict.fromkeys(("count", "cards", "points", "number"), 1234)
    values |= dict.fromkeys(("names", "items"), Several(("Ada", "Mei", "Theo")))
    for id in list(words.ids()):
        words(id, **values)
    program = reshaped(luck)
    kit, usual = program.kit, program.kit.words
    kit.words = kit.reader.words = words
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
        kit.words = kit.reader.words = usual
        program.stack.ways.title()


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
        checksum = 0
        content = b""
        for line in lines.split(b"\n"):
            if line:
                made, checksum = checked_line(line, checksum)
                content += made
        write_whole(matches.under_way / "one.match", content)
    else:
        put(content, matches.under_way / "one.match", luck)
    found, told = matches.find()
    for each in told:
        _say(load_words().phrase(each))
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


START = "start"
"""The kind that takes much longer than the others."""
FILES: Mapping[str, Read] = {
    "settings": _settings,
    "renamings": _renamings,
    "bots": _bots,
    "strengths": _strengths,
    "presets": _presets,
    "guides": _guides,
    "lessons": _lessons,
    "licences": _licences,
    "publisher": _publisher,
    "party": _party,
    "rules": _rules,
    "talk-lists": _talk_lists,
    "themes": _themes,
    "backs": _backs,
    "covers": _covers,
    "layouts": _layouts,
    "pictures": _pictures,
    "sounds": _sounds,
    "languages": _languages,
    "replays": _replays,
    "texts": _texts,
    "matches": _matches,
    "scenarios": _scenarios,
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

LONGEST_SENTENCE = 2000


def read(kind: str, folder: Path, luck: Random) -> None:
    """Put a mutated file of a kind into an empty folder and read it; what is raised is a fault."""
    try:
        KINDS[kind](folder, luck)
    except Problem as problem:
        _say(load_words().phrase(problem.phrase))
    except TOLD as error:
        _say(presentable(str(error), 600))


def _say(sentence: str) -> None:
    """What a person is told must be something that can be told."""
    if not sentence or len(sentence) > LONGEST_SENTENCE:
        raise AssertionError(f"a sentence of {len(sentence)} letters: {sentence[:200]}")

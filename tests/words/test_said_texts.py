"""What a language says is judged: no message stops the program, or costs much, and `words check` lists it."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from game.commands import commands
from game.files.toml_files import read_toml
from game.scenes.title.title_scene import TitleScene
from game.store import talk_options
from game.store.platform_folders import assets, use_assets
from game.words.card_comparison import load_comparison
from game.words.catalogue import Catalogue
from game.words.entries import read_entries
from game.words.rule_files import RulesError, load_rules
from game.words.said_texts import fault_of_message
from game.words.translated_rules import TranslatedRules
from tests.harness.program import Program
from tests.harness.shared_words import forget_words
from tests.harness.some import some

ENGLISH = assets() / "strings" / "en"
QUIT = "ui-title-quit"
HOSTILE = {
    "nothing seen": "\u200b",
    "a zero": "A\0B",
    "a mark of ours": "\ue000H",
    "its escape": '{ "\\uE000" }H',
    "turning": "\u202eabc",
    "marks": "a" + "\u0301" * 40,
    "letters": "W" * 20_000,
    "lines": "\n    x" * 400,
    "blank": '{ "" }',
    "digits": "{ NUMBER(1, minimumFractionDigits: 999999999) }",
    "whole digits": "{ NUMBER(1, minimumIntegerDigits: 999999999) }",
    "a literal": "{ " + "9" * 900_000 + " }",
    "a fraction": "{ 1." + "0" * 900_000 + " }",
    "itself": f"{{ {QUIT} }}",
}
SAID_BY_LETTERS = ("nothing seen", "a zero", "a mark of ours", "its escape", "turning", "marks")


def test_every_english_message_passes() -> None:
    for id, entry in some(read_entries(ENGLISH).by_id.items()):
        assert not fault_of_message(entry.source, entry.source), id


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    """The folder of an empty language, among the program's own."""
    copy = tmp_path / "assets"
    shutil.copytree(assets(), copy, ignore=shutil.ignore_patterns("music", "voices", "cards"))
    (copy / "cards").symlink_to(assets() / "cards")
    folder = copy / "strings" / "yy"
    folder.mkdir()
    use_assets(copy)
    forget_words()
    talk_options.forget()
    yield folder
    use_assets(None)
    forget_words()
    talk_options.forget()


@pytest.mark.parametrize("name", HOSTILE)
def test_a_message_that_cannot_be_used_is_english_and_told(own: Path, name: str) -> None:
    (own / "own.ftl").write_text(f"{QUIT} = {HOSTILE[name]}\nui-title-play = Gra\n", "utf-8")
    words = Catalogue.load(own)
    told: list[str] = []
    words.on_damage(told.append)
    assert words("ui.title.quit") == Catalogue.load(ENGLISH)("ui.title.quit")
    assert len(told) == 1
    assert [(each.file, each.id) for each in words.damages] == [("own.ftl", QUIT)]


LETTERLESS = [
    "...",
    '{ "." }',
    '{ "\\u2026" }',
    "7",
    "\n    .\n    ?",
    "{ 3 ->\n   *[other] ..\n }",
]


@pytest.mark.parametrize("text", LETTERLESS)
def test_a_message_without_a_letter_is_english_and_told(own: Path, text: str) -> None:
    """A language in which everything was three dots had nothing wrong with it."""
    (own / "own.ftl").write_text(f"{QUIT} = {text}\nui-back = Gra\n", "utf-8")
    words = Catalogue.load(own)
    assert words("ui.title.quit") == Catalogue.load(ENGLISH)("ui.title.quit")
    assert words("ui.back") == "Gra"
    assert [(each.id, each.reason) for each in words.damages] == [(QUIT, "it has no letter")]


def test_a_number_may_do_for_words_and_values_for_everything(own: Path) -> None:
    """The "1st" is "1." in other languages; and what a message is given may be all that it says."""
    chosen = "ui-today-told_par =\n    { $par ->\n       *[other] { $par }\n    }\n"
    (own / "own.ftl").write_text(f"ui-actions-call_1 = 1.\n{chosen}", "utf-8")
    words = Catalogue.load(own)
    assert words("ui.actions.call_1") == "1."
    assert words("ui.today.told_par", par="★") == "★"
    assert not words.damages


@pytest.mark.parametrize("text", [HOSTILE[name] for name in some(SAID_BY_LETTERS)])
@pytest.mark.parametrize(
    "form",
    [
        f"-part = {{text}}\n{QUIT} = {{{{ -part }}}}\n",
        f"part = {{text}}\n{QUIT} = {{{{ part }}}}\n",
        f"part = Gra\n   .own = {{text}}\n{QUIT} = {{{{ part.own }}}}\n",
        f"part = {{text}}\nother = {{{{ part }}}}\n{QUIT} = {{{{ other }}}}\n",
    ],
)
def test_what_a_message_is_made_of_is_judged_as_it_is(own: Path, form: str, text: str) -> None:
    """A term, or a message that only others have in them, came in with whatever letters it had."""
    (own / "own.ftl").write_text(form.format(text=text), "utf-8")
    words = Catalogue.load(own)
    assert words("ui.title.quit") == Catalogue.load(ENGLISH)("ui.title.quit")
    assert [each.id for each in words.damages] in (["part"], ["-part"])


DOUBLED = 8, "{{ NAME(m{next}) ->\n  *[a] {{ m{next} }}\n  }}"
CHAIN = 100, "{{ m{next} }}"


@pytest.mark.parametrize(("levels", "part"), [DOUBLED, CHAIN])
def test_a_message_is_made_of_no_more_than_a_hundred(own: Path, levels: int, part: str) -> None:
    """With twenty levels of four the program never came to its title."""
    source = "".join(f"m{each} = {part.format(next=each + 1)}\n" for each in range(levels))
    source += f"m{levels} = Gra\nui-back = {{ m{levels - 3} }}\n{QUIT} = {{ m0 }}\n"
    (own / "own.ftl").write_text(source, "utf-8")
    words = Catalogue.load(own)
    assert words("ui.title.quit") == Catalogue.load(ENGLISH)("ui.title.quit")
    assert words("ui.back") == "Gra"
    (damaged,) = words.damages
    assert "made of more than 100 messages" in str(damaged.reason)


def test_what_is_refused_is_no_part_of_another(own: Path) -> None:
    source = "".join(f"m{each} = {{ m{each + 1} }}\n" for each in range(200))
    (own / "own.ftl").write_text(
        f"{source}m200 = Gra\n{QUIT} = {{ m0 }}\nui-back = {{ {QUIT} }}\n", "utf-8"
    )
    words = Catalogue.load(own)
    for key in ("ui.title.quit", "ui.back"):
        assert words(key) == Catalogue.load(ENGLISH)(key)
    assert [each.id for each in words.damages] == [QUIT, "ui-back"]


@pytest.mark.parametrize("name", HOSTILE)
def test_the_title_opens_in_any_language(tmp_path: Path, name: str) -> None:
    """One message of the title once ended every start."""
    own = tmp_path / "yy"
    own.mkdir()
    ids = [id for id in read_entries(ENGLISH).by_id if id.startswith("ui-title")]
    for number, id in enumerate(some(ids)):
        (own / f"{number}.ftl").write_text(f"{id} = {HOSTILE[name]}\n", "utf-8")
    program = Program(tmp_path / "player")
    program.kit.words = Catalogue.load(own, ENGLISH)
    program.stack.ways.title()
    program.frames(3)
    assert isinstance(program.top, TitleScene)


def test_a_text_that_is_somewhat_longer_is_let_in(own: Path) -> None:
    (own / "own.ftl").write_text(f"{QUIT} = Das Spiel jetzt wirklich beenden\n", "utf-8")
    words = Catalogue.load(own)
    assert words("ui.title.quit") == "Das Spiel jetzt wirklich beenden"
    assert not words.damages


def test_rules_are_judged_as_well(tmp_path: Path) -> None:
    file = tmp_path / "rules" / "oono.toml"
    file.parent.mkdir()
    file.write_text(
        '[[section]]\ntitle = "Gra"\nO-1 = "Dobrze."\nO-2 = "\\u200b"\nO-3 = "a\\u202eb"\n'
        f'[[section]]\ntitle = "{"W" * 4000}"\nO-4 = "Tak."\n',
        "utf-8",
    )
    told: list[str] = []
    found = TranslatedRules.of(file, lambda damaged: told.append(damaged.id))
    assert found.clauses == {"O-1": "Dobrze.", "O-4": "Tak."}
    assert told == ["O-2", "O-3", "section 2.title"]


def test_the_command_lists_what_cannot_be_used(own: Path) -> None:
    (own / "own.ftl").write_text(f"{QUIT} = \u200b\nui-title-play = Gra\n", "utf-8")
    (own / "other.ftl").write_bytes(b"a = \xff\n")
    (own / "talk.toml").write_text('nonsense = ["a"]\n')
    result = CliRunner().invoke(commands, ["words", "check", "yy", "--json"])
    assert result.exit_code == 1
    rows = [(each["file"], each["id"]) for each in json.loads(result.output)]
    assert rows == [("other.ftl", ""), ("own.ftl", QUIT), ("talk.toml", "nonsense")]
    result = CliRunner().invoke(commands, ["words", "check", "yy"])
    assert "it has U+200B, which cannot be shown" in result.output
    assert "byte 5 is not UTF-8 text" in result.output
    for file in own.iterdir():
        file.unlink()
    (own / "own.ftl").write_text("ui-title-play = Gra\n", "utf-8")
    talk_options.forget()
    result = CliRunner().invoke(commands, ["words", "check", "yy"])
    assert (result.exit_code, result.output) == (0, "nothing\n")


CALLS = {
    "{ DATETIME($count) }": "there is no function DATETIME",
    "{ LEN($count) }": "there is no function LEN",
    "{ NUMBER() }": "NUMBER is given 0 values in place of 1",
    '{ NUMBER("x") }': "NUMBER is given a text",
    '{ NUMBER($count, style: "unit") }': "style is 'unit'; it may be decimal, percent, currency",
    '{ NUMBER($count, style: "currency") }': "needs a currency",
    '{ NUMBER($count, currencyDisplay: "name") }': "currencyDisplay is 'name'",
    '{ NUMBER($count, useGrouping: "false") }': "useGrouping is 'false'; it may be 0, 1",
    '{ NUMBER($count, minimumFractionDigits: "3") }': "it may be 0 to 15",
    "{ NUMBER($count, minimumFractionDigits: -1) }": "minimumFractionDigits is -1",
    "{ NUMBER($count, nonsense: 7) }": "NUMBER has no option nonsense",
    '{ NAME($count, join: "xor") }': "join is 'xor'; it may be and, or, comma",
    "{ TRAIT($count) }": "TRAIT is given 1 values in place of 2",
    "{ TRAIT($count, $count) }": "the name of a trait is no text in quotes",
    '{ COUNT($count, x: "y") }': "COUNT has no option x",
    "{ nobody }": "there is no message nobody",
    "{ -nobody(7) }": "-nobody is given a value without a name",
    "{ foo($count) }": "at its letter 19: a function is written in capital letters",
    "{ $count ->\n   *[other] Gra { DATETIME($count) }\n    [two] x\n }": "no function DATETIME",
    "{ $count ->\n   *[other] Gra\n    [two] { DATETIME($count) }\n }": "no function DATETIME",
}


@pytest.mark.parametrize("call", CALLS)
def test_the_command_says_in_a_sentence_what_is_wrong_with_a_call(own: Path, call: str) -> None:
    """It once said what the library raised, and nothing of a form that its number did not choose."""
    (own / "own.ftl").write_text(f"table-left = {call}\n", "utf-8")
    result = CliRunner().invoke(commands, ["words", "check", "yy", "--json"])
    (row,) = json.loads(result.output)
    assert (row["file"], row["id"]) == ("own.ftl", "table-left")
    assert CALLS[call] in row["reason"]
    words = Catalogue.load(own)
    assert words("table.left", count=3) == Catalogue.load(ENGLISH)("table.left", count=3)


@pytest.mark.parametrize("name", ["classic", "house", "compare"])
def test_the_command_tells_of_a_file_of_rules_that_has_nothing_of_them(
    own: Path, name: str
) -> None:
    (own / "rules").mkdir()
    file = own / "rules" / f"{name}.toml"
    file.write_text("[nonsense]\na = 1\n", "utf-8")
    result = CliRunner().invoke(commands, ["words", "check", "yy", "--json"])
    (row,) = json.loads(result.output)
    assert (row["file"], row["id"]) == (f"rules/{name}.toml", "nonsense")
    known = "card" if name == "compare" else "section, quick, pictures, shared, changed"
    assert row["reason"] == f"there may be {known} alone"
    file.write_text("".join(f"a{each} = 1\n" for each in range(900)), "utf-8")
    result = CliRunner().invoke(commands, ["words", "check", "yy", "--json"])
    more, *told = json.loads(result.output)
    assert len(told) == 20
    assert more["reason"] == "there are 880 more faults in it"


def test_a_file_of_rules_is_read_no_more_than_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hostile one takes a quarter of a second each time; that of a game was read three times."""
    read: Counter[str] = Counter()

    def counted(path: Path, **more: Path) -> dict[str, object]:
        read[path.name] += 1
        return read_toml(path, **more)

    monkeypatch.setattr("game.words.rule_files.read_toml", counted)
    load_rules([ENGLISH], "classic")
    assert read == {"classic.toml": 2, "house.toml": 1, "partners.toml": 1, "common.toml": 1}


def test_english_rules_with_a_table_that_means_nothing_are_refused(tmp_path: Path) -> None:
    shutil.copytree(ENGLISH / "rules", tmp_path / "rules")
    for file in (tmp_path / "rules").iterdir():
        file.write_text("[nonsense]\na = 1\n", "utf-8")
    with pytest.raises(RulesError) as told:
        load_rules([tmp_path], "classic")
    assert "problem.reason-key" in str(told.value.phrase)
    with pytest.raises(RulesError) as told:
        load_comparison([tmp_path])
    assert "problem.reason-key" in str(told.value.phrase)


@pytest.mark.parametrize("locale", ["klingon", "../../../etc/passwd"])
def test_the_command_tells_of_a_locale_that_is_none(own: Path, locale: str) -> None:
    file = own / "language.ftl"
    file.write_text(f"language-locale = {locale}\n", "utf-8")
    result = CliRunner().invoke(commands, ["words", "check", "yy", "--json"])
    assert result.exit_code == 1
    (row,) = json.loads(result.output)
    assert (row["file"], row["id"]) == ("language.ftl", "language-locale")
    assert f"'{locale}' is not a locale that is known" in row["reason"]
    file.write_text("language-locale = pt-BR\n", "utf-8")
    assert CliRunner().invoke(commands, ["words", "check", "yy"]).exit_code == 0


def test_the_command_knows_no_other_language() -> None:
    result = CliRunner().invoke(commands, ["words", "check", "../en"])
    assert result.exit_code == 2
    assert "There is no language" in result.output

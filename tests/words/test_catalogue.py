"""Messages of a language: plurals, forms of names, lists, what is missing and what is damaged."""

from __future__ import annotations

import gc
import re
import weakref
from itertools import product
from pathlib import Path
from shutil import copytree

import pytest
from babel import localedata

from game.store.language_files import ENGLISH_FILES, english_files, load_words
from game.store.platform_folders import assets, use_assets
from game.words import entries
from game.words.catalogue import MOST_TOLD, Catalogue, WordsError, languages
from game.words.entries import MOST_STRAY, Damaged, MessageEntry, message_id, read_entries
from game.words.language import Language
from game.words.named_things import UNNAMED, Join, Player, Several, Term, joined
from game.words.resolver import Resolver
from tests.harness.some import some

STRINGS = assets() / "strings"

ENGLISH = """
# A comment.
title-quit = Quit
left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
played = { $name } played { $card }.
rank-Q =
    { $letter ->
        [capital] Queen
       *[small] queen
    }
suit-H = hearts
french = { $rank } of { NAME($suit, letter: "small") }
begins = { NAME($cards, letter: "capital") } begins.
language-damaged = Damaged: { $file }, { $place }.
problem-reason-encoding = byte { $byte } is not UTF-8 text
"""

POLISH = """
language-name = Próba
language-locale = pl
left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
 }
played = { NAME($card, case: "accusative") }: { TRAIT($name, "gender") ->
    [feminine] zagrała
   *[other] zagrał
 } { $name }.
taken = { TRAIT($card, "gender") ->
    [feminine] wzięta
   *[other] wzięty
 }
rank-Q = { $case ->
    [accusative] damę
   *[nominative] dama
 }
    .gender = feminine
suit-H = { $gender ->
    [feminine] czerwona
   *[other] czerwony
 }
french = { $suit } { $rank }
"""

QUEEN = Term(("french",), (("rank", Term(("rank-Q",))), ("suit", Term(("suit-H",)))))


def catalogue(folder: Path, translation: str | None = None, english: str = ENGLISH) -> Catalogue:
    for name, text in (("en", english), ("xx", translation)):
        if text is not None:
            (folder / name).mkdir()
            (folder / name / "all.ftl").write_text(text, encoding="utf-8")
    return Catalogue.load(folder / ("en" if translation is None else "xx"))


def test_a_key_and_what_is_filled_in(tmp_path: Path) -> None:
    words = catalogue(tmp_path)
    assert words("title.quit") == "Quit"
    assert words("played", name="Ada", card="all") == "Ada played all."
    assert "title.quit" in words
    assert "title.rest" not in words
    assert words("title.rest") == UNNAMED
    assert words.mentions("played", "name")
    assert not words.mentions("played", "nam")
    assert not words.mentions("title.rest", "name")


@pytest.mark.parametrize(("count", "text"), [(1, "1 card"), (2, "2 cards"), (1234, "1,234 cards")])
def test_english_plurals_and_numbers(tmp_path: Path, count: int, text: str) -> None:
    assert catalogue(tmp_path)("left", count=count) == text


@pytest.mark.parametrize(
    ("count", "text"), [(1, "1 karta"), (3, "3 karty"), (12, "12 kart"), (22, "22 karty")]
)
def test_plurals_of_the_declared_locale(tmp_path: Path, count: int, text: str) -> None:
    assert catalogue(tmp_path, POLISH)("left", count=count) == text


def test_a_card_in_the_case_and_a_verb_by_gender(tmp_path: Path) -> None:
    words = catalogue(tmp_path, POLISH)
    assert words("played", name=Player("Ada", "feminine"), card=QUEEN) == (
        "czerwona damę: zagrała Ada."
    )
    assert words("played", name=Player("Jan"), card=QUEEN) == "czerwona damę: zagrał Jan."
    assert words("taken", card=QUEEN) == "wzięta"
    # A text is kept for the values it was made for.
    assert words("played", name=Player("Jan", "feminine"), card=QUEEN).endswith("zagrała Jan.")
    assert words("left", count=1) == "1 karta"
    assert words("left", count=1) == "1 karta"


def test_what_a_translation_lacks_is_english(tmp_path: Path) -> None:
    words = catalogue(tmp_path, POLISH)
    assert words("title.quit") == "Quit"
    # All of it: an English sentence names cards in English.
    assert words("begins", cards=QUEEN) == "Queen of hearts begins."
    assert words.damages == []


def test_a_language_that_is_not_there_is_english(tmp_path: Path) -> None:
    catalogue(tmp_path)
    assert Catalogue.load(tmp_path / "zz")("title.quit") == "Quit"


def test_no_english_either(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match="not installed completely"):
        Catalogue.load(tmp_path / "en")


def test_lists(tmp_path: Path) -> None:
    words = catalogue(tmp_path, english=ENGLISH + "list = { $names }\nlanguage-locale = en-GB\n")
    names = tuple(map(Player, ("Ada", "Jun", "Ruth")))
    assert words("list", names=Several(())) == ""
    assert words("list", names=Several(names[:1])) == "Ada"
    assert words("list", names=Several(names[:2])) == "Ada and Jun"
    assert words("list", names=Several(names)) == "Ada, Jun and Ruth"
    assert words("list", names=Several(names, Join.OR)) == "Ada, Jun or Ruth"
    assert words("list", names=Several(names, Join.COMMA)) == "Ada, Jun, Ruth"
    assert words("begins", cards=Several((QUEEN, QUEEN))) == (
        "Queen of hearts and queen of hearts begins."
    )


@pytest.mark.parametrize(
    "damage",
    [
        "left = { $count ->\n    [one] karta",
        "left = { $cuont } kart",
        "left = { kart }",
        "left = { -kart }",
        'left = { KART("x") }',
        "left = { NUMBER($count, style: 7) }",
        "left =\n    .name = karta",
        "left = { left }",
        "left = karta }",
        "left = { " + "9" * 5000 + " }",
        "left = " + "{" * 5000,
        "left = " + "{ " * 2000 + "$count" + " }" * 2000,
        "left = {nope}",
        "left = {",
    ],
)
def test_a_damaged_message_is_told_once_and_english(tmp_path: Path, damage: str) -> None:
    words = catalogue(tmp_path, f"{damage}\n\ntitle-quit = Wyjście\n")
    told: list[str] = []
    words.on_damage(told.append)
    assert words("left", count=2) == "2 cards"
    assert words("left", count=1) == "1 card"
    assert words("title.quit") == "Wyjście"
    assert told == ["Damaged: all.ftl, left."]


def test_what_is_damaged_is_told_of_when_it_is_needed_and_not_when_it_is_prepared(
    tmp_path: Path,
) -> None:
    words = catalogue(tmp_path, "left = { -kart }\n")
    told: list[str] = []
    words.on_damage(told.append)
    list(words.preparing(["left"]))
    assert not told
    assert words("left", count=2) == "2 cards"
    assert told == ["Damaged: all.ftl, left."]


@pytest.mark.parametrize("damage", ["{nope}", "{", "{" * 5000, "{ left }", "\n .x = y"])
def test_words_do_not_keep_whoever_asked_for_what_is_damaged(tmp_path: Path, damage: str) -> None:
    words = catalogue(tmp_path, f"left = {damage}\n")

    def ask() -> weakref.ref[Asker]:
        asker = Asker()
        assert words("left", count=2) == "2 cards"
        return weakref.ref(asker)

    asked = ask()
    gc.collect()
    assert asked() is None
    assert len(words.damages) == 1


class Asker:
    """Something that a call holds meanwhile."""


def test_damaged_english_is_not_called_a_translation(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    said = "language-damaged_english = { $file } is damaged, install again\n"
    (tmp_path / "en" / "a.ftl").write_text(f"<html>\n{said}", "utf-8")
    told: list[str] = []
    Catalogue.load(tmp_path / "en").on_damage(told.append)
    assert told == ["en/a.ftl is damaged, install again"]


@pytest.mark.parametrize("damage", ["stray\n", "left = { nope }\n", "left = 7\nleft = 8\n"])
def test_damaged_english_is_not_the_translation_in_a_file_of_the_same_name(
    tmp_path: Path, damage: str
) -> None:
    said = "language-damaged_english = { $file } is damaged, install again\n"
    words = catalogue(tmp_path, "stray\nleft = { nope }\n", f"{damage}{said}{ENGLISH}")
    told: list[str] = []
    words.on_damage(told.append)
    words("left", count=2)
    assert told[0].startswith("Damaged: all.ftl, ")
    assert told[1:] == ["en/all.ftl is damaged, install again"]


@pytest.mark.parametrize(
    ("left", "why"),
    [
        (b"", "there are no texts in it"),
        (b"# Nothing but this.\n", "there are no texts in it"),
        (None, "it is missing"),
    ],
)
@pytest.mark.parametrize("translated", [False, True])
def test_an_english_file_that_is_empty_or_missing_is_told_once(
    tmp_path: Path, left: bytes | None, why: str, translated: bool
) -> None:
    copytree(STRINGS / "en", tmp_path / "strings" / "en")
    file = tmp_path / "strings" / "en" / "interface.ftl"
    file.unlink() if left is None else file.write_bytes(left)
    use_assets(tmp_path)
    try:
        words = load_words("xx" if translated else "en")
    finally:
        use_assets(None)
    told: list[str] = []
    words.on_damage(told.append)
    assert {words("ui.title.quit"), words("ui.title.settings")} == {UNNAMED}
    assert words("theme.somebodys_own") == UNNAMED
    said = f"The texts in en/interface.ftl are damaged ({why}). Please install the game again."
    assert told == [said]


def test_the_english_files_are_those_that_come_with_the_program() -> None:
    assert set(english_files()) == {file.name for file in (STRINGS / "en").glob("*.ftl")}
    assert load_words().damages == []


def test_a_sentence_is_told_even_where_its_file_is_missing(tmp_path: Path) -> None:
    copytree(STRINGS / "en", tmp_path / "en")
    (tmp_path / "en" / "language.ftl").unlink()
    words = Catalogue.load(tmp_path / "en")
    words.expect(ENGLISH_FILES)
    told: list[str] = []
    words.on_damage(told.append)
    assert words("language.name") == words("language.locale") == UNNAMED
    lacks = "holds no language-damaged_english; the program is not installed completely."
    assert told == [f"{tmp_path / 'en'} {lacks}"]


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (b"stray\nleft = 7\n", "Damaged: all.ftl, 1."),
        (b"left = 7\nleft = 8\n", "Damaged: all.ftl, 2."),
        (b"left = \xff\n", "Damaged: all.ftl, byte 8 is not UTF-8 text."),
    ],
)
def test_a_damaged_file_is_told_once(tmp_path: Path, file: bytes, told: str) -> None:
    catalogue(tmp_path, "")
    (tmp_path / "xx" / "all.ftl").write_bytes(file)
    words = Catalogue.load(tmp_path / "xx")
    heard: list[str] = []
    words.on_damage(heard.append)
    assert words("title.quit") == "Quit"
    assert words("left", count=2) in ("7", "2 cards")
    assert heard == [told]


def test_no_more_is_told_than_somebody_would_put_away(tmp_path: Path) -> None:
    """Three thousand files with the same message were three thousand notices at the start."""
    catalogue(tmp_path, "left = 7\n")
    for number in range(20):
        (tmp_path / "xx" / f"b{number}.ftl").write_text("left = 8\n", encoding="utf-8")
    words = Catalogue.load(tmp_path / "xx")
    told: list[str] = []
    words.on_damage(told.append)
    assert len(told) == MOST_TOLD
    assert len(words.damages) == 20


def test_that_more_is_damaged_than_is_told_is_said_once(tmp_path: Path) -> None:
    catalogue(tmp_path, "left = 7\n")
    english = tmp_path / "en" / "all.ftl"
    english.write_text(f"{english.read_text('utf-8')}\nlanguage-damaged_more = More.\n", "utf-8")
    for number in range(MOST_TOLD):
        (tmp_path / "xx" / f"b{number}.ftl").write_text("left = 8\n", encoding="utf-8")
    for number, last in ((MOST_TOLD, "b4.ftl"), (MOST_TOLD + 1, "More."), (20, "More.")):
        for more in range(MOST_TOLD, number):
            (tmp_path / "xx" / f"b{more}.ftl").write_text("left = 8\n", encoding="utf-8")
        told: list[str] = []
        Catalogue.load(tmp_path / "xx").on_damage(told.append)
        assert len(told) == min(number, MOST_TOLD + 1)
        assert last in told[-1]


def test_a_language_has_as_many_messages_as_ten_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entries, "MOST_MESSAGES", 3)
    for name in "ab":
        text = "".join(f"{name}{number} = x\n" for number in range(3))
        (tmp_path / f"{name}.ftl").write_text(text, encoding="utf-8")
    found = read_entries(tmp_path)
    assert list(found.by_id) == ["a0", "a1", "a2", "b0"]
    ((file, reason),) = found.unread
    assert (file, reason.key) == ("b.ftl", "problem.reason-many-messages")
    (tmp_path / "b.ftl").unlink()
    assert not read_entries(tmp_path).unread


def test_files_beyond_so_many_letters_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder of 300 files, each of which may be, held the program for half a minute."""
    monkeypatch.setattr(entries, "LARGEST", 20)
    for name in "abc":
        (tmp_path / f"{name}.ftl").write_text(f"{name} = x\n# yyyy\n")
    found = read_entries(tmp_path)
    assert list(found.by_id) == ["a"]
    ((file, reason),) = found.unread
    assert (file, reason.key) == ("b.ftl", "problem.reason-large-language")


def test_each_file_of_a_language_is_told_of_once(tmp_path: Path) -> None:
    words = catalogue(tmp_path, "left = {\n\ntitle-quit = { $nothing }\n")
    (tmp_path / "xx" / "other.ftl").write_text("rank-Q = }\n\nbegins = {\n", encoding="utf-8")
    words = Catalogue.load(tmp_path / "xx")
    told: list[str] = []
    words.on_damage(told.append)
    for _ in range(2):
        assert words("left", count=1) == "1 card"
        assert words("title.quit") == "Quit"
        assert words("begins", cards=QUEEN) == "Queen of hearts begins."
        words.note(Damaged("rules/oono.toml", "O-1", "unusable"))
    assert told == [
        "Damaged: all.ftl, left.",
        "Damaged: other.ftl, begins.",
        "Damaged: rules/oono.toml, O-1.",
    ]
    assert len(words.damages) == 4


def test_a_message_that_english_lacks_does_not_count_as_there(tmp_path: Path) -> None:
    """If it is damaged, there is nothing that could be said instead."""
    words = catalogue(tmp_path, "more = {\n\nleft = { $count }\n")
    assert "left" in words
    assert "more" not in words


def test_a_damaged_name_is_english_and_the_sentence_stays(tmp_path: Path) -> None:
    damaged = "rank-Q = { $case -> }\nfrench = { $suit }, { $rank }\nbegins = To { $cards }\n"
    words = catalogue(tmp_path, damaged)
    assert words("begins", cards=QUEEN) == "To hearts, queen"
    assert [damaged.id for damaged in words.damages] == ["rank-Q"]


def test_lists_in_every_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of some styles many locales have but a part of the patterns, as those of Lithuanian and Persian."""
    loaded: dict[str, object] = {}
    monkeypatch.setattr(localedata, "_cache", loaded)
    chain = Catalogue.load(STRINGS / "en")._chain
    for locale in some(localedata.locale_identifiers()):
        if len(loaded) > 50:
            loaded.clear()  # all of them are 200 MB
        patterns = Resolver({}, locale.replace("_", "-"), chain).locale.list_patterns
        for join, count in some(product(Join, (2, 3, 5))):
            told = joined([f"{{{place}}}" for place in range(count)], join, patterns)
            assert all(f"{{{place}}}" in told for place in range(count)), locale


def test_an_unknown_locale_has_the_rules_of_english(tmp_path: Path) -> None:
    words = catalogue(tmp_path, "language-locale = no such\n" + POLISH.partition("pl\n")[2])
    assert words("left", count=1) == "1 karta"
    assert words("left", count=3) == "3 kart"


def test_the_languages_of_a_folder_by_their_own_names(tmp_path: Path) -> None:
    catalogue(tmp_path, POLISH, ENGLISH + "language-name = English\n")
    (tmp_path / "empty").mkdir()
    assert list(languages(tmp_path).items()) == [("en", "English"), ("xx", "Próba")]


@pytest.mark.parametrize(
    ("key", "id"),
    [
        ("ui.title.quick_detail", "ui-title-quick_detail"),
        ("card.W+4", "card-Wplus4"),
        ("callout.action.time out", "callout-action-time-out"),
    ],
)
def test_the_id_of_a_key(key: str, id: str) -> None:
    assert message_id(key) == id


@pytest.mark.parametrize(
    ("source", "parts"),
    [
        ("a = Quit ", ("Quit",)),
        ("a = { $name }: {$other}.", ("", "name", ": ", "other", ".")),
        ('a = { "" }', None),
        ("a = { b }", None),
        ("a =", None),
        ("a =\n    Quit", None),
    ],
)
def test_what_needs_no_rules(source: str, parts: tuple[str, ...] | None) -> None:
    assert MessageEntry(source, "a.ftl").simple() == parts


def test_every_letter_has_its_capital_at_the_same_place() -> None:
    words = Catalogue.load(assets() / "strings" / "en")
    capitals = words("ui.letters.capitals")
    assert capitals == words("ui.letters.rows").upper()
    assert any(letter.isupper() for letter in capitals)


def test_every_english_message_is_whole() -> None:
    """Each with a text for everything it mentions; simple ones come out as fluent.runtime has them."""
    entries = read_entries(STRINGS / "en")
    assert not entries.unread
    assert not entries.stray
    words = Catalogue.load(STRINGS / "en")
    (language,) = words._languages
    assert isinstance(language, Language)
    sources = " ".join(entry.source for entry in entries.by_id.values())
    values = dict.fromkeys(
        re.findall(r"\$([\w-]+)", sources), 7
    )  # also what they refer to mentions
    for id in entries.by_id:
        text = words(id, **values)
        assert text == language.resolver.text(id, values)
    assert words.damages == []


def test_a_damaged_message_with_a_very_long_name_is_told_of_in_a_short_sentence(
    tmp_path: Path,
) -> None:
    """Found by the fuzzer."""
    (tmp_path / "own.ftl").write_text(f"{'x' * 9000} = {{ $nothing }} {{", encoding="utf-8")
    words = Catalogue.load(tmp_path, english=assets() / "strings" / "en")
    told: list[str] = []
    words.on_damage(told.append)
    words("x" * 9000)
    assert told
    assert all(len(sentence) < 300 for sentence in told)


def test_of_a_file_of_lines_that_belong_to_no_message_some_are_told(tmp_path: Path) -> None:
    """Each was once kept, and looked for among all others with each message that was damaged."""
    (tmp_path / "own.ftl").write_text("7\n" * 100_000, encoding="utf-8")
    words = Catalogue.load(tmp_path, english=assets() / "strings" / "en")
    assert len(words.damages) == MOST_STRAY


def test_what_stands_beside_a_damaged_part_is_still_counted(tmp_path: Path) -> None:
    """It was left unparsed, and counted as one message when something else had it as a part."""
    lines = [f"p{n} = {{ p{n + 1} }}{{ p{n + 1} }}" for n in range(14)] + ["p14 = x"]
    lines += ["b = a\u202eb", "a = {p0}{b}", "c = {a}"]
    (tmp_path / "own.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    language, _ = Catalogue.load(tmp_path, english=STRINGS / "en")._languages
    assert isinstance(language, Language)
    for id in ("a", "c"):
        with pytest.raises(Damaged):
            language.resolver.text(id, {})
    with pytest.raises(Damaged, match="made of more than"):
        language.resolver.text("p0", {})

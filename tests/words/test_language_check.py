"""What a check of a language costs is bounded by work that is counted, and it tells what a person can read.

A friend's translation of messages that are each as long as they may be once took six seconds and 250 MB.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import resolver as library

from game.engine.problems import Phrase
from game.store.language_files import load_words
from game.store.platform_folders import assets
from game.tools.fuzzing.hostile_texts import HEAVY_PARTS, heavy_messages
from game.words import language_check
from game.words.catalogue import Catalogue
from game.words.entries import MOST_FILES, Damaged, read_entries
from game.words.language import Language
from game.words.language_check import MOST_ALIKE, MOST_FAULTS, MOST_WORK, faults_of
from game.words.letter_clusters import judged_anew
from game.words.resolver import LINKED, MOST_PARTS
from game.words.rule_files import load_quick, load_rules
from game.words.said_texts import LONGER, MORE
from tests.harness.some import some
from tests.languages.made_up import make

ENGLISH = assets() / "strings" / "en"
TOO_MUCH, MANY = "problem.reason-too-much-work", "problem.reason-more-faults"
LAST = 120_000
"""The work of the message with which the budget may be overdrawn."""


@pytest.fixture
def works(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """The work of all languages that have been made since."""
    made: list[Language] = []
    usual = Language.__init__

    def remembered(self: Language, folder: Path, beside: Language | None = None) -> None:
        made.append(self)
        usual(self, folder, beside)

    monkeypatch.setattr(Language, "__init__", remembered)
    return lambda: sum(each.work for each in made)


def own(folder: Path, **files: str) -> Path:
    language = folder / "yy"
    (language / "rules").mkdir(parents=True)
    for name, text in files.items():
        (language / f"{name}.ftl").write_bytes(text.encode("utf-8", "replace"))
    return language


def reasons(found: list[Damaged]) -> Counter[str]:
    return Counter(each.reason.key for each in found if isinstance(each.reason, Phrase))


def heavy(seed: int, few: int) -> str:
    lengths = {id: LONGER * len(e.source) + MORE for id, e in read_entries(ENGLISH).by_id.items()}
    return heavy_messages(Random(seed), dict(list(lengths.items())[:few]))


@pytest.mark.parametrize("seed", range(6))
def test_however_heavy_its_messages_are_the_work_is_bounded(
    seed: int, tmp_path: Path, works: Callable[[], int]
) -> None:
    texts = heavy(seed, 900).split("\n", 1)[1]
    begin = texts.index("\n", len(texts) // 2)
    known = judged_anew()
    found = faults_of(own(tmp_path, a=texts[:begin], b=texts[begin:]), ENGLISH)
    assert works() + language_check.JUDGED * (judged_anew() - known) <= MOST_WORK + LAST
    assert reasons(found)[TOO_MUCH] <= 1
    for file, count in some(Counter(each.file for each in found).items()):
        assert count <= MOST_FAULTS + 2, file


def test_of_too_much_work_it_is_told_where_the_check_ends(tmp_path: Path) -> None:
    ids = [id for id in read_entries(ENGLISH).by_id if not id.startswith("-")][:400]
    texts = "\n".join(f"{id} =\n    x{HEAVY_PARTS[1] * 400}" for id in ids)
    (told,) = faults_of(own(tmp_path, a=texts), ENGLISH)
    assert told.file == "a.ftl"
    assert told.id in ids[20:200]
    assert isinstance(told.reason, Phrase)
    said = load_words().phrase(told.reason)
    assert said == "it is too much work to look at it and what comes after it"


def test_a_complete_language_is_well_below_the_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(ENGLISH, tmp_path / "xx")
    assert not faults_of(tmp_path / "xx", ENGLISH)
    assert not faults_of(ENGLISH, ENGLISH)
    monkeypatch.setattr(language_check, "MOST_WORK", MOST_WORK * 3 // 4)
    assert not faults_of(tmp_path / "xx", ENGLISH)
    monkeypatch.setattr(language_check, "MOST_WORK", MOST_WORK // 2)
    assert not faults_of(ENGLISH, ENGLISH)


CHAINS = {
    "each of the last": "m0 = x\n"
    + "".join(f"m{each} = {{ m{each - 1} }}\n" for each in range(1, 9000)),
    "all of one": "m0 = x\n"
    + "".join(f"m{each} = {{ m{each - 1} }}\n" for each in range(1, 99))
    + "".join(f"n{each} = {{ m98 }}\n" for each in range(8900)),
}


@pytest.mark.parametrize("name", CHAINS)
def test_messages_made_of_one_another_are_gone_into_within_the_budget(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """9,000 of them took two and a half seconds: the library goes into each part of each anew."""
    into = 0
    usual = library.resolveEntryReference

    def counted(reference: Any, env: Any) -> Any:
        nonlocal into
        into += 1
        return usual(reference, env)

    monkeypatch.setattr(library, "resolveEntryReference", counted)
    found = faults_of(own(tmp_path, a=CHAINS[name]), ENGLISH)
    assert 90 < into <= MOST_WORK / LINKED / 2
    assert reasons(found)[TOO_MUCH] + reasons(found)[MANY] == 1


def test_what_is_made_of_a_message_that_is_refused_is_told_so(tmp_path: Path) -> None:
    """It was told that there is no such message, which there is; and only once its form was wanted."""
    form = "{ $count ->\n    [one] { b }\n   *[other] x\n }"
    texts = f"a = x \u200b\nb = {{ a }}\nc = {form}\nd = {{ $count ->\n   *[other] {{ -e }}\n }}"
    found = faults_of(own(tmp_path, a=texts), ENGLISH)
    assert {each.id: each.reason for each in found} == {
        "a": "it has U+200B, which cannot be shown",
        "b": "it is made of a, which cannot be used",
        "c": "it is made of b, which cannot be used",
        "d": "there is no term -e",
    }


def test_a_message_made_of_thousands_is_not_parsed_to_its_end(
    tmp_path: Path, works: Callable[[], int]
) -> None:
    """The first that was asked for once had every other one parsed, before it was refused."""
    parts = "\n".join(
        f"m{each} = " + " ".join(f"{{m{(each * 7 + other) % 4000}}}" for other in range(1, 9))
        for each in range(4000)
    )
    language = Language(own(tmp_path, a=parts))
    Catalogue(language)
    with pytest.raises(Damaged, match="more than 100 messages"):
        language.text("m1", {})
    longest = max(len(line) for line in parts.split("\n"))
    assert 0 < language.work < (MOST_PARTS + 9) * (longest + 20 * 12)


def test_of_a_file_with_very_many_faults_the_first_are_told(tmp_path: Path) -> None:
    language = own(tmp_path, a="\n".join(f"x{each} = {{ nobody }}" for each in range(900)))
    rules = "".join(f"x{each} = 1\n" for each in range(700))
    (language / "rules" / "oono.toml").write_text(f'[[section]]\ntitle = "Gra"\n{rules}')
    found = faults_of(language, ENGLISH)
    assert Counter(each.file for each in found) == {
        "a.ftl": MOST_FAULTS + 1,
        "rules/oono.toml": MOST_FAULTS + 1,
    }
    more = {each.file: each.reason for each in found if each.id == ""}
    assert more == {"a.ftl": Phrase(MANY, count=800), "rules/oono.toml": Phrase(MANY, count=600)}


@pytest.mark.parametrize("many", [False, True])
def test_of_a_language_that_says_one_thing_for_many_it_is_told_once(
    tmp_path: Path, many: bool
) -> None:
    """It passed with nothing wrong: every message said "W"."""
    alone = {
        each.source.partition("=")[2]: id
        for id, each in read_entries(ENGLISH).by_id.items()
        if id.startswith("ui-") and "{" not in each.source
    }
    ids = list(alone.values())[: MOST_ALIKE + many]
    found = faults_of(own(tmp_path, a="".join(f"{id} = W\n" for id in ids)), ENGLISH)
    assert [(each.file, each.id) for each in found] == [("a.ftl", "")] * many
    if many:
        reason = found[0].reason
        assert isinstance(reason, Phrase)
        assert load_words().phrase(reason) == (
            f"“W” is all that {MOST_ALIKE + 1} messages say that differ in English, "
            f"such as {ids[0]} and {ids[-1]}"
        )


def test_rules_that_no_game_has_are_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    language = own(tmp_path)
    for each in range(300):
        (language / "rules" / f"r{each}.toml").write_text("a = [")
    found = faults_of(language, ENGLISH)
    assert len(found) == MOST_FAULTS + 1
    assert reasons(found) == {"problem.reason-no-such-rules": MOST_FAULTS, MANY: 1}
    (language / "rules" / "classic.toml").write_text('[[section]]\ntitle = "Gra"\nC-1 = 1\n')
    told = [each for each in faults_of(language, ENGLISH) if each.file == "rules/classic.toml"]
    assert [each.id for each in told] == ["C-1"]
    monkeypatch.setattr(language_check, "MOST_WORK", -1)
    told = [each for each in faults_of(language, ENGLISH) if each.file == "rules/classic.toml"]
    assert [each.reason for each in told] == [Phrase(TOO_MUCH)]


NO_QUICK = "the English rules have none with this clause, these cards and this icon"
NOT_ENGLISH = "it is not as in the English rules, which count"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: "", {"": "there are no texts in it"}),
        (lambda text: text.split("[[section]]")[0], {"": "there is no [[section]]"}),
        (
            lambda text: text.replace("colour/G+2", "colour/nope"),
            {"quick C-9": NO_QUICK, "pictures": NOT_ENGLISH},
        ),
        (
            lambda text: text.replace("colour/R7", "../../../R7"),
            {"quick C-5": NO_QUICK},
        ),
        (
            lambda text: text.replace('C-2 = "', 'C-2 = "{ $a } { NUMBER(1) } '),
            {"C-2": "it has a brace, and nothing is filled in in rules"},
        ),
        (
            lambda text: text.replace("shared = [", 'shared = ["C-1", "C-2", '),
            {"shared": NOT_ENGLISH},
        ),
        (
            lambda text: text.replace('\nC-2 = "', '\nC-99 = "'),
            {"C-99": "the English rules have no such clause"},
        ),
    ],
)
def test_rules_that_say_something_in_vain_are_told_and_english_stands_there(
    tmp_path: Path, change: Callable[[str], str], told: dict[str, str]
) -> None:
    """Of each of these nothing was said."""
    language = own(tmp_path)
    english = (ENGLISH / "rules" / "classic.toml").read_text("utf-8")
    (language / "rules" / "classic.toml").write_text(change(english), "utf-8")
    words = load_words()
    found = faults_of(language, ENGLISH)
    assert {each.file for each in found} == {"rules/classic.toml"}
    said = {
        each.id: words.phrase(each.reason) if isinstance(each.reason, Phrase) else each.reason
        for each in found
    }
    assert said == told
    folders = [language, ENGLISH]
    assert load_rules(folders, "classic") == load_rules([ENGLISH], "classic")
    assert load_quick(folders, "classic") == load_quick([ENGLISH], "classic")


def test_cards_of_the_comparison_that_are_not_compared_are_told(tmp_path: Path) -> None:
    language = own(tmp_path)
    english = (ENGLISH / "rules" / "compare.toml").read_text("utf-8")
    file = language / "rules" / "compare.toml"
    file.write_text(english.replace('clause = "C-5"', 'clause = "C-6"', 1), "utf-8")
    (told,) = faults_of(language, ENGLISH)
    assert told.reason == Phrase("problem.rules-no-such-effect")
    pictures = re.search(r"^pictures = .*$", english, re.MULTILINE)
    assert pictures is not None
    file.write_text(english.replace(pictures[0], 'pictures = ["colour/nope"]'), "utf-8")
    (told,) = faults_of(language, ENGLISH)
    assert told.reason == Phrase("problem.rules-no-such-card")
    file.write_text("", "utf-8")
    (told,) = faults_of(language, ENGLISH)
    assert told.reason == Phrase("problem.rules-no-texts")


def test_of_very_many_files_the_first_are_read(tmp_path: Path) -> None:
    files = {f"f{each:03}": f"x{each} = a" for each in range(MOST_FILES + 50)}
    found = read_entries(own(tmp_path, **files))
    assert len(found.by_id) == MOST_FILES
    ((file, reason),) = found.unread
    assert (file, reason.key) == (f"f{MOST_FILES}.ftl", "problem.reason-many-files")


def test_letters_that_are_known_are_not_judged_again(tmp_path: Path) -> None:
    """Every letter of every message once was, and those of some messages twice."""
    letters = "क्षि 👩‍🚀 żółć"
    texts = "\n".join(f"x{each} = {letters * 20}" for each in range(300))
    language = own(tmp_path, a=texts)
    known = judged_anew()
    faults_of(language, ENGLISH)
    assert judged_anew() - known < 30

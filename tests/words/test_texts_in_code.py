"""No text that a player reads is in code, and no code joins, splits or capitalises one."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("scenes", "phones", "view", "show", "session", "words", "variants", "store")
"""What reaches players; the engine has no texts but problems of files, and the tools are a terminal's."""

TELLS_DEVELOPERS = re.compile(r"Error$|^Notation|^CoverError$")
"""Exceptions that no window shows: their sentences are for those who write a file or call a function."""

MARKUP = re.compile(r"[<>=]|^[MLAQVHCZ][\d. ]|translate|scale\(|rotate\(|\\|\(\?")
"""Drawings, patterns and code."""

OF_PIECES = {"box", "report", "remove", "shelf"}
"""Methods that are given the name of a piece on the table, or of what is kept."""

NAMES = {
    # Words of the notation, and names in caches: they are compared, and never shown.
    "next round", "time out", "time in", "by hand", "cards and suit", "seat or all", "seat and word",
    "draw two", "draw four", "wild draw four", "passed over for each", "theme tile", "cover cloth",
    "cover corners", "stock count", "own plate", "own clock", "own taken", "trick circle", "seat ", "alert ",
    "own place", "top card", "trick tags", "asked", "total ",
    "refused call", "caller ", "plate ", "hand room", "panel room", "pile number", "notice ", "warning ",
    "card in focus", "tail ", "taken cards", "one card", "suit picker", "seat picker", "call ",
    "card mark", "discard pile", "corner soft", "backs ", "corner ", "taken ", "recent moves", "robot ",
    "plot ", "cards upright", "cards turned", "shadows of cards",
    "open cards", "open ", "lesson bar", "lesson deed",
    "lesson opened", "lesson named", "lesson needed", "lesson covered", "lesson own", "lesson holes",
    "lesson gaps", "lesson people",
    # Between a phone and the program: its wish for the next round, a verb and its place for a seat.
    "go on", " {seat} ",
    # What the deal of a day, and a cup, is drawn from.
    "all-for-one today ", "all-for-one cup ",
}  # fmt: skip

FILES = {
    # L-24 to the letter: what a match judges by that is given no words of a language.
    "game/variants/callout/judging_words.py",
    # Told by SDL before there is a window, and on the terminal alone.
    "game/view/base/window.py",
    # Told on a terminal alone, of a match that nobody watches.
    "game/session/standstill.py",
    # A program without any messages.
    "game/words/catalogue.py",
    # Details of damaged messages, for translators.
    "game/words/language.py", "game/words/resolver.py", "game/words/entries.py", "game/words/said_texts.py",
    "game/words/talk_lists.py", "game/words/translated_rules.py",
    # Names of files, as systems have them.
    "game/view/lettering/fallback_fonts.py",
    # Digests of sounds.
    "game/view/files/known_sounds.py",
    # Statements of SQL; it tells nobody anything.
    "game/store/history_index.py",
    "game/store/sqlite_files/encounters.py",
    "game/store/sqlite_files/index_file.py",
    "game/store/sqlite_files/ordinary_files.py",
    # The words of Python's own sentences, which stay in a report.
    "game/store/fault_reports.py",
    # What a page may load, for the browser, and why a line is closed, which the page does not show.
    "game/phones/page_answers.py", "game/phones/server.py",
}  # fmt: skip

PATHS_OF_DRAWINGS = {"join": 1}

BUILT: dict[str, dict[str, int]] = {
    # Wrapping: paragraphs; a word too long for a line, a path behind a folder. Words drawn further apart.
    "game/view/base/fonts.py": {"split": 1, "partition": 1, "join": 4},
    "game/view/lettering/mixed_text.py": {"split": 1},
    "game/view/lettering/text_runs.py": {"join": 2},
    "game/view/base/rich_text.py": {"split": 1, "join": 1},
    "game/scenes/rules/clause_row.py": {"split": 1},
    # Licences, which were broken into lines for a typewriter; works in the order of their names.
    "game/store/licence_files.py": {"split": 2, "join": 1, "lower": 1},
    "game/scenes/settings/licence_scene.py": {"split": 1},
    "game/words/line_breaks.py": {"split": 1, "rpartition": 1, "join": 5},
    # Letters of what people have typed.
    "game/words/people_texts.py": {"split": 5, "join": 7, "casefold": 1},
    "game/words/letter_clusters.py": {"join": 1},
    # Rows of letters to type with.
    "game/scenes/base/letter_grid.py": {"split": 2},
    # Sums, in figures: "2×50 + 20 = 120".
    "game/scenes/result/panes/open_hands.py": {"join": 2},
    # Keys: what is printed on one, and the letter that stands for an item.
    "game/view/input/key_names.py": {"upper": 1},
    "game/scenes/table/call_items.py": {"upper": 1},
    "game/view/calls/call_panel.py": {"upper": 1},
    # Texts are searched, whatever their letters' case.
    "game/scenes/records/match_texts.py": {"casefold": 2},
    "game/words/rule_search.py": {"partition": 1, "lower": 2, "upper": 1},
    # L-24: talk is compared without regard to case and blanks.
    "game/variants/callout/judging_words.py": {
        "join": 2, "split": 5, "casefold": 1, "partition": 1
    },
    "game/variants/callout/talk_judge.py": {"join": 7, "split": 1},
    # Texts put together of messages' own parts, and lists by the language's rules.
    "game/words/language.py": {"join": 2},
    "game/words/entries.py": {"split": 2, "join": 1, "partition": 1},
    "game/words/resolver.py": {"partition": 1, "join": 2, "lower": 1},  # with what `words check` says of calls
    "game/words/translated_rules.py": {"join": 1},
    "game/words/language_chain.py": {"join": 1},
    # Bots that are programs: a command as it is typed, names of events, a traceback, a thread.
    "game/store/bot_programs.py": {"join": 1},
    "game/session/programs/program_messages.py": {"lower": 1},
    "game/session/programs/child_process.py": {"splitlines": 1},
    # Told on a terminal alone, of a match that nobody watches.
    "game/session/standstill.py": {"join": 1},
    # What Python says of a fault, for its report.
    "game/store/fault_reports.py": {"split": 2, "join": 1, "lower": 2, "casefold": 1},
    # Names of files, options, settings and drivers.
    "game/words/path_names.py": {"join": 1},
    "game/store/guide_files.py": {"partition": 1},
    "game/store/lesson_files.py": {"partition": 3},
    "game/session/puzzles/puzzle_files.py": {"partition": 1},
    "game/store/deleting.py": {"partition": 1},
    # Phones: the letters of a code, a path without its query, a thread.
    "game/phones/table_code.py": {"join": 1, "upper": 1},
    "game/phones/server.py": {"join": 1},
    "game/phones/page_answers.py": {"partition": 1},
    # Bytes that go out as one.
    "game/phones/limited_connection.py": {"join": 1},
    # The verb of an action in the notation.
    "game/session/today/turn_count.py": {"partition": 1},
    # Statements of SQL, and lists of ids in them and in tables.
    "game/store/history_index.py": {"join": 3, "split": 1},
    "game/store/sqlite_files/encounters.py": {"join": 1},
    "game/session/records/history_export.py": {"join": 1},
    "game/words/option_words.py": {"lower": 1},
    "game/scenes/settings/setting_rows.py": {"lower": 1},
    "game/view/base/theme_files.py": {"split": 1},
    "game/view/base/window.py": {"split": 1},
    "game/view/layout/table_map.py": {"split": 1},
    "game/view/cards/moving_cover.py": {"rpartition": 1},
    "game/variants/__init__.py": {"join": 1},
    # Drawings.
    "game/view/base/svg_shapes.py": {"join": 2},
    "game/view/speech/bubbles.py": PATHS_OF_DRAWINGS,
    "game/scenes/result/panes/score_plot.py": {"join": 2},
    "game/scenes/records/month_plot.py": {"join": 1},
    "game/scenes/review/review_chart.py": {"join": 1},
    "game/view/table/middles/empty_places.py": PATHS_OF_DRAWINGS,
    "game/view/table/middles/direction_arrows.py": PATHS_OF_DRAWINGS,
}  # fmt: skip
"""How often a module may use which of BUILDING, each for the reason above it."""

BUILDING = {
    "capitalize", "title", "upper", "lower", "swapcase", "casefold", "join", "split", "rsplit",
    "partition", "rpartition", "splitlines",
}  # fmt: skip

WINDOWS = ("scenes", "view", "show")
"""Rooms in which nothing is told in the words of an exception: those are in English, and for a terminal."""

IN_A_TERMINAL = {"game/view/base/window.py"}
"""Where there is no window yet."""

SOURCES = sorted(file for room in ROOMS for file in (ROOT / "game" / room).rglob("*.py"))


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def sentences(code: str) -> Iterator[str]:
    """The string literals with several words in them, but docstrings and what only developers are told."""
    tree = ast.parse(code)
    passed_over: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            passed_over.add(node.value)
        elif isinstance(node, ast.Raise | ast.Assert) or (
            isinstance(node, ast.Call)
            and (TELLS_DEVELOPERS.search(_called(node)) or _called(node) in OF_PIECES)
        ):
            passed_over |= set(ast.walk(node))
    for node in ast.walk(tree):
        if node in passed_over or not isinstance(node, ast.Constant):
            continue
        text = node.value
        if not isinstance(text, str) or text in NAMES or MARKUP.search(text):
            continue
        if re.search(r"[^\W\d_]{2,}[^\w]* |[ ][^\W\d_]{2,}", text):
            yield text


def built(code: str) -> Iterator[str]:
    """What is done to texts, by the names of the methods; and texts put together of others in a pattern."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in BUILDING and not _is_scene(node):
                yield node.func.attr
        elif isinstance(node, ast.JoinedStr):
            inside = [part for part in node.values if isinstance(part, ast.FormattedValue)]
            messages = [part for part in inside if _says(part.value)]
            if messages and (len(inside) > 1 or len(node.values) > 1):
                yield ast.unparse(node)
        elif (
            isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.Add)
            and (_says(node.left) or _says(node.right))
        ):
            yield ast.unparse(node)


def in_words_of_exceptions(code: str) -> Iterator[str]:
    """Where an exception that was caught is made a text."""
    for handler in ast.walk(ast.parse(code)):
        if isinstance(handler, ast.ExceptHandler) and handler.name is not None:
            for node in ast.walk(handler):
                if isinstance(node, ast.Call) and _called(node) == "str":
                    texts = node.args
                elif isinstance(node, ast.FormattedValue):
                    texts = [node.value]
                else:
                    continue
                if any(isinstance(each, ast.Name) and each.id == handler.name for each in texts):
                    yield ast.unparse(node)


def _called(node: ast.Call) -> str:
    func = node.func
    return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")


def _says(node: ast.expr) -> bool:
    """Whether it is a message: a call of words, or a label."""
    if isinstance(node, ast.Call):
        return _called(node) in ("words", "phrase", "refusal", "advice", "happening")
    return isinstance(node, ast.Attribute) and node.attr in ("label", "help", "detail")


def _is_scene(node: ast.Call) -> bool:
    """Whether it is no text's method: the way to the title, a path, a thread."""
    return not node.args and _called(node) in ("title", "join")


@pytest.mark.parametrize(
    "file", [each for each in SOURCES if name_of(each) not in FILES], ids=name_of
)
def test_no_sentence_is_in_code(file: Path) -> None:
    assert list(sentences(file.read_text("utf-8"))) == []


@pytest.mark.parametrize("file", SOURCES, ids=name_of)
def test_no_message_is_taken_apart_or_put_together(file: Path) -> None:
    assert Counter(built(file.read_text("utf-8"))) == BUILT.get(name_of(file), {})


OF_WINDOWS = [
    file
    for file in SOURCES
    if file.relative_to(ROOT).parts[1] in WINDOWS and name_of(file) not in IN_A_TERMINAL
]


@pytest.mark.parametrize("file", OF_WINDOWS, ids=name_of)
def test_no_window_tells_the_words_of_an_exception(file: Path) -> None:
    assert list(in_words_of_exceptions(file.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    ("code", "many"),
    [
        ("try: f()\nexcept ValueError as error:\n    tell(str(error).rstrip('.'))", 1),
        ("try: f()\nexcept ValueError as error:\n    tell(f'no: {error}')", 1),
        ("try: f()\nexcept Problem as error:\n    tell(error.phrase, str(path))", 0),
    ],
)
def test_words_of_exceptions_are_found(code: str, many: int) -> None:
    assert len(list(in_words_of_exceptions(code))) == many


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('label = "Your turn"', ["Your turn"]),
        ('draw(f"{count} cards left")', [" cards left"]),
        ('"""A docstring."""', []),
        ('raise ValueError("no such seat")', []),
        ('raise_later(LayoutError("no such seat"))', []),
        ("svg = '<path d=\"M 0 0\"/>'", []),
        ('verb = "time out"', []),
        ('key = "ui.back"', []),
    ],
)
def test_sentences_are_found(code: str, found: list[str]) -> None:
    assert list(sentences(code)) == found


@pytest.mark.parametrize(
    ("code", "many"),
    [
        ("words('a').capitalize()", 1),
        ("', '.join(names)", 1),
        ("f'{words(a)}: {words(b)}'", 1),
        ("f'{self.label}. {self.help}'", 1),
        ("words('a') + '.'", 1),
        ("words(f'{game}.{key}')", 0),
        ("stack.ways.title()", 0),
    ],
)
def test_building_is_found(code: str, many: int) -> None:
    assert len(list(built(code))) == many

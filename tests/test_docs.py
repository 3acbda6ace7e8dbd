"""README, CONTRIBUTING and docs: what they name exists, and what they show runs."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import click
import pytest

from game.bots.bot import Temper
from game.bots.policies import POLICIES
from game.commands import NAMES, commands
from game.engine.match import Match
from game.engine.notation import replay_reader
from game.engine.notation.action_text import parse_action
from game.engine.notation.card_text import NotationError
from game.engine.rng import Rng
from game.engine.variant import Variant
from game.engine.worlds import sample
from game.session.controllers import BotSeat
from game.session.runner import Runner
from game.store.bot_files import OCCASIONS, load_guest
from game.store.platform_folders import assets
from game.tools import check_scenario
from game.variants import VARIANTS, all_verbs, find_variant
from game.view.base.theme_files import read_back, read_theme
from game.words.catalogue import Catalogue
from tests.harness.some import some
from tests.test_boundaries import LAYERS

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
CONTEXT = click.Context(commands)
COMMANDS = {name: cast(click.Command, commands.get_command(CONTEXT, name)) for name in NAMES}
NOTATION = sorted(DOCS.glob("notation*.md"))
"""The page of the notation, and those of games beside it."""
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted(DOCS.rglob("*.md")),
]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
FOLDERS = ("game", "assets", "build", "tests", "docs", ".ci")
PATH = re.compile(r"(?<![\w/.-])((?:game|assets|build|tests|docs|\.ci)/[\w./-]*\w)")
EXTRAS = re.compile(r"-e '?\.\[([\w,]+)\]")
SUFFIXES = (".py", ".toml", ".ftl", ".tmx", ".svg", ".md", ".spec")
STANDS_FOR = {"LANGUAGE": "en", "GAME": "classic"}
"""Words in a path that stand for any language, any game."""
MADE = {"dist/all-for-one"}
"""What a command that is named makes, and the tree does not hold."""


@cache
def text(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def shown(page: Path, kind: str) -> list[str]:
    """The examples of one kind that a page shows."""
    return [body for said, body in FENCE.findall(text(page)) if said == kind]


def spans(page: Path) -> list[str]:
    """What a page has in the type of code, outside its examples."""
    return SPAN.findall(FENCE.sub("", text(page)))


def all_spans() -> Iterator[tuple[str, str]]:
    """(page, span) of what all pages have in the type of code."""
    for page in PAGES:
        for span in spans(page):
            yield page.stem, span


def test_what_is_linked_is_there() -> None:
    links = [(page, to) for page in PAGES for to in re.findall(r"\]\(([^)]+)\)", text(page))]
    for page, target in some(each for each in links if "://" not in each[1]):
        assert (page.parent / target.partition("#")[0]).exists(), (page.stem, target)


def test_a_path_that_is_named_is_there() -> None:
    named = ((page.stem, path) for page in PAGES for path in PATH.findall(text(page)))
    for page, path in some(named):
        for word, example in STANDS_FOR.items():
            path = path.replace(word, example)
        own = ROOT / "tests" / "fishing" / path
        assert (ROOT / path).exists() or own.exists(), (page, path)


def test_a_file_that_is_named_is_there() -> None:
    names = {file.name for folder in FOLDERS for file in (ROOT / folder).rglob("*")}
    names |= {file.name for file in ROOT.iterdir()}
    named = (each for each in all_spans() if re.fullmatch(r"[\w.-]+", each[1]))
    for page, span in some(each for each in named if each[1].endswith(SUFFIXES)):
        assert span in names, (page, span)


def test_ci_runs_the_commands_of_the_readme() -> None:
    """The one command that plays and the one that tests are the README's, to the letter."""
    named = re.findall(r"^python3 -m venv .*$", text(ROOT / "README.md"), re.MULTILINE)
    assert len(named) == 2
    assert named[0].endswith("&& .venv/bin/python main.py")
    assert named[1] in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert all(f"`{each}`" in text(ROOT / "CONTRIBUTING.md") for each in named)


def test_ci_runs_what_contributing_says() -> None:
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    for tool in ("ruff format --check", "ruff check", "mypy --strict game"):
        assert f"`{tool}`" in text(ROOT / "CONTRIBUTING.md")
        assert f".venv/bin/{tool}\n" in ci


COMMAND = re.compile(r"(?:main\.py|-m tests\.(?:knock|fishing))((?: [\w./=,:…-]+)*)")


def named_commands(page: Path) -> Iterator[list[str]]:
    for words in COMMAND.findall(text(page)):
        if words.split():
            yield words.split()


def test_a_command_that_is_named_is_one() -> None:
    named = ((page.stem, words) for page in PAGES for words in named_commands(page))
    for page, (name, *words) in some(named):
        command = COMMANDS[name]
        if isinstance(command, click.Group) and words:
            assert words[0] in command.commands, f"{page}: {name} {words[0]}"
            command, words = command.commands[words[0]], words[1:]
        options = {flag for each in command.params for flag in each.opts}
        given = {word for word in words if word.startswith("--")}
        assert given <= options, f"{page}: {name} {given - options}"
        arguments = [each for each in command.params if isinstance(each, click.Argument)]
        choices = [each.type for each in arguments if isinstance(each.type, click.Choice)]
        for choice, word in zip(choices, words, strict=False):
            assert word in choice.choices, f"{page}: {name} {word}"


def test_an_option_that_is_named_is_one() -> None:
    inner = [
        each
        for group in COMMANDS.values()
        if isinstance(group, click.Group)
        for each in group.commands.values()
    ]
    known = {flag for c in [*COMMANDS.values(), *inner] for p in c.params for flag in p.opts}
    known |= {"--help", "--json", *(flag for p in commands.params for flag in p.opts)}
    for page, span in some(each for each in all_spans() if each[1].startswith("--")):
        assert span.split()[0] in known, (page, span)


def test_every_command_is_named() -> None:
    named = {words[0] for words in named_commands(DOCS / "command-line.md")}
    assert named == COMMANDS.keys()


def test_an_extra_that_is_named_is_one() -> None:
    project = tomllib.loads(text(ROOT / "pyproject.toml"))["project"]
    asked = ((page.stem, text(page)) for page in PAGES)
    extras = ((page, each) for page, said in asked for each in re.findall(EXTRAS, said))
    for page, named in some(extras):
        assert set(named.split(",")) <= project["optional-dependencies"].keys(), page


@cache
def classes() -> dict[str, set[str]]:
    """The classes of program, test game and harness, each with the names that it and its bases define."""
    found: dict[str, set[str]] = {}
    bases: dict[str, list[str]] = {}
    own = [ROOT / "tests" / "fishing" / "game.py", *(ROOT / "tests" / "harness").glob("*.py")]
    for file in [*(ROOT / "game").rglob("*.py"), *own]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.setdefault(node.target.id, set())  # the name of a type
            elif isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).update(_members(node))
                bases[node.name] = [re.match(r"\w*", ast.unparse(b))[0] for b in node.bases]  # type: ignore[index]
    for name, above in bases.items():
        for base in above:
            found[name] |= found.get(base, set())
    return found


def _members(node: ast.ClassDef) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.FunctionDef):
            yield inner.name
        elif isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
            yield inner.id
        elif isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store):
            yield inner.attr


CLASS = re.compile(r"([A-Z][a-z]\w*)(?:\.(\w+))?")


def assert_named(span: str) -> None:
    """A class, or an attribute of one, exists."""
    match = CLASS.fullmatch(span)
    assert match is not None
    assert match[1] in classes(), span
    assert match[2] is None or match[2] in classes()[match[1]], span


def test_a_class_that_is_named_is_there() -> None:
    named = (span for _, span in all_spans() if span not in NO_CLASSES)
    for span in some(each for each in named if CLASS.fullmatch(each)):
        assert_named(span)


NO_CLASSES = {"None", "Joker", "Yskip", "Xvfb"}


def test_the_methods_of_a_game_are_those_it_has_to_have() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", text(DOCS / "adding-a-game.md"), re.MULTILINE)
    assert set(listed) >= set(Variant.__abstractmethods__)
    assert all(hasattr(Variant, name) for name in listed)


def test_the_house_is_drawn_as_it_is() -> None:
    drawing = ElementTree.parse(DOCS / "architecture.svg")
    said: dict[str, list[str]] = {}
    for element in drawing.iter("{http://www.w3.org/2000/svg}text"):
        said.setdefault(element.get("class") or "", []).append("".join(element.itertext()))
    rooms = [each for each in said["room"] if " " not in each]
    assert sorted(rooms) == sorted(LAYERS)
    cells = sorted(
        each.name
        for room in ("scenes", "view")
        for each in (ROOT / "game" / room).iterdir()
        if (each / "__init__.py").is_file()
    )
    assert sorted(said["cellname"]) == cells
    for line in said["code"]:
        for name in re.findall(r"[A-Z]\w+(?:\.\w+)?", line):
            assert_named(name)


def test_the_rooms_are_those_that_there_are() -> None:
    named = set(re.findall(r"^\| `game/(\w+)` \|", text(DOCS / "architecture.md"), re.MULTILINE))
    folders = {each.parent.name for each in (ROOT / "game").glob("*/__init__.py")}
    assert named == folders


def test_what_is_in_the_house_is_named() -> None:
    """The modules beside the rooms, and the trades of the view."""
    said = text(DOCS / "architecture.md")
    beside = [f"`game/{file.name}`" for file in (ROOT / "game").glob("[!_]*.py")]
    (view,) = re.findall(r"^\| `game/view` \| (.*?) \|", said, re.MULTILINE)
    trades = [f"`{each.parent.name}`" for each in (ROOT / "game" / "view").glob("*/__init__.py")]
    assert [name for name in beside if name not in said] == []
    assert [name for name in trades if name not in view] == []


def test_the_actions_of_the_notation_are_those_that_there_are() -> None:
    rows = [
        row for page in NOTATION for row in re.findall(r"^\| (`.*?) \|", text(page), re.MULTILINE)
    ]
    decks = [variant.table(variant.info.min_players).deck for variant in VARIANTS]
    written = set()
    for action in SPAN.findall(" ".join(rows)):
        read = []
        for deck in decks:
            try:
                read.append(parse_action(action, deck, all_verbs()))
            except NotationError:
                continue
        assert read, action
        written.add(read[0].verb)
    assert written | {"next round"} == set(all_verbs())


def test_the_keys_of_a_position_are_those_that_there_are() -> None:
    spoken = {span for page in NOTATION for span in spans(page)}
    assert {key.name for variant in VARIANTS for key in variant.keys} <= spoken


def test_the_readings_of_a_scenario_are_those_that_there_are() -> None:
    spoken = {span for page in NOTATION for span in spans(page)}
    for variant in VARIANTS:
        state = variant.begin(variant.table(variant.info.min_players), 1)
        assert set(variant.readings(state, 0)) <= spoken


def test_the_scenario_holds() -> None:
    (example,) = shown(DOCS / "notation.md", "toml")
    check_scenario.run(tomllib.loads(example))


def test_the_head_of_a_replay_is_read() -> None:
    (example,) = shown(DOCS / "notation.md", "json")
    read = replay_reader.read([json.dumps(json.loads(example))], find_variant)
    assert (read.variant.info.id, read.table.players) == ("classic", 2)


def test_the_bot_loads(tmp_path: Path) -> None:
    (example,) = shown(DOCS / "adding-a-bot.md", "toml")
    file = tmp_path / "hawk.toml"
    file.write_text(example, encoding="utf-8")
    guest = load_guest(file, own=True)
    assert set(guest.lines) == set(OCCASIONS)
    assert guest.policy == "greedy"
    assert (assets() / "portraits" / f"{guest.portrait}.svg").is_file()


@pytest.mark.parametrize("game", ["oono", "callout"])
def test_the_policy_plays(game: str) -> None:
    (example,) = shown(DOCS / "adding-a-bot.md", "python")
    names: dict[str, Any] = {}
    exec(example, names)
    variant = find_variant(game)
    match = Match(variant, variant.table(3), 5)
    bots = [names["CautiousBot"](variant, Temper()), *(POLICIES["greedy"](variant, Temper()),) * 2]
    luck = Rng(2)
    Runner(match, [BotSeat(bot, luck.fork()) for bot in bots]).run(rounds=1)
    assert match.state.over
    assert sample(match.observe(0), luck).over


def test_the_theme_and_the_back_load(tmp_path: Path) -> None:
    theme, back = shown(DOCS / "adding-a-theme.md", "toml")
    for example, folder in ((theme, "themes"), (back, "cards/backs")):
        for picture in (assets() / folder).glob("*.svg"):
            (tmp_path / picture.name).write_bytes(picture.read_bytes())
        (tmp_path / f"{Path(folder).name}.toml").write_text(example, encoding="utf-8")
    assert read_theme(tmp_path / "themes.toml").id == "themes"
    assert read_back(tmp_path / "backs.toml").picture.name == "rosette.svg"


def test_the_translation_loads(tmp_path: Path) -> None:
    folder = tmp_path / "cy"
    folder.mkdir()
    for number, example in enumerate(shown(DOCS / "adding-a-translation.md", "ftl")):
        (folder / f"{number}.ftl").write_text(example, encoding="utf-8")
    words = Catalogue.load(folder, assets() / "strings" / "en")
    said = {words("table.left", count=count) for count in (0, 1, 2, 3, 6, 4)}
    assert len(said) == 6
    assert words("language.name") == "Cymraeg"
    assert words("ui.title.quit") == "Quit"  # what it lacks
    assert not words.damages


def test_the_guide_to_a_game_shows_the_test_game() -> None:
    games = (ROOT / "tests" / name / "game.py" for name in ("fishing", "knock"))
    game = "\n".join(each.read_text(encoding="utf-8") for each in games)
    examples = shown(DOCS / "adding-a-game.md", "python")
    assert len(examples) > 3
    for example in examples:
        assert example in game, example


def test_the_messages_that_are_named_are_there() -> None:
    words = Catalogue.load(
        ROOT / "tests" / "fishing" / "assets" / "strings" / "en", assets() / "strings" / "en"
    )
    named = {each for each in spans(DOCS / "adding-a-game.md") if each.startswith("fishing-")}
    assert {"fishing-line", "fishing-aim", "fishing-gathered"} <= named
    there = set(words.ids())
    for each in named:
        if not re.search("[A-Z]", each):
            assert each in there, each

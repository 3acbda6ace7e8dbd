"""The program as somebody would publish it: a copy of the tree with another identity, committed and tagged."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

from game import __version__

ROOT = Path(__file__).resolve().parents[2]

EXAMPLE = {
    "id": "org.example.cards.AllForOne",
    "repository": "https://github.com/example_account/cards",
    "page": "https://cards.example.org/",
    "contact": "ada@cards.example.org",
    "developer": "Ada & Jun",
    "runtimes": "https://runtimes.example.org/all.flatpakrepo",
}
NOBODYS = {
    "id": "invalid.allforone.AllForOne",
    **dict.fromkeys(("repository", "page", "contact", "runtimes"), ""),
}
"""What the file says while nobody publishes the program."""
DAY = "2026-12-01"
LEFT_OUT = ("tests/", "docs/site/pictures/", "assets/sounds/", "assets/music/")
"""What no script in build/ reads, or copies without a look."""


def identity_file(**changes: str) -> str:
    """The text of build/identity.toml with the example in it, but for some fields."""
    return "".join(f'{name} = "{value}"\n' for name, value in {**EXAMPLE, **changes}.items())


def run(tree: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """What a command did in a tree; the name of the first word is `python` for our own."""
    words = [sys.executable, *command[1:]] if command[0] == "python" else list(command)
    return subprocess.run(words, cwd=tree, capture_output=True, text=True, check=False)


def copy_of_the_tree(into: Path) -> Path:
    """A copy of what is in the tree, as it is now, without what is of no use here."""
    listed = run(ROOT, "git", "ls-files", "--cached", "--others", "--exclude-standard", "-z")
    names = [name for name in listed.stdout.split("\0") if name and not name.startswith(LEFT_OUT)]
    for name in names:
        if (ROOT / name).is_file():
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, into / name)
    return into


def filled_in(into: Path, *, day: str, **changes: str) -> Path:
    """A copy of the tree with the example in it, but for some fields, with its texts and a day of release."""
    tree = copy_of_the_tree(into)
    (tree / "build" / "identity.toml").write_text(identity_file(**changes), encoding="utf-8")
    changelog = tree / "CHANGELOG.md"
    text = changelog.read_text(encoding="utf-8")
    head = rf"^## {re.escape(__version__)} – .*$"
    text, found = re.subn(head, f"## {__version__} – {day}", text, flags=re.MULTILINE)
    assert found == 1
    changelog.write_text(text, encoding="utf-8")
    done = run(tree, "python", "build/fill_texts.py")
    assert done.returncode == 0, done.stderr
    return tree


def published(into: Path, *, tag: str = f"v{__version__}") -> Path:
    """A copy of the tree as the steps in docs/releasing.md leave it, committed and tagged."""
    tree = filled_in(into, day=DAY)
    who = ("-c", "user.name=Ada", "-c", f"user.email={EXAMPLE['contact']}")
    for command in (
        ("init", "-q"),
        ("add", "-A"),
        (*who, "commit", "-qm", "Publish it"),
        ("tag", tag),
    ):
        done = run(tree, "git", *command)
        assert done.returncode == 0, done.stderr
    return tree

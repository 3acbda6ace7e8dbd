"""What a person may not read or write, as in the home of somebody else: it is told, and nothing is lost.

Root may read and write everything, so these are tests for other people.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.files.reading import Unreadable, read_bytes
from game.files.writing import write_whole
from game.store.platform_folders import unwritable
from game.store.settings_file import FILE, Settings
from tests.harness.problem_sentences import said

MAIN = Path(__file__).resolve().parents[1] / "main.py"

pytestmark = pytest.mark.skipif(
    os.name != "posix" or os.geteuid() == 0, reason="root may read and write everything"
)

Deny = Callable[[Path, int], None]


@pytest.fixture
def deny() -> Iterator[Deny]:
    """Give a file or folder other permissions until the test ends."""
    changed = []

    def put(path: Path, mode: int) -> None:
        changed.append((path, path.stat().st_mode))
        path.chmod(mode)

    yield put
    for path, mode in reversed(changed):
        if path.exists():  # it may have been set aside, or written anew
            path.chmod(mode)


def run(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program without a screen, in a folder."""
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, str(MAIN), *arguments],
        capture_output=True,
        text=True,
        cwd=folder,
        env={"PATH": os.environ["PATH"], "HOME": str(folder), **drivers, **environment},
        check=False,
        timeout=60,
    )
    assert "Traceback" not in done.stderr
    return done


def test_a_file_that_may_not_be_read_is_told(tmp_path: Path, deny: Deny) -> None:
    file = tmp_path / "inner" / "file"
    file.parent.mkdir()
    file.write_text("x")
    deny(file, 0)
    with pytest.raises(Unreadable) as caught:
        read_bytes(file)
    assert "Permission denied" in said(caught.value)
    deny(file.parent, 0)
    with pytest.raises(Unreadable) as caught:
        read_bytes(file)
    assert "Permission denied" in said(caught.value)


def test_a_folder_that_may_not_be_written_stays_as_it_was(tmp_path: Path, deny: Deny) -> None:
    (tmp_path / "file").write_text("old")
    deny(tmp_path, 0o555)
    with pytest.raises(OSError, match="Permission denied"):
        write_whole(tmp_path / "file", b"new")
    assert [each.read_text() for each in tmp_path.iterdir()] == ["old"]
    for folder in (tmp_path, tmp_path / "new" / "folder"):
        trouble = unwritable(folder)
        assert trouble is not None
        assert str(folder) in said(trouble)


def test_settings_that_may_not_be_read_are_set_aside_and_told(tmp_path: Path, deny: Deny) -> None:
    (tmp_path / FILE).write_text('{"name": "Dora"}')
    deny(tmp_path / FILE, 0)
    settings, trouble = Settings.load(tmp_path)
    assert settings == Settings()
    assert trouble is not None
    (kept,) = tmp_path.iterdir()
    assert "Permission denied" in said(trouble)
    assert kept.name in said(trouble)
    assert settings.save(tmp_path) is None
    assert Settings.load(tmp_path) == (settings, None)
    kept.chmod(0o600)
    assert kept.read_text() == '{"name": "Dora"}'


def test_settings_that_can_be_neither_read_nor_set_aside_are_left_alone(
    tmp_path: Path, deny: Deny
) -> None:
    (tmp_path / FILE).write_text("{}")
    deny(tmp_path / FILE, 0)
    deny(tmp_path, 0o555)
    settings, trouble = Settings.load(tmp_path)
    assert settings.left_alone
    assert trouble is not None
    assert "cannot be set aside" in said(trouble)
    assert settings.save(tmp_path) is None
    assert [each.name for each in tmp_path.iterdir()] == [FILE]


def test_settings_that_lie_where_one_may_not_look(tmp_path: Path, deny: Deny) -> None:
    """The file is a link into a closed folder; then its own folder is closed."""
    closed, folder = tmp_path / "closed", tmp_path / "folder"
    closed.mkdir()
    folder.mkdir()
    (closed / FILE).write_text('{"name": "Dora"}')
    (folder / FILE).symlink_to(closed / FILE)
    deny(closed, 0)
    settings, trouble = Settings.load(folder)
    assert settings == Settings()
    assert trouble is not None
    assert "Permission denied" in said(trouble)
    (kept,) = folder.iterdir()
    assert kept.is_symlink()
    assert kept.name in said(trouble)
    deny(folder, 0)
    settings, trouble = Settings.load(folder)
    assert (settings, trouble) == (Settings(), None)
    unsaved = settings.save(folder)
    assert unsaved is not None
    assert str(folder) in said(unsaved)


@pytest.mark.parametrize("mode", [0o555, 0o444, 0])
def test_the_program_starts_in_a_home_that_belongs_to_somebody_else(
    tmp_path: Path, deny: Deny, mode: int
) -> None:
    home = tmp_path / "home"
    for name in (".config", ".local/share", ".local/state", ".cache"):
        (home / name).mkdir(parents=True)
    deny(home, mode)
    done = run(tmp_path, "--first-frame", HOME=str(home))
    assert done.returncode == 0, done.stderr
    assert "first frame" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("simulate", "classic", "--matches", "1", "--save", "home/kept"), "Permission denied"),
        (("shots", "home/kept", "--scene", "title"), "a folder of your own"),
        (("shots", "home", "--scene", "title"), "a folder of your own"),
        (("replay", "secret"), "not readable"),
        (("scenario", "secret"), "not readable"),
    ],
)
def test_what_a_command_may_not_do_ends_in_a_sentence(
    tmp_path: Path, deny: Deny, arguments: tuple[str, ...], says: str
) -> None:
    home, secret = tmp_path / "home", tmp_path / "secret"
    home.mkdir()
    secret.write_text("{}")
    deny(home, 0o555)
    deny(secret, 0)
    done = run(tmp_path, *arguments)
    assert done.returncode == 2, done.stderr
    assert says in done.stderr
    assert list(home.iterdir()) == []

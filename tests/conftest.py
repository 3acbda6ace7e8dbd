"""Fixtures and collection for all tests: scenario files are tests, one each."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from game.tools import check_scenario
from game.view.base.freed_memory import give_back_large_blocks
from game.words.catalogue import Catalogue
from game.words.entries import Damaged

if TYPE_CHECKING:  # tests of rules and words do not load pygame
    from tests.harness.table import Sit

pytest.register_assert_rewrite("tests.harness")

from tests.harness.quick import is_needless, is_quick  # noqa: E402
from tests.harness.usual_signals import use_usual_signals  # noqa: E402
from tests.harness.worker_memory import WorkerMemory, give_back_freed, keep_few_pictures  # noqa: E402

# Set before the first test that draws: all of them draw without a screen.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

use_usual_signals()

# No test measures time: on a busy machine an example may take as long as it likes. A run tries the examples of
# the one before it, so that what it finds is found again; `--hypothesis-profile by-chance` tries others.
UNTIMED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("by-chance", UNTIMED)
settings.register_profile("same-again", UNTIMED, derandomize=True)
settings.load_profile("same-again")

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def words() -> Catalogue:
    return Catalogue.load(ROOT / "assets" / "strings" / "en")


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    """`Table` without the folder, which is the test's own."""
    from tests.harness.table import Table

    return partial(Table, tmp_path)


@pytest.fixture(scope="session", autouse=True)
def whole_messages() -> Iterator[None]:
    """Fail any test in which one of the program's own messages is missing or lacks a value."""
    shipped = (ROOT / "assets" / "strings").resolve()
    with pytest.MonkeyPatch.context() as patch:
        note, call = Catalogue.note, Catalogue.__call__

        def strict_note(self: Catalogue, damaged: Damaged) -> None:
            assert shipped not in self.folder.resolve().parents, damaged
            note(self, damaged)

        def strict_call(self: Catalogue, key: str, /, **values: object) -> str:
            assert key in self or shipped not in self.folder.resolve().parents, key
            return call(self, key, **values)

        patch.setattr(Catalogue, "note", strict_note)
        patch.setattr(Catalogue, "__call__", strict_call)
        yield


@pytest.fixture(scope="module", autouse=True)
def room() -> None:
    """Collect garbage before each module: pictures are many bytes, but few objects for the collector.

    What is left then has come to stay, and later collections are spared it. At the end of the module before,
    pytest still held what the fixtures of its last test made, which would stay for good.
    """
    gc.collect()
    gc.freeze()
    give_back_freed()
    keep_few_pictures()


def pytest_configure(config: pytest.Config) -> None:
    """Let memory that is freed go back to the system, as the program does, and tell what is held."""
    give_back_large_blocks()
    config.pluginmanager.register(WorkerMemory())


@pytest.hookimpl(trylast=True)  # Hypothesis keeps no files before its own is done
def pytest_sessionstart(session: pytest.Session) -> None:
    """Have Hypothesis make its table of all characters, once a checkout, for which it takes 200 MB.

    Done here it is while the workers collect, once for all of them and where nothing else is held.
    """
    if not hasattr(session.config, "workerinput"):
        st.text().validate()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return is_needless(collection_path, config.option.markexpr) or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if is_quick(item.path):
            item.add_marker("quick")


def pytest_collection_finish() -> None:
    """Spare the collector what is loaded by now: the program collects garbage whenever a screen is left."""
    gc.collect()
    gc.freeze()


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    if file_path.suffix == ".toml" and "scenarios" in file_path.parts:
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


class ScenarioFile(pytest.File):
    def collect(self) -> Any:
        yield ScenarioItem.from_parent(self, name=self.path.stem)


class ScenarioItem(pytest.Item):
    def runtest(self) -> None:
        check_scenario.run(check_scenario.load(self.path))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, check_scenario.ScenarioError | check_scenario.ScenarioFailure):
            return f"{self.path}: {excinfo.value}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"scenario {self.path.stem}"

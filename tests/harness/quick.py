"""The tests of `pytest -m quick`: some of every room of the program, in about a minute on two cores."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
ROOMS = {
    "engine": ["engine"],
    "variants": ["variants", "scenarios/classic", "scenarios/callout", "conformance/test_golden.py"],
    "files": ["files"],
    "words": ["words/test_catalogue.py", "words/test_line_breaks.py", "words/test_people_texts.py",
              "words/test_sentences.py", "words/test_talk.py"],
    "bots": ["bots/test_last_cards.py", "bots/test_master_bot.py", "bots/test_people_bots.py",
             "bots/test_policies.py"],
    "store": ["store"],
    "session": ["session/test_chairs.py", "session/test_clock.py", "session/test_journal.py",
                "session/test_runner.py", "session/test_taking_back.py", "session/test_viewpoints.py",
                "session/records/test_history.py", "session/replays/test_tape.py"],
    "show": ["show"],
    "phones": ["phones/test_inbox.py", "phones/test_phone_sight.py"],
    "view": ["view/test_focus.py", "view/test_hand_fan.py", "view/test_input.py",
             "view/test_key_zones.py", "view/test_occupancy.py", "view/test_pads.py",
             "view/test_picture_pool.py", "view/test_pictures.py", "view/test_sound.py",
             "view/test_text_runs.py", "view/test_theme_files.py", "view/test_window.py"],
    "scenes": ["scenes/callout/test_calls.py", "scenes/test_faults.py", "scenes/test_stack.py",
               "scenes/test_take_back.py"],
    "tools": ["tools/test_bench_search.py", "tools/test_memory.py"],
    "commands": ["commands/test_command_line.py", "commands/test_match_lists.py",
                 "commands/test_open.py", "commands/test_program_commands.py"],
}  # fmt: skip
"""The folders and modules of tests, by the room whose tests they are."""

_CHOSEN = [TESTS / place for places in ROOMS.values() for place in places]


def is_quick(file: Path) -> bool:
    """Whether the tests of a file are among them."""
    return any(place == file or place in file.parents for place in _CHOSEN)


def is_needless(path: Path, marks: str) -> bool:
    """Whether a file need not be loaded where tests are selected by these marks: loading all takes long."""
    return (
        marks == "quick"
        and path.is_file()
        and path.suffix in (".py", ".toml")
        and not is_quick(path)
    )

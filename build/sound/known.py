"""Writes down which sounds come with the program: `python build/sound/known.py`.

The program decodes these itself, and any other by a process of its own (`game/view/files/decoded_sounds.py`).
"""

from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = ROOT / "assets" / "sounds"
LIST = ROOT / "game" / "view" / "files" / "known_sounds.py"
DIGITS, A_LINE = 24, 4


def listed() -> str:
    """The module that knows the sounds there are."""
    digests = sorted(
        sha256(file.read_bytes()).hexdigest()[:DIGITS] for file in SOUNDS.rglob("*.ogg")
    )
    lines = [" ".join(digests[at : at + A_LINE]) for at in range(0, len(digests), A_LINE)]
    return HEAD % DIGITS + "\n".join(lines) + '\n"""\n"""Those digits of each."""\n'


HEAD = '''"""The sounds that come with the program, by their contents. Made by build/sound/known.py."""

DIGITS = %d
"""Hexadecimal digits of the SHA-256 of a sound."""

KNOWN = """
'''


def write() -> None:
    """Write the module anew."""
    LIST.write_text(listed(), encoding="utf-8")


if __name__ == "__main__":
    write()

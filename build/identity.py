"""Who the program is to the outside world, and who publishes it: `IDENTITY`, as build/identity.toml has it.

`python build/identity.py FIELD` prints a field of it, for workflows.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from packing.trouble import Trouble

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "build" / "identity.toml"

NOBODY = "invalid"
"""A domain that can never be anybody's (RFC 2606)."""

_ID = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*){2,}", re.ASCII)
_MAIL = re.compile(r"[\w.+-]+@[\w-]+(\.[\w-]+)+", re.ASCII)
_ADDRESS = re.compile(r"https://[\w-]+(\.[\w-]+)+(/[\w.~/-]*)?", re.ASCII)


class Identity(NamedTuple):
    """The fields of build/identity.toml; addresses are `""` while nobody has filled them in."""

    id: str
    repository: str
    page: str
    contact: str
    developer: str
    runtimes: str

    @property
    def is_nobodys(self) -> bool:
        """Whether the id is the one that claims nobody's domain."""
        return self.id.startswith(f"{NOBODY}.")

    @property
    def developer_id(self) -> str:
        return self.id.rpartition(".")[0]

    @property
    def maintainer(self) -> str:
        """Who Debian is told to write to. Its packages must name an address: this one reaches nobody."""
        return f"{self.developer} <{self.contact or f'nobody@allforone.{NOBODY}'}>"

    @property
    def at_github(self) -> str:
        """The repository as GitHub's own tools name it; `""` if it is elsewhere."""
        parts = urlsplit(self.repository)
        return parts.path.strip("/") if parts.hostname == "github.com" else ""

    @property
    def domain(self) -> str:
        """The domain of the page as an id begins with it."""
        host = (urlsplit(self.page).hostname or "").removeprefix("www.")
        labels = (label.replace("-", "_") for label in reversed(host.split(".")))
        return ".".join(f"_{label}" if label[:1].isdigit() else label for label in labels)

    def places(self) -> dict[str, str]:
        """Return what fills the places of templates."""
        return {
            "APP_ID": self.id,
            "REPOSITORY": self.repository,
            "AT_GITHUB": self.at_github,
            "PAGE": self.page,
            "CONTACT": self.contact,
            "DEVELOPER": self.developer,
            "DEVELOPER_ID": self.developer_id,
            "RUNTIMES": self.runtimes,
        }


def read(text: str) -> Identity:
    """Return what such a file says. Raises Trouble for something that it cannot say."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Trouble(f"build/identity.toml cannot be read: {error}.") from None
    if wrong := sorted(table.keys() ^ set(Identity._fields)):
        raise Trouble(f"build/identity.toml has too much or too little: {', '.join(wrong)}.")
    if wrong := [name for name, value in table.items() if not isinstance(value, str)]:
        raise Trouble(f"build/identity.toml has something else than a text as {wrong[0]}.")
    for name, form, like in (
        ("id", _ID, "org.example.AllForOne"),
        ("repository", _ADDRESS, "https://github.com/your_account/name"),
        ("page", _ADDRESS, "https://your_account.github.io/name/"),
        ("contact", _MAIL, "you@example.org"),
        ("runtimes", _ADDRESS, "https://example.org/runtimes.flatpakrepo"),
    ):
        if (table[name] or name == "id") and not form.fullmatch(table[name]):
            raise Trouble(
                f"build/identity.toml has {table[name]!r} as {name}: write it like {like}."
            )
    if not re.fullmatch(r"[^<>@\n]*[^<>@\s]", table["developer"]):
        raise Trouble("build/identity.toml has no developer, or one that no address can follow.")
    table["repository"] = table["repository"].rstrip("/").removesuffix(".git")
    table["page"] = table["page"] and table["page"].rstrip("/") + "/"
    return Identity(**table)


try:
    IDENTITY = read(FILE.read_text("utf-8"))
except (Trouble, OSError) as trouble:  # every script here needs it
    sys.exit(f"{trouble}")

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in Identity._fields:
        sys.exit(f"Usage: identity.py {' | '.join(Identity._fields)}")
    print(getattr(IDENTITY, sys.argv[1]))

"""What the player has chosen, kept between sessions in settings.json.

A file that is missing, damaged or from a newer program never stops the game: what cannot be read
has its default, and `Settings.load` says in a sentence what was wrong.
"""

from __future__ import annotations

import os
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

FILE = "settings.json"


@dataclass(slots=True)
class Settings:
    """The choices. `text_scale` is 1.0 to 2.0, volumes 0.0 to 1.0, `games` the last table by game id.

    `fair` is how long (ms) bots leave people to call something out before they go on.
    """

    name: str = ""
    language: str = "en"
    theme: str = "teal"
    back: str = "rosette"
    speed: str = "NORMAL"
    text_scale: float = 1.0
    full_screen: bool = False
    show_legal: bool = True
    reduced_motion: bool = False
    four_colour: bool = False
    fair: int = 1500
    volumes: dict[str, float] = field(default_factory=dict)
    games: dict[str, dict[str, Any]] = field(default_factory=dict)

    @classmethod
    def load(cls, folder: Path) -> tuple[Settings, str | None]:
        """The settings kept in `folder`, and a sentence if the file could not be used."""
        path = folder / FILE
        settings = cls()
        if not path.exists():
            return settings, None
        import json

        try:
            kept = json.loads(path.read_text("utf-8"))
        except (OSError, ValueError) as error:
            return settings, f"The settings in {path} cannot be read ({error}); defaults are used."
        if not isinstance(kept, dict):
            return settings, f"The settings in {path} are no table of names; defaults are used."
        for each in fields(cls):
            value, default = kept.get(each.name), getattr(settings, each.name)
            if isinstance(default, float) and type(value) is int:
                value = float(value)
            if type(value) is type(default):
                setattr(settings, each.name, value)
        settings.text_scale = min(2.0, max(1.0, settings.text_scale))
        return settings, None

    def save(self, folder: Path) -> str | None:
        """Keep the settings; a sentence if that cannot be done. The old file stays until the new is whole."""
        import json

        path = folder / FILE
        new = path.with_suffix(".new")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            new.write_text(json.dumps(asdict(self), indent=1, ensure_ascii=False), "utf-8")
            os.replace(new, path)
        except OSError as error:
            return f"The settings cannot be saved in {folder} ({error.strerror or error})."
        return None

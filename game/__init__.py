"""All for One: five card games called One."""

import os

__version__ = "1.0.0"
"""The one place where the version stands; `pyproject.toml` and whatever is released take it from here."""

# pygame greets on the terminal unless it is told not to before it is first imported.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# Desktops know by this name that a window belongs to the program's entry in their menus; pygame would
# set another.
for _driver in ("X11", "WAYLAND"):
    os.environ.setdefault(f"SDL_VIDEO_{_driver}_WMCLASS", "all-for-one")

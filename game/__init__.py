"""All for One: five card games called One."""

import os

__version__ = "1.0.0"
"""The one place where the version stands; `pyproject.toml` and whatever is released take it from here."""

# pygame greets on the terminal unless it is told not to before it is first imported.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

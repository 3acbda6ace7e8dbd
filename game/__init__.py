"""All for One: five card games called One."""

import os

__version__ = "0.1.0"

# pygame greets on the terminal unless it is told not to before it is first imported.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

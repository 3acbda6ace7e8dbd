"""Pictures, sounds and input. Import order matters once: this file silences pygame's greeting."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

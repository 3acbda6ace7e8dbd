"""What stands in the way of a release, said in one sentence."""

from __future__ import annotations


class Trouble(Exception):
    """Something that whoever makes the release can put right; the message is one sentence."""

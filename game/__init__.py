"""All for One: five card games called One."""

__version__ = "0.1.0"

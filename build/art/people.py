"""Who sits at the table: the features of every portrait, as plain data."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Skin:
    """The tones of a face: lit, in shade, and flushed."""

    light: str
    shade: str
    cheek: str
    mouth: str


FAIR = Skin("#f5cfae", "#e3ae87", "#ec9179", "#a3402f")
LIGHT = Skin("#ecb991", "#d79a6f", "#df8062", "#94382a")
TAN = Skin("#d8a06e", "#bb8150", "#cc6a48", "#7f2c20")
BROWN = Skin("#a96c43", "#8b5331", "#b04f35", "#5e1d16")
DEEP = Skin("#7e4b2f", "#633821", "#96432e", "#3d100d")


@dataclass(frozen=True)
class Person:
    """One portrait. `hair` names a style of hair.py, `collar` a garment of portraits.py;
    `extras` are any of glasses, freckles, beard, moustache, stubble, earrings, lines.
    `second` is the colour of what the head wears beside its hair, or of hair under a turban."""

    name: str
    disc: tuple[str, str]
    skin: Skin
    hair: str
    hair_colour: str
    collar: str
    cloth: str
    mouth: str = "smile"
    extras: tuple[str, ...] = ()
    brow_colour: str = ""
    second: str = ""


PEOPLE = (
    Person("ada", ("#ecd3a0", "#bd9455"), LIGHT, "bun", "#5b2d1e", "crew", "#cf5a36"),
    Person("ruth", ("#c5dad9", "#8ea9ae"), FAIR, "bob", "#b9b4b2", "crew", "#4b7aa0",
           extras=("glasses", "lines"), brow_colour="#8f8a88"),
    Person("jun", ("#dccfb4", "#ab9a78"), LIGHT, "crop", "#1f1a1c", "crew", "#4c8a4f"),
    Person("milo", ("#c9adbf", "#93738c"), BROWN, "afro", "#211513", "crew", "#dca032",
           mouth="grin"),
    Person("emil", ("#d3bfa4", "#a1866b"), FAIR, "side", "#b4531f", "crew", "#765195",
           extras=("beard",)),
    Person("nora", ("#bcd0b0", "#7f9d77"), FAIR, "waves", "#d9a441", "vee", "#2f6f68",
           extras=("freckles",), brow_colour="#a9752a"),
    Person("walt", ("#e2c3a8", "#b58a66"), FAIR, "bald", "#e7e2da", "shirt", "#8a3d3f",
           extras=("moustache", "lines"), brow_colour="#cfc8be"),
    Person("sana", ("#e6cfae", "#c09a66"), TAN, "scarf", "#2f7f86", "drape", "#2f7f86",
           brow_colour="#3a2418"),
    Person("kofi", ("#e7c07e", "#bf8a3c"), DEEP, "flat", "#1b1311", "shirt", "#2c5f8f",
           mouth="grin", extras=("glasses",)),
    Person("mei", ("#f0c3b4", "#c98676"), LIGHT, "puffs", "#1d181d", "crew", "#5560a8",
           mouth="grin"),
    Person("ravi", ("#b9c6e0", "#7688b4"), TAN, "turban", "#d8772b", "shirt", "#3a4a63",
           extras=("beard",), brow_colour="#231814", second="#231814"),
    Person("inga", ("#d8c6e2", "#a188b4"), FAIR, "pixie", "#ece6dc", "roll", "#2f3d5c",
           extras=("earrings", "lines"), brow_colour="#b3aba0"),
    Person("theo", ("#a9cfd6", "#6a9aa6"), FAIR, "cap", "#8a4a22", "hood", "#d0a93c",
           mouth="grin", extras=("freckles",), second="#b5402f"),
    Person("zoe", ("#cfdba8", "#94a562"), DEEP, "braids", "#1c1312", "vee", "#b8487a",
           extras=("earrings",)),
    Person("otis", ("#c7c4bb", "#918b7c"), BROWN, "short", "#a9a49d", "roll", "#6d7a3a",
           extras=("stubble", "lines"), brow_colour="#8d8882"),
    Person("lola", ("#bfe0cf", "#7fb09a"), LIGHT, "curls", "#8f2f1d", "crew", "#e2d2b0",
           brow_colour="#6e2415", second="#2a7f86"),
)  # fmt: skip

WON = (
    Person("vera", ("#d9c2e6", "#9a7bb5"), FAIR, "crown", "#7d2f1c", "crew", "#7a2e4a",
           brow_colour="#5d2213"),
    Person("hugo", ("#b9d3e2", "#6f98b4"), TAN, "captain", "#d8d2c6", "roll", "#22365c",
           extras=("stubble", "lines"), brow_colour="#a79f92", second="#22365c"),
    Person("pip", ("#cfe0b8", "#8fae6d"), BROWN, "jester", "#241511", "vee", "#7a2e8a",
           mouth="grin"),
    Person("otto", ("#e3c9b2", "#ad8462"), LIGHT, "top-hat", "#3a241a", "shirt", "#4a2f5e",
           extras=("moustache",), second="#b3303c"),
    Person("odette", ("#f0d5b8", "#c79a6b"), DEEP, "beret", "#1c1312", "crew", "#e0e3ea",
           extras=("earrings",), second="#b3303c"),
    Person("luna", ("#8f9bd0", "#4d5896"), LIGHT, "stars", "#c9c4d6", "drape", "#2f3a78",
           extras=("freckles",), brow_colour="#857f97", second="#20295a"),
)  # fmt: skip
"""Portraits that are won; nobody else looks like them."""

"""Playing as somebody who sees nothing: by what is in the accessibility tree of the page alone."""

from __future__ import annotations

from tests.phones.browser import Tab


def hand(tab: Tab) -> list[str]:
    """The cards of the hand by their names, as soon as there are any."""

    def cards() -> list[str]:
        return [name for name in tab.named("button") if " of " in name.rpartition(", ")[2]]

    tab.until(cards)
    return cards()


def fitting(cards: list[str], heard: list[str]) -> str | None:
    """A card of the rank of the top card, or of the suit in force, by what is read out alone."""
    top, suit = (
        next((name.partition(": ")[2] for name in heard if name.startswith(lead)), "")
        for lead in ("Top card: ", "In force: ")
    )
    rank = top.split()[0]
    for card in cards:
        words = card.split(",")[0].split()
        if not suit or words[0] in (rank, "Joker") or words[-1] == suit.lower():
            return card
    return None


def play_blind(tab: Tab) -> str:
    """Do what somebody does who hears the page alone; return the card that was played, or ""."""
    nodes = tab.nodes()
    buttons = [node.name for node in nodes if node.role == "button"]
    cards = [name for name in buttons if " of " in name.rpartition(", ")[2]]
    playable = next((c for c in cards if ", playable" in c), None)
    faces = any(node.name.startswith("You face") for node in nodes)
    if playable is None and "One!" in buttons and not faces:
        playable = fitting(cards, [node.name for node in nodes])
    if playable is not None:
        tab.press(playable)
        tab.find(lambda node: node.name == playable and node.pressed, f"{playable} raised")
        play = next((name for name in tab.named("button") if name.startswith("Play ")), playable)
        tab.press(play)
        return playable
    other = ("Bid ", "Draw", "Pass", "Take ")
    button = next((name for lead in other for name in buttons if name.startswith(lead)), None)
    assert button, buttons
    tab.press(button)
    return ""

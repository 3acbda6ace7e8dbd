"""What actions are called that nobody has done yet: `deed(sentences, action)`."""

from __future__ import annotations

from game.engine.actions import Action
from game.engine.verbs import DRAW, PLAY
from game.show.offers.offer import Label, verb_label
from game.words.sentences import Sentences


def deed(sentences: Sentences, action: Action) -> str:
    """Return what an action is called at the table of the sentences, as something to do."""
    words, game, cards = sentences.words, sentences.table.game, sentences.cards(action.cards)
    if action.verb == PLAY.word and action.cards:
        if action.suit >= 0:
            return words("table.play_as", cards=cards, suit=sentences.suit(action.suit))
        if action.seat >= 0:
            return words("table.play_on", cards=cards, other=sentences.name(action.seat))
        return words("table.play_cards", cards=cards)
    if action.verb == DRAW.word:
        return words("table.draw")
    named = verb_label(game, "action", action.verb, count=action.number)
    if action.number:  # a bare number says too little here
        named = Label((f"{game}.{action.verb}", *named.keys), named.values)
    return named.worded(words)

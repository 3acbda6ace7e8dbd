"""Languages in the order in which they are asked for a message or a name: a translation, then English."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from game.words.entries import Damaged, message_id
from game.words.language import Language
from game.words.marks import MARK, Worded, strong
from game.words.named_things import UNNAMED, Join, Part, Player, Several, Term, Value

FORMS_KEPT = 4096
"""The number of names, each in one form, that are kept."""
FIRST_ONLY = "letter"
"""The option of NAME that says how a name begins: in a list it is for the first member alone."""

YOU = "you"
"""The message that names who reads, and the value of the trait `PERSON` of them and of a list that has them."""
PERSON = "person"
JOIN = "join"
"""The option of NAME that says what stands between the members of a list, a value of `Join`."""


class LanguageChain:
    """Looks up messages and names of values in the first language that has them undamaged.

    `damaged` is called with each message that cannot be used.
    """

    def __init__(self, languages: Sequence[Language], damaged: Callable[[Damaged], None]) -> None:
        self._languages = languages
        self._damaged = damaged
        self._names: dict[tuple[Term, tuple[tuple[str, str], ...]], str] = {}
        self._traits: dict[Term, Mapping[str, str]] = {}

    def __contains__(self, id: str) -> bool:
        """Whether English has the message; what a translation alone has cannot be replaced if it is damaged."""
        return id in self._languages[-1]

    def mentions(self, id: str, variable: str) -> bool:
        """Return whether the message that would be used has a variable."""
        found = next((language for language in self._languages if id in language), None)
        return found is not None and found.mentions(id, variable)

    def text(self, id: str, values: Mapping[str, object], *, naming: bool = False) -> str | None:
        """Return a message with its values filled in; None if no language has it."""
        for language in self._languages:
            if id in language:
                try:
                    return language.text(id, values, naming=naming)
                except Damaged as damaged:
                    language.drop(id)
                    self._damaged(damaged)
        return None

    def prepare(self, id: str) -> None:
        """Parse the message that would be used; what is damaged is told of once it is used."""
        found = next((language for language in self._languages if id in language), None)
        if found is not None:
            with suppress(Damaged):
                found.prepare(id)

    def name(self, value: Value, options: Mapping[str, str]) -> str:
        """Return a value's name in the form given by the options."""
        if isinstance(value, Player) and value.you:
            return self.text(YOU, options, naming=True) or UNNAMED
        if isinstance(value, str):
            return value
        if isinstance(value, Several):
            first = {name: option for name, option in options.items() if name != JOIN}
            rest = {name: option for name, option in first.items() if name != FIRST_ONLY}
            texts = [self.name(each, rest if at else first) for at, each in enumerate(value.items)]
            return self._languages[0].join(texts, Join(options.get(JOIN, value.join)))
        key = value, tuple(sorted(options.items()))
        if key not in self._names:
            if len(self._names) >= FORMS_KEPT:
                self._names.clear()
            self._names[key] = self._name(value, options)
        return self._names[key]

    def drop(self, id: str, reason: str) -> None:
        """Count the message that would be used as damaged, unless it is English."""
        for language in self._languages[:-1]:
            if id in language:
                damaged = language.refused(id, reason)
                language.drop(id)
                self._damaged(damaged)
                return

    def traits(self, value: Value) -> Mapping[str, str]:
        """Return the traits of a value by name: its own, and those of its parts."""
        if isinstance(value, Player):
            known = {"gender": value.gender, PERSON: YOU if value.you else ""}
            return {name: trait for name, trait in known.items() if trait}
        if isinstance(value, Several):
            addressed = any(isinstance(each, Player) and each.you for each in value.items)
            return {PERSON: YOU} if addressed else {}
        if not isinstance(value, Term):
            return {}
        if value not in self._traits:
            found: dict[str, str] = {}
            for _, part in reversed(value.parts):
                if not isinstance(part, int):
                    found.update(self.traits(part))
            found.update(self._own_traits(self._id(value)))
            self._traits[value] = found
        return self._traits[value]

    def _name(self, term: Term, options: Mapping[str, str]) -> str:
        handed_on = {**self.traits(term), **options}
        given: dict[str, object] = {**handed_on}
        for name, part in term.parts:
            given[name] = part if isinstance(part, int) else Part(part, handed_on)
        text = self.text(self._id(term), given, naming=True)
        if text is None:
            text = UNNAMED
        if term.strong:
            text = strong(Worded(text))
        return f"{MARK}{term.mark}{text}" if term.mark else text

    def _own_traits(self, id: str) -> Mapping[str, str]:
        for language in self._languages:
            if id in language:
                try:
                    return language.traits(id)
                except Damaged as damaged:
                    language.drop(id)
                    self._damaged(damaged)
        return {}

    def _id(self, term: Term) -> str:
        """Return the id of the message that names a term: that of the first of its keys that has one."""
        ids = [message_id(key) for key in term.keys]
        return next((id for id in ids if id in self), ids[-1])

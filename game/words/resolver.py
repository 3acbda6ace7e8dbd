"""Messages with plurals, choices, forms of names and lists, by fluent.runtime and the CLDR in Babel.

Besides Fluent's own NUMBER and DATETIME, messages may use

- `NAME($card, case: "dative")`: the name of a card, suit, player or list in the form that is asked for;
- `NAME($cards, join: "or")`: a list with "or" before its last member; "and" or "comma" instead of it;
- `TRAIT($card, "gender")`: what the language says of a thing in an attribute of its name, to choose by;
- `TRAIT($name, "person")`: "you" if a player, or one of a list, is who reads, else "";
- `COUNT($cards)`: how many members a list has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import inf
from typing import Any

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.builtins import NUMBER
from fluent.runtime.types import FluentInt, FluentNone, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from game.words.entries import Damaged, MessageEntry
from game.words.named_things import Join, Namer, Part, Player, Several, Term, Value
from game.words.said_texts import MOST_DIGITS

_STYLES = {Join.AND: "standard", Join.OR: "or", Join.COMMA: "unit"}
ENGLISH = "en"
MOST_PARTS = 100
"""Messages of which a message may be made. The library counts texts, but none that is one message and no more:
of twenty such, each with the next one four times in a call, it would never come back."""


class Resolver:
    """The messages of one language by id, each parsed when it is first used.

    Before that `judge` raises Damaged for one that is not let in, be it part of another one alone.
    """

    def __init__(
        self,
        entries: Mapping[str, MessageEntry],
        locale: str,
        namer: Namer,
        judge: Callable[[str], None] = lambda id: None,
    ) -> None:
        self._entries = entries
        self._judge = judge
        self._namer = namer
        self._chosen_by: dict[str, frozenset[str]] = {}
        self._files: dict[str, str] = {}
        self._refers: dict[str, list[str]] = {}
        self._sizes: dict[str, float] = {}
        self._waiting: dict[str, Any] = {}
        self.locale = _known(locale)
        functions: dict[str, Any] = {
            "NAME": self._name,
            "TRAIT": self._trait,
            "COUNT": _count,
            "NUMBER": _number,
        }
        self._bundle = FluentBundle([str(self.locale)], functions, use_isolating=False)

    def text(self, id: str, values: Mapping[str, object], *, naming: bool = False) -> str:
        """Return a message with its values filled in. Raises Damaged if that fails."""
        pattern = self._message(id).value
        if pattern is None:
            raise Damaged(self._files[id], id, "has no text")
        given = {name: self._given(value) for name, value in values.items()}
        if naming:
            given = dict.fromkeys(self._chosen_by[id], "") | given
        return self._format(id, pattern, given)

    def attributes(self, id: str) -> dict[str, str]:
        """The attributes of a message as texts, by name."""
        found = self._message(id).attributes
        return {name: self._format(id, pattern, {}) for name, pattern in found.items()}

    def join(self, texts: Sequence[str], join: Join) -> str:
        """Two texts or more in a list, joined in the way of the language."""
        patterns = self.locale.list_patterns
        # Many locales have but some of the patterns of a style, which babel.lists.format_list fails at.
        pattern: dict[str, str] = {**patterns["standard"], **patterns.get(_STYLES[join], {})}
        if len(texts) == 2:
            return pattern["2"].format(*texts)
        joined = pattern["start"].format(*texts[:2])
        for each in texts[2:-1]:
            joined = pattern["middle"].format(joined, each)
        return pattern["end"].format(joined, texts[-1])

    def _format(self, id: str, pattern: Any, given: dict[str, Any]) -> str:
        try:
            text, errors = self._bundle.format_pattern(pattern, given)
        except Exception as error:  # such as a message that is part of itself
            errors = [error]
        if errors:
            raise Damaged(self._files[id], id, str(errors[0]))
        return str(text)

    def _message(self, id: str) -> Any:
        """The message as the library has it. Damaged if it cannot make anything of it."""
        try:
            self._add(id)
            return self._bundle.get_message(id)
        except Damaged:
            raise
        except Exception as error:  # such as a number of 5,000 digits, or braces without end
            raise Damaged(self._entries[id].file, id, str(error)) from None

    def _add(self, id: str) -> None:
        """Parse a message, and all that it refers to, if that has not been done yet."""
        left = [id]
        wrong: Exception | None = None
        while (
            left
        ):  # all of them, even so: what had not been parsed would count as one message later
            each = left.pop()
            if each not in self._refers:
                try:
                    self._parse(each)
                except Exception as error:
                    wrong = wrong or error
                    self._refers[each], self._sizes[each] = [], inf
                left += self._refers[each]
        if wrong is not None:
            raise wrong
        if self._size(id) > MOST_PARTS:
            reason = f"it is part of itself, or made of more than {MOST_PARTS} messages"
            raise Damaged(self._entries[id].file, id, reason)
        left = [id]
        while left:  # what is refused must not come in as a part of another one
            each = left.pop()
            if each in self._waiting:
                self._bundle.add_resource(self._waiting.pop(each))
                left += self._refers[each]

    def _parse(self, id: str) -> None:
        """Parse a message alone."""
        entry = self._entries[id]
        self._judge(id)
        resource = FluentResource(entry.source + "\n")
        for each in resource.body:
            if isinstance(each, ast.Junk):
                raise Damaged(entry.file, id, str(each.annotations[0].message or "no Fluent"))
        found = _References()
        found.visit(resource)
        self._waiting[id] = resource
        self._chosen_by[id] = frozenset(found.selectors)
        self._files[id] = entry.file
        self._refers[id] = [other for other in found.entries if other in self._entries]

    def _size(self, id: str) -> float:
        """Return of how many messages one is made, each counted wherever it stands; without end if of itself.

        Each is looked at once, however many have it.
        """
        way: list[tuple[str, Iterator[str]]] = []

        def enter(each: str) -> None:
            self._sizes[each] = inf  # as long as it is on the way
            way.append((each, iter(self._refers.get(each, ()))))

        if id not in self._sizes:
            enter(id)
        while way:
            here, others = way[-1]
            following = next((each for each in others if each not in self._sizes), None)
            if following is not None:
                enter(following)
                continue
            way.pop()
            self._sizes[here] = 1 + sum(self._sizes[each] for each in self._refers.get(here, ()))
        return self._sizes[id]

    def _given(self, value: object) -> object:
        if isinstance(value, Part):
            return _Named(value.value, value.options, self._namer)
        if isinstance(value, Term | Several) or (isinstance(value, Player) and value.you):
            return _Named(value, {}, self._namer)
        return value

    def _name(self, value: Any, **options: Any) -> Any:
        asked = {name: str(option) for name, option in options.items()}
        if isinstance(value, _Named):
            return self._namer.name(value.value, {**value.options, **asked})
        return self._namer.name(value, asked) if isinstance(value, str) else value

    def _trait(self, value: Any, name: str) -> Any:
        if isinstance(value, _Named):
            return self._namer.traits(value.value).get(name, "")
        return value.gender if isinstance(value, Player) and name == "gender" else ""


class _Named(FluentType):
    """A value that is named when it is put into a text."""

    def __init__(self, value: Value, options: Mapping[str, str], namer: Namer) -> None:
        self.value = value
        self.options = options
        self._namer = namer

    def format(self, locale: Locale) -> str:
        return self._namer.name(self.value, self.options)


class _References(Visitor):
    """The messages and terms that a message refers to, as often as it does, and the variables it chooses by."""

    def __init__(self) -> None:
        self.entries: list[str] = []
        self.selectors: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entries.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entries.append(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)


def _number(value: Any, **options: Any) -> Any:
    """Fluent's own NUMBER, of at most MOST_DIGITS digits of any kind: it would write a thousand million."""
    for name, option in options.items():
        if name.endswith("Digits") and not 0 <= option <= MOST_DIGITS:
            raise ValueError(f"{name} is more than {MOST_DIGITS}")
    return NUMBER(value, **options)


def _count(value: Any) -> Any:
    if isinstance(value, _Named) and isinstance(value.value, Several):
        return FluentInt(len(value.value.items))
    return value if isinstance(value, FluentNone) else FluentInt(1)


def has_data(locale: str) -> bool:
    """Return whether the CLDR has a locale, or that of its language."""
    return _found(locale) is not None


def _known(locale: str) -> Locale:
    """Return a locale of the CLDR; that of its language, or of English, if there are no data for it."""
    return _found(locale) or Locale.parse(ENGLISH)


def _found(locale: str) -> Locale | None:
    for name in (locale, locale.partition("-")[0]):
        try:
            return Locale.parse(name, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    return None

"""Messages with plurals, choices, forms of names and lists, by fluent.runtime and the CLDR in Babel.

Besides Fluent's own NUMBER, messages may use

- `NAME($card, case: "dative")`: the name of a card, suit, player or list in the form that is asked for;
- `NAME($cards, join: "or")`: a list with "or" before its last member; "and", "comma" or "dot"
  instead of it;
- `TRAIT($card, "gender")`: what the language says of a thing in an attribute of its name, to choose by;
- `TRAIT($name, "person")`: "you" if a player, or one of a list, is who reads, else "";
- `COUNT($cards)`: how many members a list has.

No value is a date, so that there is no DATETIME. What a message calls, and how, is looked at before it is used:
it may stand in a form that comes once a year.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import inf
from types import MappingProxyType
from typing import Any

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentCyclicReferenceError
from fluent.runtime.types import FluentInt, FluentNone, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from game.engine.problems import as_written
from game.words.entries import Damaged, MessageEntry
from game.words.named_things import Join, Namer, Part, Player, Several, Term, Value
from game.words.said_texts import MOST_DIGITS

ENGLISH = "en"
MOST_PARTS = 100
"""Messages of which a message may be made. The library counts texts, but none that is one message and no more:
of twenty such, each with the next one four times in a call, it would never come back."""
NODES = "{[:="
"""What each thing has that the parser makes of a message: a value, a form, an option, an attribute."""
PARSED, FILLED, LINKED = 20, 3, 4
"""The work of such a thing in letters, which are that of the parser: to parse it, and to fill it in; and that
of going into a message that another one is made of."""


class Resolver:
    """The messages of one language by id, each parsed when it is first used.

    Before that `judge` raises Damaged for one that is not let in, be it part of another one alone. `gone` are
    the ids of those that cannot be used, and are no longer among the entries.
    """

    def __init__(
        self,
        entries: Mapping[str, MessageEntry],
        locale: str,
        namer: Namer,
        judge: Callable[[str], None] = lambda id: None,
        gone: Collection[str] = (),
    ) -> None:
        self._entries = entries
        self._gone = gone
        self._judge = judge
        self._namer = namer
        self._chosen_by: dict[str, frozenset[str]] = {}
        self._files: dict[str, str] = {}
        self._refers: dict[str, list[str]] = {}
        self._sizes: dict[str, float] = {}
        self._nodes: dict[str, int] = {}
        self.work = 0
        """The work that the messages have made so far, in letters (PARSED, FILLED)."""
        self._waiting: dict[str, Any] = {}
        self.locale = _known(locale)
        functions: dict[str, Any] = {
            "NAME": self._name,
            "TRAIT": self._trait,
            "COUNT": _count,
        }
        self._bundle = FluentBundle([str(self.locale)], functions, use_isolating=False)

    def text(self, id: str, values: Mapping[str, object], *, naming: bool = False) -> str:
        """Return a message with its values filled in. Raises Damaged if that fails."""
        pattern = self.message(id).value
        if pattern is None:
            raise Damaged(self._files[id], id, "has no text")
        given = {name: self._given(value) for name, value in values.items()}
        if naming:
            given = dict.fromkeys(self._chosen_by[id], "") | given
        return self._format(id, pattern, given)

    def attributes(self, id: str) -> dict[str, str]:
        """The attributes of a message as texts, by name."""
        found = self.message(id).attributes
        return {name: self._format(id, pattern, {}) for name, pattern in found.items()}

    def _format(self, id: str, pattern: Any, given: dict[str, Any]) -> str:
        self.work += FILLED * self._nodes[id] + LINKED * int(self._sizes[id] - 1)
        try:
            text, errors = self._bundle.format_pattern(pattern, given)
        except Exception as error:  # such as a message that is part of itself
            errors = [error]
        if errors:
            raise Damaged(self._files[id], id, _reason(errors[0]))
        return str(text)

    def message(self, id: str) -> Any:
        """Return a message as the library has it, once parsed. Raises Damaged if that fails."""
        try:
            self._add(id)
            return self._bundle.get_message(id)
        except Damaged:
            raise
        except Exception as error:  # such as a number of 5,000 digits, or braces without end
            raise Damaged(self._entries[id].file, id, _reason(error)) from None

    def _add(self, id: str) -> None:
        """Parse a message, and all that it refers to, if that has not been done yet."""
        seen, left = {id}, [] if id in self._sizes else [id]
        wrong: Exception | None = None
        # All of them, even so: what had not been parsed would count as one message later. But of those that are
        # too many in any case the rest would be parsed for nothing.
        while left and len(seen) <= MOST_PARTS:
            each = left.pop()
            if each not in self._refers:
                try:
                    self._parse(each)
                except Exception as error:
                    wrong = wrong or error
                    self._refers[each], self._sizes[each] = [], inf
            further = set(self._refers[each]) - seen
            seen |= further
            left += further
        if wrong is not None:
            raise wrong
        if len(seen) > MOST_PARTS or self._size(id) > MOST_PARTS:
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
        self.work += len(entry.source) + PARSED * (2 + _nodes(entry.source))
        resource = FluentResource(entry.source + "\n")
        for each in resource.body:
            if isinstance(each, ast.Junk):
                raise Damaged(entry.file, id, _no_fluent(each))
        found = _References()
        found.visit(resource)
        fault = found.fault or next(filter(None, map(self._lacking, found.entries)), "")
        if fault:
            raise Damaged(entry.file, id, fault)
        self._waiting[id] = resource
        self._chosen_by[id] = frozenset(found.selectors)
        self._files[id] = entry.file
        self._refers[id] = found.entries

    def _lacking(self, id: str) -> str:
        """Return why what is made of a message cannot be used, "" if there is that message."""
        if id in self._entries:
            return ""
        return f"it is made of {id}, which cannot be used" if id in self._gone else _no_such(id)

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
            parts = self._refers.get(here, ())
            self._sizes[here] = 1 + sum(self._sizes[each] for each in parts)
            own = _nodes(self._entries[here].source) if here in self._entries else 0
            self._nodes[here] = own + sum(self._nodes.get(each, 0) for each in parts)
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


def _no_such(id: str) -> str:
    kind = "term" if id.startswith("-") else "message"
    return f"there is no {kind} {id}"


def _nodes(source: str) -> int:
    return sum(map(source.count, NODES))


class _Named(FluentType):
    """A value that is named when it is put into a text."""

    def __init__(self, value: Value, options: Mapping[str, str], namer: Namer) -> None:
        self.value = value
        self.options = options
        self._namer = namer

    def format(self, locale: Locale) -> str:
        return self._namer.name(self.value, self.options)


class _References(Visitor):
    """The messages and terms that a message refers to, as often as it does, and the variables it chooses by.

    `fault` is what is wrong with the first call that is no good, "" if there is none.
    """

    def __init__(self) -> None:
        self.entries: list[str] = []
        self.selectors: set[str] = set()
        self.fault = ""

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.fault = self.fault or _fault_of_call(node)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entries.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entries.append(f"-{node.id.name}")
        if node.arguments is not None and node.arguments.positional:
            self.fault = self.fault or f"-{node.id.name} is given a value without a name"
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)


_VALUES = MappingProxyType({"NAME": 1, "TRAIT": 2, "COUNT": 1, "NUMBER": 1})
"""How many values each function is given."""
_CHOICES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "style": ("decimal", "percent", "currency"),
        "currencyDisplay": ("symbol", "code"),
        "useGrouping": (0, 1),
        "minimumIntegerDigits": tuple(range(1, MOST_DIGITS + 1)),
        "minimumFractionDigits": tuple(range(MOST_DIGITS + 1)),
        "maximumFractionDigits": tuple(range(MOST_DIGITS + 1)),
        "minimumSignificantDigits": tuple(range(1, MOST_DIGITS + 1)),
        "maximumSignificantDigits": tuple(range(1, MOST_DIGITS + 1)),
    }
)
"""What the options of NUMBER may be; it would write a thousand million digits."""
_CURRENCY = "currency"


def _fault_of_call(node: ast.FunctionReference) -> str:
    """Return why a call of a function is no good, "" for one that is."""
    name, given = node.id.name, node.arguments.positional
    if name not in _VALUES:
        return f"there is no function {name}; there are {', '.join(sorted(_VALUES))}"
    if len(given) != _VALUES[name]:
        return f"{name} is given {len(given)} values in place of {_VALUES[name]}"
    if name == "TRAIT" and not isinstance(given[1], ast.StringLiteral):
        return "the name of a trait is no text in quotes"
    if name == "NUMBER" and isinstance(given[0], ast.StringLiteral):
        return "NUMBER is given a text"
    options = {each.name.name: _literal(each.value) for each in node.arguments.named}
    return next(filter(None, (_fault_of_option(name, *each) for each in options.items())), "") or (
        "style 'currency' needs a currency"
        if options.get("style") == _CURRENCY and _CURRENCY not in options
        else ""
    )


def _fault_of_option(function: str, option: str, value: object) -> str:
    """Return why a function may not be given an option, or not this value of it; "" if it may."""
    if function == "NAME":
        joins = tuple(Join)
        return "" if option != "join" or value in joins else _not_among(option, value, joins)
    if function == "NUMBER" and option == _CURRENCY:
        good = isinstance(value, str) and len(value) == 3 and value.isascii() and value.isupper()
        return "" if good else _not_among(option, value, ("three capital letters",))
    if function != "NUMBER" or option not in _CHOICES:
        return f"{function} has no option {option}"
    choices = _CHOICES[option]
    if value in choices:
        return ""
    digits = len(choices) > 3
    return _not_among(option, value, (f"{choices[0]} to {choices[-1]}",) if digits else choices)


def _not_among(option: str, value: object, choices: Sequence[object]) -> str:
    shown = as_written(value) if isinstance(value, str) else f"{value:g}"
    return f"{option} is {shown}; it may be {', '.join(map(str, choices))}"


def _literal(node: Any) -> object:
    """Return the text or number of an option."""
    if isinstance(node, ast.StringLiteral):
        return str(node.parse()["value"])
    return float(node.value)


_UNKNOWN = re.compile(r"Unknown (external|message|term|attribute): (.*)", re.DOTALL)


def _reason(error: Exception) -> str:
    """Return what the library's error means for whoever has written the message."""
    if isinstance(error, RecursionError):
        return "its braces stand too deep in one another"
    if found := _UNKNOWN.match(str(error)):
        if found[1] == "external":
            return f"it is given no value ${found[2]}"
        return f"there is no {found[1]} {found[2]}"
    if isinstance(error, FluentCyclicReferenceError):
        return "it is part of itself"
    if isinstance(error, TypeError):
        return "a value in it is of another kind than it is used as"
    return "it cannot be put together"


_SAID = MappingProxyType(
    {
        "E0008": "a function is written in capital letters",
        "E0010": "one of the forms must be marked by a *",
        "E0014": "expected a text in quotes, or a number",
        "E0021": "a value without a name stands behind an option",
        "E0022": "an option stands twice",
        "E0027": "there is a closing brace too many",
        "E0028": "expected a name, a number, or a text in quotes",
    }
)
"""What the parser says in the words of programmers, by its codes."""


def _no_fluent(junk: ast.Junk) -> str:
    """Return what the parser says of a message that it cannot read, and where."""
    found = junk.annotations[0]
    said = _SAID.get(str(found.code)) or str(found.message or "").rstrip(".").replace(
        "token: ", ""
    ).replace('"␤"', "a new line")
    at = found.span.start + 1 if found.span is not None else 1
    return f"it cannot be read at its letter {at}: {said[:1].lower()}{said[1:]}"


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

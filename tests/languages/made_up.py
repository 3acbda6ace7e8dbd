"""Makes the test language out of the English files: `make(Path("assets/strings/en"), folder)`.

It is complete, and nothing in it can be taken for English: every vowel has an accent. Words are about 1.6 times
as long, values come in another order, plurals have three forms and a rest (those of Polish), and names of cards
have a gender and two cases, by which sentences about them choose.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

NAME = "xx"
LONGER = 1.6
_ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
_FILLING = "äöëüïâôê"
_KEPT = re.compile(r"(\{[^{}]*\}|\b[A-Z]-\d+\b|\\u[0-9a-fA-F]{4})")
"""What has a meaning for the program: placeholders, and clauses by their ids."""
_WORD = re.compile(r"[^\W\d_]+")
_NAMES = re.compile(r"^(?:[a-z]+-)?(?:card|suit)-")
_AS_IT_IS = ("language-", "ui-letters-rows", "ui-letters-capitals")
"""Messages that are no words: a locale, the keys of the letters."""
_GENDERS = ("feminine", "masculine")


def stretched(text: str) -> str:
    """A text in the language: accents, and words that are longer."""
    return "".join(
        part if _KEPT.fullmatch(part) else _WORD.sub(_stretched_word, part)
        for part in _KEPT.split(text)
    )


def _stretched_word(found: re.Match[str]) -> str:
    word = found[0]
    if len(word) == 1:
        return word.translate(_ACCENTS)
    more = max(1, round(len(word) * (LONGER - 1)))
    filling = "".join(_FILLING[(len(word) + place) % len(_FILLING)] for place in range(more))
    filling = filling.upper() if word.isupper() else filling
    return word.translate(_ACCENTS) + filling


def make(english: Path, folder: Path) -> None:
    """Write all files of the language into a folder."""
    for file in sorted(english.rglob("*")):
        made = folder / file.relative_to(english)
        made.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".ftl":
            made.write_text(_messages(file.read_text("utf-8")), encoding="utf-8")
        elif file.suffix == ".toml":
            text = file.read_text("utf-8")
            change = _talk if file.stem == "talk" else _rules
            made.write_text(_toml(text, change), encoding="utf-8")


def _messages(text: str) -> str:
    resource = FluentParser().parse(text)
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(_AS_IT_IS):
            _translate(entry)
        elif isinstance(entry, ast.Message) and entry.id.name == "language-locale":
            entry.value = ast.Pattern([ast.TextElement("pl")])
        elif isinstance(entry, ast.Message) and entry.id.name == "language-name":
            entry.value = ast.Pattern([ast.TextElement("Mádéúp")])
    return FluentSerializer().serialize(resource)


def _translate(message: ast.Message) -> None:
    _Stretching().visit(message)
    _Plurals().visit(message)
    if message.value is None:
        return
    if _NAMES.match(message.id.name):
        _decline(message)
        return
    _Turning().visit(message)
    _agree(message)


class _Stretching(Visitor):
    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = stretched(node.value)


class _Plurals(Visitor):
    """Three forms and a rest wherever English has two."""

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        forms = {v.key.name: v for v in node.variants if isinstance(v.key, ast.Identifier)}
        if set(forms) != {"one", "other"}:
            return
        at = node.variants.index(forms["other"])
        for name, ending in (("few", "ý"), ("many", "ó")):
            pattern = _parsed(FluentSerializer().serialize_entry(_as_message(forms["other"].value)))
            _ending(pattern, ending)
            node.variants.insert(at, ast.Variant(ast.Identifier(name), pattern))
            at += 1


class _Turning(Transformer):
    """The values of a text in the opposite order."""

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802
        self.generic_visit(node)
        places = [
            place
            for place, each in enumerate(node.elements)
            if isinstance(each, ast.Placeable) and not _chooses(each)
        ]
        turned = [node.elements[place] for place in reversed(places)]
        for place, each in zip(places, turned, strict=True):
            node.elements[place] = each
        return node


def _decline(message: ast.Message) -> None:
    """A name in two cases, and its gender."""
    assert message.value is not None
    source = FluentSerializer().serialize_entry(_as_message(message.value))
    declined = _parsed(source)
    _ending(declined, "éñ")
    choice = ast.SelectExpression(
        ast.VariableReference(ast.Identifier("case")),
        [
            ast.Variant(ast.Identifier("accusative"), declined),
            ast.Variant(ast.Identifier("nominative"), message.value, default=True),
        ],
    )
    if not re.fullmatch(r"[0-9]+|[A-Z]\d*", source.partition("=")[2].strip()):
        message.value = ast.Pattern([ast.Placeable(choice)])
    gender = _GENDERS[len(message.id.name) % 2]
    made = ast.Attribute(ast.Identifier("gender"), ast.Pattern([ast.TextElement(gender)]))
    if "-pattern-" not in message.id.name:
        message.attributes.append(made)


def _agree(message: ast.Message) -> None:
    """A sentence about a card: the card's other case, and a word by the card's gender."""
    assert message.value is not None
    for at, each in enumerate(message.value.elements):
        variable = each.expression if isinstance(each, ast.Placeable) else None
        if not isinstance(variable, ast.VariableReference) or variable.id.name != "card":
            continue
        made = _parsed(
            'x = { NAME($card, case: "accusative") } { TRAIT($card, "gender") ->\n'
            "    [feminine] ýá\n   *[masculine] ýó\n }\n"
        )
        message.value.elements[at : at + 1] = made.elements
        return


def _chooses(placeable: ast.Placeable) -> bool:
    return isinstance(placeable.expression, ast.SelectExpression | ast.StringLiteral)


def _as_message(pattern: ast.Pattern) -> ast.Message:
    return ast.Message(ast.Identifier("x"), pattern)


def _parsed(source: str) -> ast.Pattern:
    entry = FluentParser().parse_entry(source)
    assert isinstance(entry, ast.Message), source
    assert entry.value is not None
    return entry.value


def _ending(pattern: ast.Pattern, ending: str) -> None:
    """Another ending for the last word of a pattern."""
    for element in reversed(pattern.elements):
        choice = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(choice, ast.SelectExpression):
            for variant in choice.variants:
                _ending(variant.value, ending)
            return
        if isinstance(element, ast.TextElement) and _WORD.search(element.value):
            found = list(_WORD.finditer(element.value))[-1]
            element.value = element.value[: found.end()] + ending + element.value[found.end() :]
            return


def _toml(text: str, change: Callable[[str, str], str]) -> str:
    """The same file with other texts: `change` is given the key and the text."""
    data = tomllib.loads(text)
    lines: list[str] = []
    for key, value in data.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for each in value:
                lines.append(f"[[{key}]]")
                lines += [f"{_key(k)} = {_value(k, v, change)}" for k, v in each.items()]
        else:
            lines.append(f"{_key(key)} = {_value(key, value, change)}")
    return "\n".join(lines) + "\n"


def _key(key: str) -> str:
    return key if re.fullmatch(r"[\w-]+", key) else f'"{key}"'


def _value(key: str, value: Any, change: Callable[[str, str], str]) -> str:
    if isinstance(value, dict):
        # Pictures are by clause: what is in there is no text.
        parts = [
            f"{_key(k)} = {_value(key if key in ('pictures', 'changed') else k, v, change)}"
            for k, v in value.items()
        ]
        return "{ " + ", ".join(parts) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(key, each, change) for each in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    quoted = change(key, str(value)).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{quoted}"'


def _rules(key: str, text: str) -> str:
    return text if key in ("pictures", "cards", "icon", "clause", "changed") else stretched(text)


def _talk(key: str, text: str) -> str:
    left, equals, right = text.partition(" = ")
    if key == "suit_names":
        return left + equals + stretched(right)
    if equals:
        return stretched(left) + equals + stretched(right)
    return stretched(text)

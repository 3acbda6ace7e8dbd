"""A drawing: collects filled and stroked outlines and writes them as a small SVG file."""

from collections.abc import Iterator
from contextlib import contextmanager

from outline import Outline, number


class Drawing:
    """An SVG of `width` × `height` units. Later things cover earlier ones."""

    def __init__(self, width: float, height: float) -> None:
        self._width, self._height = width, height
        self._gradients: dict[str, str] = {}
        self._body: list[str] = []

    def _gradient(self, shape: str, stops: tuple[tuple[float, str, float], ...]) -> str:
        """The paint for a gradient element; equal gradients are written once."""
        kind = shape.split(" ", 1)[0]
        parts = [
            f'<stop offset="{number(at * 100)}%" stop-color="{colour}"'
            + ("/>" if opacity == 1 else f' stop-opacity="{opacity:.2g}"/>')
            for at, colour, opacity in stops
        ]
        key = f'{shape} gradientUnits="userSpaceOnUse">{"".join(parts)}</{kind}>'
        name = self._gradients.setdefault(key, f"g{len(self._gradients)}")
        return f"url(#{name})"

    def linear(self, x1: float, y1: float, x2: float, y2: float, *colours: str) -> str:
        """A paint that runs evenly through `colours` from one point to the other."""
        if len(set(colours)) == 1:
            return colours[0]
        last = len(colours) - 1
        stops = tuple((i / last, colour, 1.0) for i, colour in enumerate(colours))
        ends = zip(("x1", "y1", "x2", "y2"), (x1, y1, x2, y2), strict=True)
        where = " ".join(f'{name}="{number(value)}"' for name, value in ends)
        return self._gradient(f"linearGradient {where}", stops)

    def radial(self, x: float, y: float, r: float, *colours: str, fade: bool = False) -> str:
        """A paint from the middle outward; with `fade` the last colour is fully transparent."""
        last = len(colours) - 1
        stops = tuple(
            (i / last, colour, 0.0 if fade and i == last else 1.0)
            for i, colour in enumerate(colours)
        )
        where = f'cx="{number(x)}" cy="{number(y)}" r="{number(r)}"'
        return self._gradient(f"radialGradient {where}", stops)

    def fill(self, outline: Outline, paint: str, opacity: float = 1.0) -> None:
        """Fill an outline; holes are parts that run the other way round or lie inside twice."""
        fade = "" if opacity == 1 else f' fill-opacity="{opacity:.2g}"'
        self._body.append(f'<path fill="{paint}"{fade} d="{outline.data}"/>')

    def cut(self, outline: Outline, paint: str, opacity: float = 1.0) -> None:
        """Fill by the even-odd rule: every outline inside another is a hole."""
        fade = "" if opacity == 1 else f' fill-opacity="{opacity:.2g}"'
        self._body.append(f'<path fill="{paint}"{fade} fill-rule="evenodd" d="{outline.data}"/>')

    def line(self, outline: Outline, paint: str, width: float, opacity: float = 1.0) -> None:
        """Draw along an outline with round ends and corners."""
        fade = "" if opacity == 1 else f' stroke-opacity="{opacity:.2g}"'
        self._body.append(
            f'<path fill="none" stroke="{paint}"{fade} stroke-width="{number(width)}"'
            f' stroke-linecap="round" stroke-linejoin="round" d="{outline.data}"/>'
        )

    def rim(self, outline: Outline, paint: str, width: float) -> None:
        """Fill and grow an outline at once by `width` on every side."""
        self._body.append(
            f'<path fill="{paint}" stroke="{paint}" stroke-width="{number(2 * width)}"'
            f' stroke-linejoin="round" d="{outline.data}"/>'
        )

    @contextmanager
    def both_ways_up(self, x: float, y: float) -> Iterator[None]:
        """What is drawn inside is drawn again, turned by half a turn about (x, y)."""
        start = len(self._body)
        yield
        copy = "".join(self._body[start:])
        self._body.append(f'<g transform="rotate(180 {number(x)} {number(y)})">{copy}</g>')

    def svg(self) -> str:
        """The whole file."""
        definitions = "".join(
            f"<{key.replace(' ', f' id={chr(34)}{name}{chr(34)} ', 1)}"
            for key, name in self._gradients.items()
        )
        size = f"{number(self._width)} {number(self._height)}"
        width, height = size.split()
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
            f' viewBox="0 0 {size}">'
        )
        defs = f"<defs>{definitions}</defs>\n" if definitions else ""
        return head + "\n" + defs + "\n".join(self._body) + "\n</svg>\n"

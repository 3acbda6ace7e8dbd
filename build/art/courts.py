"""The courts of the French deck, two-headed, each suit in its own dress; and the Joker."""

from collections.abc import Callable

from card import MIDDLE
from drawing import Drawing
from outline import Outline, box, circle, ellipse, joined, path, polygon
from palette import GOLD, GOLD_DARK, GOLD_LIGHT, mix
from people import FAIR, Skin
from suits import Court, Suit

FRAME = box(54, 24, 142, 298, 9)
# The figures stand inside this and never touch the frame's lines.
_LEFT, _RIGHT = 61, 189
_X, _Y = MIDDLE
GREY = "#d9dce3"


def _mirrored(outline: Outline) -> Outline:
    """The outline and its mirror image about the card's middle line."""
    return outline + outline.at(2 * _X, 0, mirror=True)


_SLEEVE = path(f"M{_LEFT} {_Y} L{_LEFT} 150 C{_LEFT} 128 84 114 106 108 L125 112 L125 {_Y} Z")


def _chevrons(card: Drawing, suit: Suit) -> None:
    """Spades: rows of gold chevrons."""
    rows = joined(
        path(f"M{x - 7} {y + 5} L{x} {y - 3} L{x + 7} {y + 5}")
        for x, y in ((73, 140), (73, 151), (73, 162), (90, 130), (90, 141), (90, 152), (90, 163))
    )
    card.line(_mirrored(rows), GOLD, 2.4)


def _dots(card: Drawing, suit: Suit) -> None:
    """Hearts: small hearts strewn on red."""
    places = ((72, 146), (88, 135), (72, 163), (88, 153), (97, 166))
    hearts = joined(suit.outline.at(x, y, 0.09) for x, y in places)
    card.fill(_mirrored(hearts), GOLD_LIGHT)


def _lozenges(card: Drawing, suit: Suit) -> None:
    """Diamonds: a net of lozenges in two colours."""
    cells = joined(
        polygon([(x, y - 9), (x + 7, y), (x, y + 9), (x - 7, y)])
        for x, y in ((70, 146), (70, 164), (84, 137), (84, 155), (97, 146), (97, 164))
    )
    card.fill(_mirrored(cells), suit.lining)
    centres = joined(
        circle(x, y, 2)
        for x, y in ((70, 146), (70, 164), (84, 137), (84, 155), (97, 146), (97, 164))
    )
    card.fill(_mirrored(centres), suit.robe)


def _stripes(card: Drawing, suit: Suit) -> None:
    """Clubs: stripes that follow the sleeve, with clubs between them."""
    stripes = path(
        f"M75 {_Y} L75 150 C75 140 84 130 100 124 M89 {_Y} L89 156 C89 149 93 143 102 139"
    )
    card.line(_mirrored(stripes), suit.lining, 3)
    clubs = joined(
        suit.outline.at(x, y, 0.085) for x, y in ((67.5, 156), (82, 150), (82, 166), (97, 158))
    )
    card.fill(_mirrored(clubs), GOLD_LIGHT)


_PATTERNS: dict[str, Callable[[Drawing, Suit], None]] = {
    "S": _chevrons,
    "H": _dots,
    "D": _lozenges,
    "C": _stripes,
}


def _draw_robe(card: Drawing, suit: Suit) -> None:
    card.fill(_mirrored(_SLEEVE), suit.robe)
    _PATTERNS[suit.letter](card, suit)
    shoulder = path(f"M{_LEFT} {_Y} L{_LEFT} 150 C{_LEFT} 128 84 114 106 108")
    card.line(_mirrored(shoulder), mix(suit.robe, "#000000", 0.35), 1.6)
    # The shirt between two gold facings.
    card.fill(path(f"M105 106 L145 106 L{_X} {_Y} Z"), "#fff8ea")
    card.fill(path(f"M113 108 L137 108 L{_X} 146 Z"), suit.lining)
    facing = path(f"M101 108 L112 104 L{_X + 4} {_Y} L{_X - 7} {_Y} Z")
    for side in (facing, facing.at(2 * _X, 0, mirror=True)):
        card.fill(side, GOLD)
        card.line(side, GOLD_DARK, 1)


def _draw_head(card: Drawing, skin: Skin, smile: float = 2.2) -> None:
    """A face 36 wide with its middle at (125, 80)."""
    card.fill(path("M116 92 L134 92 L135 106 C131 113 119 113 115 106 Z"), skin.shade)
    face = path(
        "M107 70 C107 56 143 56 143 70 L143 82 C143 95 134 103 125 103 C116 103 107 95 107 82 Z"
    )
    card.fill(face, skin.light)
    card.fill(path("M138 62 C142 65 143 68 143 70 L143 82 C143 95 134 103 125 103 C136 99 139 90 139 80 Z"),
              skin.shade, 0.5)  # fmt: skip
    card.fill(circle(113.5, 88, 3.6) + circle(136.5, 88, 3.6), skin.cheek, 0.45)
    card.line(path("M125 80 L126.500 86 L124 87"), skin.shade, 1.6)
    card.fill(ellipse(117.5, 79, 2, 2.5) + ellipse(132.5, 79, 2, 2.5), "#2a1a14")
    card.line(path(f"M120.500 94 Q125 {94 + 2 * smile} 129.500 94"), skin.mouth, 1.9)


def _draw_brows(card: Drawing, colour: str) -> None:
    card.line(
        path("M113.500 74 Q117 71.500 121 73.500 M136.500 74 Q133 71.500 129 73.500"), colour, 1.8
    )


def _draw_crown(card: Drawing, suit: Suit, tall: bool) -> None:
    """A gold crown on the brow; the king's is taller than the queen's."""
    top = 33 if tall else 40
    crown = path(
        f"M106 62 L102 {top + 6} L113 {top + 15} L125 {top} L137 {top + 15} L148 {top + 6} L144 62"
        " C132 58 118 58 106 62 Z"
    )
    card.fill(crown, card.linear(105, top, 145, 62, GOLD_LIGHT, GOLD))
    card.line(crown, GOLD_DARK, 1.4)
    band = path("M106 62 L105 55 C118 51 132 51 145 55 L144 62 C132 58 118 58 106 62 Z")
    card.fill(band, suit.robe)
    balls = circle(102, top + 5, 2.8) + circle(125, top - 1, 2.8) + circle(148, top + 5, 2.8)
    card.fill(balls, suit.light)
    card.fill(
        joined(circle(x, y, 1.7) for x, y in ((114, 56.5), (125, 55.6), (136, 56.5))), GOLD_LIGHT
    )


def _draw_king(card: Drawing, suit: Suit, king: Court) -> None:
    hair = path("M105 62 C100 74 98 88 103 98 C107 100 110 98 111 94 L109 66 Z")
    card.fill(_mirrored(hair), king.hair)
    _draw_head(card, king.skin)
    beard = path(
        "M106.500 80 C109 88 112 91 117 90 C121 87.500 129 87.500 133 90 C138 91 141 88 143.500 80"
        " C147 98 138 116 125 121 C112 116 103 98 106.500 80 Z"
    )
    card.fill(beard, king.hair)
    lines = path("M117 100 Q119 108 123 114 M133 100 Q131 108 127 114")
    card.line(lines, mix(king.hair, "#ffffff", 0.35), 1.2, 0.7)
    card.line(path("M120 94.500 Q125 98.500 130 94.500"), "#fbe6d8", 2)
    _draw_brows(card, mix(king.hair, "#000000", 0.2))
    _draw_crown(card, suit, tall=True)


def _draw_queen(card: Drawing, suit: Suit, queen: Court) -> None:
    back = path(
        "M125 52 C104 52 98 66 99 82 C100 96 94 104 96 116 C104 122 114 118 118 108 L125 100 Z"
    )
    card.fill(_mirrored(back), queen.hair)
    _draw_head(card, queen.skin, 2.6)
    front = path("M125 57 C112 57 104 66 105 86 C109 80 111 72 114 68 C118 66 122 63 125 60 Z")
    card.fill(_mirrored(front), queen.hair)
    _draw_brows(card, mix(queen.hair, "#000000", 0.25))
    # Pearls at the ears and a jewel at the throat.
    card.fill(circle(105, 93, 2.1) + circle(145, 93, 2.1), "#fff8ea")
    card.line(path("M115 108 Q125 115 135 108"), GOLD, 2)
    card.fill(polygon([(125, 109), (128.5, 114), (125, 119), (121.5, 114)]), suit.light)
    _draw_crown(card, suit, tall=False)


def _draw_jack(card: Drawing, suit: Suit, jack: Court) -> None:
    hair = path("M106 62 C100 72 99 86 102 97 C106 100 110 99 112 96 L110 66 Z")
    card.fill(_mirrored(hair), jack.hair)
    _draw_head(card, jack.skin, 2.8)
    fringe = path(
        "M106 76 C108 68 112 65 118 66 C126 68 134 68 139 65 C142 68 143 72 144 76 L144 60 L106 60 Z"
    )
    card.fill(fringe, jack.hair)
    _draw_brows(card, mix(jack.hair, "#000000", 0.25))
    cap = path("M100 63 C98 44 112 36 128 37 C144 38 152 50 150 63 C136 57 114 57 100 63 Z")
    card.fill(cap, suit.robe)
    card.fill(path("M128 37 C144 38 152 50 150 63 C146 61 142 60 137 59.500 C139 50 136 42 128 37 Z"),
              "#000000", 0.18)  # fmt: skip
    card.line(path("M100.500 63.500 C114 57.500 136 57.500 149.500 63.500"), GOLD, 4.4)
    feather = path("M136 54 C146 50 152 40 150 30 C160 36 166 46 160 54 C154 60 144 60 136 57 Z")
    card.fill(feather, "#fff8ea")
    card.line(feather, mix(suit.lining, "#6b5a3a", 0.4), 1)
    card.line(path("M138 55.500 C147 53 154 46 156 40"), mix(suit.lining, "#6b5a3a", 0.4), 1)
    card.fill(circle(137, 55.5, 3), GOLD_LIGHT)


def _draw_hand(card: Drawing, skin: Skin, suit: Suit) -> None:
    card.fill(ellipse(171, 137, 8, 6.5), skin.light)
    card.line(path("M166 135 L176 135 M166 139 L176 139"), skin.shade, 1.1)
    cuff = path("M160 144 C164 140 178 140 183 144 L182 152 C176 148 168 148 161 152 Z")
    card.fill(cuff, "#fff8ea")
    card.line(cuff, mix(suit.robe, "#ffffff", 0.2), 1)


def _draw_sceptre(card: Drawing, suit: Suit) -> None:
    """A rod with the suit's sign on top."""
    card.line(path("M171 64 L171 158"), GOLD_DARK, 4.4)
    card.line(path("M171 64 L171 158"), GOLD, 2.6)
    card.fill(circle(171, 58, 10), GOLD)
    card.line(circle(171, 58, 10), GOLD_DARK, 1.2)
    card.fill(suit.outline.at(171, 58, 0.125), suit.dark)


def _draw_sword(card: Drawing, suit: Suit) -> None:
    blade = polygon([(167.5, 122), (167.5, 50), (171, 42), (174.5, 50), (174.5, 122)])
    card.fill(blade, GREY)
    card.fill(polygon([(171, 42), (174.5, 50), (174.5, 122), (171, 122)]), "#aab0bd")
    card.line(path("M161 124 L181 124"), GOLD_DARK, 5)
    card.line(path("M161 124 L181 124"), GOLD, 3)
    card.line(path("M171 126 L171 148"), "#6b3d1c", 4)


def _draw_flower(card: Drawing, suit: Suit) -> None:
    """A flower on a stem, its petals in the colours of the suit."""
    card.line(path("M171 134 C170 112 172 98 170 84"), "#4f7a45", 2.4)
    card.fill(path("M171 112 C178 110 182 104 182 98 C175 100 171 105 171 112 Z"), "#4f7a45")
    petal = path("M0 0 C-7 -4 -7 -12 0 -14 C7 -12 7 -4 0 0 Z")
    for turn in range(0, 360, 60):
        card.fill(petal.at(170, 76, 0.9, turn), suit.light if turn % 120 else suit.robe)
    card.fill(circle(170, 76, 4), GOLD_LIGHT)


def _draw_halberd(card: Drawing, suit: Suit) -> None:
    card.line(path("M171 62 L171 160"), "#6b3d1c", 3.6)
    card.fill(polygon([(171, 66), (167, 52), (171, 38), (175, 52)]), GREY)
    axe = path(
        "M171 62 L171 86 C178 84 184 88 186 90 C187 80 187 68 186 58 C184 60 178 64 171 62 Z"
    )
    card.fill(axe, GREY)
    card.line(axe, "#8f96a5", 1)
    card.fill(polygon([(171, 68), (160, 74), (171, 80)]), "#aab0bd")


_KINGS_HOLD = {"S": _draw_sword, "H": _draw_sceptre, "D": _draw_halberd, "C": _draw_sceptre}
_JACKS_HOLD = {"S": _draw_halberd, "H": _draw_flower, "D": _draw_sword, "C": _draw_halberd}


def draw_court(card: Drawing, suit: Suit, rank: str) -> None:
    """A king, queen or jack in its frame, both ways up."""
    card.fill(FRAME, card.linear(54, 24, 196, 322, mix(suit.tint, "#ffffff", 0.4), suit.tint))
    card.line(FRAME, suit.light, 1.8)
    card.line(box(58, 28, 134, 290, 6), GOLD_DARK, 1, 0.8)
    court, draw, hold = {
        "K": (suit.king, _draw_king, _KINGS_HOLD[suit.letter]),
        "Q": (suit.queen, _draw_queen, _draw_flower),
        "J": (suit.jack, _draw_jack, _JACKS_HOLD[suit.letter]),
    }[rank]
    with card.both_ways_up(_X, _Y):
        _draw_robe(card, suit)
        draw(card, suit, court)
        hold(card, suit)
        _draw_hand(card, court.skin, suit)
        card.fill(suit.outline.at(74, 46, 0.22), suit.light)
    card.fill(box(_LEFT, _Y - 4, _RIGHT - _LEFT, 8), GOLD)
    card.line(
        path(f"M{_LEFT} {_Y - 4} L{_RIGHT} {_Y - 4} M{_LEFT} {_Y + 4} L{_RIGHT} {_Y + 4}"),
        GOLD_DARK,
        1,
    )
    jewel = polygon([(_X, _Y - 13), (_X + 12, _Y), (_X, _Y + 13), (_X - 12, _Y)])
    card.fill(jewel, GOLD)
    card.line(jewel, GOLD_DARK, 1.2)
    card.fill(suit.outline.at(_X, _Y, 0.1), suit.dark)


def draw_joker(card: Drawing) -> None:
    """A jester with a three-horned cap and a collar of points."""
    red, teal, skin = "#b42a34", "#2b6b66", FAIR
    card.fill(circle(_X, _Y, 78), "#f6ead0")
    card.line(circle(_X, _Y, 78), GOLD_DARK, 1.4, 0.7)
    points = ((-34, 24), (-17, 6), (0, 0), (17, -6), (34, -24))
    for i, (dx, turn) in enumerate(points):
        flap = path("M-14 -4 L14 -4 L0 44 Z").at(_X + dx, 222 - abs(dx) * 0.35, 1, turn)
        card.fill(flap, (red, GOLD, teal, GOLD, red)[i])
        tip = flap.steps[2][1][0]
        card.fill(circle(*tip, 4), GOLD_LIGHT)
        card.line(circle(*tip, 4), GOLD_DARK, 1)
    face = path(
        "M91 164 C91 142 159 142 159 164 L159 184 C159 208 142 224 125 224 C108 224 91 208 91 184 Z"
    )
    card.fill(face, skin.light)
    shade = path(
        "M151 150 C157 154 159 159 159 164 L159 184 C159 208 142 224 125 224"
        " C146 216 152 202 152 182 Z"
    )
    card.fill(shade, skin.shade, 0.5)
    card.fill(circle(104, 195, 7.5) + circle(146, 195, 7.5), skin.cheek, 0.5)
    card.fill(ellipse(111, 178, 3.8, 4.6) + ellipse(139, 178, 3.8, 4.6), "#2a1a14")
    card.fill(circle(109.8, 176.2, 1.4) + circle(137.8, 176.2, 1.4), "#ffffff")
    card.line(path("M103 168 Q110 162 118 167 M147 168 Q140 162 132 167"), "#7a3a1a", 3)
    card.line(path("M125 182 C127 189 129 192 126 194 L122 193"), skin.shade, 2.6)
    grin = path(
        "M106 200 C116 206 134 206 144 200 C142 214 134 218 125 218 C116 218 108 214 106 200 Z"
    )
    card.fill(grin, skin.mouth)
    teeth = path(
        "M110 203 C118 207 132 207 140 203 C139 208 136 210 133 210 L117 210"
        " C114 210 111 208 110 203 Z"
    )
    card.fill(teeth, "#fffdf6")
    left = path(
        "M91 166 C88 140 84 124 62 134 C52 139 50 152 52 162 C40 140 48 106 76 102"
        " C100 100 120 122 125 154 C112 154 100 158 91 166 Z"
    )
    right = left.at(2 * _X, 0, mirror=True)
    middle = path(
        "M100 158 C92 124 104 96 136 86 C130 98 134 108 142 116 C152 128 154 144 150 158"
        " C136 150 114 150 100 158 Z"
    )
    card.fill(left, red)
    card.fill(right, teal)
    card.fill(middle, GOLD)
    fold = path(
        "M136 86 C130 98 134 108 142 116 C152 128 154 144 150 158"
        " C144 154 138 153 132 152.500 C138 130 132 110 136 86 Z"
    )
    card.fill(fold, GOLD_DARK, 0.35)
    brim = path("M88 170 C98 152 152 152 162 170 C152 160 98 160 88 170 Z")
    card.rim(brim, "#fff8ea", 2.4)
    for x, y in ((52, 164), (198, 164), (138, 84)):
        card.fill(circle(x, y, 7), GOLD_LIGHT)
        card.line(circle(x, y, 7), GOLD_DARK, 1.4)
        card.line(path(f"M{x - 4} {y + 1} L{x + 4} {y + 1}"), GOLD_DARK, 1.4)

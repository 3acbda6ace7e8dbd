/** Where the cards of a hand lie: in as many rows as they need, so that every index is to be seen. */

/** Widths of a card, in px: the most, what a hand asks the page for, and the least. */
const WIDEST = 140
const WISHED = 104
const NARROWEST = 76
const SHAPE = 1.4
/** Parts of a card's width that its neighbour, and the row below it, must leave: its index and some more. */
const ACROSS = 0.44
const DOWN = 0.5
/** px that show of a card at least: for a thumb; where that does not fit, for a finger that slides along the row. */
const THUMB = 44
const FINGER = 34
const GAP = 6
const LIFT = 22
const EDGE = 10

/** Return how many cards a row of this many px has at most. */
function most(room, width, least) {
  return 1 + Math.floor((room - width) / Math.max(least, ACROSS * width))
}

/** Return the px that so many rows take at least. */
function tall(lines, width, least) {
  return LIFT + (lines - 1) * Math.max(least, DOWN * width) + SHAPE * width + GAP
}

/** Return the widest cards that all fit as `{width, lines}`, of which so much shows at least; null if none do. */
function fitting(count, room, down, least) {
  const widest = Math.min(WIDEST, Math.round(room / 2.7))
  for (let width = widest; width >= NARROWEST; width -= 2) {
    const lines = Math.ceil(count / most(room, width, least))
    if (tall(lines, width, least) <= down) return { width, lines }
  }
  return null
}

/** Return the height in px that a number of cards asks for in a page of this width. */
export function wished(count, across) {
  const room = Math.max(across - 2 * EDGE, NARROWEST)
  return Math.ceil(tall(Math.ceil(count / most(room, WISHED, THUMB)), WISHED, THUMB))
}

/** Return how many cards lie in each row: where it takes no more rows, cards of a kind begin a row of their own. */
function parted(groups, lines, per) {
  const found = [0]
  for (const group of groups) {
    if (found.at(-1) > 0 && found.at(-1) + group > per) found.push(0)
    for (let left = group; left > 0; ) {
      if (found.at(-1) === per) found.push(0)
      const now = Math.min(left, per - found.at(-1))
      found[found.length - 1] += now
      left -= now
    }
  }
  if (found.length <= lines) return found
  const count = groups.reduce((sum, group) => sum + group, 0)
  const even = Math.ceil(count / lines)
  return Array.from({ length: Math.ceil(count / even) }, (_, line) => Math.min(even, count - line * even))
}

/**
 * Return `{width, height, places}` for cards in a box of these px: the size of a card, the height that all of them
 * take, and where each one lies as `{x, y, turn}`. `groups` are the numbers of cards of each suit, in their order.
 */
export function rows(groups, across, down) {
  const count = groups.reduce((sum, group) => sum + group, 0)
  const room = Math.max(across - 2 * EDGE, NARROWEST)
  const found = fitting(count, room, down, THUMB) ?? fitting(count, room, down, FINGER)
  const width = found?.width ?? NARROWEST + 10
  const least = found ? FINGER : THUMB
  const high = Math.round(width * SHAPE)
  const lines = found?.lines ?? Math.ceil(count / most(room, width, least))
  const inRows = parted(groups, lines, most(room, width, least))
  const longest = Math.max(...inRows)
  const step = longest > 1 ? Math.min(width + GAP, (room - width) / (longest - 1)) : 0
  const spare = (down - LIFT - high - GAP) / Math.max(1, inRows.length - 1)
  const drop = Math.max(Math.max(least, DOWN * width), Math.min(high + GAP, spare))
  const whole = LIFT + (inRows.length - 1) * drop + high
  const top = LIFT + Math.max(0, down - whole - GAP)
  const fan = inRows.length === 1
  // Three rows or more begin below each other, so that a suit is found by its place.
  const columns = inRows.length > 2
  const places = inRows.flatMap((inRow, row) => {
    const wide = ((columns ? longest : inRow) - 1) * step + width
    return Array.from({ length: inRow }, (_, at) => {
      const middle = at - (inRow - 1) / 2
      return {
        x: Math.round((across - wide) / 2 + at * step),
        y: Math.round(top + row * drop + (fan ? Math.min(6, middle * middle) : 0)),
        turn: fan ? Math.max(-3, Math.min(3, middle)) : 0,
      }
    })
  })
  return { width, height: Math.round(top + whole - LIFT), places, scrolls: whole > down + 1 }
}

/** Where the cards of a hand lie: in as many rows as they need, so that enough of each is to be seen. */

/** Widths of a card and steps between two, in px: the smallest, the best; and how high a raised card goes. */
const NARROWEST = 116
const WIDEST = 140
const LEAST = 46
const BEST = 68
const GAP = 6
const LIFT = 22
const SHAPE = 1.4
/** px of a row that the next one must leave. */
const ROW = 96
const EDGE = 10

/**
 * Return `{width, height, places}` for a number of cards in a box of these px: the size of a card, the height
 * that all of them take, and where each one lies as `{x, y, turn}`.
 */
export function rows(count, across, down) {
  const room = Math.max(across - 2 * EDGE, NARROWEST)
  const width = Math.max(NARROWEST, Math.min(WIDEST, Math.round(room / 2.7), Math.round((down - LIFT) / SHAPE)))
  const high = Math.round(width * SHAPE)
  const step = (per) => (per > 1 ? Math.min(width + GAP, (room - width) / (per - 1)) : 0)
  const per = (lines) => Math.ceil(count / lines)
  const fits = (lines, least) => per(lines) < 2 || step(per(lines)) >= least
  let lines = 1
  while (!fits(lines, BEST)) lines += 1
  // Rows that do not fit are fewer, if their cards still show enough.
  while (lines > 1 && LIFT + (lines - 1) * ROW + high > down && fits(lines - 1, LEAST)) lines -= 1
  const spare = (down - LIFT - high) / Math.max(1, lines - 1)
  const drop = Math.max(ROW, Math.min(high + GAP, spare))
  const whole = LIFT + (lines - 1) * drop + high
  const top = LIFT + Math.max(0, down - whole - GAP)
  const places = []
  for (let at = 0; at < count; at += 1) {
    const row = Math.floor(at / per(lines))
    const inRow = Math.min(per(lines), count - row * per(lines))
    const middle = at - row * per(lines) - (inRow - 1) / 2
    const wide = (inRow - 1) * step(per(lines)) + width
    places.push({
      x: Math.round((across - wide) / 2 + (at - row * per(lines)) * step(per(lines))),
      y: Math.round(top + row * drop + Math.min(6, middle * middle)),
      turn: Math.max(-3, Math.min(3, middle)),
    })
  }
  const last = top + (lines - 1) * drop
  // A last row that is cut off below its indices is as good as whole.
  const height = Math.round(last + ROW <= down ? down : last + high)
  return { width, height, places }
}

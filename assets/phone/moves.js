/** The message slot: the last moves, and for a while why something was refused. */

import { at, make } from '/elements.js'
import { tag } from '/rule.js'
import { fill, plain } from '/marked.js'
import { list } from '/lists.js'
import { hush, told, urgent } from '/announce.js'
import { REFUSED, buzz } from '/buzz.js'

/** ms for which a refusal is shown at least, and as it takes to read: to find it, and for each of its letters. */
const SHOWN = 4000
const READING = 1500
const LETTER = 70

let before = null
let timer = 0

/** Show the moves, and say those that are new. */
export function draw(moves) {
  if (before) {
    const fresh = news(before, moves)
    if (fresh.length) told(fresh.map(plain).join(' '))
  }
  before = moves
  list(at('moves'), moves, (_, place) => place, () => make('li'), fill)
}

/** Return the moves that were not there before. */
function news(was, now) {
  for (let shift = 0; shift <= was.length; shift += 1) {
    const rest = was.slice(shift)
    if (rest.every((move, place) => move === now[place])) return now.slice(rest.length)
  }
  return now
}

/** Show why something was refused, with the clause of the rules. */
export function refuse({ sentence, clause }) {
  alert(sentence, clause)
  buzz(REFUSED)
}

/** Show a sentence that is to be noticed. */
export function alert(sentence, clause = '') {
  const refusal = at('refusal')
  const text = make('span')
  fill(text, sentence)
  refusal.replaceChildren(text, ...(clause ? [tag(clause)] : []))
  refusal.hidden = false
  urgent(plain(clause ? `${sentence} ${clause}` : sentence))
  clearTimeout(timer)
  timer = setTimeout(() => {
    refusal.hidden = true
  }, Math.max(SHOWN, READING + LETTER * plain(sentence).length))
}

/** Take the refusal away. */
export function clear() {
  at('refusal').hidden = true
  hush()
}

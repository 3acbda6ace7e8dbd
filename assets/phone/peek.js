/** Who may look at the cards: nobody while the page is hidden, as in the list of open programs, or once they are covered. */

import { at, mark, write } from '/elements.js'
import { keep, kept } from '/keep.js'
import { told } from '/announce.js'
import { word } from '/words.js'

let covered = kept('covered') ?? false
let changed = null

/** Set up the covering of cards by one tap, and by going away; `onChange()` is called for the first. */
export function prepare(onChange) {
  changed = onChange
  const hide = () => document.body.classList.toggle('private', document.hidden)
  document.addEventListener('visibilitychange', hide)
  addEventListener('pagehide', () => document.body.classList.add('private'))
  addEventListener('pageshow', hide)
  hide()
  for (const id of ['own-count', 'hand-cover']) at(id).addEventListener('click', () => turn(!covered))
}

/** Cover the cards, or show them again. */
function turn(yes) {
  covered = yes
  keep('covered', yes || null)
  changed()
  told(word(yes ? 'covered' : 'hand'))
  at(yes ? 'hand-cover' : 'own-count').focus({ preventScroll: true })
}

/** Bring the hand up to date: covered cards are neither seen nor read. */
export function draw(count) {
  const hides = covered && count > 0
  document.body.classList.toggle('covered', hides)
  at('cards').inert = hides
  at('hand-cover').hidden = !hides
  write(at('hand-cover').lastElementChild, word('show_cards'))
  mark(at('own-count'), 'aria-label', word(hides ? 'show_cards' : 'cover_cards'))
}

/** Whether the cards are covered by a tap. */
export const isCovered = () => covered

/** A hand that this seat alone is shown: it stays until it is put away, or until the round is over. */

import { at, make, picture, show, write } from '/elements.js'
import { cardPicture } from '/middle.js'
import { counted, list } from '/lists.js'
import { plain } from '/marked.js'

let last = 0

/** Set up the sheet. */
export function prepare() {
  at('seen-back').addEventListener('click', close)
}

/** Put the hand away. */
export function close() {
  at('seen').close()
}

/** Show the hand that came with a table, if it is another one than before; after `again` is null any is. */
export function draw(table, again) {
  if (!again) last = 0
  const { seen, end } = table
  if (end) close()
  if (!seen || seen.number === last) return
  last = seen.number
  if (end) return
  write(at('seen-title'), plain(seen.title))
  write(at('seen-text'), plain(seen.text))
  list(at('seen-cards'), seen.cards, counted((card) => card.code), create, (item, card) => {
    show(item.firstChild, cardPicture(table.deck, card.code))
    write(item.lastChild, plain(card.name))
  })
  if (!at('seen').open) at('seen').showModal()
  at('seen').scrollTop = 0
  at('seen-title').focus({ preventScroll: true })
}

function create() {
  return make('li', '', picture('', 'face'), make('span', 'unseen'))
}

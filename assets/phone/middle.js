/** What lies between the players: piles or a trick, the suit in force, what somebody faces. */

import { at, make, mark, picture, show, write } from '/elements.js'
import { fill, plain, shape } from '/marked.js'
import { counted, list } from '/lists.js'
import { word } from '/words.js'

const sharper = matchMedia('(prefers-contrast: more)')

/** Return the address of a card's picture; its back for "". */
export function cardPicture(deck, code) {
  if (!code) return '/cards/backs/rosette.svg'
  return `/cards/${deck}${sharper.matches ? '-contrast' : ''}/${code}.svg`
}

/** Show the middle of a table. */
export function draw(table) {
  const { middle } = table
  const element = at('middle')
  element.dataset.kind = middle.kind
  const laid = middle.laid ?? []
  const pile = middle.pile ?? -1

  const facing = at('facing')
  facing.hidden = !table.facing
  fill(facing, table.facing.replace(/(\d+)(?!.*\d)/, '\uE001$1\uE002'))

  const draws = table.over ? null : table.buttons.find((item) => item.kind === 'draw')
  const count = word('pile', { count: pile })
  at('pile').hidden = pile < 0
  at('pile').disabled = !draws
  write(at('pile-count'), draws && table.timed ? draws.label : count)
  mark(at('pile'), 'aria-label', draws ? `${draws.label}, ${count}` : count)

  list(at('laid'), laid, counted((each) => each.code), create, (item, each, place) => {
    item.classList.toggle('winning', each.won ?? false)
    show(item.firstChild, cardPicture(table.deck, each.code))
    const [, by, winning, unseen] = item.children
    write(by, each.by ?? '')
    write(winning, each.won ? word('winning') : '')
    const name = plain(each.name)
    const top = middle.kind === 'piles' ? word('top', { card: name }) : name
    write(unseen, each.by ? word('laid_by', { name: each.by, card: name }) : top)
    item.style.setProperty('--place', place)
  })

  const called = at('called')
  called.hidden = !middle.called
  if (called.dataset.suit !== (middle.suit ?? '') || called.dataset.called !== middle.called) {
    called.dataset.suit = middle.suit ?? ''
    called.dataset.called = middle.called ?? ''
    const lead = make('span', 'unseen')
    // The trump is among the facts of a trick.
    if (middle.kind === 'piles') write(lead, word('in_force', { name: plain(middle.called ?? '') }))
    const seen = make('span', 'seen', shape(middle.suit), make('b', '', plain(middle.called ?? '')))
    mark(seen, 'aria-hidden', 'true')
    called.replaceChildren(seen, lead)
    called.className = `called suit-${middle.suit ?? ''}`
  }

  list(at('facts'), middle.facts ?? [], (_, place) => place, () => make('li'), fill)
}

function create() {
  const by = make('span', 'by')
  const winning = make('span', 'won')
  by.setAttribute('aria-hidden', 'true')
  return make('li', 'card', picture('', 'face'), by, winning, make('span', 'unseen'))
}

/** The end of a round: who won, with what, and how everybody stands. */

import { at, isLong, make, mark, picture, portrait, show, write } from '/elements.js'
import { cardPicture } from '/middle.js'
import { fill } from '/marked.js'
import { list } from '/lists.js'
import { word } from '/words.js'

/** When the table goes on without those who are not ready, by this phone's own clock; 0: no countdown runs. */
let goesOn = 0

/** In how many seconds the table goes on, in words; '' where no countdown runs. */
export const countdown = () => (goesOn ? word('goes_on_in', { count: Math.max(0, Math.ceil((goesOn - performance.now()) / 1000)) }) : '')

/** Show how the round has ended, or that it goes on. */
export function draw(table) {
  const end = table.end ?? null
  goesOn = (end?.left ?? -1) < 0 ? 0 : performance.now() + end.left
  at('end').hidden = end === null
  if (end === null) return
  at('end').classList.toggle('own', end.own ?? false)
  fill(at('end-title'), end.title)
  at('end-title').classList.toggle('long', end.title.length > 12)
  at('end-title').classList.toggle('longest', end.title.length > 20)
  fill(at('end-told'), end.told ?? '')
  at('end-told').hidden = !end.told
  write(at('end-about'), end.about)
  const card = at('end-card')
  card.hidden = !end.card
  if (end.card) show(card, cardPicture(table.deck, end.card))
  list(at('end-faces'), end.faces, ([name], place) => `${name} ${place}`, () => picture('', 'portrait'), (face, [name, colour]) => {
    show(face, name ? portrait(`happy/${name}`) : portrait(''))
    face.dataset.person = colour
  })
  list(at('standing'), end.standing, (each) => `${each.name} ${each.portrait}`, create, change)
}

function create() {
  const seen = make('div', 'row', make('b', 'place'), make('span', 'face', picture('', 'portrait')), make('span', 'who'), make('span', 'gained'), make('b', 'all'))
  seen.setAttribute('aria-hidden', 'true')
  return make('li', '', seen, make('span', 'unseen'))
}

function change(item, each) {
  const [place, face, who, gained, all] = item.firstChild.children
  item.classList.toggle('own', each.own ?? false)
  item.dataset.person = each.colour
  item.dataset.seat = each.seat
  write(place, String(each.place))
  show(face.firstChild, portrait(each.portrait))
  face.classList.toggle('ready', each.ready ?? false)
  write(who, each.name)
  who.classList.toggle('long', isLong(each.name))
  write(gained, (each.gained ?? '').replace('-', '\u2212'))
  write(all, each.points.replace('-', '\u2212'))
  write(item.lastChild, word(each.ready ? 'stood_ready' : 'stood', { place: each.place, name: each.name, count: each.points }))
  mark(item, 'aria-current', each.own ? 'true' : null)
}

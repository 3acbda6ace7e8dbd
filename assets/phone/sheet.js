/** The sheet at the bottom: things to choose from; one tap ends it, unless cards are marked to be taken together. */

import { at, make, mark, picture, portrait, write } from '/elements.js'
import { fill, plain, shape } from '/marked.js'
import { counted, list } from '/lists.js'
import { word } from '/words.js'

let shown = null
let others = false
let chosen = 0
let choose = null
let taking = ''
let marked = new Map()

/** Set up the sheet. */
export function prepare() {
  const dialog = at('sheet')
  at('sheet-back').addEventListener('click', close)
  at('sheet-take').addEventListener('click', take)
  at('sheet-more').addEventListener('click', () => {
    others = !others
    drawItems()
  })
  dialog.addEventListener('click', (event) => event.target === dialog && close())
}

/** Close the sheet, if it is open; the focus returns to where it was. */
export function close() {
  at('sheet').close()
}

/** Whether the sheet is open. */
export const isOpen = () => at('sheet').open

/** Open a sheet as the protocol describes it; `onChoose(action)` is called for what is chosen. */
export function open(sheet, onChoose) {
  const dialog = at('sheet')
  const seats = sheet.seats ?? []
  chosen = seats[sheet.at ?? 0]?.seat ?? -1
  choose = onChoose
  dialog.classList.toggle('warm', sheet.warm ?? false)
  const marks = sheet.marks ?? []
  taking = sheet.taking ?? ''
  marked = new Map()
  write(at('sheet-title'), plain(sheet.title))
  mark(at('sheet-seats'), 'aria-label', sheet.title)
  at('sheet-seats').hidden = seats.length === 0
  list(at('sheet-seats'), seats, (seat) => seat.seat, createSeat, changeSeat)
  shown = sheet
  others = false
  drawItems()
  at('sheet-marks').hidden = marks.length === 0
  at('sheet-take').hidden = marks.length === 0
  at('sheet-take').disabled = true
  mark(at('sheet-marks'), 'aria-label', sheet.title)
  list(at('sheet-marks'), marks, (each) => each.action, createMark, unmark)
  if (!dialog.open) dialog.showModal()
  dialog.scrollTop = 0
  at('sheet-title').focus({ preventScroll: true })
}

/** Show the items that come at once, or all others. */
function drawItems() {
  const { items, marks = [], first = 0 } = shown
  const now = !first ? items : others ? items.slice(first) : items.slice(0, first)
  at('sheet').dataset.size = now.length + marks.length > 6 ? 'many' : 'few'
  at('sheet-more').hidden = now.length === items.length
  list(at('sheet-items'), now, counted((item) => [item.action, item.label, item.cards].join()), createItem, () => {})
}

function createSeat(seat) {
  const radio = make('input')
  radio.type = 'radio'
  radio.name = 'seat'
  radio.addEventListener('change', () => {
    chosen = seat.seat
  })
  return make('label', 'seat', radio, picture(portrait(seat.portrait), 'portrait'), make('span', '', seat.name))
}

function changeSeat(label, seat) {
  label.firstChild.checked = seat.seat === chosen
}

function createItem(item) {
  const label = make('span')
  fill(label, item.label)
  const button = make('button', item.suit ? `item suit-${item.suit}` : 'item', label)
  // A label of one letter has no name of its own where that letter is styled.
  const cards = item.cards ?? -1
  mark(button, 'aria-label', cards < 0 ? plain(item.label) : word('player', { name: plain(item.label), count: cards }))
  if (cards >= 0) button.append(make('span', 'count', String(cards)))
  if (item.suit) button.prepend(make('i', 'disc', shape(item.suit)))
  if (item.portrait) button.prepend(picture(portrait(item.portrait), 'portrait'))
  button.addEventListener('click', () => {
    close()
    choose(item.action.replace('{seat}', chosen))
  })
  return button
}

function createMark(each) {
  const label = make('span')
  fill(label, each.label)
  const button = make('button', 'item', label)
  button.addEventListener('click', () => {
    if (!marked.delete(each.action)) marked.set(each.action, each.action.split(' '))
    mark(button, 'aria-pressed', String(marked.has(each.action)))
    at('sheet-take').disabled = marked.size === 0
  })
  return button
}

function unmark(button) {
  mark(button, 'aria-pressed', 'false')
}

/** Play the card so that it takes what is marked, zone after zone. */
function take() {
  const zones = new Map()
  for (const [zone, code] of marked.values()) zones.set(zone, [...(zones.get(zone) ?? []), code])
  close()
  choose([taking, ...[...zones].map(([zone, codes]) => `${zone} ${codes.join(' ')}`)].join(' '))
}

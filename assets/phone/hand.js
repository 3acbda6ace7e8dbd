/**
 * One's own cards: a tap raises one, or asks why it does not go; a tap on a raised one plays. A finger that slides
 * over them lifts what is under it, and picks that when it goes up.
 */

import { at, make, mark, picture, show } from '/elements.js'
import { cardPicture } from '/middle.js'
import { counted, list } from '/lists.js'
import { onTap } from '/buttons.js'
import { plain } from '/marked.js'
import { rows, wished } from '/rows.js'
import { word } from '/words.js'

const raised = new Set()
let table = null
let held = []
let raisedChanged = null
let play = null
let lie = null
let swipe = null
let picked = false

/** px after which a finger slides, and does not tap. */
const SLIDES = 12
/** Cards from which on the rest of the page makes room for them. */
const MANY = 12

/** Set up the hand: `onRaise()` when other cards are raised, `onPlay(meant)` for a wish to play. */
export function prepare(onRaise, onPlay) {
  raisedChanged = onRaise
  play = onPlay
  new ResizeObserver(place).observe(at('hand'))
  const cards = at('cards')
  cards.addEventListener('pointerdown', (event) => {
    picked = false
    swipe = event.isPrimary && event.button === 0 ? { x: event.clientX, y: event.clientY, key: null } : null
  })
  cards.addEventListener('pointermove', slide)
  cards.addEventListener('pointerup', pick)
  for (const name of ['pointercancel', 'pointerleave']) cards.addEventListener(name, drop)
  // What a finger has slid to is picked already: its button is not pressed as well.
  cards.addEventListener('click', (event) => {
    if (picked && event.detail) event.stopPropagation()
    picked = false
  }, true)
}

/** Lift the card under a finger that slides. */
function slide(event) {
  if (!swipe || !lie) return
  if (!swipe.key && Math.hypot(event.clientX - swipe.x, event.clientY - swipe.y) < SLIDES) return
  const one = under(event)
  if (!one || one.key === swipe.key) return
  if (!swipe.key) at('cards').setPointerCapture(event.pointerId)
  swipe.key = one.key
  look()
}

/** Return what lies under a finger, wherever cards have been lifted to. */
function under({ clientX, clientY }) {
  const box = at('cards').getBoundingClientRect()
  const x = clientX - box.left
  const y = clientY - box.top
  const inside = ({ x: left, y: top }) =>
    x >= left && x < left + lie.width && y >= top && y < top + lie.width * 1.4
  const place = lie.places.findLastIndex(inside)
  return held[place] ?? null
}

/** Pick what the finger has slid to: it is raised, or says why it does not go. */
function pick() {
  const one = swipe?.key ? held.find((each) => each.key === swipe.key) : null
  if (!one) return
  look(null)
  picked = true
  swipe = null
  if (!raised.has(one.key)) tapped(one)()
}

/** A finger that has left the cards picks none. */
function drop() {
  if (swipe?.key) look(null)
  swipe = null
}

function look(key = swipe.key) {
  held.forEach((one, place) => at('cards').children[place].classList.toggle('looked', one.key === key))
}

/** Show the hand of a table. */
export function draw(shown) {
  table = shown
  const key = counted((card) => card.code)
  const before = new Map(held.map((one) => [one.key, one.card.code]))
  const many = counts([...before.values()])
  held = shown.hand.map((card) => ({ card, key: key(card) }))
  // Where one of several equal cards has gone, the others are not raised in its place.
  const now = counts(shown.hand.map((card) => card.code))
  for (const each of raised) if ((now.get(before.get(each)) ?? 0) < many.get(before.get(each))) raised.delete(each)
  for (const each of raised) if (!held.some((one) => one.key === each)) raised.delete(each)
  at('hand').hidden = shown.hand.length === 0
  list(at('cards'), held, (one) => one.key, create, change)
  place()
}

function counts(codes) {
  const found = new Map()
  for (const code of codes) found.set(code, (found.get(code) ?? 0) + 1)
  return found
}

/** Return what is meant by playing the raised cards: `{card, plays, ask}`; null without any. */
export function meant() {
  const cards = held.filter((one) => raised.has(one.key)).map((one) => one.card)
  if (cards.length === 0) return null
  const [card] = cards
  const ask = `play ${card.code}`
  if (cards.length > 1 && card.together) {
    const action = card.together.split(' ').slice(0, cards.length + 1).join(' ')
    return { card, count: cards.length, plays: [{ label: card.name, action }], ask }
  }
  return { card, count: 1, plays: card.plays, ask }
}

/** Lay the raised cards back. */
export function lower() {
  if (raised.size === 0) return
  raised.clear()
  if (table) draw(table)
}

function create(one) {
  const button = make('button', 'card', picture('', 'face'))
  const item = make('li', '', button)
  onTap(button, () => {
    const now = held.find((each) => each.key === one.key)
    return now ? tapped(now) : null
  })
  return item
}

/** Return what a tap on a card does, as it lies now. */
function tapped({ card, key }) {
  if (raised.has(key)) {
    const wish = meant()
    return () => play(wish)
  }
  if (card.goes === false && table.turn) {
    return () => {
      lower()
      raisedChanged()
      play({ card, count: 1, plays: [], ask: `play ${card.code}` })
    }
  }
  return () => {
    const alike = card.together && held.some((one) => raised.has(one.key) && one.card.code === card.code)
    if (!alike) raised.clear()
    raised.add(key)
    draw(table)
    raisedChanged()
  }
}

function change(item, { card, key }, position) {
  const button = item.firstChild
  show(button.firstChild, cardPicture(table.deck, card.code))
  const goes = table.turn || card.goes ? card.goes : null
  item.classList.toggle('goes', goes === true)
  item.classList.toggle('jumps', goes === true && !table.turn)
  item.classList.toggle('stays', goes === false)
  item.classList.toggle('raised', raised.has(key))
  mark(button, 'aria-pressed', raised.has(key))
  const name = { true: 'card_goes', false: 'card_stays', null: 'card' }[goes]
  mark(button, 'aria-label', word(name, { name: plain(card.name), place: position + 1, count: held.length }))
}

/** Return the numbers of cards of each suit, in the order in which they lie. */
function groups() {
  const suit = (code) => (table.deck === 'french' ? code.at(-1) : code[0])
  const found = []
  held.forEach(({ card }, place) => {
    if (place && suit(card.code) === suit(held[place - 1].card.code)) found[found.length - 1] += 1
    else found.push(1)
  })
  return found
}

/** Lay every card in its place. */
function place() {
  const box = at('hand')
  lie = null
  at('table').classList.toggle('big', held.length > MANY)
  if (box.hidden || held.length === 0 || box.clientWidth === 0) return
  box.style.setProperty('--wished', `${wished(held.length, box.clientWidth)}px`)
  const style = getComputedStyle(box)
  const down = box.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
  lie = rows(groups(), box.clientWidth, down)
  const cards = at('cards')
  cards.style.height = `${lie.height}px`
  cards.style.setProperty('--width', `${lie.width}px`)
  // Where nothing can be scrolled a finger may slide up and down as well.
  const scrolls = lie.scrolls || at('table').scrollHeight > at('table').clientHeight + 1
  cards.style.touchAction = scrolls ? 'pan-y' : 'none'
  ;[...cards.children].forEach((item, position) => {
    const { x, y, turn } = lie.places[position]
    item.style.transform = `translate(${x}px, ${y}px) rotate(${turn}deg)`
  })
}

/** The buttons on the walnut rail. Where the game goes by the clock they never move, grey out or hide. */

import * as hand from '/hand.js'
import * as sheet from '/sheet.js'
import { at, make, mark, write } from '/elements.js'
import { counted, list } from '/lists.js'
import { countdown } from '/end.js'
import { fill, plain, shape } from '/marked.js'
import { onTap } from '/buttons.js'
import { told } from '/announce.js'
import { word } from '/words.js'

/** So many choices of the same kind are gone through step by step; people are, where they are more. */
const MANY = 3
const MANY_PEOPLE = 4

let table = null
let act = null
let picked = ''
/** Whether what the sheet asks for can still be done. */
let stands = null
const shown = new WeakMap()

/** Set up the rail; `onAct(number, action)` is called for what is done. */
export function prepare(onAct) {
  act = onAct
  onTap(at('pile'), () => {
    const draw = table?.buttons.find((item) => item.kind === 'draw')
    return draw && !table.over ? doing(draw) : null
  })
  new ResizeObserver(([entry]) => {
    document.body.style.setProperty('--rail', `${Math.ceil(entry.target.offsetHeight)}px`)
  }).observe(at('rail'))
}

/** Show the buttons of a table. */
export function draw(message) {
  table = message
  redraw()
  // By the clock a sheet tells nothing of what has happened meanwhile.
  if (stands && sheet.isOpen() && !table.timed && !stands()) sheet.close()
}

/** Ask what is to be done; the sheet goes by itself when that no longer can be. */
function ask(content, still) {
  stands = still
  sheet.open(content, (action) => act(table.number, action))
}

/** Show the buttons again, as other cards are raised. */
export function redraw() {
  if (!table) return
  const { timed } = table
  const items = timed && !table.over ? ofTimed() : ofTurns()
  const rail = at('rail')
  rail.hidden = items.length === 0
  rail.classList.toggle('timed', timed && !table.over)
  rail.style.setProperty('--columns', items.length)
  list(at('buttons'), items, counted((item) => item.kind), create, change)
}

/** Play what is meant, or ask why it does not go. */
export function play(wish) {
  if (!wish) return
  const { plays, ask: taking } = wish
  const { number } = table
  const marks = (wish.count === 1 && wish.card.marks) || []
  if (plays.length > 1 || marks.length) {
    const title = wish.card.asked || word(`choose_${table.deck}`) || word('choose')
    ask({ title, items: plays, marks, taking }, () => table.hand.some((card) => goes(card, plays)))
  } else act(number, plays[0]?.action ?? taking)
}

/** Whether a card can still be played in one of some ways. */
const goes = (card, plays) => plays.some((each) => card.plays?.some((now) => now.action === each.action))

/** The buttons of a game in turns: calls and choices, then drawing, then the play. */
function ofTurns() {
  if (table.over) {
    if (table.seat < 0) return []
    const { ready = false, next, waits } = table.end ?? {}
    return [{ kind: ' on', label: ready ? waits || word('gone_on') : word('go_on'), does: ready ? null : goOn, rank: 'main', next, left: countdown() }]
  }
  if (table.seat < 0) return []
  const rest = table.buttons.filter((item) => item.kind !== 'draw')
  const kinds = new Map()
  for (const item of rest) kinds.set(item.kind, [...(kinds.get(item.kind) ?? []), item])
  const items = []
  const steps = []
  for (const same of kinds.values()) {
    if (same.length < (same[0].portrait ? MANY_PEOPLE : MANY)) items.push(...same)
    else steps.push(...stepped(same))
  }
  const stuck = table.turn && table.hand.length > 0 && table.hand.every((card) => card.goes === false)
  const draws = table.buttons.filter((item) => item.kind === 'draw')
  items.push(...draws.map((item) => (stuck && !item.dim ? { ...item, rank: 'bright' } : item)))
  if (steps.length) items.unshift(...steps)
  else if (table.hand.length && !(stuck && chooses(kinds))) items.push(thePlay())
  return items
}

/** Whether one of several things is to be chosen, such as bids. */
const chooses = (kinds) => [...kinds.values()].some((same) => same.length > 1)

/** One choice of many, the lowest at first, between buttons that go to the next lower and the next higher one. */
function stepped(same) {
  const at = Math.max(0, same.findIndex((item) => item.action === picked))
  const step = (kind, label, by) => {
    const next = same[at + by]
    const does = () => next && (() => pick(next))
    return { kind: ` ${kind}`, label, name: word(kind), step: true, idle: !next, does }
  }
  return [step('lower', '−', -1), { ...same[at], rank: 'main' }, step('higher', '+', 1)]
}

/** Show a choice, and say it: the focus stays on the button that went to it. */
function pick(item) {
  picked = item.action
  redraw()
  told(plain(item.label))
}

/** The button that plays what is raised. */
function thePlay() {
  const wish = hand.meant()
  if (!wish) {
    const now = table.turn || table.hand.some((card) => card.goes)
    return { kind: ' play', label: word(now ? 'choose_card' : 'not_yet'), rank: 'main', idle: true, does: () => () => {} }
  }
  const name = wish.count > 1 ? word('several', { count: wish.count, card: wish.card.name }) : wish.card.name
  return { kind: ' play', label: word('play', { card: name }), rank: 'main', does: () => () => play(wish) }
}

function goOn() {
  const { number } = table
  return () => act(number, 'go on')
}

/** The buttons of a game by the clock, each with its fixed place; suits of a sheet stand there themselves. */
function ofTimed() {
  const big = table.buttons.filter((item) => item.kind !== 'draw')
  const items = []
  for (const item of big) {
    const suits = (item.sheet?.items ?? []).filter((each) => each.suit && each.kind !== item.kind)
    const others = (item.sheet?.items ?? []).filter((each) => !suits.includes(each))
    items.push(suits.length ? { ...item, sheet: { ...item.sheet, items: others } } : item)
    items.push(...suits.map((each) => ({ ...each, rank: 'suit' })))
  }
  // Two stand in a row, of an odd number three in the last one.
  const inRow = (place) => (big.length % 2 === 1 && place >= big.length - 3 ? 3 : 2)
  const left = big.length > 2 ? big.filter((item, place) => place > 0 && !item.sheet?.warm) : big.slice(1)
  let suit = 0
  let row = 1
  return items.map((item) => {
    if (item.rank === 'suit') {
      suit += 1
      const x = 3 + ((suit - 1) % 2)
      const y = 5 + 2 * Math.floor((suit - 1) / 2)
      return { ...item, upright: 'span 3', across: `${y} / ${x} / ${y + 2} / ${x + 1}` }
    }
    const place = big.findIndex((each) => each.kind === item.kind)
    const upright = `span ${12 / inRow(place)}`
    if (!left.some((each) => each.kind === item.kind)) {
      const from = place === 0 ? 1 : 9
      return { ...item, upright, across: `${from} / 3 / ${from + 4} / 5`, narrow: inRow(place) === 3 }
    }
    const high = Math.floor(12 / left.length)
    row += high
    return { ...item, upright, across: `${row - high} / 1 / ${row} / 2`, narrow: inRow(place) === 3 }
  })
}

function create(item) {
  const button = make('button', '', make('span', 'label'))
  shown.set(button, item)
  onTap(button, () => {
    const now = shown.get(button)
    return now.does ? now.does() : doing(now)
  })
  return button
}

/** Whether a button asks what another has asked, and did not lose its sense since. */
const asksStill = (now, before) => now.kind === before.kind && Boolean(now.sheet) && (before.dim || !now.dim)

/** Return what a press of a button does, as it stands now. */
function doing(item) {
  const { number } = table
  if (item.sheet && !item.action) return () => ask(item.sheet, () => table.buttons.some((now) => asksStill(now, item)))
  if (!item.action) return null
  return () => act(number, item.action)
}

function change(button, item) {
  shown.set(button, item)
  const warm = item.sheet?.warm && table.timed
  const rank = item.due && !table.timed ? 'due' : item.rank ?? (warm ? 'warm' : 'dark')
  button.className = [
    rank === 'main' ? 'bright main' : rank,
    item.idle || item.dim ? 'idle' : '',
    item.made ? 'made' : '',
    item.narrow ? 'narrow' : '',
    item.step ? 'step' : '',
    item.note ? 'noted' : '',
    item.upright && item.across?.startsWith('1 / 3') ? 'bright first' : '',
    item.rank === 'suit' ? `suit-${item.suit}` : '',
  ].filter(Boolean).join(' ')
  // What makes no sense now can be pressed all the same, and says why.
  mark(button, 'aria-disabled', item.idle || item.dim ? 'true' : null)
  mark(button, 'aria-pressed', item.made ? 'true' : null)
  const due = rank === 'due' ? `${plain(item.label)} ${word('due')}` : null
  mark(button, 'aria-label', item.name ?? due)
  button.style.setProperty('--upright', item.upright ?? 'auto')
  button.style.setProperty('--across', item.across ?? 'auto')
  const label = button.querySelector('.label')
  fill(label, item.label)
  if (item.rank === 'suit' && button.children.length === 1) button.prepend(shape(item.suit))
  if (item.next) {
    const small = button.querySelector('.next') ?? button.appendChild(make('small', 'next', make('span'), make('span')))
    write(small.firstChild, item.next)
    write(small.lastChild, item.left ? ` · ${item.left}` : '')
    // It changes every second, and a screen reader that is on the button would say it every time.
    mark(small.lastChild, 'aria-hidden', 'true')
    return
  }
  mark(button, 'aria-description', item.note ?? null)
  if (!item.note) return
  const small = button.querySelector('small') ?? button.appendChild(make('small'))
  write(small, item.note)
  mark(small, 'aria-hidden', 'true')
}

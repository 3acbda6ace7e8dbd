/** The table as the seat sees it: brings every part of it up to date, and says what matters. */

import * as clocks from '/clocks.js'
import * as end from '/end.js'
import * as hand from '/hand.js'
import * as middle from '/middle.js'
import * as moves from '/moves.js'
import * as peek from '/peek.js'
import * as players from '/players.js'
import * as rail from '/rail.js'
import * as reactions from '/reactions.js'
import * as seen from '/seen.js'
import { at, portrait, show, write } from '/elements.js'
import { FACING, TURN, WON, buzz } from '/buzz.js'
import { apart } from '/letters.js'
import { plain } from '/marked.js'
import { play } from '/sound.js'
import { urgent } from '/announce.js'
import { word } from '/words.js'

/** ms between two looks at the countdown after a round. */
const LOOK = 500

let before = null
let counting = 0
/** When a bot takes the turn of who has the phone, by its own clock; 0: not soon. */
let standsIn = 0

/** Set up the table; `act(number, action)` is called for what is done. */
export function prepare(act) {
  const does = (number, action) => {
    moves.clear()
    act(number, action)
  }
  rail.prepare(does)
  hand.prepare(rail.redraw, rail.play)
  peek.prepare(() => {
    hand.lower()
    peek.draw(before?.hand.length ?? 0)
    rail.redraw()
  })
}

/** Show a table; `own` is who has a seat, if only from the next match on, and null for an onlooker. */
export function draw(table, own) {
  const again = before && before.game === table.game && before.seat === table.seat ? before : null
  const cloth = ["pool", "middle", "far"]
  table.cloth.forEach((tone, at) => document.documentElement.style.setProperty(`--cloth-${cloth[at]}`, tone))
  const main = at('table')
  main.dataset.number = table.number
  // After a round there is nothing to call in time.
  const timed = table.timed && !table.over
  main.classList.toggle('timed', timed)
  main.classList.toggle('turn', table.turn)
  main.classList.toggle('over', table.over)
  // Who must watch the table finds the buttons first.
  const [first, second] = timed ? [at('rail'), at('hand')] : [at('hand'), at('rail')]
  if (first.nextElementSibling !== second) main.insertBefore(first, second)

  const self = table.players.find((player) => player.seat === table.seat)
  // After a round the person is named, and below that what is over.
  const named = table.end && self ? apart(self.name) : ''
  standsIn = (table.stands_in ?? -1) < 0 || table.paused ? 0 : performance.now() + table.stands_in
  write(at('line'), table.paused ? word('paused') : named || plain(table.line))
  at('line').classList.toggle('long', at('line').textContent.length > 20)
  // Who sits this match out, or waits for their seat in it, watches it until they are dealt in.
  main.classList.toggle('out', Boolean(table.out))
  const person = table.out ? plain(table.out) : self ?? own ? apart((self ?? own).name) : word('watching_title')
  const below = [person, self?.account].filter(Boolean).join(' · ')
  write(at('own-name'), named ? plain(table.line) : below)
  at('own-name').classList.toggle('soon', standsIn > 0)
  if (standsIn) countDown()
  const face = self ?? own
  show(at('own-portrait'), face ? portrait(face.portrait) : '/icons/eye.svg')
  at('bar').dataset.person = self?.colour ?? own?.colour ?? ''
  const count = at('own-count')
  count.hidden = !self || table.over
  write(count.firstElementChild, String(self?.cards ?? ''))
  count.classList.toggle('alert', self?.alert ?? false)

  middle.draw(table)
  end.draw(table)
  clocks.draw(table.clocks)
  if (again && again.number !== table.number && !table.hand.length) hand.lower()
  hand.draw(table)
  peek.draw(table.hand.length)
  rail.draw(table)
  clearInterval(counting)
  if (end.countdown()) counting = setInterval(rail.redraw, LOOK)
  else if (standsIn) counting = setInterval(countDown, LOOK)
  players.draw(table)
  reactions.draw(table)
  moves.draw(table.moves)
  seen.draw(table, again)
  say(table, again)
  before = table
}

/** Show in how many seconds a bot plays for who has the phone. */
function countDown() {
  write(at('own-name'), word('stands_in', { count: Math.max(0, Math.ceil((standsIn - performance.now()) / 1000)) }))
}

/** Show what its person is to notice: it is their turn, or a bot plays for them. */
export function alert({ sentence }) {
  moves.alert(sentence)
  play('turn')
  buzz(TURN)
}

/** Show why something was refused. */
export function refuse(message) {
  moves.refuse(message)
  hand.lower()
  rail.redraw()
}

/** Say that it is one's turn, and what one faces. */
function say(table, again) {
  // After a skip, or where the line was slow, it is one's turn again without another table between.
  const still = again?.turn && again.over === table.over && again.turns === table.turns
  const turn = table.turn && !still
  const facing = table.turn && table.facing && (turn || again?.facing !== table.facing)
  const jump = jumps(table) && !(again && jumps(again) && again.turns === table.turns)
  if (turn) {
    const top = table.middle.laid?.at(-1)
    urgent([table.line, table.facing, top && word('top', { card: plain(top.name) })].filter(Boolean).join('. '))
  } else if (facing) urgent(table.facing)
  else if (jump) urgent(table.line)
  const ended = table.end && !again?.end
  if (ended) urgent([plain(table.end.title), plain(table.end.told ?? '')].filter(Boolean).join(' '))
  const felt = ended && table.end.own ? 'win' : facing ? 'hit' : turn || jump ? 'turn' : ''
  if (!felt) return
  play(felt)
  buzz({ win: WON, hit: FACING, turn: TURN }[felt])
}

/** Whether a card may be played although it is somebody else's turn. */
function jumps(table) {
  return !table.turn && !table.over && table.hand.some((card) => card.goes)
}

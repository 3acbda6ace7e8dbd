/** Clocks that count down by themselves between two messages. What this phone counts is never sent. */

import { at, make, write } from '/elements.js'
import { counted, list } from '/lists.js'

/** ms between two looks at the clocks. */
const TICK = 100

let running = []
let timer = 0

/** Show clocks as the program has just sent them. */
export function draw(clocks) {
  const now = performance.now()
  running = []
  list(at('clocks'), clocks, counted((clock) => clock.label), create, (item, clock) => {
    item.classList.toggle('own', clock.own)
    item.classList.toggle('stands', clock.stands)
    write(item.querySelector('.label'), clock.label)
    running.push({ item, clock, since: now })
  })
  tick()
  clearInterval(timer)
  if (clocks.some((clock) => !clock.stands)) timer = setInterval(tick, TICK)
}

function create() {
  const item = make('div', 'clock', make('span', 'label'), make('span', 'dial', make('b')))
  item.setAttribute('role', 'timer')
  return item
}

function tick() {
  const now = performance.now()
  for (const { item, clock, since } of running) {
    const left = clock.stands ? clock.left : Math.max(0, clock.left - (now - since))
    const seconds = Math.ceil(left / 1000)
    const text = seconds < 60 ? String(seconds) : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    write(item.querySelector('b'), text)
    item.style.setProperty('--part', clock.whole > 0 ? (left / clock.whole).toFixed(3) : '0')
    item.classList.toggle('late', left < 3000 && !clock.stands)
  }
}

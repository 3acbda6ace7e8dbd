/** What lies over the page while there is no line: own cards are covered, and it says what happens. */

import { at, write } from '/elements.js'
import { urgent } from '/announce.js'
import { word } from '/words.js'

let press = null
let watch = null
let focused = null
let slow = 0
let counting = 0

/** Set up the buttons of the cover. */
export function prepare() {
  at('cover-button').addEventListener('click', () => press?.())
  at('cover-watch').addEventListener('click', () => watch?.())
}

/** Cover the page: the words begin with `name`; the button does `onPress`, and `onWatch` if there is a second. */
export function cover(name, values, onPress, onWatch = null) {
  press = onPress
  watch = onWatch
  const before = document.body.dataset.cover
  document.body.dataset.cover = name
  at('cover-ring').hidden = name !== 'away' && name !== 'lost'
  write(at('cover-title'), word(`${name}_title`, values))
  write(at('cover-text'), word(`${name}_text`, values))
  write(at('cover-hint'), word(`${name}_hint`, values))
  write(at('cover-button'), word(`${name}_button`, values))
  at('cover-watch').hidden = onWatch === null
  if (before === name) return
  stop()
  if (!before) focused = document.activeElement
  clearTimeout(slow)
  // A line that is back at once covers the cards for a moment, and says nothing.
  slow = setTimeout(() => {
    at('cover').hidden = false
    for (const main of document.querySelectorAll('main')) main.inert = true
    for (const dialog of document.querySelectorAll('dialog[open]')) dialog.close()
    at('cover-title').focus({ preventScroll: true })
    urgent(word(`${name}_text`, values))
  }, name === 'away' || name === 'lost' ? 350 : 0)
}

/** Whether the page is covered for this reason. */
export const covers = (name) => document.body.dataset.cover === name

/** Count down for how many seconds the seat is held, from now on. */
export function count(seconds) {
  if (counting || !seconds) return
  const until = performance.now() + 1000 * seconds
  const tick = () => {
    const left = Math.ceil((until - performance.now()) / 1000)
    write(at('cover-held'), left > 0 ? word('away_held', { count: left }) : word('away_asked'))
    if (left <= 0) clearInterval(counting)
  }
  counting = setInterval(tick, 500)
  tick()
}

function stop() {
  clearInterval(counting)
  counting = 0
  write(at('cover-held'), '')
}

/** Take the cover away; the focus returns to where it was. */
export function uncover() {
  if (!document.body.dataset.cover) return
  clearTimeout(slow)
  stop()
  delete document.body.dataset.cover
  for (const main of document.querySelectorAll('main')) main.inert = false
  if (at('cover').contains(document.activeElement)) focused?.focus({ preventScroll: true })
  at('cover').hidden = true
}

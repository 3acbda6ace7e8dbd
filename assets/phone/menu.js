/** The menu: what happened, how everybody stands, which rules hold, and whether the phone vibrates. */

import * as vibration from '/buzz.js'
import * as sound from '/sound.js'
import { at, make, mark, write } from '/elements.js'
import { fill } from '/marked.js'
import { list } from '/lists.js'
import { described } from '/players.js'
import { tag } from '/rule.js'
import { word } from '/words.js'

let leaves = false

/**
 * Set up the menu's buttons; `leave()` is called once the seat is given up, which is asked twice, and `sit()` where
 * an onlooker wants one.
 */
export function prepare(leave, sit) {
  const dialog = at('menu')
  const vibrate = at('vibrate')
  vibrate.hidden = !navigator.vibrate
  mark(vibrate, 'aria-pressed', vibration.wanted())
  vibrate.addEventListener('click', () => {
    vibration.want(!vibration.wanted())
    mark(vibrate, 'aria-pressed', vibration.wanted())
    vibration.buzz(vibration.TURN)
  })
  const sounds = at('sound')
  mark(sounds, 'aria-pressed', sound.wanted())
  sounds.addEventListener('click', () => {
    sound.want(!sound.wanted())
    mark(sounds, 'aria-pressed', sound.wanted())
  })
  sound.prepare()
  at('menu-leave').addEventListener('click', () => {
    if (leaves) {
      dialog.close()
      leave()
    } else ask(true)
  })
  at('menu-sit').addEventListener('click', () => {
    dialog.close()
    sit()
  })
  at('menu-button').addEventListener('click', () => {
    ask(false)
    dialog.showModal()
    at('menu-title').focus({ preventScroll: true })
  })
  at('menu-back').addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
}

/** Close the menu, if it is open. */
export const close = () => at('menu').close()

/** Ask whether the seat is really given up. */
function ask(yes) {
  leaves = yes
  write(at('menu-leave'), word(yes ? 'leave_sure' : 'leave'))
}

/** A rule that is not as written, and the tag of its clause. */
function ruleNamed(rule) {
  const item = make('li', 'named', make('span', '', rule.name))
  item.append(tag(rule.clause))
  return item
}

/** Bring the menu up to date; it is `seated` whoever has a seat, in this match or from the next one on. */
export function draw(table, seated) {
  at('menu-leave').hidden = !seated
  at('menu-sit').hidden = seated
  write(at('delay'), table.delay < 0 ? '' : word('delay', { count: table.delay }))
  list(at('menu-moves'), table.moves, (_, place) => place, () => make('li'), fill)
  list(at('menu-players'), table.players, (player) => player.seat, () => make('li'), (item, player) =>
    fill(item, described(player)),
  )
  const { rules } = table
  list(at('menu-rules'), rules, (rule) => `${rule.clause} ${rule.name}`, ruleNamed, () => {})
  write(at('menu-written'), word(rules.length ? 'rules_others' : 'rules_written'))
}

/** The menu: what happened, how everybody stands, and whether the phone vibrates. */

import * as vibration from '/buzz.js'
import { at, make, mark } from '/elements.js'
import { fill } from '/marked.js'
import { list } from '/lists.js'
import { described } from '/players.js'

/** Set up the menu's buttons. */
export function prepare() {
  const dialog = at('menu')
  const vibrate = at('vibrate')
  vibrate.hidden = !navigator.vibrate
  mark(vibrate, 'aria-pressed', vibration.wanted())
  vibrate.addEventListener('click', () => {
    vibration.want(!vibration.wanted())
    mark(vibrate, 'aria-pressed', vibration.wanted())
    vibration.buzz(vibration.TURN)
  })
  at('menu-button').addEventListener('click', () => {
    dialog.showModal()
    at('menu-title').focus({ preventScroll: true })
  })
  at('menu-back').addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
}

/** Bring the menu up to date. */
export function draw(table) {
  list(at('menu-moves'), table.moves, (_, place) => place, () => make('li'), fill)
  list(at('menu-players'), table.players, (player) => player.seat, () => make('li'), (item, player) =>
    fill(item, described(player)),
  )
}

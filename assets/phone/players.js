/** The others at the table, from the next player on, with their cards. */

import { at, isLong, make, picture, portrait, show, write } from '/elements.js'
import { list } from '/lists.js'
import { word } from '/words.js'

/** Return a sentence about a player, for those who listen. */
export function described(player) {
  const parts = [
    word('player', { name: player.name, count: player.cards }),
    player.turn ? word('to_play') : '',
    player.alert ? word('alert') : '',
    player.away ? word('away') : '',
    player.note,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Show everybody but the seat's own player. */
export function draw(table) {
  const others = table.players.filter((player) => player.seat !== table.seat)
  at('others').classList.toggle('many', others.length > 5)
  at('players').classList.toggle('back', table.middle.back ?? false)
  at('players').style.setProperty('--columns', Math.ceil(others.length / 2))
  list(at('players'), others, (player) => player.seat, create, (item, player) => change(item, player, table))
}

function create() {
  const name = make('span', 'name')
  const count = make('span', 'count')
  const note = make('span', 'note')
  const seen = make('div', 'seen', picture('', 'portrait'), count, name, note)
  seen.setAttribute('aria-hidden', 'true')
  return make('li', 'player', seen, make('span', 'unseen'))
}

function change(item, player, table) {
  const [face, count, name, note] = item.firstChild.children
  show(face, portrait(player.portrait))
  item.dataset.person = player.colour
  item.dataset.seat = player.seat
  item.classList.toggle('turn', player.turn)
  item.classList.toggle('alert', player.alert)
  item.classList.toggle('away', player.away)
  write(count, String(player.cards))
  write(name, player.name)
  name.classList.toggle('long', isLong(player.name))
  write(note, player.account)
  write(item.lastChild, described(player))
}

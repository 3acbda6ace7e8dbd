/** Hosting from this phone: what can be done with the table, and with each of those who are here. */

import { at, make, mark, picture, portrait, show, write } from '/elements.js'
import { list } from '/lists.js'
import { plain } from '/marked.js'
import { urgent } from '/announce.js'
import { word } from '/words.js'

let order = null
/** Who is to be removed by one more press. */
let sure = ''

const who = (person) => `${person.place} ${person.name}`

/** Set up the sheet; `onOrder(deed, place, name)` is called for what is to be done, with place −1 for the table. */
export function prepare(onOrder) {
  order = onOrder
  const dialog = at('host')
  for (const name of ['menu-host', 'wait-host-button']) {
    at(name).addEventListener('click', () => {
      at('menu').close()
      sure = ''
      tell('')
      dialog.showModal()
      at('host-title').focus({ preventScroll: true })
    })
  }
  at('host-back').addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  draw({ deeds: [], people: [] })
}

/** Close the sheet, as when there is no seat any more. */
export function close() {
  draw({ deeds: [], people: [] })
}

/** Whether the sheet is open, so that it is to tell what was refused. */
export const isOpen = () => at('host').open

/** Tell why something was not done. */
export function tell(sentence) {
  const told = at('host-refused')
  told.hidden = !sentence
  write(told, plain(sentence))
}

/** Show what can be done now: nothing at all for who is no host. */
export function draw({ deeds, people }) {
  const hosts = people.length > 0
  // At the table the program says so itself.
  if (hosts && at('wait-host').hidden && !at('wait').hidden) urgent(word('host_text'))
  at('menu-host').hidden = !hosts
  at('wait-host').hidden = !hosts
  if (!hosts) at('host').close()
  tell('')
  at('host-none').hidden = deeds.length > 0
  list(at('host-deeds'), deeds, (each) => each.deed, createButton, (button, each) => {
    button.className = 'bright'
    label(button, each.label, () => order(each.deed, -1, ''))
  })
  list(at('host-people'), people, who, create, change)
}

function createButton() {
  return make('button', 'dark')
}

function label(button, text, act) {
  write(button, plain(text))
  button.onclick = act
}

function create() {
  const text = make('p', '', make('bdi'), make('small'))
  return make('li', '', picture('', 'portrait'), text, make('div', 'does'))
}

function change(item, person) {
  const [face, text, does] = item.children
  show(face, portrait(person.portrait))
  item.dataset.person = person.colour
  write(text.firstChild, plain(person.called))
  write(text.lastChild, plain(person.about))
  mark(does, 'aria-label', plain(person.called))
  mark(does, 'role', 'group')
  list(does, person.deeds, (each) => each.deed, createButton, (button, each) => {
    const asks = each.deed === 'remove'
    label(button, asks && sure === who(person) ? word('host_sure', { name: person.called }) : each.label, () => {
      if (asks && sure !== who(person)) {
        sure = who(person)
        write(button, word('host_sure', { name: person.called }))
        return
      }
      sure = ''
      order(each.deed, person.place, person.name)
    })
  })
}

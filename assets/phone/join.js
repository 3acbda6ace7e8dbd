/** Coming in: the code of the table, then a name and a portrait, if one likes, and a seat. */

import { at, make, mark, picture, portrait, show, write } from '/elements.js'
import { beginning, NAME } from '/letters.js'
import { list } from '/lists.js'
import { plain } from '/marked.js'
import { word } from '/words.js'

let chosen = ''
let faces = []

/** Set up the two forms; `enter(code)`, `sit(name, portrait)` and `watch()` are called when they are sent. */
export function prepare(enter, sit, watch) {
  const letters = at('code-letters')
  const send = () => {
    const code = letters.value.toUpperCase().replace(/[^A-Z0-9]/g, '')
    if (code.length === letters.maxLength) enter(code)
  }
  letters.addEventListener('input', () => {
    mark(letters, 'aria-invalid', null)
    at('code').classList.remove('wrong')
    send()
  })
  at('code-form').addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
  at('join-form').addEventListener('submit', (event) => {
    event.preventDefault()
    const face = faces.find((each) => each.portrait === chosen)
    sit(at('join-name').value.trim() || face?.name || '', chosen)
  })
  const name = at('join-name')
  name.addEventListener('input', (event) => {
    refuse('')
    const short = beginning(name.value, NAME)
    if (!event.isComposing && short !== name.value) name.value = short
  })
  at('watch').addEventListener('click', watch)
}

/** Ask for the code; `wrong` if there was another one that does not fit. */
export function ask(wrong) {
  const letters = at('code-letters')
  letters.value = ''
  mark(letters, 'aria-invalid', wrong ? 'true' : null)
  at('code').classList.toggle('wrong', wrong)
  letters.focus()
}

/** Show why one cannot sit down under this name; '' takes that away. */
export function refuse(sentence) {
  write(at('join-wrong'), plain(sentence))
  at('join-wrong').hidden = !sentence
  mark(at('join-name'), 'aria-invalid', sentence ? 'true' : null)
  if (sentence) at('join-name').focus()
}

/** Show what is played here, and who one can be. */
export function draw(welcome) {
  faces = welcome.free ? welcome.faces : []
  write(at('join-title'), welcome.title)
  for (const id of ['sit', 'join-faces']) at(id).hidden = !welcome.free
  at('join-form').querySelector('.me').hidden = !welcome.free
  at('join-full').hidden = welcome.free
  const free = faces.filter((face) => !face.taken)
  if (!free.some((face) => face.portrait === chosen)) chosen = free[0]?.portrait ?? ''
  list(at('faces'), faces, (face) => face.portrait, create, change)
  choose(chosen)
}

function create(face) {
  const radio = make('input')
  radio.type = 'radio'
  radio.name = 'portrait'
  radio.value = face.portrait
  radio.addEventListener('change', () => choose(face.portrait))
  return make('label', 'face', radio, picture(portrait(face.portrait), 'portrait'), make('span'))
}

function change(label, face) {
  const [radio, , name] = label.children
  radio.disabled = face.taken
  radio.checked = face.portrait === chosen
  label.classList.toggle('taken', face.taken)
  write(name, face.taken ? word('taken') : face.name)
}

function choose(name) {
  chosen = name
  const face = faces.find((each) => each.portrait === name)
  show(at('join-portrait'), portrait(name))
  at('join-name').placeholder = face?.name ?? ''
}

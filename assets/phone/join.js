/** Coming in: the code of the table, then a name and a portrait, if one likes, and a seat. */

import { at, make, mark, picture, portrait, show, write } from '/elements.js'
import { length, NAME } from '/letters.js'
import { list } from '/lists.js'
import { plain } from '/marked.js'
import { word } from '/words.js'

let chosen = ''
let faces = []
let waiting = 0

/** Set up the two forms; `enter(code)`, `sit(name, portrait, joins)` and `watch()` are called when they are sent. */
export function prepare(enter, sit, watch) {
  const letters = at('code-letters')
  const send = () => {
    const code = letters.value.toUpperCase().replace(/[^A-Z0-9]/g, '')
    if (code.length === letters.maxLength && !at('code-go').disabled) enter(code)
  }
  letters.addEventListener('input', () => {
    mark(letters, 'aria-invalid', null)
    at('code').classList.remove('wrong')
    if (!at('code-go').disabled) blame('')
    send()
  })
  at('code-form').addEventListener('submit', (event) => {
    event.preventDefault()
    send()
  })
  at('join-form').addEventListener('submit', (event) => {
    event.preventDefault()
    const face = faces.find((each) => each.portrait === chosen)
    // Without a name one is called as the face that one gets: somebody may be quicker to take this one.
    sit(at('join-name').value.trim(), chosen, face?.joins ?? false)
  })
  const name = at('join-name')
  // Nothing is cut from what somebody writes: it is told that it is too long.
  name.addEventListener('input', (event) => {
    const long = !event.isComposing && length(name.value.trim()) > NAME
    refuse(long ? word('name_long', { count: NAME }) : '')
  })
  at('watch').addEventListener('click', watch)
}

/** Ask for the code; `wrong` if there was another one that does not fit, and `wait` for so many seconds first. */
export function ask(wrong, wait = 0) {
  const letters = at('code-letters')
  letters.value = ''
  mark(letters, 'aria-invalid', wrong ? 'true' : null)
  at('code').classList.toggle('wrong', wrong)
  for (const name of ['title', 'where']) write(at(`code-${name}`), word(`code_${name}`))
  write(at('code-go'), word('code_button') || 'OK')
  clearInterval(waiting)
  if (wait > 0) count(performance.now() + 1000 * wait)
  else blame(wrong ? word('code_wrong') : '')
  letters.focus()
}

/** Count down until a code can be tried again. */
function count(until) {
  const tick = () => {
    const left = Math.ceil((until - performance.now()) / 1000)
    if (left > 0) blame(word('code_wait', { count: left }))
    else {
      clearInterval(waiting)
      blame('')
    }
    at('code-go').disabled = left > 0
  }
  waiting = setInterval(tick, 500)
  tick()
}

function blame(sentence) {
  write(at('code-wrong'), sentence)
  at('code-wrong').hidden = !sentence
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
  const first = free.find((face) => !face.joins) ?? free[0]
  if (!free.some((face) => face.portrait === chosen)) chosen = first?.portrait ?? ''
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
  write(at('sit'), face?.sits || word('sit'))
}

/** Small faces that people make at each other: one's own to choose from, and those of others, which fly from their plates. */

import { at, make, mark, picture, portrait } from '/elements.js'
import { choose, chosen } from '/keep.js'
import { list } from '/lists.js'
import { told } from '/announce.js'
import { word } from '/words.js'

/** ms between two faces, and for which one flies. */
const PAUSE = 4000
const FLIES = 1800

let table = null
let say = null
let opened = false
let waits = 0

const wanted = () => chosen('reactions') ?? true
const face = (look, person) => portrait(person ? (look === 'calm' ? person : `${look}/${person}`) : '')

/** Set up the faces; `onMake(look)` is called for one that is made. */
export function prepare(onMake) {
  say = onMake
  at('own-face').addEventListener('click', () => {
    opened = !opened
    redraw()
    if (opened) at('react').querySelector('button')?.focus({ preventScroll: true })
  })
  const button = at('reactions')
  mark(button, 'aria-pressed', wanted())
  button.addEventListener('click', () => {
    choose('reactions', !wanted())
    mark(button, 'aria-pressed', wanted())
    redraw()
  })
}

/** Show what can be made at a table. */
export function draw(shown) {
  table = shown
  redraw()
}

function redraw() {
  const faces = (wanted() && table?.faces) || []
  const self = table?.players.find((player) => player.seat === table.seat)
  at('own-face').disabled = faces.length === 0
  mark(at('own-face'), 'aria-label', faces.length ? word('react') : null)
  mark(at('own-face'), 'aria-hidden', faces.length ? null : 'true')
  mark(at('own-face'), 'aria-expanded', faces.length ? String(opened || table.over) : null)
  at('react').hidden = faces.length === 0 || !(opened || table.over)
  mark(at('react'), 'aria-label', word('react'))
  list(at('react'), faces, (look) => look, create, (button, look) => {
    const image = button.firstChild
    const address = face(look, self?.portrait)
    if (image.getAttribute('src') !== address) image.src = address
    mark(button, 'aria-label', word(`face_${look}`))
    button.disabled = performance.now() < waits
  })
}

function create(look) {
  const button = make('button', 'look', picture('', 'portrait'))
  button.addEventListener('click', () => {
    say(look)
    waits = performance.now() + PAUSE
    setTimeout(redraw, PAUSE)
    opened = false
    redraw()
    if (at('react').hidden) at('own-face').focus({ preventScroll: true })
  })
  return button
}

/** Show a face that a seat makes: it flies from its plate, and is told to those who listen. */
export function show({ seat, face: look, after }) {
  setTimeout(() => {
    const player = table?.players.find((each) => each.seat === seat)
    if (!player || !wanted() || document.hidden) return
    told(word('reacts', { name: player.name, card: word(`face_${look}`) }))
    const plate = seat === table.seat && !table.over ? at('own-face') : document.querySelector(`[data-seat="${seat}"] .portrait`)
    const box = plate?.getBoundingClientRect()
    if (!box?.width) return
    const flies = picture(face(look, player.portrait), 'flies portrait')
    flies.dataset.person = player.colour
    flies.style.left = `${box.left + box.width / 2}px`
    flies.style.top = `${box.top + box.height / 2}px`
    document.body.append(flies)
    setTimeout(() => flies.remove(), FLIES)
  }, after)
}

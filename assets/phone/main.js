/** The page of a phone: it takes what the program says, and shows the part that fits. */

import * as cover from '/cover.js'
import * as join from '/join.js'
import * as menu from '/menu.js'
import * as sheet from '/sheet.js'
import * as table from '/table.js'
import { at, portrait, show, write } from '/elements.js'
import { keep, kept } from '/keep.js'
import { learn, word } from '/words.js'
import { Line } from '/line.js'

/** The version of the protocol that the page speaks. */
const VERSION = 3
const VIEWS = ['beginning', 'code', 'join', 'wait', 'table']

let code = location.hash.slice(1)
/** What this tab calls itself: what another page does here with wrong codes does not shut the door to it. */
const page = kept('page') ?? Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('')
keep('page', page)
let own = kept('own')
let watching = kept('watching') ?? false

const line = new Line(
  () => ({ type: 'hello', version: VERSION, ...(kept('secret') ? { secret: kept('secret') } : { code, page }) }),
  (message) => HEARD[message.type]?.(message),
  () => {
    if (at('table').hidden && at('wait').hidden && at('join').hidden) return
    const away = kept('secret') !== null
    cover.cover(away ? 'away' : 'lost', { name: own?.name ?? '' }, () => line.again())
    if (away) cover.count(own?.held ?? 0)
  },
)

/** Show one part of the page alone; its heading gets the focus when it is new. */
function view(name) {
  const before = VIEWS.find((each) => !at(each).hidden)
  for (const each of VIEWS) at(each).hidden = each !== name
  if (before !== name) at(name).querySelector('h1')?.focus({ preventScroll: true })
}

function enter(letters) {
  code = letters
  line.close()
  line.open()
}

function ask(wrong) {
  view('code')
  join.ask(wrong)
}

function watch() {
  watching = true
  keep('watching', true)
  keep('secret', null)
  line.say('watch')
  wait('watching', {})
}

/** Ask for a seat, as an onlooker. */
function sitAfterAll() {
  watching = false
  keep('watching', null)
  anew()
}

/** Come in with the code again, as somebody new. */
function anew() {
  keep('secret', null)
  cover.uncover()
  if (code) enter(code)
  else ask(false)
}

const HEARD = {
  welcome(message) {
    keep('words', [message.words, message.language])
    learn(message.words, message.language)
    cover.uncover()
    if (watching) {
      line.say('watch')
      wait('watching', {})
      return
    }
    join.draw(message)
    view('join')
  },

  seated(message) {
    keep('words', [message.words, ''])
    keep('secret', message.secret)
    watching = false
    keep('watching', null)
    own = { name: message.name, portrait: message.portrait, colour: message.colour, held: message.held }
    keep('own', own)
    learn(message.words, '')
    cover.uncover()
    if (message.waits || at('table').hidden) {
      sheet.close()
      menu.close()
      wait('wait', own)
    }
  },

  table(message) {
    cover.uncover()
    if (watching) own = null
    table.draw(message, own)
    menu.draw(message)
    view('table')
  },

  refused(message) {
    if (at('join').hidden) table.refuse(message)
    else join.refuse(message.sentence)
  },

  closed({ why }) {
    line.close()
    sheet.close()
    const name = own?.name ?? ''
    if (why === 'secret') {
      anew()
    } else if (why === 'code') {
      code = ''
      cover.uncover()
      ask(true)
    } else if (why === 'version') {
      cover.cover('version', {}, () => location.reload())
    } else if (why === 'moved') {
      cover.cover('moved', { name }, () => line.open(), () => {
        watching = true
        keep('watching', true)
        anew()
      })
    } else {
      if (why === 'left') keep('secret', null)
      cover.cover(why, { name }, () => (why === 'left' ? anew() : line.open()))
    }
  },
}

/** Wait for cards; `name` begins the words that say so. */
function wait(name, { name: person, portrait: face, colour }) {
  show(at('wait-portrait'), portrait(face))
  at('wait').dataset.person = colour ?? ''
  write(at('wait-title'), word(`${name}_title`, { name: person }))
  write(at('wait-text'), word(`${name}_text`))
  at('leave').hidden = name !== 'wait'
  at('join-after-all').hidden = name === 'wait'
  view('wait')
}

join.prepare(
  enter,
  (name, face) => line.say('sit', { name, portrait: face }),
  watch,
)
cover.prepare()
sheet.prepare()
menu.prepare(() => line.say('leave'), sitAfterAll)
table.prepare((number, action) => line.say('act', { number, action }))
at('leave').addEventListener('click', () => line.say('leave'))
at('join-after-all').addEventListener('click', sitAfterAll)
addEventListener('hashchange', () => {
  code = location.hash.slice(1)
  // Another page can change what stands behind the #: who has a seat keeps it. Where it is worth nothing any more
  // the program says so, and only then the code is said.
  if (kept('secret')) line.again()
  else anew()
})

const known = kept('words')
if (known) learn(...known)
if (code || kept('secret')) line.open()
else ask(false)

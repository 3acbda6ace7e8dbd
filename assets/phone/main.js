/** The page of a phone: it takes what the program says, and shows the part that fits. */

import * as awake from '/awake.js'
import * as cover from '/cover.js'
import * as host from '/host.js'
import * as join from '/join.js'
import * as menu from '/menu.js'
import * as reactions from '/reactions.js'
import * as rule from '/rule.js'
import * as seen from '/seen.js'
import * as sheet from '/sheet.js'
import * as table from '/table.js'
import { at, portrait, show, write } from '/elements.js'
import { keep, keepSeat, kept, lastTable, seatAt } from '/keep.js'
import { learn, word } from '/words.js'
import { silence } from '/announce.js'
import { Line } from '/line.js'

/** The version of the protocol that the page speaks. */
const VERSION = 6
/** ms between two touches of which the program is told. */
const TOUCHES = 1000
/** ms between two looks for a program that lets no phones in, or has ended. */
const LOOKS = 3000
const VIEWS = ['beginning', 'code', 'join', 'wait', 'table']

let code = location.hash.slice(1)
/** What this tab calls itself: what another page does here with wrong codes does not shut the door to it. */
const page = kept('page') ?? Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16)).join('')
keep('page', page)
let watching = kept('watching') ?? false
/** The table at which this tab is. Whoever comes without a code looks for the seat they had last. */
let place = kept('table') ?? (code ? null : lastTable())
/** Tables of which the seat was asked for after a code that does not fit. */
const tried = new Set()
/** Whether the code was said and nothing heard yet: a seat that another tab takes later stays with that tab. */
let asks = false
const touchable = { table: 0, menu: 0 }

/** The seat that this phone has here, as `{secret, own}`: another tab of it may have come to it. */
const seat = () => (watching ? null : seatAt(place))

const line = new Line(
  () => {
    asks = !seat()
    return { type: 'hello', version: VERSION, ...(asks ? { code, page } : { secret: seat().secret }) }
  },
  (message) => HEARD[message.type]?.(message),
  () => {
    if (cover.covers('ended')) {
      line.close()
      lookLater()
      return
    }
    if (at('table').hidden && at('wait').hidden && at('join').hidden) return
    const away = seat()
    cover.cover(away ? 'away' : 'lost', { name: away?.own.name ?? '' }, () => line.again())
    if (away) cover.count(away.own.held)
  },
)

/** Look in a while whether phones are let in again: the program may have been started anew. */
function lookLater() {
  setTimeout(lookAgain, LOOKS)
}

function lookAgain() {
  if (cover.covers('ended') && !document.hidden && !line.begins) line.open()
}

/** Show one part of the page alone; its heading gets the focus when it is new. */
function view(name) {
  const before = VIEWS.find((each) => !at(each).hidden)
  for (const each of VIEWS) at(each).hidden = each !== name
  if (before === 'table' && name !== 'table') silence()
  if (before !== name) at(name).querySelector('h1')?.focus({ preventScroll: true })
}

function enter(letters) {
  code = letters
  if (line.begins) return // the greeting will have it
  line.close()
  line.open()
}

function ask(wrong, wait = 0) {
  view('code')
  join.ask(wrong, wait)
}

/** Ask for the code, and the program for the words by which it is asked for. */
function askFirst() {
  ask(false)
  line.open()
}

function watch() {
  watching = true
  keep('watching', true)
  line.say('watch')
  wait('watching', {})
}

/** Ask for a seat, as an onlooker. */
function sitAfterAll() {
  watching = false
  keep('watching', null)
  anew()
}

/** Come in with the code again; whoever has a seat has it still. */
function anew() {
  cover.uncover()
  if (code) enter(code)
  else if (seat()) line.open()
  else askFirst()
}

/** Take note of the table at which the page is. */
function arrive(id) {
  place = id
  keep('table', id)
}

const HEARD = {
  welcome(message) {
    keep('words', [message.words, message.language])
    learn(message.words, message.language)
    arrive(message.table)
    cover.uncover()
    const first = asks
    asks = false
    if (first && seat()) {
      // The code was scanned again, or in another tab: the seat is this phone's already.
      line.close()
      line.open()
      return
    }
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
    arrive(message.table)
    watching = false
    keep('watching', null)
    const own = { name: message.name, portrait: message.portrait, colour: message.colour, held: message.held }
    keepSeat(place, { secret: message.secret, own })
    awake.sit(true)
    learn(message.words, '')
    host.close()
    cover.uncover()
    if (message.waits || at('table').hidden) {
      sheet.close()
      menu.close()
      wait('wait', own)
    }
  },

  table(message) {
    cover.uncover()
    table.draw(message, seat()?.own ?? null)
    menu.draw(message, message.seat >= 0 || seat() !== null)
    view('table')
  },

  refused(message) {
    if (host.isOpen()) host.tell(message.sentence)
    else if (at('join').hidden) table.refuse(message)
    else join.refuse(message.sentence)
  },

  alert: table.alert,

  rule: rule.show,

  reacted: reactions.show,

  hosting: host.draw,

  closed({ why, wait, words, language }) {
    line.close()
    awake.sit(false)
    sheet.close()
    seen.close()
    host.close()
    const name = seat()?.own.name ?? ''
    if (why === 'secret') {
      keepSeat(place, null)
      anew()
    } else if (why === 'code') {
      const wrong = code !== ''
      code = ''
      cover.uncover()
      learn(words, language)
      const last = lastTable()
      if (last && !tried.has(last) && !watching) {
        tried.add(last)
        place = last
        line.open()
      } else ask(wrong, wait)
    } else if (why === 'version') {
      cover.cover('version', {}, () => location.reload())
    } else if (why === 'moved') {
      cover.cover('moved', { name }, () => line.open(), () => {
        watching = true
        keep('watching', true)
        anew()
      })
    } else {
      if (why === 'left') keepSeat(place, null)
      cover.cover(why, { name }, () => (why === 'left' ? anew() : line.open()))
      if (why === 'ended') lookLater()
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
  (name, face, joins) => line.say('sit', { name, portrait: face, joins }),
  watch,
)
awake.prepare()
cover.prepare()
reactions.prepare((face) => line.say('react', { face }))
rule.prepare((clause) => line.say('rule', { clause }))
sheet.prepare()
seen.prepare()
host.prepare((deed, place, name) => line.say('host', { deed, place, name }))
menu.prepare(() => line.say('leave'), sitAfterAll)
table.prepare((number, action) => line.say('act', { number, action }))
at('leave').addEventListener('click', () => line.say('leave'))
at('join-after-all').addEventListener('click', sitAfterAll)
// Who does not touch the phone for a while in a turn is played for by a bot.
for (const touch of ['pointerdown', 'keydown']) {
  addEventListener(touch, (event) => {
    const aside = Boolean(event.target.closest?.('dialog, #menu-button'))
    const part = aside ? 'menu' : 'table'
    if (at('table').hidden || performance.now() < touchable[part]) return
    touchable[part] = performance.now() + TOUCHES
    line.say('touch', { aside }) // to close the menu is no wish to have one's seat back from a bot
  }, { capture: true })
}
document.addEventListener('visibilitychange', lookAgain)
addEventListener('hashchange', () => {
  code = location.hash.slice(1)
  // Another page can change what stands behind the #: who has a seat keeps it. Where it is worth nothing any more
  // the program says so, and only then the code is said.
  if (seat()) line.again()
  else anew()
})

const known = kept('words')
if (known) learn(...known)
if (code || seat()) line.open()
else askFirst()

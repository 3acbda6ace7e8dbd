/** The line to the program: opened again whenever it is lost, and soon after the network is there again. */

import { Search } from '/search.js'

/** The program says twice a second that it is here: after so many looks without a word, ms apart, a line is dead. */
const QUIET = 5
const LOOK = 200

export class Line {
  #socket = null
  #wanted = false
  #looking = 0
  #quiet = 0
  #search = new Search((socket) => this.#take(socket), () => this.#lost())

  /** `greet` returns the first message; `hear` takes each that comes; `lose` is called when the line is lost. */
  constructor(greet, hear, lose) {
    this.greet = greet
    this.hear = hear
    this.lose = lose
    addEventListener('online', () => this.again())
    addEventListener('offline', () => this.#lost())
    addEventListener('pageshow', (event) => event.persisted && this.again())
    // For how long the phone was asleep no clock of the page tells: they may have stood.
    document.addEventListener('visibilitychange', () => document.hidden || this.again())
  }

  /** Open the line, and keep it open from now on. */
  open() {
    this.#wanted = true
    clearInterval(this.#looking)
    this.#looking = setInterval(() => this.#look(), LOOK)
    this.#search.begin()
  }

  /** Whether the first line is being opened, and nothing has been said yet. */
  get begins() {
    return this.#wanted && this.#search.goes && !this.#socket
  }

  /** Close the line, and open it no more. */
  close() {
    this.#wanted = false
    clearInterval(this.#looking)
    this.#search.end()
    this.#drop()
  }

  /** Try at once; a line that only seems to be open is replaced, or lost if no other one opens soon. */
  again() {
    if (this.#wanted) this.#search.begin()
  }

  /** Say something; return whether it could be said. */
  say(type, values = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify({ type, ...values }))
    return true
  }

  /** Take a line that is open in place of the one before. */
  #take(socket) {
    this.#drop()
    this.#socket = socket
    this.#quiet = 0
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      this.#quiet = 0
      const message = JSON.parse(event.data)
      if (message.type !== 'here') this.hear(message)
    }
    socket.onclose = () => socket === this.#socket && this.#lost()
    socket.send(JSON.stringify(this.greet()))
  }

  #look() {
    this.#quiet += 1
    if (this.#quiet >= QUIET && this.#socket && !this.#search.goes) this.again()
  }

  #lost() {
    if (!this.#wanted) return
    this.#drop()
    this.lose()
    if (!this.#search.goes) this.#search.begin()
  }

  #drop() {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}

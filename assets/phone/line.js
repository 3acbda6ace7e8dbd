/** The line to the program: opened again whenever it is lost, and soon after the network is there again. */

/** A small file that is fetched to find out whether the program can be reached. */
const FEELER = '/mark.svg'
/** ms that the program may take to answer the feeler, that a line may take to open, and between two tries. */
const FEELING = 450
const OPENING = 2500
const PAUSES = [0, 250, 250, 300, 400]
/** ms after which something that was done, but not answered, makes the page look whether the line is dead. */
const ANSWER = 2000

export class Line {
  #socket = null
  #wanted = false
  #searching = false
  #wake = null
  #unanswered = 0

  /** `greet` returns the first message; `hear` takes each that comes; `lose` is called when the line is lost. */
  constructor(greet, hear, lose) {
    this.greet = greet
    this.hear = hear
    this.lose = lose
    addEventListener('online', () => this.again())
    addEventListener('offline', () => this.#lost(this.#socket))
    addEventListener('pageshow', (event) => event.persisted && this.again())
    let slept = 0
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) slept = performance.now()
      else if (performance.now() - slept > 2000) this.again()
    })
  }

  /** Open the line, and keep it open from now on. */
  open() {
    this.#wanted = true
    this.#search()
  }

  /** Close the line, and open it no more. */
  close() {
    this.#wanted = false
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  /** Try at once; a line that only seems to be open is replaced. */
  again() {
    if (!this.#wanted) return
    if (this.#searching) this.#wake?.()
    else this.#search()
  }

  /** Say something; return whether it could be said. */
  say(type, values = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify({ type, ...values }))
    if (type === 'act') {
      clearTimeout(this.#unanswered)
      this.#unanswered = setTimeout(() => this.again(), ANSWER)
    }
    return true
  }

  async #search() {
    if (this.#searching) return
    this.#searching = true
    for (let tries = 0; this.#wanted; tries += 1) {
      // The first try costs nothing; later ones feel first, as browsers slow down lines that fail again and again.
      if ((tries === 0 || (await reachable())) && this.#wanted && (await this.#try())) break
      if (tries === 0) this.#lost(this.#socket)
      await this.#pause(PAUSES[Math.min(tries, PAUSES.length - 1)])
    }
    this.#searching = false
  }

  #pause(time) {
    return new Promise((done) => {
      const timer = setTimeout(done, time)
      this.#wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  /** Open a line; return whether it is open. The one before stays until then. */
  #try() {
    return new Promise((done) => {
      const socket = new WebSocket(`ws://${location.host}/table`)
      const timer = setTimeout(() => socket.close(), OPENING)
      socket.onopen = () => {
        clearTimeout(timer)
        if (!this.#wanted) {
          socket.close()
          return
        }
        const before = this.#socket
        this.#socket = socket
        before?.close()
        socket.send(JSON.stringify(this.greet()))
        done(true)
      }
      socket.onmessage = (event) => {
        if (socket !== this.#socket) return
        clearTimeout(this.#unanswered)
        this.hear(JSON.parse(event.data))
      }
      socket.onclose = () => {
        clearTimeout(timer)
        done(false)
        if (socket === this.#socket) this.#lost(socket)
      }
    })
  }

  #lost(socket) {
    if (!this.#wanted) return
    if (socket !== null && socket === this.#socket) {
      this.#socket = null
      socket.close()
    }
    this.lose()
    this.#search()
  }
}

async function reachable() {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), FEELING)
  try {
    return (await fetch(FEELER, { cache: 'no-store', signal: patience.signal })).ok
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

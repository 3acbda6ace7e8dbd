/** The search for the program: it begins to open lines until one of them is open. */

/** ms between two steps: at even ones a line is tried, at odd ones a feeler is fetched. */
const STEP = 450
/** Steps between two tries once a browser would hold them back. */
const SELDOM = 20
/** ms for which browsers remember lines that failed, and how many for each that opened they hold nothing back for. */
const REMEMBERED = 180_000
const FORGIVEN = 11
/** ms after which a try that has failed at once is made again. */
const AT_ONCE = [100, 200]
/** A small file that is fetched to find out whether the program can be reached, and ms it may take to come. */
const FEELER = '/mark.svg'
const FEELING = 850
/** ms in which a line that is under way must be open once the feeler has come, and which the next one has. */
const NEARLY = 100
const OPENING = 6000

/*
 * A connection that cannot be made is tried again in ever longer steps: after ten seconds without a network nothing
 * would be heard for ten more. Fresh ones are tried at once, but browsers keep a page from them: they hold back lines
 * after some that failed, and fetch through six connections at a time, which they do not give up. So both take
 * turns, and of the feelers those with and without credentials, as these go through connections of their own. One
 * of them is tried within half a second after the network is there again.
 */
export class Search {
  #found
  #slow
  #clock = 0
  #steps = 0
  #line = null
  #past = []
  #quick = 0
  #again = 0
  #trusted = 0

  /** `found` is called with a line that is open; `slow` when there is none after the first step. */
  constructor(found, slow) {
    this.#found = found
    this.#slow = slow
  }

  /** Whether it goes on. */
  get goes() {
    return this.#clock !== 0
  }

  /** Begin anew, at once. */
  begin() {
    this.end()
    this.#clock = setInterval(() => this.#step(), STEP)
    this.#steps = 0
    this.#quick = 0
    this.#trusted = 0
    this.#try()
  }

  /** Search no more. */
  end() {
    clearInterval(this.#clock)
    clearTimeout(this.#again)
    this.#clock = 0
    this.#drop()
  }

  #step() {
    this.#steps += 1
    if (this.#steps === 1) this.#slow()
    if (!this.goes) return
    if (this.#steps % 2) this.#feel()
    else if (this.#isTime() && performance.now() > this.#trusted) this.#try()
  }

  #isTime() {
    return !this.#isHeldBack() || this.#steps % SELDOM === 0
  }

  /** Whether a browser would not open a line at once. */
  #isHeldBack() {
    const opened = this.#past.filter((each) => each.opened).length
    return this.#past.length - opened >= FORGIVEN * (1 + opened)
  }

  #note(opened) {
    const now = performance.now()
    this.#past = [...this.#past.filter((each) => now - each.time < REMEMBERED), { time: now, opened }]
  }

  /** Fetch the feeler; once it has come a line goes. */
  async #feel() {
    const clock = this.#clock
    if (!(await fetched(this.#steps % 4 === 1 ? 'same-origin' : 'omit'))) return
    const before = this.#line
    if (before) await pause(NEARLY)
    if (clock !== this.#clock || before !== this.#line || performance.now() < this.#trusted) return
    this.#trusted = performance.now() + OPENING
    this.#try()
  }

  /** Begin to open a line, unless the phone knows that there is no network. */
  #try() {
    this.#drop()
    if (!navigator.onLine && !this.#trusted) return
    const line = new WebSocket(`ws://${location.host}/table`)
    this.#line = line
    line.onopen = () => {
      this.#line = null
      this.#note(true)
      this.end()
      this.#found(line)
    }
    line.onclose = () => {
      if (line !== this.#line) return
      this.#drop()
      if (this.#quick < AT_ONCE.length) this.#again = setTimeout(() => this.#try(), AT_ONCE[this.#quick])
      this.#quick += 1
    }
  }

  #drop() {
    const line = this.#line
    this.#line = null
    if (line === null) return
    this.#note(false)
    line.close()
  }
}

function pause(time) {
  return new Promise((done) => setTimeout(done, time))
}

async function fetched(credentials) {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), FEELING)
  try {
    return (await fetch(FEELER, { cache: 'no-store', credentials, signal: patience.signal })).ok
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

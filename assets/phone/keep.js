/**
 * What the browser keeps: for this tab alone, until it is closed; and for every page of this address, until it is
 * told to forget, what a person chose and the secrets of their seats, each under the id of its table.
 */

/** Tables whose seats are remembered at most, the latest, and for how many ms. */
const TABLES = 6
const LASTS = 36 * 3600 * 1000

const memory = new Map()

function read(store, name) {
  try {
    return JSON.parse(store().getItem(name)) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

function write(store, name, value) {
  memory.set(name, value)
  try {
    if (value === null) store().removeItem(name)
    else store().setItem(name, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing: it lasts until the page is loaded again.
  }
}

/** Return what the tab keeps under a name, or null. */
export const kept = (name) => read(() => sessionStorage, name)

/** Keep something in the tab under a name; null forgets it. */
export const keep = (name, value) => write(() => sessionStorage, name, value)

/** Return what a person has chosen for this phone under a name, or null. */
export const chosen = (name) => read(() => localStorage, name)

/** Keep what a person has chosen for this phone. */
export const choose = (name, value) => write(() => localStorage, name, value)

function seats() {
  const now = Date.now()
  const all = Object.entries(chosen('seats') ?? {}).filter(([, each]) => now - each.at < LASTS)
  return new Map(all.sort(([, one], [, other]) => one.at - other.at).slice(-TABLES))
}

/** Return the seat that this phone has at a table, as `{secret, own}`; null for none. */
export const seatAt = (table) => (table && seats().get(table)) || null

/** Keep the seat at a table; null gives it up. */
export function keepSeat(table, seat) {
  const all = seats()
  all.delete(table)
  if (seat) all.set(table, { ...seat, at: Date.now() })
  choose('seats', Object.fromEntries(all))
}

/** Return the table at which this phone has had a seat last, or null. */
export const lastTable = () => [...seats().keys()].at(-1) ?? null

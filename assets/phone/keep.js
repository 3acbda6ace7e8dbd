/** What the browser's tab keeps until it is closed: the secret of the seat, and the page's texts. */

const memory = new Map()

/** Return what is kept under a name, or null. */
export function kept(name) {
  try {
    return JSON.parse(sessionStorage.getItem(name)) ?? memory.get(name) ?? null
  } catch {
    return memory.get(name) ?? null
  }
}

/** Keep something under a name; null forgets it. */
export function keep(name, value) {
  memory.set(name, value)
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing: it lasts until the page is loaded again.
  }
}

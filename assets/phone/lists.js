/** Lists that are changed in place: what has the focus, or is under a finger, stays the same element. */

const kept = new WeakMap()

/**
 * Make the children of `parent` those of `things`, each known by `key(thing, place)`.
 *
 * `create(thing)` returns a new child, `change(child, thing, place)` brings it up to date. Where the child that
 * had the focus is gone, the one in its place has it.
 */
export function list(parent, things, key, create, change) {
  const before = kept.get(parent) ?? new Map()
  const after = new Map()
  const focused = parent.contains(document.activeElement) ? document.activeElement : null
  const place = focused ? [...parent.children].findIndex((child) => child.contains(focused)) : -1
  things.forEach((thing, at) => {
    const name = key(thing, at)
    after.set(name, before.get(name) ?? create(thing))
  })
  for (const [name, child] of before) if (!after.has(name)) child.remove()
  let at = 0
  for (const child of after.values()) {
    if (parent.children[at] !== child) parent.insertBefore(child, parent.children[at] ?? null)
    change(child, things[at], at)
    at += 1
  }
  kept.set(parent, after)
  if (focused && document.activeElement !== focused) {
    const next = parent.children[Math.min(place, at - 1)]
    const target = focused.isConnected ? focused : next?.querySelector('button, input') ?? next
    target?.focus({ preventScroll: true })
  }
}

/** Return a key for things of which several may have the same name. */
export function counted(name) {
  const seen = new Map()
  return (thing) => {
    const own = name(thing)
    const times = (seen.get(own) ?? 0) + 1
    seen.set(own, times)
    return `${own}#${times}`
  }
}

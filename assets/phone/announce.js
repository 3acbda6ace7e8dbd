/** Says things to those who listen to the page. */

import { at, make } from '/elements.js'

const waiting = new Map()

/** Say at once: one's own turn, what one faces, a refusal. */
export const urgent = (text) => say(at('assertive'), text)

/** Say when there is time: what others do. */
export const told = (text) => say(at('polite'), text)

/** Take away what was said at once, so that nobody who looks through the page takes it for what holds now. */
export function hush() {
  if (!waiting.has(at('assertive'))) at('assertive').textContent = ''
}

/** Take away all that was said, or is yet to be: the page shows something else. */
export function silence() {
  for (const region of [at('assertive'), at('polite')]) {
    waiting.get(region)?.splice(0)
    region.textContent = ''
  }
}

function say(region, text) {
  if (!text) return
  const texts = waiting.get(region)
  if (texts) {
    texts.push(text)
    return
  }
  waiting.set(region, [text])
  // An emptied region says the same sentence again.
  region.textContent = ''
  setTimeout(() => {
    // Each in a paragraph of its own: a refusal is not read as the rest of the sentence before.
    region.replaceChildren(...waiting.get(region).map((each) => make('p', '', each)))
    waiting.delete(region)
  }, 60)
}

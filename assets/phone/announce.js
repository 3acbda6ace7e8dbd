/** Says things to those who listen to the page. */

import { at } from '/elements.js'

const waiting = new Map()

/** Say at once: one's own turn, what one faces, a refusal. */
export const urgent = (text) => say(at('assertive'), text)

/** Say when there is time: what others do. */
export const told = (text) => say(at('polite'), text)

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
    region.textContent = waiting.get(region).join(' ')
    waiting.delete(region)
  }, 60)
}

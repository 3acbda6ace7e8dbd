/** A clause of the rules in words, which a tag opens, as at the table. */

import { at, make, mark, write } from '/elements.js'
import { word } from '/words.js'

let ask = null

/** Set up the sheet of a rule; `onAsk(clause)` asks the program for its words. */
export function prepare(onAsk) {
  ask = onAsk
  const dialog = at('rule')
  at('rule-back').addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
}

/** Return the tag of a clause: a button that opens it. */
export function tag(clause) {
  const button = make('button', 'clause', clause)
  mark(button, 'aria-label', word('rule', { name: clause }))
  button.addEventListener('click', () => ask(clause))
  return button
}

/** Show what has been asked for. */
export function show({ clause, text, here, instead }) {
  if (!text) return
  write(at('rule-title'), word('rule', { name: clause }))
  write(at('rule-text'), text)
  const told = at('rule-here')
  told.hidden = !here
  told.replaceChildren(make('span', '', here), ...(instead ? [tag(instead)] : []))
  if (!at('rule').open) at('rule').showModal()
  at('rule-title').focus({ preventScroll: true })
}

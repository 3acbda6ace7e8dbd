/** The page's own texts, in the program's language. They come with the first message. */

import { mark, write } from '/elements.js'
import { apart } from '/letters.js'

let texts = {}

/** Return a text with its blanks filled in: `{name}`, `{card}` and so on. */
export function word(name, values = {}) {
  const text = texts[name] ?? ''
  return text.replace(/\{(\w+)\}/g, (blank, key) => (key in values ? apart(String(values[key])) : blank))
}

/** Take the page's texts, and write those that never change into the page. */
export function learn(words, language) {
  texts = words
  if (language) document.documentElement.lang = language
  for (const element of document.querySelectorAll('[data-word]')) write(element, word(element.dataset.word))
  for (const element of document.querySelectorAll('[data-name]')) {
    mark(element, 'aria-label', word(element.dataset.name))
  }
}

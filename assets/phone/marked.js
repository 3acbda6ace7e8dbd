/** Texts of the program with marks in them: the shape of a suit, and what is heavier. */

import { make, picture } from '/elements.js'

/** The shape of each suit and colour, by its letter in the notation. */
const SHAPES = {
  R: 'flame', Y: 'sun', G: 'leaf', B: 'drop', S: 'spade', H: 'heart', D: 'diamond', C: 'club',
}
const SHAPE = '\uE000'
const HEAVY = '\uE001'
const LIGHT = '\uE002'
const written = new WeakMap()

/** Return a text without its marks. */
export function plain(text) {
  return text.replace(/\uE000./g, '').replace(/[\uE001\uE002]/g, '')
}

/** Return the picture of a suit. */
export function shape(letter) {
  const name = SHAPES[letter]
  return name ? picture(`/shapes/${name}.svg`, 'shape') : document.createTextNode('')
}

/** Write a text with its marks into an element. */
export function fill(element, text) {
  if (written.get(element) === text) return
  written.set(element, text)
  const parts = []
  let inside = null
  let run = ''
  const end = () => {
    if (run) (inside ? inside.append(run) : parts.push(run))
    run = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === SHAPE) {
      end()
      at += 1
      parts.push(shape(text[at]))
    } else if (letter === HEAVY) {
      end()
      inside = make('b')
      parts.push(inside)
    } else if (letter === LIGHT) {
      end()
      inside = null
    } else run += letter
  }
  end()
  element.replaceChildren(...parts)
}

/** Finds and makes elements, and changes only what is different. */

/** Return the element with an id. */
export const at = (id) => document.getElementById(id)

/** Return a new element with a class and children. */
export function make(tag, name = '', ...children) {
  const made = document.createElement(tag)
  if (name) made.className = name
  made.append(...children)
  return made
}

/** Return a picture that says nothing: what it shows stands beside it in words. */
export function picture(address = '', name = '') {
  const made = make('img', name)
  made.alt = ''
  made.draggable = false
  if (address) made.src = address
  return made
}

/** Show the picture at an address. */
export function show(image, address) {
  if (image.getAttribute('src') !== address) image.src = address
}

/** Set the text of an element. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text
}

/** Set an attribute; null takes it away. */
export function mark(element, name, value) {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value)
}

/** The address of a portrait ("" for none). */
export const portrait = (name) => (name ? `/portraits/${name}.svg` : '/icons/person.svg')

/** Whether a name has no room in one line of a narrow place, and so has smaller letters there. */
export const isLong = (name) => [...name].length > 10

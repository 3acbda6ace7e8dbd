/** Buttons that do what they showed when the finger came down, whatever arrives until it goes up again. */

/** Let `meant()` return what a press of the button does now, and do it when the button is released. */
export function onTap(button, meant) {
  let held = null
  button.addEventListener('pointerdown', () => {
    held = meant()
  })
  button.addEventListener('click', (event) => {
    // A press of a key has no finger that came down before.
    const act = event.detail ? held ?? meant() : meant()
    held = null
    act?.()
  })
}

/** One's own sounds, off at first: that it is one's turn, that one is hit, that one has won. Made by the phone itself. */

import { choose, chosen } from '/keep.js'

/** Each is notes as [Hz, when it begins and how long it sounds, in s, how loud]. */
const SOUNDS = {
  turn: [[659, 0, 0.16, 0.2], [880, 0.11, 0.3, 0.2]],
  hit: [[196, 0, 0.18, 0.34], [147, 0.12, 0.4, 0.34]],
  win: [[523, 0, 0.18, 0.2], [659, 0.12, 0.18, 0.2], [784, 0.24, 0.18, 0.2], [1047, 0.36, 0.6, 0.24]],
}
/** s in which a note begins and no click is heard. */
const RISES = 0.012

let context = null

/** Whether the phone makes sounds. */
export const wanted = () => chosen('sound') ?? false

/** Say whether the phone is to make sounds; with a touch, as browsers want one. */
export function want(yes) {
  choose('sound', yes)
  if (yes) play('turn')
}

/** Let a touch open the way for sounds that come later. */
export function prepare() {
  const open = () => wanted() && wake()
  for (const name of ['pointerup', 'keyup']) document.addEventListener(name, open)
}

function wake() {
  context ??= new AudioContext()
  if (context.state !== 'running') context.resume().catch(() => {})
  return context
}

/** Make a sound by its name, where they are wanted. */
export function play(name) {
  if (!wanted() || navigator.userActivation?.hasBeenActive === false) return
  const out = wake()
  const now = out.currentTime
  for (const [pitch, begins, lasts, loud] of SOUNDS[name]) {
    const note = out.createOscillator()
    const level = out.createGain()
    note.type = 'triangle'
    note.frequency.value = pitch
    level.gain.setValueAtTime(0, now + begins)
    level.gain.linearRampToValueAtTime(loud, now + begins + RISES)
    level.gain.exponentialRampToValueAtTime(0.001, now + begins + lasts)
    note.connect(level).connect(out.destination)
    note.start(now + begins)
    note.stop(now + begins + lasts)
  }
}

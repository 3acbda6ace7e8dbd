/** Vibrates, where the phone can and its owner wants it. */

import { choose, chosen } from '/keep.js'

export const TURN = [40]
export const FACING = [40, 60, 40]
export const REFUSED = [80]
export const WON = [60, 60, 60, 60, 220]

/** Whether the phone vibrates. */
export const wanted = () => chosen('vibrate') ?? true

/** Say whether the phone is to vibrate. */
export const want = (yes) => choose('vibrate', yes)

/** Vibrate; `times` are ms of shaking and of rest. */
export function buzz(times) {
  if (wanted() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(times)
}

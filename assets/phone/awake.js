/**
 * Keeps the screen on while one has a seat. The page comes over plain http, where browsers let none ask for that: a
 * small video of our own, without a picture or a sound, plays then, and a phone that shows a video stays awake.
 */

import { at, make, mark, write } from '/elements.js'
import { choose, chosen } from '/keep.js'
import { word } from '/words.js'

const VIDEOS = [['/awake.mp4', 'video/mp4; codecs="avc1.42E01E, mp4a.40.2"'], ['/awake.webm', 'video/webm; codecs="vp8, opus"']]

/** How the screen is kept on: "lock", "video", "none" where neither goes; "" while it is not. */
let way = ''
let seated = false
let lock = null
let video = null
let begins = false

const wanted = () => seated && (chosen('awake') ?? true)

/** Set up the button of the menu. Browsers want a touch before a video may play: every one is tried. */
export function prepare() {
  at('awake').addEventListener('click', () => {
    choose('awake', !(chosen('awake') ?? true))
    hold()
  })
  for (const name of ['pointerup', 'keyup']) document.addEventListener(name, hold)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return
    if (way === 'video') video.play().catch(() => tell(''))
    else if (way === 'lock') tell('')
    hold()
  })
}

/** Say whether this phone has a seat. */
export function sit(yes) {
  seated = yes
  hold()
}

/** Keep the screen on if it is to be, and let it go dark if not. */
async function hold() {
  if (!wanted()) {
    lock?.release()
    video?.pause()
    lock = null
    tell('')
  } else if (way !== 'lock' && way !== 'video' && !begins && !document.hidden) {
    begins = true
    tell((await locks()) || (await plays()) || (navigator.userActivation?.hasBeenActive ? 'none' : ''))
    begins = false
    if (!wanted()) hold()
  } else tell(way)
}

async function locks() {
  try {
    lock = (await navigator.wakeLock?.request('screen')) ?? null
    lock?.addEventListener('release', () => way === 'lock' && tell(''))
    return lock ? 'lock' : ''
  } catch {
    return ''
  }
}

async function plays() {
  try {
    video ??= await load()
    await video.play()
    return 'video'
  } catch {
    return ''
  }
}

/** Return the video, from the memory of the page: some phones ask for a file in parts, which is one request more. */
async function load() {
  const made = make('video', 'awake')
  const [address] = VIDEOS.find(([, kind]) => made.canPlayType(kind) === 'probably') ?? VIDEOS[1]
  made.muted = true
  made.loop = true
  made.playsInline = true
  made.disableRemotePlayback = true
  mark(made, 'aria-hidden', 'true')
  made.src = URL.createObjectURL(await (await fetch(address)).blob())
  document.body.append(made)
  return made
}

function tell(now) {
  way = now
  const yes = chosen('awake') ?? true
  mark(at('awake'), 'aria-pressed', yes)
  write(at('awake-way'), yes && seated ? word(way ? `awake_${way}` : 'awake_soon') : '')
}

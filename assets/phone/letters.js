/** Letters of a name, counted as the program counts them. */

/** Letters of a name at most; wide ones count twice. */
export const NAME = 20

const parts = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null
const WIDE = /^[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{16FE0}-\u{18AFF}\u{1AFF0}-\u{1B2FF}\u{20000}-\u{3FFFD}\p{Emoji_Presentation}\p{Regional_Indicator}]|\uFE0F/u

/** Return how many letters a text has: an emoji of several parts is one, and wide. */
export function length(text) {
  const letters = parts ? Array.from(parts.segment(text), (each) => each.segment) : [...text]
  return letters.reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0)
}

const TURNS = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** Return a text that turns nothing around it: one that runs from right to left is set apart. */
export const apart = (text) => (TURNS.test(text) ? `\u2068${text}\u2069` : text)

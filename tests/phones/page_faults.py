"""What does not fit on the phones' page as it is shown: `faults(tab)`."""

from __future__ import annotations

import json

from tests.phones.browser import Tab

SCRIPT = """(() => {
  const main = document.querySelector('main:not([hidden])')
  const cover = document.getElementById('cover')
  const over = document.querySelector('dialog[open]') ?? (cover.hidden ? main : cover)
  const told = []
  const name = (each) => each.id || each.getAttribute('aria-label') || each.textContent.trim()
  const tell = (what, found) => {
    if (found.length) told.push(`${what}: ${found.map(name).join(' | ')}`)
  }
  const seen = [...over.querySelectorAll('button, input, label, h1, h2, .clause, .facts li')]
    .filter((each) => each.checkVisibility() && !each.closest('.unseen'))
  const box = new Map(seen.map((each) => [each, each.getBoundingClientRect()]))

  tell('wide', [document.documentElement, over].filter((each) => each.scrollWidth > each.clientWidth))
  tell('outside', seen.filter((each) => box.get(each).left < -1 || box.get(each).right > innerWidth + 1))
  // What stands on a card, or below the pile, is outside its button.
  const whole = seen.filter((each) => each.matches('button:not(.card, .pile), h1, h2, .clause'))
  tell('cut', whole.filter((each) =>
    each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 4))
  tell('small', seen.filter((each) =>
    each.matches('button') && (box.get(each).width < 48 || box.get(each).height < 48)))

  // The cards, and the buttons for what is to be done, are in the first screen.
  if (over === main && main.id === 'table' && !main.classList.contains('over')) {
    const before = main.scrollTop
    main.scrollTop = 0
    const rail = document.getElementById('rail')
    const floor = rail.hidden || getComputedStyle(rail).position !== 'sticky'
      ? innerHeight : Math.min(innerHeight, rail.getBoundingClientRect().top)
    const cards = [...document.querySelectorAll('#cards .card')]
    const top = Math.min(...cards.map((each) => each.getBoundingClientRect().top))
    if (cards.length && top + 60 > floor) told.push(`below: the hand, by ${Math.round(top + 60 - floor)}`)
    const first = rail.hidden ? null : rail.querySelector('button')
    if (first && first.getBoundingClientRect().top > innerHeight - 48) told.push('below: the buttons')
    main.scrollTop = before
  }
  if (over === cover) {
    cover.scrollTop = 0
    if (box.get(document.getElementById('cover-button')).bottom > innerHeight) told.push('below: the button')
  }
  return JSON.stringify(told)
})()"""


def faults(tab: Tab) -> list[str]:
    """Return what is wider than its box, outside the page, cut, too small for a thumb, or below the fold."""
    found: list[str] = json.loads(tab.ask(SCRIPT))
    return found

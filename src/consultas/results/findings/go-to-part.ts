import type { Part } from './target.ts'

/** The id of the element that holds a part of a result, in the result with an id of its own. */
export const partId = (resultId: string, part: Part) => `${resultId}-${part}`

/** Scrolls to a part of a result and moves the focus to its heading; the address and the history stay as they are. */
export function goToPart(resultId: string, part: Part) {
  const holder = document.getElementById(partId(resultId, part))
  const place = holder?.querySelector<HTMLElement>('h2, h3') ?? holder?.firstElementChild
  if (!(place instanceof HTMLElement)) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
}

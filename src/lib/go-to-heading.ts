/**
 * Scrolls to the element with an id and moves the focus to its heading, or to what it begins with; the address and the
 * history stay as they are.
 */
export function goToHeading(id: string): void {
  const holder = document.getElementById(id)
  const place = holder?.querySelector<HTMLElement>('h2, h3') ?? holder?.firstElementChild
  if (!(place instanceof HTMLElement)) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
}

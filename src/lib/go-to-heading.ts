/**
 * Scrolls to the element with an id and moves the focus to its heading, or to what it begins with; the address and the
 * history stay as they are.
 */
export function goToHeading(id: string): void {
  const holder = document.getElementById(id)
  const target = holder?.querySelector<HTMLElement>('h2, h3') ?? holder?.firstElementChild
  if (!(target instanceof HTMLElement)) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  const hasReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target.scrollIntoView({ block: 'start', behavior: hasReducedMotion ? 'auto' : 'smooth' })
}

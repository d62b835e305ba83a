/**
 * Scrolls to the element and focuses its heading, or its first focusable element. The URL and the history
 * stay.
 */
export function goToHeading(id: string): void {
  const target = focusHeading(id)
  const hasReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target?.scrollIntoView({ block: 'start', behavior: hasReducedMotion ? 'auto' : 'smooth' })
}

/** Focuses the heading in the element, or its first child, without scrolling. Returns the focused element. */
export function focusHeading(id: string): HTMLElement | undefined {
  const holder = document.getElementById(id)
  const target = holder?.querySelector<HTMLElement>('h2, h3') ?? holder?.firstElementChild
  if (!(target instanceof HTMLElement)) return undefined
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  return target
}

/** The id of a part's section in the page. */
export const partId = (name: string) => `parte-${name}`

/** Scrolls to a part and moves the focus to its heading; address and history stay as they are. */
export function goToPart(name: string): void {
  const section = document.getElementById(partId(name))
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  section?.querySelector('h2')?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
}

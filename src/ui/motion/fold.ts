import { playEntrance, playExit } from './play.ts'

// Rows fold with a negative margin, because padding, borders and min-height would limit an animated height.

/** Fades a row in while it grows to its height. Returns a function that stops the animation. */
export function unfold(row: HTMLElement, durationMs?: number) {
  row.style.removeProperty('transition')
  const { marginBottom } = getComputedStyle(row)
  return playEntrance(
    row,
    { opacity: [0, 1], marginBottom: [collapsedMargin(row), marginBottom] },
    durationMs,
  )
}

export function fold(row: HTMLElement, durationMs?: number) {
  // The row's own transition would animate back from the last keyframes.
  row.style.transition = 'none'
  return playExit(row, { opacity: 0, marginBottom: collapsedMargin(row) }, durationMs)
}

/** Returns the margin at which a row and the gap after it take no space. */
function collapsedMargin(row: HTMLElement): string {
  const gap = row.parentElement ? Number.parseFloat(getComputedStyle(row.parentElement).rowGap) || 0 : 0
  return `${-row.getBoundingClientRect().height - gap}px`
}

/**
 * Moves an element from a point to its place while it grows and fades in. Returns a function that stops it.
 *
 * @param from The offset of the start from the element's place, in px of the element's parent.
 */
export const playGrowth = (element: HTMLElement, from: { x: number; y: number }) =>
  playEntrance(
    element,
    { opacity: [0, 1], transform: [`translate(${from.x}px, ${from.y}px) scale(0.5)`, 'none'] },
    320,
  )

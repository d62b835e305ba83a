import { playEntrance, playExit } from './play.ts'

// A row moves what is below it by a negative margin: padding, borders and a least height would limit its height.

/** Fades a row in while it makes room for itself. Returns what stops the animation. */
export function unfold(row: HTMLElement, durationMs?: number) {
  row.style.removeProperty('transition')
  const { marginBottom } = getComputedStyle(row)
  return playEntrance(
    row,
    { opacity: [0, 1], marginBottom: [collapsedMargin(row), marginBottom] },
    durationMs,
  )
}

/** Fades a row out while it gives its room back. */
export function fold(row: HTMLElement, durationMs?: number) {
  // A transition of the row itself would lead from the last keyframes back.
  row.style.transition = 'none'
  return playExit(row, { opacity: 0, marginBottom: collapsedMargin(row) }, durationMs)
}

/** The margin below a row at which it takes no room, nor the gap after it. */
function collapsedMargin(row: HTMLElement): string {
  const gap = row.parentElement ? Number.parseFloat(getComputedStyle(row.parentElement).rowGap) || 0 : 0
  return `${-row.getBoundingClientRect().height - gap}px`
}

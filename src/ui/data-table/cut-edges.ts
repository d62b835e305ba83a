type ScrollMetrics = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>

/** Ignores rounding errors, in px. */
const tolerance = 1

/** Returns the edges at which the content overflows. In right-to-left layouts `scrollLeft` is negative. */
export function findCutEdges({ scrollLeft, scrollWidth, clientWidth }: ScrollMetrics) {
  const scrolled = Math.abs(scrollLeft)
  return {
    start: scrolled > tolerance,
    end: scrolled + clientWidth < scrollWidth - tolerance,
  }
}

/** The maximum share of the area for the pinned columns, so that the others have space to scroll. */
const widestPinned = 0.5

/** More columns can be pinned, but only these stay in view. */
export const maxPinned = 4

/**
 * Returns the starts of the first columns that stay in view, and where the last one ends: `[0, 120, 200]` for two. It
 * leaves out those that would take too much of the area, and returns `[0]` if nothing scrolls.
 */
export function pinnedOffsets(
  { scrollWidth, clientWidth }: Pick<ScrollMetrics, 'scrollWidth' | 'clientWidth'>,
  widths: readonly number[],
): number[] {
  const offsets = [0]
  if (scrollWidth <= clientWidth + tolerance) return offsets
  for (const width of widths.slice(0, maxPinned)) {
    const end = (offsets.at(-1) ?? 0) + width
    if (end > clientWidth * widestPinned) break
    offsets.push(end)
  }
  return offsets
}

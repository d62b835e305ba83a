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

/** The maximum share of the area for the pinned column, so that the others have space to scroll. */
const widestPinned = 0.5

/** Returns the width of the pinned first column; 0 if nothing scrolls or the column is too wide. */
export function pinnedWidth({ scrollWidth, clientWidth }: ScrollMetrics, firstColumn: number) {
  const scrolls = scrollWidth > clientWidth + tolerance
  return scrolls && firstColumn <= clientWidth * widestPinned ? firstColumn : 0
}

type ScrollMetrics = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>

/** A pixel of rounding is no cut. */
const tolerance = 1

/** At which edges the content of an area is cut off. From right to left `scrollLeft` counts down from 0. */
export function findCutEdges({ scrollLeft, scrollWidth, clientWidth }: ScrollMetrics) {
  const scrolled = Math.abs(scrollLeft)
  return {
    start: scrolled > tolerance,
    end: scrolled + clientWidth < scrollWidth - tolerance,
  }
}

/** A pinned column takes at most this share of the area: the others need room to scroll in. */
const widestPinned = 0.5

/** The width of the first column where it stays while the others scroll; 0 where nothing scrolls, or it is too wide. */
export function pinnedWidth({ scrollWidth, clientWidth }: ScrollMetrics, firstColumn: number) {
  const scrolls = scrollWidth > clientWidth + tolerance
  return scrolls && firstColumn <= clientWidth * widestPinned ? firstColumn : 0
}

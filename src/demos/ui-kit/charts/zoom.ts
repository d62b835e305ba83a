/** The first and the last shown index of a series, both included. */
export type ZoomWindow = { from: number; to: number }

/** The fewest values that are shown. */
const minShown = 7

export const showAll = (count: number): ZoomWindow => ({ from: 0, to: Math.max(0, count - 1) })

const countShown = ({ from, to }: ZoomWindow) => to - from + 1

/** Returns a window of a size around a centre, moved inside the series if it sticks out. */
function fit(center: number, size: number, count: number): ZoomWindow {
  const shown = Math.min(count, Math.max(Math.min(minShown, count), size))
  const from = Math.min(count - shown, Math.max(0, Math.round(center - (shown - 1) / 2)))
  return { from, to: from + shown - 1 }
}

const findCenter = ({ from, to }: ZoomWindow) => (from + to) / 2

/** Shows half of the values. */
export const zoomIn = (window: ZoomWindow, count: number) =>
  fit(findCenter(window), Math.round(countShown(window) / 2), count)

/** Shows twice as many values. */
export const zoomOut = (window: ZoomWindow, count: number) =>
  fit(findCenter(window), countShown(window) * 2, count)

/** Moves by half a window; a negative direction moves to earlier values. */
export function pan(window: ZoomWindow, direction: -1 | 1, count: number): ZoomWindow {
  const size = countShown(window)
  return fit(findCenter(window) + direction * Math.max(1, Math.round(size / 2)), size, count)
}

/** Moves the window just as far as an index needs to be in it. */
export function include({ from, to }: ZoomWindow, index: number): ZoomWindow {
  if (index < from) return { from: index, to: index + to - from }
  if (index > to) return { from: index - to + from, to: index }
  return { from, to }
}

export const canZoomIn = (window: ZoomWindow) => countShown(window) > minShown

export const isWhole = (window: ZoomWindow, count: number) => countShown(window) >= count

/** Widths may be fractions of a pixel; sums of them are off by a little. */
const tolerance = 0.5

type Room = {
  /** Of each entry, in order. */
  widths: readonly number[]
  available: number
  gap: number
  /** Of the button that takes what does not fit. */
  more: number
}

/** How many entries fit in a row; where not all do, the button for the others has its place too. */
export function fit({ widths, available, gap, more }: Room): number {
  const room = available + tolerance
  const all = widths.reduce((sum, width) => sum + width + gap, -gap)
  if (all <= room) return widths.length
  let used = more
  const first = widths.findIndex((width) => {
    used += width + gap
    return used > room
  })
  return first === -1 ? widths.length : first
}

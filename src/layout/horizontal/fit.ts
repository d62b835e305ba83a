/** Tolerance in px: widths may be fractions, and their sums have rounding errors. */
const tolerance = 0.5

type Room = {
  /** Of each entry, in order. */
  widths: readonly number[]
  available: number
  gap: number
  /** Width of the button whose dropdown takes the entries that do not fit. */
  more: number
}

/** How many entries fit in a row; where not all do, the button for the others needs room as well. */
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

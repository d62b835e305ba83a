/** Tolerance in px: widths may be fractions, and their sums have rounding errors. */
const tolerance = 0.5

type RowSpace = {
  /** Of each entry that may stand in the row, in order. */
  widths: readonly number[]
  /** Whether these are all; others need the button in any case. */
  isWhole: boolean
  available: number
  gap: number
  /** Width of the button whose dropdown takes the entries that do not fit. */
  more: number
}

/** How many entries fit in a row; where not all do, the button for the others needs room as well. */
export function countFitting({ widths, isWhole, available, gap, more }: RowSpace): number {
  const space = available + tolerance
  const all = widths.reduce((sum, width) => sum + width + gap, -gap)
  if (isWhole && all <= space) return widths.length
  let used = more
  const first = widths.findIndex((width) => {
    used += width + gap
    return used > space
  })
  return first === -1 ? widths.length : first
}

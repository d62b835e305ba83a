/** Tolerance in px: widths may be fractions, and their sums have rounding errors. */
const tolerance = 0.5

type RowSpace = {
  /** Of each entry that may be in the row, in order. */
  widths: readonly number[]
  /** True if these are all entries. Otherwise the button is always needed. */
  isWhole: boolean
  available: number
  gap: number
  /** Width of the button whose dropdown has the other entries. */
  more: number
}

/** Returns the number of entries that fit in a row. If not all fit, the button's width is reserved. */
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

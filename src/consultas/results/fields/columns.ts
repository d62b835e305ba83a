/** The most columns of a grid of fields, on the widest screens. */
const maxColumns = 6

const gap = 24

/** The fewest columns with which so many fields take no more rows than with `fit` columns. */
const balanceColumns = (count: number, fit: number) => Math.ceil(count / Math.ceil(count / fit))

/**
 * The columns of a grid of fields, by the width of its section: as many as fit, or fewer where these leave no field
 * alone in the last row. Short values need less width.
 */
export function columnsCss(count: number, isShort: boolean) {
  const width = isShort ? 130 : 190
  const columnCounts = Array.from(
    { length: Math.max(0, Math.min(maxColumns, count) - 1) },
    (_, index) => index + 2,
  )
  return Object.fromEntries(
    columnCounts.map((fit) => [
      `@container (min-width: ${fit * width + (fit - 1) * gap}px)`,
      { gridTemplateColumns: `repeat(${balanceColumns(count, fit)}, minmax(0, 1fr))` },
    ]),
  )
}

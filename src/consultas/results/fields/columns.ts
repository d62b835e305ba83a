/** The most columns of a grid of fields, on the widest screens. */
const maxColumns = 6

const gap = 24

/** Returns the smallest number of columns that needs no more rows than `fit` columns do. */
const balanceColumns = (count: number, fit: number) => Math.ceil(count / Math.ceil(count / fit))

/**
 * Returns the grid's columns by the width of its section. It uses fewer columns than fit if these fill the
 * last row better. Short values need less width.
 */
export function buildColumnsCss(count: number, isShort: boolean) {
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

/** The width of the column of 'Detalhes' buttons, in px. */
const detailsWidth = 112

type MeasuredColumn = { id: string; isLowPriority?: boolean | undefined; total?: unknown }

/**
 * Returns the ids of the columns to hide, so that the others fit: low-priority columns as far as there is no room for
 * them in their order, and one more if that keeps sums in view, but neither the first one nor one with a sum. A table
 * without low-priority columns hides none. `widths` are those of all columns, in px.
 */
export function chooseHiddenColumns(
  columns: readonly MeasuredColumn[],
  widths: readonly number[],
  available: number,
): string[] {
  const sum = widths.reduce((total, width) => total + width, 0)
  if (sum <= available || !columns.some(({ isLowPriority }) => isLowPriority)) return []
  let room = available - detailsWidth
  const hidden = new Set<number>()
  for (const [index, { isLowPriority }] of columns.entries()) if (!isLowPriority) room -= widths[index] ?? 0
  for (const [index, { isLowPriority }] of columns.entries()) {
    if (!isLowPriority) continue
    const width = widths[index] ?? 0
    if (width > room) hidden.add(index)
    else room -= width
  }
  // Half of a sum would be another number. A table without sums, or that lacks more than one column, scrolls.
  const hasSums = columns.some(({ total }) => total)
  const other = columns.findLastIndex(({ isLowPriority, total }, index) => {
    const isFree = hasSums && index > 0 && !isLowPriority && !total
    return isFree && room < 0 && room + (widths[index] ?? 0) >= 0
  })
  if (other > 0) hidden.add(other)
  return columns.filter((_, index) => hidden.has(index)).map(({ id }) => id)
}

/** The most columns that a page of A4 holds with whole words. A table with more has one less, which leaves room for numbers. */
const maxPrintedColumns = 8

/** Returns the ids of the last low-priority columns, which a print shows below each row, since the page is too narrow. */
export function listPrintedDetails(columns: readonly MeasuredColumn[]): string[] {
  const low = columns.filter(({ isLowPriority }) => isLowPriority).map(({ id }) => id)
  if (columns.length <= maxPrintedColumns || low.length === 0) return []
  return low.slice(-(columns.length - maxPrintedColumns + 1))
}

/** The width of the column of 'Detalhes' buttons, in px. */
const detailsWidth = 112

type MeasuredColumn = { id: string; isLowPriority?: boolean | undefined }

/**
 * Returns the ids of the low-priority columns to hide, so that the others fit. It keeps low-priority columns in
 * their order as long as there is room. `widths` are those of all columns, in px.
 */
export function chooseHiddenColumns(
  columns: readonly MeasuredColumn[],
  widths: readonly number[],
  available: number,
): string[] {
  const sum = widths.reduce((total, width) => total + width, 0)
  if (sum <= available) return []
  let room = available - detailsWidth
  for (const [index, { isLowPriority }] of columns.entries()) if (!isLowPriority) room -= widths[index] ?? 0
  return columns.flatMap(({ id, isLowPriority }, index) => {
    if (!isLowPriority) return []
    const width = widths[index] ?? 0
    if (width > room) return [id]
    room -= width
    return []
  })
}

/** The most columns that a page of A4 holds with whole words. A table with more has one less, which leaves room for numbers. */
const maxPrintedColumns = 8

/** Returns the ids of the last low-priority columns, which a print shows below each row, since the page is too narrow. */
export function listPrintedDetails(columns: readonly MeasuredColumn[]): string[] {
  const low = columns.filter(({ isLowPriority }) => isLowPriority).map(({ id }) => id)
  if (columns.length <= maxPrintedColumns || low.length === 0) return []
  return low.slice(-(columns.length - maxPrintedColumns + 1))
}

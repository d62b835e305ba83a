import type { BatchRow, GivenList, InvalidLine } from '../run/progress.ts'

/** A row of a CSV file or workbook: one of a subject's lines, or an invalid line. */
export type FileEntry = { row: BatchRow; index: number } | { invalid: InvalidLine }

/** The rows to export, in the table's order. */
export type Exported = {
  rows: readonly BatchRow[]
  /** The invalid lines that belong to the export. */
  invalid: readonly InvalidLine[]
  /** False if the user sorted the table. */
  isListOrder: boolean
}

const readNumber = (entry: FileEntry) =>
  'row' in entry ? (entry.row.line.numbers[entry.index] ?? 0) : entry.invalid.number

/**
 * Lists the rows of a file: one per subject; if the list has own columns, one per line, because lines of one subject
 * may differ in them. In the list's order the invalid lines have their places, otherwise they come last.
 */
export function listEntries(
  { rows, invalid, isListOrder }: Exported,
  ownColumns: GivenList['ownColumns'],
): FileEntry[] {
  const entries: FileEntry[] = rows.flatMap((row) =>
    (ownColumns.length > 0 ? row.line.numbers : [0]).map((_, index) => ({ row, index })),
  )
  for (const line of invalid) entries.push({ invalid: line })
  return isListOrder ? entries.sort((one, other) => readNumber(one) - readNumber(other)) : entries
}

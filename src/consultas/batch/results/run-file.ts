import { download } from '@/lib/download.ts'
import { xlsxType } from '@/lib/format/workbook.ts'
import { buildTextBlob } from '@/lib/text-blob.ts'
import type { SavingOptions } from '../../exporting/saving.tsx'
import { fileName } from '../../results/export/index.ts'
import type { BatchRow, GivenList, InvalidLine } from '../run/progress.ts'

/** The pieces of a run's file, one for each entry: by default a row of the run. */
export type RunFile<Entry = BatchRow> = {
  start: string
  piece: (entry: Entry, isLast: boolean) => string
  end: string
}

export type WriteOptions = SavingOptions & {
  /** Lets the browser handle input and paint between slices; tests inject their own. */
  pause?: () => Promise<void>
}

/** Writes a file in slices, so that the page stays responsive. Rejects when `signal` aborts. */
export const writeRows = <Entry>(
  file: RunFile<Entry>,
  rows: readonly Entry[],
  { onProgress, ...options }: WriteOptions,
): Promise<Blob> =>
  buildTextBlob(generatePieces(file, rows), {
    ...options,
    onProgress: (done) => onProgress(Math.min(done, rows.length), rows.length),
  })

function* generatePieces<Entry>(
  { start, piece, end }: RunFile<Entry>,
  rows: readonly Entry[],
): Generator<string> {
  yield start
  for (const [index, row] of rows.entries()) yield piece(row, index === rows.length - 1)
  yield end
}

const mimeTypes = { csv: 'text/csv;charset=utf-8', json: 'application/json', xlsx: xlsxType }

/** Downloads a file about a batch, with the target and the time in its name. */
export function downloadRun(targetId: string, extension: keyof typeof mimeTypes, content: Blob): void {
  download(fileName(`${targetId}-lote`, Date.now(), extension), mimeTypes[extension], content)
}

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

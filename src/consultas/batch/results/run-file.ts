import { download } from '@/lib/download.ts'
import { xlsxType } from '@/lib/format/workbook.ts'
import { buildTextBlob } from '@/lib/text-blob.ts'
import type { SavingOptions } from '../../exporting/use-saving.ts'
import { fileName } from '../../results/export/index.ts'
import type { BatchRow } from '../run/progress.ts'

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

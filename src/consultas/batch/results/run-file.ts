import { download } from '@/lib/download.ts'
import { inSlices } from '@/lib/in-slices.ts'
import { fileName } from '../../results/export/index.ts'
import type { Row } from '../run/progress.ts'

/** A run as a file, a piece a row. */
export type RunFile = {
  start: string
  piece: (row: Row, isLast: boolean) => string
  end: string
}

export type WriteOptions = {
  signal: AbortSignal
  /** Told how many rows are written. */
  onProgress: (done: number) => void
  /** Lets the browser handle input and paint between slices; tests inject their own. */
  pause?: () => Promise<void>
}

/** So many pieces are joined: a file of tens of thousands is slow to put together. */
const joined = 500

/** Writes a file in slices, so that the page stays responsive with any number of rows. Rejects when `signal` aborts. */
export async function writeRows(
  { start, piece, end }: RunFile,
  rows: readonly Row[],
  options: WriteOptions,
): Promise<string[]> {
  const parts = [start]
  let pieces: string[] = []
  const write = (row: Row, index: number) => {
    pieces.push(piece(row, index === rows.length - 1))
    if (pieces.length < joined) return
    parts.push(pieces.join(''))
    pieces = []
  }
  await inSlices(rows, write, options)
  return [...parts, ...pieces, end]
}

const types = { csv: 'text/csv;charset=utf-8', json: 'application/json' }

/** Downloads a file about a batch; its name says which and when. */
export function downloadRun(targetId: string, extension: keyof typeof types, parts: string[]): void {
  download(fileName(`${targetId}-lote`, Date.now(), extension), types[extension], new Blob(parts))
}

import { runStepsInSlices } from '../run-in-slices.ts'
import type { SheetCell } from './xlsx.ts'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A sheet whose rows are made when they are asked for. One without rows is left out. */
export type SheetRows = {
  name: string
  /** Whether the first row names the columns. */
  hasHeader: boolean
  rows: Iterable<readonly SheetCell[]>
}

/** What the worker is sent: a sheet begins, rows of it, and that there are no more. */
export type WorkbookPart =
  | { kind: 'sheet'; name: string; hasHeader: boolean }
  | { kind: 'rows'; rows: (readonly SheetCell[])[] }
  | { kind: 'end' }

/** What it answers; `undefined` where it failed. */
export type WorkbookFile = { file: Blob | undefined }

/** So many rows are sent at a time: all at once would keep the page from answering. */
const rowsPerMessage = 100

/**
 * Sheets as the file of a workbook. What writes it blocks whoever runs it, so a worker does. Rejects where that fails, and
 * when `signal` aborts, which ends the worker.
 */
export async function buildWorkbook(sheets: Iterable<SheetRows>, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { type: 'module' })
  try {
    const written = receiveFile(worker, signal)
    await Promise.all([
      written,
      runStepsInSlices(
        sendSheets(sheets, (part) => worker.postMessage(part)),
        { signal },
      ),
    ])
    return await written
  } finally {
    worker.terminate()
  }
}

const receiveFile = (worker: Worker, signal: AbortSignal) =>
  new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onerror = () => reject(new Error('The workbook could not be written'))
    worker.onmessage = ({ data: { file } }: MessageEvent<WorkbookFile>) =>
      file ? resolve(file) : reject(new Error('The workbook could not be written'))
  })

function* sendSheets(sheets: Iterable<SheetRows>, send: (part: WorkbookPart) => void) {
  for (const { name, hasHeader, rows } of sheets) {
    send({ kind: 'sheet', name, hasHeader })
    let waiting: (readonly SheetCell[])[] = []
    for (const row of rows) {
      waiting.push(row)
      if (waiting.length === rowsPerMessage) {
        send({ kind: 'rows', rows: waiting })
        waiting = []
      }
      yield
    }
    send({ kind: 'rows', rows: waiting })
  }
  send({ kind: 'end' })
}

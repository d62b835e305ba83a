import { runStepsInSlices } from '../run-in-slices.ts'
import type { SheetCell } from './cell.ts'

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A sheet with rows on demand. Sheets without rows are omitted. */
export type SheetRows = {
  name: string
  /** True if the first row has the column names. */
  hasHeader: boolean
  rows: Iterable<readonly SheetCell[]>
  /** Returns the row of totals after the last row is read. */
  total?: () => readonly SheetCell[] | undefined
}

/** The messages to the worker: a sheet starts, some of its rows, its totals, the end. */
export type WorkbookPart =
  | { kind: 'sheet'; name: string; hasHeader: boolean }
  | { kind: 'rows'; rows: (readonly SheetCell[])[] }
  | { kind: 'total'; row: readonly SheetCell[] }
  | { kind: 'end' }

/** The answer of the worker; `undefined` after a failure. */
export type WorkbookFile = { file: Blob | undefined }

/** The number of rows per message. One message with all rows would block the page. */
const rowsPerMessage = 100

/**
 * Builds a workbook file in a worker, because writing blocks its thread. Rejects if that fails or `signal`
 * aborts, which terminates the worker.
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
  for (const { name, hasHeader, rows, total } of sheets) {
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
    const row = total?.()
    if (row) send({ kind: 'total', row })
  }
  send({ kind: 'end' })
}

import { findTableProblem, type TableRow } from '../read-table.ts'
import { type OpenedSheet, openWorkbook, type WorkbookProblem } from './open-workbook.ts'

/** The message to the worker: the file, and the sheet to read if the user chose one. */
export type WorkbookRequest = { bytes: Uint8Array; sheet: string | undefined }

/** The messages of the worker: rows in portions, then the end or a problem. */
export type WorkbookReply =
  | { kind: 'rows'; rows: TableRow[] }
  | ({ kind: 'end' } & Omit<OpenedSheet, 'rows'>)
  | { kind: 'problem'; problem: WorkbookProblem }
  | { kind: 'too-large'; text: string }

/** One message with all rows would block the page. */
const rowsPerMessage = 1000

const reply = (message: WorkbookReply) => postMessage(message)

addEventListener('message', async ({ data: { bytes, sheet } }: MessageEvent<WorkbookRequest>) => {
  const opened = await openWorkbook(bytes, sheet)
  if ('problem' in opened) return reply({ kind: 'problem', problem: opened.problem })
  const { rows, ...rest } = opened
  const text = findTableProblem(rows)
  if (text !== undefined) return reply({ kind: 'too-large', text })
  for (let start = 0; start < rows.length; start += rowsPerMessage)
    reply({ kind: 'rows', rows: rows.slice(start, start + rowsPerMessage) })
  reply({ kind: 'end', ...rest })
})

import { findTableProblem, readTable, type Table, type TableRow } from './read-table.ts'

/** The messages of the worker: rows in portions, then the end or a problem in Portuguese. */
export type TextReply =
  | { kind: 'rows'; rows: TableRow[] }
  | ({ kind: 'end' } & Omit<Table, 'rows'>)
  | { kind: 'problem'; problem: string }

/** One message with all rows would block the page. */
const rowsPerMessage = 1000

const reply = (message: TextReply) => postMessage(message)

addEventListener('message', async ({ data: text }: MessageEvent<string>) => {
  const { rows, ...rest } = await readTable(text)
  const problem = findTableProblem(rows)
  if (problem !== undefined) return reply({ kind: 'problem', problem })
  for (let start = 0; start < rows.length; start += rowsPerMessage)
    reply({ kind: 'rows', rows: rows.slice(start, start + rowsPerMessage) })
  reply({ kind: 'end', ...rest })
})

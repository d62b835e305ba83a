import { askWorker, SilentWorkerError, silentWorkerText } from '@/lib/ask-worker.ts'
import type { Table, TableRow } from './read-table.ts'
import type { TextReply } from './text-worker.ts'

/**
 * Parses a text in a worker, since hostile texts take seconds. Returns the problem in Portuguese if the list is too large or if
 * the worker does not answer. Rejects if the worker does not load.
 */
export async function readText(text: string, signal: AbortSignal): Promise<Table | { problem: string }> {
  const worker = new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' })
  const rows: TableRow[] = []
  try {
    return await askWorker(worker, text, {
      signal,
      receive(reply: TextReply): Table | { problem: string } | undefined {
        if (reply.kind === 'rows') rows.push(...reply.rows)
        else if (reply.kind === 'problem') return { problem: reply.problem }
        else return { rows, separator: reply.separator, openQuote: reply.openQuote }
      },
    })
  } catch (error) {
    if (error instanceof SilentWorkerError)
      return { problem: `${silentWorkerText} Salve a lista como XLSX ou divida-a em partes menores.` }
    throw error
  }
}

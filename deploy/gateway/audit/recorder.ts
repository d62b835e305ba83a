import { type Ending, endQueries } from '../credits/ledger.ts'
import type { Database } from '../database/database.ts'
import { groupCalls } from '../database/group-calls.ts'
import type { AuditRecord } from './audit-record.ts'
import { type ChainEnd, extendChain, startChain } from './chain.ts'

/** The result of a batch's line. It is stored together with its audit row and its charge. */
export type LineResult = {
  batch: string
  line: number
  status: number
  at: Date
  ms: number
  answer: Buffer | null
}

/** The data to store for a request: its audit row, the end of its query, and the result if it is a line of a batch. */
type Entry = { record: AuditRecord; ending?: Ending | undefined; result?: LineResult | undefined }

/** Stores an entry. Rejects if it is not stored; the reply must not be sent then. */
export type Recorder = (entry: Entry) => Promise<void>

/** Encodes the answer in base64, because JSON has no bytes. */
const toRow = ({ answer, ...result }: LineResult) => ({
  ...result,
  answer: answer?.toString('base64') ?? null,
})

/** Returns a function that stores an entry in one transaction: a query is charged if and only if it is logged. */
export function createRecorder(database: Database, key: string): Recorder {
  let end: ChainEnd | undefined

  async function store(entries: readonly Entry[]): Promise<void> {
    const start = end ?? (await startChain(database))
    const extended = extendChain(
      key,
      start,
      entries.map(({ record }) => record),
    )
    // After a commit without an answer the next rows would repeat positions. They begin another chain.
    end = undefined
    const endings = entries.flatMap(({ ending }) => ending ?? [])
    const results = entries.flatMap(({ result }) => (result ? [toRow(result)] : []))
    await database.query(
      'select record_queries($1, $2, $3)',
      [extended.rows, endings, results].map((rows) => JSON.stringify(rows)),
    )
    end = extended.end
  }

  /**
   * Releases the credits of answers that are not sent. If this fails too, they are released as abandoned. A line of a batch keeps
   * its credits, because it is asked again.
   */
  const release = (entries: readonly Entry[]) =>
    endQueries(
      database,
      entries.flatMap(({ ending, result }) =>
        ending && !result ? [{ ...ending, outcome: 'failed' as const }] : [],
      ),
    ).catch(() => undefined)

  return groupCalls(async (entries) => {
    try {
      await store(entries)
    } catch (error) {
      await release(entries)
      throw error
    }
    return entries.map(() => undefined)
  })
}

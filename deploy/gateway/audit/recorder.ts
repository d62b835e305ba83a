import { type Ending, endQueries } from '../credits/ledger.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { AuditRecord } from './audit-record.ts'
import { type ChainEnd, extendChain, insertRows, startChain } from './chain.ts'

/** What a request leaves behind: its audit row and, if it was a query, the query's end. */
type Entry = {
  record: AuditRecord
  ending?: Ending | undefined
  /** Stores what belongs to it, such as the result of a batch's line. */
  store?: (transaction: Queryable) => Promise<unknown>
}

/** Stores an entry. Rejects if it is not stored; the reply must not be sent then. */
export type Recorder = (entry: Entry) => Promise<void>

type Waiting = { entry: Entry; resolve: () => void; reject: (error: unknown) => void }

/** One transaction stores this many entries at most. */
const maxEntries = 200

/**
 * Returns a function that stores audit row and credits in one transaction: a query is charged if and only if it is logged.
 * Entries that arrive during a transaction share the next one, because each commit waits for the disk.
 */
export function createRecorder(database: Database, key: string): Recorder {
  const waiting: Waiting[] = []
  let end: ChainEnd | undefined
  let isStoring = false

  async function store(entries: readonly Entry[]): Promise<void> {
    const start = end ?? (await startChain(database))
    const extended = extendChain(
      key,
      start,
      entries.map(({ record }) => record),
    )
    // After a commit without an answer the next rows would repeat positions. They begin another chain.
    end = undefined
    await database.transaction(async (transaction) => {
      await insertRows(transaction, extended.rows)
      await endQueries(
        transaction,
        entries.flatMap(({ ending }) => ending ?? []),
      )
      for (const entry of entries) await entry.store?.(transaction)
    })
    end = extended.end
  }

  /** Releases the credits of answers that are not sent. If this fails too, they are released as abandoned. */
  const release = (entries: readonly Entry[]) =>
    database
      .transaction((transaction) =>
        endQueries(
          transaction,
          entries.flatMap(({ ending }) => (ending ? [{ ...ending, outcome: 'failed' as const }] : [])),
        ),
      )
      .catch(() => undefined)

  async function storeAll(): Promise<void> {
    isStoring = true
    while (waiting.length > 0) {
      const group = waiting.splice(0, maxEntries)
      const entries = group.map(({ entry }) => entry)
      try {
        await store(entries)
        for (const { resolve } of group) resolve()
      } catch (error) {
        await release(entries)
        for (const { reject } of group) reject(error)
      }
    }
    isStoring = false
  }

  return (entry) =>
    new Promise((resolve, reject) => {
      waiting.push({ entry, resolve, reject })
      if (!isStoring) void storeAll()
    })
}

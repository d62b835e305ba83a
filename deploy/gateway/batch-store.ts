import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { SourceBatch, SourceBatchResult, SubmittedLine } from '../../manifest/contract/source-batch.ts'
import type { AuditRecord } from './audit-log.ts'
import { Refusal } from './exchange.ts'
import type { QueriedVariant } from './queried-variant.ts'

/** The request that submitted a batch. Each line is logged under its id. */
export type Submission = { headers: IncomingHttpHeaders; facts: Partial<AuditRecord> & { client: string } }

/** A batch of one client. */
export type StoredBatch = {
  client: string
  submission: Submission
  state: SourceBatch
  lines: SubmittedLine[]
  variants: QueriedVariant[]
  /** In the order in which they were answered. */
  results: SourceBatchResult[]
}

/** Batches are kept for a day, unless the options say otherwise. */
const defaultKeepMs = 24 * 60 * 60 * 1000

type StoreOptions = { keepBatchesMs?: number | undefined; now?: (() => number) | undefined }

export type BatchStore = ReturnType<typeof createBatchStore>

/** Keeps batches in memory until they expire or the gateway stops. */
export function createBatchStore({ keepBatchesMs = defaultKeepMs, now = Date.now }: StoreOptions) {
  const batches = new Map<string, StoredBatch>()
  const removeExpired = () => {
    for (const [id, { state }] of batches) if (Date.parse(state.expiresAt) <= now()) batches.delete(id)
  }
  return {
    add(
      batch: Omit<StoredBatch, 'state' | 'results'>,
      head: Pick<SourceBatch, 'consulta' | 'purpose'>,
    ): StoredBatch {
      removeExpired()
      const createdAt = new Date(now()).toISOString()
      const expiresAt = new Date(now() + keepBatchesMs).toISOString()
      const id = randomUUID()
      const progress = { status: 'queued', total: batch.lines.length, done: 0 } as const
      const stored: StoredBatch = {
        ...batch,
        results: [],
        state: { id, ...head, ...progress, createdAt, expiresAt },
      }
      batches.set(id, stored)
      return stored
    },
    /** Returns the batches of a client, the newest first. */
    list(client: string): SourceBatch[] {
      removeExpired()
      const own = [...batches.values()].filter((batch) => batch.client === client)
      return own.map(({ state }) => state).reverse()
    },
    /**
     * Returns a client's batch. The batch of another client does not exist for this one.
     *
     * @throws Refusal: 404
     */
    find(client: string, id: string): StoredBatch {
      removeExpired()
      const batch = batches.get(id)
      if (batch?.client !== client) throw new Refusal(404, 'Este lote não existe, ou já foi apagado')
      return batch
    },
    has: ({ state }: StoredBatch) => batches.has(state.id) && Date.parse(state.expiresAt) > now(),
  }
}

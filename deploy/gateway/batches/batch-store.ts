import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type {
  SourceBatch,
  SourceBatchResult,
  SubmittedLine,
} from '../../../manifest/contract/source-batch.ts'
import type { RequestFacts } from '../audit/audit-record.ts'
import type { QueriedVariant } from '../contract/queried-variant.ts'
import { Refusal } from '../server/exchange.ts'
import type { SourceContext } from '../server/source-context.ts'

/** The request that submitted a batch. Each line is logged under its id. */
export type Submission = { headers: IncomingHttpHeaders; facts: RequestFacts & { client: string } }

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

export type BatchStore = ReturnType<typeof createBatchStore>

/** Keeps batches in memory until they expire or the gateway stops. */
export function createBatchStore({ keepBatchesMs, now }: Pick<SourceContext, 'keepBatchesMs' | 'now'>) {
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

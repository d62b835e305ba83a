import { randomUUID } from 'node:crypto'
import type { WaitingCode } from '../../../manifest/contract/source-batch.ts'
import type { RequestFacts } from '../audit/audit-record.ts'
import type { Database } from '../database/database.ts'
import { groupCalls } from '../database/group-calls.ts'

/** A batch that this process runs. */
export type LeasedBatch = {
  id: string
  client: string
  consulta: string
  facts: RequestFacts & { client: string }
}

/** An unanswered line. `query` is the id of its query at every attempt; `wasAsked` is true if the answer of an attempt was lost. */
export type LeasedLine = { line: number; query: string; sealed: Uint8Array; wasAsked: boolean }

/** A killed process is replaced after this time. It is longer than a pause of a busy process. */
const leaseSeconds = 10

export const renewMs = 3_000

/** Lines that are read, and answered, at once. */
export const lineCount = 100

/** A paused batch keeps its lease until the lines in progress are answered: no other process asks them too. */
const renewal = `update batch set lease_until = now() + interval '${leaseSeconds} seconds'
  where id = $1 and worker = $2 and status = 'running'`

/** A batch waits for its client's earlier ones, unless they are paused, and for one that runs. */
const hasToWait = `exists (
  select from batch other
  where other.client = next.client and other.id <> next.id and other.status in ('queued', 'running')
    and (other.lease_until > now() or not other.is_paused and (other.created_at, other.id) < (next.created_at, next.id)))`

export type Leases = ReturnType<typeof createLeases>

/** Leases the batches of a source to this process. Several processes share them; of a client's batches one runs at a time. */
export function createLeases({ query }: Database, source: string) {
  const worker = randomUUID()
  return {
    /** Leases the oldest batch that nobody runs and that is not paused; `undefined` if there is none. */
    async take(): Promise<LeasedBatch | undefined> {
      const [batch] = await query<LeasedBatch>(
        `update batch set status = 'running', waiting = null, worker = $1, lease_until = now() + interval '${leaseSeconds} seconds'
         where id = (
           select id from batch next
           where source = $2 and status in ('queued', 'running') and not is_paused
             and (lease_until is null or lease_until < now()) and not ${hasToWait}
           order by created_at limit 1 for update skip locked)
         returning id::text as id, client, consulta, facts`,
        [worker, source],
      )
      return batch
    },
    /** Renews a lease. Returns false if the batch was paused or stopped, has expired, or another process has it. */
    async renew(id: string): Promise<boolean> {
      const [batch] = await query<{ isPaused: boolean }>(`${renewal} returning is_paused as "isPaused"`, [
        id,
        worker,
      ])
      return batch?.isPaused === false
    },
    /** Stores the failure for which the lines of a batch wait. */
    setWaiting: (id: string, code: WaitingCode | undefined) =>
      query(
        `update batch set waiting = $3 where id = $1 and worker = $2 and status = 'running' and not is_paused`,
        [id, worker, code ?? null],
      ),
    /** Gives a batch back, so that another process continues it at once. */
    giveBack: (id: string) =>
      query(
        'update batch set lease_until = null, worker = null, waiting = null where id = $1 and worker = $2',
        [id, worker],
      ),
    /** Ends a running batch: failed with a status, or done if all of its lines are answered. */
    end: (id: string, failure?: number) =>
      query(
        `update batch set status = $3, failure = $4, is_paused = false
         where id = $1 and worker = $2 and status = 'running' and ($4::int is not null or done = total)`,
        [id, worker, failure === undefined ? 'done' : 'failed', failure ?? null],
      ),
    /** Stores that the supplier of a line is asked, which would charge a second request. */
    markAsked: groupCalls(async (queries: readonly string[]) => {
      await query('update batch_line set asked_at = now() where query = any($1::uuid[])', [[...queries]])
      return queries.map(() => undefined)
    }),
    /** Renews a lease, and returns the unanswered lines after a line. Returns none if the batch is paused or not leased. */
    readLines: (id: string, after: number) =>
      query<LeasedLine>(
        `with renewed as (${renewal} and not is_paused returning id)
         select line, query::text as query, sealed, asked_at is not null as "wasAsked" from batch_line join renewed on renewed.id = batch
         where line > $3 and status is null order by line limit ${lineCount}`,
        [id, worker, after],
      ),
  }
}

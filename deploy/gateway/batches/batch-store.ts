import { randomUUID } from 'node:crypto'
import { requestIdHeader } from '../../../manifest/contract/audit-headers.ts'
import type {
  SourceBatch,
  SourceBatchResult,
  SubmittedLine,
  WaitingCode,
} from '../../../manifest/contract/source-batch.ts'
import type { RequestFacts } from '../audit/audit-record.ts'
import type { Queryable } from '../database/database.ts'
import { Refusal, refuseRequest } from '../server/exchange.ts'
import type { SourceContext } from '../server/source-context.ts'
import type { Seal } from './seal.ts'

/** A list that a client submitted. Each line is logged with its facts. */
export type Submission = { facts: RequestFacts & { client: string }; consulta: string; purpose?: string }

type BatchRow = Omit<SourceBatch, 'failure' | 'purpose' | 'waiting'> & {
  purpose: string | null
  failure: number | null
  waiting: WaitingCode | null
}

const columns = `id::text as id, consulta, purpose, status, failure, is_paused as "isPaused", waiting, total, done,
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
  to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt"`

const readState = ({ purpose, failure, waiting, ...state }: BatchRow): SourceBatch => ({
  ...state,
  ...(purpose !== null && { purpose }),
  ...(failure !== null && { failure: { status: failure } }),
  ...(waiting !== null && { waiting }),
})

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Keeps batches until they expire, with their values and answers encrypted. */
export function createBatchStore(
  { database, keepBatchesMs, now, name }: Pick<SourceContext, 'database' | 'keepBatchesMs' | 'now' | 'name'>,
  seal: Seal,
) {
  const find = async (client: string, id: string): Promise<SourceBatch> => {
    const known = uuid.test(id)
      ? await database.query<BatchRow>(
          `select ${columns} from batch where id = $1 and client = $2 and source = $3 and expires_at > $4`,
          [id, client, name, new Date(now())],
        )
      : []
    const [batch] = known
    if (!batch) throw new Refusal(404, 'Este lote não existe, ou já foi apagado')
    return readState(batch)
  }
  /** Changes a batch of a client that has not ended. */
  async function change(client: string, id: string, assignments: string): Promise<SourceBatch> {
    await find(client, id)
    await database.query(
      `update batch set ${assignments} where id = $1 and client = $2 and status in ('queued', 'running')`,
      [id, client],
    )
    return find(client, id)
  }
  /** Returns the batch of a submission that is sent again. */
  async function findSubmitted(
    query: Queryable['query'],
    { client, request_id = null }: Submission['facts'],
    { consulta, total }: Pick<SourceBatch, 'consulta' | 'total'>,
  ): Promise<SourceBatch> {
    const [first] = await query<BatchRow>(
      `select ${columns} from batch where client = $1 and source = $2 and facts->>'request_id' = $3`,
      [client, name, request_id],
    )
    if (first?.consulta === consulta && first.total === total) return readState(first)
    throw refuseRequest([{ campo: requestIdHeader, mensagem: 'Já é o código de outro lote' }])
  }

  return {
    /**
     * Stores a list, and returns its batch. A client's submission with an earlier request id returns the earlier batch.
     *
     * @throws Refusal: 400 if the consulta or the number of lines differs from the earlier submission.
     */
    async add(
      { facts, consulta, purpose }: Submission,
      lines: readonly SubmittedLine[],
    ): Promise<SourceBatch> {
      const id = randomUUID()
      const createdAt = now()
      const sealed = lines.map((values, line) => seal.close(values, `${id} ${line}`).toString('base64'))
      return database.transaction(async ({ query }) => {
        const [batch] = await query<BatchRow>(
          `insert into batch (id, client, source, consulta, purpose, facts, total, created_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning ${columns}`,
          [
            id,
            facts.client,
            name,
            consulta,
            purpose ?? null,
            JSON.stringify(facts),
            lines.length,
            new Date(createdAt),
            new Date(createdAt + keepBatchesMs),
          ],
        )
        if (!batch) return findSubmitted(query, facts, { consulta, total: lines.length })
        await query(
          `insert into batch_line (batch, line, sealed)
           select $1, position - 1, decode(value, 'base64')
           from jsonb_array_elements_text($2::jsonb) with ordinality as line (value, position)`,
          [id, JSON.stringify(sealed)],
        )
        return readState(batch)
      })
    },
    /** Returns the batches of a client, the newest first. */
    async list(client: string): Promise<SourceBatch[]> {
      const rows = await database.query<BatchRow>(
        `select ${columns} from batch where client = $1 and source = $2 and expires_at > $3
         order by created_at desc, id`,
        [client, name, new Date(now())],
      )
      return rows.map(readState)
    },
    /**
     * Returns a client's batch. The batch of another client does not exist for this one.
     *
     * @throws Refusal: 404
     */
    find,
    /** Stops a batch of a client. The lines in progress are still answered. */
    stop: (client: string, id: string) =>
      change(client, id, "status = 'cancelled', is_paused = false, waiting = null"),
    /** Pauses a batch of a client, or continues it. The lines in progress are still answered. */
    setPaused: (client: string, id: string, isPaused: boolean) =>
      change(client, id, `is_paused = ${isPaused}, waiting = null`),
    /** Returns the results from a position on, in the order in which they were stored. */
    async readResults(id: string, from: number, limit: number): Promise<SourceBatchResult[]> {
      const rows = await database.query<Omit<SourceBatchResult, 'body'> & { answer: Uint8Array | null }>(
        `select line, status, ms, answer, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
         from batch_line where batch = $1 and position >= $2 order by position limit $3`,
        [id, from, limit],
      )
      return rows.map(({ answer, ...result }) => ({
        ...result,
        ...(answer !== null && { body: seal.open(answer, `${id} ${result.line} answer`) }),
      }))
    },
    async readLines(id: string, from: number, limit: number): Promise<SubmittedLine[]> {
      const rows = await database.query<{ line: number; sealed: Uint8Array }>(
        'select line, sealed from batch_line where batch = $1 and line >= $2 order by line limit $3',
        [id, from, limit],
      )
      return rows.map(({ line, sealed }) => seal.open(sealed, `${id} ${line}`) as SubmittedLine)
    },
  }
}

/** Removes expired batches with their values and answers. */
export const removeExpired = ({ query }: Queryable, at = new Date()) =>
  query('delete from batch where expires_at <= $1', [at])

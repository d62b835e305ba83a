import { createHmac, randomUUID } from 'node:crypto'
import type { Queryable } from '../database/database.ts'
import type { AuditRecord } from './audit-record.ts'

/** A row of the table `audit`. `record` is the exact text that the digest covers. */
export type ChainedRow = {
  chain: string
  position: number
  at: string
  record: string
  previous: string
  digest: string
}

/** Returns the digest that ties a record to the row before it. Only the key's owner can compute it. */
export const computeDigest = (key: string, previous: string, record: string): string =>
  createHmac('sha256', key).update(`${previous}\n${record}`).digest('hex')

/** The end of a chain: the next row's position, and the digest that it continues. */
export type ChainEnd = { chain: string; position: number; digest: string }

/** Starts a chain of this process. It continues the newest row, so that a chain cannot be removed as a whole. */
export async function startChain({ query }: Queryable): Promise<ChainEnd> {
  const [newest] = await query<{ digest: string }>('select digest from audit order by at desc limit 1')
  return { chain: randomUUID(), position: 0, digest: newest?.digest ?? '' }
}

/** Returns the rows of records, in order, and the end of the chain after them. */
export function extendChain(key: string, end: ChainEnd, records: readonly AuditRecord[]) {
  let { position, digest } = end
  const rows = records.map((one): ChainedRow => {
    const record = JSON.stringify(one)
    const previous = digest
    digest = computeDigest(key, previous, record)
    const row = { chain: end.chain, position, at: one.at, record, previous, digest }
    position += 1
    return row
  })
  return { rows, end: { chain: end.chain, position, digest } }
}

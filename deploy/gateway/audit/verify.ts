import type { Queryable } from '../database/database.ts'
import { type ChainedRow, computeDigest } from './chain.ts'

/** The audit has a row that was changed, or lacks one. */
export class BrokenAudit extends Error {}

type StoredRow = Omit<ChainedRow, 'at'> & { isOwnTime: boolean }

/** Rows are read in pages: an audit has millions. */
const pageSize = 5_000

/**
 * Checks that each chain is whole: each record has its digest, each row continues the one before it, and each chain continues a
 * row that is there, or one of a year that was dropped. Returns the number of rows and chains.
 *
 * @throws BrokenAudit with the first row that is wrong.
 */
export async function verifyAudit(
  database: Queryable,
  key: string,
): Promise<{ rows: number; chains: number }> {
  let rows = 0
  let chains = 0
  let last: StoredRow | undefined
  for await (const row of readRows(database)) {
    const isFirst = row.chain !== last?.chain
    if (isFirst) {
      chains += 1
      await checkStart(database, row)
    } else if (row.position !== (last?.position ?? 0) + 1 || row.previous !== last?.digest)
      throw brokenAt(row, 'falta uma linha antes dela')
    if (row.digest !== computeDigest(key, row.previous, row.record) || !row.isOwnTime)
      throw brokenAt(row, 'o texto não é o que foi gravado, ou a chave é outra')
    rows += 1
    last = row
  }
  return { rows, chains }
}

async function* readRows({ query }: Queryable): AsyncGenerator<StoredRow> {
  let after: Pick<ChainedRow, 'chain' | 'position'> = {
    chain: '00000000-0000-0000-0000-000000000000',
    position: -1,
  }
  for (;;) {
    const page = await query<StoredRow>(
      `select chain::text as chain, position, record::text as record, previous, digest,
         at = (record->>'at')::timestamptz as "isOwnTime"
       from audit where (chain, position) > ($1::uuid, $2::int) order by chain, position limit ${pageSize}`,
      [after.chain, after.position],
    )
    yield* page
    const end = page.at(-1)
    if (!end || page.length < pageSize) return
    after = end
  }
}

/** Checks the row that begins a chain, or what is left of it after its first years were dropped. */
async function checkStart({ query }: Queryable, row: StoredRow): Promise<void> {
  if (row.position === 0 && row.previous === '') return
  const continued = await query(
    'select from audit_anchor where digest = $1 union all select from audit where digest = $1 and $2::int = 0 limit 1',
    [row.previous, row.position],
  )
  if (continued.length === 0) throw brokenAt(row, 'falta a linha que ela continua')
}

const brokenAt = ({ chain, position }: StoredRow, reason: string) =>
  new BrokenAudit(`A auditoria foi mudada: na linha ${position} da cadeia ${chain}, ${reason}`)

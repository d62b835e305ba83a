import { UsageError } from '../../../codegen/cli/options.mjs'
import { kinds } from '../../../manifest/kinds/index.ts'
import type { Queryable } from '../database/database.ts'
import { digestValue } from './subject-digest.ts'
import { verifyAudit } from './verify.ts'

type AuditStorage = { database: Queryable; auditKey: string }

type AuditContext = { print: (line: string) => void; readInput?: () => Promise<string> }

/** Verifies or prints the audit; with `person`, the rows about the document on the standard input. */
export async function runAuditCommand(
  { verify, person }: { verify: boolean; person: boolean },
  { database, auditKey }: AuditStorage,
  { print, readInput = async () => '' }: AuditContext,
): Promise<void> {
  if (verify) {
    const { rows, chains } = await verifyAudit(database, auditKey)
    return print(`A auditoria está inteira: ${rows} linhas, ${chains} cadeias`)
  }
  const digests = person ? digestDocument(auditKey, await readInput()) : undefined
  for await (const record of readRecords(database, digests)) print(record)
}

/** Returns the digests that a document has as a value of each kind: `529.982.247-25` is one CPF, whatever its punctuation. */
function digestDocument(key: string, text: string): string[] {
  const document = text.trim()
  // An argument of the command would stay in the shell's history.
  if (document === '')
    throw new UsageError('audit --person lê o documento da entrada: echo … | npm run gateway -- …')
  const values = Object.values(kinds).map(({ normalise }) => normalise(document))
  return [...new Set(values.filter((value) => value !== ''))].map((value) => digestValue(key, value))
}

const pageSize = 5_000

/** The index of subjects answers such a condition. */
const matchSubject = (_: string, index: number) => `(record::jsonb -> 'subject') @> $${index + 3}::jsonb`

/** Reads records from the oldest to the newest, as the exact texts that their digests cover. */
async function* readRecords(
  { query }: Queryable,
  digests: readonly string[] | undefined,
): AsyncGenerator<string> {
  let after = { at: '-infinity', digest: '' }
  for (;;) {
    const rows = await query<{ at: string; digest: string; record: string }>(
      `select at::text as at, digest, record::text as record from audit
       where (at, digest) > ($1::timestamptz, $2)${digests === undefined ? '' : ` and (${digests.map(matchSubject).join(' or ')})`}
       order by at, digest limit ${pageSize}`,
      [after.at, after.digest, ...(digests ?? []).map((digest) => JSON.stringify([{ digest }]))],
    )
    for (const { record } of rows) yield record
    const end = rows.at(-1)
    if (!end || rows.length < pageSize) return
    after = end
  }
}

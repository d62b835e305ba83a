import type { VariantCase } from './case-types.ts'
import type { SourceClient } from './source-client.ts'
import type { VerifyRow } from './verify-row.ts'
import { verifyVariant } from './verify-variant.ts'

/** After so many variants in a row without an answer in time, the others are not asked. */
const maxSlowInARow = 3

/**
 * Asks a source all questions, and yields a row a variant as soon as its own are answered. Sends a `post` only if it may,
 * since a lookup may be billed.
 */
export async function* verifySource(
  cases: VariantCase[],
  client: SourceClient,
  mayPost: boolean,
): AsyncGenerator<VerifyRow> {
  let slow = 0
  for (const variantCase of cases) {
    const reason = findSkipReason(variantCase, mayPost, slow)
    if (reason !== undefined) {
      yield createSkippedRow(variantCase, reason)
      continue
    }
    const row = await verifyVariant(variantCase, client)
    slow = row.problems.some(({ code }) => code === 'slow') ? slow + 1 : 0
    yield row
  }
}

function findSkipReason({ queries }: VariantCase, mayPost: boolean, slow: number): string | undefined {
  if (queries.length === 0) return 'o exemplo não preenche o formulário'
  if (!mayPost && queries.some(({ httpRequest }) => httpRequest.method === 'post')) return 'post, use --post'
  return slow >= maxSlowInARow ? `${maxSlowInARow} consultas seguidas passaram do limite` : undefined
}

const createSkippedRow = ({ consultaId, title }: VariantCase, reason: string): VerifyRow => ({
  consultaId,
  title,
  status: 'skipped',
  problems: [{ code: 'not-asked', message: `não perguntada: ${reason}` }],
})

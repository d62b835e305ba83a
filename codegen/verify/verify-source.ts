import type { Asker } from './asker.ts'
import type { Inquiry } from './question.ts'
import type { Row } from './row.ts'
import { verifyVariant } from './verify-variant.ts'

/** After so many variants in a row without an answer in time, the others are not asked. */
const mostSlow = 3

/**
 * Asks a source all questions, and yields a row a variant as soon as its own are answered. Sends a `post` only if it may,
 * since a lookup may be billed.
 */
export async function* verifySource(
  inquiries: Inquiry[],
  asker: Asker,
  mayPost: boolean,
): AsyncGenerator<Row> {
  let slow = 0
  for (const inquiry of inquiries) {
    const reason = whyNotAsked(inquiry, mayPost, slow)
    if (reason !== undefined) {
      yield notAsked(inquiry, reason)
      continue
    }
    const row = await verifyVariant(inquiry, asker)
    slow = row.problems.some(({ code }) => code === 'slow') ? slow + 1 : 0
    yield row
  }
}

function whyNotAsked({ questions }: Inquiry, mayPost: boolean, slow: number): string | undefined {
  if (questions.length === 0) return 'o exemplo não preenche o formulário'
  if (!mayPost && questions.some(({ asked }) => asked.method === 'post')) return 'post, use --post'
  return slow >= mostSlow ? `${mostSlow} consultas seguidas passaram do limite` : undefined
}

const notAsked = ({ consultaId, title }: Inquiry, reason: string): Row => ({
  consultaId,
  title,
  status: 'skipped',
  problems: [{ code: 'not-asked', message: `não perguntada: ${reason}` }],
})

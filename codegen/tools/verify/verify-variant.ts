import type { VariantCase } from './case-types.ts'
import { checkReply } from './check-reply.ts'
import type { SourceClient } from './source-client.ts'
import type { VerifyProblem, VerifyProblemCode } from './verify-problem.ts'
import type { VerifyRow } from './verify-row.ts'

/** What the variant's other examples would only say again. */
const lastingCodes = new Set<VerifyProblemCode>(['slow', 'unreachable', 'redirect', 'refused'])

/**
 * Asks a variant's questions and tells what became of them. A problem that several examples show is told once. That a
 * source does not know an example is no problem, save for the first: without an answer there is nothing to hold against
 * the layout.
 */
export async function verifyVariant(
  variantCase: VariantCase,
  { send, timeoutMs }: SourceClient,
): Promise<VerifyRow> {
  const { consultaId, title, perMinute, queries } = variantCase
  const problems = new Map<string, VerifyProblem>()
  const notFound: string[] = []
  let slowest = 0
  for (const [index, query] of queries.entries()) {
    const { example } = query
    const reply = await send(query.httpRequest, { perMinute, example })
    slowest = Math.max(slowest, reply.ms)
    const replyProblems = checkReply(reply, query, timeoutMs)
    if (index > 0 && replyProblems.some(({ code }) => code === 'not-found')) {
      notFound.push(example)
      continue
    }
    for (const problem of replyProblems)
      if (!problems.has(problem.message))
        problems.set(problem.message, index === 0 ? problem : { ...problem, example })
    if (replyProblems.some(({ code }) => lastingCodes.has(code))) break
  }
  return {
    consultaId,
    title,
    status: problems.size === 0 ? 'ok' : 'broken',
    problems: [...problems.values()],
    ...(notFound.length > 0 && { notFound }),
    ms: slowest,
  }
}

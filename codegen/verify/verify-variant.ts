import type { Asker } from './asker.ts'
import { judge } from './judge.ts'
import type { Problem, ProblemCode } from './problem.ts'
import type { Inquiry } from './question.ts'
import type { Row } from './row.ts'

/** What the variant's other examples would only say again. */
const lasting = new Set<ProblemCode>(['slow', 'unreachable', 'redirect', 'refused'])

/**
 * Asks a variant's questions and tells what became of them. A problem that several examples show is told once. That a
 * source does not know an example is no problem, save for the first: without an answer there is nothing to hold against
 * the layout.
 */
export async function verifyVariant(inquiry: Inquiry, { ask, timeoutMs }: Asker): Promise<Row> {
  const { consultaId, title, perMinute, questions } = inquiry
  const problems = new Map<string, Problem>()
  const notFound: string[] = []
  let slowest = 0
  for (const [index, question] of questions.entries()) {
    const { example } = question
    const reply = await ask(question.asked, { perMinute, example })
    slowest = Math.max(slowest, reply.ms)
    const found = judge(reply, question, timeoutMs)
    if (index > 0 && found.some(({ code }) => code === 'not-found')) {
      notFound.push(example)
      continue
    }
    for (const problem of found)
      if (!problems.has(problem.message))
        problems.set(problem.message, index === 0 ? problem : { ...problem, example })
    if (found.some(({ code }) => lasting.has(code))) break
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

import type { Heard } from '../asker.ts'
import { type Check, type CheckName, checked, unchecked } from './check.ts'
import { type Browser, exposesRetryAfter, originProblem } from './cors.ts'
import { withCounts } from './with-counts.ts'

/**
 * Checks that a page may read what a source answered: answers, errors and `Retry-After`.
 *
 * @param needsRetryAfter The contract promises `Retry-After` with each 429.
 */
export function checkReadable(heard: readonly Heard[], browser: Browser, needsRetryAfter: boolean): Check[] {
  const answers = heard.filter(({ status }) => status >= 200 && status < 300)
  const errors = heard.filter((one) => !answers.includes(one))
  return [
    readable('answers', answers, browser, 'nenhuma resposta veio'),
    readable('errors', errors, browser, 'nenhum erro veio'),
    ...retryAfter(heard, browser, needsRetryAfter),
  ]
}

function readable(check: CheckName, heard: readonly Heard[], browser: Browser, none: string): Check {
  if (heard.length === 0) return unchecked(check, none)
  const problems = heard.flatMap(({ headers, example }) => {
    const problem = originProblem(headers, browser)
    return problem ? [{ ...problem, example }] : []
  })
  return checked(check, withCounts(problems, heard.length, 'respostas'))
}

/** A source may name `Retry-After` on each answer, or only on those that have it. */
function retryAfter(heard: readonly Heard[], browser: Browser, isPromised: boolean): Check[] {
  const having = heard.filter(({ headers }) => headers.has('retry-after'))
  if (having.length === 0 && !isPromised) return []
  if (heard.length === 0) return [unchecked('retry-after', 'nenhuma resposta veio')]
  const [hidden] = having.filter(({ headers }) => !exposesRetryAfter(headers, browser))
  const isExposed = hidden === undefined && heard.some(({ headers }) => exposesRetryAfter(headers, browser))
  if (isExposed) return [checked('retry-after', [])]
  const problem = {
    code: 'expose-headers' as const,
    message: 'Retry-After não está em Access-Control-Expose-Headers',
    hint: 'mande Access-Control-Expose-Headers: Retry-After em toda resposta; sem ele, o painel não sabe quanto esperar',
    ...(hidden && { example: hidden.example }),
  }
  return [checked('retry-after', [problem])]
}

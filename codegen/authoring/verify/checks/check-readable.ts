import type { ReceivedAnswer } from '../source-client.ts'
import { type BrowserOrigin, exposesRetryAfter, findOriginProblem } from './cors.ts'
import {
  countProblems,
  createChecked,
  createUnchecked,
  type SourceCheck,
  type SourceCheckName,
} from './source-check.ts'

/**
 * Checks that CORS lets a page read answers, errors and `Retry-After`.
 *
 * @param needsRetryAfter The contract promises `Retry-After` with each 429.
 */
export function checkReadable(
  receivedAnswers: readonly ReceivedAnswer[],
  browser: BrowserOrigin,
  needsRetryAfter: boolean,
): SourceCheck[] {
  const answers = receivedAnswers.filter(({ status }) => status >= 200 && status < 300)
  const errors = receivedAnswers.filter((one) => !answers.includes(one))
  return [
    checkCors('answers', answers, browser, 'nenhuma resposta veio'),
    checkCors('errors', errors, browser, 'nenhum erro veio'),
    ...checkRetryAfter(receivedAnswers, browser, needsRetryAfter),
  ]
}

function checkCors(
  check: SourceCheckName,
  receivedAnswers: readonly ReceivedAnswer[],
  browser: BrowserOrigin,
  emptyReason: string,
): SourceCheck {
  if (receivedAnswers.length === 0) return createUnchecked(check, emptyReason)
  const problems = receivedAnswers.flatMap(({ headers, example }) => {
    const problem = findOriginProblem(headers, browser)
    return problem ? [{ ...problem, example }] : []
  })
  return createChecked(check, countProblems(problems, receivedAnswers.length, 'respostas'))
}

const lacksRetryAfter = {
  code: 'no-retry-after' as const,
  message: 'um 429 veio sem Retry-After',
  hint: 'mande Retry-After em todo 429; sem ele, o painel não sabe quanto esperar',
}

/** A source may expose `Retry-After` on every answer or only on answers that have it. A 429 is checked if one came. */
function checkRetryAfter(
  receivedAnswers: readonly ReceivedAnswer[],
  browser: BrowserOrigin,
  isPromised: boolean,
): SourceCheck[] {
  const withRetryAfter = receivedAnswers.filter(({ headers }) => headers.has('retry-after'))
  if (withRetryAfter.length === 0 && !isPromised) return []
  if (receivedAnswers.length === 0) return [createUnchecked('retry-after', 'nenhuma resposta veio')]
  const silent = receivedAnswers.find(({ status, headers }) => status === 429 && !headers.has('retry-after'))
  if (isPromised && silent)
    return [createChecked('retry-after', [{ ...lacksRetryAfter, example: silent.example }])]
  const [unexposed] = withRetryAfter.filter(({ headers }) => !exposesRetryAfter(headers, browser))
  const isExposed =
    unexposed === undefined && receivedAnswers.some(({ headers }) => exposesRetryAfter(headers, browser))
  if (isExposed) return [createChecked('retry-after', [])]
  const problem = {
    code: 'expose-headers' as const,
    message: 'Retry-After não está em Access-Control-Expose-Headers',
    hint: 'mande Access-Control-Expose-Headers: Retry-After em toda resposta; sem ele, o painel não sabe quanto esperar',
    ...(unexposed && { example: unexposed.example }),
  }
  return [createChecked('retry-after', [problem])]
}

import type { ReceivedAnswer } from '../source-client.ts'
import type { VerifyProblem } from '../verify-types.ts'
import {
  countProblems,
  createChecked,
  createUnchecked,
  type SourceCheck,
  type SourceCheckName,
} from './source-check.ts'

/** The page's origin. `sendsCookies` is true if requests include the source's cookies. */
export type BrowserOrigin = { origin: string; sendsCookies: boolean }

type CorsProblem = VerifyProblem & { hint: string }

const createCorsProblem = (code: VerifyProblem['code'], message: string, hint: string): CorsProblem => ({
  code,
  message,
  hint,
})

/** Returns why a browser hides a response from the page (Fetch standard, CORS check). */
export function findOriginProblem(
  headers: Headers,
  { origin, sendsCookies }: BrowserOrigin,
): CorsProblem | undefined {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === null)
    return createCorsProblem('allow-origin', 'falta Access-Control-Allow-Origin', originHint)
  if (allowed !== origin && (allowed !== '*' || sendsCookies)) {
    const problemText =
      allowed === '*' ? 'é *, que não vale com credentials: include' : 'não é a origem do painel'
    return createCorsProblem('allow-origin', `Access-Control-Allow-Origin ${problemText}`, originHint)
  }
  if (sendsCookies && headers.get('access-control-allow-credentials') !== 'true')
    return createCorsProblem(
      'allow-credentials',
      'falta Access-Control-Allow-Credentials: true',
      'mande-o em toda resposta, porque a fonte tem credentials: include',
    )
  return undefined
}

const originHint =
  'mande Access-Control-Allow-Origin com a origem do painel em toda resposta, erros inclusive'

/**
 * Returns why a browser does not send a request after this preflight response. GET and POST need no
 * `Access-Control-Allow-Methods` (Fetch standard, CORS-preflight fetch).
 *
 * @param names Lower-case names of the request's headers that need permission.
 */
export function findPreflightProblems(
  status: number,
  headers: Headers,
  names: readonly string[],
  browser: BrowserOrigin,
): CorsProblem[] {
  if (status < 200 || status > 299) return [describePreflightStatus(status)]
  const origin = findOriginProblem(headers, browser)
  const missing = names.filter((name) => !isHeaderAllowed(name, headers, browser))
  return [
    ...(origin ? [origin] : []),
    ...missing.map((name) =>
      createCorsProblem(
        'allow-headers',
        `falta ${name} em Access-Control-Allow-Headers`,
        `acrescente ${name} à resposta ao preflight; * não vale para authorization, nem com cookies`,
      ),
    ),
  ]
}

function describePreflightStatus(status: number): CorsProblem {
  const hintText =
    status === 401 || status === 403
      ? 'responda OPTIONS com 204 antes de conferir o token: o navegador não manda nenhum no preflight'
      : 'responda OPTIONS com 204, sem redirecionar'
  return createCorsProblem('preflight-status', `o preflight (OPTIONS) responde HTTP ${status}`, hintText)
}

function isHeaderAllowed(name: string, headers: Headers, { sendsCookies }: BrowserOrigin): boolean {
  const listed = listHeaderValues(headers, 'access-control-allow-headers')
  return listed.includes(name) || (listed.includes('*') && name !== 'authorization' && !sendsCookies)
}

/** Returns true if a page may read `Retry-After` of an answer. */
function exposesRetryAfter(headers: Headers, { sendsCookies }: BrowserOrigin): boolean {
  const listed = listHeaderValues(headers, 'access-control-expose-headers')
  return listed.includes('retry-after') || (listed.includes('*') && !sendsCookies)
}

const listHeaderValues = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase())

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

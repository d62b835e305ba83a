import type { Source } from '../../../manifest/schema/sources.ts'
import type { UsageSettings } from '../../../manifest/schema/usage.ts'
import { checkReply } from './check-reply.ts'
import { type BalanceRequest, checkBalance, checkUsage } from './checks/check-account.ts'
import { checkPreflight } from './checks/check-preflight.ts'
import { checkReadable } from './checks/cors.ts'
import { checkRefusal, listRefusalChecks, type VerifyTokens } from './checks/refusals.ts'
import { createUnchecked, type SourceCheck, type SourceCheckName } from './checks/source-check.ts'
import type { SourceClient } from './source-client.ts'
import type { VariantCase, VerifyProblem, VerifyProblemCode, VerifyRow } from './verify-types.ts'

/** After this many slow variants in a row, the rest are skipped. */
const maxSlowInARow = 3

/**
 * Sends all queries to a source and yields a row per variant. Sends `post` only with permission, because a
 * lookup may be billed.
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

/** Codes of problems that every other example of the variant would repeat. */
const stopCodes = new Set<VerifyProblemCode>(['slow', 'unreachable', 'redirect', 'refused'])

/**
 * Sends the queries of a variant. A problem of several examples is reported once. Only the first example must
 * be found: the layout is checked against its answer.
 */
async function verifyVariant(
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
    if (replyProblems.some(({ code }) => stopCodes.has(code))) break
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

/** The input of the checks. Browser checks are skipped without `origin`. */
type CheckOptions = VerifyTokens & {
  source: Source
  /** The request for the balance. Absent if the source does not tell it. */
  balance?: BalanceRequest | undefined
  /** The path and keys of the use of a team. Absent if the source does not tell it. */
  usage?: UsageSettings | undefined
  origin?: string | undefined
  mayPost: boolean
}

const browserChecks: SourceCheckName[] = ['preflight', 'answers', 'errors', 'retry-after']

/**
 * Checks a source after its variants: it must refuse invalid requests, and browsers must be able to use it.
 * Yields each outcome at once.
 */
export async function* verifyChecks(
  cases: readonly VariantCase[],
  client: SourceClient,
  { source, balance, usage, origin, mayPost, ...tokens }: CheckOptions,
): AsyncGenerator<SourceCheck> {
  if (cases.length === 0) return
  const refusals = listRefusalChecks(cases, source, tokens)
  if (client.receivedAnswers.length === 0 && client.hasSent()) {
    const names = [
      ...refusals.map(({ check }) => check),
      ...(balance ? (['balance'] as const) : []),
      ...(usage ? (['usage'] as const) : []),
      ...browserChecks,
    ]
    for (const check of names) yield createUnchecked(check, 'a fonte não respondeu a nenhum exemplo')
    return
  }
  for (const refusal of refusals) yield checkRefusal(refusal, mayPost, client)
  if (balance) yield checkBalance(balance, source, client)
  if (usage) yield checkUsage(usage, source, client)
  if (origin === undefined) {
    for (const check of browserChecks) yield createUnchecked(check, 'falta --origin')
    return
  }
  const browser = { origin, sendsCookies: source.credentials === 'include' }
  // Pages do not read answers to preflights.
  const readable = checkReadable([...client.receivedAnswers], browser, source.contract === true)
  yield checkPreflight(cases, source, browser, client)
  yield* readable
}

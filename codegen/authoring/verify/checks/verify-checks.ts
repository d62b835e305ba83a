import type { Source } from '../../../../manifest/schema/sources.ts'
import type { UsageSettings } from '../../../../manifest/schema/usage.ts'
import type { SourceClient } from '../source-client.ts'
import type { VariantCase } from '../verify-types.ts'
import { type BalanceRequest, checkBalance } from './check-balance.ts'
import { checkPreflight } from './check-preflight.ts'
import { checkReadable } from './check-readable.ts'
import { checkRefusal } from './check-refusal.ts'
import { checkUsage } from './check-usage.ts'
import { listRefusalChecks, type VerifyTokens } from './required-refusals.ts'
import { createUnchecked, type SourceCheck, type SourceCheckName } from './source-check.ts'

/** The input of the checks. Browser checks are skipped without `origin`. */
export type CheckOptions = VerifyTokens & {
  source: Source
  /** Where the source tells the balance, if it does. */
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

import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { appendPage, countPages, repeatsPage } from '@manifest/contract/source-pages.ts'
import { recordUsage } from '@/state/usage.ts'
import type { FormValues } from '../form/form-values.ts'
import {
  type AnsweredOutcome,
  createFailure,
  type FailedOutcome,
  isAnswered,
  listMissing,
} from '../outcome.ts'
import { askSource, buildUsageRecord, wasAsked } from './shared-query.ts'

/**
 * Asks for the page after those of an answer, and returns the answer with its rows. A failure is that of the page; the
 * answer stays as it is.
 */
export async function askNextPage(
  definition: ConsultaDefinition,
  values: FormValues,
  answered: AnsweredOutcome,
  signal: AbortSignal,
  purpose: string | undefined,
): Promise<AnsweredOutcome | FailedOutcome> {
  const { page } = definition
  const { pages: loaded } = answered
  if (!page || !loaded) return answered
  const startedAt = Date.now()
  const outcome = await askSource(definition, values, signal, { purpose, loaded })
  signal.throwIfAborted()
  if (wasAsked(outcome)) recordUsage(buildUsageRecord(definition, outcome, Date.now() - startedAt))
  if (outcome.status === 'failed') return outcome
  if (!isAnswered(outcome)) return { ...answered, pages: { ...loaded, isLast: true } }
  if (repeatsPage(answered.answer, outcome.answer, page))
    return createFailure('unexpected', 'A fonte mandou de novo as mesmas linhas, em lugar das próximas.')
  const answer = appendPage(answered.answer, outcome.answer, page)
  const missing = [...new Set([...listMissing(answered), ...listMissing(outcome)])]
  const pages = countPages(page, answer, loaded)
  return missing.length === 0
    ? { ...answered, answer, pages }
    : { ...answered, status: 'incomplete', answer, missing, pages }
}

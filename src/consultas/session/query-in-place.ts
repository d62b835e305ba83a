import type { Lead } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { loadDefinition } from '@/routes/load-family.ts'
import { type EntryOrigin, sessionSignal } from '@/state/session.ts'
import { validateForm } from '../form/form-values.ts'
import { chosenPurpose, lacksPurpose } from '../form/purpose.ts'
import { type AnsweredQuery, queryAndCache, readCachedAnswer } from '../sources/query-and-cache.ts'
import { redirectWithWarning } from '../sources/redirect-with-warning.ts'

/**
 * Queries a consulta with one value, or returns the session's answer. Returns `'needs-page'` if the consulta needs
 * other values or a purpose, `'not-loaded'` if its definition does not load, and `undefined` if the session ended.
 * Leaving the page does not abort the query, because the answer may cost money.
 */
export async function queryInPlace(
  { id, field }: Lead<Path>,
  value: string,
  origin: EntryOrigin | undefined,
): Promise<AnsweredQuery | 'needs-page' | 'not-loaded' | undefined> {
  const definition = await loadDefinition(id).catch(() => 'not-loaded' as const)
  if (definition === 'not-loaded') return definition
  const values = { [field]: value }
  if (!definition || lacksPurpose(definition) || Object.keys(validateForm(definition, values)).length > 0)
    return 'needs-page'
  const cached = readCachedAnswer(definition, values)
  if (cached) return cached
  const purpose = chosenPurpose(definition)
  const options = { signal: sessionSignal(), origin, purpose }
  const answered = await queryAndCache(definition, values, options).catch(() => undefined)
  if (answered?.outcome.status !== 'failed' || answered.outcome.reason !== 'signed-out') return answered
  redirectWithWarning(definition.path, answered.outcome.message)
  return undefined
}

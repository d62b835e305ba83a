import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useCallback } from 'react'
import { proxy, useSnapshot } from 'valtio'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { registerOngoing } from '@/state/ongoing-work.ts'
import { onSessionEnd, sessionSignal } from '@/state/session.ts'
import type { FormValues } from '../form/form-values.ts'
import { chosenPurpose } from '../form/purpose.ts'
import type { AnsweredQuery } from './known-answers.ts'
import { sessionQuerier } from './session-querier.ts'

/** The keys of the running queries. They continue while the user is on other pages. */
const running = proxy<{ keys: readonly string[] }>({ keys: [] })

const buildKey = (subjectId: string, consultaId: string) => `${subjectId} ${consultaId}`

/**
 * Runs a consulta about a subject and caches its answer. Does nothing while the same consulta is running, because
 * a query may cost money. A complete answer of the session is used, unless `isFresh`. The query continues if the user
 * leaves the page, and aborts at the end of the session. Returns `undefined` without an answer.
 */
export async function querySubject(
  subjectId: string,
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  isFresh = false,
): Promise<AnsweredQuery | undefined> {
  const purpose = chosenPurpose(definition)
  const known = isFresh ? undefined : sessionQuerier.find(definition, values, purpose)
  if (known) return known
  const key = buildKey(subjectId, definition.id)
  if (running.keys.includes(key)) return undefined
  running.keys = [...running.keys, key]
  try {
    return await sessionQuerier.query(definition, values, { purpose, isFresh, signal: sessionSignal() })
  } catch {
    return undefined
  } finally {
    running.keys = running.keys.filter((other) => other !== key)
  }
}

/** Returns a function that tells if a consulta about a subject is running. The function changes with the answer. */
export function useIsQuerying(): (subjectId: string, consultaId: string) => boolean {
  const { keys } = useSnapshot(running)
  return useCallback((subjectId, consultaId) => keys.includes(buildKey(subjectId, consultaId)), [keys])
}

onSessionEnd(() => {
  running.keys = []
})
registerOngoing(() => {
  const { length } = running.keys
  return length > 0 ? [formatCounted(length, 'consulta continua', 'consultas continuam')] : []
})

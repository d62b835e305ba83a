import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useCallback, useSyncExternalStore } from 'react'
import type { Path } from '@/generated/paths.ts'
import { onSessionEnd, sessionSignal } from '@/state/session.ts'
import type { FormValues } from '../form/form-values.ts'
import { type AnsweredQuery, queryAndCache } from '../sources/query-and-cache.ts'

/** The keys of the queries that have not ended. They go on while the user is on other pages. */
let asking: ReadonlySet<string> = new Set()

const listeners = new Set<() => void>()

function setAsking(keys: ReadonlySet<string>) {
  asking = keys
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const createKey = (subjectId: string, consultaId: string) => `${subjectId} ${consultaId}`

/** Returns a test for consultas that are asked about a subject at present: another function after each change. */
export function useIsAsking(subjectId: string): (consultaId: string) => boolean {
  const keys = useSyncExternalStore(subscribe, () => asking)
  return useCallback((consultaId) => keys.has(createKey(subjectId, consultaId)), [keys, subjectId])
}

/**
 * Asks a consulta about a subject and caches its answer. Does nothing while the same consulta is asked: a query may
 * cost money. Leaving the page does not end the query, the end of the session does. Returns `undefined` without an
 * answer.
 */
export async function askOnce(
  subjectId: string,
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  purpose: string | undefined,
): Promise<AnsweredQuery | undefined> {
  const key = createKey(subjectId, definition.id)
  if (asking.has(key)) return undefined
  setAsking(new Set([...asking, key]))
  try {
    return await queryAndCache(definition, values, { purpose, signal: sessionSignal() })
  } catch {
    return undefined
  } finally {
    setAsking(new Set([...asking].filter((other) => other !== key)))
  }
}

onSessionEnd(() => setAsking(new Set()))

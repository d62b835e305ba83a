import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { useCallback, useSyncExternalStore } from 'react'
import type { Path } from '@/generated/paths.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { registerOngoing } from '@/state/ongoing-work.ts'
import { onSessionEnd, sessionSignal } from '@/state/session.ts'
import type { FormValues } from '../form/form-values.ts'
import { type AnsweredQuery, queryAndCache, readUsableAnswer } from '../sources/query-and-cache.ts'

/** The keys of the running queries. They continue while the user is on other pages. */
let running: ReadonlySet<string> = new Set()

const listeners = new Set<() => void>()

function setRunning(keys: ReadonlySet<string>) {
  running = keys
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const createKey = (subjectId: string, consultaId: string) => `${subjectId} ${consultaId}`

/** Returns a function that tells if a consulta about the subject is running. The function changes with the answer. */
export function useIsQuerying(subjectId: string): (consultaId: string) => boolean {
  const keys = useSyncExternalStore(subscribe, () => running)
  return useCallback((consultaId) => keys.has(createKey(subjectId, consultaId)), [keys, subjectId])
}

/**
 * Runs a consulta about a subject and caches its answer. Does nothing while the same consulta is running, because
 * a query may cost money. A complete answer of the session is used, unless `isFresh`. The query continues if the user
 * leaves the page, and aborts at the end of the session. Returns `undefined` without an answer.
 */
export async function queryOnce(
  subjectId: string,
  definition: ConsultaDefinition<Path>,
  values: FormValues,
  purpose: string | undefined,
  isFresh: boolean,
): Promise<AnsweredQuery | undefined> {
  const known = isFresh ? undefined : readUsableAnswer(definition, values)
  if (known) return known
  const key = createKey(subjectId, definition.id)
  if (running.has(key)) return undefined
  setRunning(new Set([...running, key]))
  try {
    return await queryAndCache(definition, values, { purpose, isFresh, signal: sessionSignal() })
  } catch {
    return undefined
  } finally {
    setRunning(new Set([...running].filter((other) => other !== key)))
  }
}

onSessionEnd(() => setRunning(new Set()))
registerOngoing(() =>
  running.size > 0 ? [formatCounted(running.size, 'consulta continua', 'consultas continuam')] : [],
)

import { useEffect, useReducer, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadFamily } from '@/routes/load-family.ts'
import { isAnswered } from '@/state/outcome.ts'
import { readCached, type SessionEntry, session } from '@/state/session.ts'
import type { PartRetry } from '@/ui/feedback/retry-button.tsx'
import { type EntryValues, readEntryValues } from './entry-values.ts'

/** The entries of the session with the values of queries and answers, with all characters, by the entry's id. */
export type SessionValues = { items: readonly SessionEntry[]; values: ReadonlyMap<string, EntryValues> }

type LoadedValues = { sessionValues: SessionValues | undefined; failure: PartRetry | undefined }

/**
 * Returns the session's values from its cached answers. They are `undefined` while the definitions load; if these do not
 * load there is a failure. Only the calling component stores them. Each answer is read once.
 */
export function useSessionValues(): LoadedValues {
  const { items } = useSnapshot(session)
  const [sessionValues, setSessionValues] = useState<SessionValues | 'failed'>()
  const [reads, readAgain] = useReducer((count: number) => count + 1, 0)
  const known = useRef<ReadonlyMap<string, EntryValues>>(new Map())
  useEffect(() => {
    let isCurrent = true
    readSessionValues(items, known.current).then(
      (done) => {
        if (!isCurrent) return
        known.current = done.values
        setSessionValues(done)
      },
      () => isCurrent && setSessionValues('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [items, reads])
  if (sessionValues !== 'failed') return { sessionValues, failure: undefined }
  return { sessionValues: undefined, failure: { load: () => loadFamilies(items), onLoaded: readAgain } }
}

async function readSessionValues(
  items: readonly SessionEntry[],
  known: ReadonlyMap<string, EntryValues>,
): Promise<SessionValues> {
  const pairs = await Promise.all(
    items.map(async (entry) => [entry.id, known.get(entry.id) ?? (await readEntry(entry))] as const),
  )
  return {
    items,
    values: new Map(pairs.filter((pair): pair is [string, EntryValues] => pair[1] !== undefined)),
  }
}

async function readEntry({ id, family, consultaId }: SessionEntry): Promise<EntryValues | undefined> {
  const { variants } = (await loadFamily(family)).default
  const definition = Object.values(variants).find((variant) => variant.id === consultaId)
  const cached = readCached(id)
  if (!definition || !cached) return undefined
  const { values, outcome } = cached
  return readEntryValues(definition, values, isAnswered(outcome) ? outcome.answer : undefined)
}

/** Loads the definitions of queries. After a failure it tries again. */
export const loadFamilies = (entries: readonly SessionEntry[]) =>
  Promise.all(entries.map(({ family }) => loadFamily(family)))

import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadFamily } from '@/routes/load-family.ts'
import { isAnswered } from '@/state/outcome.ts'
import { answerOf, type SessionEntry, session } from '@/state/session.ts'
import { type EntryValues, entryValues } from './entry-values.ts'
import { type SessionGraph, sessionGraph } from './session-graph.ts'

/** A graph with what its entries asked and hold, unmasked, by the entry's id. */
export type ReadSession = {
  items: readonly SessionEntry[]
  graph: SessionGraph
  values: ReadonlyMap<string, EntryValues>
}

/**
 * The session's graph, read from the kept answers; `undefined` until the definitions that they are read by are loaded,
 * and `'failed'` where they cannot be. It is kept in this component alone.
 */
export function useSessionGraph(): ReadSession | 'failed' | undefined {
  const { items } = useSnapshot(session)
  const [read, setRead] = useState<ReadSession | 'failed'>()
  useEffect(() => {
    let isCurrent = true
    readSession(items).then(
      (done) => isCurrent && setRead(done),
      () => isCurrent && setRead('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [items])
  return read
}

async function readSession(items: readonly SessionEntry[]): Promise<ReadSession> {
  const read = await Promise.all(items.map(async (entry) => [entry.id, await readEntry(entry)] as const))
  const values = new Map(read.flatMap(([id, entry]): [string, EntryValues][] => (entry ? [[id, entry]] : [])))
  return { items, values, graph: sessionGraph(items, values) }
}

async function readEntry({ id, family, consultaId }: SessionEntry): Promise<EntryValues | undefined> {
  const { variants } = (await loadFamily(family)).default
  const definition = Object.values(variants).find((variant) => variant.id === consultaId)
  const kept = answerOf(id)
  if (!definition || !kept) return undefined
  const { values, outcome } = kept
  return entryValues(definition, values, isAnswered(outcome) ? outcome.answer : undefined)
}

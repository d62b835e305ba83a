import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadFamily } from '@/routes/load-family.ts'
import { isAnswered } from '@/state/outcome.ts'
import { readCached, type SessionEntry, session } from '@/state/session.ts'
import { type EntryValues, readEntryValues } from './entry-values.ts'
import { buildSessionGraph, type SessionGraph } from './session-graph.ts'

/** The graph with the values of queries and answers, with all characters, by the entry's id. */
export type SessionGraphData = {
  items: readonly SessionEntry[]
  graph: SessionGraph
  values: ReadonlyMap<string, EntryValues>
}

/**
 * Returns the session's graph from its cached answers; `undefined` while the definitions load, `'failed'` if
 * they do not load. Only the calling component stores it.
 */
export function useSessionGraph(): SessionGraphData | 'failed' | undefined {
  const { items } = useSnapshot(session)
  const [graphData, setGraphData] = useState<SessionGraphData | 'failed'>()
  useEffect(() => {
    let isCurrent = true
    readGraphData(items).then(
      (done) => isCurrent && setGraphData(done),
      () => isCurrent && setGraphData('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [items])
  return graphData
}

async function readGraphData(items: readonly SessionEntry[]): Promise<SessionGraphData> {
  const entryValuesById = await Promise.all(
    items.map(async (entry) => [entry.id, await readEntry(entry)] as const),
  )
  const values = new Map(
    entryValuesById.flatMap(([id, entry]): [string, EntryValues][] => (entry ? [[id, entry]] : [])),
  )
  return { items, values, graph: buildSessionGraph(items, values) }
}

async function readEntry({ id, family, consultaId }: SessionEntry): Promise<EntryValues | undefined> {
  const { variants } = (await loadFamily(family)).default
  const definition = Object.values(variants).find((variant) => variant.id === consultaId)
  const cached = readCached(id)
  if (!definition || !cached) return undefined
  const { values, outcome } = cached
  return readEntryValues(definition, values, isAnswered(outcome) ? outcome.answer : undefined)
}

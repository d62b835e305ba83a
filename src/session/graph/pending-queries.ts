import { proxy, snapshot } from 'valtio/vanilla'
import { onSessionEnd } from '@/state/session.ts'

/** The number of running queries that the user started in the graph, by the node's id. */
export const pendingQueries = proxy<{ counts: Record<string, number> }>({ counts: {} })

/** Counts a query of a node until it ends. */
export async function countPending<Result>(nodeId: string, query: Promise<Result>): Promise<Result> {
  addPending(nodeId, 1)
  try {
    return await query
  } finally {
    addPending(nodeId, -1)
  }
}

function addPending(nodeId: string, change: number): void {
  const { [nodeId]: count = 0, ...others } = pendingQueries.counts
  const next = Math.max(0, count + change)
  pendingQueries.counts = next > 0 ? { ...others, [nodeId]: next } : others
}

onSessionEnd(() => {
  pendingQueries.counts = {}
  // The proxy keeps its last snapshot until the next one.
  snapshot(pendingQueries)
})

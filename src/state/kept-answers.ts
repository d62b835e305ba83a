import { cases } from '@/generated/cases.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { type Loss, registerLosses } from './losses.ts'
import { onSessionEnd, readCached, type SessionEntry, session } from './session.ts'

/** The ids of session entries whose answers are saved in a case. */
const keptIds = new Set<string>()

const listeners = new Set<(entryId: string) => void>()

export function markKept(entryId: string): void {
  if (keptIds.has(entryId)) return
  keptIds.add(entryId)
  for (const listener of listeners) listener(entryId)
}

export const isKept = (entryId: string): boolean => keptIds.has(entryId)

/** Calls `listener` for each answer that a case saves. Returns a function that unsubscribes. */
export function onKept(listener: (entryId: string) => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

onSessionEnd(() => keptIds.clear())

/** Saves entries in the open case. */
type KeepEntries = (entries: readonly SessionEntry[]) => Promise<unknown>

let keepEntries: KeepEntries | undefined

/** Sets how answers are saved, while a case is open. Returns a function that ends this. */
export function setKeepEntries(keep: KeepEntries): () => void {
  keepEntries = keep
  return () => {
    keepEntries = undefined
  }
}

/** Lists the answers that no case has. Examples do not count, since no source billed them. */
const listUnkeptEntries = () =>
  session.items.filter(
    ({ id, outcome }) => outcome !== 'failed' && readCached(id)?.outcome.isDemo === false && !isKept(id),
  )

const describe = (count: number) =>
  cases.isOffered
    ? formatCounted(count, 'resposta que não está em nenhum caso', 'respostas que não estão em nenhum caso')
    : formatCounted(count, 'resposta desta sessão', 'respostas desta sessão')

registerLosses((): Loss[] => {
  const entries = listUnkeptEntries()
  if (entries.length === 0) return []
  const keep = keepEntries
  // An answer without a subject has no place in a case.
  const canKeep = keep && entries.some(({ kind }) => kind)
  return [
    {
      text: describe(entries.length),
      isShared: true,
      ...(canKeep ? { save: () => keep(listUnkeptEntries()) } : {}),
    },
  ]
})

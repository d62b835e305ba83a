import { cases } from '@/generated/cases.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { isKept } from './kept-answers.ts'
import { type Loss, registerLosses } from './losses.ts'
import { readCached, type SessionEntry, session } from './session.ts'

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

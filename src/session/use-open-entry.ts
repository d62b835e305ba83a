import type { LeadKind } from '@manifest/kinds/index.ts'
import { nextQuery } from '@/routes/next-page.ts'
import { findSubjectPath, hasSubjectPage } from '@/routes/page-path.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { readCachedValues, type SessionEntry } from '@/state/session.ts'
import { ensureSubjectId } from '@/state/subjects.ts'
import { confirmCost } from './ask-first.ts'

/**
 * Opens the page of an entry, which shows the cached answer. With `isFresh` it queries the source again, after the
 * user confirms the cost.
 *
 * @param onOpen Called before the page opens.
 */
export function useOpenEntry(
  onOpen?: () => void,
): (
  entry: Pick<SessionEntry, 'id' | 'path' | 'origin' | 'outcome' | 'cost'>,
  options?: { isFresh?: boolean },
) => void {
  const navigate = useNavigateTo()
  return async ({ id, path, origin, outcome, cost }, options) => {
    const isRepetition = options?.isFresh && outcome !== 'failed'
    if (isRepetition && !(await confirmCost('Consultar de novo', cost))) return
    onOpen?.()
    const values = readCachedValues(id)
    if (values) nextQuery.give(path, { entryId: id, values, origin, ...options })
    navigate(path)
  }
}

type OpenSubject = (kind: LeadKind, value: string) => void

/** Opens the page of a subject, whose path has only a random id; `undefined` if the manifest has no such page. */
export function useOpenSubject(): OpenSubject | undefined {
  const navigate = useNavigateTo()
  if (!hasSubjectPage()) return undefined
  return (kind, value) => {
    const path = findSubjectPath(ensureSubjectId(kind, value))
    if (path) navigate(path)
  }
}

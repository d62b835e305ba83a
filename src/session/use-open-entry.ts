import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { readCachedValues, type SessionEntry, setNextQuery } from '@/state/session.ts'

/**
 * Opens the page of a consulta of this session, which shows the kept answer, or with `isFresh` asks the source again.
 */
export function useOpenEntry(): (
  entry: Pick<SessionEntry, 'id' | 'consultaId' | 'path' | 'from'>,
  options?: { isFresh?: boolean },
) => void {
  const navigate = useNavigateTo()
  return ({ id, consultaId, path, from }, options) => {
    const values = readCachedValues(id)
    if (values) setNextQuery({ consultaId, entryId: id, values, ...(from ? { from } : {}), ...options })
    navigate(path)
  }
}

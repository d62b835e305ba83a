import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { readCachedValues, type SessionEntry, setNextQuery } from '@/state/session.ts'

/** Opens the page of an entry, which shows the cached answer. With `isFresh` it queries the source again. */
export function useOpenEntry(): (
  entry: Pick<SessionEntry, 'id' | 'consultaId' | 'path' | 'origin'>,
  options?: { isFresh?: boolean },
) => void {
  const navigate = useNavigateTo()
  return ({ id, consultaId, path, origin }, options) => {
    const values = readCachedValues(id)
    if (values) setNextQuery({ consultaId, entryId: id, values, ...(origin ? { origin } : {}), ...options })
    navigate(path)
  }
}

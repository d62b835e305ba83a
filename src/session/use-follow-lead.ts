import type { Lead } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { type EntryOrigin, setNextQuery } from '@/state/session.ts'

/** Returns the key for a dossiê's query; consultas use their `consultaId`. */
export const dossieQueryKey = (dossie: string) => `dossie ${dossie}`

/**
 * Opens a consulta or a dossiê with a value, which stays in memory. The page starts a query if it needs no
 * other value.
 */
export function useFollowLead(): (
  lead: Lead<Path>,
  value: string,
  origin?: EntryOrigin,
  isDossie?: boolean,
) => void {
  const navigate = useNavigateTo()
  return ({ id, path, field }, value, origin, isDossie = false) => {
    setNextQuery({
      consultaId: isDossie ? dossieQueryKey(id) : id,
      values: { [field]: value },
      ...(origin ? { origin } : {}),
    })
    navigate(path)
  }
}

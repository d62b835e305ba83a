import type { Lead } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { type EntryOrigin, setNextQuery } from '@/state/session.ts'

/** What the question for a dossiê's page is left under; consultas have their `consultaId`. */
export const dossieQueryKey = (dossie: string) => `dossie ${dossie}`

/**
 * Opens a consulta, or a dossiê, with a value filled in, which asks where nothing else is needed. The value, as a form
 * sends it, travels in memory.
 */
export function useFollowLead(): (
  lead: Lead<Path>,
  value: string,
  from?: EntryOrigin,
  isDossie?: boolean,
) => void {
  const navigate = useNavigateTo()
  return ({ id, path, field }, value, from, isDossie = false) => {
    setNextQuery({
      consultaId: isDossie ? dossieQueryKey(id) : id,
      values: { [field]: value },
      ...(from ? { from } : {}),
    })
    navigate(path)
  }
}

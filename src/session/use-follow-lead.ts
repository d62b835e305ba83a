import type { Lead } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { type EntryOrigin, setNextQuery } from '@/state/session.ts'
import { findTabDossie } from '@/state/session-reports.ts'
import { dossieQueryKey } from './query-keys.ts'
import { useOpenReport } from './use-open-report.ts'

/**
 * Opens a consulta or a dossiê with a value, which stays in memory. The page starts a query if it needs no
 * other value. A dossiê about the value that the session has opens again as it was.
 */
export function useFollowLead(): (
  lead: Lead<Path>,
  value: string,
  origin?: EntryOrigin,
  isDossie?: boolean,
) => void {
  const navigate = useNavigateTo()
  const openReport = useOpenReport()
  return ({ id, path, field }, value, origin, isDossie = false) => {
    const report = isDossie ? findTabDossie(path, value) : undefined
    if (report) return openReport(report)
    setNextQuery({
      consultaId: isDossie ? dossieQueryKey(id) : id,
      values: { [field]: value },
      ...(origin ? { origin } : {}),
    })
    navigate(path)
  }
}

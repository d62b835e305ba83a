import type { Lead } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { nextQuery, nextReport } from '@/routes/next-page.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import type { EntryOrigin } from '@/state/session.ts'
import { findTabDossie, type SessionReport } from '@/state/session-reports.ts'
import { requestTabReport } from '@/state/tabs/tab-reports.ts'
import { notify } from '@/ui/feedback/notify.ts'

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
  return ({ path, field }, value, origin, isDossie = false) => {
    const report = isDossie ? findTabDossie(path, value) : undefined
    if (report) return openReport(report)
    nextQuery.give(path, { values: { [field]: value }, origin })
    navigate(path)
  }
}

type OpenedReport = Pick<SessionReport, 'id' | 'kind' | 'path' | 'isElsewhere'>

const unavailableTexts = {
  dossie: 'A outra aba não entregou o dossiê. Abra-o lá, ou tente de novo quando ele terminar.',
  batch: 'A outra aba não entregou o lote. Abra-o lá, ou tente de novo quando ele terminar.',
}

/** Opens a dossiê or a batch as it was. If another tab has it, this tab gets a copy. */
export function useOpenReport(): (report: OpenedReport) => void {
  const navigate = useNavigateTo()
  const openCopy = async ({ id, kind, path }: OpenedReport) => {
    const data = await requestTabReport(id)
    if (data === undefined) return notify.error(unavailableTexts[kind], { duration: 6000 })
    nextReport.give(path, { id, data })
    navigate(path)
  }
  return (report) => {
    const { id, path, isElsewhere } = report
    if (isElsewhere) return void openCopy(report)
    nextReport.give(path, { id })
    navigate(path)
  }
}

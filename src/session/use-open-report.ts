import { routes } from '@/generated/routes.ts'
import { matchRoute } from '@/routes/match-route.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { setNextReport } from '@/state/next-report.ts'
import { setNextQuery } from '@/state/session.ts'
import type { SessionReport } from '@/state/session-reports.ts'
import { requestTabReport } from '@/state/tabs/tab-reports.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { batchQueryKey, dossieQueryKey } from './query-keys.ts'

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
    setNextReport({ id, path, data })
    navigate(path)
  }
  return (report) => {
    const { id, kind, path, isElsewhere } = report
    if (isElsewhere) return void openCopy(report)
    const dossie = matchRoute(routes, path)?.route.dossie
    const consultaId = kind === 'batch' ? batchQueryKey(path) : dossieQueryKey(dossie ?? '')
    setNextQuery({ consultaId, values: {}, reportId: id })
    navigate(path)
  }
}

import type { Path } from '@/generated/paths.ts'
import { routes } from '@/generated/routes.ts'
import { matchRoute } from '@/routes/match-route.ts'
import { useNavigateTo } from '@/routes/use-navigate-to.ts'
import { setNextQuery } from '@/state/session.ts'
import type { SessionReport } from '@/state/session-reports.ts'
import { dossieQueryKey } from './use-follow-lead.ts'

/** Returns the key for a query that opens a batch's page. */
export const batchQueryKey = (path: Path) => `batch ${path}`

/** Opens a dossiê or a batch of this tab as it was. */
export function useOpenReport(): (report: Pick<SessionReport, 'id' | 'kind' | 'path'>) => void {
  const navigate = useNavigateTo()
  return ({ id, kind, path }) => {
    const dossie = matchRoute(routes, path)?.route.dossie
    const consultaId = kind === 'batch' ? batchQueryKey(path) : dossieQueryKey(dossie ?? '')
    setNextQuery({ consultaId, values: {}, reportId: id })
    navigate(path)
  }
}

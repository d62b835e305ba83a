import { snapshot, subscribe } from 'valtio/vanilla'
import { onSessionEnd } from '../session.ts'
import { type SessionReport, sessionReports } from '../session-reports.ts'
import { currentSubjectId } from '../subjects.ts'

/** The tab of each report that this tab cannot open. */
const tabByReportId = new Map<string, string>()

onSessionEnd(() => tabByReportId.clear())

/** Returns the dossiês and batches of this tab. */
export const readOwnReports = (): SessionReport[] =>
  snapshot(sessionReports).items.filter(({ isElsewhere }) => !isElsewhere) as SessionReport[]

/** Calls `listener` when a dossiê or a batch of this tab changes. Returns a function that unsubscribes. */
export function onOwnReportsChange(listener: () => void): () => void {
  const describe = () => JSON.stringify(readOwnReports())
  let latest = describe()
  return subscribe(sessionReports, () => {
    const current = describe()
    if (current === latest) return
    latest = current
    listener()
  })
}

/** Replaces the listed reports of another tab. */
export function replaceTabReports(tabId: string, reports: readonly SessionReport[]): void {
  const others = sessionReports.items.filter(({ id }) => tabByReportId.get(id) !== tabId)
  const ids = new Set(others.map(({ id }) => id))
  const added = reports
    .filter(({ id }) => !ids.has(id))
    .map(({ subjectId, ...report }) => ({
      ...report,
      ...(subjectId === undefined ? {} : { subjectId: currentSubjectId(subjectId) }),
      isElsewhere: true,
    }))
  if (added.length === 0 && others.length === sessionReports.items.length) return
  for (const [id, owner] of tabByReportId) if (owner === tabId) tabByReportId.delete(id)
  for (const { id } of added) tabByReportId.set(id, tabId)
  sessionReports.items = [...others, ...added].sort((one, other) => other.at - one.at)
}

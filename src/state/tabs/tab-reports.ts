import type { Json } from '@manifest/schema/consulta.ts'
import { snapshot, subscribe } from 'valtio/vanilla'
import { onSessionEnd } from '../session.ts'
import { type SessionReport, sessionReports } from '../session-reports.ts'
import { currentSubjectId } from '../subjects.ts'

/** The time in ms after which a request to another tab has failed. A browser may freeze hidden tabs. */
const maxWait = 10_000

/** The tab of each report that this tab has to request. */
const tabByReportId = new Map<string, string>()

/** Open requests by report. Each gets the data, or `undefined` if there are none. */
const requests = new Map<string, (data: Json | undefined) => void>()

type SendRequest = (tabId: string, reportId: string) => void

let sendRequest: SendRequest | undefined

onSessionEnd(() => {
  tabByReportId.clear()
  endRequests([...requests.keys()])
})

/** Returns the dossiês and batches of this tab. */
export const readOwnReports = (): SessionReport[] =>
  snapshot(sessionReports).items.filter(({ isElsewhere }) => !isElsewhere) as SessionReport[]

/** Returns the other tabs that have batches, whose answers they hold. */
export const listTabsWithBatches = (): string[] => [
  ...new Set(
    sessionReports.items.flatMap(({ id, kind, isElsewhere }) =>
      kind === 'batch' && isElsewhere ? (tabByReportId.get(id) ?? []) : [],
    ),
  ),
]

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
  const others = sessionReports.items.filter(
    ({ id, isElsewhere }) => !isElsewhere || tabByReportId.get(id) !== tabId,
  )
  const ids = new Set(others.map(({ id }) => id))
  const added = reports
    .filter(({ id }) => !ids.has(id))
    .map(({ subjectId, ...report }) => ({
      ...report,
      ...(subjectId === undefined ? {} : { subjectId: currentSubjectId(subjectId) }),
      isElsewhere: true,
    }))
  const listedIds = new Set(reports.map(({ id }) => id))
  endRequests([...requests.keys()].filter((id) => tabByReportId.get(id) === tabId && !listedIds.has(id)))
  if (added.length === 0 && others.length === sessionReports.items.length) return
  for (const [id, owner] of tabByReportId) if (owner === tabId) tabByReportId.delete(id)
  for (const { id } of added) tabByReportId.set(id, tabId)
  sessionReports.items = [...others, ...added].sort((one, other) => other.at - one.at)
}

/** Sets how requests reach the other tabs. Returns a function that ends this. */
export function setReportRequests(send: SendRequest): () => void {
  sendRequest = send
  return () => {
    sendRequest = undefined
    endRequests([...requests.keys()])
  }
}

/**
 * Requests the data of a report from the tab that has it. Returns `undefined` if that tab has closed or does not
 * answer, or if the report has not ended.
 */
export function requestTabReport(id: string): Promise<Json | undefined> {
  const tabId = tabByReportId.get(id)
  if (tabId === undefined || !sendRequest) return Promise.resolve(undefined)
  endRequests([id])
  const timer = setTimeout(() => endRequests([id]), maxWait)
  const answered = new Promise<Json | undefined>((resolve) => {
    requests.set(id, (data) => {
      clearTimeout(timer)
      resolve(data)
    })
  })
  sendRequest(tabId, id)
  return answered
}

/** Hands the data of another tab to the request for them. */
export function takeTabReport(id: string, data: Json | undefined): void {
  const answer = requests.get(id)
  requests.delete(id)
  answer?.(data)
}

function endRequests(ids: readonly string[]): void {
  for (const id of ids) takeTabReport(id, undefined)
}

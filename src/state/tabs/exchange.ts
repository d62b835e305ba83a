import { snapshot, subscribe } from 'valtio/vanilla'
import { app } from '@/generated/app.ts'
import { yieldToMain } from '@/lib/run-in-slices.ts'
import { isOtherLogin } from '../auth.ts'
import { isKept, markKept, onKept } from '../kept-answers.ts'
import { buildReportData } from '../report-data.ts'
import { type AnsweredEntry, addAnswers, readCached, session } from '../session.ts'
import { currentSubjectId, listSubjectIds } from '../subjects.ts'
import { joinSubjects } from './join-subjects.ts'
import { messageVersion, readMessage, type TabContent } from './read-message.ts'
import {
  connectTabAnswers,
  type HeldRequest,
  type LoadDefinition,
  listAnswersFor,
  recordTabMessage,
  takeTabAnswers,
} from './tab-answers.ts'
import {
  onOwnReportsChange,
  readOwnReports,
  replaceTabReports,
  setReportRequests,
  takeTabReport,
} from './tab-reports.ts'

export type ExchangeOptions = {
  loginId: string
  tabId: string
  /** Called with the tab of each message. */
  onTab: (tabId: string) => void
  /** Returns true if another tab of the login is open. */
  hasOthers: () => boolean
  /** Returns true if the user may open the page. */
  mayOpenPath: (path: string) => boolean
  loadDefinition: LoadDefinition
}

/** The most answers in one message. Each message is copied at once, and an answer may have megabytes. */
const answersPerMessage = 5

/**
 * Gives the session's answers to the other tabs of the login, and takes theirs. Everything goes from memory to
 * memory. The returned function ends it.
 */
export function openExchange({
  loginId,
  tabId,
  onTab,
  hasOthers,
  mayOpenPath,
  loadDefinition,
}: ExchangeOptions): () => void {
  const channel = new BroadcastChannel(`${app.storagePrefix}.session`)
  const controller = new AbortController()
  const { signal } = controller
  /** The ids that this tab has had, or has requested. Answers that the limits removed do not come back. */
  const seenIds = new Set(session.items.map(({ id }) => id))
  let isReceiving = false

  const post = (content: TabContent) => {
    if (!signal.aborted && !isOtherLogin())
      channel.postMessage({ ...content, version: messageVersion, loginId, from: tabId })
  }

  const postList = (wantsReply: boolean) =>
    post({ kind: 'list', ids: session.items.map(({ id }) => id), subjects: listSubjectIds(), wantsReply })

  const postReports = () => post({ kind: 'reports', reports: readOwnReports() })

  async function postReportData(to: string, id: string) {
    const report = readOwnReports().find((own) => own.id === id)
    const data = report && (await buildReportData(report).catch(() => undefined))
    post({ kind: 'report-data', to, id, data })
  }

  async function postAnswers(ids: readonly string[]) {
    for (let start = 0; start < ids.length && !signal.aborted; start += answersPerMessage) {
      const answers = collectAnswers(ids.slice(start, start + answersPerMessage))
      const subjectIds = new Set(answers.map(({ entry }) => entry.subjectId))
      const subjects = listSubjectIds().filter(([, id]) => subjectIds.has(id))
      const keptIds = answers.map(({ entry }) => entry.id).filter(isKept)
      post({ kind: 'answers', answers, subjects, keptIds })
      await yieldToMain()
    }
  }

  async function postHeld(to: string, id: string, request: HeldRequest) {
    const held = listAnswersFor(request)
    for (let start = 0; !signal.aborted; start += answersPerMessage) {
      const isLast = start + answersPerMessage >= held.length
      post({ kind: 'held', to, id, answers: held.slice(start, start + answersPerMessage), isLast })
      if (isLast) return
      await yieldToMain()
    }
  }

  function takeAnswers(answers: readonly AnsweredEntry[]) {
    const known = new Set(session.items.map(({ id }) => id))
    const added = answers.filter(({ entry }) => !known.has(entry.id) && mayOpenPath(entry.path))
    for (const { entry } of added) {
      seenIds.add(entry.id)
      entry.subjectId = currentSubjectId(entry.subjectId)
    }
    if (added.length > 0) addAnswers(added)
  }

  function handle(content: TabContent & { from: string }) {
    switch (content.kind) {
      case 'list': {
        joinSubjects(content.subjects)
        const ids = content.ids.filter((id) => !seenIds.has(id))
        for (const id of ids) seenIds.add(id)
        if (ids.length > 0) post({ kind: 'request', to: content.from, ids })
        if (!content.wantsReply) return
        postList(false)
        postReports()
        return
      }
      case 'request':
        if (content.to === tabId) void postAnswers(content.ids)
        return
      case 'answers':
        joinSubjects(content.subjects)
        takeAnswers(content.answers)
        for (const id of content.keptIds) markKept(id)
        return
      case 'reports':
        replaceTabReports(
          content.from,
          content.reports.filter(({ path }) => mayOpenPath(path)),
        )
        return
      case 'report-request':
        if (content.to === tabId) void postReportData(content.from, content.id)
        return
      case 'report-data':
        if (content.to === tabId) takeTabReport(content.id, content.data)
        return
      case 'held-request':
        if (content.to === tabId) void postHeld(content.from, content.id, content)
        return
      case 'held': {
        const { to, id, answers, isLast } = content
        const allowed = answers.filter(({ path }) => mayOpenPath(path))
        if (to === tabId) takeTabAnswers(id, allowed, isLast)
      }
    }
  }

  channel.addEventListener('message', ({ data }) => {
    const message = readMessage(data)
    if (!message || message.loginId !== loginId || isOtherLogin()) return
    const wasAlone = !hasOthers()
    onTab(message.from)
    recordTabMessage(message.from)
    // The other tab may have asked before this one had an answer that it posted to nobody.
    if (wasAlone) postList(false)
    isReceiving = true
    handle(message)
    isReceiving = false
  })

  const stops = [
    subscribe(session, () => {
      const ids = session.items.map(({ id }) => id).filter((id) => !seenIds.has(id))
      for (const id of ids) seenIds.add(id)
      // A message copies the answers. A tab that opens later requests them.
      if (hasOthers()) void postAnswers(ids)
    }),
    onOwnReportsChange(postReports),
    setReportRequests((to, id) => post({ kind: 'report-request', to, id })),
    connectTabAnswers({
      send: (to, id, request) => post({ kind: 'held-request', to, id, ...request }),
      loadDefinition,
    }),
    onKept((id) => {
      if (!isReceiving) post({ kind: 'answers', answers: [], subjects: [], keptIds: [id] })
    }),
  ]
  postList(true)
  postReports()

  return () => {
    controller.abort()
    channel.close()
    for (const stop of stops) stop()
  }
}

/** Returns entries with their values and outcomes. Entries that are no longer cached are left out. */
function collectAnswers(ids: readonly string[]): AnsweredEntry[] {
  const entries = new Map(snapshot(session).items.map((entry) => [entry.id, entry]))
  return ids.flatMap((id) => {
    const [entry, cached] = [entries.get(id), readCached(id)]
    return entry && cached ? [{ entry, values: cached.values, outcome: cached.outcome }] : []
  })
}

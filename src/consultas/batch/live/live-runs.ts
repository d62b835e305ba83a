import type { SourceBatch } from '@manifest/contract/source-batch.ts'
import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { proxy, ref, snapshot } from 'valtio/vanilla'
import { subscribeSync } from '@/lib/subscribe-sync.ts'
import { drafts, onSaveDrafts } from '@/state/drafts.ts'
import { type AnswerHolder, createAnswerHolder } from '@/state/held-answers.ts'
import { maySee, roles } from '@/state/roles.ts'
import { onSessionEnd } from '@/state/session.ts'
import { removeReport } from '@/state/session-reports.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { chosenPurpose } from '../../form/purpose.ts'
import type { Outcome } from '../../outcome.ts'
import { createBatchQuerier } from '../../query/batch-querier.ts'
import { browserEnvironment, browserWithoutNetwork } from '../../query/environment.ts'
import type { BatchTarget } from '../batch-target.ts'
import type { EnteredList, ListDraft } from '../input/entered-list.ts'
import { BatchRun } from '../run/batch-run.ts'
import {
  type BatchLine,
  blocksQueue,
  type EarlierMarks,
  type EarlierOutcomes,
  emptyGivenList,
  type GivenList,
  isUnderWay,
  type Run,
} from '../run/progress.ts'
import { ServerRun } from '../server/server-run.ts'
import { createUsageBuffer, digestList, isReportDue, reportOngoing, reportRun } from './follow-run.ts'
import { statusText } from './status-text.ts'

/** A batch of this tab that is queued, running or finished. */
export type LiveRun = {
  /** Random. It reveals nothing about the list. */
  id: string
  target: BatchTarget
  startedAt: number
  /** By which another tab knows the same list. Absent until it is computed. */
  listDigest: string | undefined
  /** The purpose at the start of the run. Later choices do not change it. */
  purpose: string | undefined
  run: Run
  /** The list's own columns and invalid lines. */
  given: GivenList
  /**
   * The ids of the columns that the user chose, the indexes of the list's own columns, the columns of marks that the
   * user hid, and the pinned columns. Without a choice the table shows the summary and the findings.
   */
  columnState: { columns: string[] | undefined; own: number[]; hiddenMarks: string[]; pinned: string[] }
  /** The indexes of the rows that the user ticked. */
  tickState: { indexes: readonly number[] }
  /** Marks the run's page as open until the returned function is called. */
  watch: () => () => void
  end: () => void
}

/** The id of the run that the page of a target shows, by the target's id. */
export const shownRunIds = new Map<string, string>()

onSessionEnd(() => shownRunIds.clear())

/** The number of own columns in the table at first. The user can show the others. */
const maxOwnShown = 6

/** In the order of the queue. */
const store = proxy({ runs: ref<readonly LiveRun[]>([]) })

function setRuns(next: readonly LiveRun[]) {
  store.runs = ref(next)
  // The proxy keeps its last snapshot until the next one.
  snapshot(store)
}

/**
 * Returns the batches of this tab. One batch runs at a time and the others wait. They continue while the user
 * is on other pages, are only in memory, and end with the session.
 */
export const readLiveRuns = () => store.runs

/** Calls the listeners after another run is shown. */
export const refreshLiveRuns = () => setRuns([...store.runs])

/** Calls `listener` when a batch is added, removed or changes status. */
export const subscribeToLiveRuns = (listener: () => void) => subscribeSync(store, listener)

/** Returns the batch before a queued one. */
export const findPrecedingRun = (live: LiveRun): LiveRun | undefined =>
  store.runs
    .slice(0, store.runs.indexOf(live))
    .findLast(({ run }) => !run.isOnServer && isUnderWay(run.getSnapshot()))

const isQueueBlocked = () => store.runs.some(({ run }) => !run.isOnServer && blocksQueue(run.getSnapshot()))

/** Starts the first batch in the queue, unless another one is running. */
function startNextRun() {
  if (!isQueueBlocked())
    store.runs.find(({ run }) => !run.isOnServer && run.getSnapshot().status === 'queued')?.run.begin()
}

type StartRunOptions = {
  /** The id of a run that a case kept. */
  id?: string
  /** Lines with an outcome are not queried again. */
  earlierOutcomes?: EarlierOutcomes
  earlierMarks?: EarlierMarks
  given?: GivenList
  /** The purpose of a batch that another tab or a case had. Other batches have the chosen one. */
  purpose?: string
  /** The list that the lines come from. It is saved as a draft if the session ends. */
  list?: EnteredList
  /** A batch of the source to open. */
  opened?: SourceBatch
  /** Queries lines that the session has answers for again. */
  isFresh?: boolean
  /** Holds the answers of the batch. It has those of other tabs from the start. */
  holder?: AnswerHolder | undefined
}

/**
 * Starts or queues a batch, which the page of its target then shows. A batch that is under way goes on, since its
 * answers are paid for.
 */
export function startRun(
  target: BatchTarget,
  lines: readonly BatchLine[],
  {
    id = crypto.randomUUID(),
    earlierOutcomes,
    earlierMarks,
    given = emptyGivenList,
    list,
    opened,
    isFresh = false,
    holder = createAnswerHolder(),
    purpose: ownPurpose = chosenPurpose(target.form),
  }: StartRunOptions = {},
): void {
  const usage = createUsageBuffer()
  const { isDemo, ...speed } = target.speed
  const purpose = opened ? opened.purpose : ownPurpose
  const earlier = {
    ...(earlierOutcomes ? { earlierOutcomes } : {}),
    ...(earlierMarks ? { earlierMarks } : {}),
  }
  const hold = (line: BatchLine | undefined, outcome: Outcome, ms: number) => {
    const answers = line ? target.listAnswers({ values: line.values, outcome, ms, purpose }) : []
    for (const answer of answers) holder.hold(answer)
  }
  for (const [index, { outcome, ms }] of earlierOutcomes ?? []) hold(lines[index], outcome, ms)
  const querier = createBatchQuerier({ holder, onUsage: usage.add, isFresh })
  const { ask, readKnown } = target.createQuery({ querier, purpose, isFresh })
  const createBrowserRun = () =>
    new BatchRun({
      lines,
      query: ({ values }, signal) => ask(values, signal),
      readKnown: ({ values }) => readKnown(values),
      speed,
      environment: isDemo ? browserWithoutNetwork : browserEnvironment,
      mayStart: () => !isQueueBlocked(),
      ...earlier,
      ...(target.toRowState ? { toRowState: target.toRowState } : {}),
    })
  const run: Run = target.server
    ? new ServerRun({
        lines,
        server: target.server,
        purpose,
        environment: browserEnvironment,
        onUsage: usage.add,
        onOutcome: hold,
        readKnown: ({ values }) => readKnown(values),
        ...earlier,
        ...(opened ? { opened } : {}),
      })
    : createBrowserRun()
  const ongoing = reportOngoing(target, run, () => findPrecedingRun(live)?.target.title)
  let { status } = run.getSnapshot()
  const stopFollowing = run.subscribe(() => {
    const progress = run.getSnapshot()
    if (progress.status === status) {
      if (isUnderWay(progress) && isReportDue(run)) report()
      return
    }
    status = progress.status
    // A run that starts to wait goes to the end of the queue.
    setRuns(status === 'queued' ? [...store.runs.filter((other) => other !== live), live] : [...store.runs])
    const text = statusText(progress, findPrecedingRun(live)?.target.title)
    announce(store.runs.length > 1 ? `${target.title}: ${text}` : text)
    report()
    startNextRun()
  })
  const report = () => reportRun(live, findPrecedingRun(live)?.target.title)
  const stopReporting = subscribeToLiveRuns(ongoing.report)
  const stopSavingDraft = onSaveDrafts((isEnd) => {
    const values: ListDraft | undefined = list && { list, isChecking: true }
    if (isEnd && values) drafts.give(target.path, { values })
  })
  const live: LiveRun = {
    id,
    startedAt: Date.now(),
    listDigest: undefined,
    target,
    purpose,
    run,
    given,
    columnState: proxy({
      columns: undefined,
      own: [...given.ownColumns.keys()].slice(0, maxOwnShown),
      hiddenMarks: [],
      pinned: [],
    }),
    tickState: proxy({ indexes: [] }),
    watch: ongoing.watch,
    end() {
      for (const stop of [stopFollowing, stopReporting, stopSavingDraft, ongoing.stop]) stop()
      run.dispose()
      usage.flush()
      holder.release()
      removeReport(live.id)
      setRuns(store.runs.filter((other) => other !== live))
      startNextRun()
    },
  }
  shownRunIds.set(target.id, live.id)
  setRuns([...store.runs, live])
  // A restored run has ended already.
  report()
  void digestList(target, lines).then((digest) => {
    live.listDigest = digest
    if (store.runs.includes(live)) report()
  })
}

/** Ends all batches at once, so that no queued one starts. */
function endAll() {
  const all = store.runs
  setRuns([])
  for (const { end } of all) end()
}

/** Ends batches whose target the user may not see any more. */
function endForbiddenRuns() {
  for (const { target, end } of store.runs) if (!maySee(target.access)) end()
}

subscribeSync(roles, endForbiddenRuns)
onSessionEnd(endAll)

/** Returns the tab's batches. */
export const useLiveRuns = () => useSnapshot(store, { sync: true }).runs

/** Returns a run's progress, and renders again when it changes. */
export const useProgress = (run: Run) => useSyncExternalStore(run.subscribe, run.getSnapshot)

import { useSyncExternalStore } from 'react'
import { proxy, subscribe } from 'valtio/vanilla'
import { onSaveDrafts, saveDraft } from '@/state/drafts.ts'
import { maySee, roles } from '@/state/roles.ts'
import { onSessionEnd } from '@/state/session.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { chosenPurpose } from '../../form/purpose.ts'
import { browserEnvironment, browserWithoutNetwork } from '../../run/environment.ts'
import type { BatchTarget } from '../batch-target.ts'
import type { EnteredList, ListDraft } from '../input/input-step.tsx'
import { BatchRun } from '../run/batch-run.ts'
import { type BatchLine, blocksQueue, type EarlierOutcomes, isUnderWay } from '../run/progress.ts'
import { reportOngoing, warnBeforeUnload } from './follow-run.ts'
import { statusText } from './status-text.ts'
import { usageBuffer } from './usage-buffer.ts'

/** A batch that stands in line, is under way or has ended, and what it asks. */
export type LiveRun = {
  target: BatchTarget
  /** What it is for, whatever is chosen for others later. */
  purpose: string | undefined
  run: BatchRun
  /** The ids of the answer's columns that its table shows. */
  columnState: { columns: string[] }
  /** Says that the page of the run is open, until the function that it returns is called. */
  watch: () => () => void
  end: () => void
}

/** In the order in which they get their turn. */
let runs: readonly LiveRun[] = []

const listeners = new Set<() => void>()

function setRuns(next: readonly LiveRun[]) {
  runs = next
  for (const listener of [...listeners]) listener()
}

/**
 * The batches of this tab, one for each target. One at a time asks, and the others wait in line. They continue while
 * the user is on other pages, are kept in memory only, and end with the session.
 */
export const readLiveRuns = () => runs

/** Calls `listener` when a batch comes, goes or gets another status, until the function that it returns is called. */
export function subscribeToLiveRuns(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The batch that another one stands in line behind. */
export const findPrecedingRun = (live: LiveRun): LiveRun | undefined =>
  runs.slice(0, runs.indexOf(live)).findLast(({ run }) => isUnderWay(run.progress()))

const isQueueBlocked = () => runs.some(({ run }) => blocksQueue(run.progress()))

/** Lets the first in line start, unless another has its turn. */
function startNextRun() {
  if (!isQueueBlocked()) runs.find(({ run }) => run.progress().status === 'waiting')?.run.begin()
}

type StartRunOptions = {
  /** What is not asked again. */
  earlierOutcomes?: EarlierOutcomes
  /** Where the lines are from: what is left of the batch when the session ends. */
  list?: EnteredList
}

/** Starts a batch, or puts it in line; it replaces an earlier one of the same target. */
export function startRun(
  target: BatchTarget,
  lines: readonly BatchLine[],
  { earlierOutcomes, list }: StartRunOptions = {},
): void {
  runs.find((other) => other.target.id === target.id)?.end()
  const usage = usageBuffer()
  const { isDemo, ...speed } = target.speed
  const purpose = chosenPurpose(target.form)
  const queryLine = target.createQuery(usage.add, purpose)
  const run = new BatchRun({
    lines,
    query: ({ values }, signal) => queryLine(values, signal),
    speed,
    environment: isDemo ? browserWithoutNetwork : browserEnvironment,
    mayStart: () => !isQueueBlocked(),
    ...(earlierOutcomes ? { earlierOutcomes } : {}),
    ...(target.readLineState ? { readLineState: target.readLineState } : {}),
  })
  const ongoing = reportOngoing(target, run, () => findPrecedingRun(live)?.target.title)
  const stopWarning = warnBeforeUnload(run)
  let { status } = run.progress()
  const stopFollowing = run.subscribe(() => {
    const progress = run.progress()
    if (progress.status === status) return
    status = progress.status
    // Who starts to wait goes to the end of the line.
    setRuns(status === 'waiting' ? [...runs.filter((other) => other !== live), live] : [...runs])
    const text = statusText(progress, findPrecedingRun(live)?.target.title)
    announce(runs.length > 1 ? `${target.title}: ${text}` : text)
    startNextRun()
  })
  const stopReporting = subscribeToLiveRuns(ongoing.report)
  const stopSavingDraft = onSaveDrafts(() => {
    if (list) saveDraft(target.path, { list, isChecking: true } satisfies ListDraft)
  })
  const live: LiveRun = {
    target,
    purpose,
    run,
    columnState: proxy({ columns: [] }),
    watch: ongoing.watch,
    end() {
      for (const stop of [stopFollowing, stopReporting, stopSavingDraft, ongoing.stop, stopWarning]) stop()
      run.dispose()
      usage.flush()
      setRuns(runs.filter((other) => other !== live))
      startNextRun()
    },
  }
  setRuns([...runs, live])
}

/** Ends all at once: none of those in line gets its turn. */
function endAll() {
  const all = runs
  setRuns([])
  for (const { end } of all) end()
}

/** Ends those that ask what the user may not see any more. */
function endForbiddenRuns() {
  for (const { target, end } of runs) if (!maySee(target.access)) end()
}

const isSynchronous = true
subscribe(roles, endForbiddenRuns, isSynchronous)
onSessionEnd(endAll)

/** The tab's batches. */
export const useLiveRuns = () => useSyncExternalStore(subscribeToLiveRuns, readLiveRuns)

/** A run's progress, kept up to date. */
export const useProgress = (run: BatchRun) => useSyncExternalStore(run.subscribe, run.progress)

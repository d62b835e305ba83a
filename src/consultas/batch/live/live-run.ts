import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { subscribe } from 'valtio/vanilla'
import type { Path } from '@/generated/paths.ts'
import { auth } from '@/state/auth.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { runQuery } from '../../sources/run-query.ts'
import { BatchRun } from '../run/batch-run.ts'
import { browser, browserWithoutNetwork } from '../run/environment.ts'
import type { Line } from '../run/progress.ts'
import { speedOf } from '../speed.ts'
import { reportOngoing } from './report-ongoing.ts'
import { statusText } from './status-text.ts'
import { usageOf } from './usage-buffer.ts'
import { warnBeforeUnload } from './warn-before-unload.ts'

/** A batch under way or ended, and the consulta that it queries. */
export type LiveRun = {
  definition: ConsultaDefinition
  run: BatchRun
  /** Says that the page of the run is open, until the function that it returns is called. */
  watch: () => () => void
  end: () => void
}

let live: LiveRun | undefined

const listeners = new Set<() => void>()

function setLive(next: LiveRun | undefined) {
  live = next
  for (const listener of listeners) listener()
}

/**
 * The one batch of this tab. It continues while the user is on other pages, is kept in memory only, and ends at logout.
 */
export const liveRun = () => live

export function onLiveRun(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Starts a batch, which replaces an earlier one. */
export function startRun(definition: ConsultaDefinition<Path>, lines: readonly Line[]): void {
  live?.end()
  const usage = usageOf(definition)
  const { isDemo, ...speed } = speedOf(definition)
  const run = new BatchRun({
    lines,
    query: ({ values }, signal) => runQuery(definition, values, signal),
    speed,
    environment: isDemo ? browserWithoutNetwork : browser,
    onOutcome: usage.add,
  })
  const ongoing = reportOngoing(definition, run)
  const stopWarning = warnBeforeUnload(run)
  let { status } = run.progress()
  const stopAnnouncing = run.subscribe(() => {
    const progress = run.progress()
    if (progress.status !== status) announce(statusText(progress))
    status = progress.status
  })
  setLive({
    definition,
    run,
    watch: ongoing.watch,
    end() {
      for (const stop of [stopAnnouncing, ongoing.stop, stopWarning]) stop()
      run.dispose()
      usage.flush()
      setLive(undefined)
    },
  })
}

const isSynchronous = true
subscribe(auth, () => !auth.isAuth && live?.end(), isSynchronous)

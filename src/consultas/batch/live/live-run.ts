import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { subscribe } from 'valtio/vanilla'
import type { Path } from '@/generated/paths.ts'
import { auth } from '@/state/auth.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { ask } from '../../ask.ts'
import { BatchRun } from '../run/batch-run.ts'
import type { Line } from '../run/progress.ts'
import { browser, browserWithoutNetwork } from '../run/surroundings.ts'
import { speedOf } from '../speed.ts'
import { reportOngoing } from './report-ongoing.ts'
import { statusText } from './status-text.ts'
import { usageOf } from './usage-buffer.ts'
import { warnBeforeUnload } from './warn-before-unload.ts'

/** A batch and what it is of. */
export type LiveRun = {
  definition: ConsultaDefinition
  run: BatchRun
  /** Says that the page of the run is open, until what it gives back is called. */
  watch: () => () => void
  /** Says that the person has the results as a file. */
  noteExport: () => void
  end: () => void
}

let live: LiveRun | undefined

const listeners = new Set<() => void>()

function setLive(next: LiveRun | undefined) {
  live = next
  for (const listener of listeners) listener()
}

/**
 * The one batch of this tab. It goes on while the person is on other pages, is in memory only, and goes at logout.
 */
export const liveRun = () => live

export function onLiveRun(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Starts a batch in the place of an earlier one. */
export function startRun(definition: ConsultaDefinition<Path>, lines: readonly Line[]): void {
  live?.end()
  const usage = usageOf(definition)
  const { isDemo, ...speed } = speedOf(definition)
  const run = new BatchRun({
    lines,
    ask: ({ values }, signal) => ask(definition, values, signal),
    speed,
    surroundings: isDemo ? browserWithoutNetwork : browser,
    onAsked: usage.add,
  })
  const ongoing = reportOngoing(definition, run)
  const unload = warnBeforeUnload(run)
  let { status } = run.progress()
  const forgetStatus = run.subscribe(() => {
    const progress = run.progress()
    if (progress.status !== status) announce(statusText(progress))
    status = progress.status
  })
  setLive({
    definition,
    run,
    watch: ongoing.watch,
    noteExport: unload.noteExport,
    end() {
      for (const stop of [forgetStatus, ongoing.stop, unload.stop]) stop()
      run.dispose()
      usage.flush()
      setLive(undefined)
    },
  })
}

const isSynchronous = true
subscribe(auth, () => !auth.isAuth && live?.end(), isSynchronous)

import type { BatchRun } from '../run/batch-run.ts'
import { doneOf, isUnderWay } from '../run/progress.ts'

/** Has the browser ask before it throws away a run under way, or results that are nowhere else. */
export function warnBeforeUnload(run: BatchRun) {
  let exported = 0
  const warn = (event: BeforeUnloadEvent) => {
    const progress = run.progress()
    if (isUnderWay(progress) || doneOf(progress) > exported) event.preventDefault()
  }
  window.addEventListener('beforeunload', warn)
  return {
    noteExport: () => {
      exported = doneOf(run.progress())
    },
    stop: () => window.removeEventListener('beforeunload', warn),
  }
}

import type { BatchRun } from '../run/batch-run.ts'
import { isUnderWay } from '../run/progress.ts'

/**
 * Has the browser ask the user before a run under way, or results that are in no file, are lost with the page.
 * Returns a function that ends it.
 */
export function warnBeforeUnload(run: BatchRun) {
  const warn = (event: BeforeUnloadEvent) => {
    const progress = run.progress()
    if (isUnderWay(progress) || progress.unexported > 0) event.preventDefault()
  }
  window.addEventListener('beforeunload', warn)
  return () => window.removeEventListener('beforeunload', warn)
}

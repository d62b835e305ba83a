import { endOngoingWork, setOngoingWork } from '@/state/ongoing-work.ts'
import type { BatchTarget } from '../batch-target.ts'
import type { BatchRun } from '../run/batch-run.ts'
import { isUnderWay } from '../run/progress.ts'
import { statusText } from './status-text.ts'

/**
 * Shows a run on every other page while it is under way, and its end until the user has seen it. `ahead` is the title
 * of the batch that it stands in line behind.
 */
export function reportOngoing(
  { title, path }: BatchTarget,
  run: BatchRun,
  readPrecedingTitle: () => string | undefined,
) {
  let isWatched = false
  let isSeen = false
  let isStopped = false
  const report = () => {
    if (isStopped) return
    const progress = run.progress()
    isSeen = isWatched && !isUnderWay(progress)
    if (isSeen) endOngoingWork(path)
    else setOngoingWork({ title, status: statusText(progress, readPrecedingTitle()), path })
  }
  const unsubscribe = run.subscribe(report)
  return {
    report,
    watch() {
      isWatched = true
      report()
      return () => {
        isWatched = false
        if (!isSeen) report()
      }
    },
    stop() {
      isStopped = true
      unsubscribe()
      endOngoingWork(path)
    },
  }
}

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

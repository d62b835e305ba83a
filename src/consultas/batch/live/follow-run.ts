import { endOngoingWork, setOngoingWork } from '@/state/ongoing-work.ts'
import type { BatchTarget } from '../batch-target.ts'
import { isUnderWay } from '../run/progress.ts'
import type { Run } from '../run/run.ts'
import { statusText } from './status-text.ts'

/**
 * Reports an unfinished run on every other page, and its end until the user has seen it. `readPrecedingTitle`
 * returns the title of the batch before it in the queue.
 */
export function reportOngoing(
  { title, path }: BatchTarget,
  run: Run,
  readPrecedingTitle: () => string | undefined,
) {
  let isWatched = false
  let isSeen = false
  let isStopped = false
  let isListed = false
  /** Another run of the same target may be listed under the path. */
  const unlist = () => {
    if (isListed) endOngoingWork(path)
    isListed = false
  }
  const report = () => {
    if (isStopped) return
    const progress = run.getSnapshot()
    isSeen = !isUnderWay(progress) && (isSeen || isWatched)
    if (isSeen) return unlist()
    isListed = true
    setOngoingWork({ title, status: statusText(progress, readPrecedingTitle()), path })
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
      unlist()
    },
  }
}

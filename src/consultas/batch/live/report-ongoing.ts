import { batchTitle } from '@manifest/contract/consulta-paths.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import { setOngoingWork } from '@/state/ongoing-work.ts'
import type { BatchRun } from '../run/batch-run.ts'
import { isUnderWay } from '../run/progress.ts'
import { statusText } from './status-text.ts'

/** Shows a run on every other page while it is under way, and its end until the user has seen it. */
export function reportOngoing({ title, name = title, path, batch }: ConsultaDefinition<Path>, run: BatchRun) {
  let isWatched = false
  let isSeen = false
  let isStopped = false
  const report = () => {
    if (isStopped) return
    const progress = run.progress()
    isSeen = isWatched && !isUnderWay(progress)
    setOngoingWork(
      isSeen ? null : { title: batchTitle(name), status: statusText(progress), path: batch?.path ?? path },
    )
  }
  const unsubscribe = run.subscribe(report)
  report()
  return {
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
      setOngoingWork(null)
    },
  }
}

import { startTransition, useEffect, useState } from 'react'
import { type DossieProgress, isSettled } from './engine/dossie-progress.ts'
import type { DossieRun } from './engine/dossie-run.ts'

/**
 * Returns the progress of a dossiê for its page. Of answers that arrive together, the page shows one more at a time:
 * the first one is on screen while the others still render, and the browser handles input between them.
 */
export function useShownProgress(run: DossieRun): DossieProgress {
  const [shown, setShown] = useState(run.getSnapshot)
  useEffect(() => {
    const showNext = () => startTransition(() => setShown(addNextAnswer(shown, run.getSnapshot())))
    showNext()
    return run.subscribe(showNext)
  }, [run, shown])
  return shown
}

/** Returns the latest progress with only the first of the answers that are not shown yet. */
export function addNextAnswer(shown: DossieProgress, latest: DossieProgress): DossieProgress {
  let answers = 0
  const parts = latest.parts.map((part, index) => {
    const before = shown.parts[index]
    if (!before || !part.answer || part.answer === before.answer) return part
    answers += 1
    return answers === 1 ? part : before
  })
  if (answers <= 1) return latest
  return { ...shown, parts, done: parts.filter(isSettled).length }
}

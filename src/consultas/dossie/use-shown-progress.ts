import { startTransition, useEffect, useState } from 'react'
import { usePrinting } from '@/lib/use-printing.ts'
import { isAnswered } from '../outcome.ts'
import { countTables } from '../subject-page/section-answer.tsx'
import { type DossieProgress, isSettled } from './engine/dossie-progress.ts'
import type { DossieRun } from './engine/dossie-run.ts'

/**
 * The progress that a dossiê's page shows. `growing` is the part whose answer is still incomplete on the page, with its number
 * of shown tables.
 */
export type ShownProgress = { progress: DossieProgress; growing?: { name: string; tableCount: number } }

/**
 * Returns the progress that a dossiê's page shows. Each render adds one answer, or one table of an answer, so that the
 * browser can handle input in between. A print has all answers.
 */
export function useShownProgress(run: DossieRun): ShownProgress {
  const [shown, setShown] = useState<ShownProgress>(() => ({ progress: run.getSnapshot() }))
  const isPrinting = usePrinting()
  useEffect(() => {
    const showNext = () => startTransition(() => setShown(showMore(shown, run.getSnapshot())))
    showNext()
    return run.subscribe(showNext)
  }, [run, shown])
  return isPrinting ? { progress: run.getSnapshot() } : shown
}

/** Adds the next table of the growing part, or the next answer. Returns the same object if all is shown. */
export function showMore(shown: ShownProgress, latest: DossieProgress): ShownProgress {
  const { progress, growing } = shown
  if (growing) return grow(progress, growing.name, growing.tableCount + 1)
  const next = addNextAnswer(progress, latest)
  if (next === progress) return shown
  const added = next.parts.find(({ answer }, index) => answer && answer !== progress.parts[index]?.answer)
  return added ? grow(next, added.part.name, 1) : { progress: next }
}

function grow(progress: DossieProgress, name: string, tableCount: number): ShownProgress {
  const grown = progress.parts.find(({ part }) => part.name === name)
  const isWhole = !grown || !isAnswered(grown.answer?.outcome) || tableCount >= countTables(grown.definition)
  return isWhole ? { progress } : { progress, growing: { name, tableCount } }
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

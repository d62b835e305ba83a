import { useEffect, useRef } from 'react'
import { AddReportButton, findKeptReport, updateReport } from '@/cases/add-to-case.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import type { LiveRun } from '../live/live-runs.ts'
import { buildBatchReport } from '../live/losses.ts'
import type { BatchProgress } from '../run/progress.ts'

type AddBatchProps = { live: LiveRun; progress: BatchProgress }

/** Adds an ended batch to the open case. One with open lines is saved to a file instead, to be continued. */
export function AddBatchButton({ live, progress }: AddBatchProps) {
  useKeepMarks(live, progress)
  if (progress.rows.some(({ outcome }) => outcome === undefined)) return null
  return (
    <AddReportButton
      size="xs"
      id={live.id}
      buildReport={() => buildBatchReport(live, progress)}
      onKept={() => live.run.markExported(progress.rows)}
    />
  )
}

/** The time in ms from the last change of a mark until the case has it. */
const delay = 1000

/** The marks of all rows, to notice a change. */
const listMarks = ({ rows }: BatchProgress): string =>
  JSON.stringify(
    rows.flatMap(({ isReviewed, note }, index) => (isReviewed || note ? [[index, isReviewed, note]] : [])),
  )

/** The marks that the case has, by batch. `undefined` after a failure: the next change or visit of the page tries again. */
const keptMarks = new WeakMap<LiveRun, string | undefined>()

/** Saves notes and reviews in the open case, if it has the batch. */
function useKeepMarks(live: LiveRun, progress: BatchProgress) {
  const latest = useRef(progress)
  latest.current = progress
  const marks = listMarks(progress)
  if (!keptMarks.has(live)) keptMarks.set(live, marks)
  const save = () => {
    const current = listMarks(latest.current)
    if (current === keptMarks.get(live) || !findKeptReport(live.id)) return
    keptMarks.set(live, current)
    const { rows } = latest.current
    buildBatchReport(live, latest.current).then(
      (report) => updateReport(report) && live.run.markExported(rows),
      () => {
        keptMarks.set(live, undefined)
        notify.error('As notas e revisões do lote ainda não estão no caso. Use “Atualizar no caso”.', {
          duration: 6000,
        })
      },
    )
  }
  useEffect(() => {
    const timer = setTimeout(save, delay)
    return () => clearTimeout(timer)
  }, [marks])
  // A user who leaves the page right after typing has the note too.
  useEffect(() => save, [])
}

import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { clearNextReport, readNextReport } from '@/state/next-report.ts'
import { notify } from '@/ui/feedback/notify.ts'
import type { BatchTarget } from '../batch-target.ts'
import { showRun } from '../live/earlier-runs.ts'
import { readLiveRuns, startRun } from '../live/live-runs.ts'

/** Shows the batch that a case or another tab hands over. All its lines have outcomes, so nothing is queried. */
export function useCaseBatch(target: BatchTarget): void {
  // A report may open while its page is on screen.
  const { key } = useLocation()
  useEffect(() => {
    const report = readNextReport(target.path)
    if (!report) return
    clearNextReport()
    if (readLiveRuns().some(({ id }) => id === report.id)) return showRun(report.id)
    import('./read-saved.ts').then(
      ({ readSaved }) => {
        const saved = readSaved(report.data, target)
        if ('problem' in saved) return notify.error(saved.problem, { duration: 6000 })
        const { lines, ...others } = saved
        if (others.earlierOutcomes.size === lines.length)
          startRun(target, lines, { id: report.id, ...others })
      },
      () => notify.error('Não foi possível abrir o lote. Abra-o de novo.', { duration: 6000 }),
    )
  }, [target, key])
}

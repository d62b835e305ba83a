import { setReportBuilder } from '@/state/report-data.ts'
import { readLiveRuns } from './live-runs.ts'

/** Lets the other tabs open the batches of this tab whose lines all have outcomes. */
export const shareRuns = () =>
  setReportBuilder('batch', async (id) => {
    const live = readLiveRuns().find((other) => other.id === id)
    const rows = live?.run.getSnapshot().rows ?? []
    if (!live || rows.some(({ outcome }) => outcome === undefined)) return undefined
    const { buildBatchData } = await import('../saved/batch-data.ts')
    return buildBatchData(live, rows)
  })

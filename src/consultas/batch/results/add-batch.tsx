import { AddReportButton } from '@/cases/add-report.tsx'
import type { CaseReport } from '@/cases/contents.ts'
import { parseJson } from '@/lib/parse-json.ts'
import type { LiveRun } from '../live/live-runs.ts'
import type { BatchProgress } from '../run/progress.ts'

type AddBatchProps = { live: LiveRun; progress: BatchProgress }

/** Adds an ended batch to the open case. One with open lines is saved to a file instead, to be continued. */
export function AddBatchButton({ live, progress }: AddBatchProps) {
  if (progress.rows.some(({ outcome }) => outcome === undefined)) return null
  return <AddReportButton id={live.id} buildReport={() => buildReport(live, progress)} />
}

async function buildReport(live: LiveRun, { rows, counts }: BatchProgress): Promise<CaseReport> {
  const { id, target } = live
  const { writeSavedBatch } = await import('../saved/save-for-later.ts')
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  const saved = await writeSavedBatch(live, rows, options)
  const { found, incomplete, failed, 'not-found': notFound } = counts
  return {
    id,
    kind: 'batch',
    title: target.title,
    path: target.path,
    at: Date.now(),
    counts: { found, incomplete, 'not-found': notFound, failed, total: rows.length },
    data: parseJson(await saved.text()),
  }
}

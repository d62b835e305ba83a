import type { Json } from '@manifest/schema/consulta.ts'
import { parseJson } from '@/lib/parse-json.ts'
import type { LiveRun } from '../live/live-runs.ts'
import type { BatchRow } from '../run/progress.ts'
import { writeSavedBatch } from './save-for-later.ts'

/** Returns a batch as JSON, with all its answers. `readSaved` reads it. */
export async function buildBatchData(live: LiveRun, rows: readonly BatchRow[]): Promise<Json> {
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  const saved = await writeSavedBatch(live, rows, options)
  return parseJson(await saved.text())
}

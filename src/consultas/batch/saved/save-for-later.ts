import type { Json } from '@manifest/schema/consulta.ts'
import { parseJson } from '@/lib/parse-json.ts'
import type { LiveRun } from '../live/live-runs.ts'
import { downloadRun, type WriteOptions, writeRows } from '../results/run-file.ts'
import type { BatchRow } from '../run/progress.ts'
import {
  personalDataWarning,
  type SavedHead,
  type SavedLine,
  savedFormat,
  savedVersion,
} from './saved-batch.ts'

type SavedRun = Pick<LiveRun, 'target' | 'given' | 'purpose'>

/** Writes a batch to a file: its lines, and the whole answers so far. */
export async function writeSavedBatch(
  { target: { id, title }, given, purpose }: SavedRun,
  rows: readonly BatchRow[],
  options: WriteOptions,
): Promise<Blob> {
  const head: SavedHead = {
    format: savedFormat,
    version: savedVersion,
    warning: personalDataWarning,
    consulta: id,
    title,
    savedAt: new Date().toISOString(),
    ...(purpose === undefined ? {} : { purpose }),
    ...given,
  }
  const piece = ({ line, outcome, ms, isCached, isReviewed, note }: BatchRow, isLast: boolean) => {
    const saved: SavedLine = {
      ...line,
      ...(outcome ? { outcome, ms: ms ?? 0 } : {}),
      ...(isCached ? { isCached } : {}),
      ...(isReviewed ? { isReviewed } : {}),
      ...(note === undefined ? {} : { note }),
    }
    return `${JSON.stringify(saved)}${isLast ? '' : ','}\n`
  }
  const start = `${JSON.stringify(head).slice(0, -1)},"lines":[\n`
  return writeRows({ start, piece, end: ']}\n' }, rows, options)
}

/** Downloads a batch to continue another day. Rejects when the signal aborts. */
export async function saveForLater(run: SavedRun, rows: readonly BatchRow[], options: WriteOptions) {
  downloadRun(`${run.target.id}-continuar`, 'json', await writeSavedBatch(run, rows, options))
}

/** Returns a batch as JSON, with all its answers. `readSaved` reads it. */
export async function buildBatchData(live: LiveRun, rows: readonly BatchRow[]): Promise<Json> {
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  const saved = await writeSavedBatch(live, rows, options)
  return parseJson(await saved.text())
}

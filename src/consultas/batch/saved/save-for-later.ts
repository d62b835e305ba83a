import type { Json } from '@manifest/schema/consulta.ts'
import { download } from '@/lib/download.ts'
import { parseJson } from '@/lib/parse-json.ts'
import { buildTextBlob } from '@/lib/text-blob.ts'
import type { SavingOptions } from '../../document/document.ts'
import { fileName } from '../../document/file-name.ts'
import { writeJsonLines } from '../../document/json.ts'
import type { LiveRun } from '../live/live-runs.ts'
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
  { onProgress, ...options }: SavingOptions,
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
  const toLine = ({ line, outcome, ms, isCached, isReviewed, note }: BatchRow): SavedLine => ({
    ...line,
    ...(outcome ? { outcome, ms: ms ?? 0 } : {}),
    ...(isCached ? { isCached } : {}),
    ...(isReviewed ? { isReviewed } : {}),
    ...(note === undefined ? {} : { note }),
  })
  return buildTextBlob(writeJsonLines(head, ['lines', rows], toLine, ']}\n'), {
    ...options,
    onProgress: (done) => onProgress(Math.min(done, rows.length), rows.length),
  })
}

/** Downloads a batch to continue another day. Rejects when the signal aborts. */
export async function saveForLater(run: SavedRun, rows: readonly BatchRow[], options: SavingOptions) {
  const file = await writeSavedBatch(run, rows, options)
  download(fileName(`${run.target.id}-continuar`, Date.now(), 'json'), 'application/json', file)
}

/** Returns a batch as JSON, with all its answers. `readSaved` reads it. */
export async function buildBatchData(live: LiveRun, rows: readonly BatchRow[]): Promise<Json> {
  const options = { signal: new AbortController().signal, onProgress: () => undefined }
  const saved = await writeSavedBatch(live, rows, options)
  return parseJson(await saved.text())
}

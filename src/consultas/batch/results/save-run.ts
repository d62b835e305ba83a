import type { LiveRun } from '../live/live-runs.ts'
import type { BatchRow } from '../run/progress.ts'
import { runCsv } from './run-csv.ts'
import { downloadRun, type WriteOptions, writeRows } from './run-file.ts'
import { runJson } from './run-json.ts'

const kinds = { csv: runCsv, json: runJson }

export type RunFileKind = keyof typeof kinds

/** Downloads rows of a run as a file; sensitive values are in it only where the user asked for them. */
export async function saveRun(
  kind: RunFileKind,
  { target, purpose }: Pick<LiveRun, 'target' | 'purpose'>,
  rows: readonly BatchRow[],
  { withSensitive, ...options }: WriteOptions & { withSensitive: boolean },
): Promise<void> {
  const sheet = await target.loadSheet()
  const file = await writeRows(kinds[kind]({ ...target, purpose }, sheet, withSensitive), rows, options)
  downloadRun(target.id, kind, file)
}

import { cellText, type SheetCell } from '@/lib/format/cell.ts'
import { buildCsvLine, byteOrderMark } from '@/lib/format/csv.ts'
import { buildWorkbook } from '@/lib/format/workbook.ts'
import { addJsonDigest } from '@/lib/json-digest.ts'
import type { Gravest } from '../../results/export/index.ts'
import type { AnswerSheet, BatchTarget } from '../batch-target.ts'
import type { LiveRun } from '../live/live-runs.ts'
import type { BatchRow, GivenList } from '../run/progress.ts'
import {
  downloadRun,
  type Exported,
  type FileEntry,
  listEntries,
  type RunFile,
  type WriteOptions,
  writeRows,
} from './run-file.ts'
import { createRunTable, type RunTable } from './run-table.ts'

export type RunFileKind = 'csv' | 'xlsx' | 'json'

type SavedRun = Pick<LiveRun, 'target' | 'purpose' | 'given'>

/** Downloads rows of a run as a file. It contains sensitive values only if the user chose to include them. */
export async function saveRun(
  kind: RunFileKind,
  run: SavedRun,
  exported: Exported,
  options: WriteOptions & { withSensitive: boolean },
): Promise<void> {
  downloadRun(run.target.id, kind, await writeRun(kind, run, exported, options))
}

async function writeRun(
  kind: RunFileKind,
  { target, purpose, given }: SavedRun,
  exported: Exported,
  { withSensitive, ...options }: WriteOptions & { withSensitive: boolean },
): Promise<Blob> {
  const sheet = await target.loadSheet()
  const { ownColumns } = given
  if (kind === 'json') {
    const { invalid } = exported
    const file = runJson({ ...target, purpose, given: { ownColumns, invalid } }, sheet, withSensitive)
    return addJsonDigest(await writeRows(file, exported.rows, options))
  }
  const hasMarks = exported.rows.some(({ isReviewed, note }) => isReviewed || note !== undefined)
  const hasCorrections =
    exported.rows.some(({ line }) => line.correctedFrom !== undefined) ||
    exported.invalid.some(({ correctedFrom }) => correctedFrom !== undefined)
  const table = createRunTable({ target, sheet, ownColumns, withSensitive, hasMarks, hasCorrections })
  const entries = listEntries(exported, ownColumns)
  return kind === 'csv'
    ? writeRows(runCsv(table), entries, options)
    : writeWorkbook(table, target.title, entries, options)
}

/**
 * Writes a run as CSV. Lists of an answer do not fit a row; only the JSON has them. There is no row of totals: programs
 * that read CSV would take it for a line.
 */
export const runCsv = ({ head, readEntry }: Pick<RunTable, 'head' | 'readEntry'>): RunFile<FileEntry> => ({
  start: byteOrderMark + buildCsvLine(head),
  piece: (entry) => buildCsvLine(readEntry(entry).map(cellText)),
  end: '',
})

const writeWorkbook = (
  { head, readEntry, readTotal }: RunTable,
  name: string,
  entries: readonly FileEntry[],
  { signal, onProgress }: WriteOptions,
): Promise<Blob> => {
  function* listRows(): Generator<SheetCell[]> {
    yield head
    for (const [index, entry] of entries.entries()) {
      onProgress(index + 1, entries.length)
      yield readEntry(entry)
    }
  }
  return buildWorkbook([{ name, hasHeader: true, rows: listRows(), total: readTotal }], signal)
}

function createRowEntry(
  { line, state, outcome, ms, isCached, isReviewed, note }: BatchRow,
  {
    hideSensitive,
    readGravest,
    missing,
  }: Pick<AnswerSheet, 'hideSensitive' | 'readGravest'> & Pick<BatchTarget, 'missing'>,
  withSensitive: boolean,
) {
  const entry = {
    lines: line.numbers,
    values: line.values,
    ...(line.correctedFrom ? { correctedFrom: line.correctedFrom } : {}),
    ...(line.own ? { own: line.own.map((cells) => cells.map(cellText)) } : {}),
    ...(isReviewed ? { reviewed: true } : {}),
    ...(note === undefined ? {} : { note }),
    state,
  }
  if (!outcome) return entry
  const queried = {
    ...entry,
    demonstration: outcome.isDemo,
    at: new Date(outcome.at).toISOString(),
    ms,
    ...(isCached ? { cached: true } : {}),
    requestId: outcome.requestId,
    ...(readGravest && outcome.status !== 'not-found'
      ? { gravest: gravestJson(readGravest(outcome, withSensitive)) }
      : {}),
  }
  if (outcome.status === 'failed') return { ...queried, reason: outcome.reason, message: outcome.message }
  if (outcome.status === 'not-found') return queried
  const { source, answer } = outcome
  const labels = missing(outcome)
  return {
    ...queried,
    source,
    ...(labels.length === 0 ? {} : { missing: labels }),
    answer: hideSensitive(answer, withSensitive),
  }
}

const gravestJson = ({ text, gravity, unknownText }: Gravest) => ({
  ...(text === '' ? {} : { finding: text }),
  gravity,
  ...(unknownText === undefined ? {} : { unknown: unknownText }),
})

type JsonRun = Pick<BatchTarget, 'title' | 'missing'> & {
  purpose?: string | undefined
  given?: GivenList
}

/** Writes a run with its whole answers, one line per entry. */
export function runJson(
  { title, missing, purpose, given }: JsonRun,
  { hideSensitive, readGravest }: AnswerSheet,
  withSensitive: boolean,
): RunFile {
  const invalid = given?.invalid.map(({ number, typed, problem, correctedFrom, own = [] }) => ({
    line: number,
    typed,
    problem,
    correctedFrom,
    ...(own.length > 0 ? { own: own.map(cellText) } : {}),
  }))
  const head = {
    lote: title,
    purpose,
    ...(given && given.ownColumns.length > 0 ? { ownColumns: given.ownColumns } : {}),
    ...(invalid && invalid.length > 0 ? { invalid } : {}),
  }
  return {
    start: `${JSON.stringify(head).slice(0, -1)},"entries":[\n`,
    piece: (row, isLast) =>
      `${JSON.stringify(createRowEntry(row, { hideSensitive, readGravest, missing }, withSensitive))}${isLast ? '' : ','}\n`,
    end: ']\n}\n',
  }
}

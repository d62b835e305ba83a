import { cellText } from '@/lib/format/cell.ts'
import type { PageDocument } from '../../document/document.ts'
import { isoTime, writeJsonLines } from '../../document/json.ts'
import type { Gravest } from '../../results/findings/gravest.ts'
import type { AnswerSheet, BatchTarget } from '../batch-target.ts'
import type { BatchRow, GivenList } from '../run/progress.ts'
import { type Exported, type FileEntry, listEntries } from './file-entries.ts'
import { createRunTable, type RunTable } from './run-table.ts'

type SavedRun = {
  target: Pick<BatchTarget, 'id' | 'title' | 'form' | 'missing'>
  purpose?: string | undefined
  given: Pick<GivenList, 'ownColumns'>
}

/** Builds the document of a batch's rows. It contains sensitive values only if the user chose to include them. */
export function buildBatchDocument(
  { target, purpose, given: { ownColumns } }: SavedRun,
  sheet: AnswerSheet,
  exported: Exported,
  withSensitive: boolean,
): PageDocument {
  const { rows, invalid } = exported
  const entries = listEntries(exported, ownColumns)
  const createTable = () =>
    createRunTable({
      target,
      sheet,
      ownColumns,
      withSensitive,
      hasMarks: rows.some(({ isReviewed, note }) => isReviewed || note !== undefined),
      hasCorrections:
        rows.some(({ line }) => line.correctedFrom !== undefined) ||
        invalid.some(({ correctedFrom }) => correctedFrom !== undefined),
    })
  return {
    name: `${target.id}-lote`,
    at: Date.now(),
    size: { csv: entries.length, json: rows.length, xlsx: entries.length },
    // Lists of an answer do not fit a row. There is no row of totals: programs that read CSV would take it for a line.
    csv: () => listTableRows(createTable(), entries),
    json: () =>
      writeJsonLines(jsonHead(target.title, purpose, ownColumns, invalid), ['entries', rows], (row) =>
        createRowEntry(row, { ...sheet, missing: target.missing }, withSensitive),
      ),
    xlsx: () => {
      const table = createTable()
      const { readTotal } = table
      return [{ name: target.title, hasHeader: true, rows: listTableRows(table, entries), total: readTotal }]
    },
  }
}

function* listTableRows({ head, readEntry }: RunTable, entries: readonly FileEntry[]) {
  yield head
  for (const entry of entries) yield readEntry(entry)
}

const jsonHead = (
  title: string,
  purpose: string | undefined,
  ownColumns: GivenList['ownColumns'],
  invalid: GivenList['invalid'],
) => ({
  lote: title,
  purpose,
  ...(ownColumns.length > 0 ? { ownColumns } : {}),
  ...(invalid.length > 0
    ? {
        invalid: invalid.map(({ number, typed, problem, correctedFrom, own = [] }) => ({
          line: number,
          typed,
          problem,
          correctedFrom,
          ...(own.length > 0 ? { own: own.map(cellText) } : {}),
        })),
      }
    : {}),
})

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
    at: isoTime(outcome.at),
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

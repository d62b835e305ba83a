import type { Field } from '@manifest/schema/field.ts'
import { buildCsvLine, byteOrderMark } from '@/lib/format/csv.ts'
import { formatByKind } from '../../../formats/format-by-kind.ts'
import { isAnswered } from '../../outcome.ts'
import type { AnswerSheet, BatchTarget } from '../batch-target.ts'
import { lineFields } from '../input/columns.ts'
import type { LiveRun } from '../live/live-runs.ts'
import type { BatchRow } from '../run/progress.ts'
import { readRowMessage, stateWords } from './row-text.ts'
import { downloadRun, type RunFile, type WriteOptions, writeRows } from './run-file.ts'

const kinds = { csv: runCsv, json: runJson }

export type RunFileKind = keyof typeof kinds

/** Downloads rows of a run as a file. It contains sensitive values only if the user chose to include them. */
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

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

function readSource({ outcome }: BatchRow): string {
  if (!outcome) return ''
  if (outcome.isDemo) return 'Dados de demonstração'
  return isAnswered(outcome) ? outcome.source : ''
}

/** Writes a query value: documents with punctuation, choices by label. */
function queryText(field: Field, value = ''): string {
  if (field.kind !== 'select') return formatByKind(field.kind, value)
  return field.options.find((option) => option.value === value)?.label ?? value
}

/**
 * Writes a run as CSV with one row per subject. Repeated lines have a column of their own, so that
 * spreadsheets can sort by the first line. Lists do not fit a row; only the JSON has them.
 */
export function runCsv(
  target: Pick<BatchTarget, 'form' | 'missing'>,
  { columns }: AnswerSheet,
  withSensitive: boolean,
): RunFile {
  const fields = lineFields(target.form.fields)
  const head = [
    'Linha',
    'Outras linhas',
    ...fields.map(({ label }) => label),
    'Situação',
    ...columns.map(({ label }) => label),
    'Mensagem',
    'Fonte',
    'Data',
  ]
  return {
    start: byteOrderMark + buildCsvLine(head),
    piece(row) {
      const { line, state, outcome } = row
      const [first, ...others] = line.numbers
      const queryTexts = fields.map((field) => queryText(field, line.values[field.name]))
      const values = columns.map(({ text }) => (isAnswered(outcome) ? text(outcome, withSensitive) : ''))
      const at = outcome ? time.format(outcome.at) : ''
      return buildCsvLine([
        String(first),
        others.join(', '),
        ...queryTexts,
        stateWords[state],
        ...values,
        readRowMessage(row, target),
        readSource(row),
        at,
      ])
    },
    end: '',
  }
}

function createRowEntry(
  { line, state, outcome, ms }: BatchRow,
  { hideSensitive, missing }: Pick<AnswerSheet, 'hideSensitive'> & Pick<BatchTarget, 'missing'>,
  withSensitive: boolean,
) {
  const entry = { lines: line.numbers, values: line.values, state }
  if (!outcome) return entry
  const queried = { ...entry, demonstration: outcome.isDemo, at: new Date(outcome.at).toISOString(), ms }
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

/** Writes a run with its whole answers, one line per entry. */
export function runJson(
  { title, missing, purpose }: Pick<BatchTarget, 'title' | 'missing'> & { purpose?: string | undefined },
  { hideSensitive }: AnswerSheet,
  withSensitive: boolean,
): RunFile {
  return {
    start: `${JSON.stringify({ lote: title, purpose }).slice(0, -1)},"entries":[\n`,
    piece: (row, isLast) =>
      `${JSON.stringify(createRowEntry(row, { hideSensitive, missing }, withSensitive))}${isLast ? '' : ','}\n`,
    end: ']}\n',
  }
}

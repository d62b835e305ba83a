import type { Field } from '@manifest/schema/field.ts'
import { buildCsvLine, byteOrderMark } from '@/lib/format/csv.ts'
import { formatByKind } from '../../../formats/format-by-kind.ts'
import { isAnswered } from '../../outcome.ts'
import type { AnswerSheet, BatchTarget } from '../batch-target.ts'
import { lineFields } from '../input/columns.ts'
import type { BatchRow } from '../run/progress.ts'
import { readRowMessage, stateWords } from './row-text.ts'
import type { RunFile } from './run-file.ts'

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

function readSource({ outcome }: BatchRow): string {
  if (!outcome) return ''
  if (outcome.isDemo) return 'Dados de demonstração'
  return isAnswered(outcome) ? outcome.source : ''
}

/** What a line asks in a field: a document as people write it, a choice by its label. */
function queryText(field: Field, value = ''): string {
  if (field.kind !== 'select') return formatByKind(field.kind, value)
  return field.options.find((option) => option.value === value)?.label ?? value
}

/**
 * A run as a sheet: a row a subject, with its line, what was asked in a column a field, its state and the single values
 * of the answer. Lines that repeat the subject have a column of their own, so that a spreadsheet sorts by the first. Lists
 * do not fit a row: they are in the JSON only.
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

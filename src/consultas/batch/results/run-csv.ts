import type { Field } from '@manifest/schema/field.ts'
import { byteOrderMark, csvLine } from '@/lib/format/csv.ts'
import { written } from '../../formats/written.ts'
import { isAnswered } from '../../outcome.ts'
import { lineFields } from '../input/columns.ts'
import type { Row } from '../run/progress.ts'
import type { AnswerSheet, BatchTarget } from '../target.ts'
import { messageOf, stateWords } from './row-text.ts'
import type { RunFile } from './run-file.ts'

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

function origin({ outcome }: Row): string {
  if (!outcome) return ''
  if (outcome.isDemo) return 'Dados de demonstração'
  return isAnswered(outcome) ? outcome.source : ''
}

/** What a line asks in a field: a document as people write it, a choice by its label. */
function askedText(field: Field, value = ''): string {
  if (field.kind !== 'select') return written(field.kind, value)
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
    start: byteOrderMark + csvLine(head),
    piece(row) {
      const { line, state, outcome } = row
      const [first, ...others] = line.numbers
      const asked = fields.map((field) => askedText(field, line.values[field.name]))
      const values = columns.map(({ text }) => (isAnswered(outcome) ? text(outcome, withSensitive) : ''))
      const at = outcome ? time.format(outcome.at) : ''
      return csvLine([
        String(first),
        others.join(', '),
        ...asked,
        stateWords[state],
        ...values,
        messageOf(row, target),
        origin(row),
        at,
      ])
    },
    end: '',
  }
}

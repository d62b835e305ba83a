import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { csvOf } from '@/lib/format/csv.ts'
import { answerColumns, type IsShown, shownText } from '../../results/export/index.ts'
import type { Row, RowState } from '../run/progress.ts'
import { messageOf, numbersText } from './row-text.ts'

const stateWords: Record<RowState, string> = {
  queued: 'Na fila',
  pending: 'Consultando',
  skipped: 'Não consultada',
  found: 'Encontrado',
  'not-found': 'Não encontrado',
  failed: 'Falhou',
}

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

function origin({ outcome }: Row): string {
  if (!outcome) return ''
  if (outcome.isDemo) return 'Dados de demonstração'
  return outcome.status === 'found' ? outcome.source : ''
}

/**
 * A run as a sheet: a row a subject, with the subject, its state and the single values of the answer. Lists do not
 * fit a row: they are in the JSON only.
 */
export function runCsv(definition: ConsultaDefinition, rows: readonly Row[], isShown: IsShown): string {
  const columns = answerColumns(definition)
  const head = [
    'Linha',
    'Consulta',
    'Situação',
    ...columns.map(({ label }) => label),
    'Mensagem',
    'Fonte',
    'Data',
  ]
  const cells = rows.map((row) => {
    const { line, state, outcome } = row
    const answer = outcome?.status === 'found' ? outcome.answer : undefined
    const values = columns.map((column) =>
      answer === undefined ? '' : shownText({ answer, isShown }, column),
    )
    const at = outcome ? time.format(outcome.at) : ''
    return [numbersText(row), line.typed, stateWords[state], ...values, messageOf(row), origin(row), at]
  })
  return csvOf([head, ...cells])
}

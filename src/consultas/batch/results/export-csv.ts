import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Item } from '@manifest/schema/result.ts'
import { csvOf } from '@/lib/format/csv.ts'
import type { IsShown } from '../../results/reveal-state.ts'
import { shownText } from '../../results/shown-text.ts'
import type { Row, RowState } from '../run/progress.ts'
import { messageOf, numbersText } from './row-text.ts'

const stateWords: Record<RowState, string> = {
  queued: 'Na fila',
  asking: 'Consultando',
  left: 'Não consultada',
  found: 'Encontrado',
  'not-found': 'Não encontrado',
  failed: 'Falhou',
}

const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

/** The single values of an answer's layout: a row has no room for lists, which the JSON brings. */
function itemsOf({ summary, result }: ConsultaDefinition): Item[] {
  const head: Item[] = summary
    ? [{ label: 'Identificação', ...summary }, ...(summary.detail ? [summary.detail] : [])]
    : []
  const status: Item[] = summary?.status
    ? [{ label: 'Situação no resultado', value: summary.status.value, sensitive: false }]
    : []
  const items = [
    ...head,
    ...status,
    ...result.flatMap((block) => (block.block === 'fields' ? block.items : [])),
  ]
  const isFirst = ({ label, value }: Item, index: number) =>
    items.findIndex((item) => item.value === value && item.label === label) === index
  return items.filter(isFirst)
}

function origin({ outcome }: Row): string {
  if (!outcome) return ''
  if (outcome.isDemo) return 'Dados de demonstração'
  return outcome.status === 'found' ? outcome.source : ''
}

/** A run as a sheet: a row a subject, with what was typed, how it ended and the answer's values. */
export function runCsv(definition: ConsultaDefinition, rows: readonly Row[], isShown: IsShown): string {
  const items = itemsOf(definition)
  const head = [
    'Linha',
    'Consulta',
    'Situação',
    ...items.map(({ label }) => label),
    'Mensagem',
    'Fonte',
    'Data',
  ]
  const cells = rows.map((row) => {
    const { line, state, outcome } = row
    const answer = outcome?.status === 'found' ? outcome.answer : undefined
    const values = items.map((item) => (answer === undefined ? '' : shownText({ answer, isShown }, item)))
    const at = outcome ? time.format(outcome.at) : ''
    return [numbersText(row), line.typed, stateWords[state], ...values, messageOf(row), origin(row), at]
  })
  return csvOf([head, ...cells])
}

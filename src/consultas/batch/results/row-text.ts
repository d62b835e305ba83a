import { isAnswered } from '../../outcome.ts'
import type { Gravity } from '../../results/export/index.ts'
import type { BatchTarget } from '../batch-target.ts'
import type { BatchRow, RowState } from '../run/progress.ts'

/** The states of a row, as tables and files name them. */
export const stateWords: Record<RowState, string> = {
  queued: 'Na fila',
  pending: 'Consultando',
  skipped: 'Não consultada',
  found: 'Encontrado',
  incomplete: 'Resposta incompleta',
  'not-found': 'Não encontrado',
  failed: 'Falhou',
}

/** The gravities of a row's worst finding, as filters and files name them. */
export const gravityWords: Record<Gravity, string> = {
  grave: 'Grave',
  attention: 'Atenção',
  info: 'Informação',
  unknown: 'Não se sabe',
  none: 'Nada que pese',
}

/** Says that the user has reviewed a row. */
export const reviewedWord = 'Revisada'

/** Returns why a row has no answer, or what its answer lacks; empty for a complete answer. */
export function readRowMessage({ outcome }: BatchRow, { missing }: Pick<BatchTarget, 'missing'>): string {
  if (outcome?.status === 'failed') return outcome.message
  const labels = isAnswered(outcome) ? missing(outcome) : []
  return labels.length === 0 ? '' : `Falta: ${labels.join(', ')}`
}

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/**
 * Returns the subject of a row's answer, or why there is none, in one line. It leaves out what the line asked for,
 * which is in the column beside it. Hidden values stay hidden.
 */
export function resultText(target: Pick<BatchTarget, 'summary' | 'missing'>, row: BatchRow): string {
  const asked = new Set(row.line.typed.split(' · ').map(plain))
  const answered = isAnswered(row.outcome) ? target.summary(row.outcome) : []
  return [...answered.filter((part) => !asked.has(plain(part))), readRowMessage(row, target)]
    .filter((text) => text !== '')
    .join(' · ')
}

/** Returns the line numbers of a row: "3, 17". */
export const lineNumbersText = ({ line }: BatchRow): string => line.numbers.join(', ')

/** Returns the line numbers of a row if its place in the table is another one: " (3, 17 na sua lista)". */
export const listNumberText = (row: BatchRow, place: number): string =>
  lineNumbersText(row) === String(place) ? '' : ` (${lineNumbersText(row)} na sua lista)`

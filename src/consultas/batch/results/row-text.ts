import { isAnswered } from '../../outcome.ts'
import type { BatchTarget } from '../batch-target.ts'
import type { BatchRow, RowState } from '../run/progress.ts'

/** A row's state, as tables and files name it. */
export const stateWords: Record<RowState, string> = {
  queued: 'Na fila',
  pending: 'Consultando',
  skipped: 'Não consultada',
  found: 'Encontrado',
  incomplete: 'Resposta incompleta',
  'not-found': 'Não encontrado',
  failed: 'Falhou',
}

/** Why a row has no answer, or what its answer lacks; empty for a complete answer. */
export function readRowMessage({ outcome }: BatchRow, { missing }: Pick<BatchTarget, 'missing'>): string {
  if (outcome?.status === 'failed') return outcome.message
  const labels = isAnswered(outcome) ? missing(outcome) : []
  return labels.length === 0 ? '' : `Falta: ${labels.join(', ')}`
}

/** Who or what the answer of a row is about, or why there is none, in one line; what the page masks stays masked. */
export function resultText(target: Pick<BatchTarget, 'summary' | 'missing'>, row: BatchRow): string {
  const answered = isAnswered(row.outcome) ? target.summary(row.outcome) : ''
  return [answered, readRowMessage(row, target)].filter((text) => text !== '').join(' · ')
}

/** The line numbers of a row: "3, 17". */
export const lineNumbersText = ({ line }: BatchRow): string => line.numbers.join(', ')

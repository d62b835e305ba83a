import { isAnswered } from '../../outcome.ts'
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

/** Returns why a row has no answer, or what its answer lacks; empty for a complete answer. */
export function readRowMessage({ outcome }: BatchRow, { missing }: Pick<BatchTarget, 'missing'>): string {
  if (outcome?.status === 'failed') return outcome.message
  const labels = isAnswered(outcome) ? missing(outcome) : []
  return labels.length === 0 ? '' : `Falta: ${labels.join(', ')}`
}

/** Returns the subject of a row's answer, or why there is none, in one line. Hidden values stay hidden. */
export function resultText(target: Pick<BatchTarget, 'summary' | 'missing'>, row: BatchRow): string {
  const answered = isAnswered(row.outcome) ? target.summary(row.outcome) : ''
  return [answered, readRowMessage(row, target)].filter((text) => text !== '').join(' · ')
}

/** Returns the line numbers of a row: "3, 17". */
export const lineNumbersText = ({ line }: BatchRow): string => line.numbers.join(', ')

import type { Row, RowState } from '../run/progress.ts'
import type { BatchTarget } from '../target.ts'

/** A row's state, as tables and files name it. */
export const stateWords: Record<RowState, string> = {
  queued: 'Na fila',
  pending: 'Consultando',
  skipped: 'Não consultada',
  found: 'Encontrado',
  'not-found': 'Não encontrado',
  failed: 'Falhou',
}

export const messageOf = ({ outcome }: Row): string => (outcome?.status === 'failed' ? outcome.message : '')

/** Who or what the answer of a row is about, or why there is none, in one line; what the page masks stays masked. */
export const resultText = (summary: BatchTarget['summary'], row: Row): string =>
  row.outcome?.status === 'found' ? summary(row.outcome.answer) : messageOf(row)

/** The line numbers of a row: "3, 17". */
export const numbersText = ({ line }: Row): string => line.numbers.join(', ')

import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { doneOf, type Progress, type RunStatus } from '../run/progress.ts'

const words: Record<RunStatus, string> = {
  running: 'Consultando',
  paused: 'Pausado',
  offline: 'Sem conexão: continua quando a rede voltar',
  cancelled: 'Cancelado',
  'signed-out': 'Parado: a fonte pede que você entre de novo',
  done: 'Terminado',
}

/** How many lines are done, of how many: "3 de 20". */
export const doneText = (progress: Progress) =>
  `${formatCount(doneOf(progress))} de ${formatCount(progress.rows.length)}`

/** A run's status and figures, in a line. */
export function statusText(progress: Progress): string {
  const { status, counts } = progress
  const { found, failed } = counts
  const ending = [
    formatCounted(found, 'encontrado', 'encontrados'),
    formatCounted(counts['not-found'], 'não encontrado', 'não encontrados'),
    formatCounted(failed, 'falha', 'falhas'),
  ].join(', ')
  return status === 'done' ? `${words.done}: ${ending}` : `${words[status]}, ${doneText(progress)}`
}

import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { type BatchProgress, countDone, type RunStatus } from '../run/progress.ts'

const statusWords: Record<Exclude<RunStatus, 'waiting'>, string> = {
  running: 'Consultando',
  paused: 'Pausado',
  offline: 'Sem conexão: continua quando a rede voltar',
  cancelled: 'Cancelado',
  'signed-out': 'Parado: a fonte pede que você entre de novo',
  'login-failed': 'Parado: o login não foi aceito ou não pôde ser renovado',
  done: 'Terminado',
}

/** How many lines are done, of how many: "3 de 20". */
export const doneLinesText = (progress: BatchProgress) =>
  `${formatCount(countDone(progress))} de ${formatCount(progress.rows.length)}`

/** Which batch, if it is known, a run stands in line behind. */
export const waitingText = (precedingTitle: string | undefined) =>
  precedingTitle === undefined ? 'Na fila' : `Na fila, depois de ${precedingTitle}`

/** A run's status and figures, in a line. `ahead` is the batch that it stands in line behind. */
export function statusText(progress: BatchProgress, precedingTitle?: string): string {
  const { status, counts } = progress
  if (status === 'waiting') return waitingText(precedingTitle)
  const { found, incomplete, failed } = counts
  const ending = [
    formatCounted(found, 'encontrado', 'encontrados'),
    ...(incomplete > 0 ? [formatCounted(incomplete, 'incompleto', 'incompletos')] : []),
    formatCounted(counts['not-found'], 'não encontrado', 'não encontrados'),
    formatCounted(failed, 'falha', 'falhas'),
  ].join(', ')
  return status === 'done'
    ? `${statusWords.done}: ${ending}`
    : `${statusWords[status]}, ${doneLinesText(progress)}`
}

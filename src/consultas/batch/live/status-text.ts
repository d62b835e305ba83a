import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { doneOf, type Progress, type RunStatus } from '../run/progress.ts'

const words: Record<Exclude<RunStatus, 'waiting'>, string> = {
  running: 'Consultando',
  paused: 'Pausado',
  offline: 'Sem conexão: continua quando a rede voltar',
  cancelled: 'Cancelado',
  'signed-out': 'Parado: a fonte pede que você entre de novo',
  'login-failed': 'Parado: o login não foi aceito ou não pôde ser renovado',
  done: 'Terminado',
}

/** How many lines are done, of how many: "3 de 20". */
export const doneText = (progress: Progress) =>
  `${formatCount(doneOf(progress))} de ${formatCount(progress.rows.length)}`

/** Which batch, if it is known, a run stands in line behind. */
export const waitingText = (ahead: string | undefined) =>
  ahead === undefined ? 'Na fila' : `Na fila, depois de ${ahead}`

/** A run's status and figures, in a line. `ahead` is the batch that it stands in line behind. */
export function statusText(progress: Progress, ahead?: string): string {
  const { status, counts } = progress
  if (status === 'waiting') return waitingText(ahead)
  const { found, incomplete, failed } = counts
  const ending = [
    formatCounted(found, 'encontrado', 'encontrados'),
    ...(incomplete > 0 ? [formatCounted(incomplete, 'incompleto', 'incompletos')] : []),
    formatCounted(counts['not-found'], 'não encontrado', 'não encontrados'),
    formatCounted(failed, 'falha', 'falhas'),
  ].join(', ')
  return status === 'done' ? `${words.done}: ${ending}` : `${words[status]}, ${doneText(progress)}`
}

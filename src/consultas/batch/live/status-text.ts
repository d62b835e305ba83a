import { formatCount, formatCounted } from '@/lib/format/quantity.ts'
import { formatStateCount } from '../../outcome-words.ts'
import { type BatchProgress, countDone, type RunStatus } from '../run/progress.ts'

const statusWords: Record<Exclude<RunStatus, 'queued'>, string> = {
  running: 'Consultando',
  paused: 'Pausado',
  offline: 'Sem conexão: continua quando a rede voltar',
  'no-credits': 'Pausado: faltam créditos',
  cancelled: 'Cancelado',
  'signed-out': 'Parado: a fonte pede que você entre de novo',
  'login-failed': 'Parado: o login não foi aceito ou não pôde ser renovado',
  'server-failed': 'Parado: o servidor não continuou o lote',
  gone: 'O servidor não tem mais este lote',
  done: 'Terminado',
}

/** Writes how many lines are done: "3 de 20". */
export const doneLinesText = (progress: BatchProgress) =>
  `${formatCount(countDone(progress))} de ${formatCount(progress.rows.length)}`

/** Writes how many lines had an answer before: "12 já respondidas, sem custo". */
export const cachedLinesText = (count: number) =>
  `${formatCounted(count, 'já respondida', 'já respondidas')}, sem custo`

/** Says that a run is queued, and after which batch if that is known. */
export const queuedText = (precedingTitle: string | undefined) =>
  precedingTitle === undefined ? 'Na fila' : `Na fila, depois de ${precedingTitle}`

/** Writes a run's status and figures in one line. `precedingTitle` is the batch before it in the queue. */
export function statusText(progress: BatchProgress, precedingTitle?: string): string {
  const { status, counts } = progress
  if (status === 'queued' && progress.server)
    return progress.server.wasSubmitted ? 'Na fila do servidor' : 'Enviando a lista ao servidor'
  if (status === 'queued') return queuedText(precedingTitle)
  const { found, incomplete, failed } = counts
  const ending = [
    formatStateCount('found', found, 'o'),
    ...(incomplete > 0 ? [formatStateCount('incomplete', incomplete, 'o')] : []),
    formatStateCount('not-found', counts['not-found'], 'o'),
    formatCounted(failed, 'falha', 'falhas'),
  ].join(', ')
  const cachedText = progress.cached > 0 ? `; ${cachedLinesText(progress.cached)}` : ''
  return status === 'done'
    ? `${statusWords.done}: ${ending}${cachedText}`
    : `${statusWords[status]}, ${doneLinesText(progress)}`
}

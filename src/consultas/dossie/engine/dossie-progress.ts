import type { ConsultaDefinition, DossiePart } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import type { FormValues } from '../../form/form-values.ts'
import type { Outcome } from '../../outcome.ts'
import type { Answered } from '../../query/querier.ts'

/**
 * `waiting`: for another part's answer or for the source's limit. `skipped`: not queried, for the given
 * reason.
 */
export type PartState = 'waiting' | 'pending' | 'skipped' | Outcome['status']

/** The state of a part. It is immutable: a change replaces it. */
export type PartProgress = {
  part: DossiePart
  definition: ConsultaDefinition<Path>
  state: PartState
  /** The values of its query; absent until they are known. */
  values?: FormValues
  answer?: Answered
  /** The answer was already in the session. */
  isCached?: boolean
  /** Why it waits or was skipped, in Portuguese. */
  reason?: string
}

/** `signed-out`: stopped, because a source requires a login. */
export type DossieStatus = 'running' | 'done' | 'signed-out' | 'stopped'

/** A snapshot of a dossiê. */
export type DossieProgress = {
  status: DossieStatus
  parts: readonly PartProgress[]
  /** How many parts are settled, with any outcome. */
  done: number
  /** In milliseconds since the epoch. */
  startedAt: number
  /** When its last part was settled. */
  endedAt?: number
}

/** Returns true if a part does not change any more without a retry. */
export const isSettled = ({ state }: Pick<PartProgress, 'state'>) =>
  state !== 'waiting' && state !== 'pending'

export const stateTexts: Record<PartState, string> = {
  waiting: 'Na fila',
  pending: 'Consultando',
  found: 'Encontrado',
  incomplete: 'Resposta incompleta',
  'not-found': 'Não encontrado',
  failed: 'Falhou',
  skipped: 'Não consultada',
}

/** Writes how many parts are settled: '7 de 10'. */
export const donePartsText = ({ done, parts }: Pick<DossieProgress, 'done' | 'parts'>) =>
  `${done} de ${parts.length}`

const stateNouns: [PartState, string, string][] = [
  ['found', 'encontrada', 'encontradas'],
  ['incomplete', 'incompleta', 'incompletas'],
  ['not-found', 'não encontrada', 'não encontradas'],
  ['failed', 'falhou', 'falharam'],
  ['skipped', 'não consultada', 'não consultadas'],
]

/** Writes how many parts have an outcome: '8 encontradas', '1 falhou'. */
export function stateCountText(state: PartState, count: number): string {
  const [, one = '', many = ''] = stateNouns.find(([noun]) => noun === state) ?? []
  return `${count} ${count === 1 ? one : many}`
}

/** Counts the parts by outcome: '8 encontradas, 1 falhou'. */
export function stateCountsText({ parts }: Pick<DossieProgress, 'parts'>): string {
  return stateNouns
    .map(([state]) => [state, parts.filter((part) => part.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([state, count]) => stateCountText(state, count))
    .join(', ')
}

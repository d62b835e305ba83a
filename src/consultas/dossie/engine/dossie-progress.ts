import type { ConsultaDefinition, DossiePart } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import type { FormValues } from '../../form/form-values.ts'
import { formatStateCounts, type QueryState } from '../../outcome-words.ts'
import type { Answered } from '../../query/querier.ts'

export type PartState = Exclude<QueryState, 'not-queried'>

/** The state of a part. It is immutable: a change replaces it. */
export type PartProgress = {
  part: DossiePart
  definition: ConsultaDefinition<Path>
  state: PartState
  /** The values of its query; absent until they are known. */
  values?: FormValues
  answer?: Answered
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

/** Writes how many parts are settled: '7 de 10'. */
export const donePartsText = ({ done, parts }: Pick<DossieProgress, 'done' | 'parts'>) =>
  `${done} de ${parts.length}`

/** Counts the parts by outcome: '8 encontradas, 1 falhou'. */
export const formatPartCounts = ({ parts }: Pick<DossieProgress, 'parts'>): string =>
  formatStateCounts(parts, ['found', 'incomplete', 'not-found', 'failed', 'skipped'], 'a')

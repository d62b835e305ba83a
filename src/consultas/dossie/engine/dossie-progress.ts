import type { ConsultaDefinition, DossiePart } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import type { SessionEntry } from '@/state/session.ts'
import type { FormValues } from '../../form/form-values.ts'
import type { Outcome } from '../../outcome.ts'

/** `waiting` is for another part's answer or for the source's limit; `skipped` was not asked, for the reason given. */
export type PartState = 'waiting' | 'pending' | 'skipped' | Outcome['status']

/** An answer, and the session's entry of it where the session keeps it. */
export type PartAnswer = { outcome: Outcome; entry?: SessionEntry }

/** A part as it stands. It is immutable: a change replaces it. */
export type PartProgress = {
  part: DossiePart
  definition: ConsultaDefinition<Path>
  state: PartState
  /** What it is asked with; absent until that is known. */
  values?: FormValues
  answer?: PartAnswer
  /** The session held the answer already. */
  isCached?: boolean
  /** Why it waits or was skipped, in Portuguese. */
  reason?: string
}

/** `signed-out` stopped because a source requires a login. */
export type DossieStatus = 'running' | 'done' | 'signed-out' | 'stopped'

/** A snapshot of a dossiê. */
export type DossieProgress = {
  status: DossieStatus
  parts: readonly PartProgress[]
  /** How many parts are settled, whatever came of them. */
  done: number
  /** In milliseconds since the epoch. */
  startedAt: number
  /** When its last part was settled. */
  endedAt?: number
}

/** Whether nothing more happens to a part by itself. */
export const isSettled = ({ state }: Pick<PartProgress, 'state'>) =>
  state !== 'waiting' && state !== 'pending'

import { isDemonstration } from '@/lib/environment.ts'
import { boolean, number, oneOf, partial, type Reader, text, time } from './reader.ts'

/** One query: consulta, time (ms since the epoch), outcome, duration, cost. Never the subject. */
export type UsageRecord = {
  consultaId: string
  at: number
  outcome: 'found' | 'incomplete' | 'not-found' | 'failed'
  ms: number
  /** The credits that the query cost by the manifest. Absent if it was free, failed, or older than the costs. */
  cost?: number
  user?: string
  isDemo?: boolean
}

const recordFields = partial({
  consultaId: text,
  /** The key before version 0.5. */
  consulta: text,
  at: time,
  outcome: oneOf('found', 'incomplete', 'not-found', 'failed'),
  ms: time,
  cost: number,
  user: text,
  isDemo: boolean,
})

export const readRecord: Reader<UsageRecord> = (value) => {
  const { consulta, consultaId = consulta, at, outcome, ms, cost, user, isDemo } = recordFields(value) ?? {}
  if (consultaId === undefined || at === undefined || outcome === undefined || ms === undefined)
    return undefined
  // A demonstration was served at this origin before.
  if (isDemo && !isDemonstration) return undefined
  return {
    consultaId,
    at,
    outcome,
    ms,
    ...(cost !== undefined && { cost }),
    ...(user !== undefined && { user }),
    ...(isDemo && { isDemo }),
  }
}

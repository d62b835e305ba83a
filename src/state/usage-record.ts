import { boolean, oneOf, partial, type Reader, text, time } from './reader.ts'

/** One consulta made: which, when (ms since the epoch), how it ended, how long it took. Never about whom. */
export type UsageRecord = {
  /** Family and number of the variant, as in `cpf/7`. */
  consultaId: string
  at: number
  outcome: 'found' | 'incomplete' | 'not-found' | 'failed'
  ms: number
  /** The user who made it, by `userKey`. */
  user?: string
  /** Set on the records of the demonstration history. */
  isDemo?: boolean
}

const recordFields = partial({
  consultaId: text,
  /** What versions before 0.5 called it. */
  consulta: text,
  at: time,
  outcome: oneOf('found', 'incomplete', 'not-found', 'failed'),
  ms: time,
  user: text,
  isDemo: boolean,
})

/** Reads a stored record, if it is whole. */
export const readRecord: Reader<UsageRecord> = (value) => {
  const { consulta, consultaId = consulta, at, outcome, ms, user, isDemo } = recordFields(value) ?? {}
  if (consultaId === undefined || at === undefined || outcome === undefined || ms === undefined)
    return undefined
  // A demonstration was served at this address before.
  if (isDemo && import.meta.env.BUILD_KIND === 'live') return undefined
  return { consultaId, at, outcome, ms, ...(user !== undefined && { user }), ...(isDemo && { isDemo }) }
}

import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Path } from '@/generated/paths.ts'
import type { HeldAnswer } from '@/state/held-answers.ts'
import type { EntryOrigin, SessionEntry } from '@/state/session.ts'
import type { UsageRecord } from '@/state/usage.ts'
import type { FormValues } from '../form/form-values.ts'
import type { Outcome } from '../outcome.ts'
import { runSharedQuery } from './shared-query.ts'

export type Answered = {
  outcome: Outcome
  /** The answer was there before, so the query cost nothing. */
  isCached?: boolean | undefined
  /** Its entry in the session, if the session keeps it. */
  entry?: SessionEntry | undefined
}

type Definition = ConsultaDefinition<Path>

type QueryOptions = {
  signal: AbortSignal
  purpose?: string | undefined
  /** The result that led to the query. */
  origin?: EntryOrigin | undefined
  /** The source to begin with, instead of the request's own. */
  firstSource?: string | undefined
  /** Queries the source even if there is an answer. */
  isFresh?: boolean | undefined
}

/**
 * Answers queries, and stores the answers in one place: in the session, or in a batch. A purpose goes on only if the
 * consulta requires one.
 */
export type Querier<Answer extends Answered = Answered> = {
  /** Returns a complete answer, so that nothing is paid for again. */
  find: (definition: Definition, values: FormValues, purpose: string | undefined) => Answer | undefined
  /**
   * Returns the answer of `find`, waits for the same query if it is running, or queries the source. Rejects only if
   * `signal` aborts.
   */
  query: (definition: Definition, values: FormValues, options: QueryOptions) => Promise<Answer>
}

export type NewAnswer = HeldAnswer & Pick<QueryOptions, 'origin'> & Pick<Answered, 'isCached'>

type QuerierOptions<Answer extends Answered> = Pick<Querier<Answer>, 'find'> & {
  store: (answer: NewAnswer) => Answer
  /** Gets the record of each query once, without its subject. */
  onUsage: (record: UsageRecord) => void
  /** Does not use answers of other tabs. */
  isFresh?: boolean
}

export function createQuerier<Answer extends Answered>(options: QuerierOptions<Answer>): Querier<Answer> {
  const { store, onUsage } = options
  const find: Querier<Answer>['find'] = (definition, values, purpose) => {
    const known = options.find(definition, values, definition.purpose && purpose)
    return known && { ...known, isCached: true }
  }
  return {
    find,
    async query(definition, values, { signal, purpose: chosen, origin, firstSource, isFresh }) {
      const known = isFresh || firstSource !== undefined ? undefined : find(definition, values, chosen)
      if (known) return known
      const purpose = definition.purpose && chosen
      const sharedOptions = { purpose, firstSource, isFresh: isFresh || options.isFresh }
      const answered = await runSharedQuery(definition, values, signal, sharedOptions, onUsage)
      return store({ definition, values, origin, purpose, ...answered })
    },
  }
}

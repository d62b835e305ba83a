import type { AnswerHolder } from '@/state/held-answers.ts'
import type { UsageRecord } from '@/state/usage.ts'
import { isReusable } from '../outcome.ts'
import { findReusableOutcome } from './known-answers.ts'
import { createQuerier, type Querier } from './querier.ts'

type BatchQuerierOptions = {
  /** Holds the answers of the batch, so that no other query pays for them again. */
  holder: AnswerHolder
  /** Gets a record of each query, without its subject. */
  onUsage: (record: UsageRecord) => void
  /** Queries the sources even if the session has answers, or another tab of it. */
  isFresh: boolean
}

/** Creates the querier of a batch. The batch holds the answers that it finds in the session, too. */
export const createBatchQuerier = ({ holder, onUsage, isFresh }: BatchQuerierOptions): Querier =>
  createQuerier({
    onUsage,
    isFresh,
    find(definition, values, purpose) {
      const own = holder.find(definition.id, values)?.outcome
      if (isFresh) return own && isReusable(own) ? { outcome: own } : undefined
      const outcome = findReusableOutcome(definition, values, purpose)
      if (outcome && outcome !== own) holder.hold({ definition, values, outcome, ms: 0, purpose })
      return outcome && { outcome }
    },
    store({ definition, values, outcome, ms, purpose, isCached }) {
      holder.hold({ definition, values, outcome, ms, purpose })
      return { outcome, isCached }
    },
  })

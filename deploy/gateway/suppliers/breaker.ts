import { maybeChargedCode } from '../../../manifest/contract/maybe-charged.ts'
import type { Supplier } from '../../../manifest/schema/suppliers.ts'
import type { Clock } from './clock.ts'
import { type FailureCode, SupplierFailure } from './failure.ts'

/** Failures of the supplier itself. Others say something about one request. */
const ownFailures = new Set<FailureCode>([
  'sem-resposta',
  'demora',
  maybeChargedCode,
  'erro',
  'ilegivel',
  'desvio',
  'credencial',
])

/**
 * Asks no more after several failures in a row. After a pause one request tries again: its answer ends the pause, its failure begins
 * another.
 */
export function createBreaker({ breaker: { failures, seconds } }: Pick<Supplier, 'breaker'>, { now }: Clock) {
  let [count, openUntil, isTrying] = [0, 0, false]
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    const isTrial = count >= failures
    if (isTrial && (isTrying || now() < openUntil))
      throw new SupplierFailure('pausa', { retryAfterMs: Math.max(openUntil - now(), 1_000) })
    isTrying = isTrial
    try {
      const result = await task()
      count = 0
      return result
    } catch (error) {
      const isOwn = !(error instanceof SupplierFailure) || ownFailures.has(error.code)
      count = isOwn ? count + 1 : 0
      if (count >= failures) openUntil = now() + seconds * 1000
      throw error
    } finally {
      if (isTrial) isTrying = false
    }
  }
}

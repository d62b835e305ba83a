import type { StoreProblem } from './problems.ts'

/** Returns the problem that an error of IndexedDB means. */
export function describeStoreError(error: unknown): StoreProblem {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'QuotaExceededError') return 'full'
  if (name === 'TimeoutError') return 'unanswered'
  return name === 'SecurityError' || name === 'InvalidStateError' ? 'blocked' : 'failed'
}

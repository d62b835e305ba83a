import { use, useEffect, useState } from 'react'
import { isLoaded, type OnDemand } from '@/lib/on-demand.ts'
import type { PartRetry } from './retry-button.tsx'

/**
 * Attempts to load. A failed one is fulfilled without a value. They are not state, because React discards the state of a
 * component that suspends before it is mounted.
 */
const attempts = new WeakMap<OnDemand<unknown>, Promise<unknown>>()

type Loaded<T> = { value: T | undefined; failure: PartRetry | undefined }

/**
 * Suspends until the value is loaded. Returns a failure if it does not load, with what a retry needs. The next component
 * that is mounted tries again.
 */
export function useLoaded<T>(onDemand: OnDemand<T>): Loaded<T> {
  const [failed, setFailed] = useState<Promise<T | undefined>>()
  const attempt = failed ?? findAttempt(onDemand)
  const value = use(attempt)
  useEffect(() => {
    if (value !== undefined) return
    attempts.delete(onDemand)
    setFailed(attempt)
  }, [onDemand, attempt, value])
  const failure = { load: onDemand.load, onLoaded: () => setFailed(undefined) }
  return { value, failure: value === undefined ? failure : undefined }
}

function findAttempt<T>(onDemand: OnDemand<T>): Promise<T | undefined> {
  const known = attempts.get(onDemand) as Promise<T | undefined> | undefined
  const attempt = known ?? startAttempt(onDemand.load())
  attempts.set(onDemand, attempt)
  return attempt
}

/** A loaded value is not wrapped: React would suspend to read the new promise. */
const startAttempt = <T>(loading: Promise<T>): Promise<T | undefined> =>
  isLoaded(loading) ? loading : loading.catch(() => undefined)

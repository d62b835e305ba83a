import { use, useEffect, useState } from 'react'
import type { OnDemand } from '@/lib/on-demand.ts'
import type { PartFailureProps } from './part-failure.tsx'

/**
 * Attempts to load. They are fulfilled even after a failure. They are not state, because React discards the state of a
 * component that suspends before it is mounted.
 */
const attempts = new WeakMap<OnDemand<unknown>, Promise<unknown>>()

type Loaded<T> = { value: T | undefined; failure: PartFailureProps | undefined }

/**
 * Suspends until the value is loaded. Returns a failure if it does not load, with what a retry needs. The next component
 * that is mounted tries again.
 */
export function useLoaded<T>(onDemand: OnDemand<T>): Loaded<T> {
  const [hasFailed, setFailed] = useState(false)
  if (onDemand.get() === undefined && !hasFailed) use(findAttempt(onDemand))
  const value = onDemand.get()
  useEffect(() => {
    if (value !== undefined) return
    attempts.delete(onDemand)
    setFailed(true)
  }, [onDemand, value])
  const failure = { load: onDemand.load, onLoaded: () => setFailed(false) }
  return { value, failure: value === undefined ? failure : undefined }
}

function findAttempt(onDemand: OnDemand<unknown>): Promise<unknown> {
  const attempt = attempts.get(onDemand) ?? onDemand.load().catch(() => undefined)
  attempts.set(onDemand, attempt)
  return attempt
}

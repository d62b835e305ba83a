import { useState } from 'react'
import type { OnDemand } from '@/lib/on-demand.ts'
import { useOnDemand } from '@/lib/use-on-demand.ts'
import type { PartRetry } from './retry-button.tsx'

type OptionalPart<T> = { value: T | undefined; failure: PartRetry | undefined }

/**
 * Loads a part that the page can do without, when `isWanted` becomes true. Does not suspend. Returns a failure if the part
 * does not load, with what a retry needs.
 */
export function useOptionalPart<T>(onDemand: OnDemand<T>, isWanted: boolean): OptionalPart<T> {
  const [hasFailed, setFailed] = useState(false)
  const value = useOnDemand(onDemand, isWanted && !hasFailed, () => setFailed(true))
  const failure = { load: onDemand.load, onLoaded: () => setFailed(false) }
  return { value, failure: isWanted && hasFailed ? failure : undefined }
}

import { useEffect, useState } from 'react'
import type { OnDemand } from './on-demand.ts'

/**
 * Loads the value when `isWanted` becomes true. Returns `undefined` until then. It neither suspends nor throws: after a
 * failure it calls `onFailure`, and tries again the next time.
 */
export function useOnDemand<T>(
  { load }: OnDemand<T>,
  isWanted: boolean,
  onFailure: () => void = () => undefined,
): T | undefined {
  const [value, setValue] = useState<T>()
  useEffect(() => {
    if (isWanted && !value) load().then((loaded) => setValue(() => loaded), onFailure)
  }, [isWanted])
  return value
}

import { createContext, type Dispatch, type SetStateAction, use, useEffect, useState } from 'react'

/** What a place remembers, by name. */
export type StateCache = Map<string, unknown>

/** Where the components inside keep how they were left; without it they begin anew each time. */
export const StateCacheContext = createContext<StateCache | undefined>(undefined)

/**
 * `useState` for what a person has arranged, as a sorting: whoever comes back to the same place finds it as it was. No
 * `name`, nothing is kept.
 */
export function useCachedState<T>(
  name: string | undefined,
  initial: T | (() => T),
): [T, Dispatch<SetStateAction<T>>] {
  const cache = use(StateCacheContext)
  const [value, setValue] = useState<T>(
    name !== undefined && cache?.has(name) ? (cache.get(name) as T) : initial,
  )
  useEffect(() => {
    if (name !== undefined) cache?.set(name, value)
  }, [cache, name, value])
  return [value, setValue]
}

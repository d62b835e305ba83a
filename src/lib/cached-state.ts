import { createContext, type Dispatch, type SetStateAction, use, useEffect, useState } from 'react'

/** State values by name. */
export type StateCache = Map<string, unknown>

/** Stores the state of the components inside. Without it they start with their initial state each time. */
export const StateCacheContext = createContext<StateCache | undefined>(undefined)

/**
 * Like `useState`, for what the user has arranged, such as a sorting. The state is restored when the user
 * returns. Without a `name` nothing is stored.
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

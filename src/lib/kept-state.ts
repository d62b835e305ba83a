import { createContext, type Dispatch, type SetStateAction, use, useEffect, useState } from 'react'

/** What a place remembers, by name. */
export type KeptStates = Map<string, unknown>

/** Where the components inside keep how they were left; without it they begin anew each time. */
export const KeptStateContext = createContext<KeptStates | undefined>(undefined)

/**
 * `useState` for what a person has arranged, as a sorting: whoever comes back to the same place finds it as it was. No
 * `name`, nothing is kept.
 */
export function useKeptState<T>(
  name: string | undefined,
  initial: T | (() => T),
): [T, Dispatch<SetStateAction<T>>] {
  const place = use(KeptStateContext)
  const [value, setValue] = useState<T>(
    name !== undefined && place?.has(name) ? (place.get(name) as T) : initial,
  )
  useEffect(() => {
    if (name !== undefined) place?.set(name, value)
  }, [place, name, value])
  return [value, setValue]
}

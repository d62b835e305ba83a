import { createContext } from 'react'

type RetryActions = {
  /** Queries the same source again. */
  onRepeat?: () => void
  /** Other sources that give the same answer. */
  others?: readonly { source: string; title: string }[]
  onQueryOther?: (source: string) => void
}

export const RetryContext = createContext<RetryActions>({})

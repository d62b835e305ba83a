import { createContext } from 'react'

/** The ways on from an incomplete answer. */
type RetryActions = {
  /** Asks the same source again. */
  onRepeat?: () => void
  /** Other sources of the same answer, and what asks one of them. */
  others?: readonly { source: string; title: string }[]
  onQueryOther?: (source: string) => void
}

export const RetryContext = createContext<RetryActions>({})

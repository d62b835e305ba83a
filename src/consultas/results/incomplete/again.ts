import { createContext } from 'react'

/** The ways on from an incomplete answer. */
type Again = {
  /** Asks the same source again. */
  onRepeat?: () => void
  /** Other sources of the same answer, and what asks one of them. */
  others?: readonly { source: string; title: string }[]
  onAskOther?: (source: string) => void
}

export const AgainContext = createContext<Again>({})

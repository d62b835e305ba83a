import { createContext } from 'react'

/** Loads the next page of a long list. */
export type MorePages = {
  isPending: boolean
  /** Why the last page did not come. */
  failure?: string | undefined
  /** Absent where only the loaded rows are shown. */
  onMore?: () => void
}

export const loadedOnly: MorePages = { isPending: false }

export const MorePagesContext = createContext(loadedOnly)

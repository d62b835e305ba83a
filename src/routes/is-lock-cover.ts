import { createContext } from 'react'

/** Whether a lock screen covers the page that is open, in place of being a page of its own. */
export const IsLockCover = createContext(false)

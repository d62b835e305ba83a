import { createContext } from 'react'

/** True if a lock screen covers the open page, and is not a page itself. */
export const IsLockCover = createContext(false)

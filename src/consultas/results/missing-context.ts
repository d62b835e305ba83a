import { createContext, use } from 'react'
import { isMissing } from './shown-text.ts'

/** The paths that the answer on screen lacks. */
export const MissingContext = createContext<readonly string[]>([])

/** Returns true if the answer on screen lacks the value at a path. */
export const useIsMissing = (path: string) => isMissing(use(MissingContext), path)

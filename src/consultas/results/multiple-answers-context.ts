import { createContext } from 'react'

/** Whether an answer is one of several on its page: then its sections, of which many have one name, are no landmarks. */
export const MultipleAnswersContext = createContext(false)

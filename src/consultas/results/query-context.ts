import { createContext } from 'react'
import type { PrintFact } from '../document/print/print-offer.ts'

/** A value of the query. `hidden` is what a print has in its place; absent if it is never hidden. */
export type AskedValue = PrintFact & { hidden?: string }

/** The query of an answer, for its page, its workbook and the head of its print. */
type QueryDetails = {
  /** The family's title. */
  family?: string
  /** The values of the query, with the labels of the form. They have all characters. */
  asked?: readonly AskedValue[]
  /** Shows the values of the query; present while the page hides them. */
  onShowAsked?: (() => void) | undefined
  purpose?: PrintFact | undefined
  /** The subject of the query, as the form shows it. */
  subject?: string
}

export const QueryContext = createContext<QueryDetails>({})

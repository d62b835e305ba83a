import { createContext } from 'react'

/** Details for the head of a printed answer and for workbooks. */
type PrintDetails = {
  /** The family's title. */
  family?: string
  /** Labels and values that the user chose in the form, such as the purpose. */
  choices?: string
  /** The subject of the query, as the form shows it. */
  subject?: string
}

export const PrintContext = createContext<PrintDetails>({})

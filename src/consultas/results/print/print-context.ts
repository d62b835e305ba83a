import { createContext } from 'react'

/** What a printed head, or a workbook, says besides the consulta's title, source and time. */
type PrintDetails = {
  /** The family's title. */
  family?: string
  /** What was chosen in the form, as the purpose, with labels. */
  choices?: string
  /** What was asked, as the form shows it. */
  subject?: string
}

export const PrintContext = createContext<PrintDetails>({})

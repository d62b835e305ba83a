import type { LeadValue } from '@manifest/contract/subject-field.ts'
import { createContext } from 'react'
import type { LeadSource } from './leads.ts'

/** A request to open the menu of a value. */
export type LeadRequest = {
  lead: LeadValue
  /** The label of the value, such as `CPF`. For one of many values, `label` identifies it. */
  name: string
  label: string
  /** The page hides the value, so the menu hides it too. */
  isHidden: boolean
  buttonId: string
  /** Opened by keyboard, the menu highlights its first entry. */
  isByKeyboard: boolean
  onOpenChange: (isOpen: boolean) => void
}

type LeadContextValue = { source: LeadSource; open: (request: LeadRequest) => void }

/** The answer that values belong to, and a function that opens their menu; absent if values have no leads. */
export const LeadContext = createContext<LeadContextValue | undefined>(undefined)

import { createContext } from 'react'
import type { LeadSource, LeadValue } from './leads.ts'

/** A value whose button was pressed. */
export type LeadRequest = {
  lead: LeadValue
  /** What the value is called, as `CPF`; where it is one of many, the button's label says which. */
  name: string
  label: string
  /** It is masked on the page, and stays so in the menu. */
  isHidden: boolean
  buttonId: string
  /** Opened by keyboard, the menu highlights its first entry. */
  isByKeyboard: boolean
  onOpenChange: (isOpen: boolean) => void
}

type LeadContextValue = { source: LeadSource; open: (request: LeadRequest) => void }

/** From which answer values lead on, and what opens the menu that says where to; absent where they do not. */
export const LeadContext = createContext<LeadContextValue | undefined>(undefined)

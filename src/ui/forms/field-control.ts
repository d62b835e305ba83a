import { createContext, use } from 'react'

/** What ties a control to its label, its help and its error. */
export type FieldControl = {
  id: string
  required: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export const FieldControlContext = createContext<FieldControl | null>(null)

/** The attributes for the control inside a FormField; none outside of one. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldControlContext) ?? {}
}

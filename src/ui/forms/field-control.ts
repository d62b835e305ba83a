import { createContext, use } from 'react'

/** The attributes that associate a control with its label, help and error. */
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

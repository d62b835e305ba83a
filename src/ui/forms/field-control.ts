import { createContext, use } from 'react'

export type FieldControl = {
  id: string
  required: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export const FieldControlContext = createContext<FieldControl | null>(null)

/** Returns the attributes for a control inside a FormField; none outside. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldControlContext) ?? {}
}

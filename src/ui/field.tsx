import { Field } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type FormFieldProps = {
  label: string
  error?: string | undefined
  help?: string | undefined
  required?: boolean | undefined
  children: ReactNode
}

/** A labelled control with its help and its error, both tied to it for screen readers. */
export function FormField({ label, error, help, required = false, children }: FormFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} required={required}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}

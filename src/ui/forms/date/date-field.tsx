import type { ComponentProps } from 'react'
import { FormField, type FormFieldProps } from '../field.tsx'
import { DateInput } from './date-input.tsx'

type DateFieldProps = Omit<FormFieldProps, 'children'> & Omit<ComponentProps<typeof DateInput>, 'required'>

export const DateField = ({ label, error, help, required, ...input }: DateFieldProps) => (
  <FormField label={label} error={error} help={help} required={required}>
    <DateInput {...input} />
  </FormField>
)

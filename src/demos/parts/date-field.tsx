import type { ComponentProps } from 'react'
import { DateInput } from '@/ui/forms/date/date-input.tsx'
import { FormField, type FormFieldProps } from '@/ui/forms/field.tsx'

type DateFieldProps = Omit<FormFieldProps, 'children'> & Omit<ComponentProps<typeof DateInput>, 'required'>

export const DateField = ({ label, error, help, required, ...input }: DateFieldProps) => (
  <FormField label={label} error={error} help={help} required={required}>
    <DateInput {...input} />
  </FormField>
)

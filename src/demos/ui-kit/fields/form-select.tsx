import type { ComponentProps } from 'react'
import { FormField, type FormFieldProps } from '@/ui/forms/field.tsx'
import { Select } from '@/ui/forms/select.tsx'

type ControlProps = Omit<ComponentProps<typeof Select>, 'required'>

/** The select with label, help and error; other props go to the control. */
export const FormSelect = ({
  label,
  error,
  help,
  required,
  ...control
}: Omit<FormFieldProps, 'children'> & ControlProps) => (
  <FormField label={label} error={error} help={help} required={required}>
    <Select {...control} />
  </FormField>
)

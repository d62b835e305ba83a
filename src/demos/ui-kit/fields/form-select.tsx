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

/** Options of a select: values with their names. */
export const Options = ({ of }: { of: Record<string, string> }) =>
  Object.entries(of).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))

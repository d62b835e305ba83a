import { FormField, type FormFieldProps } from './field.tsx'
import { Input, type InputProps } from './input.tsx'

type TextFieldProps = Omit<FormFieldProps, 'children'> & Omit<InputProps, 'required'>

export function TextField({ label, error, help, required, ...input }: TextFieldProps) {
  return (
    <FormField label={label} error={error} help={help} required={required}>
      <Input {...input} />
    </FormField>
  )
}

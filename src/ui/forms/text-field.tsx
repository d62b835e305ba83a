import { FormField, type FormFieldProps } from './field.tsx'
import { Input, type InputProps } from './input.tsx'

type TextFieldProps = Omit<FormFieldProps, 'children'> & Omit<InputProps, 'required'>

/** A one-line text control with label, help and error. Other props go to the input. */
export function TextField({ label, error, help, required, ...input }: TextFieldProps) {
  return (
    <FormField label={label} error={error} help={help} required={required}>
      <Input {...input} />
    </FormField>
  )
}

import { FormField, type FormFieldProps } from '@/ui/forms/field.tsx'
import { Select } from '@/ui/forms/select.tsx'

type SelectChoice = { value: string; label: string }

type SelectControlProps = {
  value: string
  choices: readonly SelectChoice[]
  onChange: (value: string) => void
}

export function SelectField({
  value,
  choices,
  onChange,
  ...field
}: Omit<FormFieldProps, 'children'> & SelectControlProps) {
  return (
    <FormField {...field}>
      <SelectControl value={value} choices={choices} onChange={onChange} />
    </FormField>
  )
}

function SelectControl({ value, choices, onChange }: SelectControlProps) {
  return (
    <Select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  )
}

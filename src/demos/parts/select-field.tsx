import { NativeSelect } from '@chakra-ui/react'
import { nativeSelectSlotRecipe } from '@chakra-ui/react/theme'
import { FormField, type FormFieldProps } from '@/ui/forms/field.tsx'
import { useFieldControl } from '@/ui/forms/field-control.ts'

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
    <NativeSelect.Root recipe={nativeSelectSlotRecipe}>
      <NativeSelect.Field
        {...useFieldControl()}
        borderColor="border.control"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}

import { NativeSelect } from '@chakra-ui/react'
import { nativeSelectSlotRecipe } from '@chakra-ui/react/theme'
import type { ComponentProps } from 'react'
import { FormField, type FormFieldProps } from '@/ui/forms/field.tsx'
import { useFieldControl } from '@/ui/forms/field-control.ts'

type ControlProps = Omit<ComponentProps<typeof NativeSelect.Field>, 'required'>

/** The native select with label, help and error; other props go to the control. */
export function FormSelect({
  label,
  error,
  help,
  required,
  ...control
}: Omit<FormFieldProps, 'children'> & ControlProps) {
  return (
    <FormField label={label} error={error} help={help} required={required}>
      <Control {...control} />
    </FormField>
  )
}

function Control(props: ControlProps) {
  const { 'aria-invalid': isInvalid, ...control } = useFieldControl()
  return (
    <NativeSelect.Root recipe={nativeSelectSlotRecipe}>
      <NativeSelect.Field
        {...control}
        aria-invalid={isInvalid}
        borderColor={isInvalid ? 'border.error' : 'border.control'}
        {...props}
      />
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}

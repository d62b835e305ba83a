import { NativeSelect } from '@chakra-ui/react'
import { nativeSelectSlotRecipe } from '@chakra-ui/react/theme'
import type { FieldByKind } from '@manifest/schema/field.ts'
import { useFieldControl } from '@/ui/forms/field-control.ts'
import type { ControlProps } from '../control-props.ts'

/** A native select without a preselected option. */
export function Control({ field, initial, onChange, onBlur }: ControlProps<FieldByKind<'select'>>) {
  return (
    <NativeSelect.Root recipe={nativeSelectSlotRecipe}>
      <NativeSelect.Field
        {...useFieldControl()}
        borderColor="border.control"
        name={field.name}
        defaultValue={initial}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onBlur}
      >
        <option value="">Escolha</option>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}

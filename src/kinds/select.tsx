import type { FieldByKind } from '@manifest/schema/field.ts'
import { Select } from '@/ui/forms/select.tsx'
import type { ControlProps } from './control-props.ts'

/** A select without a preselected option. */
export function Control({ field, initial, onChange, onBlur }: ControlProps<FieldByKind<'select'>>) {
  return (
    <Select
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
    </Select>
  )
}

import type { FieldOf } from '@manifest/field.ts'
import { Input } from '@/ui/input.tsx'
import type { ControlProps } from '../control-props.ts'

/** The browser's own date control: it speaks the person's language and works by keyboard. */
export function Control({ field, initial, onChange, onBlur }: ControlProps<FieldOf<'date'>>) {
  return (
    <Input
      name={field.name}
      type="date"
      autoComplete="off"
      defaultValue={initial}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

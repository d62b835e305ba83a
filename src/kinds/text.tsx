import type { FieldByKind } from '@manifest/schema/field.ts'
import { Input } from '@/ui/forms/field.tsx'
import type { ControlProps } from './control-props.ts'

export function Control({ field, initial, onChange, onBlur }: ControlProps<FieldByKind<'text'>>) {
  return (
    <Input
      name={field.name}
      autoComplete="off"
      autoCorrect="off"
      defaultValue={initial}
      {...(field.placeholder === undefined ? {} : { placeholder: field.placeholder })}
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={onBlur}
    />
  )
}

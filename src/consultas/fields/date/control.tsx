import type { FieldOf } from '@manifest/schema/field.ts'
import type { ClipboardEvent } from 'react'
import { Input } from '@/ui/forms/input.tsx'
import type { ControlProps } from '../control-props.ts'
import { earliest, incomplete, rule, today } from './rule.ts'

/** The control's value. For a date that is incomplete, browsers report an empty one. */
const read = ({ validity, value }: HTMLInputElement) => (validity.badInput ? incomplete : value)

/**
 * The browser's own date control: it speaks the user's language and works by keyboard. It takes a date that is
 * pasted whole, which most browsers' own does not.
 */
export function Control({ field, initial, onChange, onBlur }: ControlProps<FieldOf<'date'>>) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const date = rule.normalise(event.clipboardData.getData('text'))
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return
    event.preventDefault()
    event.currentTarget.value = date
    onChange(read(event.currentTarget))
  }
  return (
    <Input
      name={field.name}
      type="date"
      autoComplete="off"
      // Without a maximum, browsers accept years of six digits.
      min={earliest}
      max={field.notFuture ? today() : '9999-12-31'}
      defaultValue={initial === incomplete ? '' : initial}
      onInput={({ currentTarget }) => onChange(read(currentTarget))}
      // Browsers fire no input event while a date is incomplete.
      onKeyUp={({ currentTarget }) => onChange(read(currentTarget))}
      onPaste={paste}
      onBlur={({ currentTarget }) => {
        onChange(read(currentTarget))
        onBlur()
      }}
    />
  )
}

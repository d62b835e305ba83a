import type { FieldOf } from '@manifest/schema/field.ts'
import type { ClipboardEvent } from 'react'
import { Input } from '@/ui/forms/input.tsx'
import type { ControlProps } from '../control-props.ts'
import { earliest, incomplete, rule, today } from './rule.ts'

/** What the control holds. The browser calls a date that is half written empty. */
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
      // With an end, the year has four digits.
      min={earliest}
      max={field.notFuture ? today() : '9999-12-31'}
      defaultValue={initial}
      onInput={({ currentTarget }) => onChange(read(currentTarget))}
      // A part of a date that is filled in is no input for the browser.
      onKeyUp={({ currentTarget }) => onChange(read(currentTarget))}
      onPaste={paste}
      onBlur={({ currentTarget }) => {
        onChange(read(currentTarget))
        onBlur()
      }}
    />
  )
}

import type { FieldByKind } from '@manifest/schema/field.ts'
import type { ClipboardEvent } from 'react'
import { Input } from '@/ui/forms/input.tsx'
import type { ControlProps } from '../control-props.ts'
import { earliestDate, getToday, incompleteDate, rule } from './rule.ts'

/** Returns the control's value. Browsers report an incomplete date as an empty one. */
const readControl = ({ validity, value }: HTMLInputElement) => (validity.badInput ? incompleteDate : value)

/**
 * The browser's own date control, which is localised and accessible by keyboard. It also accepts a pasted
 * date, which most browsers do not.
 */
export function Control({ field, initial, onChange, onBlur }: ControlProps<FieldByKind<'date'>>) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const date = rule.normalise(event.clipboardData.getData('text'))
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return
    event.preventDefault()
    event.currentTarget.value = date
    onChange(readControl(event.currentTarget))
  }
  return (
    <Input
      name={field.name}
      type="date"
      autoComplete="off"
      // Without a maximum, browsers accept years of six digits.
      min={earliestDate}
      max={field.notFuture ? getToday() : '9999-12-31'}
      defaultValue={initial === incompleteDate ? '' : initial}
      onInput={({ currentTarget }) => onChange(readControl(currentTarget))}
      // Browsers fire no input event while a date is incomplete.
      onKeyUp={({ currentTarget }) => onChange(readControl(currentTarget))}
      onPaste={paste}
      onBlur={({ currentTarget }) => {
        onChange(readControl(currentTarget))
        onBlur()
      }}
    />
  )
}

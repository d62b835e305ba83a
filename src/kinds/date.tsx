import { earliestDate, getToday } from '@manifest/kinds/date.ts'
import type { FieldByKind } from '@manifest/schema/field.ts'
import { useState } from 'react'
import { DateInput } from '@/ui/forms/date/date-input.tsx'
import type { ControlProps } from './control-props.ts'

export function Control({ field, initial, onChange, onBlur }: ControlProps<FieldByKind<'date'>>) {
  const [value, setValue] = useState(initial)
  return (
    <DateInput
      name={field.name}
      min={earliestDate}
      max={field.notFuture ? getToday() : '9999-12-31'}
      value={value}
      onValueChange={(typed) => {
        setValue(typed)
        onChange(typed)
      }}
      onBlur={onBlur}
    />
  )
}

import type { ComponentProps } from 'react'
import { DateInput } from '@/ui/forms/date/date-input.tsx'
import { FormField, type FormFieldProps, TextField } from '@/ui/forms/field.tsx'

type DateFieldProps = Omit<FormFieldProps, 'children'> & Omit<ComponentProps<typeof DateInput>, 'required'>

export const DateField = ({ label, error, help, required, ...input }: DateFieldProps) => (
  <FormField label={label} error={error} help={help} required={required}>
    <DateInput {...input} />
  </FormField>
)

/** A browser that shows AM and PM needs the room between the time and its icon. */
const withoutGap = { '&::-webkit-calendar-picker-indicator': { marginInlineStart: '0' } } as const

/** A time of day in the browser's own field. */
export const TimeField = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => (
  <TextField type="time" css={withoutGap} {...props} />
)

import type { ComponentProps } from 'react'
import { TextField } from '@/ui/forms/field.tsx'

/** A browser that shows AM and PM needs the room between the time and its icon. */
const withoutGap = { '&::-webkit-calendar-picker-indicator': { marginInlineStart: '0' } } as const

/** A time of day in the browser's own field. */
export const TimeField = (props: Omit<ComponentProps<typeof TextField>, 'type'>) => (
  <TextField type="time" css={withoutGap} {...props} />
)

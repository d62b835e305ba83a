import { createDateFormat } from './intl.ts'

/** The parts of a day, with four digits of the year: a birth in 1924 is none in 2024. */
const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const minutes = { hour: '2-digit', minute: '2-digit' } as const
const seconds = { ...minutes, second: '2-digit' } as const

/** "14:32" */
export const clockFormat = createDateFormat(minutes)

/** "14:32:05" */
export const exactClockFormat = createDateFormat(seconds)

/** "31/01/2024", in the user's time zone. */
export const dayFormat = createDateFormat(day)

/** "31/01/2024", the same in every time zone. */
export const calendarDayFormat = createDateFormat({ ...day, timeZone: 'UTC' })

/** "31/01" */
export const shortDayFormat = createDateFormat({ day: '2-digit', month: '2-digit' })

/** "31/01/2024, 14:32" */
export const momentFormat = createDateFormat({ ...day, ...minutes })

/** "31/01/2024, 14:32:05" */
export const exactMomentFormat = createDateFormat({ ...day, ...seconds })

/** "31 de janeiro de 2024 às 14:32" */
export const longMomentFormat = createDateFormat({ dateStyle: 'long', timeStyle: 'short' })

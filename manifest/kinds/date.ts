import { hiddenText } from '../contract/hidden-text.ts'
import { toIsoDate } from '../contract/sent-value.ts'
import { toText } from '../contract/value-text.ts'
import type { Kind } from './kind.ts'

/** The earliest valid date: no living person was born before it. */
export const earliestDate = '1850-01-01'

/** Matches a date of which the user has typed a part, in the order of any locale: `17/01/`, `2026-1`. */
const incompleteDate =
  /^\d{1,2}(?:[/.-](?:\d{1,2}(?:[/.-]\d{0,3})?)?)?$|^\d{4}(?:[/.-](?:\d{1,2}(?:[/.-]\d?)?)?)?$/

/** Returns true if an ISO date exists in the calendar: 2023-02-30 does not. */
function isCalendarDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  )
}

/** Returns today's date in the user's time zone, in ISO format. */
export function getToday(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

export default {
  about: 'Data, escolhida ou digitada',
  newField: { name: 'data', label: 'Data', icon: 'LuCalendar', value: '2026-01-31' },
  normalise: toIsoDate,
  validate: (value, { notFuture }) => {
    if (incompleteDate.test(value)) return 'Complete a data com dia, mês e ano'
    if (!isCalendarDate(value)) return 'Data inválida'
    if (value < earliestDate) return `A data não pode ser antes de ${earliestDate.slice(0, 4)}`
    return notFuture && value > getToday() ? 'A data não pode ser depois de hoje' : undefined
  },
  contract: {
    schema: {
      title: 'Data',
      description: 'Data como AAAA-MM-DD (ISO 8601), a partir de 1850.',
      type: 'string',
      format: 'date',
    },
    restrict: ({ notFuture }) => (notFuture ? { words: 'Não depois de hoje.' } : {}),
  },
  format: {
    about: 'Dia: 31/01/2024',
    // The app writes dates by the locale: `src/formats`.
    show: toText,
    hide: () => hiddenText,
  },
  headers: ['data'],
} satisfies Kind<{ notFuture?: boolean | undefined }>

import type { FieldOf } from '@manifest/field.ts'
import type { FieldRule } from '../field-rule.ts'

/** Whether an ISO date is a day of the calendar: 2023-02-30 is not. */
function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  )
}

/** Today's date where the person is, as ISO 8601. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

export const rule: FieldRule<FieldOf<'date'>> = {
  normalise: (raw) => raw.trim(),
  problem: (value, { notFuture }) => {
    if (!isDay(value) || value < '1850-01-01') return 'Data inválida'
    return notFuture && value > today() ? 'A data não pode ser depois de hoje' : undefined
  },
  conceal: (value) => `**/**/${value.slice(0, 4)}`,
}

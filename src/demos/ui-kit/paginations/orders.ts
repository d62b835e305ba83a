import { cast } from '../../parts/cast.ts'
import { dayFromToday, formatNumericDay } from '../../parts/days.ts'

/** Invented orders, newest first. */
export const orders = Array.from({ length: 57 }, (_, index) => ({
  number: `#${1057 - index}`,
  client: cast[index % cast.length]?.name ?? '',
  day: formatNumericDay(dayFromToday(-index)),
}))

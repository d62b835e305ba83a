import { parseDate } from '@chakra-ui/react'
import { formatToday, isWeekend } from '../dates/days.ts'
import { DateField } from './date-field.tsx'

export const meta = { title: 'Dias úteis', description: 'De hoje em diante, sem fins de semana.' }

/** Disables weekends and past days. */
export default () => (
  <DateField
    label="Visita técnica"
    min={parseDate(formatToday())}
    isDateUnavailable={(day) => isWeekend(day.toString())}
  />
)

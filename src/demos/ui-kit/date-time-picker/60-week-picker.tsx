import { type DateValue, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { formatNumericDay, readWeekday } from '../../parts/days.ts'
import { Small } from '../basics.tsx'
import { OpenCalendar } from './date-field.tsx'

export const meta = { title: 'Semana', description: 'Qualquer dia escolhe a semana inteira.' }

/** Returns the Sunday and the Saturday around a day, as the calendar's rows are. */
function findWeek(day: DateValue): DateValue[] {
  const sunday = day.subtract({ days: readWeekday(day.toString()) })
  return [sunday, sunday.add({ days: 6 })]
}

/** Any day chooses its whole week. */
export default function WeekPicker() {
  const [week, setWeek] = useState<DateValue[]>([])
  const [first, last] = week
  return (
    <Stack gap="3">
      <OpenCalendar
        selectionMode="range"
        value={week}
        onValueChange={({ value }) => setWeek(value.slice(-1).flatMap(findWeek))}
      />
      <Small role="status">
        {first && last
          ? `De ${formatNumericDay(first.toString())} a ${formatNumericDay(last.toString())}`
          : 'Escolha um dia da semana.'}
      </Small>
    </Stack>
  )
}

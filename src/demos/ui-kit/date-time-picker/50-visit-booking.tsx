import { type DateValue, Grid, parseDate, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { createDateFormat } from '@/lib/format/intl.ts'
import { Chip, Chips } from '../../parts/chips.tsx'
import { addDays } from '../../parts/days.ts'
import { formatToday, isWeekend } from '../dates/days.ts'
import { listFreeTimes } from '../dates/free-times.ts'
import { OpenCalendar } from './date-field.tsx'

export const meta = {
  title: 'Agendamento',
  description: 'Dias úteis dos próximos dois meses, e os horários livres de uma agenda inventada.',
}

const longFormat = createDateFormat({ dateStyle: 'full', timeZone: 'UTC' })

/** The next working day. */
function findFirstDay(today: string): string {
  let day = addDays(today, 1)
  while (isWeekend(day)) day = addDays(day, 1)
  return day
}

/** A day in an open calendar, then one of its free times. */
export default function VisitBooking() {
  const today = formatToday()
  const [days, setDays] = useState<DateValue[]>(() => [parseDate(findFirstDay(today))])
  const [time, setTime] = useState('')
  const day = days[0]?.toString()
  const times = day ? listFreeTimes(day) : []
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }} gap="6">
      <OpenCalendar
        min={parseDate(addDays(today, 1))}
        max={parseDate(addDays(today, 60))}
        isDateUnavailable={(date) => isWeekend(date.toString())}
        value={days}
        onValueChange={({ value }) => {
          setDays(value)
          setTime('')
        }}
      />
      <Stack gap="4">
        <Chips legend="Horários livres">
          {times.map((free) => (
            <Chip key={free} name="horario-livre" checked={free === time} onChange={() => setTime(free)}>
              {free}
            </Chip>
          ))}
        </Chips>
        <Text role="status" color={time ? 'fg' : 'fg.muted'}>
          {day && time
            ? `${longFormat.format(new Date(`${day}T00:00:00Z`))}, às ${time}`
            : `${times.length} horários livres: escolha um.`}
        </Text>
      </Stack>
    </Grid>
  )
}

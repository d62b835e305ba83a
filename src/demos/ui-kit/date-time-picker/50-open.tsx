import { Button, type DateValue, Flex, Grid, parseDate, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuX } from 'react-icons/lu'
import { createDateFormat } from '@/lib/format/intl.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { Chip, Chips } from '../../parts/chips.tsx'
import { addDays, dayFromToday, formatNumericDay, readWeekday } from '../../parts/days.ts'
import { Small } from '../basics.tsx'
import { isWeekend, listFreeTimes } from '../dates/days.ts'
import { OpenCalendar } from './date-field.tsx'

export const meta = {
  VisitBooking: {
    title: 'Agendamento',
    description: 'Dias úteis dos próximos dois meses, e os horários livres de uma agenda inventada.',
  },
  SeveralDays: { title: 'Vários dias', description: 'Um clique inclui ou retira; até cinco.' },
  WeekPicker: { title: 'Semana', description: 'Qualquer dia escolhe a semana inteira.' },
}

const longFormat = createDateFormat({ dateStyle: 'full', timeZone: 'UTC' })

/** The next working day. */
function findFirstDay(today: string): string {
  let day = addDays(today, 1)
  while (isWeekend(day)) day = addDays(day, 1)
  return day
}

export function VisitBooking() {
  const today = dayFromToday(0)
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

const maxDays = 5

export function SeveralDays() {
  const [days, setDays] = useState<DateValue[]>([])
  const sorted = days.toSorted((one, other) => one.compare(other))
  return (
    <Stack gap="3">
      <OpenCalendar
        selectionMode="multiple"
        maxSelectedDates={maxDays}
        value={days}
        onValueChange={({ value }) => setDays(value)}
      />
      <Small role="status">
        {days.length > 0
          ? `${formatCounted(days.length, 'dia escolhido', 'dias escolhidos')}, de até ${maxDays}`
          : `Escolha até ${maxDays} dias.`}
      </Small>
      <Flex gap="2" wrap="wrap">
        {sorted.map((day) => (
          <Button
            key={day.toString()}
            size="xs"
            variant="outline"
            aria-label={`Retirar ${formatNumericDay(day.toString())}`}
            onClick={() => setDays(days.filter((other) => other.compare(day) !== 0))}
          >
            {formatNumericDay(day.toString())}
            <LuX aria-hidden="true" />
          </Button>
        ))}
      </Flex>
    </Stack>
  )
}

/** Returns the Sunday and the Saturday around a day, as the calendar's rows are. */
function findWeek(day: DateValue): DateValue[] {
  const sunday = day.subtract({ days: readWeekday(day.toString()) })
  return [sunday, sunday.add({ days: 6 })]
}

export function WeekPicker() {
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

import { type DateValue, Grid, parseDate, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { createDateFormat } from '@/lib/format/intl.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { dayFromToday, daysBetween } from '../../parts/days.ts'
import { bindText, Small } from '../basics.tsx'
import { isWeekend } from '../dates/days.ts'
import { DateField, OpenCalendar } from './date-field.tsx'

export const meta = {
  Native: { title: 'Nativos', description: 'Data, hora, as duas e mês.' },
  Limited: { title: 'Nativos com limites' },
  Calendar: {
    title: 'Calendário',
    description: 'Digite ou escolha; setas andam por dias, Page Up e Page Down por meses.',
  },
  WorkingDays: { title: 'Dias úteis', description: 'De hoje em diante, sem fins de semana.' },
  Period: { title: 'Período' },
  DateAndTime: { title: 'Dia e horário' },
  Inline: { title: 'Calendário aberto' },
}

/** The browser's controls use the user's language and, on a phone, native pickers. */
export const Native = () => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
    <TextField label="Data" type="date" />
    <TextField label="Hora" type="time" />
    <TextField label="Data e hora" type="datetime-local" />
    <TextField label="Mês" type="month" placeholder="aaaa-mm" />
  </Grid>
)

export function Limited() {
  const today = dayFromToday(0)
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
      <TextField label="Nascimento" type="date" min="1900-01-01" max={today} help="Até hoje." />
      <TextField label="Entrega" type="date" min={today} max="2099-12-31" help="De hoje em diante." />
      <TextField
        label="Atendimento"
        type="time"
        min="08:00"
        max="18:00"
        step={1800}
        defaultValue="09:30"
        help="Das 8h às 18h, de meia em meia hora."
      />
    </Grid>
  )
}

export const Calendar = () => <DateField label="Vencimento" />

export const WorkingDays = () => (
  <DateField
    label="Visita técnica"
    min={parseDate(dayFromToday(0))}
    isDateUnavailable={(day) => isWeekend(day.toString())}
  />
)

export function Period() {
  const [days, setDays] = useState<DateValue[]>([])
  const [start, end] = days
  const length = start && end && daysBetween(start.toString(), end.toString()) + 1
  return (
    <Stack gap="2">
      <DateField
        label="Período"
        selectionMode="range"
        value={days}
        onValueChange={({ value }) => setDays(value)}
      />
      <Small role="status">
        {length ? (length === 1 ? '1 dia' : `${length} dias`) : 'Escolha o primeiro e o último dia.'}
      </Small>
    </Stack>
  )
}

const fullMoment = createDateFormat({ dateStyle: 'full', timeStyle: 'short' })

export function DateAndTime() {
  const [days, setDays] = useState<DateValue[]>([])
  const [time, setTime] = useState('09:00')
  const day = days[0]
  const moment = day && new Date(`${day.toString()}T${time}`)
  return (
    <Stack gap="3">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 9rem' }} gap="4">
        <DateField label="Dia da reunião" value={days} onValueChange={({ value }) => setDays(value)} />
        <TextField label="Horário" type="time" step={900} {...bindText(time, setTime)} />
      </Grid>
      <Small role="status">{moment && time ? fullMoment.format(moment) : 'Escolha o dia e o horário.'}</Small>
    </Stack>
  )
}

export const Inline = () => <OpenCalendar />

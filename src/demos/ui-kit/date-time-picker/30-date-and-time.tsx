import { type DateValue, Grid, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { createDateFormat } from '@/lib/format/intl.ts'
import { TextField } from '@/ui/forms/field.tsx'
import { Small } from '../basics.tsx'
import { DateField } from './date-field.tsx'

export const meta = { title: 'Dia e horário' }

const fullMoment = createDateFormat({ dateStyle: 'full', timeStyle: 'short' })

export default function DateAndTime() {
  const [days, setDays] = useState<DateValue[]>([])
  const [time, setTime] = useState('09:00')
  const day = days[0]
  const moment = day && new Date(`${day.toString()}T${time}`)
  return (
    <Stack gap="3">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 9rem' }} gap="4">
        <DateField label="Dia da reunião" value={days} onValueChange={({ value }) => setDays(value)} />
        <TextField
          label="Horário"
          type="time"
          step={900}
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
      </Grid>
      <Small role="status">{moment && time ? fullMoment.format(moment) : 'Escolha o dia e o horário.'}</Small>
    </Stack>
  )
}

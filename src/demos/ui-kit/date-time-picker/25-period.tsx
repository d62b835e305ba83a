import { type DateValue, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { Small } from '../basics.tsx'
import { countDays } from '../dates/days.ts'
import { DateField } from './date-field.tsx'

export const meta = { title: 'Período' }

export default function Period() {
  const [days, setDays] = useState<DateValue[]>([])
  const [start, end] = days
  const length = start && end && countDays(start.toString(), end.toString()) + 1
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

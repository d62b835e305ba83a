import { Button, type DateValue, Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { LuX } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { formatNumericDay } from '../../parts/days.ts'
import { Small } from '../basics.tsx'
import { OpenCalendar } from './date-field.tsx'

export const meta = { title: 'Vários dias', description: 'Um clique inclui ou retira; até cinco.' }

const maxDays = 5

/** A click adds a day or removes it. */
export default function SeveralDays() {
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

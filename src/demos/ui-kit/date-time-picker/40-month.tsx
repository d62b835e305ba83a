import { DatePicker, type DateValue, parseDate, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { createDateFormat } from '@/lib/format/intl.ts'
import { Small } from '../basics.tsx'
import { DateButtons, DateFrame } from './date-field.tsx'

export const meta = { title: 'Mês', description: 'Sem dia: digite ou escolha.' }

const monthFormat = createDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

const formatMonth = (day: DateValue) => `${String(day.month).padStart(2, '0')}/${day.year}`

/** Reads 3/2027 and 03/2027; other texts are not a month. */
function parseMonth(text: string): DateValue | undefined {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  return month && Number(month) >= 1 && Number(month) <= 12
    ? parseDate(`${year}-${month.padStart(2, '0')}-01`)
    : undefined
}

/** A month without a day. */
export default function Month() {
  const [months, setMonths] = useState<DateValue[]>([])
  const month = months[0]
  return (
    <Stack gap="2">
      <DateFrame
        label="Competência"
        minView="month"
        defaultView="month"
        value={months}
        onValueChange={({ value }) => setMonths(value)}
        format={formatMonth}
        parse={parseMonth}
        placeholder="mm/aaaa"
      >
        <DatePicker.Control>
          <DatePicker.Input pe="16" borderColor="border.control" placeholder="mm/aaaa" />
          <DateButtons />
        </DatePicker.Control>
      </DateFrame>
      <Small role="status">
        {month ? monthFormat.format(month.toDate('UTC')) : 'Escolha ou digite, como 03/2027.'}
      </Small>
    </Stack>
  )
}

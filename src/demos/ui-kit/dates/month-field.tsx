import { DatePicker, type DateValue, Stack } from '@chakra-ui/react'
import { datePickerSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { calendarTranslations } from '@/ui/forms/date/calendar-views.tsx'
import { Small } from '../basics.tsx'
import { DateButtons, DatePopup } from './date-popup.tsx'

const monthFormat = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

const formatMonth = (day: DateValue) => `${String(day.month).padStart(2, '0')}/${day.year}`

/** Reads 3/2027 and 03/2027; other texts are not a month. */
function parseMonth(text: string, like: (iso: string) => DateValue): DateValue | undefined {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  return month && Number(month) >= 1 && Number(month) <= 12
    ? like(`${year}-${month.padStart(2, '0')}-01`)
    : undefined
}

type MonthFieldProps = { label: string; parse: (iso: string) => DateValue }

/** A month without a day. */
export function MonthField({ label, parse }: MonthFieldProps) {
  const [months, setMonths] = useState<DateValue[]>([])
  const month = months[0]
  return (
    <Stack gap="2">
      <DatePicker.Root
        recipe={datePickerSlotRecipe}
        locale="pt-BR"
        translations={calendarTranslations}
        minView="month"
        defaultView="month"
        value={months}
        onValueChange={({ value }) => setMonths(value)}
        format={formatMonth}
        parse={(text) => parseMonth(text, parse)}
        placeholder="mm/aaaa"
      >
        <DatePicker.Label>{label}</DatePicker.Label>
        <DatePicker.Control>
          <DatePicker.Input pe="16" borderColor="border.control" placeholder="mm/aaaa" />
          <DateButtons />
        </DatePicker.Control>
        <DatePopup />
      </DatePicker.Root>
      <Small role="status">
        {month ? monthFormat.format(month.toDate('UTC')) : 'Escolha ou digite, como 03/2027.'}
      </Small>
    </Stack>
  )
}

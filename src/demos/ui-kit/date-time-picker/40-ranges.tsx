import { DatePicker, type DateValue, Grid, parseDate, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { createDateFormat } from '@/lib/format/intl.ts'
import { Chip, Chips } from '../../parts/chips.tsx'
import { addDays, dayFromToday, daysBetween, formatNumericDay } from '../../parts/days.ts'
import { Small } from '../basics.tsx'
import { findPreset, presets } from '../dates/days.ts'
import { DateButtons, DateField, DateFrame } from './date-field.tsx'

export const meta = {
  Month: { title: 'Mês', description: 'Sem dia: digite ou escolha.' },
  RangePresets: {
    title: 'Período com atalhos',
    description: 'Sete períodos prontos, ou outro qualquer no calendário.',
  },
}

const monthFormat = createDateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' })

const formatMonth = (day: DateValue) => `${String(day.month).padStart(2, '0')}/${day.year}`

/** Reads 3/2027 and 03/2027; other texts are not a month. */
function parseMonth(text: string): DateValue | undefined {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  return month && Number(month) >= 1 && Number(month) <= 12
    ? parseDate(`${year}-${month.padStart(2, '0')}-01`)
    : undefined
}

export function Month() {
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

const toDays = (range: readonly string[]) => range.map((day) => parseDate(day))

/** Ready periods beside a picker for any other. The period before it, of the same length, is for comparisons. */
export function RangePresets() {
  const today = dayFromToday(0)
  const [days, setDays] = useState<DateValue[]>(() => toDays(presets[2]?.build(today) ?? []))
  const [start, end] = days.map(String)
  const chosen = findPreset(days.map(String), today)
  const length = start && end ? daysBetween(start, end) + 1 : 0
  return (
    <Stack gap="4">
      <Chips legend="Períodos prontos" isLegendHidden>
        {presets.map(({ name, build }) => (
          <Chip
            key={name}
            name="periodo-pronto"
            checked={name === chosen}
            onChange={() => setDays(toDays(build(today)))}
          >
            {name}
          </Chip>
        ))}
      </Chips>
      <DateField
        label="Período do relatório"
        selectionMode="range"
        value={days}
        onValueChange={({ value }) => setDays(value)}
      />
      <Grid role="status" gap="1" textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        {start && end ? (
          <>
            <Text>
              {chosen ?? 'Outro período'}: {formatNumericDay(start)} a {formatNumericDay(end)},{' '}
              {length === 1 ? '1 dia' : `${length} dias`}
            </Text>
            <Text>
              Para comparar: {formatNumericDay(addDays(start, -length))} a{' '}
              {formatNumericDay(addDays(start, -1))}
            </Text>
          </>
        ) : (
          'Escolha o primeiro e o último dia.'
        )}
      </Grid>
    </Stack>
  )
}

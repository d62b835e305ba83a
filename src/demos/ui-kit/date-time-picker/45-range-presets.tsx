import { type DateValue, Grid, parseDate, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Chip, Chips } from '../../parts/chips.tsx'
import { addDays, formatNumericDay } from '../../parts/days.ts'
import { countDays, formatToday } from '../dates/days.ts'
import { findPreset, presets } from '../dates/presets.ts'
import { DateField } from './date-field.tsx'

export const meta = {
  title: 'Período com atalhos',
  description: 'Sete períodos prontos, ou outro qualquer no calendário.',
}

const toDays = (range: readonly string[]) => range.map((day) => parseDate(day))

/** Ready periods beside a picker for any other. The period before it, of the same length, is for comparisons. */
export default function RangePresets() {
  const today = formatToday()
  const [days, setDays] = useState<DateValue[]>(() => toDays(presets[2]?.build(today) ?? []))
  const [start, end] = days.map(String)
  const chosen = findPreset(days.map(String), today)
  const length = start && end ? countDays(start, end) + 1 : 0
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

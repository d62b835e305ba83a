import { Box, Grid } from '@chakra-ui/react'
import { TextField } from '@/ui/forms/field.tsx'
import { ChoiceChips } from '../../parts/choice-chips.tsx'
import { DateField } from '../../parts/date-field.tsx'
import { readWeekday } from '../../parts/days.ts'
import { SelectField } from '../../parts/select-field.tsx'
import { describeRepeat, type Repeat, weekdayNames } from './repeat.ts'

type RepeatFieldsProps = {
  /** The first day of the event. */
  day: string
  repeat: Repeat | undefined
  error: string | undefined
  onChange: (repeat: Repeat | undefined) => void
}

const choices = [
  { value: '', label: 'Não se repete' },
  { value: 'day', label: 'Por dia' },
  { value: 'workday', label: 'Em dias úteis' },
  { value: 'week', label: 'Por semana' },
  { value: 'month', label: 'Por mês' },
  { value: 'year', label: 'Por ano' },
]

const weekdayOptions = weekdayNames.map((label, index) => ({ value: String(index), label }))

const maxInterval = 99

/** The rule of a repeated event: unit, interval, weekdays and last day. */
export function RepeatFields({ day, repeat, error, onChange }: RepeatFieldsProps) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day)

  function changeUnit(unit: string) {
    if (unit === '') return onChange(undefined)
    const weekdays = unit === 'week' && isDay ? { weekdays: [readWeekday(day)] } : {}
    const until = repeat?.until ? { until: repeat.until } : {}
    onChange({ unit: unit as Repeat['unit'], interval: 1, ...weekdays, ...until })
  }

  return (
    <Box display="grid" gap="3">
      <Grid
        templateColumns={{ base: '1fr', sm: 'minmax(0, 1fr) 5.5rem minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <SelectField label="Repetição" value={repeat?.unit ?? ''} choices={choices} onChange={changeUnit} />
        {repeat && (
          <>
            <TextField
              label="A cada"
              type="number"
              min={1}
              max={maxInterval}
              disabled={repeat.unit === 'workday'}
              value={repeat.interval}
              onChange={({ target }) =>
                onChange({
                  ...repeat,
                  interval: Math.min(maxInterval, Math.max(1, Math.trunc(Number(target.value)) || 1)),
                })
              }
            />
            <DateField
              label="Repete até"
              name="until"
              value={repeat.until ?? ''}
              error={error}
              onValueChange={(until) => onChange({ ...repeat, until: until || undefined })}
            />
          </>
        )}
      </Grid>
      {repeat?.unit === 'week' && (
        <ChoiceChips
          label="Dias da semana"
          options={weekdayOptions}
          chosen={(repeat.weekdays ?? (isDay ? [readWeekday(day)] : [])).map(String)}
          onChange={(chosen) => onChange({ ...repeat, weekdays: chosen.map(Number).toSorted() })}
        />
      )}
      {repeat && isDay && (
        <Box color="fg.muted" textStyle="small">
          {describeRepeat(day, repeat)}
        </Box>
      )}
    </Box>
  )
}

import { Grid } from '@chakra-ui/react'
import { DateField, TimeField } from '../../parts/date-field.tsx'
import { joinMoment, splitMoment } from './event-draft.ts'

type MomentFieldsProps = {
  label: string
  timeLabel: string
  name: string
  moment: string
  /** Whole days have no time. */
  allDay: boolean
  error: string | undefined
  onChange: (moment: string) => void
}

/** The day of a start or an end, and its time. */
export function MomentFields({ label, timeLabel, name, moment, allDay, error, onChange }: MomentFieldsProps) {
  const { day, time } = splitMoment(moment)
  return (
    <Grid templateColumns={allDay ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 7.25rem'} gap="2" alignItems="start">
      <DateField
        label={label}
        name={name}
        required
        value={day}
        error={error}
        onValueChange={(next) => onChange(joinMoment(next, time))}
      />
      {!allDay && (
        <TimeField
          label={timeLabel}
          required
          value={time}
          onChange={({ target }) => onChange(joinMoment(day, target.value))}
        />
      )}
    </Grid>
  )
}

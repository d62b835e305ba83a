import { Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { DateField } from '../date-field.tsx'
import type { Task, TaskSnapshot } from '../task.ts'
import { validateTask } from '../task-dialog.tsx'

type TaskDatesProps = { task: TaskSnapshot; onChange: (act: (task: Task) => void) => void }

/** The first and last day. Invalid days show their error and are not stored. */
export function TaskDates({ task, onChange }: TaskDatesProps) {
  const [days, setDays] = useState({ startDate: task.startDate, endDate: task.endDate })
  const problems = validateTask({ ...task, ...days })

  function change(values: Partial<typeof days>) {
    const next = { ...days, ...values }
    setDays(next)
    if (Object.keys(validateTask({ ...task, ...next })).length > 0) return
    onChange((task) => Object.assign(task, next))
  }

  return (
    <Grid templateColumns="repeat(auto-fit, minmax(130px, 1fr))" gap="3">
      <DateField
        label="Início"
        value={days.startDate}
        error={problems.startDate}
        onValueChange={(startDate) => change({ startDate })}
      />
      <DateField
        label="Término"
        value={days.endDate}
        error={problems.endDate}
        onValueChange={(endDate) => change({ endDate })}
      />
    </Grid>
  )
}

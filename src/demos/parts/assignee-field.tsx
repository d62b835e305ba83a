import { Chip, Chips } from './chips.tsx'
import { Portrait } from './portrait.tsx'
import type { TaskOption } from './task.ts'
import { teamOptions } from './task-options.ts'

type AssigneeFieldProps = { value: readonly TaskOption[]; onChange: (value: TaskOption[]) => void }

export function AssigneeField({ value, onChange }: AssigneeFieldProps) {
  const isChosen = (person: TaskOption) => value.some((other) => other.value === person.value)
  const toggle = (person: TaskOption) =>
    onChange(
      teamOptions.filter((other) => (other.value === person.value ? !isChosen(other) : isChosen(other))),
    )
  return (
    <Chips legend="Responsáveis">
      {teamOptions.map((person) => (
        <Chip key={person.value} checked={isChosen(person)} onChange={() => toggle(person)}>
          <Portrait image={person.value} name={person.label} size="6" />
          {person.label}
        </Chip>
      ))}
    </Chips>
  )
}

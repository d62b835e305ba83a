import { Chip, Chips } from './chips.tsx'
import { Portrait } from './portrait.tsx'
import type { Option } from './task.ts'
import { people } from './task-options.ts'

type AssigneeFieldProps = { value: readonly Option[]; onChange: (value: Option[]) => void }

/** The assignees: any number of people, all visible. */
export function AssigneeField({ value, onChange }: AssigneeFieldProps) {
  const isChosen = (person: Option) => value.some((other) => other.value === person.value)
  const toggle = (person: Option) =>
    onChange(people.filter((other) => (other.value === person.value ? !isChosen(other) : isChosen(other))))
  return (
    <Chips legend="Responsáveis">
      {people.map((person) => (
        <Chip key={person.value} checked={isChosen(person)} onChange={() => toggle(person)}>
          <Portrait image={person.value} name={person.label} size="6" />
          {person.label}
        </Chip>
      ))}
    </Chips>
  )
}

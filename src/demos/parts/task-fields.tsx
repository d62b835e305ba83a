import { chakra, Flex } from '@chakra-ui/react'
import { FormField, useFieldControl } from '@/ui/forms/field.tsx'
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

type ProgressFieldProps = { value: number; onChange: (value: number) => void }

/** In steps of five per cent. */
export function ProgressField(props: ProgressFieldProps) {
  return (
    <FormField label="Progresso">
      <Slider {...props} />
    </FormField>
  )
}

function Slider({ value, onChange }: ProgressFieldProps) {
  const { required: _, ...control } = useFieldControl()
  return (
    <Flex align="center" gap="3" minH="10">
      <chakra.input
        {...control}
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        flex="1"
        minW="0"
        accentColor="primary.solid"
        cursor="pointer"
      />
      <chakra.output aria-hidden="true" minW="5ch" textAlign="end" fontVariantNumeric="tabular-nums">
        {value}%
      </chakra.output>
    </Flex>
  )
}

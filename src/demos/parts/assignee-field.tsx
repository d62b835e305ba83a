import { chakra, Flex } from '@chakra-ui/react'
import { PersonAvatar } from '@/ui/person-avatar.tsx'
import type { Option } from './task.ts'
import { people } from './task-options.ts'

type AssigneeFieldProps = { value: readonly Option[]; onChange: (value: Option[]) => void }

/** Who works on it: any number of people, all in sight. */
export function AssigneeField({ value, onChange }: AssigneeFieldProps) {
  const isChosen = (person: Option) => value.some((other) => other.value === person.value)
  const toggle = (person: Option) =>
    onChange(people.filter((other) => (other.value === person.value ? !isChosen(other) : isChosen(other))))
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="500" mb="1.5">
        Responsáveis
      </chakra.legend>
      <Flex wrap="wrap" gap="2">
        {people.map((person) => (
          <chakra.label key={person.value} css={chip}>
            <chakra.input type="checkbox" srOnly checked={isChosen(person)} onChange={() => toggle(person)} />
            <PersonAvatar name={person.label} size="6" />
            {person.label}
          </chakra.label>
        ))}
      </Flex>
    </chakra.fieldset>
  )
}

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  ps: '1',
  pe: '3',
  py: '1',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'full',
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'border-color 150ms, background-color 150ms',
  _hover: { borderColor: 'primary.solid' },
  '&:has(:checked)': {
    bg: 'primary.subtle',
    borderColor: 'primary.solid',
    color: 'primary.fg',
    fontWeight: '500',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const

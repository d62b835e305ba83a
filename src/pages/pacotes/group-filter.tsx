import { Flex, type SystemStyleObject } from '@chakra-ui/react'
import { formatCount } from '@/lib/format/quantity.ts'

type GroupFilterProps = {
  groups: readonly { group: string; total: number }[]
  total: number
  value: string | undefined
  onChange: (group: string | undefined) => void
}

/** The groups as toggle buttons; one or all are pressed. */
export function GroupFilter({ groups, total, value, onChange }: GroupFilterProps) {
  if (groups.length < 2) return null
  return (
    <Flex role="group" aria-label="Filtrar por grupo" wrap="wrap" gap="2" css={chips}>
      <Chip name="Todos" total={total} isPressed={value === undefined} onPress={() => onChange(undefined)} />
      {groups.map((entry) => (
        <Chip
          key={entry.group}
          name={entry.group}
          total={entry.total}
          isPressed={value === entry.group}
          onPress={() => onChange(value === entry.group ? undefined : entry.group)}
        />
      ))}
    </Flex>
  )
}

type ChipProps = { name: string; total: number; isPressed: boolean; onPress: () => void }

function Chip({ name, total, isPressed, onPress }: ChipProps) {
  return (
    <button type="button" aria-pressed={isPressed} onClick={onPress}>
      {name}
      <span>
        {formatCount(total)}
        <span> {total === 1 ? 'consulta' : 'consultas'}</span>
      </span>
    </button>
  )
}

const chip: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  height: '8',
  px: '3',
  borderWidth: '1px',
  borderRadius: 'full',
  bg: 'bg.panel',
  fontWeight: '500',
  cursor: 'pointer',
  focusVisibleRing: 'outside',
  transition: 'border-color 150ms, background-color 150ms',
  '& span': { color: 'fg.muted', textStyle: 'small', fontVariantNumeric: 'tabular-nums' },
  _hover: { borderColor: 'primary.solid' },
  '&[aria-pressed=true]': {
    bg: 'primary.subtle',
    borderColor: 'primary.solid',
    color: 'primary.fg',
    '& span': { color: 'inherit' },
  },
}

// The number's noun is for screen readers.
const chips: SystemStyleObject = { '& > button': chip, '& > button span > span': { srOnly: true } }

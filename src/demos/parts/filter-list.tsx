import { Box, chakra, Text, VisuallyHidden } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type FilterChoice<T extends string> = {
  value: T
  label: string
  /** An icon, or a dot in the option's color if missing. */
  icon?: ReactNode
  palette?: string
}

export type FilterGroup<T extends string> = { label: string; choices: readonly FilterChoice<T>[] }

type FilterListProps<T extends string> = {
  groups: readonly FilterGroup<T>[]
  value: T
  /** The number of items; screen readers hear its unit too. */
  getCount: (value: T) => number
  countLabel: string
  onChange: (value: T) => void
}

/** Filters in groups, one of all pressed, each with a count. */
export function FilterList<T extends string>(props: FilterListProps<T>) {
  const { groups, value, getCount, countLabel, onChange } = props
  return groups.map(({ label, choices }) => (
    <Box key={label} role="group" aria-label={label} css={group}>
      <Text textStyle="small" fontWeight="600" color="fg.muted" px="3" pb="1">
        {label}
      </Text>
      {choices.map((choice) => (
        <chakra.button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.palette ? <Dot palette={choice.palette} /> : choice.icon}
          <Text as="span" flex="1" truncate>
            {choice.label}
          </Text>
          <Count count={getCount(choice.value)} countLabel={countLabel} />
        </chakra.button>
      ))}
    </Box>
  ))
}

const Dot = ({ palette }: { palette: string }) => (
  <Box aria-hidden="true" boxSize="2.5" mx="0.5" borderRadius="full" bg={`${palette}.solid`} />
)

function Count({ count, countLabel }: { count: number; countLabel: string }) {
  if (count === 0) return null
  return (
    <Text as="span" textStyle="small" fontVariantNumeric="tabular-nums">
      {count}
      <VisuallyHidden> {countLabel}</VisuallyHidden>
    </Text>
  )
}

const group = {
  p: '3',
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minH: '9',
    px: '3',
    borderRadius: 'control',
    color: 'fg.muted',
    textAlign: 'start',
    fontWeight: '500',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    transition: 'background-color 150ms, color 150ms',
    _hover: { bg: 'bg.hover', color: 'fg' },
    '&[aria-pressed=true]': { bg: 'primary.subtle', color: 'primary.fg' },
  },
} as const

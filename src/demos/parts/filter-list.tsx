import { Box, chakra, Text } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'

type FilterChoice<T extends string> = {
  value: T
  label: string
  /** An icon; a colour gives a dot in its place. */
  icon?: ReactNode
  palette?: string | undefined
  count?: number | undefined
  /** What is counted, for those who hear the number. */
  counted?: string | undefined
}

type FilterListProps<T extends string> = {
  label: string
  choices: readonly FilterChoice<T>[]
  value: T
  onChange: (value: T) => void
}

/** What a list can be narrowed to, one of them pressed, each with a count. */
export function FilterList<T extends string>({ label, choices, value, onChange }: FilterListProps<T>) {
  return (
    <Box role="group" aria-label={label} css={list}>
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
          <Mark {...choice} />
          <Text as="span" flex="1" truncate>
            {choice.label}
          </Text>
          {choice.count !== undefined && choice.count > 0 && (
            <Text as="span" textStyle="small" fontVariantNumeric="tabular-nums">
              {choice.count}
              {choice.counted && <chakra.span srOnly> {choice.counted}</chakra.span>}
            </Text>
          )}
        </chakra.button>
      ))}
    </Box>
  )
}

function Mark({ icon, palette }: { icon?: ReactNode; palette?: string | undefined }) {
  if (palette)
    return <Box aria-hidden="true" boxSize="2.5" mx="0.5" borderRadius="full" bg={`${palette}.solid`} />
  return <Fragment>{icon}</Fragment>
}

const list = {
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

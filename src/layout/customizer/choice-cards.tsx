import { chakra, Grid, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Drawing } from './drawing.tsx'
import type { Shape } from './drawings.ts'

type ChoiceCardsProps<T extends string> = {
  label: string
  /** The label of each value. */
  options: Record<T, string>
  /** The drawing of each value. */
  drawings: Record<T, Shape[]>
  value: T
  onChange: (value: T) => void
}

/** A radio group whose options are small drawings. */
export function ChoiceCards<T extends string>({
  label,
  options,
  drawings,
  value,
  onChange,
}: ChoiceCardsProps<T>) {
  const id = useId()
  const entries = Object.entries(options) as [T, string][]
  return (
    <div>
      <Text id={id} fontWeight="600" mb="2">
        {label}
      </Text>
      <Grid
        role="radiogroup"
        aria-labelledby={id}
        gap="2"
        templateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: `repeat(${entries.length > 2 ? 4 : 2}, minmax(0, 1fr))`,
        }}
      >
        {entries.map(([option, text]) => (
          <chakra.label key={option} css={card}>
            <input type="radio" name={id} checked={option === value} onChange={() => onChange(option)} />
            <Drawing name={option} shapes={drawings[option]} />
            <span>{text}</span>
          </chakra.label>
        ))}
      </Grid>
    </div>
  )
}

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1.5',
  p: '1.5',
  borderWidth: '1px',
  borderRadius: 'control',
  color: 'fg.muted',
  textStyle: 'small',
  userSelect: 'none',
  transition: 'border-color 150ms, color 150ms',
  _hover: { borderColor: 'border.emphasized', color: 'fg' },
  // The invisible control covers its card, so that it receives every click.
  '& input': { position: 'absolute', inset: '0', boxSize: 'full', opacity: '0', cursor: 'pointer' },
  '&:has(:checked)': {
    borderColor: 'primary.solid',
    boxShadow: 'inset 0 0 0 1px var(--av-colors-primary-solid)',
    color: 'primary.fg',
    fontWeight: '600',
  },
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.focusRing',
    outlineOffset: '2px',
  },
} as const

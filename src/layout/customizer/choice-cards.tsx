import { chakra, Grid, Text } from '@chakra-ui/react'
import type { Preferences } from '@manifest/contract/resolved.ts'
import { useId } from 'react'

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

/** A thumbnail of a layout. The two themes have their own colours, all others use the current theme's. */
function Drawing({ name, shapes }: { name: string; shapes: Shape[] }) {
  return (
    <chakra.svg
      aria-hidden="true"
      className={name === 'light' || name === 'dark' ? name : undefined}
      viewBox="0 0 60 40"
      css={tones}
    >
      {shapes.map(([tone, x, y, width, height]) => (
        <rect key={`${x} ${y}`} className={tone} x={x} y={y} width={width} height={height} rx="1.5" />
      ))}
    </chakra.svg>
  )
}

const tones = {
  width: 'full',
  maxWidth: '72px',
  bg: 'bg',
  borderRadius: 'sm',
  boxShadow: '0 0 0 1px var(--av-colors-border)',
  overflow: 'hidden',
  _rtl: { transform: 'scaleX(-1)' },
  '& .bar': { fill: 'primary.solid' },
  '& .text': { fill: 'border.emphasized' },
  '& .card': { fill: 'bg.panel', stroke: 'border', strokeWidth: '0.75' },
  '& .shade': { fill: 'border' },
  '& .plain': { fill: 'bg.panel' },
  '& .outlined': { fill: 'none', stroke: 'fg.subtle', strokeWidth: '1.25' },
} as const

type Tone = 'bar' | 'text' | 'card' | 'shade' | 'plain' | 'outlined'

/**
 * A rectangle: its tone, its offset from the start and the top, its width and height, in a view box of 60 by
 * 40.
 */
type Shape = [tone: Tone, x: number, y: number, width: number, height: number]

type Key = 'skin' | 'contentWidth' | 'type' | 'navBarType' | 'footerType'

type Drawings = { [K in Key]: Record<Preferences[K], Shape[]> } & { theme: Record<'light' | 'dark', Shape[]> }

const beside: Shape[] = [
  ['bar', 0, 0, 13, 40],
  ['text', 18, 6, 20, 4],
  ['card', 18, 14, 37, 20],
]

const page: Shape[] = [
  ['text', 7, 14, 22, 4],
  ['card', 7, 22, 46, 12],
]

/** A scrolled page: its panel continues below the sticky header. */
const scrolled: Shape = ['card', 7, 5, 46, 22]

const above: Shape[] = [
  ['text', 7, 6, 22, 4],
  ['card', 7, 14, 46, 14],
]

/** A thumbnail of each choice. */
export const drawings: Drawings = {
  skin: {
    default: [
      ['shade', 7, 8, 21, 26],
      ['plain', 6, 6, 21, 26],
      ['shade', 34, 8, 21, 26],
      ['plain', 33, 6, 21, 26],
    ],
    bordered: [
      ['outlined', 6, 7, 21, 26],
      ['outlined', 33, 7, 21, 26],
    ],
  },
  theme: { light: beside, dark: beside },
  contentWidth: {
    full: [
      ['text', 4, 6, 22, 4],
      ['card', 4, 14, 52, 20],
    ],
    boxed: [
      ['text', 16, 6, 14, 4],
      ['card', 16, 14, 28, 20],
    ],
  },
  type: {
    vertical: beside,
    horizontal: [['bar', 0, 0, 60, 8], ...page],
  },
  navBarType: {
    sticky: [scrolled, ['bar', 0, 0, 60, 9], ['text', 7, 31, 22, 4]],
    static: [
      ['bar', 0, -5, 60, 9],
      ['text', 7, 10, 22, 4],
      ['card', 7, 18, 46, 16],
    ],
    floating: [scrolled, ['bar', 4, 3, 52, 9], ['text', 7, 31, 22, 4]],
    hidden: above,
  },
  footerType: {
    sticky: [
      ['text', 7, 6, 22, 4],
      ['card', 7, 14, 46, 22],
      ['bar', 0, 31, 60, 9],
    ],
    static: [...above, ['bar', 0, 36, 60, 9]],
    hidden: above,
  },
}

import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Chip, ChipDot, Chips } from '../chips.tsx'
import { palettes, taskLabels } from './labels.ts'

type SwatchFieldProps = {
  legend: string
  /** A palette; undefined for none. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A choice of one color, or none. */
export function SwatchField({ legend, value, onChange }: SwatchFieldProps) {
  const name = useId()
  const choices = [[undefined, 'Nenhuma'] as const, ...palettes]
  return (
    <Chips legend={legend}>
      {choices.map(([palette, label]) => (
        <chakra.label key={label} title={label} css={swatch} colorPalette={palette ?? 'neutral'}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={palette === value}
            onChange={() => onChange(palette)}
          />
          <chakra.span aria-hidden="true" data-color={palette ?? 'none'} />
        </chakra.label>
      ))}
    </Chips>
  )
}

const swatch = {
  position: 'relative',
  boxSize: '7',
  p: '1',
  borderWidth: '2px',
  borderColor: 'transparent',
  borderRadius: 'full',
  '& input': { position: 'absolute', inset: '0', boxSize: 'full', opacity: '0', cursor: 'pointer' },
  '& span': { display: 'block', boxSize: 'full', borderRadius: 'full', bg: 'colorPalette.solid' },
  // A struck-out circle stands for no color.
  '& [data-color=none]': {
    bg: 'linear-gradient(to top right, transparent 45%, {colors.fg.muted} 45% 55%, transparent 55%)',
    borderWidth: '1px',
    borderColor: 'border.control',
  },
  '&:has(:checked)': { borderColor: 'fg.muted' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const

type LabelFieldProps = { legend: string; value: readonly string[]; onChange: (value: string[]) => void }

export const LabelField = ({ legend, value, onChange }: LabelFieldProps) => (
  <Chips legend={legend}>
    {taskLabels.map(({ value: id, label, palette }) => (
      <Chip
        key={id}
        palette={palette}
        checked={value.includes(id)}
        onChange={() => onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])}
      >
        <ChipDot />
        {label}
      </Chip>
    ))}
  </Chips>
)

import { Box, chakra, Flex, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type ChipsProps = Omit<HTMLChakraProps<'fieldset'>, 'children'> & {
  legend: string
  /** Hides the legend visually. */
  isLegendHidden?: boolean
  children: ReactNode
}

export function Chips({ legend, isLegendHidden = false, children, ...fieldset }: ChipsProps) {
  return (
    <chakra.fieldset {...fieldset}>
      <chakra.legend {...(isLegendHidden ? { srOnly: true } : { fontWeight: '500', mb: '1.5' })}>
        {legend}
      </chakra.legend>
      <Flex wrap="wrap" gap="2">
        {children}
      </Flex>
    </chakra.fieldset>
  )
}

type ChipProps = {
  checked: boolean
  onChange: () => void
  /** The shared name of chips of which one can be chosen. */
  name?: string
  palette?: string
  children: ReactNode
}

export function Chip({ checked, onChange, name, palette = 'primary', children }: ChipProps) {
  const type = name === undefined ? 'checkbox' : 'radio'
  return (
    <chakra.label css={chip} colorPalette={palette}>
      <chakra.input type={type} {...(name ? { name } : {})} checked={checked} onChange={onChange} />
      {children}
    </chakra.label>
  )
}

/** A chip's color; filled when chosen. */
export const ChipDot = () => <Box aria-hidden="true" data-dot />

const chip = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  px: '3',
  py: '1',
  minH: '8',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'full',
  cursor: 'pointer',
  userSelect: 'none',
  transition: 'border-color 150ms, background-color 150ms',
  _hover: { borderColor: 'colorPalette.solid' },
  // The native control covers its chip, transparent, so that it receives all pointer events.
  '& input': { position: 'absolute', inset: '0', boxSize: 'full', opacity: '0', cursor: 'pointer' },
  '& [data-dot]': {
    boxSize: '3',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'colorPalette.solid',
  },
  '&:has(:checked)': {
    bg: 'colorPalette.subtle',
    borderColor: 'colorPalette.solid',
    color: 'colorPalette.fg',
    fontWeight: '500',
  },
  '&:has(:checked) [data-dot]': { bg: 'colorPalette.solid' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const

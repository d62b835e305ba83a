import { Box, chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { type ColumnColor, columnColors } from './board-state.ts'

type ColorFieldProps = { value: ColumnColor; onChange: (color: ColumnColor) => void }

const colors = Object.entries(columnColors) as [ColumnColor, string][]

/** One of the colours, each with its name. */
export function ColorField({ value, onChange }: ColorFieldProps) {
  const name = useId()
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="500" mb="1.5">
        Cor
      </chakra.legend>
      <Flex wrap="wrap" gap="2">
        {colors.map(([color, label]) => (
          <chakra.label key={color} css={chip} colorPalette={color}>
            <chakra.input
              type="radio"
              name={name}
              srOnly
              checked={color === value}
              onChange={() => onChange(color)}
            />
            <Box aria-hidden="true" boxSize="3" borderRadius="full" bg="colorPalette.solid" />
            {label}
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
  px: '3',
  py: '1.5',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'full',
  cursor: 'pointer',
  '&:has(:checked)': { bg: 'colorPalette.subtle', borderColor: 'colorPalette.solid', fontWeight: '600' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' },
} as const

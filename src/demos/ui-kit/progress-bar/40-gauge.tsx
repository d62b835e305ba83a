import { Box, chakra, Flex, Slider, Text } from '@chakra-ui/react'
import { sliderSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { Small } from '../basics.tsx'

export const meta = { title: 'Medidor', description: 'A cor e a palavra mudam juntas.' }

const levels = [
  { from: 0, name: 'Tranquilo', color: 'success.solid' },
  { from: 60, name: 'Atenção', color: 'warning.solid' },
  { from: 85, name: 'No limite', color: 'danger.solid' },
] as const

/** The semicircle's length in the viewBox's units. */
const arc = Math.PI * 50

/** A gauge whose level has a word and a color. The slider sets it. */
export default function Gauge() {
  const [value, setValue] = useState(64)
  const level = levels.findLast(({ from }) => value >= from) ?? levels[0]
  return (
    <Flex direction="column" align="center" gap="4">
      <Box
        role="meter"
        aria-label="Uso do plano"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={`${value}%, ${level.name}`}
        position="relative"
        width="200px"
      >
        <chakra.svg viewBox="0 0 120 68" width="full" fill="none" aria-hidden="true">
          <chakra.path
            d="M10 60a50 50 0 0 1 100 0"
            stroke="bg.emphasized"
            strokeWidth="12px"
            strokeLinecap="round"
          />
          <chakra.path
            d="M10 60a50 50 0 0 1 100 0"
            stroke={level.color}
            strokeWidth="12px"
            strokeLinecap="round"
            transition="stroke 200ms"
            style={{ strokeDasharray: `${(value / 100) * arc} ${arc * 2}` }}
          />
        </chakra.svg>
        <Flex position="absolute" insetInline="0" bottom="0" direction="column" align="center">
          <Text textStyle="figure" fontVariantNumeric="tabular-nums">
            {value}%
          </Text>
          <Small>{level.name}</Small>
        </Flex>
      </Box>
      <Slider.Root
        recipe={sliderSlotRecipe}
        size="sm"
        width="240px"
        value={[value]}
        onValueChange={({ value: [next = 0] }) => setValue(next)}
        aria-label={['Mudar o uso do plano']}
        colorPalette="primary"
      >
        <Slider.Control>
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          <Slider.Thumb index={0}>
            <Slider.HiddenInput />
          </Slider.Thumb>
        </Slider.Control>
      </Slider.Root>
    </Flex>
  )
}

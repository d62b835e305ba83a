import { Box, chakra, Flex, Slider, Text } from '@chakra-ui/react'
import { sliderSlotRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { formatDecimal, formatShare } from '@/lib/format/quantity.ts'
import { Chip, ChipDot, Chips } from '../../parts/chips.tsx'
import { Small } from '../basics.tsx'

export const meta = {
  Gauge: { title: 'Medidor', description: 'A cor e a palavra mudam juntas.' },
  Stacked: { title: 'Partes de um todo', description: 'A legenda escolhe o que conta.' },
}

const levels = [
  { from: 0, name: 'Tranquilo', color: 'success.solid' },
  { from: 60, name: 'Atenção', color: 'warning.solid' },
  { from: 85, name: 'No limite', color: 'danger.solid' },
] as const

/** The semicircle's length in the viewBox's units. */
const arc = Math.PI * 50

export function Gauge() {
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

const parts = [
  { name: 'Documentos', size: 4.2, palette: 'primary' },
  { name: 'Imagens', size: 2.6, palette: 'secondary' },
  { name: 'Planilhas', size: 1.7, palette: 'warning' },
] as const

/** The whole space, in GB. */
const space = 12

export function Stacked() {
  const [hidden, setHidden] = useState<readonly string[]>([])
  const shown = parts.filter(({ name }) => !hidden.includes(name))
  const used = shown.reduce((sum, { size }) => sum + size, 0)
  const summary = shown.map(({ name, size }) => `${name} ${formatShare(size / space)}`).join(', ')
  return (
    <Flex direction="column" gap="3">
      <Flex justify="space-between">
        <Text fontWeight="500">Espaço usado</Text>
        <Text role="status" fontVariantNumeric="tabular-nums">
          {formatDecimal(used)} de {space} GB
        </Text>
      </Flex>
      <Flex
        role="img"
        aria-label={summary ? `Espaço por tipo: ${summary}` : 'Nada escolhido'}
        height="4"
        gap="2px"
        bg="bg.emphasized"
        borderRadius="full"
        overflow="hidden"
      >
        {shown.map(({ name, size, palette }) => (
          <Box
            key={name}
            bg={`${palette}.solid`}
            transition="width 200ms ease-out"
            _motionReduce={{ transition: 'none' }}
            style={{ width: `${(size / space) * 100}%` }}
          />
        ))}
      </Flex>
      <Chips legend="Mostrar" isLegendHidden>
        {parts.map(({ name, size, palette }) => (
          <Chip
            key={name}
            palette={palette}
            checked={!hidden.includes(name)}
            onChange={() =>
              setHidden(hidden.includes(name) ? hidden.filter((each) => each !== name) : [...hidden, name])
            }
          >
            <ChipDot /> {name} · {formatShare(size / space)}
          </Chip>
        ))}
      </Chips>
    </Flex>
  )
}

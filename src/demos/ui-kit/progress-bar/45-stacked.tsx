import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { formatDecimal, formatShare } from '@/lib/format/quantity.ts'
import { Chip, ChipDot, Chips } from '../../parts/chips.tsx'

export const meta = { title: 'Partes de um todo', description: 'A legenda escolhe o que conta.' }

const parts = [
  { name: 'Documentos', size: 4.2, palette: 'primary' },
  { name: 'Imagens', size: 2.6, palette: 'secondary' },
  { name: 'Planilhas', size: 1.7, palette: 'warning' },
] as const

/** The whole space, in GB. */
const space = 12

/** The legend filters; the sum follows. Each part's meaning is in the legend and in the name. */
export default function Stacked() {
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

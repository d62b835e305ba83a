import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { Muted } from '../basics.tsx'
import { describeShades, formatMeasure, type MeasureName, measures, shades } from './measures.ts'
import { type StateWithFigures, states } from './states.ts'
import { TileMap } from './tile-map.tsx'

export const meta = {
  title: 'Por unidade da federação',
  description:
    'Quadros do mesmo tamanho: o Distrito Federal se vê tão bem quanto o Amazonas. Setas andam pelo mapa.',
  isWide: true,
}

const choices = {
  population: measures.population.label,
  density: measures.density.label,
  area: measures.area.label,
}

const mostPopulous = states.reduce((most, state) => (state.population > most.population ? state : most))

export default function BrazilMap() {
  const [measure, setMeasure] = useState<MeasureName>('population')
  const [selected, setSelected] = useState(mostPopulous)
  return (
    <>
      <ChoiceField label="Colorir por" options={choices} value={measure} onChange={setMeasure} />
      <Flex gap="8" wrap="wrap" mt="4">
        <Box flex="1 1 260px" maxW="420px" minW="0">
          <TileMap measure={measure} selected={selected} onSelect={setSelected} />
        </Box>
        <Flex direction="column" gap="6" flex="1 1 220px">
          <StateDetails state={selected} />
          <MapLegend measure={measure} />
        </Flex>
      </Flex>
    </>
  )
}

/** The chosen state's data, announced when it changes. */
const StateDetails = ({ state }: { state: StateWithFigures }) => (
  <Box role="status" fontVariantNumeric="tabular-nums">
    <Text textStyle="h3" as="p">
      {state.name}
    </Text>
    <Muted mb="3">
      {state.uf}, região {state.region}
    </Muted>
    {Object.entries(measures).map(([name, { of, unit }]) => (
      <Text key={name}>
        <strong>{formatMeasure(name as MeasureName, of(state))}</strong> {unit}
      </Text>
    ))}
  </Box>
)

const MapLegend = ({ measure }: { measure: MeasureName }) => (
  <Flex as="ul" direction="column" gap="1.5" listStyleType="none" aria-label={measures[measure].unit}>
    {describeShades(measure).map((name, index) => (
      <Flex as="li" key={name} align="center" gap="2">
        <Box aria-hidden="true" boxSize="4" borderRadius="sm" borderWidth="1px" bg={shades[index]?.bg} />
        <Text textStyle="small">{name}</Text>
      </Flex>
    ))}
  </Flex>
)

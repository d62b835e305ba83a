import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { BrazilGrid, placeTile } from '@/ui/charts/brazil-tiles.tsx'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { Muted } from '../basics.tsx'
import { describeShades, formatMeasure, type MeasureName, measures, shades } from './measures.ts'
import { type StateWithFigures, states } from './states.ts'
import { findClassIndex, findTileInDirection } from './tiles.ts'

export const meta = {
  title: 'Por unidade da federação',
  description:
    'Quadros do mesmo tamanho: o Distrito Federal se vê tão bem quanto o Amazonas. Setas andam pelo mapa.',
  isWide: true,
}

type TileMapProps = {
  measure: MeasureName
  selected: StateWithFigures
  onSelect: (state: StateWithFigures) => void
}

/** States as equal tiles near their real positions. One is selected, by pointer or arrow keys. */
function TileMap({ measure, selected, onSelect }: TileMapProps) {
  const map = useRef<HTMLDivElement>(null)

  function handleArrowKey(event: KeyboardEvent) {
    const next = findTileInDirection(states, selected, event.key)
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    onSelect(next)
    map.current?.querySelector<HTMLElement>(`[data-uf="${next.uf}"]`)?.focus()
  }

  return (
    <BrazilGrid
      ref={map}
      role="radiogroup"
      aria-label={`Unidades da federação por ${measures[measure].label.toLowerCase()}`}
      maxW="420px"
      onKeyDown={handleArrowKey}
    >
      {states.map((state) => {
        const { uf, name } = state
        const value = measures[measure].of(state)
        const shade = shades[findClassIndex(value, measures[measure].limits)]
        return (
          <chakra.button
            key={uf}
            type="button"
            role="radio"
            aria-checked={state === selected}
            aria-label={`${name}: ${formatMeasure(measure, value)}`}
            data-uf={uf}
            tabIndex={state === selected ? 0 : -1}
            onClick={() => onSelect(state)}
            {...placeTile(state)}
            css={tile}
            {...shade}
          >
            {uf}
          </chakra.button>
        )
      })}
    </BrazilGrid>
  )
}

const tile = {
  aspectRatio: '1',
  minW: '0',
  borderRadius: 'sm',
  fontWeight: '600',
  cursor: 'button',
  '&[aria-checked=true]': { outline: '2px solid', outlineColor: 'fg', outlineOffset: '1px', zIndex: '1' },
  '&:focus-visible': { outlineWidth: '3px', outlineColor: 'primary.focusRing' },
} as const

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

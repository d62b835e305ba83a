import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { DataColumn } from '@/ui/data-table/column.ts'
import { DataTable } from '@/ui/data-table/data-table.tsx'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { GeoMap } from './map/geo-map.tsx'
import { describeShades, formatMeasure, type MeasureName, measures, shades } from './map/measures.ts'
import { type StateWithFigures, states } from './map/states.ts'
import { TileMap } from './map/tile-map.tsx'
import { Specimen, SpecimenPage } from './specimen.tsx'

const choices = {
  population: measures.population.label,
  density: measures.density.label,
  area: measures.area.label,
}

const mostPopulous = states.reduce((most, state) => (state.population > most.population ? state : most))

function BrazilMap() {
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
    <Text color="fg.muted" mb="3">
      {state.uf}, região {state.region}
    </Text>
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

const columns: DataColumn<StateWithFigures>[] = [
  { id: 'uf', label: 'UF', text: ({ uf }) => uf, sortValue: ({ uf }) => uf },
  { id: 'name', label: 'Nome', text: ({ name }) => name, sortValue: ({ name }) => name },
  ...(Object.keys(measures) as MeasureName[]).map((name) => ({
    id: name,
    label: measures[name].label,
    isNumeric: true,
    text: (state: StateWithFigures) => formatMeasure(name, measures[name].of(state)),
    sortValue: measures[name].of,
  })),
]

function StateTable() {
  return <DataTable label="Unidades da federação" rows={states} columns={columns} />
}

export default function MapPage() {
  return (
    <SpecimenPage source={() => import('./map.tsx?raw')}>
      <Specimen
        title="Mapa geográfico"
        description="Roda com Ctrl, arraste, botões ou teclado: + e − aproximam, 0 mostra tudo, setas andam."
        code="GeoMap"
        source={() => import('./map/geo-map.tsx?raw')}
        isWide
      >
        <GeoMap />
      </Specimen>
      <Specimen
        title="Por unidade da federação"
        description="Quadros do mesmo tamanho: o Distrito Federal se vê tão bem quanto o Amazonas. Setas andam pelo mapa."
        code="BrazilMap"
        isWide
      >
        <BrazilMap />
      </Specimen>
      <Specimen title="Em tabela" description="IBGE, Censo 2022." code="StateTable" isWide>
        <StateTable />
      </Specimen>
    </SpecimenPage>
  )
}

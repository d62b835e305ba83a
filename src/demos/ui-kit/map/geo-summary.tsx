import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { formatCount, formatCounted, formatShare } from '@/lib/format/quantity.ts'
import { Muted, Small } from '../basics.tsx'
import { listNearestCapitals } from './geometry.ts'
import { describeShades, formatMeasure, type MeasureName, measures, shades } from './measures.ts'
import { capitals, type StateWithFigures, states } from './states.ts'
import { findClassIndex } from './tiles.ts'

const measureNames = Object.keys(measures) as MeasureName[]

const residents = states.reduce((sum, { population }) => sum + population, 0)

/** The state's place among all, from 1. */
const findRank = (name: MeasureName, state: StateWithFigures) =>
  1 + states.filter((other) => measures[name].of(other) > measures[name].of(state)).length

/** The chosen state's figures, its rank in each, and the capitals nearest to its own. */
export function StateSummary({ state }: { state: StateWithFigures }) {
  const capital = capitals.find(({ uf }) => uf === state.uf)
  return (
    <Box fontVariantNumeric="tabular-nums">
      <Box role="status">
        <Text textStyle="h3" as="p">
          {state.name}
        </Text>
        <Muted mb="3">
          {state.uf}, região {state.region}; {formatShare(state.population / residents)} da população do país
        </Muted>
      </Box>
      <chakra.dl css={figuresCss}>
        {measureNames.map((name) => (
          <div key={name}>
            <dt>{measures[name].label}</dt>
            <dd>
              {formatMeasure(name, measures[name].of(state))} <span>{measures[name].unit}</span>
            </dd>
            <dd>{findRank(name, state)}º</dd>
          </div>
        ))}
      </chakra.dl>
      {capital && (
        <>
          <Text fontWeight="600" mt="4">
            {capital.name}
          </Text>
          <Small mb="1">
            Capital, aproximadamente {formatCount(capital.population)} habitantes. As mais próximas, em linha
            reta:
          </Small>
          <Box as="ul" listStyleType="none">
            {listNearestCapitals(state.uf, 3).map(({ capital: { name }, distance }) => (
              <Flex as="li" key={name} justify="space-between" gap="3">
                <span>{name}</span>
                <span>{formatCount(distance)} km</span>
              </Flex>
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}

type GeoLegendProps = { measure: MeasureName; active: readonly StateWithFigures[] }

/** The shades, with the number of states in each. */
export function GeoLegend({ measure, active }: GeoLegendProps) {
  const { of, limits, unit } = measures[measure]
  const classes = active.map((state) => findClassIndex(of(state), limits))
  return (
    <Box>
      <Text fontWeight="600" mb="1.5">
        Legenda: {unit}
      </Text>
      <Flex as="ul" direction="column" gap="1.5" listStyleType="none" aria-label={`Legenda: ${unit}`}>
        {describeShades(measure).map((name, index) => (
          <Flex as="li" key={name} align="center" gap="2">
            <Box aria-hidden="true" boxSize="4" borderRadius="sm" borderWidth="1px" bg={shades[index]?.bg} />
            <Text textStyle="small" flex="1">
              {name}
            </Text>
            <Small>
              {formatCounted(classes.filter((place) => place === index).length, 'estado', 'estados')}
            </Small>
          </Flex>
        ))}
      </Flex>
      <Small mt="4">
        Divisas: Natural Earth, domínio público, simplificadas. Números: IBGE, Censo 2022; os das capitais,
        aproximados.
      </Small>
    </Box>
  )
}

const figuresCss = {
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '6rem 1fr auto',
    gap: '2',
    py: '1.5',
    borderBottomWidth: '1px',
  },
  '& dt': { color: 'fg.muted' },
  '& dd': { fontWeight: '600' },
  '& dd:last-of-type': { color: 'fg.muted', fontWeight: '400' },
  '& dd span': { fontWeight: '400', textStyle: 'small' },
} as const

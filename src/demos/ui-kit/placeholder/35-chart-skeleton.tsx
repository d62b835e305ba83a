import { Box, Flex, Grid, Skeleton } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Small } from '../basics.tsx'
import { Loaded } from './loaded.tsx'

export const meta = { title: 'Gráfico' }

const months = [
  ['jun', 42],
  ['jul', 58],
  ['ago', 51],
  ['set', 74],
  ['out', 66],
  ['nov', 88],
] as const

const ticks = [100, 75, 50, 25, 0]

/** The axes stand from the start, so that only the bars load. */
const Plot = ({ children }: { children: ReactNode }) => (
  <Grid templateColumns="auto minmax(0, 1fr)" columnGap="3" rowGap="2">
    <Flex direction="column" justify="space-between" textAlign="end" aria-hidden="true" height="60" my="-2">
      {ticks.map((tick) => (
        <Small key={tick} fontVariantNumeric="tabular-nums">
          {tick}
        </Small>
      ))}
    </Flex>
    <Box position="relative" height="56">
      {ticks.map((tick) => (
        <Box
          key={tick}
          position="absolute"
          insetInline="0"
          borderBottomWidth="1px"
          style={{ bottom: `${tick}%` }}
        />
      ))}
      <Flex position="relative" height="full" align="flex-end" gap={{ base: '3', sm: '6' }} px="3">
        {children}
      </Flex>
    </Box>
    <Flex gridColumn="2" gap={{ base: '3', sm: '6' }} px="3" aria-hidden="true">
      {months.map(([month]) => (
        <Small key={month} flex="1" textAlign="center">
          {month}
        </Small>
      ))}
    </Flex>
  </Grid>
)

/** Bars of the same heights in both states, so that nothing jumps. */
export default () => (
  <Loaded
    skeleton={
      <Plot>
        {months.map(([month, value]) => (
          <Skeleton key={month} flex="1" borderBottomRadius="0" style={{ height: `${value}%` }} />
        ))}
      </Plot>
    }
  >
    <Box
      role="img"
      aria-label={`Consultas por mês: ${months.map(([month, value]) => `${month} ${value}`).join(', ')}`}
    >
      <Plot>
        {months.map(([month, value]) => (
          <Flex
            key={month}
            flex="1"
            justify="center"
            pt="1"
            bg="primary.solid"
            color="primary.contrast"
            borderTopRadius="control"
            textStyle="small"
            fontWeight="600"
            style={{ height: `${value}%` }}
          >
            {value}
          </Flex>
        ))}
      </Plot>
    </Box>
  </Loaded>
)

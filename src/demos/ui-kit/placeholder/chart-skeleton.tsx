import { Box, Flex, Skeleton, Text } from '@chakra-ui/react'
import { Loaded } from './loaded.tsx'

const months = [
  ['jun', 42],
  ['jul', 58],
  ['ago', 51],
  ['set', 74],
  ['out', 66],
  ['nov', 88],
] as const

/** Bars of the same heights in both states, so that nothing jumps. */
export function ChartSkeleton() {
  return (
    <Loaded
      skeleton={
        <Flex height="44" align="flex-end" gap="3" borderBottomWidth="1px">
          {months.map(([month, value]) => (
            <Skeleton key={month} flex="1" borderBottomRadius="0" style={{ height: `${value}%` }} />
          ))}
        </Flex>
      }
    >
      <Flex
        role="img"
        aria-label={`Consultas por mês: ${months.map(([month, value]) => `${month} ${value}`).join(', ')}`}
        height="44"
        align="flex-end"
        gap="3"
        borderBottomWidth="1px"
      >
        {months.map(([month, value]) => (
          <Box
            key={month}
            flex="1"
            bg="primary.solid"
            borderTopRadius="control"
            position="relative"
            style={{ height: `${value}%` }}
          >
            <Text
              textStyle="small"
              color="primary.contrast"
              textAlign="center"
              position="absolute"
              insetInline="0"
              bottom="1"
            >
              {month}
            </Text>
          </Box>
        ))}
      </Flex>
    </Loaded>
  )
}

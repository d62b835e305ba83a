import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { chartFill, type GappedData, partialBar } from './chart-data.ts'

/** Lists the series with their sums, and the categories whose time is not over. */
export function ChartKey({ data: { categories, series, format } }: { data: GappedData }) {
  return (
    <Flex as="ul" wrap="wrap" columnGap="5" rowGap="2" listStyleType="none">
      {series.map(({ name, color, values }) => (
        <Flex as="li" key={name} align="center" gap="2">
          <Box aria-hidden="true" boxSize="10px" borderRadius="3px" bg={chartFill(color)} />
          <Text color="fg.muted">{name}</Text>
          <Text fontWeight="600" fontVariantNumeric="tabular-nums">
            {format(values.reduce<number>((sum, value = 0) => sum + value, 0))}
          </Text>
        </Flex>
      ))}
      {categories
        .filter(({ isPartial }) => isPartial)
        .map(({ label, title }) => (
          <Flex as="li" key={title} align="center" gap="2" color="fg.muted">
            <chakra.svg aria-hidden="true" boxSize="12px" fill="currentColor" stroke="currentColor">
              <rect x="1" y="1" width="10" height="10" rx="2" {...partialBar} />
            </chakra.svg>
            {label} parcial
          </Flex>
        ))}
    </Flex>
  )
}

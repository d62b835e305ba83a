import { Box, Flex, Text } from '@chakra-ui/react'
import { type ChartData, chartFill } from './chart-data.ts'

export function ChartKey({ data: { series, format } }: { data: ChartData }) {
  return (
    <Flex as="ul" wrap="wrap" columnGap="5" rowGap="2" listStyleType="none">
      {series.map(({ name, color, values }) => (
        <Flex as="li" key={name} align="center" gap="2">
          <Box aria-hidden="true" boxSize="10px" borderRadius="3px" bg={chartFill(color)} />
          <Text color="fg.muted">{name}</Text>
          <Text fontWeight="600" fontVariantNumeric="tabular-nums">
            {format(values.reduce((sum, value) => sum + value, 0))}
          </Text>
        </Flex>
      ))}
    </Flex>
  )
}

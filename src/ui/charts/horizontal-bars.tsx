import { Box, Flex, Text } from '@chakra-ui/react'
import { type ChartColor, chartFill } from './chart-data.ts'

type HorizontalBarsProps = {
  rows: readonly { name: string; value: number }[]
  format: (value: number) => string
  color?: ChartColor
}

export function HorizontalBars({ rows, format, color = 'first' }: HorizontalBarsProps) {
  const max = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <Flex as="ul" direction="column" gap="3" listStyleType="none">
      {rows.map(({ name, value }) => (
        <Box as="li" key={name}>
          <Flex justify="space-between" gap="3" mb="1">
            <Text truncate title={name}>
              {name}
            </Text>
            <Text fontWeight="600" fontVariantNumeric="tabular-nums">
              {format(value)}
            </Text>
          </Flex>
          <Box aria-hidden="true" height="8px" borderRadius="full" bg="bg.muted">
            <Box
              height="full"
              minW="8px"
              borderRadius="full"
              bg={chartFill(color)}
              style={{ width: `${(100 * value) / max}%` }}
            />
          </Box>
        </Box>
      ))}
    </Flex>
  )
}

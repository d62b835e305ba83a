import { Box, Flex, Text } from '@chakra-ui/react'
import { type ChartData, chartFill } from './chart-data.ts'

type ChartReadoutProps = {
  data: ChartData
  index: number
  /** The category's centre and the chart's width, in px. */
  x: number
  width: number
}

/** The tooltip with the values of one category, on the side with more space. */
export function ChartReadout({ data: { categories, series, format }, index, x, width }: ChartReadoutProps) {
  const isInSecondHalf = x > width / 2
  return (
    <Box
      position="absolute"
      top="0"
      style={isInSecondHalf ? { right: width - x + 16 } : { left: x + 16 }}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="control"
      boxShadow="md"
      px="3"
      py="2"
      minW="40"
      pointerEvents="none"
      textStyle="small"
      zIndex="1"
    >
      <Text fontWeight="600" mb="1">
        {categories[index]?.title}
      </Text>
      {series.map(({ name, color, values }) => (
        <Flex key={name} align="center" gap="2" py="0.5">
          <Box boxSize="8px" borderRadius="2px" bg={chartFill(color)} />
          <Text color="fg.muted" flex="1" whiteSpace="nowrap">
            {name}
          </Text>
          <Text fontWeight="600" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {format(values[index] ?? 0)}
          </Text>
        </Flex>
      ))}
    </Box>
  )
}

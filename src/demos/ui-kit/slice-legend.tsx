import { Box, Flex, Text } from '@chakra-ui/react'
import { chartFill } from '@/ui/charts/chart-data.ts'
import { Muted } from './basics.tsx'
import type { ChartSlice } from './chart-samples.ts'
import { useChartTheme } from './use-chart-theme.ts'

type SliceLegendProps = { slices: readonly ChartSlice[]; format: (value: number) => string }

export function SliceLegend({ slices, format }: SliceLegendProps) {
  const { toCssColor } = useChartTheme()
  return (
    <Flex direction="column" gap="2" flex="1" minW="44" aria-hidden="true">
      {slices.map(({ name, color, value }) => (
        <Flex key={name} align="center" gap="2" data-swatch={toCssColor(color)}>
          <Box boxSize="10px" flexShrink="0" borderRadius="3px" bg={chartFill(color)} />
          <Muted>{name}</Muted>
          <Text fontWeight="600" fontVariantNumeric="tabular-nums" ms="auto">
            {format(value)}
          </Text>
        </Flex>
      ))}
    </Flex>
  )
}

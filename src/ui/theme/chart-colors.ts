import { defineSemanticTokens } from '@chakra-ui/react'
import { type ChartSeriesName, chartSeries } from '@manifest/contract/brand.ts'
import { charts } from '@/generated/chart-colors.ts'

type Themed = { value: { _light: string; _dark: string } }

/**
 * The brand's colours of series. Codegen checks that people with any colour-vision deficiency can distinguish them, and that each
 * has at least 3:1 contrast on a panel.
 */
export const chartColors = defineSemanticTokens.colors(
  Object.fromEntries(
    chartSeries.map((name) => [name, { value: { _light: charts[name].light, _dark: charts[name].dark } }]),
  ) as Record<ChartSeriesName, Themed>,
)

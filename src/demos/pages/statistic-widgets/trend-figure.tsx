import { Flex, Text } from '@chakra-ui/react'
import { LuMinus, LuTrendingDown, LuTrendingUp } from 'react-icons/lu'
import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { Sparkline } from './sparkline.tsx'

export type Trend = {
  name: string
  /** One per week; the last is the current week. */
  values: readonly number[]
  isLessBetter?: boolean
}

/** A figure, its change since the previous week, and its sparkline. */
export function TrendFigure({ name, values, isLessBetter = false }: Trend) {
  const [previous = 0, current = 0] = values.slice(-2)
  const change = previous === 0 ? 0 : (current - previous) / previous
  const isBetter = isLessBetter ? change < 0 : change > 0
  const palette = change === 0 ? 'neutral' : isBetter ? 'success' : 'danger'
  const Icon = change === 0 ? LuMinus : change > 0 ? LuTrendingUp : LuTrendingDown
  const changeText = change === 0 ? 'sem mudança' : `${change > 0 ? 'mais' : 'menos'} que na semana anterior`
  return (
    <Panel as="li" p={{ base: '4', md: '5' }}>
      <Text color="fg.muted">{name}</Text>
      <Flex align="flex-end" justify="space-between" gap="4" mt="2">
        <Text textStyle="figure" fontVariantNumeric="tabular-nums">
          {formatCount(current)}
        </Text>
        <Sparkline values={values} palette={palette} />
      </Flex>
      <Flex align="center" gap="1.5" mt="2" textStyle="small" color="fg.muted">
        <Text as="span" colorPalette={palette} color="colorPalette.fg" display="inline-flex" gap="1">
          <Icon aria-hidden="true" />
          <b>{formatShare(Math.abs(change))}</b>
        </Text>
        {changeText}
      </Flex>
    </Panel>
  )
}

import { Flex, Text } from '@chakra-ui/react'
import { LuMinus, LuTrendingDown, LuTrendingUp } from 'react-icons/lu'
import { formatShare } from '@/lib/format/quantity.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { Sparkline } from '../statistic-widgets/sparkline.tsx'
import type { Deal } from './deal.ts'
import { computeChange } from './figures.ts'
import { type Bucket, joinBuckets } from './period.ts'

type SalesFigureProps = {
  name: string
  current: readonly Bucket[]
  previous: readonly Bucket[]
  compute: (deals: readonly Deal[]) => number
  format: (value: number) => string
  isLessBetter?: boolean
}

/** A figure of the period, its course, and its change against the time before. */
export function SalesFigure({
  name,
  current,
  previous,
  compute,
  format,
  isLessBetter = false,
}: SalesFigureProps) {
  const value = compute(joinBuckets(current))
  const change = computeChange(compute(joinBuckets(previous)), value)
  const isBetter = change !== undefined && (isLessBetter ? change < 0 : change > 0)
  const palette = !change ? 'neutral' : isBetter ? 'success' : 'danger'
  const Icon = !change ? LuMinus : change > 0 ? LuTrendingUp : LuTrendingDown
  return (
    <Panel as="li" p={{ base: '4', md: '5' }}>
      <Text color="fg.muted">{name}</Text>
      <Flex align="flex-end" justify="space-between" gap="3" mt="2">
        <Text textStyle="figure" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {format(value)}
        </Text>
        <Sparkline values={current.map(({ deals }) => compute(deals))} palette={palette} />
      </Flex>
      <Flex align="center" gap="1.5" mt="2" textStyle="small" color="fg.muted">
        {change === undefined ? (
          'sem base para comparar'
        ) : (
          <>
            <Text as="span" colorPalette={palette} color="colorPalette.fg" display="inline-flex" gap="1">
              <Icon aria-hidden="true" />
              <b>{formatShare(Math.abs(change))}</b>
            </Text>
            {change === 0 ? 'sem mudança' : change > 0 ? 'a mais que antes' : 'a menos que antes'}
          </>
        )}
      </Flex>
    </Panel>
  )
}

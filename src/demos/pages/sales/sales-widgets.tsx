import { Badge, Box, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { LuShoppingBag } from 'react-icons/lu'
import { formatCount, formatCounted, formatShare } from '@/lib/format/quantity.ts'
import type { ChartColor } from '@/ui/charts/chart-data.ts'
import { HorizontalBars } from '@/ui/charts/horizontal-bars.tsx'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { formatShortDay } from '../../parts/days.ts'
import { SalesFigure } from '../statistic-widgets/figure-tile.tsx'
import { ShareRing } from '../statistic-widgets/share-ring.tsx'
import { type Deal, isSale } from './deal.ts'
import {
  computeRevenue,
  computeTicket,
  countReturns,
  formatMoney,
  formatShortMoney,
  groupDeals,
  keptSales,
} from './figures.ts'
import { type Bucket, joinBuckets, type Period, previousNames } from './period.ts'
import { comparePeriods, TrendPanel } from './trend-panel.tsx'

export const ringColors: ChartColor[] = ['first', 'third', 'second', 'fourth', 'fifth']

type PartsProps = { current: readonly Bucket[]; previous: readonly Bucket[] }

const countSales = (deals: readonly Deal[]) => keptSales(deals).length

export const SalesFigures = (parts: PartsProps) => (
  <Grid
    as="ul"
    aria-label="Resumo das vendas"
    listStyleType="none"
    gap={{ base: '4', md: '6' }}
    templateColumns="repeat(auto-fit, minmax(min(240px, 100%), 1fr))"
  >
    <SalesFigure name="Receita" {...parts} compute={computeRevenue} format={formatMoney} />
    <SalesFigure name="Vendas" {...parts} compute={countSales} format={formatCount} />
    <SalesFigure name="Valor médio" {...parts} compute={computeTicket} format={formatMoney} />
    <SalesFigure name="Devoluções" {...parts} compute={countReturns} format={formatCount} isLessBetter />
  </Grid>
)

const computeBucket = (bucket: Bucket | undefined) => computeRevenue(bucket?.deals ?? [])

/** The revenue of each part of the period, beside the same part of the time before. */
export const RevenueChart = ({ period, ...parts }: PartsProps & { period: Period }) => (
  <TrendPanel
    title="Receita no tempo"
    description="Vendas que não voltaram, em reais"
    parts={parts.current}
    series={comparePeriods(computeBucket, parts, previousNames[period])}
    format={formatShortMoney}
  />
)

export function ChannelShares({ deals }: { deals: readonly Deal[] }) {
  const shares = groupDeals(keptSales(deals), 'channel').map(({ name, deals }, index) => ({
    name,
    value: deals.length,
    color: ringColors[index] ?? 'first',
  }))
  return (
    <Panel title="Vendas por canal" description="Número de vendas">
      <ShareRing label="Vendas por canal" shares={shares} />
    </Panel>
  )
}

export const RegionBars = ({ deals }: { deals: readonly Deal[] }) => (
  <Panel title="Receita por região">
    <HorizontalBars
      rows={groupDeals(keptSales(deals), 'region').map(({ name, revenue }) => ({ name, value: revenue }))}
      format={formatMoney}
      color="fourth"
    />
  </Panel>
)

export function TopProducts({ current, previous }: PartsProps) {
  const before = new Map(
    groupDeals(joinBuckets(previous), 'product').map(({ name, revenue }) => [name, revenue]),
  )
  const groups = groupDeals(keptSales(joinBuckets(current)), 'product')
  return (
    <Panel title="Produtos">
      <chakra.table css={tableCss} aria-label="Produtos mais vendidos">
        <thead>
          <tr>
            <th scope="col">Produto</th>
            <th scope="col">Vendas</th>
            <th scope="col">Receita</th>
            <th scope="col">Antes</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, deals, revenue }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatCount(deals.length)}</td>
              <td>{formatMoney(revenue)}</td>
              <td>{formatMoney(before.get(name) ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Panel>
  )
}

/** The latest sales, returned ones too. */
export function Transactions({ deals }: { deals: readonly Deal[] }) {
  const latest = deals.filter(isSale).slice(-11).reverse()
  return (
    <Panel title="Últimas vendas">
      {latest.length === 0 ? (
        <EmptyState icon={<LuShoppingBag />} title="Nenhuma venda no período" />
      ) : (
        <Flex as="ul" aria-label="Últimas vendas" direction="column" listStyleType="none" divideY="1px">
          {latest.map(({ id, customer, product, day, hour, value, isReturned }) => (
            <Flex as="li" key={id} align="center" gap="3" py="2">
              <Box flex="1" minW="0">
                <Text fontWeight="500" truncate title={customer}>
                  {customer}
                </Text>
                <Text color="fg.muted" textStyle="small">
                  {product}, {formatShortDay(day)} às {hour}h
                </Text>
              </Box>
              {isReturned && (
                <Badge colorPalette="warning" variant="subtle" size="sm">
                  Devolvida
                </Badge>
              )}
              <Text
                fontWeight="600"
                fontVariantNumeric="tabular-nums"
                color={isReturned ? 'fg.muted' : undefined}
              >
                {formatMoney(value)}
              </Text>
            </Flex>
          ))}
        </Flex>
      )}
    </Panel>
  )
}

/** Products whose sales were returned, with their share. */
export function Returns({ deals }: { deals: readonly Deal[] }) {
  const sold = deals.filter(isSale)
  const rows = groupDeals(sold, 'product')
    .map(({ name, deals }) => ({ name, value: countReturns(deals), of: deals.length }))
    .sort((a, b) => b.value - a.value)
  return (
    <Panel
      title="Devoluções por produto"
      description={`${formatCounted(countReturns(sold), 'venda devolvida', 'vendas devolvidas')}, ${formatShare(countReturns(sold) / Math.max(1, sold.length))} do total`}
    >
      <HorizontalBars rows={rows} format={formatCount} color="fifth" />
    </Panel>
  )
}

// Texts set their own direction (unicode-bidi), so `start` is wrong in right-to-left layouts.
const tableCss = {
  width: 'full',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    py: '2',
    px: { base: '0.5', sm: '1' },
    textAlign: 'end',
    borderBottomWidth: '1px',
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type': { textAlign: 'start', _rtl: { textAlign: 'right' }, whiteSpace: 'normal', ps: '0' },
  '& thead th': { color: 'fg.muted', textStyle: 'small' },
  '& tbody th': { fontWeight: '500' },
  '& td:last-of-type': { color: 'fg.muted', pe: '0' },
} as const

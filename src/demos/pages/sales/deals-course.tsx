import { Grid } from '@chakra-ui/react'
import { formatCount, formatShare } from '@/lib/format/quantity.ts'
import { SalesFigure } from '../statistic-widgets/figure-tile.tsx'
import { type Deal, isOpen, isSale } from './deal.ts'
import { computeTicket, formatMoney } from './figures.ts'
import type { Bucket } from './period.ts'
import { TrendPanel } from './trend-panel.tsx'

type BucketsProps = { current: readonly Bucket[]; previous: readonly Bucket[] }

const countWon = (deals: readonly Deal[]) => deals.filter(isSale).length

/** The share of won deals among the decided ones. */
const computeWinRate = (deals: readonly Deal[]) =>
  countWon(deals) / Math.max(1, deals.filter((deal) => !isOpen(deal)).length)

export const DealFigures = (parts: BucketsProps) => (
  <Grid
    as="ul"
    aria-label="Resumo dos negócios"
    listStyleType="none"
    gap={{ base: '4', md: '6' }}
    templateColumns="repeat(auto-fit, minmax(min(240px, 100%), 1fr))"
  >
    <SalesFigure name="Negócios novos" {...parts} compute={({ length }) => length} format={formatCount} />
    <SalesFigure name="Negócios ganhos" {...parts} compute={countWon} format={formatCount} />
    <SalesFigure name="Taxa de ganho" {...parts} compute={computeWinRate} format={formatShare} />
    <SalesFigure name="Valor médio ganho" {...parts} compute={computeTicket} format={formatMoney} />
  </Grid>
)

/** New deals, and how many of them are won by now. */
export const DealsCourse = ({ current }: Pick<BucketsProps, 'current'>) => (
  <TrendPanel
    title="Negócios no tempo"
    description="Os novos, e quantos deles já foram ganhos"
    parts={current}
    series={[
      { name: 'Novos', color: 'first', values: current.map(({ deals }) => deals.length) },
      { name: 'Ganhos', color: 'second', values: current.map(({ deals }) => countWon(deals)) },
    ]}
    format={formatCount}
  />
)

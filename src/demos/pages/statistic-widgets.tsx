import { Grid } from '@chakra-ui/react'
import { useMemo } from 'react'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { HourHeat } from './sales/hour-heat.tsx'
import { joinBuckets, splitItems, splitPeriod } from './sales/period.ts'
import { SalesBar } from './sales/sales-bar.tsx'
import {
  ChannelShares,
  RegionBars,
  Returns,
  RevenueChart,
  SalesFigures,
  TopProducts,
  Transactions,
} from './sales/sales-widgets.tsx'
import { useDeals } from './sales/store.ts'
import { LookupBar } from './statistic-widgets/lookup-bar.tsx'
import { useTallies } from './statistic-widgets/lookup-store.ts'
import {
  ChannelRing,
  LookupFigures,
  ModuleBars,
  OutcomeChart,
  ResponseChart,
} from './statistic-widgets/lookup-widgets.tsx'

const twoColumns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }

export default function StatisticWidgetsPage() {
  const { deals, now, period } = useDeals()
  const { current, previous } = useMemo(() => splitPeriod(deals, period, now), [deals, period, now])
  const shown = useMemo(() => joinBuckets(current), [current])
  const { tallies, added } = useTallies(now)
  const lookupParts = useMemo(() => splitItems(tallies, period, now), [tallies, period, now])
  return (
    <>
      <RouteHeader />
      <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)">
        <SalesBar period={period} deals={shown} add="Nova venda" stage="won" />
        <SalesFigures current={current} previous={previous} />
        <Grid gap={{ base: '4', md: '6' }} templateColumns={twoColumns}>
          <RevenueChart current={current} previous={previous} period={period} />
          <ChannelShares deals={shown} />
        </Grid>
        <Grid gap={{ base: '4', md: '6' }} templateColumns={twoColumns}>
          <TopProducts current={current} previous={previous} />
          <RegionBars deals={shown} />
        </Grid>
        <Grid gap={{ base: '4', md: '6' }} templateColumns={evenColumns}>
          <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)">
            <HourHeat deals={shown} />
            <Returns deals={shown} />
          </Grid>
          <Transactions deals={shown} />
        </Grid>
        <LookupBar period={period} current={lookupParts.current} added={added} />
        <LookupFigures {...lookupParts} tallies={tallies} now={now} />
        <Grid gap={{ base: '4', md: '6' }} templateColumns={twoColumns}>
          <OutcomeChart current={lookupParts.current} period={period} />
          <ChannelRing current={lookupParts.current} period={period} />
        </Grid>
        <Grid gap={{ base: '4', md: '6' }} templateColumns={twoColumns}>
          <ResponseChart {...lookupParts} period={period} />
          <ModuleBars current={lookupParts.current} period={period} />
        </Grid>
      </Grid>
    </>
  )
}

const evenColumns = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }

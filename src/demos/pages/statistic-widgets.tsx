import { Grid, Heading } from '@chakra-ui/react'
import { useMemo } from 'react'
import { formatCount } from '@/lib/format/quantity.ts'
import { BarChart } from '@/ui/charts/bar-chart.tsx'
import { ChartKey } from '@/ui/charts/chart-key.tsx'
import { HorizontalBars } from '@/ui/charts/horizontal-bars.tsx'
import { LineChart } from '@/ui/charts/line-chart.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { RouteHeader } from '@/ui/page/route-header.tsx'
import { joinBuckets, splitPeriod } from './sales/period.ts'
import { SalesBar } from './sales/sales-bar.tsx'
import {
  ChannelShares,
  HourHeat,
  RegionBars,
  Returns,
  RevenueChart,
  SalesFigures,
  TopProducts,
  Transactions,
} from './sales/sales-widgets.tsx'
import { useDeals } from './sales/store.ts'
import { figures, modules, outcomesByDay, responsesByWeek, shares } from './statistic-widgets/sample-data.ts'
import { ShareRing } from './statistic-widgets/share-ring.tsx'
import { TrendFigure } from './statistic-widgets/trend-figure.tsx'

const twoColumns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }

export default function StatisticWidgetsPage() {
  const { deals, now, period } = useDeals()
  const { current, previous } = useMemo(() => splitPeriod(deals, period, now), [deals, period, now])
  const shown = useMemo(() => joinBuckets(current), [current])
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
        <Heading as="h2" textStyle="h2" mt="2">
          Consultas
        </Heading>
        <Grid as="ul" listStyleType="none" gap={{ base: '4', md: '6' }} templateColumns={figureColumns}>
          {figures.map((figure) => (
            <TrendFigure key={figure.name} {...figure} />
          ))}
        </Grid>
        <Grid gap={{ base: '4', md: '6' }} templateColumns={twoColumns}>
          <Panel title="Consultas por dia" description="Na última semana, pelo resultado">
            <ChartKey data={outcomesByDay} />
            <BarChart label="Consultas por dia, pelo resultado" data={outcomesByDay} />
          </Panel>
          <Panel title="Por onde chegam" description="No último mês">
            <ShareRing label="Por onde chegam as consultas" shares={shares} />
          </Panel>
        </Grid>
        <Grid gap={{ base: '4', md: '6' }} templateColumns={twoColumns}>
          <Panel title="Tempo de resposta" description="Mediana por semana">
            <LineChart label="Tempo de resposta, mediana por semana" data={responsesByWeek} isArea />
          </Panel>
          <Panel title="Consultas mais usadas" description="No último mês">
            <HorizontalBars rows={modules} format={formatCount} />
          </Panel>
        </Grid>
      </Grid>
    </>
  )
}

const evenColumns = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }

const figureColumns = 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))'

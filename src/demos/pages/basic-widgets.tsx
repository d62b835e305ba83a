import { Grid, Heading } from '@chakra-ui/react'
import { useMemo } from 'react'
import { RouteHeader } from '@/ui/page/page-header.tsx'
import { Checklist } from './basic-widgets/checklist.tsx'
import { Goals } from './basic-widgets/goals.tsx'
import { Greeting } from './basic-widgets/greeting.tsx'
import { QuickNote } from './basic-widgets/quick-note.tsx'
import { Team } from './basic-widgets/team.tsx'
import { Timeline } from './basic-widgets/timeline.tsx'
import {
  Activities,
  Funnel,
  Meetings,
  Origins,
  RecentDeals,
  RevenueGoal,
  TopSellers,
} from './sales/crm-widgets.tsx'
import { DealFigures, DealsCourse } from './sales/deals-course.tsx'
import { countDays, joinBuckets, splitPeriod } from './sales/period.ts'
import { SalesBar } from './sales/sales-bar.tsx'
import { useDeals } from './sales/store.ts'
import { SalesTasks } from './sales/tasks.tsx'

const gap = { base: '4', md: '6' }

const threeColumns = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(2, minmax(0, 1fr))',
  '2xl': 'repeat(3, minmax(0, 1fr))',
}

/** A CRM dashboard of the sales store, and widgets of a personal start page. */
export default function BasicWidgetsPage() {
  const { deals, now, period } = useDeals()
  const parts = useMemo(() => splitPeriod(deals, period, now), [deals, period, now])
  const shown = useMemo(() => joinBuckets(parts.current), [parts])
  return (
    <>
      <RouteHeader />
      <Grid gap={gap} templateColumns="minmax(0, 1fr)">
        <SalesBar period={period} deals={shown} add="Novo negócio" stage="lead" />
        <DealFigures {...parts} />
        <Grid gap={gap} templateColumns={threeColumns}>
          <Greeting deals={deals} />
          <RevenueGoal deals={shown} days={countDays(period, now)} />
          <Funnel deals={shown} />
          <Origins deals={shown} />
          <TopSellers deals={shown} />
          <Meetings deals={deals} now={now} />
        </Grid>
        <DealsCourse current={parts.current} />
        <Grid gap={gap} templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
          <RecentDeals deals={shown} />
          <Activities deals={shown} />
        </Grid>
        <Heading as="h2" textStyle="h2" mt="2">
          Seu dia
        </Heading>
        <Grid gap={gap} templateColumns={threeColumns}>
          <SalesTasks />
          <Checklist />
          <QuickNote />
          <Goals />
          <Team />
          <Timeline />
        </Grid>
      </Grid>
    </>
  )
}
